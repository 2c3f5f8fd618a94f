extension Source {
  /// Draws a double where choices are recorded: its index is computed only here.
  @usableFromInline
  mutating func chooseDouble(_ order: DoubleOrder) throws(Discard) -> Double {
    var drawn: Double?
    let index = try choose(.double(order), limit: order.limit) { source in
      let value = source.freshDouble(in: order.range, target: order.target)
      drawn = value
      return order.index(of: value)
    }
    return drawn ?? order.value(at: index)
  }

  /// A fresh double of a range: whole numbers half the time, then simple fractions, then any.
  ///
  /// Never -0, which a replay could not tell from 0.
  @inlinable
  mutating func freshDouble(in range: ClosedRange<Double>, target: Double) -> Double {
    let bits = random.next()
    if UInt8(truncatingIfNeeded: bits) < 12 { return random.edgeDouble(in: range, bits: bits) + 0 }
    let share = 1 - Double(style.omitted) * 0x1p-64
    let rest = 1 - share
    var low = target * rest + range.lowerBound * share
    var high = target * rest + range.upperBound * share
    if bits & 0x300 == 0 {
      low = Swift.max(low, target - 16)
      high = Swift.min(high, target + 16)
    }
    let unit = Double(bits >> 20) * 0x1p-44
    let along = low * (1 - unit) + high * unit
    let denominator = Self.denominator(UInt8(truncatingIfNeeded: bits >> 12 & 15))
    guard denominator > 0 else {
      return Swift.min(Swift.max(along + 0, range.lowerBound), range.upperBound) + 0
    }
    let rounded = (along * denominator).rounded() / denominator
    let value = rounded.isFinite ? rounded : along
    return Swift.min(Swift.max(value, range.lowerBound), range.upperBound) + 0
  }

  /// What a fresh double is a fraction of, by a number in 0...15; 0 for any double.
  @inlinable
  static func denominator(_ number: UInt8) -> Double {
    switch number {
    case 0...8: 1
    case 9: 2
    case 10: 3
    case 11: 4
    case 12: 100
    default: 0
    }
  }
}

extension RandomBits {
  /// A bound of the range, its neighbour, or a number that is known for trouble, if it is inside.
  @usableFromInline
  mutating func edgeDouble(in range: ClosedRange<Double>, bits: UInt64) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    let edge: Double =
      switch upTo(15) {
      case 0...2: low
      case 3...5: high
      case 6: low.nextUp
      case 7: high.nextDown
      case 8: 1.0 / 3
      case 9: 0.1 + 0.2
      case 10: Double.leastNonzeroMagnitude
      case 11: Double.leastNormalMagnitude
      case 12: 0
      case 13: 0x1p53 + 1
      default: wholeNeighbour(in: range)
      }
    let signed = bits >> 63 == 0 ? edge : -edge
    return range.contains(signed) ? signed : range.contains(edge) ? edge : high
  }

  /// The double just above or below a whole number.
  private mutating func wholeNeighbour(in range: ClosedRange<Double>) -> Double {
    let unit = unit()
    let whole = (range.lowerBound * (1 - unit) + range.upperBound * unit).rounded()
    return oneIn(2) ? whole.nextUp : whole.nextDown
  }
}

/// The order in which a bounded double is simple to read: whole numbers, halves, thirds, quarters,
/// tenths, hundredths, then every other double.
///
/// Each form is a run of indices of its own, ordered outwards from the target. The last form holds
/// every double of the range by its rank among all doubles, so nothing is out of reach. A value is
/// always recorded by its simplest form.
@usableFromInline
struct DoubleOrder: Hashable, Sendable {
  /// The denominators of the readable forms, simplest first.
  static let denominators: [Double] = [1, 2, 3, 4, 10, 100]
  /// Whole numbers beyond this are left to the last form: neighbours there are not simpler.
  static let greatestWhole = 0x1p51
  /// Fractions beyond this magnitude are left to the last form: nobody reads them.
  static let greatestFraction = 0x1p20

  let range: ClosedRange<Double>
  /// The number of the range nearest to the origin.
  @usableFromInline let target: Double
  private let forms: [Form]
  private let fine: Form

  /// One run of indices: numerators (or ranks) around a target.
  private struct Form: Hashable, Sendable {
    let start: UInt64
    let target: Int64
    let zigzag: Zigzag
    var count: UInt64 { zigzag.limit &+ 1 }
  }

