import SystemCalls

/// Where generators draw from: the only door to randomness.
///
/// A fresh source draws from a pseudo-random generator; a replaying one reads recorded choices and
/// goes on with zeros, the simplest choices, when they run out. Every sequence of numbers therefore
/// means some value, and generation always ends.
///
/// A passing case pays for drawing only: all that recording and replaying need stands behind one
/// optional reference, and every draw asks once whether it is there.
public struct Source: ~Copyable {
  @usableFromInline var random: RandomBits
  /// How large fresh values are, and how much alike.
  ///
  /// Not public: a generator that decided by it would make something else of a replay, which
  /// knows no size.
  @usableFromInline var style: CaseStyle
  /// Integers that were drawn before in this case.
  @usableFromInline var memory = IntegerMemory()
  /// How many identifiers this case has drawn; what a filter refuses does not count.
  @usableFromInline var identifiers: UInt64 = 0
  /// How many alternatives enclose the next choice; counted only where some are switched off.
  @usableFromInline var alternativeDepth = 0
  /// How many parts of a recursive value may still be drawn freely, and how many are planned.
  var (partsLeft, partsPlanned) = (0, 0)
  /// How many choices may still be drawn without looking; none if they are written down.
  @usableFromInline var freeChoices: Int
  /// How many may be drawn after those, if they are not written down.
  @usableFromInline var laterChoices: Int
  /// How much of the stack is in use, looked at from time to time.
  @usableFromInline var stackUse = StackUse()
  @usableFromInline let record: ChoiceRecord?
  /// Whether the step of a program that is being drawn refers to something that is not there; nil
  /// outside of programs.
  @usableFromInline var isStepRefused: Bool?

  /// A source of fresh choices, recorded only on request: recording costs more than drawing.
  @inlinable
  init(fresh random: RandomBits, style: CaseStyle, recording: Bool, maximumChoices: Int) {
    self.random = random
    self.style = style
    freeChoices = recording ? 0 : Swift.min(maximumChoices, Self.unwatchedChoices)
    laterChoices = recording ? 0 : maximumChoices &- freeChoices
    record = recording ? ChoiceRecord(maximumChoices: maximumChoices) : nil
  }

  /// How many choices are drawn without a look at the stack: a generator that draws itself without end
  /// goes a step deeper with each.
  @inlinable static var unwatchedChoices: Int { 128 }

  /// Begins another case that is not recorded, in the place of the one before.
  @inlinable @inline(__always)
  mutating func restart(fresh random: RandomBits, style: CaseStyle, maximumChoices: Int) {
    self.random = random
    self.style = style
    memory = IntegerMemory()
    identifiers = 0
    freeChoices = Swift.min(maximumChoices, Self.unwatchedChoices)
    laterChoices = maximumChoices &- freeChoices
  }

  /// A source that repeats recorded choices.
  init(replaying script: [UInt64], maximumChoices: Int, allowsRetries: Bool = true) {
    style = CaseStyle(omitted: 0, bits: 0)
    random = RandomBits(seed: 0, caseIndex: 0)
    (freeChoices, laterChoices) = (0, 0)
    record = ChoiceRecord(
      replaying: script, maximumChoices: maximumChoices, allowsRetries: allowsRetries)
  }

  /// A source that repeats the choices of a sequence by structure.
  init(along alignment: SpanAlignment, maximumChoices: Int) {
    style = CaseStyle(omitted: 0, bits: 0)
    random = RandomBits(seed: 0, caseIndex: 0)
    (freeChoices, laterChoices) = (0, 0)
    record = ChoiceRecord(along: alignment, maximumChoices: maximumChoices)
  }

  /// What was drawn so far; empty unless this source records.
  var recorded: ChoiceSequence { record?.sequence ?? ChoiceSequence() }

  /// Whether choices are drawn anew, rather than repeated.
  var isFresh: Bool { record?.isReplay != true }

  /// Whether what is drawn must be written down as a choice.
  @inlinable var isRecording: Bool { record != nil }

  /// Whether a value that a filter refuses may be drawn again.
  @usableFromInline var allowsRetries: Bool { record?.allowsRetries ?? true }

  // MARK: Drawing

  /// Draws a number in `0...limit`: fresh ones by `fresh`, repeated ones cut to the limit.
  @inlinable @inline(__always)
  mutating func choose(
    _ kind: @autoclosure () -> ChoiceKind, limit: UInt64, fresh: (inout Source) -> UInt64
  ) throws(Discard) -> UInt64 {
    try countChoice()
    guard let record else { return fresh(&self) }
    let kind = kind()
    let index = record.next(kind, upTo: limit) ?? fresh(&self)
    try record.write(kind, index, limit: limit)
    return index
  }

