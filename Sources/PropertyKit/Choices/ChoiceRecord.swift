/// What a source that records has written down, and what one that repeats has yet to read.
///
/// A class, so that a source that only draws carries one empty reference of it. No two sources
/// share one: a source cannot be copied.
@usableFromInline
final class ChoiceRecord {
  /// What was drawn so far.
  private(set) var sequence = ChoiceSequence()
  /// Whether choices are read, rather than drawn anew.
  let isReplay: Bool
  /// Whether a value that a filter refuses may be drawn again: when all cases are counted through,
  /// the other values come by themselves.
  let allowsRetries: Bool
  /// How many choices may still be drawn.
  var remainingChoices: Int
  private let script: [UInt64]
  private var position = 0
  /// What is read instead of the list, by structure.
  private var alignment: SpanAlignment?
  private var openSpans: [(label: SpanLabel, start: Int)] = []

  /// A transcript of fresh choices.
  @usableFromInline
  init(maximumChoices: Int) {
    remainingChoices = maximumChoices
    isReplay = false
    allowsRetries = true
    script = []
  }

  /// A transcript of choices that are read from a list.
  init(replaying script: [UInt64], maximumChoices: Int, allowsRetries: Bool) {
    remainingChoices = maximumChoices
    isReplay = true
    self.allowsRetries = allowsRetries
    self.script = script
  }

  /// A transcript of choices that are read from a sequence, by structure.
  init(along alignment: SpanAlignment, maximumChoices: Int) {
    remainingChoices = maximumChoices
    isReplay = true
    allowsRetries = true
    script = []
    self.alignment = alignment
  }

  /// The next number of the script, 0 past its end; nil if choices are drawn anew.
  func next(_ kind: ChoiceKind) -> UInt64? {
    guard isReplay else { return nil }
    guard alignment == nil else { return alignment?.next(kind) }
    defer { position += 1 }
    return position < script.count ? script[position] : 0
  }

  /// How much of each old span was not read, by the end of a case that was drawn by structure.
  var rests: [SpanAlignment.Key: SpanAlignment.Rest] {
    var alignment = alignment
    alignment?.close()
    return alignment?.rests ?? [:]
  }

  /// Writes down a choice.
  func record(_ choice: Choice) {
    sequence.choices.append(choice)
  }

  func openSpan(_ label: SpanLabel, at mark: Int) {
    openSpans.append((label, mark))
    alignment?.open(label, after: sequence.choices.count - mark)
  }

  func closeSpan() {
    guard let open = openSpans.popLast() else { return }
    alignment?.close()
    let range = open.start..<sequence.choices.count
    sequence.spans.append(ChoiceSpan(label: open.label, range: range, depth: openSpans.count))
  }

  func forget(since mark: Int) {
    sequence.choices.removeLast(max(0, sequence.choices.count - mark))
    while let last = sequence.spans.last, last.range.upperBound > mark {
      sequence.spans.removeLast()
    }
  }
}
