import PropertyKit
import PropertyTesting
import Testing

@testable import StackScrollCore

/// Costs against tables of what each whole length costs.
struct CostTests {
  private static let few = Gen.array(of: Gen<Cost>.known, count: 1...3)

  @Test func `shares and centres that depend on each other are priced up to so many views`() {
    func areKnown(_ count: Int, _ rule: (SpacedRow, [Double]) -> (any StackRule)?) -> Bool {
      let own = (0..<count).map { Double(4 + $0 % 7) }
      let gaps = [DoubleDouble](repeating: 3, count: count - 1)
      let row = SpacedRow(gaps: gaps, isMirrored: false, ties: .lowestIndex)
      let cost = rule(row, own)?.cost(of: own.map { Cost(intrinsic: $0, .usual) })
      return cost.map { !$0.isPartlyUnknown } ?? false
    }
    let shares = FillProportionallyRule.mostViewsPriced
    for count in [3, shares - 1, shares, shares + 1] {
      let areKnown = areKnown(count) { FillProportionallyRule(row: $0, own: $1, isPlain: true) }
      #expect(areKnown == (count <= shares), "\(count) shares")
    }
    let centres = EqualCenteringRule.mostViewsPriced
    for count in [3, centres - 1, centres, centres + 1] {
      let areKnown = areKnown(count) { row, _ in EqualCenteringRule(row: row, isPriced: true) }
      #expect(areKnown == (count <= centres), "\(count) centres")
    }
  }

  @Test func `centres of two views are no more than spacing, and ties go to the lowest index`()
    async throws
  {
    let view: Gen<(Int, Double)> = .zip(.int(in: 0...60), .element(of: [60.0, 700, 750]))
    try await forAll(.zip(view, view, .int(in: 0...200))) { first, second, length in
      let views = [first, second].map { own, resistance in
        Cost(
          intrinsic: Double(own),
          HeldLevels(hugging: .defaultLow, resistance: LayoutPriority(resistance)))
      }
      let row = SpacedRow(gaps: [8], isMirrored: false, ties: .lowestIndex)
      let span = ExactSpan(min: 0, length: DoubleDouble(8 + length))
      let spaced = try EqualSpacingRule(row: row).spans(of: views, in: span)
      for rule in [false, true].map({ EqualCenteringRule(row: row, isPriced: $0) }) {
        let centred = try rule.spans(of: views, in: span)
        #expect(centred.rounded().map(\.length) == spaced.rounded().map(\.length))
        #expect(centred.rounded().map(\.min) == spaced.rounded().map(\.min))
      }
    }
  }

  @Test func `where there is room, a view of unknown cost is as long as it likes among centres`()
    async throws
  {
    let lengths = Gen<[Int]>.array(of: .int(in: 1...60), count: 2...4)
    try await forAll(.zip(lengths, .int(in: 0...100))) { lengths, excess in
      let views = lengths.enumerated().map { place, length in
        var cost = Cost(lower: 0, pieces: [])
        let fall = place == 0 ? nil : Slope(-1, at: 750)
        cost.append(Cost.Piece(end: DoubleDouble(length), slope: fall))
        cost.append(Cost.Piece(end: .infinity, slope: Slope(1, at: 250)))
        return cost
      }
      let gaps = views.dropFirst().map { _ in DoubleDouble(8) }
      let row = SpacedRow(gaps: gaps, isMirrored: false, ties: .lowestIndex)
      let room = lengths.reduce(8 * gaps.count + excess, +)
      let spans = try EqualCenteringRule(row: row, isPriced: false)
        .spans(of: views, in: ExactSpan(min: 0, length: DoubleDouble(room)))
      #expect(spans.rounded().map(\.length) == lengths.map(Double.init))
    }
  }

  @Test func `what one length costs several views is the sum, where all allow it`() async throws {
    try await forAll(.array(of: .costs, count: 1...3)) { costs in
      let lower = costs.map(\.lower.value).max() ?? 0
      let upper = costs.map(\.upper.value).min() ?? 0
      guard let sum = Cost.sum(costs) else {
        #expect(upper < lower)
        return
      }
      #expect(sum.isWellFormed && sum.lower.value == lower && sum.upper.value == upper)
      var isUndecided = false
      for length in Cost.table where lower <= length && length < upper {
        let prices = costs.map { $0.price(after: length) }
        let known = prices.compactMap(\.self).reduce(.zero, +)
        let isPartlyUnknown = prices.contains(nil)
        #expect(sum.price(after: length) == (isPartlyUnknown ? nil : known), "at \(length)")
        // A fall that is not known outweighs no more than what makes stacks fit.
        if isPartlyUnknown, !known.isNegative, !known.isWeak { isUndecided = true }
      }
      #expect(sum.isUndecided == isUndecided)
    }
  }

