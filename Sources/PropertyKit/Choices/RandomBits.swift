/// A small pseudo-random generator: wyrand, started from a well mixed state.
///
/// It is a value, so a case can be drawn again from a copy of its state, and it needs no table and
/// no warm-up, so every case can afford a generator of its own. One multiplication a number keeps
/// passing cases cheap. Sources: Wang Yi, "wyhash", 2019; for the mixing Steele, Lea and Flood,
/// "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
public struct RandomBits: RandomNumberGenerator, Sendable {
  @usableFromInline var state: UInt64

  /// Makes the generator of one case.
  ///
  /// The pair is mixed before use, so neighbouring cases and neighbouring seeds are unrelated.
  @inlinable
  public init(seed: Seed, caseIndex: Int) {
    let stream = Self.mix(seed.rawValue &+ 0x9E37_79B9_7F4A_7C15)
    state = Self.mix(stream ^ UInt64(truncatingIfNeeded: caseIndex) &* 0xD1B5_4A32_D192_ED03)
  }

  /// The next 64 bits.
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0xA076_1D64_78BD_642F
    let product = state.multipliedFullWidth(by: state ^ 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }

  /// A number in `0...limit`, every one as likely as the others up to a bias below 2^-11.
  ///
  /// One multiplication instead of a loop that rejects, so a draw always costs the same; ranges
  /// too wide for that bound to hold are masked and retried.
  @inlinable
  public mutating func upTo(_ limit: UInt64) -> UInt64 {
    guard limit < 1 << 53 else { return wide(upTo: limit) }
    return next().multipliedFullWidth(by: limit &+ 1).high
  }

  /// True once in `n` draws on average; always true for 0 and 1.
  @inlinable
  public mutating func oneIn(_ n: UInt64) -> Bool {
    upTo(n == 0 ? 0 : n - 1) == 0
  }

  /// A number in `0..<1`, on a grid of 2^-53.
  @inlinable
  public mutating func unit() -> Double {
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
