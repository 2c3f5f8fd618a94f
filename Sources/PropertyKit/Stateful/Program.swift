/// A list of commands for a machine, from a first state on.
public struct Program<M: MachineModel>: Sendable {
  /// The model before the first step.
  public let start: M
  /// What is done, in order.
  public private(set) var commands: [M.Command]

  /// Makes a program by hand, for instance one that shrinking found.
  public init(_ start: M, _ commands: [M.Command] = []) {
    self.start = start
    self.commands = commands
  }

  /// The commands with the names of their results.
  public var steps: [Step<M.Command>] {
    commands.enumerated().map { Step($1, result: Reference(step: $0 + 1)) }
  }

  /// The model after the last step.
  public var end: M {
    steps.reduce(into: start) { state, step in state.advance(by: step) }
  }

  /// Adds a command; returns its step.
  mutating func append(_ command: M.Command) -> Step<M.Command> {
    commands.append(command)
    return Step(command, result: Reference(step: commands.count))
  }
}

extension Program: Equatable where M: Equatable, M.Command: Equatable {}
extension Program: Hashable where M: Hashable, M.Command: Hashable {}

extension Program where M: Machine {
  /// Runs the program on a new system, and says which step went wrong, if one did.
  ///
  /// A failure keeps its kind, so that shrinking stays with one bug whatever step shows it. A
  /// program made by hand whose commands are not all allowed is discarded.
  public func run() -> Outcome {
    var state = start
    do {
      var system = try start.makeSystem()
      try Self.expect(Self.beginning, Outcome.of { try state.check(system) })
      for step in steps {
        try Self.expect(step, isAllowedIn: state)
        try Self.expect(Self.words(step), Outcome.of { try state.run(step, on: &system) })
        state.advance(by: step)
        try Self.expect("after \(Self.words(step))", Outcome.of { try state.check(system) })
      }
      return .passed
    } catch {
      return Outcome.of { throw error }
    }
  }
}

extension Program where M: AsyncMachine {
  /// Runs the program on a new system, one step after the other, and says which step went wrong, if one
  /// did; like the form for a `Machine`.
  public func run() async -> Outcome {
    var state = start
    do {
      var system = try await start.makeSystem()
      try Self.expect(Self.beginning, await Outcome.awaiting { try await state.check(system) })
      for step in steps {
        try Self.expect(step, isAllowedIn: state)
        let model = state
        try Self.expect(
          Self.words(step), await Outcome.awaiting { try await model.run(step, on: &system) })
        state.advance(by: step)
        try Self.expect(
          "after \(Self.words(step))", await Outcome.awaiting { try await state.check(system) })
      }
      return .passed
    } catch {
      return Outcome.of { throw error }
    }
  }
}

extension Program {
  private static var beginning: String { "before the first step" }

  private static func words(_ step: Step<M.Command>) -> String {
    "step \(step.result.step), \(step.command)"
  }

  /// Throws the discard of a program with a step that its state does not allow.
  private static func expect(_ step: Step<M.Command>, isAllowedIn state: M) throws {
    guard state.allows(step.command) else {
      throw Discard.precondition("\(words(step)) is not allowed in its state")
    }
  }

  /// Throws the failure or discard of a verdict, with where it happened.
  private static func expect(_ place: @autoclosure () -> String, _ verdict: Outcome) throws {
    switch verdict {
    case .passed: return
    case .discarded(let reason): throw reason
    case .failed(let failure):
      throw Failure(kind: failure.kind, message: "\(place()): \(failure.message)")
    }
  }
}

extension Program: CustomStringConvertible {
  /// The steps, numbered, one a line; a result that a later step refers to has its name before it.
  public var description: String {
    let used = references
    let width = "\(commands.count)".count
    let lines = steps.map { step in
      let number = "\(step.result.step)"
      let room = String(repeating: " ", count: width - number.count)
      let name = used.contains(step.result) ? "\(step.result) = " : ""
      return "\(room)\(number). \(name)\(step.command)"
    }
    return lines.isEmpty ? "no steps" : lines.joined(separator: "\n")
  }

  /// The names that occur in the commands.
  private var references: Set<Reference> {
    commands.reduce(into: []) { $0.formUnion(Self.references(in: $1)) }
  }

  private static func references(in value: Any) -> [Reference] {
    if let reference = value as? Reference { return [reference] }
    return Mirror(reflecting: value).children.flatMap { references(in: $0.value) }
  }
}

extension Program: CounterexampleRepresentable {
  /// The steps, numbered.
  public var counterexamplePicture: String { description }

  /// The program as Swift source, with its names declared before it.
  ///
  /// Machines and commands are written as Swift prints them, which is source for enums and structs
  /// of numbers and texts; others can say their own by being `CounterexampleRepresentable`.
  public var counterexampleSource: String {
    let names = references.sorted().map { "let \($0) = Reference(step: \($0.step))\n" }.joined()
    let list = commands.map(Self.source).joined(separator: ", ")
    return "\(names)Program(\(Self.source(of: start)), [\(list)])"
  }

  private static func source(of value: some Any) -> String {
    if let known = value as? any CounterexampleRepresentable { return known.counterexampleSource }
    let isCase = Mirror(reflecting: value).displayStyle == .enum
    return "\(isCase ? "." : "")\(value)"
  }
}
