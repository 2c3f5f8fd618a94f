/// Everything a generator decided in one case: the case itself, in the engine's terms.
///
/// The sequence is the replay token, the regression and what the shrinker works on. Simpler means
/// shorter, then smaller at the first difference (shortlex order).
struct ChoiceSequence: Sendable {
  /// The choices in the order they were drawn.
  var choices: [Choice] = []
  /// The spans, in the order they ended: inner ones before those around them.
  var spans: [ChoiceSpan] = []

  /// The bare numbers, which are all a replay needs.
  var indices: [UInt64] { choices.map(\.index) }

  /// The spans by where they begin, outer ones before those inside them.
  var spansInOrder: [ChoiceSpan] {
    spans.sorted { ($0.range.lowerBound, $0.depth) < ($1.range.lowerBound, $1.depth) }
  }

  /// Whether the same was drawn as in another sequence, but for the numbers.
  func hasShape(of other: ChoiceSequence) -> Bool {
    spans == other.spans && choices.map(\.kind) == other.choices.map(\.kind)
  }

  /// What the choices stand for, whatever they are: two bytes of a hash of their kinds and limits.
  ///
  /// FNV-1a, 64 bits, over numbers instead of bytes.
  var shape: UInt16 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for choice in choices {
      for number in choice.kind.numbers + [choice.limit] {
        hash = (hash ^ number) &* 0x100_0000_01B3
        hash ^= hash >> 32
      }
    }
    return UInt16(truncatingIfNeeded: hash)
  }

  /// Whether one sequence of numbers is simpler than another; O(n).
  static func isSimpler(_ left: [UInt64], than right: [UInt64]) -> Bool {
    left.count != right.count ? left.count < right.count : left.lexicographicallyPrecedes(right)
  }
}

/// A labelled stretch of the choice sequence: the choices that built one value.
///
/// Spans are what lets a pass delete, merge or copy a whole value without knowing its type.
struct ChoiceSpan: Hashable, Sendable {
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

/// One decision of a generator: a number in `0...limit`, 0 the simplest.
struct Choice: Hashable, Sendable {
  /// The number that was chosen.
  let index: UInt64
  /// The greatest number that could have been chosen.
  let limit: UInt64
  /// What the number stands for, so that a pass can propose values a reader finds simpler.
  let kind: ChoiceKind
  /// Whether it is drawn whatever a script says in its place, as the flags of a list of fixed
  /// length.
  var isForced = false
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

extension ChoiceKind {
  /// Whether the choice stands for an amount, rather than for one of several ways to go on.
  var isNumber: Bool {
    switch self {
    case .integer, .double: true
    case .more, .branch, .index: false
    }
  }

  /// The kind in numbers that tell it from others in every run of a program.
  fileprivate var numbers: [UInt64] {
    switch self {
    case .more: [0]
    case .branch: [1]
    case .integer(let zigzag): [2, zigzag.above, zigzag.target]
    case .double(let order):
      [3, order.range.lowerBound.bitPattern, order.range.upperBound.bitPattern]
    case .index: [4]
    }
  }
}

/// Where a case comes from: enough to draw it again.
enum CaseOrigin: Hashable, Sendable, Codable {
  /// Drawn afresh: a slot of the run, and how many draws for that slot were discarded before.
  case fresh(slot: Int, attempt: Int)
  /// Read from recorded choices.
  case recorded([UInt64])
  /// Read from choices that were counted through: a value that a filter refuses is no case.
  case counted([UInt64])
}
