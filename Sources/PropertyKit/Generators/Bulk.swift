/// How a generator draws many values in one call, where nothing is recorded.
///
/// The values are those that single draws would make, so a case can still be drawn again by itself.
/// Only what is common to all of them is worked out once, and no function is called for each. For
/// values that need no destruction only: a discard leaves them where they are.
@usableFromInline
struct Bulk<Value>: Sendable {
  /// Draws the elements of a list into memory, each with its flag.
  @usableFromInline
  let elements:
    @Sendable (inout Source, UnsafeMutablePointer<Value>, _ count: Int) throws(Discard) -> Void
  /// Draws the cases of neighbouring slots into memory; all of one group of styles.
  @usableFromInline
  let cases: @Sendable (FreshCases, Range<Int>, UnsafeMutablePointer<Value>) -> Void

  @inlinable
  init(
    elements:
      @escaping @Sendable (inout Source, UnsafeMutablePointer<Value>, Int) throws(Discard)
      -> Void,
    cases: @escaping @Sendable (FreshCases, Range<Int>, UnsafeMutablePointer<Value>) -> Void
  ) {
    self.elements = elements
    self.cases = cases
  }
}

extension Bulk where Value: FixedWidthInteger & Sendable {
  /// Many integers of at most 64 bits.
  @inlinable
  static func integers(_ zigzag: Zigzag, target: UInt64) -> Bulk {
    Bulk { source, place, count throws(Discard) in
      try source.chooseIntegers(count, zigzag, target: target) { index, offset in
        (place + index).initialize(to: Value(truncatingIfNeeded: target &+ offset))
      }
    } cases: { cases, slots, place in
      cases.drawIntegers(slots, zigzag, target: target) { index, offset in
        (place + index).initialize(to: Value(truncatingIfNeeded: target &+ offset))
      }
    }
  }
}

extension Source {
  /// Draws the integers of a list that is not recorded, each with its flag: as `chooseInteger` does,
  /// with all that they share held in registers.
  @inlinable @inline(__always)
  mutating func chooseIntegers(
    _ count: Int, _ zigzag: Zigzag, target: UInt64, _ take: (Int, UInt64) -> Void
  ) throws(Discard) {
    try countChoices(count &* 2)
    var (random, memory) = (self.random, self.memory)
    let style = style
    let limit = style.limit(zigzag.limit)
    for index in 0..<count {
      let bits = random.next()
      take(
        index,
        Self.freshOffset(zigzag, limit, target: target, bits, style.alike, &random, &memory))
    }
    (self.random, self.memory) = (random, memory)
  }
}

extension FreshCases {
  /// Draws the first integer of each of some neighbouring cases, all of one group of styles.
  @inlinable @inline(__always)
  func drawIntegers(
    _ slots: Range<Int>, _ zigzag: Zigzag, target: UInt64, _ take: (Int, UInt64) -> Void
  ) {
    for first in slots.prefix(CaseStyle.distance) {
      var style = CaseStyle(stream: stream, caseIndex: first, omitted: 0)
      var slot = first
      repeat {
        var random = RandomBits(stream: stream, caseIndex: slot)
        var memory = IntegerMemory()
        style.omitted = omission.share(slot: slot)
        let bits = random.next()
        take(
          slot &- slots.lowerBound,
          Source.freshOffset(
            zigzag, style.limit(zigzag.limit), target: target, bits, style.alike, &random,
            &memory))
        slot &+= CaseStyle.distance
      } while slot < slots.upperBound
    }
  }
}
