/// A state machine: what may be done to a system, and what must hold of it after each step.
///
/// The value itself is the model, a plain picture of the state that is too simple to be wrong. A
/// program, a list of commands, is drawn from the model alone; it is then run on the real system,
/// with the model beside it to say what is right.
///
/// ```swift
/// struct QueueMachine: Machine {
///   enum Command { case put(Int), take }
///   var contents: [Int] = []
///
///   var commands: Gen<Command> {
///     .one(of: [Gen<Int>.int(in: 0...9).map { .put($0) }, .always(.take)])
///   }
///   func allows(_ command: Command) -> Bool { ... }
///   mutating func advance(by step: Step<Command>) { ... }
///   func makeSystem() -> Queue { Queue() }
///   func run(_ step: Step<Command>, on queue: inout Queue) throws { ... }
/// }
///
/// let report = check(QueueMachine().programs()) { $0.run() }
/// ```
public protocol Machine: MachineModel {
  /// What is tested, and what its commands made; a class or a value.
  associatedtype System
  /// What a step returns: nothing, a `Bool` or an `Outcome`.
  associatedtype RunResult
  /// What a look at the system returns: nothing, a `Bool` or an `Outcome`.
  associatedtype CheckResult

  /// Makes the system in the state that this model describes; every run begins with a new one.
  func makeSystem() throws -> System

  /// Does a step to the system, and says whether what came of it is right: by returning `false` or an
  /// `Outcome`, by an expectation, or by throwing.
  ///
  /// The model is still the one before the step.
  func run(_ step: Step<Command>, on system: inout System) throws -> RunResult

  /// Whether the system looks as this model says; asked at the beginning and after every step.
  func check(_ system: System) throws -> CheckResult
}

extension Machine {
  /// Nothing is claimed of the system as such, unless the machine says otherwise.
  public func check(_ system: System) throws -> Outcome { .passed }
}

/// A state machine whose system answers asynchronously: an actor, a client of a server.
///
/// Like a `Machine`, only that a step is awaited. Steps follow one another; none runs beside another.
///
/// ```swift
/// struct AccountMachine: AsyncMachine {
///   enum Command { case pay(Int), draw(Int) }
///   var balance = 0
///   ...
///   func makeSystem() async throws -> Account { Account() }
///   func run(_ step: Step<Command>, on account: inout Account) async throws -> Outcome { ... }
/// }
///
/// let report = await checkAsync(AccountMachine().programs()) { await $0.run() }
/// ```
public protocol AsyncMachine: MachineModel {
  /// What is tested, and what its commands made; a class, an actor or a value.
  associatedtype System
  /// What a step returns: nothing, a `Bool` or an `Outcome`.
  associatedtype RunResult
  /// What a look at the system returns: nothing, a `Bool` or an `Outcome`.
  associatedtype CheckResult

  /// Makes the system in the state that this model describes; every run begins with a new one.
  func makeSystem() async throws -> System

  /// Does a step to the system, and says whether what came of it is right: by returning `false` or an
  /// `Outcome`, by an expectation, or by throwing.
  ///
  /// The model is still the one before the step.
  func run(_ step: Step<Command>, on system: inout System) async throws -> RunResult

  /// Whether the system looks as this model says; asked at the beginning and after every step.
  func check(_ system: System) async throws -> CheckResult
}

extension AsyncMachine {
  /// Nothing is claimed of the system as such, unless the machine says otherwise.
  public func check(_ system: System) async throws -> Outcome { .passed }
}

/// A plain picture of a system's state, and what may be done in it: what programs are drawn from.
public protocol MachineModel: Sendable {
  /// What can be done in one step; best an enum, which prints as it is written.
  associatedtype Command: Sendable

  /// The commands that may come next.
  ///
  /// Draw the same number of choices in every state where you can, so that the rest of a program
  /// keeps its meaning when shrinking deletes a step.
  var commands: Gen<Command> { get }

  /// Whether a command makes sense in this state; a program holds no other commands.
  func allows(_ command: Command) -> Bool

  /// Changes the model as a step should change the system.
  mutating func advance(by step: Step<Command>)
}

extension MachineModel {
  /// Every command is allowed, unless the model says otherwise.
  public func allows(_ command: Command) -> Bool { true }
}

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

/// The name of what an earlier step of a program made: `v3` stands for the result of step 3.
///
/// A program is drawn before it runs, so its commands cannot hold results, only names for them. The
/// model keeps the names that may be used; the system keeps what they stand for, usually in a
/// dictionary. Shrinking renames what is left when it deletes a step.
public struct Reference: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number of the step, from 1.
  public let step: Int

  /// The name of the result of a step; steps are counted from 1.
  public init(step: Int) {
    self.step = step
  }

  /// The name, such as `v3`.
  public var description: String { "v\(step)" }

  /// Earlier results come first.
  public static func < (left: Reference, right: Reference) -> Bool { left.step < right.step }
}
