import StackScrollCore
import Synchronization

/// What screens of one kind have in common: the outer stack's distribution, axis and alignment, the
/// reading direction, how many views the stack arranges, and which of them are hidden.
///
/// A coarse net on purpose. Lengths, priorities, nesting and gestures are not in it: what is drawn
/// of those has no end, and a share of it no meaning.
package struct ScreenKind: Hashable, Sendable {
  /// How the outer stack shares its length out.
  package let distribution: Distribution
  /// The direction of the outer stack.
  package let axis: Axis
  /// Where its views stand across it; no baselines in a column.
  package let alignment: Alignment
  /// The side on which leading is.
  package let layoutDirection: LayoutDirection
  /// How many views the outer stack arranges, and which of them are hidden.
  package let population: Population

  /// The kind of what a screen scrolls; nil if that is no stack.
  ///
  /// - Complexity: O(n) for n views that the stack arranges.
  package init?(_ content: View, _ layoutDirection: LayoutDirection) {
    guard let stack = content.stack else { return nil }
    self.init(
      distribution: stack.distribution, axis: stack.axis, alignment: stack.alignment,
      layoutDirection: layoutDirection,
      population: Population(
        views: stack.arrangedViews.count, hidden: stack.arrangedViews.count(where: \.isHidden)))
  }

  /// The kind of a screen around such a stack, which there must be: no column aligns baselines.
  init(
    distribution: Distribution = .fill, axis: Axis, alignment: Alignment = .fill,
    layoutDirection: LayoutDirection = .leftToRight, population: Population
  ) {
    self.distribution = distribution
    self.axis = axis
    self.alignment = alignment
    self.layoutDirection = layoutDirection
    self.population = population
  }

  /// Every kind of screen there can be, each at its ``index``.
  package static let all: [ScreenKind] = Distribution.allCases.flatMap { distribution in
    Axis.allCases.flatMap { axis in
      Alignment.allCases.filter { axis == .horizontal || !$0.isBaseline }.flatMap { alignment in
        LayoutDirection.allCases.flatMap { direction in
          Population.allCases.map {
            ScreenKind(
              distribution: distribution, axis: axis, alignment: alignment,
              layoutDirection: direction, population: $0)
          }
        }
      }
    }
  }

  /// The place among all kinds.
  package var index: Int {
    let line = axis == .horizontal ? alignment.number : 6 + alignment.number
    let side = layoutDirection == .leftToRight ? 0 : 1
    return ((distribution.number * 10 + line) * 2 + side) * 9 + population.rawValue
  }
}

extension ScreenKind {
  /// How many views are arranged, and how many of them are hidden.
  package enum Population: Int, Hashable, Sendable, CaseIterable {
    /// There is no view.
    case empty
    /// One view, and it shows.
    case one
    /// One view, and it is hidden.
    case oneHidden
    /// Two or three views, and all show.
    case few
    /// Two or three views, and some are hidden.
    case fewSomeHidden
    /// Two or three views, and all are hidden.
    case fewAllHidden
    /// Four views or more, and all show.
    case many
    /// Four views or more, and some are hidden.
    case manySomeHidden
    /// Four views or more, and all are hidden.
    case manyAllHidden

    /// What so many views are, of which so many are hidden.
    package init(views: Int, hidden: Int = 0) {
      let isNoneHidden = hidden <= 0
      let isAllHidden = hidden >= views
      switch views {
      case ...0: self = .empty
      case 1: self = isNoneHidden ? .one : .oneHidden
      case 2, 3: self = isNoneHidden ? .few : isAllHidden ? .fewAllHidden : .fewSomeHidden
      default: self = isNoneHidden ? .many : isAllHidden ? .manyAllHidden : .manySomeHidden
      }
    }
  }
}

extension Distribution {
  /// The place among all, without making a list of them: this runs with every case.
  fileprivate var number: Int {
    switch self {
    case .fill: 0
    case .fillEqually: 1
    case .fillProportionally: 2
    case .equalSpacing: 3
    case .equalCentering: 4
    }
  }
}

extension Alignment {
  /// The place among all; those of baselines are the last.
  fileprivate var number: Int {
    switch self {
    case .fill: 0
    case .leading: 1
    case .center: 2
    case .trailing: 3
    case .firstBaseline: 4
    case .lastBaseline: 5
    }
  }
}

/// Which kinds of screens there were among the cases of a run.
///
/// A set, so what several runs covered is put together in any order, and twice is no more than once.
package struct ScreenCoverage: Hashable, Sendable {
  private var words: [UInt64]

  private static let bits = UInt64.bitWidth

  /// Makes a coverage of nothing.
  package init() {
    words = Array(repeating: 0, count: (ScreenKind.all.count + Self.bits - 1) / Self.bits)
  }

  /// How many kinds were met.
  package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Whether a kind was met.
  package func contains(_ kind: ScreenKind) -> Bool {
    words[kind.index / Self.bits] >> (kind.index % Self.bits) & 1 == 1
  }

  /// Meets a kind.
  package mutating func insert(_ kind: ScreenKind) {
    let index = kind.index
    words[index / Self.bits] |= 1 << (index % Self.bits)
  }

  /// Adds what another run met.
  package mutating func formUnion(_ other: ScreenCoverage) {
    for (place, word) in other.words.enumerated() { words[place] |= word }
  }

  /// The set as a text that can be read back: 16 hexadecimal digits for each 64 kinds.
  package var text: String {
    words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }

  /// Reads a text; nil if it is none of such a set.
  package init?(text: String) {
    self.init()
    let digits = Array(text.utf8)
    guard digits.count == 16 * words.count else { return nil }
    for place in words.indices {
      let part = String(decoding: digits[(16 * place)..<(16 * place + 16)], as: UTF8.self)
      guard let word = UInt64(part, radix: 16) else { return nil }
      words[place] = word
    }
    guard self.text == text, isPossible else { return nil }
  }

  /// Whether every bit stands for a kind.
  private var isPossible: Bool {
    let used = ScreenKind.all.count % Self.bits
    return used == 0 || words.last.map { $0 >> used == 0 } ?? true
  }
}

/// Collects the kinds of the screens on which a law passed, from any number of threads.
///
/// What it holds at the end of a run that passed follows from the cases alone, however they were
/// shared out.
package final class CoverageRecorder: Sendable {
  private let met = Mutex(ScreenCoverage())

  /// Makes a recorder that has met nothing.
  package init() {}

  /// What was met so far.
  package var coverage: ScreenCoverage { met.withLock { $0 } }

  /// Meets the kind of a value, if it has one.
  func record(_ value: some Subject) {
    guard let kind = value.laidOut?.screenKind else { return }
    met.withLock { $0.insert(kind) }
  }
}
