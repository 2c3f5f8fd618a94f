extension Source {
  /// Draws an integer, as its offset from a target in two's complement.
  @inlinable @inline(__always)
  mutating func chooseInteger(_ zigzag: Zigzag, target: UInt64) throws(Discard) -> UInt64 {
    guard isRecording else {
      try countChoice()
      return freshOffset(zigzag, target: target)
    }
    return try chooseRecordedInteger(zigzag, target: target)
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
    let kind = UInt8(truncatingIfNeeded: bits)
    var offset = memory.near(bits >> 16) &- target
    if kind >= style.alike || !zigzag.contains(offset: offset) {
      let limit = style.limit(zigzag.limit)
      offset =
        kind >= CaseStyle.firstEdge
        ? random.edgeOffset(zigzag, limit: limit)
        : zigzag.offset(at: random.spreadIndex(upTo: limit, bits: bits))
    }
    memory.add(target &+ offset, keepingLast: bits & 0x600 == 0)
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
  /// The bits are those of a number drawn before, of which the lowest nine are spent.
  @inlinable @inline(__always)
  mutating func spreadIndex(upTo limit: UInt64, bits: UInt64) -> UInt64 {
    var reach = limit
    if bits & 0x100 == 0 {
      let magnitudes = UInt64(truncatingIfNeeded: 65 &- limit.leadingZeroBitCount)
      let magnitude = ((bits >> 16 & 0xFFFF) &* magnitudes) >> 16
      let mask = magnitude == 0 ? 0 : UInt64.max &>> (64 &- magnitude)
      reach = Swift.min(limit, mask)
    }
    return reach < 1 << 24 ? ((bits >> 32) &* (reach &+ 1)) >> 32 : upTo(reach)
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

extension Zigzag {
  /// Whether an offset from the target in two's complement is in range.
  @inlinable @inline(__always)
  func contains(offset: UInt64) -> Bool {
    offset <= above || 0 &- offset <= below
  }
}
