import PropertyKit

/// Views in order; removing the third of four or more takes the one after it.
struct ArrangedViews {
  private(set) var names: [Int] = []

  mutating func insert(_ name: Int, at position: Int) { names.insert(name, at: position) }

  mutating func remove(at position: Int) {
    names.remove(at: position == 2 && names.count > 3 ? 3 : position)
  }
}

/// Views that are inserted and removed by position; each is named for the step that inserted it.
struct ListMachine: Machine {
  enum Command { case insert(at: Int), remove(at: Int) }
  var names: [Int] = []

  var commands: Gen<Command> {
    .one(of: [
      Gen<Int>.position(in: names.count + 1).map { .insert(at: $0) },
      Gen<Int>.position(in: names.count).map { .remove(at: $0) },
    ])
  }

  mutating func advance(by step: Step<Command>) {
    switch step.command {
    case .insert(let position): names.insert(step.result.step, at: position)
    case .remove(let position): names.remove(at: position)
    }
  }

  func makeSystem() -> ArrangedViews { ArrangedViews() }

  func run(_ step: Step<Command>, on views: inout ArrangedViews) -> Outcome {
    switch step.command {
    case .insert(let position): views.insert(step.result.step, at: position)
    case .remove(let position): views.remove(at: position)
    }
    return .passed
  }

  func check(_ views: ArrangedViews) -> Outcome {
    .holds(if: views.names == names, otherwise: "\(views.names), expected \(names)")
  }
}
