/// A labelled stretch of the choice sequence: the choices that built one value.
///
/// Spans are what lets a pass delete, merge or copy a whole value without knowing its type.
struct Span: Hashable, Sendable {
  /// What was built.
  let label: SpanLabel
  /// The positions of its choices.
  let range: Range<Int>
  /// How many spans enclose it.
  let depth: Int
}

/// What a span built.
@usableFromInline
enum SpanLabel: Hashable, Sendable {
  /// A list: its elements, each with its flag, then the flag that ends it.
  case list
  /// An element of a list, from its "one more" flag on.
  case element
  /// One of several alternatives, from the choice of which on.
  case alternative
}
