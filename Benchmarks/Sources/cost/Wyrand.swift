/// The generator of the loops written by hand: about the cheapest there is.
///
/// Source: Wang Yi, "wyhash", 2019.
struct Wyrand {
  private var state: UInt64 = 1

  @inline(__always)
  mutating func next() -> UInt64 {
    state &+= 0xA076_1D64_78BD_642F
    let product = state.multipliedFullWidth(by: state ^ 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }

  @inline(__always)
  mutating func upTo(_ limit: UInt64) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: limit &+ 1).high)
  }

  @inline(__always)
  mutating func double(from low: Double, to high: Double) -> Double {
    low + (high - low) * (Double(next() >> 11) * 0x1p-53)
  }
}
