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
  /// The group of laws that it belongs to, if it belongs to one.
  public private(set) var family: String?
  /// What the law takes for granted.
  public private(set) var assumptions: [Assumption]
  private var experiment: any Experiment

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
  ///   - id: the name, of `a` to `z`, digits and `-`; also the folder of its counterexamples.
  ///   - sentence: the law, as one sentence.
  ///   - role: what a run is expected to find.
  ///   - assumptions: what the law takes for granted.
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

  /// Makes an invariant whose assumptions can be dropped.
  ///
  /// - Parameters:
  ///   - id: the name, of `a` to `z`, digits and `-`; also the folder of its counterexamples.
  ///   - sentence: the law, as one sentence.
  ///   - role: what a run is expected to find.
  ///   - assumptions: what the law takes for granted.
  ///   - draw: the values to check it on; its settings are what the assumptions narrow.
  ///   - check: the law, for one value and a layout.
  public init<Drawn: Draw>(
    _ id: String, _ sentence: String, role: Role = .law, assuming assumptions: [Assumption] = [],
    drawing draw: Drawn,
    check: @escaping @Sendable (Drawn.Value, LayoutModel) throws -> Outcome
  ) {
    self.id = id
    self.sentence = sentence
    self.role = role
    self.assumptions = assumptions
    experiment = TypedExperiment(draw, check)
  }

  /// The law without one of its assumptions, on values that are drawn more widely.
  ///
  /// - Returns: nil if it does not have the assumption, or the assumption says what the law is
  ///   about: without it there would be nothing to check.
  package func without(_ assumption: Assumption) -> Invariant? {
    guard let place = assumptions.firstIndex(of: assumption),
      let wider = experiment.without(assumption)
    else { return nil }
    var law = self
    law.assumptions.remove(at: place)
    law.experiment = wider
    return law
  }

  /// The invariant as one of a family, under whose name all of it can be run.
  public func inFamily(_ family: String) -> Invariant {
    var member = self
    member.family = family
    return member
  }

  /// Whether the invariant is one of the claims that a run must refute.
  package var mustFail: Bool { role != .law }

  /// Checks the invariant on generated values, and shrinks what fails.
  ///
  /// - Parameters:
  ///   - settings: the limits of the run.
  ///   - model: the layout that it is checked against.
  ///   - workers: how many cases may run at the same time; the report does not depend on it.
  ///   - observe: told how far the run has come; may stop it.
  public func explore(
    settings: Settings = Settings(), model: LayoutModel = .standard, workers: Int = 1,
    observe: (Progress) -> RunControl = { _ in .proceed }
  ) -> Report<any Subject> {
    explore(
      settings: settings, model: model, workers: workers, recorder: nil, observe: observe)
  }

  /// The same, telling a recorder the kind of each screen on which the invariant passes.
  package func explore(
    settings: Settings = Settings(), model: LayoutModel = .standard, workers: Int = 1,
    recorder: CoverageRecorder?, observe: (Progress) -> RunControl = { _ in .proceed }
  ) -> Report<any Subject> {
    experiment.explore(
      settings: settings, model: model, workers: workers, recorder: recorder, observe: observe)
  }

  /// Checks the invariant on one value; throws `FixtureError` if it is not of the right type.
  public func outcome(
    for subject: any Subject, model: LayoutModel = .standard
  ) throws(FixtureError) -> Outcome {
    try experiment.outcome(for: subject, model: model)
  }

  /// Whether a value is one of those that the law is about: it has what the law assumes of it.
  package func speaks(of subject: any Subject) -> Bool { experiment.admits(subject) }

  /// The name that the type of value it is about has in fixtures.
  package var subjectName: String { experiment.subjectName }

  /// Whether it is about screens of any shape, and not about one design.
  package var isAboutAnyScreen: Bool {
    [Screen.formatName, EditSession.formatName].contains(subjectName)
  }

  /// The invariant over variations of one screen; nil if it is not about screens.
  ///
  /// A variation that breaks an assumption, or makes another screen than generators do, does not
  /// count.
  package func around(_ variations: Gen<VariedScreen>) -> Invariant? {
    experiment.around(variations, as: self)
  }

  /// Reads a value of the type that the invariant is about.
  package func subject(reading reader: inout FixtureReader) throws(FixtureError) -> any Subject {
    try experiment.subject(reading: &reader)
  }
}

/// A generator and a check, whatever their type.
private protocol Experiment: Sendable {
  var subjectName: String { get }
  func explore(
    settings: Settings, model: LayoutModel, workers: Int, recorder: CoverageRecorder?,
    observe: (Progress) -> RunControl
  ) -> Report<any Subject>
  func outcome(for subject: any Subject, model: LayoutModel) throws(FixtureError) -> Outcome
  func subject(reading reader: inout FixtureReader) throws(FixtureError) -> any Subject
  func admits(_ subject: any Subject) -> Bool
  func without(_ assumption: Assumption) -> (any Experiment)?
  func around(_ variations: Gen<VariedScreen>, as law: Invariant) -> Invariant?
}

private struct TypedExperiment<Value: Subject>: Experiment {
  let generator: Gen<Value>
  let check: @Sendable (Value, LayoutModel) throws -> Outcome
  var admitsValue: @Sendable (Value) -> Bool = { _ in true }
  var widened: @Sendable (Assumption) -> (any Experiment)? = { _ in nil }

  var subjectName: String { Value.formatName }

  func admits(_ subject: any Subject) -> Bool {
    guard let value = subject as? Value else { return false }
    return admitsValue(value)
  }

  func without(_ assumption: Assumption) -> (any Experiment)? { widened(assumption) }

  func explore(
    settings: Settings, model: LayoutModel, workers: Int, recorder: CoverageRecorder?,
    observe: (Progress) -> RunControl
  ) -> Report<any Subject> {
    PropertyKit.check(
      generator, settings: settings, workers: workers, observe: observe
    ) { [check] value in
      let outcome = try check(value, model)
      if let recorder, case .passed = outcome { recorder.record(value) }
      return outcome
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
      do { return try check(value, model) } catch EditError.noLayout(let error) {
        throw Discard.noLayout(error)
      }
    }
  }
}

extension TypedExperiment {
  /// The experiment of a draw, and of the wider draws that come of it.
  init(
    _ draw: some Draw<Value>, _ check: @escaping @Sendable (Value, LayoutModel) throws -> Outcome
  ) {
    self.init(
      generator: draw.values, check: check, admitsValue: { draw.admits($0) },
      widened: { assumption in draw.without(assumption).map { TypedExperiment($0, check) } })
  }
}
