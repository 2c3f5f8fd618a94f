/// An old sequence as a script by structure: each value that is drawn reads the choices of the old
/// value in its place.
///
/// A flat script is read by position, so that everything behind a value that grew or shrank is
/// misread. Here a span that is opened finds its partner: the old span with its label and ordinal
/// among the spans inside the partner of the span around it. Choices outside of inner spans are
/// paired in order, by kind. What has no partner reads zeros.
struct SpanAlignment {
  /// How much of each old span was not read, once the new one is closed.
  private(set) var rests: [Key: Rest] = [:]
  private let leftOut: [Key: Rest]
  private let start: Int
  private var frames: [Frame] = []

  /// How many spans of a label were not read, and how many choices outside of them (nil).
  typealias Rest = [SpanLabel?: Int]

  /// Where an old span stands; no two have both in common.
  struct Key: Hashable {
    let label: SpanLabel?
    let range: Range<Int>
  }

  /// An alignment with a sequence.
  ///
  /// - Parameters:
  ///   - rests: how much of each span to leave out, from the front of what stands behind `start`:
  ///     what an alignment before did not read, so that the last values stay, and not the first.
  ///   - start: where the choices begin that may be left out.
  init(with old: ChoiceSequence, leavingOut rests: [Key: Rest] = [:], from start: Int = 0) {
    leftOut = rests
    self.start = start
    enter(SpanTree(old), after: 0)
  }

  /// The number for the next choice; the flag before an element stands in the element.
  mutating func next(_ kind: ChoiceKind) -> UInt64 { frames[frames.count - 1].next(kind) }

  /// Follows into a span, of whose choices some were read before it was opened.
  mutating func open(_ label: SpanLabel, after read: Int) {
    enter(frames[frames.count - 1].nextSpan(label), after: read)
  }

  /// Follows out of the span opened last; at the end, out of the whole sequence.
  mutating func close() {
    guard let frame = frames.popLast(), let place = frame.place else { return }
    rests[place] = frame.rest
  }

  private mutating func enter(_ partner: SpanTree?, after read: Int) {
    var frame = Frame(partner, after: read)
    if let rest = frame.place.flatMap({ leftOut[$0] }) { frame.leaveOut(rest, from: start) }
    frames.append(frame)
  }
}

/// What is left to read of the partner of an open span.
private struct Frame {
  let place: SpanAlignment.Key?
  private var parts: [SpanLabel?: ArraySlice<(position: Int, part: SpanTree.Part)>] = [:]

  /// All of a span but its first choices; nothing if there is none.
  init(_ partner: SpanTree?, after read: Int) {
    place = partner.map { SpanAlignment.Key(label: $0.label, range: $0.range) }
    var position = partner?.range.lowerBound ?? 0
    for part in partner?.parts ?? [] {
      switch part {
      case .choice:
        parts[nil, default: []].append((position, part))
        position += 1
      case .span(let span):
        parts[span.label, default: []].append((position, part))
        position = span.range.upperBound
      }
    }
    parts[nil] = parts[nil]?.dropFirst(read)
  }

  /// How much is left.
  var rest: SpanAlignment.Rest { parts.mapValues(\.count) }

  /// Drops the first parts that stand behind a position.
  mutating func leaveOut(_ rest: SpanAlignment.Rest, from start: Int) {
    for (label, count) in rest {
      let all = parts[label] ?? []
      let behind = all.firstIndex { $0.position >= start } ?? all.endIndex
      parts[label] = all[..<behind] + all[behind...].dropFirst(count)
    }
  }

  /// Reads the next choice of a kind; if there is none, the next of a like kind: a range may
  /// depend on what changed.
  mutating func next(_ kind: ChoiceKind) -> UInt64 {
    if kind == .more, parts[.element]?.isEmpty == false { return 1 }
    let choices = parts[nil] ?? []
    let place =
      choices.firstIndex { $0.part.choice?.kind == kind }
      ?? choices.indices.prefix(1).first {
        choices[$0].part.choice?.kind.isNumber == kind.isNumber
      }
    guard let place, let choice = choices[place].part.choice else { return 0 }
    parts[nil] = choices[(place + 1)...]
    return choice.index
  }

  /// Takes the next span of a label.
  mutating func nextSpan(_ label: SpanLabel) -> SpanTree? {
    guard case .span(let span)? = parts[label]?.popFirst()?.part else { return nil }
    return span
  }
}

/// A recorded case with one choice changed, to be drawn so that the values behind it stay as they
/// were, whatever the choice does to their number and place.
struct Realignment: Hashable, Sendable {
  let script: [UInt64]
  let position: Int
  let index: UInt64
}