  /// Makes the order of the doubles in a range, outwards from the number nearest to `origin`.
  @usableFromInline
  init(_ range: ClosedRange<Double>, origin: Double = 0) {
    self.range = range
    target = Swift.min(Swift.max(origin, range.lowerBound), range.upperBound)
    var start: UInt64 = 0
    var found: [Form] = []
    found.reserveCapacity(Self.denominators.count)
    for denominator in Self.denominators {
      let form = Self.form(of: denominator, in: range, target: target, start: start)
      start &+= form?.count ?? 0
      found.append(form ?? Form(start: start, target: 0, zigzag: Zigzag(above: 0, below: 0)))
    }
    forms = found
    let low = Self.rank(range.lowerBound)
    let high = Self.rank(range.upperBound)
    let middle = Self.rank(target)
    fine = Form(
      start: start, target: middle,
      zigzag: Zigzag(
        above: UInt64(bitPattern: high &- middle), below: UInt64(bitPattern: middle &- low)))
  }

  /// The greatest index.
  var limit: UInt64 { fine.start &+ fine.zigzag.limit }

  /// The double at an index.
  func value(at index: UInt64) -> Double {
    for (place, denominator) in Self.denominators.enumerated().reversed()
    where index >= forms[place].start && index < fine.start && isPresent(place) {
      let form = forms[place]
      let numerator =
        form.target &+ Int64(bitPattern: form.zigzag.offset(at: index &- form.start))
      return Double(numerator) / denominator
    }
    let offset = fine.zigzag.offset(at: Swift.min(index, limit) &- fine.start)
    return Self.double(ofRank: fine.target &+ Int64(bitPattern: offset))
  }

  /// The index of a double of the range, in its simplest form.
  func index(of value: Double) -> UInt64 {
    for place in forms.indices {
      if let index = index(of: value, in: place), self.value(at: index) == value { return index }
    }
    let rank = Self.rank(value)
    return fine.start
      &+ fine.zigzag.index(
        of: UInt64(bitPattern: rank &- fine.target), isAbove: rank > fine.target)
  }

  /// The numbers of each simpler form that lie next to a double, simplest first.
  ///
  /// For 3.7: 3, 4, 3.5, 3.666..., 3.75. What a shrinker should try before it counts down. O(1).
  func simplerIndices(than index: UInt64) -> [UInt64] {
    let value = value(at: index)
    var found: [UInt64] = []
    for (place, denominator) in Self.denominators.enumerated() where isPresent(place) {
      for rounded in [(value * denominator).rounded(.towardZero), (value * denominator).rounded()] {
        guard let near = self.index(of: rounded / denominator, in: place), near < index else {
          continue
        }
        if found.last != near { found.append(near) }
      }
    }
    return found
  }

  private func isPresent(_ place: Int) -> Bool {
    let next = place + 1 < forms.count ? forms[place + 1].start : fine.start
    return next > forms[place].start
  }

  private func index(of value: Double, in place: Int) -> UInt64? {
    let numerator = (value * Self.denominators[place]).rounded()
    guard isPresent(place), abs(numerator) <= Self.greatestWhole else { return nil }
    let form = forms[place]
    let offset = Int64(numerator) &- form.target
    let room = offset > 0 ? form.zigzag.above : form.zigzag.below
    guard offset.magnitude <= room else { return nil }
    return form.start
      &+ form.zigzag.index(of: UInt64(bitPattern: offset), isAbove: offset > 0)
  }

  private static func form(
    of denominator: Double, in range: ClosedRange<Double>, target: Double, start: UInt64
  ) -> Form? {
    let greatest = denominator == 1 ? greatestWhole : greatestFraction * denominator
    var low = Swift.max((range.lowerBound * denominator).rounded(), -greatest)
    var high = Swift.min((range.upperBound * denominator).rounded(), greatest)
    if low / denominator < range.lowerBound { low += 1 }
    if high / denominator > range.upperBound { high -= 1 }
    guard low <= high else { return nil }
    let middle = Swift.min(Swift.max((target * denominator).rounded(), low), high)
    return Form(
      start: start, target: Int64(middle),
      zigzag: Zigzag(above: UInt64(high - middle), below: UInt64(middle - low)))
  }

  /// The place of a finite double among all doubles, 0 for zero; both zeros share it.
  private static func rank(_ value: Double) -> Int64 {
    let magnitude = Int64(bitPattern: value.magnitude.bitPattern)
    return value < 0 ? -magnitude : magnitude
  }

  private static func double(ofRank rank: Int64) -> Double {
    let magnitude = Double(bitPattern: UInt64(rank.magnitude))
    return rank < 0 ? -magnitude : magnitude
  }
}