  /// Writes down a choice whose outcome was never open, so that deletions keep in step.
  ///
  /// Its limit is what it is: nobody who counts through all choices may raise it.
  @inlinable
  mutating func chooseForced(
    _ kind: @autoclosure () -> ChoiceKind, index: UInt64
  ) throws(Discard) {
    try countChoice()
    guard let record else { return }
    let kind = kind()
    _ = record.next(kind, upTo: index)
    try record.write(kind, index, limit: index, isForced: true)
  }

  /// Counts a choice against the limit of the case.
  @inlinable @inline(__always)
  mutating func countChoice() throws(Discard) {
    freeChoices &-= 1
    if freeChoices < 0 { try countRecordedChoice() }
  }

  /// Counts choices that are not recorded against the limit of the case.
  @inlinable @inline(__always)
  mutating func countChoices(_ count: Int) throws(Discard) {
    freeChoices &-= count
    if freeChoices < 0 { try takeLaterChoices() }
  }

  @usableFromInline
  mutating func countRecordedChoice() throws(Discard) {
    guard let record else { return try takeLaterChoices() }
    freeChoices = 0
    if stackUse.isPastHalf() { throw Discard.tooDeep }
    guard record.takeChoice() else { throw Discard.tooManyChoices }
  }

  /// Goes on with the choices after those that were free, of which some have been counted already.
  @usableFromInline @inline(never)
  mutating func takeLaterChoices() throws(Discard) {
    laterChoices &+= freeChoices
    freeChoices = 0
    guard laterChoices >= 0 else {
      laterChoices = 0
      throw Discard.tooManyChoices
    }
    if stackUse.isPastHalf() { throw Discard.tooDeep }
    freeChoices = Swift.min(laterChoices, Self.unwatchedChoices)
    laterChoices &-= freeChoices
  }

  // MARK: Spans and attempts

  /// The position of the next choice.
  @inlinable var mark: Int { record?.count ?? 0 }

  /// Opens a span at a mark taken before; spans close in the opposite order.
  @inlinable
  mutating func openSpan(_ label: SpanLabel, at mark: Int) { record?.openSpan(label, at: mark) }

  /// Closes the span opened last.
  @inlinable
  mutating func closeSpan() { record?.closeSpan() }

  /// Forgets what was recorded since a mark: an attempt that a filter refused.
  @inlinable
  mutating func forget(since mark: Int) { record?.forget(since: mark) }
}

/// Why a case was given up without a verdict.
///
/// A discard is neither a pass nor a failure; a run that discards too much says so instead of
/// passing.
public enum Discard: Error, Hashable, Sendable, Codable {
  /// The property's precondition does not hold for this case; the texts say which, and why not.
  case precondition(String, because: String? = nil)
  /// A filter refused this many values in a row.
  case filterExhausted(attempts: Int)
  /// There was nothing to choose from.
  case nothingToChooseFrom
  /// The case drew more choices than `Settings.maximumChoices` allows.
  case tooManyChoices
  /// The generator drew values inside of values until half of the stack of its thread was in use.
  case tooDeep
  /// The generator itself is at fault, whatever it would draw; the text says what to write.
  case cannotDraw(String)
}

extension Discard {
  /// Whether the generator may have gone on without end.
  var isEndless: Bool { self == .tooManyChoices || self == .tooDeep }
}

extension Discard {
  /// Gives the case up, for a reason: `throw Discard("the account is closed")`.
  public init(_ reason: String = "the case was discarded") {
    self = .precondition(reason)
  }

  /// The discard that an error stands for: itself, or a precondition that the error explains.
  @usableFromInline
  init(of error: any Error) {
    self = error as? Discard ?? .precondition("\(error)")
  }
}

/// Discards the case unless a condition holds: `try assume(divisor != 0)`.
///
/// For bodies and generators. A run that discards too much gives up and says why; a generator that
/// makes good values in the first place is better.
///
/// - Parameters:
///   - condition: what the case must meet to count.
///   - reason: what the condition is, for the report.
@inlinable
public func assume(
  _ condition: Bool, _ reason: @autoclosure () -> String = "an assumption"
) throws(Discard) {
  guard condition else { throw Discard(reason()) }
}
