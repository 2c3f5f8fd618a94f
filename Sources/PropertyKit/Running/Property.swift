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
  /// The journal of a run in this process that has a store.
  @usableFromInline let journal: Journal?
  /// Where the cases are noted before they run, if anybody wants to know.
  @usableFromInline let place: Place?
  /// Which statistic is maximised, if one is.
  @usableFromInline let climbed: Int?

  init(
    generator: Gen<Value>, settings: Settings, statistics: [Statistic<Value>],
    body: @escaping (Value) -> Outcome
  ) {
    self.generator = generator
    self.settings = settings
    self.statistics = statistics
    self.body = body
    journal = settings.journal
    place = settings.place(journal)
    climbed = statistics.firstIndex { if case .maximum = $0.subject { true } else { false } }
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
    if let bulk = generator.bulk, cases.maximumChoices > 0 {
      run(slots: slots, of: cases, bulk, &result, check)
      return result
    }
    let counts = !statistics.isEmpty
    var source = cases.source()
    var (slot, end) = (slots.lowerBound, slots.upperBound)
    while slot < end {
      defer { slot &+= 1 }
      let outcome: Outcome
      cases.begin(slot: slot, &source)
      place?.enter(slot: slot, attempt: 0)
      do throws(Discard) {
        let value = try generator.draw(&source)
        place?.enterBody()
        guard let other = Self.outcome(value, check) else {
          if counts { count(value, in: &result) }
          result.passed &+= 1
          continue
        }
        outcome = other
      } catch { outcome = .discarded(error) }
      guard settle(outcome, slot: slot, &result) else { return result }
      end = min(end, result.end(settings))
    }
    return result
  }

  /// Runs slots whose cases are drawn some at a time.
  @inlinable @inline(__always)
  func run<Result>(
    slots: Range<Int>, of cases: FreshCases, _ bulk: Bulk<Value>, _ result: inout BlockResult,
    _ check: (Value) throws -> Result
  ) {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: CaseStyle.group) { room in
      let room = room.baseAddress.unsafelyUnwrapped
      let counts = !statistics.isEmpty
      let isWatched = counts || place != nil
      var (slot, end) = (slots.lowerBound, slots.upperBound)
      while slot < end {
        let drawn = slot..<min(end, (slot | (CaseStyle.group &- 1)) &+ 1)
        bulk.cases(cases, drawn, room)
        while case let left = min(end, drawn.upperBound) &- slot, left > 0 {
          place?.enterBody(slot: slot)
          let values = room + (slot &- drawn.lowerBound)
          var other: Outcome?
          let passes = Self.passes(values, isWatched ? 1 : left, &other, check)
          if counts, passes > 0 { count(values.pointee, in: &result) }
          result.passed &+= passes
          slot &+= passes
          guard let outcome = other else { continue }
          guard settle(outcome, slot: slot, &result) else { return }
          end = min(end, result.end(settings))
          slot &+= 1
        }
      }
    }
  }

  /// Runs the body on values until one does not pass; tells how many did, and what became of the
  /// other.
  ///
  /// A function of its own so that nothing stands in the loop but the call of the body.
  @inlinable @inline(never)
  static func passes<Result>(
    _ values: UnsafeMutablePointer<Value>, _ count: Int, _ other: inout Outcome?,
    _ check: (Value) throws -> Result
  ) -> Int {
    for place in 0..<count {
      other = outcome(values[place], check)
      if other != nil { return place }
    }
    return count
  }

  /// Runs the body on a value; nil if it passed.
  @inlinable @inline(__always)
  static func outcome<Result>(_ value: Value, _ check: (Value) throws -> Result) -> Outcome? {
    do {
      let returned = try check(value)
      return Outcome.isPass(returned) ? nil : Outcome.returned(returned)
    } catch { return Outcome.threw(error) }
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
      if result.fail(failure, slot: slot, attempt: attempt) {
        keep(failure, slot: slot, attempt: attempt)
      }
    } else {
      result.passed += 1
    }
    return true
  }

  private func outcome(slot: Int, attempt: Int, _ result: inout BlockResult) -> Outcome {
    var source = settings.source(slot: slot, attempt: attempt, recording: false)
    place?.enter(slot: slot, attempt: attempt)
    do throws(Discard) {
      let value = try generator.draw(&source)
      place?.enterBody()
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
