import PropertyKit

/// A disk with open files; a class, as systems often are.
final class Disk {
  private var contents: [Int: [Int]] = [:]
  private var lastClosed: Int?
  private var opened = 0
  let bug: Bug?

  enum Bug { case losesWritesAfterAnotherIsClosed, mixesUpTheSecondAndThird }

  init(bug: Bug?) {
    self.bug = bug
  }

  func open() -> Int {
    opened += 1
    contents[opened] = []
    return opened
  }

  func write(_ value: Int, to file: Int) {
    if bug == .losesWritesAfterAnotherIsClosed, lastClosed != nil { return }
    contents[bug == .mixesUpTheSecondAndThird && file == 3 ? 2 : file]?.append(value)
  }

  func close(_ file: Int) -> [Int] {
    lastClosed = file
    return contents.removeValue(forKey: file) ?? []
  }
}

/// Files that are opened, written and closed, in any number at the same time.
struct FileMachine: Machine, Hashable {
  enum Command: Hashable {
    case open
    case write(Reference, Int)
    case close(Reference)
  }

  struct System {
    let disk: Disk
    var files: [Reference: Int] = [:]
  }

  var bug: Disk.Bug?
  var contents: [Reference: [Int]] = [:]

  var commands: Gen<Command> {
    let file = Gen<Reference>.reference(among: contents.keys)
    return .one(of: [
      .always(.open), Gen.zip(file, Gen<Int>.int(in: 0...99)).map { .write($0, $1) },
      file.map { .close($0) },
    ])
  }

  mutating func advance(by step: Step<Command>) {
    switch step.command {
    case .open: contents[step.result] = []
    case .write(let file, let value): contents[file]?.append(value)
    case .close(let file): contents[file] = nil
    }
  }

  func makeSystem() -> System { System(disk: Disk(bug: bug)) }

  func run(_ step: Step<Command>, on system: inout System) -> Outcome {
    switch step.command {
    case .open:
      system.files[step.result] = system.disk.open()
      return .passed
    case .write(let file, let value):
      system.disk.write(value, to: system.files[file] ?? 0)
      return .passed
    case .close(let file):
      let found = system.disk.close(system.files[file] ?? 0)
      let expected = contents[file] ?? []
      return .holds(if: found == expected, otherwise: "held \(found), expected \(expected)")
    }
  }
}
