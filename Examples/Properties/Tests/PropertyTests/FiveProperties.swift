import PropertyKit
import PropertyTesting
import Testing

/// Five properties that do not hold, one of each kind.
///
/// `withKnownIssue` lets their tests pass: what
/// they print is what a failing test prints.
struct FiveProperties {
  /// An ordinary one: the mean of two numbers that are large.
  @Test func `a mean lies between its numbers`() async {
    await withKnownIssue {
      try await forAll(.zip(.int(in: 0...200), .int(in: 0...200))) { (left: Int, right: Int) in
        let mean = Int(UInt8(truncatingIfNeeded: left + right)) / 2
        #expect((min(left, right)...max(left, right)).contains(mean))
      }
    }
  }

  /// A system that changes: a ring that holds one element too few.
  @Test func `a ring holds what a queue holds`() async {
    await withKnownIssue {
      try await forAllPrograms(of: RingMachine())
    }
  }

  /// An asynchronous one: a cache that two callers fill.
  @Test func `a cache asks for a page once`() async {
    await withKnownIssue {
      try await forAll(.array(of: .int(in: 0...9), count: 1...8)) { (pages: [Int]) in
        let cache = PageCache()
        await withTaskGroup { group in
          for page in pages { group.addTask { _ = await cache.page(page) } }
        }
        #expect(await cache.loads == Set(pages).count)
      }
    }
  }

  /// One that traps: the middle of a list, one place too far.
  @Test(.enabled(if: Isolation.isAvailable)) func `a list has a middle`() async {
    await withKnownIssue {
      try await forAll(
        .array(of: .int(in: 0...99)), settings: Settings(isolation: Isolation())
      ) { (list: [Int]) in
        list.isEmpty || middle(of: list) >= 0
      }
    }
  }

  /// One that hangs: halves that never come to nothing.
  @Test(.enabled(if: Isolation.isAvailable)) func `halving ends`() async {
    await withKnownIssue {
      try await forAll(
        .int(in: -1000...1000), settings: Settings(isolation: Isolation())
      ) { (number: Int) in
        halvings(of: number) < 64
      }
    }
  }
}

private func middle(of list: [Int]) -> Int {
  list[(list.count + 1) / 2]
}

private func halvings(of number: Int) -> Int {
  var (rest, count) = (number, 0)
  while rest != 0 {
    rest >>= 1
    count &+= 1
  }
  return count
}

/// A cache that loads what it does not have, and waits meanwhile.
private actor PageCache {
  private(set) var loads = 0
  private var pages: [Int: String] = [:]

  func page(_ number: Int) async -> String {
    if let page = pages[number] { return page }
    loads += 1
    await Task.yield()
    let page = "page \(number)"
    pages[number] = page
    return page
  }
}

/// A queue of at most four numbers, kept in a ring.
private struct Ring {
  private var places = [Int](repeating: 0, count: 4)
  private var (first, next) = (0, 0)

  var count: Int { (next - first + 4) % 4 }

  mutating func put(_ number: Int) {
    places[next] = number
    next = (next + 1) % 4
  }

  mutating func take() -> Int {
    defer { first = (first + 1) % 4 }
    return places[first]
  }
}

private struct RingMachine: Machine {
  enum Command {
    case put(Int)
    case take
  }

  var contents: [Int] = []

  var commands: Gen<Command> {
    .one(of: [Gen<Int>.int(in: 0...9).map { .put($0) }, .always(.take)])
  }

  func allows(_ command: Command) -> Bool {
    if case .put = command { contents.count < 4 } else { !contents.isEmpty }
  }

  mutating func advance(by step: Step<Command>) {
    if case .put(let number) = step.command {
      contents.append(number)
    } else {
      contents.removeFirst()
    }
  }

  func makeSystem() -> Ring { Ring() }

  func run(_ step: Step<Command>, on ring: inout Ring) -> Outcome {
    switch step.command {
    case .put(let number):
      ring.put(number)
      return .passed
    case .take:
      let taken = ring.take()
      return .holds(if: taken == contents[0], otherwise: "took \(taken), expected \(contents[0])")
    }
  }

  func check(_ ring: Ring) -> Outcome {
    .holds(
      if: ring.count == contents.count, otherwise: "holds \(ring.count), expected \(contents.count)"
    )
  }
}
