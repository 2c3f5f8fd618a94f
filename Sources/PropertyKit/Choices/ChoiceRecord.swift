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
  private(set) var remainingChoices: Int
  /// How many choices were drawn so far, those of refused values too.
  private var drawnChoices = 0
  /// With which choice drawing ends: where a process died whose choices are drawn again.
  var lastChoice = Int.max
  /// Told how many choices were drawn, before each is handed out.
  var watch: ((Int) -> Void)?
  private let script: [UInt64]
  private var position = 0
  /// What is read instead of the list, by structure.
  private var alignment: SpanAlignment?
  private var openSpans: [(label: SpanLabel, start: Int)] = []

  /// A record of fresh choices.
  @usableFromInline
  init(maximumChoices: Int) {
    remainingChoices = maximumChoices
    isReplay = false
    allowsRetries = true
    script = []
  }

  /// A record of choices that are read from a list.
  init(replaying script: [UInt64], maximumChoices: Int, allowsRetries: Bool) {
    remainingChoices = maximumChoices
    isReplay = true
    self.allowsRetries = allowsRetries
    self.script = script
  }

  /// A record of choices that are read from a sequence, by structure.
  init(along alignment: SpanAlignment, maximumChoices: Int) {
    remainingChoices = maximumChoices
    isReplay = true
    allowsRetries = true
    script = []
    self.alignment = alignment
  }

  /// The next number of the script, at most the limit, 0 past its end; nil if choices are drawn anew.
  @usableFromInline
  func next(_ kind: ChoiceKind, upTo limit: UInt64) -> UInt64? {
    guard isReplay else { return nil }
    if let aligned = alignment?.next(kind) { return min(aligned, limit) }
    defer { position += 1 }
    return position < script.count ? min(script[position], limit) : 0
  }

  /// How many choices were drawn so far.
  @usableFromInline var count: Int { sequence.choices.count }

  /// How much of each old span was not read, by the end of a case that was drawn by structure.
  var rests: [SpanAlignment.Key: SpanAlignment.Rest] {
    var alignment = alignment
    alignment?.close()
    return alignment?.rests ?? [:]
  }

  /// Counts a choice that is to be drawn; false if there may be no more.
  func takeChoice() -> Bool {
    guard remainingChoices > 0 else { return false }
    remainingChoices -= 1
    drawnChoices += 1
    return true
  }

  /// Writes down a choice; what comes behind the last one is not drawn.
  @usableFromInline
  func write(
    _ kind: ChoiceKind, _ index: UInt64, limit: UInt64, isForced: Bool = false
  ) throws(Discard) {
    sequence.choices.append(Choice(index: index, limit: limit, kind: kind, isForced: isForced))
    watch?(drawnChoices)
    if drawnChoices >= lastChoice { throw .tooManyChoices }
  }

  @usableFromInline
  func openSpan(_ label: SpanLabel, at mark: Int) {
    openSpans.append((label, mark))
    alignment?.open(label, after: sequence.choices.count - mark)
  }

  @usableFromInline
  func closeSpan() {
    guard let open = openSpans.popLast() else { return }
    alignment?.close()
    let range = open.start..<sequence.choices.count
    sequence.spans.append(ChoiceSpan(label: open.label, range: range, depth: openSpans.count))
  }

  @usableFromInline
  func forget(since mark: Int) {
    sequence.choices.removeLast(max(0, sequence.choices.count - mark))
    while let last = sequence.spans.last, last.range.upperBound > mark {
      sequence.spans.removeLast()
    }
  }
}
