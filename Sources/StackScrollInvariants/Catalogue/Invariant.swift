import PropertyKit
import StackScrollCore

/// A named law about screens, with what is needed to check it on thousands of them.
public struct Invariant: Sendable {
  /// The name; also the name of the folder that holds its counterexamples.
  public let id: String
  /// The law, as one sentence.
  public let sentence: String
  /// What a run is expected to find.
  public let role: Role
  /// What the law takes for granted.
  public let assumptions: [Assumption]
  private let experiment: any Experiment

  /// What a run is expected to find.
  public enum Role: Hashable, Sendable {
    /// The law holds.
    case law
    /// The claim is published somewhere and false; the text says why.
    case refutedClaim(because: String)
    /// The claim is false on purpose: a run that does not notice proves nothing.
    case canary
  }

  /// Makes an invariant.
  ///
  /// - Parameters:
  ///   - generator: the values to check it on; all of them satisfy the assumptions.
  ///   - check: the law, for one value and a layout.
  public init<Value: Subject>(
    _ id: String, _ sentence: String, role: Role = .law, assuming assumptions: [Assumption] = [],
    for generator: Gen<Value>,
    check: @escaping @Sendable (Value, LayoutModel) throws -> Outcome
  ) {
    self.id = id
    self.sentence = sentence
    self.role = role
    self.assumptions = assumptions
    experiment = TypedExperiment(generator: generator, check: check)
  }

  /// Whether the invariant is one of the claims that a run must refute.
  public var mustFail: Bool { role != .law }

  /// Checks the invariant on generated values, and shrinks what fails.
  ///
  /// - Parameter workers: how many cases may run at the same time; the report does not depend on it.
  public func explore(
    settings: Settings = Settings(), model: LayoutModel = .standard, workers: Int = 1,
    observe: (Progress) -> RunControl = { _ in .proceed }
  ) -> Report<any Subject> {
    experiment.explore(settings: settings, model: model, workers: workers, observe: observe)
  }

  /// Checks the invariant on one value; throws `FixtureError` if it is not of the right type.
  public func outcome(
    for subject: any Subject, model: LayoutModel = .standard
  ) throws(FixtureError) -> Outcome {
    try experiment.outcome(for: subject, model: model)
  }

  /// The invariant over variations of one screen; nil if it is not about screens.
  ///
  /// A variation that breaks an assumption, or makes another screen than generators do, does not
  /// count.
  func around(_ variations: Gen<VariedScreen>) -> Invariant? {
    experiment.around(variations, as: self)
  }

  /// Reads a value of the type that the invariant is about.
  public func subject(reading reader: inout FixtureReader) throws(FixtureError) -> any Subject {
    try experiment.subject(reading: &reader)
  }
}

/// A generator and a check, whatever their type.
private protocol Experiment: Sendable {
  func explore(
    settings: Settings, model: LayoutModel, workers: Int, observe: (Progress) -> RunControl
  ) -> Report<any Subject>
  func outcome(for subject: any Subject, model: LayoutModel) throws(FixtureError) -> Outcome
  func subject(reading reader: inout FixtureReader) throws(FixtureError) -> any Subject
  func around(_ variations: Gen<VariedScreen>, as law: Invariant) -> Invariant?
}

private struct TypedExperiment<Value: Subject>: Experiment {
  let generator: Gen<Value>
  let check: @Sendable (Value, LayoutModel) throws -> Outcome

  func explore(
    settings: Settings, model: LayoutModel, workers: Int, observe: (Progress) -> RunControl
  ) -> Report<any Subject> {
    PropertyKit.check(
      generator, settings: settings, workers: workers, observe: observe
    ) { [check] value in
      try check(value, model)
    }
    .map { $0 as any Subject }
  }

  func outcome(for subject: any Subject, model: LayoutModel) throws(FixtureError) -> Outcome {
    guard let value = subject as? Value else {
      throw FixtureError(
        .wrongValue(
          expected: Value.formatName, found: type(of: subject).formatName), at: ["subject", "type"])
    }
    return Outcome.of { try check(value, model) }
  }

  func subject(reading reader: inout FixtureReader) throws(FixtureError) -> any Subject {
    try Value(reading: &reader)
  }

  func around(_ variations: Gen<VariedScreen>, as law: Invariant) -> Invariant? {
    let value: @Sendable (VariedScreen) throws -> Value?
    switch Value.self {
    case is Screen.Type: value = { try ShownScreen($0, .standard).screen as? Value }
    case is EditSession.Type: value = { try $0.session() as? Value }
    default: return nil
    }
    return Invariant(
      law.id, law.sentence, role: law.role, assuming: law.assumptions, for: variations
    ) { [check] varied, model in
      let screen = try varied.screen()
      if let broken = law.assumptions.first(where: { $0.isSatisfied(by: screen) == false }) {
        throw Discard.precondition("it is not so that \(broken.sentence)")
      }
      guard let value = try value(varied) else { return .passed }
      return try check(value, model)
    }
  }
}
