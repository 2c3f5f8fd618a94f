import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// One smallest case, and every invariant that it breaks: an entry of the report.
struct Finding {
  /// The place in the report, from 1 on.
  let number: Int
  /// The invariants that it breaks, at least one.
  let first: Witness
  /// The others that it breaks.
  let others: [Witness]
  /// The case and what is done to it, step by step.
  let film: FilmStrip
  /// The case as it was drawn, before it was shrunk; nil if it could not be drawn again.
  let original: (any Subject)?
  /// The case as somebody meets it; nil if it is the smallest one already.
  let believable: BelievableCase?
  /// What is seen of that case where it fails.
  let met: Moment?
  /// Where along each length the law fails, and the nearest case for which it holds.
  let surroundings: Surroundings

  /// The case.
  var subject: any Subject { first.counterexample.value }
  /// All invariants that it breaks.
  var witnesses: [Witness] { [first] + others }
  /// What links to the entry end with.
  var anchor: String { "finding-\(number)" }
  /// Whether somebody should look: a claim that is refuted again is no news.
  var isNews: Bool { witnesses.contains(where: \.trial.isFailure) }

  /// What the decisive picture shows, with what is at fault marked; nil if there is no layout.
  var scene: Scene? {
    film.decisive?.moment.layout.map {
      Scene($0, covers: film.decisive?.moment.covers ?? [], failing: evidence)
    }
  }

  /// What the picture of the case on a device shows; nil if there is none, or no layout.
  var metScene: Scene? {
    guard let believable, let met else { return nil }
    let evidence = try? first.trial.invariant.evidence(for: believable.subject)
    return met.layout.map { Scene($0, covers: met.covers, failing: evidence) }
  }

  /// What the law says of the picture that shows the fault.
  var message: String { film.decisive?.failure ?? first.message(.rounded) }

  /// What the law says of the case as somebody meets it; nil if that is the smallest one.
  var metMessage: String? { believable.map { first.trial.invariant.message($0, .rounded) } }

  /// What the law says of the picture that shows the fault, as data.
  var evidence: Evidence? { film.decisive?.evidence ?? first.counterexample.evidence }
}

extension Finding {
  /// The findings of a run, one for each smallest case: news first, then in the order of the run.
  ///
  /// Each is laid out step by step, and drawn again as it was before it was shrunk.
  static func all(in run: ReportedRun) -> [Finding] {
    let cases = run.cases
    let ordered =
      cases.filter(\.first.trial.isFailure) + cases.filter { !$0.first.trial.isFailure }
    return ordered.grouped { CaseIdentity($0.first.counterexample.value) }.enumerated()
      .compactMap { index, group in
        guard let found = group.first else { return nil }
        let first = found.first
        let met = found.believable.flatMap { believable in
          FilmStrip.filmed(believable.subject, failing: first.trial.invariant, in: .standard)
            .decisive?.moment
        }
        return Finding(
          number: index + 1, first: first,
          others: found.others + group.dropFirst().flatMap(\.witnesses),
          film: .filmed(
            first.counterexample.value, failing: first.trial.invariant, in: .standard),
          original: first.drawnAgain(), believable: found.believable, met: met,
          surroundings: found.surroundings)
      }
  }

  /// The finding that is shown above everything else: the smallest of those that are news, or of
  /// all if none is.
  static func leading(_ findings: [Finding]) -> Finding? {
    let news = findings.filter(\.isNews)
    return (news.isEmpty ? findings : news).min {
      ($0.subject.partCount, $0.number) < ($1.subject.partCount, $1.number)
    }
  }
}

extension Witness {
  /// The case as it was first drawn: the same run again, without shrinking.
  fileprivate func drawnAgain() -> (any Subject)? {
    guard var settings = trial.report?.settings, settings.replay == nil else { return nil }
    settings.maximumShrinkEvaluations = 0
    settings.maximumExplainEvaluations = 0
    settings.maximumFailures = number
    return trial.invariant.explore(settings: settings).counterexamples.dropFirst(number - 1).first?
      .value
  }
}

extension Subject {
  /// How many views and steps there are.
  fileprivate var partCount: Int { viewCount + stepCount }
}
