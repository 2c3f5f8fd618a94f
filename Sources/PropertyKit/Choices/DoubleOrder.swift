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
