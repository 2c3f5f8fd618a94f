extension Source {
  /// Draws an integer, as its offset from a target in two's complement.
  @inlinable @inline(__always)
  mutating func chooseInteger(_ zigzag: Zigzag, target: UInt64) throws(Discard) -> UInt64 {
    guard freeChoices > 0 else { return try chooseRecordedInteger(zigzag, target: target) }
    freeChoices &-= 1
    return freshOffset(zigzag, target: target)
  }

  @usableFromInline
  mutating func chooseRecordedInteger(
    _ zigzag: Zigzag, target: UInt64
  ) throws(Discard) -> UInt64 {
    let index = try choose(.integer(zigzag), limit: zigzag.limit) { source in
      let offset = source.freshOffset(zigzag, target: target)
      return zigzag.index(of: offset, isAbove: offset <= zigzag.above)
    }
    return zigzag.offset(at: index)
  }

  /// A fresh offset: small for small sizes, spread over all magnitudes, at times an edge or near an
  /// earlier integer.
  ///
  /// One random number decides everything, as long as the range is narrow.
  @inlinable @inline(__always)
  mutating func freshOffset(_ zigzag: Zigzag, target: UInt64) -> UInt64 {
    let bits = random.next()
    return Self.freshOffset(
      zigzag, style.limit(zigzag.limit), target: target, bits, style.alike, &random, &memory)
  }

  /// A fresh offset by one random number, of a range that is used up to a limit.
  @inlinable @inline(__always)
  static func freshOffset(
    _ zigzag: Zigzag, _ limit: @autoclosure () -> UInt64, target: UInt64, _ bits: UInt64,
    _ alike: UInt8, _ random: inout RandomBits, _ memory: inout IntegerMemory
  ) -> UInt64 {
    let kind = UInt8(truncatingIfNeeded: bits)
    let offset: UInt64
    if kind < alike, case let near = memory.near(bits >> 16) &- target,
      zigzag.contains(offset: near)
    {
      offset = near
    } else if kind >= CaseStyle.firstEdge {
      offset = random.edgeOffset(zigzag, limit: limit())
    } else {
      offset = zigzag.offset(at: RandomBits.spreadIndex(upTo: limit(), bits: bits))
    }
    memory.add(target &+ offset, keepingLast: bits & 0x80_8000 == 0)
    return offset
  }
}

extension CaseStyle {
  /// Of 256 integers, those from here on are edges.
  @inlinable static var firstEdge: UInt8 { 240 }
}

extension RandomBits {
  /// An index of any magnitude: half the time every one is as likely, otherwise every magnitude.
  ///
  /// The bits are those of one random number, of which the lowest eight are spent. The next seven
  /// decide the magnitude and the rest the index, so that nothing more is drawn; in wide ranges,
  /// where all bits of the index count, the spent ones are covered by others.
  @inlinable @inline(__always)
  static func spreadIndex(upTo limit: UInt64, bits: UInt64) -> UInt64 {
    var reach = limit
    if bits & 0x100 == 0 {
      let magnitudes = UInt64(truncatingIfNeeded: 65 &- (limit | 1).leadingZeroBitCount)
      reach = limit &>> (((bits >> 9 & 0x3F) &* magnitudes) >> 6)
    }
    let unit = bits ^ bits >> 32
    let (high, low) = unit.multipliedFullWidth(by: reach)
    return high &+ (low.addingReportingOverflow(unit).overflow ? 1 : 0)
  }

  /// One of the first or last integers of a range, or one next to a power of two.
  @usableFromInline
  mutating func edgeOffset(_ zigzag: Zigzag, limit: UInt64) -> UInt64 {
    switch upTo(3) {
    case 0: return zigzag.offset(at: upTo(Swift.min(limit, 2)))
    case 1:
      let power = (UInt64(1) << upTo(63)) &+ upTo(2) &- 1
      let offset = oneIn(2) ? power : 0 &- power
      return zigzag.contains(offset: offset) ? offset : zigzag.offset(at: limit)
    default: return zigzag.offset(at: limit &- upTo(Swift.min(limit, 2)))
    }
  }
}

/// Two of the integers that a case has drawn: the last one, and one from before; 0 at first.
///
/// Equal and neighbouring numbers are where many bugs live, and two wide ranges drawn apart never
/// meet. Integers are remembered as their lowest 64 bits, so those of different types meet too.
@usableFromInline
struct IntegerMemory {
  @usableFromInline var last: UInt64 = 0
  @usableFromInline var earlier: UInt64 = 0

  @inlinable
  init() {}

  /// Remembers an integer; the one before it is kept as the earlier one if asked.
  @inlinable @inline(__always)
  mutating func add(_ integer: UInt64, keepingLast: Bool) {
    earlier = keepingLast ? last : earlier
    last = integer
  }

  /// An integer that is equal to a remembered one half the time, or else its neighbour, rarely two
  /// away, by seven random bits.
  @inlinable @inline(__always)
  func near(_ bits: UInt64) -> UInt64 {
    let integer = bits & 1 == 0 ? last : earlier
    let distance = Int64(bitPattern: Self.distances &<< (bits & 0b111100)) &>> 60
    return integer &+ UInt64(bitPattern: distance)
  }

  /// Sixteen distances of four bits each: eight times 0, three times 1 and -1, once 2 and -2.
  @inlinable static var distances: UInt64 { 0x0000_0000_111F_FF2E }
}