  @Test func `of a chain all is unknown that may fall as steeply as what is`() async throws {
    try await forAll(.array(of: .costs, count: 1...3)) { costs in
      let chain = Cost.chain(costs)
      #expect(chain.isWellFormed && chain.upper == costs.map(\.upper).reduce(.zero, +))
      let steep = costs.map(\.steepEnd)
      let isPartlyUnknown = costs.contains(where: \.isPartlyUnknown)
      let end = chain.pieces.first.flatMap { $0.slope == nil ? $0.end.value : nil }
      #expect(end == (isPartlyUnknown ? steep.reduce(.zero, +).value : nil))
    }
  }

  @Test func `a chain costs what the best split of its length does`() async throws {
    try await forAll(Self.few) { costs in
      let chain = Cost.chain(costs)
      #expect(chain.isWellFormed)
      #expect(chain.lower == costs.map(\.lower).reduce(.zero, +))
      #expect(chain.upper == costs.map(\.upper).reduce(.zero, +))
      var table = costs[0].table
      for cost in costs.dropFirst() { table = Cost.split(table, cost.table) }
      #expect(chain.table == table)
    }
  }

  @Test func `two views whose steep falls are unknown share what is above these, and no less`()
    throws
  {
    var cost = Cost(lower: 0, pieces: [Cost.Piece(end: 10, slope: nil)])
    cost.append(Cost.Piece(end: 20, slope: Slope(-1, at: 25)))
    cost.append(Cost.Piece(end: .infinity, slope: Slope(1, at: 250)))
    let sharing = Sharing(costs: [cost, cost], ties: .lowestIndex)
    for sum in 0...50 {
      func share() throws(AxisFailure) -> DoubleDouble {
        try sharing.lengths(sum: DoubleDouble(sum), slack: .standard).reduce(.zero, +)
      }
      if sum < 20 {
        #expect(throws: AxisFailure.self) { try share() }
      } else {
        #expect(try share() == DoubleDouble(sum))
      }
    }
  }

  @Test func `a length is shared out at the least cost there is`() async throws {
    try await forAll(.zip(Self.few, .int(in: 0...20))) { costs, sum in
      let chain = Cost.chain(costs)
      guard chain.allows(DoubleDouble(sum)) else { return }
      let sharing = Sharing(costs: costs, ties: .lowestIndex)
      let lengths: [DoubleDouble]
      do throws(AxisFailure) {
        lengths = try sharing.lengths(sum: DoubleDouble(sum), slack: .standard)
      } catch {
        guard case .ambiguous = error else { throw error }
        // What has no price is nobody's in particular.
        #expect(costs.count(where: \.isFree) > 1)
        return
      }
      #expect(lengths.reduce(.zero, +) == DoubleDouble(sum))
      let found = zip(costs, lengths).map { $0.table[Int($1.value)] }
      #expect(found.compactMap(\.self).count == costs.count)
      #expect(found.compactMap(\.self).reduce(.zero, +) == chain.table[sum])
    }
  }

  @Test func `ranges reach from the least to the greatest length among the best ways to share`()
    async throws
  {
    try await forAll(.zip(Self.few, .int(in: 0...20)), settings: Settings(cases: 1000)) {
      costs, sum in
      let best = Cost.chain(costs)
      guard best.allows(DoubleDouble(sum)) else { return }
      let ranges = try Sharing(costs: costs, ties: .ambiguous)
        .ranges(sum: DoubleDouble(sum), slack: .standard)
      for (view, range) in ranges.enumerated() {
        var others = Cost.required(0).table
        for (place, cost) in costs.enumerated() where place != view {
          others = Cost.split(others, cost.table)
        }
        let (table, least) = (costs[view].table, best.table[sum])
        let lengths = (0...sum).filter { length in
          guard let one = table[length], let other = others[sum - length] else { return false }
          return one + other == least
        }
        #expect(range.lowerBound.value == lengths.first.map { Double($0) })
        #expect(range.upperBound.value == lengths.last.map { Double($0) })
      }
    }
  }

