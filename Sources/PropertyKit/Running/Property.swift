/// A generator, a body and the limits under which they are run.
///
/// Everything that depends on the type of the values is here, so that it can be specialised where
/// a property is written; the driver sees a `CaseRunner`.
@usableFromInline
struct Property<Value> {
  @usableFromInline let generator: Gen<Value>
  @usableFromInline let settings: Settings
  @usableFromInline let statistics: [Statistic<Value>]
  @usableFromInline let body: (Value) -> Outcome
  /// The journal of a run in this process that has a store.
  @usableFromInline let journal: Journal?
  /// Where the cases are noted before they run, if anybody wants to know.
  @usableFromInline let place: CaseMarker?
  /// The notes of the case that runs.
  let notes: NoteLog
  /// Which statistic is maximised, if one is.
  @usableFromInline let maximized: Int?

  init(
    generator: Gen<Value>, settings: Settings, statistics: [Statistic<Value>],
    journal: Journal? = nil, place: CaseMarker? = nil, notes: NoteLog = NoteLog(),
    body: @escaping (Value) -> Outcome
  ) {
    self.generator = generator
    self.settings = settings
    self.statistics = statistics
    self.body = settings.caseDeadline.map { Deadline($0).holding(body) } ?? body
    self.journal = journal
    self.place = place
    self.notes = notes
    maximized = statistics.firstIndex { if case .maximum = $0.subject { true } else { false } }
  }

  /// Runs slots until each has passed or failed once, or one of them was discarded too often.
  ///
  /// The loop in which a passing run spends its time: nothing is recorded, nothing allocated, and
  /// the body is called without a layer between.
  @inlinable
  func run<Result>(
    slots: Range<Int>, _ check: (Value) throws -> Result
  ) -> BlockResult {
    if let place = maximized { return search(slots: slots, statistic: place) }
    if settings.caseDeadline != nil { return runOneByOne(slots: slots) }
    var result = BlockResult(firstSlot: slots.lowerBound)
    let cases = FreshCases(
      seed: settings.seed, sizes: settings.sizes, maximumChoices: settings.maximumChoices)
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

  /// Runs slots by the body that single cases are run with, which is held to the deadline.
  @usableFromInline
  func runOneByOne(slots: Range<Int>) -> BlockResult {
    var result = BlockResult(firstSlot: slots.lowerBound)
    for slot in slots where slot < result.end(settings) {
      let outcome = outcome(slot: slot, attempt: 0, &result)
      guard settle(outcome, slot: slot, &result) else { break }
    }
    return result
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
  ///
  /// - Parameters:
  ///   - lastChoice: with which choice drawing ends; what the generator does behind it is not done.
  ///   - isWatched: whether the choices are counted where the case is noted.
  func draw(
    _ origin: CaseOrigin, lastChoice: Int = .max, isWatched: Bool = false
  ) -> (value: Value?, discard: Discard?, sequence: ChoiceSequence) {
    var source = settings.source(of: origin)
    source.record?.lastChoice = lastChoice
    if isWatched, let place {
      place.enter(drawn: 0)
      source.record?.watch = place.enter(drawn:)
    }
    do throws(Discard) {
      return (try generator.draw(&source), nil, source.recorded)
    } catch {
      return (nil, error, source.recorded)
    }
  }
}

extension Settings {
  /// The source of a fresh case; it depends on the seed, the slot and the attempt alone.
  func source(slot: Int, attempt: Int, recording: Bool) -> Source {
    let stream = RandomBits.stream(attempt == 0 ? seed : seed.after(attempt))
    let omitted = Omission(sizes).share(slot: slot, attempt: attempt)
    return Source(
      fresh: RandomBits(stream: stream, caseIndex: slot),
      style: CaseStyle(stream: stream, caseIndex: slot, omitted: omitted), recording: recording,
      maximumChoices: maximumChoices)
  }

  /// The recording source of any case.
  func source(of origin: CaseOrigin) -> Source {
    switch origin {
    case .fresh(let slot, let attempt): source(slot: slot, attempt: attempt, recording: true)
    case .recorded(let indices): Source(replaying: indices, maximumChoices: maximumChoices)
    case .counted(let indices):
      Source(replaying: indices, maximumChoices: maximumChoices, allowsRetries: false)
    }
  }
}
