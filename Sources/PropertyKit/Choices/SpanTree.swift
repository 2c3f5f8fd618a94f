/// A choice sequence as a tree: the spans, and the choices that stand in them.
///
/// Passes that move whole values about work on it; flattened again it is a proposal.
struct SpanTree {
  /// What stands in a span: a choice or a span inside it.
  enum Part {
    case choice(Choice)
    case span(SpanTree)

    /// The choice, if it is one.
    var choice: Choice? { if case .choice(let choice) = self { choice } else { nil } }
  }

  /// What the span built; nil for the whole sequence.
  let label: SpanLabel?
  /// The positions of its choices in the sequence that the tree was made of.
  let range: Range<Int>
  /// The choices and the spans inside, in order.
  var parts: [Part] = []

  /// Makes the tree of a sequence.
  ///
  /// - Complexity: O(n log n) for n choices and spans.
  init(_ sequence: ChoiceSequence) {
    var next = 0
    self.init(
      label: nil, range: 0..<sequence.choices.count, depth: -1, choices: sequence.choices,
      spans: sequence.spansInOrder, &next)
  }

  private init(
    label: SpanLabel?, range: Range<Int>, depth: Int, choices: [Choice], spans: [ChoiceSpan],
    _ next: inout Int
  ) {
    self.label = label
    self.range = range
    var position = range.lowerBound
    while true {
      if next < spans.count, spans[next].depth > depth, spans[next].range.lowerBound <= position {
        let span = spans[next]
        next += 1
        parts.append(
          .span(
            SpanTree(
              label: span.label, range: span.range, depth: span.depth, choices: choices,
              spans: spans, &next)))
        position = max(position, span.range.upperBound)
      } else if position < range.upperBound {
        parts.append(.choice(choices[position]))
        position += 1
      } else {
        return
      }
    }
  }

  /// The numbers, in order.
  var indices: [UInt64] {
    parts.flatMap { part in
      switch part {
      case .choice(let choice): [choice.index]
      case .span(let span): span.indices
      }
    }
  }

  /// Every span inside, outer ones before those inside them.
  var spans: [SpanTree] {
    parts.flatMap { part -> [SpanTree] in
      guard case .span(let span) = part else { return [] }
      return [span] + span.spans
    }
  }

  /// The same tree with two disjoint spans exchanged.
  func swapping(_ left: SpanTree, _ right: SpanTree) -> SpanTree {
    var result = self
    result.parts = parts.map { part in
      guard case .span(let span) = part else { return part }
      if span.range == left.range, span.label == left.label { return .span(right) }
      if span.range == right.range, span.label == right.label { return .span(left) }
      return .span(span.swapping(left, right))
    }
    return result
  }

  /// The same tree with neighbouring spans of one label in order, simplest first, at every level.
  var sorted: SpanTree {
    var result = self
    result.parts = parts.map { part in
      guard case .span(let span) = part else { return part }
      return .span(span.sorted)
    }
    for label in [SpanLabel.list, .element, .alternative] {
      let places = result.parts.indices.filter { place in
        if case .span(let span) = result.parts[place] { span.label == label } else { false }
      }
      let inOrder = places.map { result.parts[$0] }.sorted { left, right in
        guard case .span(let left) = left, case .span(let right) = right else { return false }
        return ChoiceSequence.isSimpler(left.indices, than: right.indices)
      }
      for (place, part) in zip(places, inOrder) { result.parts[place] = part }
    }
    return result
  }
}

extension ChoiceSequence {
  /// The same sequence with other numbers.
  func replacing(_ indices: [UInt64]) -> ChoiceSequence {
    var result = self
    for (place, index) in indices.enumerated() {
      let old = choices[place]
      result.choices[place] = Choice(
        index: index, limit: old.limit, kind: old.kind, isForced: old.isForced)
    }
    return result
  }

  /// Its numbers with neighbouring spans of one label in order, simplest first, at every level.
  var inOrder: [UInt64] { SpanTree(self).sorted.indices }
}