  @Test func `who gives way at an unknown price is told where nobody else could`() async throws {
    let cases = Gen<([Cost], Int)>.zip(.array(of: .costs, count: 1...3), .int(in: 0...20))
    try await forAll(cases, settings: Settings(cases: 3000)) { costs, sum in
      let sum = DoubleDouble(sum)
      let natural = costs.map(\.natural)
      guard costs.contains(where: \.isPartlyUnknown), sum <= natural.reduce(.zero, +),
        costs.map(\.lower).reduce(.zero, +) <= sum
      else { return }
      let givers = zip(costs, natural).count { $0.lower < $1 }
      do throws(AxisFailure) {
        let lengths = try Sharing(costs: costs, ties: .lowestIndex)
          .lengths(sum: sum, slack: .standard)
        #expect(lengths.reduce(.zero, +) == sum)
        #expect(zip(lengths, zip(costs, natural)).allSatisfy { $1.0.allows($0) && $0 <= $1.1 })
        // What falls steeply, known or not, is asked of a lone giver only.
        #expect(givers == 1 || zip(lengths, costs).allSatisfy { $0 >= $1.steepEnd })
      } catch {
        #expect(givers > 1)
      }
    }
  }

  @Test(arguments: [LengthConstraint.Relation.equal, .atLeast, .atMost], [250.0, 1000])
  func `a condition costs the distance by which a length misses it, or allows no other`(
    relation: LengthConstraint.Relation, priority: Double
  ) throws {
    for points in Cost.table {
      let cost = Cost(relation, DoubleDouble(points), priority: LayoutPriority(priority))
      #expect(cost.isWellFormed)
      let misses = Cost.table.map { length in
        switch relation {
        case .equal: (length - points).magnitude
        case .atLeast: max(0, points - length)
        case .atMost: max(0, length - points)
        }
      }
      guard priority < 1000 else {
        #expect(
          Cost.table.filter { cost.allows(DoubleDouble($0)) }
            == Cost.table.filter { misses[Int($0)] == 0 })
        continue
      }
      let prices = zip(misses, misses.dropFirst()).map { Slope($1 - $0, at: priority) }
      #expect(Cost.table.dropLast().map { cost.price(after: $0) } == prices)
    }
  }

  @Test(arguments: [250.0, 1000], [750.0, 1000])
  func `a view of its own length costs what it hugs and resists, or allows no other`(
    hugging: Double, resistance: Double
  ) {
    for points in Cost.table.dropFirst(2).dropLast() {
      let levels = HeldLevels(
        hugging: LayoutPriority(hugging), resistance: LayoutPriority(resistance))
      let cost = Cost(intrinsic: points, levels)
      #expect(cost.isWellFormed && cost.natural.value == points && !cost.isFree)
      #expect(cost.allows(DoubleDouble(points - 1)) == (resistance < 1000))
      #expect(cost.allows(DoubleDouble(points + 1)) == (hugging < 1000))
      if cost.allows(DoubleDouble(points - 1)) {
        #expect(cost.price(after: points - 1) == Slope(-1, at: resistance))
      }
      if cost.allows(DoubleDouble(points + 1)) {
        #expect(cost.price(after: points) == Slope(1, at: hugging))
      }
    }
  }

  @Test func `the best lengths are those that cost least`() async throws {
    try await forAll(.known) { cost in
      let least = cost.table.compactMap(\.self).min() ?? .zero
      let best = Cost.table.filter { cost.table[Int($0)] == least }
      #expect(cost.natural.value == best.first)
      #expect(Swift.min(cost.best.upperBound.value, Cost.table.last ?? 0) == best.last)
      #expect(cost.isFree == (best.count > 1))
    }
  }

  @Test func `one length of several views costs each of them its part`() async throws {
    try await forAll(.zip(.known, .int(in: 1...4))) { cost, count in
      let times = cost.times(count)
      #expect(times.isWellFormed)
      #expect(
        times.lower == cost.lower * DoubleDouble(count)
          && times.upper == cost.upper * DoubleDouble(count))
      for length in Cost.table
      where cost.lower.value <= length && length < cost.upper.value {
        let price = times.price(after: length * Double(count))
        #expect(
          price?.isSame(as: (cost.price(after: length) ?? .zero) * (1 / Double(count))) == true)
      }
    }
  }

  @Test func `without negative lengths the others cost the same`() async throws {
    try await forAll(.zip(.costs, .int(in: 0...12))) { cost, distance in
      let distance = Double(distance)
      let rest = cost.translated(by: DoubleDouble(-distance)).withoutNegativeLengths()
      #expect((rest == nil) == (cost.upper.value < distance))
      #expect(rest?.isWellFormed ?? true)
      for length in Cost.table {
        let isAllowed = cost.allows(DoubleDouble(length + distance))
        #expect(rest?.allows(DoubleDouble(length)) ?? false == isAllowed)
        guard isAllowed else { continue }
        #expect(rest?.price(after: length) == cost.price(after: length + distance))
      }
    }
  }
}

