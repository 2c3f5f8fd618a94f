/// Counts through all choice sequences of a generator, shortest first, then smallest first.
///
/// A generator is a tree: each choice has as many branches as its limit allows, and what was chosen
/// decides what is asked next. For one length after another the odometer walks the sequences of
/// that length in order: it raises the last choice that can be raised and goes on with zeros. What
/// is longer is cut to the length, so nothing below it is visited.
struct Odometer {
  /// Draws the case of a list of choices: everything that was chosen, refused values too.
  private let draw: ([UInt64]) -> ChoiceSequence
  private var length = 0
  private var next: [UInt64]? = []
  private var isLonger = false
  /// How many choices were drawn so far: what counting costs.
  private(set) var drawnChoices = 0

  /// A number of sequences that there are at least, judged by those that were drawn.
  ///
  /// Each choice of a sequence could be any other number up to its limit, so there are at least as
  /// many sequences as the limits of one of them add up to.
  private(set) var leastCount: UInt64 = 1

  init(draw: @escaping ([UInt64]) -> ChoiceSequence) {
    self.draw = draw
  }

  /// The next sequence in shortlex order, nil after the last.
  ///
  /// Gives up with nil as well when `maximumDrawnChoices` is spent; `isExhausted` tells.
  mutating func step(maximumDrawnChoices: Int = .max) -> ChoiceSequence? {
    while drawnChoices <= maximumDrawnChoices {
      guard let script = next else {
        guard isLonger else { return nil }
        (length, next, isLonger) = (length + 1, [], false)
        continue
      }
      let drawn = draw(script)
      drawnChoices += drawn.choices.count + 1
      leastCount = max(leastCount, drawn.choices.reduce(1) { $0.addingSaturated($1.limit) })
      isLonger = isLonger || drawn.choices.count > length
      next = Self.successor(of: drawn.choices.prefix(length))
      if drawn.choices.count == length { return drawn }
    }
    return nil
  }

  /// Whether every sequence has been given out.
  var isExhausted: Bool { next == nil && !isLonger }

  private static func successor(of choices: ArraySlice<Choice>) -> [UInt64]? {
    guard let place = choices.lastIndex(where: { $0.index < $0.limit }) else { return nil }
    return choices[..<place].map(\.index) + [choices[place].index + 1]
  }
}

extension UInt64 {
  fileprivate func addingSaturated(_ other: UInt64) -> UInt64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
