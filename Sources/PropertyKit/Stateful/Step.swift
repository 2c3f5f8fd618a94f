/// One step of a program: a command, and the name by which later commands refer to its result.
public struct Step<Command> {
  /// What is done.
  public let command: Command
  /// The name of what the step makes, if it makes anything.
  public let result: Reference

  /// Makes a step.
  public init(_ command: Command, result: Reference) {
    self.command = command
    self.result = result
  }
}

extension Step: Sendable where Command: Sendable {}
extension Step: Equatable where Command: Equatable {}
extension Step: Hashable where Command: Hashable {}
