/// Where generators draw from: the only door to randomness.
///
/// A fresh source draws from a pseudo-random generator; a replaying one reads recorded choices and
/// goes on with zeros, the simplest choices, when they run out. Every sequence of numbers therefore
/// means some value, and generation always ends.
public struct Source {
  /// How large fresh values should be, `0...100`.
  ///
  /// Not public: a generator that decided by it would make something else of a replay, which
  /// knows no size.
  let size: Int
  var random: RandomBits
  private var script: [UInt64]?
  private var position = 0
  private var openSpans: [(label: SpanLabel, start: Int)] = []
  private var recording: ChoiceSequence?
  private var remainingChoices: Int
  private var recentInteger: UInt64?
  /// Whether the step of a program that is being drawn refers to something that is not there; nil
  /// outside of programs.
  var isStepRefused: Bool?

  /// A source of fresh choices, recorded only on request: recording costs more than drawing.
  init(fresh random: RandomBits, size: Int, recording: Bool, maximumChoices: Int) {
    self.size = size
    self.random = random
    self.recording = recording ? ChoiceSequence() : nil
    remainingChoices = maximumChoices
  }

  /// A source that repeats recorded choices.
  init(replaying script: [UInt64], maximumChoices: Int) {
    size = 100
    random = RandomBits(seed: 0, caseIndex: 0)
    self.script = script
    recording = ChoiceSequence()
    remainingChoices = maximumChoices
  }

  /// What was drawn so far; empty unless this source records.
  var recorded: ChoiceSequence { recording ?? ChoiceSequence() }

  /// Whether choices are drawn anew, rather than repeated.
  var isFresh: Bool { script == nil }

  /// Whether what is drawn must be written down as a choice.
  var isRecording: Bool { recording != nil }

  // MARK: Drawing

  /// Draws a value from a generator.
  ///
  /// Throws `Discard` when the generator gives the case up.
  public mutating func draw<Value>(_ generator: Gen<Value>) throws(Discard) -> Value {
    try generator.draw(&self)
  }

  /// Draws a number in `0...limit`: fresh ones by `fresh`, repeated ones cut to the limit.
  mutating func choose(
    _ kind: ChoiceKind, limit: UInt64, fresh: (inout RandomBits) -> UInt64
  ) throws(Discard) -> UInt64 {
    let index = if let next = try nextFromScript() { min(next, limit) } else { fresh(&random) }
    record(Choice(index: index, limit: limit, kind: kind))
    return index
  }

  /// Draws an index of an integer; once in eight a fresh one is near the integer drawn before it.
  ///
  /// Equal and neighbouring numbers are where many bugs live, and two wide ranges drawn apart never
  /// meet. Integers are remembered as their lowest 64 bits.
  mutating func chooseInteger(_ zigzag: Zigzag, target: UInt64) throws(Discard) -> UInt64 {
    let (recent, size) = (recentInteger, size)
    let index = try choose(.integer(zigzag), limit: zigzag.limit) { random in
      if let recent, random.oneIn(8),
        let near = random.index(near: recent, target: target, zigzag)
      {
        return near
      }
      return random.sizedIndex(upTo: zigzag.limit, size: size)
    }
    if isFresh { recentInteger = target &+ zigzag.offset(at: index) }
    return index
  }

  /// Writes down a choice whose outcome was never open, so that deletions keep in step.
  mutating func chooseForced(_ kind: ChoiceKind, limit: UInt64, index: UInt64) throws(Discard) {
    _ = try nextFromScript()
    record(Choice(index: index, limit: limit, kind: kind))
  }

  /// The next number of the script, 0 past its end, nil when drawing anew.
  mutating func nextFromScript() throws(Discard) -> UInt64? {
    guard remainingChoices > 0 else { throw Discard.tooManyChoices }
    remainingChoices -= 1
    guard let script else { return nil }
    defer { position += 1 }
    return position < script.count ? script[position] : 0
  }

  mutating func record(_ choice: Choice) {
    recording?.choices.append(choice)
  }

  // MARK: Spans and attempts

  /// The position of the next choice.
  var mark: Int { recording?.choices.count ?? 0 }

  /// Opens a span at a mark taken before; spans close in the opposite order.
  mutating func openSpan(_ label: SpanLabel, at mark: Int) {
    if isRecording { openSpans.append((label, mark)) }
  }

  /// Closes the span opened last.
  mutating func closeSpan() {
    guard isRecording, let open = openSpans.popLast() else { return }
    let span = Span(label: open.label, range: open.start..<mark, depth: openSpans.count)
    recording?.spans.append(span)
  }

  /// Forgets what was recorded since a mark: an attempt that a filter refused.
  mutating func forget(since mark: Int) {
    let surplus = max(0, self.mark - mark)
    recording?.choices.removeLast(surplus)
    while let last = recording?.spans.last, last.range.upperBound > mark {
      recording?.spans.removeLast()
    }
  }
}
