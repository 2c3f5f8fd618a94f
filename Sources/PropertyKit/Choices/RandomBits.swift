/// A small pseudo-random generator: wyrand, started from a well mixed state.
///
/// It is a value, so a case can be drawn again from a copy of its state, and it needs no table and
/// no warm-up, so every case can afford a generator of its own. One multiplication a number keeps
/// passing cases cheap. Sources: Wang Yi, "wyhash", 2019; for the mixing Steele, Lea and Flood,
/// "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
@usableFromInline
struct RandomBits: RandomNumberGenerator, Sendable {
  @usableFromInline var state: UInt64

  /// Makes the generator of one case.
  ///
  /// The seed is mixed before use, and cases lie far apart in the sequence of the generator, so
  /// neighbouring seeds are unrelated, and neighbouring cases are.
  @inlinable
  init(seed: Seed, caseIndex: Int) {
    self.init(stream: Self.stream(seed), caseIndex: caseIndex)
  }

  /// What all cases of a seed have in common.
  @inlinable
  static func stream(_ seed: Seed) -> UInt64 {
    mix(seed.rawValue &+ 0x9E37_79B9_7F4A_7C15)
  }

  /// Makes the generator of a case; a multiplication, since every case begins with it.
  ///
  /// The state is a counter: all cases share one sequence of 2^64 numbers. Cases that are less than
  /// a million apart begin more than 2^40 numbers apart.
  @inlinable @inline(__always)
  init(stream: UInt64, caseIndex: Int) {
    state = stream &+ UInt64(truncatingIfNeeded: caseIndex) &* Self.caseStep
  }

  /// How far apart neighbouring cases are in the counter.
  @inlinable static var caseStep: UInt64 { 0xD1B5_4A32_D192_ED03 }

  /// How far apart neighbouring numbers are in the counter.
  @inlinable static var numberStep: UInt64 { 0xA076_1D64_78BD_642F }

  /// The next 64 bits.
  @inlinable @inline(__always)
  mutating func next() -> UInt64 {
    state &+= Self.numberStep
    let product = state.multipliedFullWidth(by: state ^ 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }

  /// A number in `0...limit`, every one as likely as the others up to a bias below 2^-11.
  ///
  /// One multiplication instead of a loop that rejects, so a draw always costs the same; ranges
  /// too wide for that bound to hold are masked and retried.
  @inlinable
  mutating func upTo(_ limit: UInt64) -> UInt64 {
    guard limit < 1 << 53 else { return wide(upTo: limit) }
    return next().multipliedFullWidth(by: limit &+ 1).high
  }

  /// True once in `n` draws on average; always true for 0 and 1.
  @inlinable
  mutating func oneIn(_ n: UInt64) -> Bool {
    upTo(n == 0 ? 0 : n - 1) == 0
  }

  /// A number in `0..<1`, on a grid of 2^-53.
  @inlinable
  mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  @usableFromInline
  mutating func wide(upTo limit: UInt64) -> UInt64 {
    let mask = UInt64.max >> UInt64(limit.leadingZeroBitCount)
    while true {
      let drawn = next() & mask
      if drawn <= limit { return drawn }
    }
  }

  @inlinable
  static func mix(_ input: UInt64) -> UInt64 {
    var bits = input
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// The number from which a whole run follows.
///
/// A case depends on its seed and its index alone, so the same seed gives the same cases on every
/// machine, in whatever order they are run.
public struct Seed: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// The seed as a plain number.
  public let rawValue: UInt64
  /// Whether the code or the environment names the seed: not the standard one, and no random one.
  package let isGiven: Bool

  /// Makes a seed from a number.
  public init(_ rawValue: UInt64) {
    self.init(rawValue, isGiven: true)
  }

  private init(_ rawValue: UInt64, isGiven: Bool) {
    (self.rawValue, self.isGiven) = (rawValue, isGiven)
  }

  /// The seed of runs that name none: 0.
  public static let standard = Seed(0, isGiven: false)

  /// Makes a seed from a literal, so that settings read `seed: 42`.
  public init(integerLiteral value: UInt64) {
    self.init(value)
  }

  /// A seed nobody chose, for runs that should differ from one to the next.
  ///
  /// This is the one place where the system's generator is asked; reports always print the seed.
  public static func random() -> Seed {
    Seed(UInt64.random(in: 0...UInt64.max), isGiven: false)
  }

  /// Two seeds with the same number give the same run.
  public static func == (left: Seed, right: Seed) -> Bool { left.rawValue == right.rawValue }

  /// Adds the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// The number in decimal.
  public var description: String { String(rawValue) }
}
