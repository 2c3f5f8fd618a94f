import PropertyKit

/// A set in an unsorted array; removing what is not there takes the last element instead.
struct ArraySet {
  private var members: [Int] = []

  mutating func insert(_ value: Int) {
    if !members.contains(value) { members.append(value) }
  }

  mutating func remove(_ value: Int) {
    members.swapAt(
      members.firstIndex(of: value) ?? max(0, members.count - 1), max(0, members.count - 1))
    _ = members.popLast()
  }

  func contains(_ value: Int) -> Bool { members.contains(value) }
}

/// A set that loses an element when another is removed twice.
struct SetMachine: Machine {
  enum Command: Hashable { case insert(Int), remove(Reference), contains(Reference) }
  var inserted: [Reference: Int] = [:]
  var members: Set<Int> = []

  var commands: Gen<Command> {
    let value = Gen<Reference>.reference(among: inserted.keys)
    return .one(of: [
      Gen<Int>.int(in: 0...99).map { .insert($0) }, value.map { .remove($0) },
      value.map { .contains($0) },
    ])
  }

  mutating func advance(by step: Step<Command>) {
    switch step.command {
    case .insert(let value):
      inserted[step.result] = value
      members.insert(value)
    case .remove(let name): inserted[name].map { _ = members.remove($0) }
    case .contains: break
    }
  }

  func makeSystem() -> ArraySet { ArraySet() }

  func run(_ step: Step<Command>, on set: inout ArraySet) -> Outcome {
    switch step.command {
    case .insert(let value): set.insert(value)
    case .remove(let name): inserted[name].map { set.remove($0) }
    case .contains(let name):
      let value = inserted[name] ?? 0
      return .holds(
        if: set.contains(value) == members.contains(value), otherwise: "\(value) is lost")
    }
    return .passed
  }
}
