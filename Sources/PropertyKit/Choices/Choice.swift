/// One decision of a generator: a number in `0...limit`, 0 the simplest.
struct Choice: Hashable, Sendable {
  /// The number that was chosen.
  let index: UInt64
  /// The greatest number that could have been chosen.
  let limit: UInt64
  /// What the number stands for, so that a pass can propose values a reader finds simpler.
  let kind: ChoiceKind
}

/// What a choice stands for.
@usableFromInline
enum ChoiceKind: Hashable, Sendable {
  /// "One more element?", before each element of a list and after its last.
  case more
  /// Which of several alternatives.
  case branch
  /// An integer, ordered outwards from its target.
  case integer(Zigzag)
  /// A double, ordered by how simple it is to read.
  case double(DoubleOrder)
  /// Which of several things in order: an earlier step of a program, a position in a collection.
  case index
}
