/// A list of commands for a machine, from a first state on.
public struct Program<M: Machine>: Sendable {
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

extension Program {
  /// Runs the program on a new system, and says which step went wrong, if one did.
  ///
  /// A failure keeps its kind, so that shrinking stays with one bug whatever step shows it. A
  /// program made by hand whose commands are not all allowed is discarded.
  public func run() -> Outcome {
    var state = start
    do {
      var system = try start.makeSystem()
      try Self.expect("before the first step") { try state.check(system) }
      for step in steps {
        guard state.allows(step.command) else {
          return .discarded(because: "\(Self.words(step)) is not allowed in its state")
        }
        try Self.expect(Self.words(step)) { try state.run(step, on: &system) }
        state.advance(by: step)
        try Self.expect("after \(Self.words(step))") { try state.check(system) }
      }
      return .passed
    } catch {
      return Outcome.of { throw error }
    }
  }

  private static func words(_ step: Step<M.Command>) -> String {
    "step \(step.result.step), \(step.command)"
  }

  /// Throws the failure or discard of a verdict, with where it happened.
  private static func expect(
    _ place: @autoclosure () -> String, _ verdict: () throws -> Outcome
  ) throws {
    switch Outcome.of(verdict) {
    case .passed: return
    case .discarded(let reason): throw reason
    case .failed(let failure):
      throw Failure(kind: failure.kind, message: "\(place()): \(failure.message)")
    }
  }
}
