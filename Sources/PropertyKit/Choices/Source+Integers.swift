extension Source {
  /// Draws the index of an integer.
  @inlinable @inline(__always)
  mutating func chooseInteger(_ zigzag: Zigzag, target: UInt64) throws(Discard) -> UInt64 {
    guard isRecording else {
      try countChoice()
      return freshIndex(zigzag, target: target)
    }
    return try chooseRecordedInteger(zigzag, target: target)
  }

  @usableFromInline
  mutating func chooseRecordedInteger(
    _ zigzag: Zigzag, target: UInt64
  ) throws(Discard) -> UInt64 {
    try choose(.integer(zigzag), limit: zigzag.limit) { source in
      source.freshIndex(zigzag, target: target)
    }
  }

  /// A fresh index: near 0 for small sizes, spread over all magnitudes, at times an edge or near an
  /// earlier integer.
  ///
  /// One random number decides everything, as long as the range is narrow.
  @inlinable @inline(__always)
  mutating func freshIndex(_ zigzag: Zigzag, target: UInt64) -> UInt64 {
    let bits = random.next()
    let kind = UInt8(truncatingIfNeeded: bits)
    var index: UInt64?
    if kind < style.alike {
      index = zigzag.index(ofOffset: memory.near(bits >> 16) &- target)
    } else if kind >= CaseStyle.firstEdge {
      index = random.edgeIndex(zigzag, limit: style.limit(zigzag.limit))
    }
    let drawn = index ?? random.spreadIndex(upTo: style.limit(zigzag.limit), bits: bits)
    memory.add(target &+ zigzag.offset(at: drawn), keepingLast: bits & 0x600 == 0)
    return drawn
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

  /// One of the first or last indices, or an integer next to a power of two.
  @usableFromInline
  mutating func edgeIndex(_ zigzag: Zigzag, limit: UInt64) -> UInt64 {
    switch upTo(3) {
    case 0: return upTo(Swift.min(limit, 2))
    case 1:
      let power = (UInt64(1) << upTo(63)) &+ upTo(2) &- 1
      return zigzag.index(ofOffset: oneIn(2) ? power : 0 &- power) ?? limit
    default: return limit &- upTo(Swift.min(limit, 2))
    }
  }
}

extension Zigzag {
  /// The index of an offset from the target in two's complement; nil if it is out of range.
  @inlinable @inline(__always)
  func index(ofOffset offset: UInt64) -> UInt64? {
    if offset <= above { return index(of: offset, isAbove: true) }
    return 0 &- offset <= below ? index(of: offset, isAbove: false) : nil
  }
}
