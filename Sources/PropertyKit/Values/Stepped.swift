/// Amounts that are simpler in a coarse unit than in a fine one: whole days before hours, whole
/// numbers before tenths.
///
/// An amount is two choices: which unit, the coarsest first, and an integer of the finest unit that is
/// rounded to the unit chosen, away from the target. A shrinker that takes a coarser unit so keeps
/// the amount, but for the rounding; an integer of each unit would become another amount. A bound
/// of the range is simple in every unit: what rounds beyond it becomes the bound.
struct Stepped: Sendable {
  /// A unit, as so many of the finest.
  struct Unit: Sendable {
    let size: Int64
    /// How often it is drawn, in proportion to the others.
    let weight: UInt64
  }

  /// All amounts there are, in the finest unit.
  let range: ClosedRange<Int64>
  /// The simplest amount.
  let target: Int64
  /// The units, coarsest first; the last has the size 1.
  let units: [Unit]
  /// Amounts that are drawn once in sixteen, beside the bounds, where they lie in the range.
  let constants: [Int64]
  private let zigzag: Zigzag

  /// Makes amounts of a range, simplest at 0 or the bound next to it.
  init(_ range: ClosedRange<Int64>, units: [Unit], constants: [Int64] = []) {
    self.range = range
    self.units = units
    self.constants = constants.filter(range.contains)
    target = min(max(0, range.lowerBound), range.upperBound)
    zigzag = Zigzag(around: target, in: range)
  }

  /// Draws an amount.
  func draw(_ source: inout Source) throws(Discard) -> Int64 {
    let greatest = UInt64(units.count - 1)
    let unit = try source.choose(.branch, limit: greatest) { source in freshUnit(&source) }
    let size = units[Int(unit)].size
    let index = try source.choose(.integer(zigzag), limit: zigzag.limit) { source in
      let amount = freshAmount(in: size, &source)
      return zigzag.index(
        of: UInt64(bitPattern: amount &- target), isAbove: amount >= target)
    }
    let amount = target &+ Int64(bitPattern: zigzag.offset(at: index))
    return rounded(amount, to: size)
  }

  private func freshUnit(_ source: inout Source) -> UInt64 {
    var place = source.random.upTo(units.reduce(0) { $0 + $1.weight } - 1)
    for (index, unit) in units.enumerated() {
      guard place >= unit.weight else { return UInt64(index) }
      place -= unit.weight
    }
    return 0
  }

  /// A fresh amount: an integer as all others are drawn, of the unit.
  private func freshAmount(in size: Int64, _ source: inout Source) -> Int64 {
    if source.random.oneIn(16) {
      let known = constants.filter { $0 % size == 0 } + [range.lowerBound, range.upperBound]
      return known[Int(source.random.upTo(UInt64(known.count - 1)))]
    }
    let middle = target / size
    let low = range.lowerBound / size - (range.lowerBound % size < 0 ? 1 : 0)
    let high = range.upperBound / size + (range.upperBound % size > 0 ? 1 : 0)
    let order = Zigzag(around: middle, in: min(low, middle)...max(high, middle))
    let offset = source.freshOffset(order, target: UInt64(bitPattern: middle))
    let (product, isTooMuch) =
      (middle &+ Int64(bitPattern: offset)).multipliedReportingOverflow(by: size)
    if isTooMuch { return Int64(bitPattern: offset) < 0 ? range.lowerBound : range.upperBound }
    return min(max(product, range.lowerBound), range.upperBound)
  }

  /// The next amount of a unit, away from the target.
  private func rounded(_ amount: Int64, to size: Int64) -> Int64 {
    let rest = amount % size
    guard amount != target, rest != 0 else { return amount }
    let isAbove = amount > target
    let step = isAbove ? (rest > 0 ? size - rest : -rest) : (rest < 0 ? -size - rest : -rest)
    let (sum, isTooMuch) = amount.addingReportingOverflow(step)
    if isTooMuch { return isAbove ? range.upperBound : range.lowerBound }
    return min(max(sum, range.lowerBound), range.upperBound)
  }
}
