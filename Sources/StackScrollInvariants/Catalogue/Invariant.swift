import PropertyKit
import StackScrollConstraints
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
  /// Known cases on which it is shown to a reader; nil if there are none.
  package private(set) var illustration: Illustration?
  /// What the law takes for granted.
  public private(set) var assumptions: [Assumption]
  private var experiment: any Experiment
  private var words: @Sendable (Evidence, NumberStyle) -> String = { $0.text($1) }

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
  ///   - check: the law, for one value; it asks its context for layouts and throws ``Evidence``
  ///     where something is not what it should be.
  public init<Value: Subject>(
    _ id: String, _ sentence: String, role: Role = .law, assuming assumptions: [Assumption] = [],
    for generator: Gen<Value>,
    check: @escaping @Sendable (Value, LawContext) throws -> Void
  ) {
    self.init(
      id, sentence, role, assumptions, TypedExperiment(generator: generator, check: check))
  }

  /// Makes an invariant whose assumptions can be dropped.
  ///
  /// - Parameters:
  ///   - id: the name, of `a` to `z`, digits and `-`; also the folder of its counterexamples.
  ///   - sentence: the law, as one sentence.
  ///   - role: what a run is expected to find.
  ///   - assumptions: what the law takes for granted.
  ///   - draw: the values to check it on; its settings are what the assumptions narrow.
  ///   - check: the law, for one value; it asks its context for layouts and throws ``Evidence``
  ///     where something is not what it should be.
  public init<Drawn: Draw>(
    _ id: String, _ sentence: String, role: Role = .law, assuming assumptions: [Assumption] = [],
    drawing draw: Drawn,
    check: @escaping @Sendable (Drawn.Value, LawContext) throws -> Void
  ) {
    self.init(id, sentence, role, assumptions, TypedExperiment(draw, check))
  }

  private init(
    _ id: String, _ sentence: String, _ role: Role, _ assumptions: [Assumption],
    _ experiment: any Experiment
  ) {
    self.id = id
    self.sentence = sentence
    self.role = role
    self.assumptions = assumptions
    self.experiment = experiment
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

  /// The invariant, shown on some cases; one that has cases of its own keeps those.
  func illustrated(by illustration: Illustration) -> Invariant {
    var shown = self
    shown.illustration = self.illustration ?? illustration
    return shown
  }

  /// Whether the invariant is one of the claims that a run must refute.
  package var mustFail: Bool { role != .law }

  /// Checks the invariant on generated values, and shrinks what fails.
  ///
  /// The law is run once more on each smallest case, for its evidence; that call is counted.
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
    var report = experiment.explore(
      LawRun(law: id, model: model, words: { message($0, .exact) }, recorder: recorder),
      settings: settings, workers: workers, observe: observe)
    report.rerun { try? evidence(for: $0.value, model: model) }
    return report
  }

  /// Checks the invariant on one value; throws `FixtureError` if it is not of the right type.
  public func outcome(
    for subject: any Subject, model: LayoutModel = .standard
  ) throws(FixtureError) -> Outcome {
    try outcome(for: subject, model: model, .exact)
  }

  /// The same, the numbers of its message in a style.
  package func outcome(
    for subject: any Subject, model: LayoutModel = .standard, _ style: NumberStyle
  ) throws(FixtureError) -> Outcome {
    let run = LawRun(law: id, model: model, words: { message($0, style) }, recorder: nil)
    do {
      try experiment.run(on: subject, LawContext(model))
      return .passed
    } catch let error as FixtureError { throw error } catch { return run.outcome(of: error) }
  }

  /// What the invariant finds wrong with a value; nil if it holds or says nothing about it.
  ///
  /// - Throws: `FixtureError` if the value is not of the right type.
  public func evidence(
    for subject: any Subject, model: LayoutModel = .standard
  ) throws(FixtureError) -> Evidence? {
    try judge(subject, LawContext(model)).evidence
  }

  /// What the invariant says of a value; throws `FixtureError` if it is not of the right type.
  func judge(_ subject: any Subject, _ context: LawContext) throws(FixtureError) -> LawVerdict {
    do {
      try experiment.run(on: subject, context)
      return .holds
    } catch let error as FixtureError { throw error } catch { return LawVerdict(error) }
  }

  /// What the message of a failure with some evidence is; the one that a run reports has all digits.
  public func message(_ evidence: Evidence, _ style: NumberStyle) -> String {
    words(evidence, style)
  }

  /// What is wrong with a counterexample, its numbers in a style.
  package func message(_ found: Counterexample<any Subject>, _ style: NumberStyle) -> String {
    found.evidence.map { message($0, style) } ?? found.failure.message
  }

  /// The same invariant with other words for what it finds.
  package func wording(_ words: @escaping @Sendable (Evidence) -> String) -> Invariant {
    var law = self
    law.words = { evidence, _ in words(evidence) }
    return law
  }

  /// Whether a value is one of those that the law is about: it has what the law assumes of it.
  package func speaks(of subject: any Subject) -> Bool { experiment.admits(subject) }

  /// What the values that it is about are called.
  package var subjectPlural: String {
    let type = experiment.subjectType
    return (type as? any LaidOutSubject.Type)?.pluralName ?? type.formatName
  }

  /// Whether it is about screens of any shape, and not about one design.
  package var isAboutAnyScreen: Bool {
    [Screen.formatName, EditSession.formatName].contains(experiment.subjectType.formatName)
  }

  /// The invariant over what is done to one screen; nil if it is not about screens.
  ///
  /// What breaks an assumption does not count.
  package func around(_ sessions: Gen<EditSession>) -> Invariant? {
    experiment.around(sessions, as: self)
  }

  /// Reads a value of the type that the invariant is about.
  package func subject(reading reader: inout FixtureReader) throws(FixtureError) -> any Subject {
    try experiment.subject(reading: &reader)
  }
}

