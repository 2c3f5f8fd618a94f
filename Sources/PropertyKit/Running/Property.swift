/// A generator, a body and the limits under which they are run.
///
/// Everything that depends on the type of the values is here, so that it can be specialised where
/// a property is written; the driver sees an `Experiment`.
@usableFromInline
struct Property<Value> {
  @usableFromInline let generator: Gen<Value>
  @usableFromInline let settings: Settings
  @usableFromInline let statistics: [Statistic<Value>]
  @usableFromInline let body: (Value) -> Outcome

  @inlinable
  init(
    generator: Gen<Value>, settings: Settings, statistics: [Statistic<Value>],
    body: @escaping (Value) -> Outcome
  ) {
    self.generator = generator
    self.settings = settings
    self.statistics = statistics
    self.body = body
  }

  /// Runs slots until each has passed or failed once, or one of them was discarded too often.
  ///
  /// The loop in which a passing run spends its time: nothing is recorded, nothing allocated, and
  /// the body is called without a layer between.
  @inlinable
  func run<Result>(
    slots: Range<Int>, _ check: (Value) throws -> Result
  ) -> BlockResult {
    if let place = climbed { return climb(slots: slots, statistic: place) }
    var result = BlockResult(firstSlot: slots.lowerBound)
    let cases = FreshCases(settings)
    let counts = !statistics.isEmpty
    var source = cases.source()
    for slot in slots {
      let outcome: Outcome
      cases.begin(slot: slot, &source)
      do throws(Discard) {
        let value = try generator.draw(&source)
        do {
          let returned = try check(value)
          if Outcome.isPass(returned) {
            if counts { count(value, in: &result) }
            result.passed &+= 1
            continue
          }
          outcome = Outcome.returned(returned)
        } catch { outcome = Outcome.threw(error) }
      } catch { outcome = .discarded(error) }
      guard settle(outcome, slot: slot, &result) else { return result }
    }
    return result
  }

  /// Keeps what became of a slot that did not pass at once, drawing it again while it is discarded;
  /// false if no run can go on.
  @usableFromInline
  func settle(_ first: Outcome, slot: Int, _ result: inout BlockResult) -> Bool {
    var attempt = 0
    var outcome = first
    while case .discarded(let reason) = outcome {
      guard result.discard(reason, slot: slot, allowed: settings.allowedDiscards) else {
        return false
      }
      attempt += 1
      outcome = self.outcome(slot: slot, attempt: attempt, &result)
    }
    if case .failed(let failure) = outcome {
      result.fail(failure, slot: slot, attempt: attempt)
    } else {
      result.passed += 1
    }
    return true
  }

  private func outcome(slot: Int, attempt: Int, _ result: inout BlockResult) -> Outcome {
    var source = settings.source(slot: slot, attempt: attempt, recording: false)
    do throws(Discard) {
      let value = try generator.draw(&source)
      let outcome = body(value)
      if !statistics.isEmpty, case .passed = outcome { count(value, in: &result) }
      return outcome
    } catch {
      return .discarded(error)
    }
  }

  @usableFromInline
  func count(_ value: Value, in result: inout BlockResult) {
    for (place, statistic) in statistics.enumerated() {
      result.tally.count(statistic.measure(value), at: place)
    }
  }

  /// Draws a case again, recorded, without running the body.
  func draw(_ origin: Origin) -> (value: Value?, discard: Discard?, sequence: ChoiceSequence) {
    var source = settings.source(of: origin)
    do throws(Discard) {
      return (try generator.draw(&source), nil, source.recorded)
    } catch {
      return (nil, error, source.recorded)
    }
  }
}
