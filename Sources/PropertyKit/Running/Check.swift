/// Checks a property on many generated cases and shrinks the first failure.
///
/// A synchronous pure function: the same generator, settings and body give the same report, however
/// often it is called. The body may return `Bool` (false fails), an `Outcome`, or nothing, and it
/// may throw: `Discard` gives the case up, everything else fails it.
///
/// - Parameters:
///   - generator: where the values come from.
///   - settings: the limits of the run.
///   - observe: called between cases; may stop the run.
///   - body: the property.
public func check<Value, Result>(
  _ generator: Gen<Value>, settings: Settings = Settings(),
  observe: (Progress) -> RunControl = { _ in .proceed },
  _ body: (Value) throws -> Result
) -> Report<Value> {
  withoutActuallyEscaping(body) { body in
    let property = Property(generator: generator, settings: settings) { value in
      Outcome.of { try body(value) }
    }
    if let token = settings.replay { return property.replay(token) }
    return property.explore(observe: observe)
  }
}

/// A generator, a body and the limits under which they are run.
struct Property<Value> {
  let generator: Gen<Value>
  let settings: Settings
  let body: (Value) -> Outcome

  init(generator: Gen<Value>, settings: Settings, body: @escaping (Value) -> Outcome) {
    self.generator = generator
    self.settings = settings
    self.body = body
  }

  /// One case, run.
  struct Run {
    let value: Value?
    let outcome: Outcome
    let sequence: ChoiceSequence
  }

  /// Draws a value and runs the body on it.
  func run(_ source: consuming Source) -> Run {
    var source = source
    do throws(Discard) {
      let value = try generator.draw(&source)
      return Run(value: value, outcome: body(value), sequence: source.recorded)
    } catch {
      return Run(value: nil, outcome: .discarded(error), sequence: source.recorded)
    }
  }

  func run(replaying indices: [UInt64]) -> Run {
    run(Source(replaying: indices, maximumChoices: settings.maximumChoices))
  }

  /// The source of a case; it depends on the seed and the index alone.
  func source(ofCase index: Int, recording: Bool) -> Source {
    Source(
      fresh: RandomBits(seed: settings.seed, caseIndex: index),
      size: settings.sizes.size(ofCase: index),
      recording: recording, maximumChoices: settings.maximumChoices)
  }

  func explore(observe: (Progress) -> RunControl) -> Report<Value> {
    var passed = 0
    var discarded = 0
    guard settings.cases > 0 else { return report(0, 0, .ranNothing) }
    let product = settings.maximumDiscardRatio.multipliedReportingOverflow(by: settings.cases)
    let allowed = product.overflow ? Int.max : product.partialValue
    while passed < settings.cases {
      let index = passed + discarded
      switch run(source(ofCase: index, recording: false)).outcome {
      case .passed: passed += 1
      case .discarded(let reason):
        discarded += 1
        if discarded > allowed {
          return report(passed, discarded, .gaveUp(reason))
        }
      case .failed(let failure):
        let verdict = shrink(caseIndex: index, failure: failure) { evaluations in
          observe(
            Progress(passed: passed, discarded: discarded, shrinkEvaluations: evaluations))
        }
        return report(passed, discarded, verdict)
      }
      let progress = Progress(passed: passed, discarded: discarded, shrinkEvaluations: 0)
      if case .stop = observe(progress), passed < settings.cases {
        return report(passed, discarded, .stopped)
      }
    }
    return report(passed, discarded, .passed)
  }

  /// Runs a failing case again with its choices recorded, and shrinks it.
  private func shrink(
    caseIndex: Int, failure: Failure, observe: (Int) -> RunControl
  ) -> Verdict<Value> {
    let again = run(source(ofCase: caseIndex, recording: true))
    guard case .failed(let repeated) = again.outcome, repeated.kind == failure.kind else {
      return .flaky(failure)
    }
    return withoutActuallyEscaping(observe) { observe in
      var shrinker = Shrinker(
        from: again.sequence, limit: settings.maximumShrinkEvaluations, observe: observe
      ) { indices in
        let run = run(replaying: indices)
        let drawn = run.value == nil ? nil : run.sequence
        guard case .failed(let found) = run.outcome, found.kind == failure.kind else {
          return .init(drawn: drawn, fails: false)
        }
        return .init(drawn: drawn, fails: true)
      }
      let summary = shrinker.shrink(
        with: ShrinkPass.all.filter { !settings.omittedPasses.contains($0.name) })
      return verdict(for: shrinker.best.indices, of: failure, at: caseIndex, summary)
    }
  }

  /// Runs the one case that a token holds.
  func replay(_ token: ReplayToken) -> Report<Value> {
    let outcome = run(replaying: token.indices).outcome
    switch outcome {
    case .passed: return report(1, 0, .passed)
    case .discarded(let reason): return report(0, 1, .gaveUp(reason))
    case .failed(let failure):
      return report(0, 0, verdict(for: token.indices, of: failure, at: 0, .none))
    }
  }

  /// The counterexample that a list of choices stands for; flaky if it does not fail so again.
  private func verdict(
    for indices: [UInt64], of expected: Failure, at caseIndex: Int, _ summary: ShrinkSummary
  ) -> Verdict<Value> {
    let run = run(replaying: indices)
    guard case .failed(let failure) = run.outcome, failure.kind == expected.kind,
      let value = run.value
    else { return .flaky(expected) }
    return .failed(
      Counterexample(
        value: value, failure: failure, token: ReplayToken(run.sequence.indices),
        caseIndex: caseIndex, shrinking: summary))
  }

  private func report(
    _ passed: Int, _ discarded: Int, _ verdict: Verdict<Value>
  ) -> Report<Value> {
    Report(settings: settings, passed: passed, discarded: discarded, verdict: verdict)
  }
}