/// What a law says of one value.
enum LawVerdict: Hashable, Sendable {
  /// It holds.
  case holds
  /// It says nothing about it.
  case silent
  /// It does not hold.
  case broken(Evidence)

  /// What an error says that a check threw.
  init(_ error: any Error) {
    switch error {
    case let evidence as Evidence: self = .broken(evidence)
    case is Discard: self = .silent
    case let failure as Failure: self = .broken(Evidence(saying: failure.message))
    default: self = .broken(Evidence(throwing: error))
    }
  }

  /// What is wrong; nil unless it does not hold.
  var evidence: Evidence? { if case .broken(let evidence) = self { evidence } else { nil } }
}

/// What the checks of one run of a law have in common.
struct LawRun: Sendable {
  let law: String
  let model: LayoutModel
  let words: @Sendable (Evidence) -> String
  let recorder: CoverageRecorder?

  /// What the engine is told of an error: evidence as a kind and a sentence.
  func outcome(of error: any Error) -> Outcome {
    if let discard = error as? Discard { return .discarded(discard) }
    guard case .broken(let evidence) = LawVerdict(error) else { return .passed }
    return .failed(Failure(kind: "\(law): \(evidence.check)", message: words(evidence)))
  }
}

/// A generator and a check, whatever their type.
protocol Experiment: Sendable {
  var subjectType: any Subject.Type { get }
  func explore(
    _ run: LawRun, settings: Settings, workers: Int, observe: (Progress) -> RunControl
  ) -> Report<any Subject>
  func run(on subject: any Subject, _ law: LawContext) throws
  func subject(reading reader: inout FixtureReader) throws(FixtureError) -> any Subject
  func admits(_ subject: any Subject) -> Bool
  func without(_ assumption: Assumption) -> (any Experiment)?
  func around(_ sessions: Gen<EditSession>, as law: Invariant) -> Invariant?
}

struct TypedExperiment<Value: Subject>: Experiment {
  let generator: Gen<Value>
  let check: @Sendable (Value, LawContext) throws -> Void
  var admitsValue: @Sendable (Value) -> Bool = { _ in true }
  var widened: @Sendable (Assumption) -> (any Experiment)? = { _ in nil }

  var subjectType: any Subject.Type { Value.self }

  func admits(_ subject: any Subject) -> Bool {
    guard let value = subject as? Value else { return false }
    return admitsValue(value)
  }

  func without(_ assumption: Assumption) -> (any Experiment)? { widened(assumption) }

  func explore(
    _ run: LawRun, settings: Settings, workers: Int, observe: (Progress) -> RunControl
  ) -> Report<any Subject> {
    let law = LawContext(run.model)
    return PropertyKit.check(
      generator, settings: settings, workers: workers, observe: observe
    ) { [check] value in
      do {
        try check(value, law)
        run.recorder?.record(value)
        return Outcome.passed
      } catch { return run.outcome(of: error) }
    }
    .map { $0 as any Subject }
  }

  func run(on subject: any Subject, _ law: LawContext) throws {
    guard let value = subject as? Value else {
      throw FixtureError(
        .wrongValue(
          expected: Value.formatName, found: type(of: subject).formatName), at: ["subject", "type"])
    }
    try check(value, law)
  }

  func subject(reading reader: inout FixtureReader) throws(FixtureError) -> any Subject {
    try Value(reading: &reader)
  }

  func around(_ sessions: Gen<EditSession>, as law: Invariant) -> Invariant? {
    let value: @Sendable (EditSession) throws -> Value?
    switch Value.self {
    case is Screen.Type: value = { try $0.end() as? Value }
    case is EditSession.Type: value = { $0 as? Value }
    default: return nil
    }
    return Invariant(
      law.id, law.sentence, role: law.role, assuming: law.assumptions, for: sessions
    ) { [check] session, context in
      do {
        let end = try session.end()
        if let broken = law.assumptions.first(where: { $0.isSatisfied(by: end) == false }) {
          throw Discard.precondition("it is not so that \(broken.sentence)")
        }
        if let value = try value(session) { try check(value, context) }
      } catch ScreenEditError.noLayout(let error) { throw Discard.noLayout(error) }
    }
  }
}

extension TypedExperiment {
  /// The experiment of a draw, and of the wider draws that come of it.
  init(
    _ draw: some Draw<Value>, _ check: @escaping @Sendable (Value, LawContext) throws -> Void
  ) {
    self.init(
      generator: draw.values, check: check, admitsValue: { draw.admits($0) },
      widened: { assumption in draw.without(assumption).map { TypedExperiment($0, check) } })
  }
}