extension Cost {
  /// The lengths that are looked at: all pieces of drawn costs begin and end at one.
  fileprivate static let table = (0...24).map { Double($0) }

  /// Where falls end that are unknown, or stronger than what makes stacks fit.
  fileprivate var steepEnd: DoubleDouble {
    pieces.last { $0.slope.map { $0.isNegative && !$0.isWeak } ?? true }?.end ?? lower
  }

  /// Whether pieces have a length each, at rising prices, the unknown one first.
  fileprivate var isWellFormed: Bool {
    let ends = [lower] + pieces.map(\.end)
    return zip(ends, ends.dropFirst()).allSatisfy { $0 < $1 }
      && zip(pieces, pieces.dropFirst()).allSatisfy { piece, next in
        guard let price = next.slope else { return false }
        return piece.slope.map { $0 < price } ?? true
      }
  }

  /// What the next point costs at an allowed length; nil if that is not known.
  fileprivate func price(after length: Double) -> Slope? {
    pieces.first { length < $0.end.value }?.slope
  }

  /// What each length costs, counted from the shortest; nil for those that are not allowed.
  fileprivate var table: [Slope?] {
    var sum = Slope.zero
    return Self.table.map { length in
      guard lower.value <= length, length <= upper.value else { return nil }
      defer { sum = sum + (price(after: length) ?? .zero) }
      return sum
    }
  }

  /// What each sum of two lengths costs at least.
  fileprivate static func split(_ first: [Slope?], _ second: [Slope?]) -> [Slope?] {
    table.indices.map { sum in
      (0...sum).compactMap { length in
        guard let one = first[length], let other = second[sum - length] else { return nil }
        return one + other
      }.min()
    }
  }
}

extension Gen where Value == Cost {
  /// Costs of some pieces between whole lengths.
  static var known: Gen { costs(isPartlyUnknown: .always(false)) }

  /// The same, some of them with a fall that is not known.
  fileprivate static var costs: Gen { costs(isPartlyUnknown: .bool) }

  private static func costs(isPartlyUnknown: Gen<Bool>) -> Gen {
    Gen { source throws(Discard) in
      let isPartlyUnknown = try source.draw(isPartlyUnknown)
      var prices = try source.draw(.array(of: .prices, count: 0...5)).sorted()
      prices = prices.enumerated().filter { $0 == 0 || $1 != prices[$0 - 1] }.map(\.element)
      if isPartlyUnknown { prices.removeAll { $0.isNegative && !$0.isWeak } }
      var slopes = prices.map { Optional($0) }
      if isPartlyUnknown { slopes.insert(nil, at: 0) }
      var cost = Cost(lower: DoubleDouble(try source.draw(Gen<Int>.int(in: 0...4))), pieces: [])
      for slope in slopes {
        let length = DoubleDouble(try source.draw(Gen<Int>.int(in: 1...3)))
        cost.append(Cost.Piece(end: cost.upper + length, slope: slope))
      }
      let mayBeOpen = slopes.last.map { $0.map { !$0.isNegative } ?? false } ?? false
      if mayBeOpen, try source.draw(.bool) {
        cost.pieces[slopes.count - 1].end = .infinity
      }
      return cost
    }
  }
}

extension Gen where Value == Slope {
  fileprivate static var prices: Gen {
    Gen<Double>.element(of: [250, 750, 51, 25]).flatMap { priority in
      Gen<Double>.element(of: [1, -1, 2, -2, 0]).map { Slope($0, at: priority) }
    }
  }
}
