extension Source {
  /// Draws the index of an integer.
  @inlinable
  mutating func chooseInteger(_ zigzag: Zigzag, target: UInt64) throws(Discard) -> UInt64 {
    try choose(.integer(zigzag), limit: zigzag.limit) { source in
      source.freshIndex(zigzag, target: target)
    }
  }

  /// A fresh index: near 0 for small sizes, spread over all magnitudes, at times an edge or near an
  /// earlier integer.
  @inlinable
  mutating func freshIndex(_ zigzag: Zigzag, target: UInt64) -> UInt64 {
    let bits = random.next()
    let index =
      UInt8(truncatingIfNeeded: bits) < style.alike &+ 16
      ? rareIndex(zigzag, target: target, bits: bits)
      : random.spreadIndex(upTo: style.limit(zigzag.limit), bits: bits)
    memory.add(target &+ zigzag.offset(at: index), keeping: bits >> 8)
    return index
  }

  /// An index near an earlier integer, or an edge of the range.
  @usableFromInline
  mutating func rareIndex(_ zigzag: Zigzag, target: UInt64, bits: UInt64) -> UInt64 {
    if UInt8(truncatingIfNeeded: bits) < style.alike {
      let other = bits & 0x1_0000 == 0 ? memory.last : memory.earlier
      if !memory.isEmpty, let near = random.index(near: other, target: target, zigzag) {
        return near
      }
      return random.spreadIndex(upTo: style.limit(zigzag.limit), bits: bits)
    }
    return random.edgeIndex(zigzag, limit: style.limit(zigzag.limit))
  }
}

extension RandomBits {
  /// An index of any magnitude: half the time every one is as likely, otherwise every magnitude.
  @inlinable
  mutating func spreadIndex(upTo limit: UInt64, bits: UInt64) -> UInt64 {
    guard bits & 1 == 0 else { return upTo(limit) }
    let magnitudes = UInt64(64 &- limit.leadingZeroBitCount) &+ 1
    let magnitude = ((bits >> 32) &* magnitudes) >> 32
    guard magnitude > 0 else { return 0 }
    return upTo(Swift.min(limit, UInt64.max >> (64 &- magnitude)))
  }

  /// The index of an integer that is equal to another half the time, or else its neighbour or up
  /// to four away; nil if that is out of range.
  mutating func index(near other: UInt64, target: UInt64, _ zigzag: Zigzag) -> UInt64? {
    let shade = oneIn(2) ? 0 : oneIn(2) ? upTo(1) &* 2 &- 1 : upTo(8) &- 4
    return zigzag.index(ofOffset: other &+ shade &- target)
  }

  /// One of the first or last indices, or an integer next to a power of two.
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
  func index(ofOffset offset: UInt64) -> UInt64? {
    if offset <= above { return index(of: offset, isAbove: true) }
    return 0 &- offset <= below ? index(of: offset, isAbove: false) : nil
  }
}
