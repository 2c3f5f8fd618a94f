extension Property {
  /// Runs slots whose cases are drawn some at a time.
  @inlinable @inline(__always)
  func run<Result>(
    slots: Range<Int>, of cases: FreshCases, _ bulk: Bulk<Value>, _ result: inout BlockResult,
    _ check: (Value) throws -> Result
  ) {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: CaseStyle.group) { room in
      let room = room.baseAddress.unsafelyUnwrapped
      let counts = !statistics.isEmpty
      let isWatched = counts || place != nil
      var (slot, end) = (slots.lowerBound, slots.upperBound)
      while slot < end {
        let drawn = slot..<min(end, (slot | (CaseStyle.group &- 1)) &+ 1)
        bulk.cases(cases, drawn, room)
        while case let left = min(end, drawn.upperBound) &- slot, left > 0 {
          place?.enterBody(slot: slot)
          let values = room + (slot &- drawn.lowerBound)
          var other: Outcome?
          let passes = Self.passes(values, isWatched ? 1 : left, &other, check)
          if counts, passes > 0 { count(values.pointee, in: &result) }
          result.passed &+= passes
          slot &+= passes
          guard let outcome = other else { continue }
          guard settle(outcome, slot: slot, &result) else { return }
          end = min(end, result.end(settings))
          slot &+= 1
        }
      }
    }
  }

  /// Runs the body on values until one does not pass; tells how many did, and what became of the
  /// other.
  ///
  /// A function of its own so that nothing stands in the loop but the call of the body.
  @inlinable @inline(never)
  static func passes<Result>(
    _ values: UnsafeMutablePointer<Value>, _ count: Int, _ other: inout Outcome?,
    _ check: (Value) throws -> Result
  ) -> Int {
    for place in 0..<count {
      if let outcome = outcome(values[place], check) {
        other = outcome
        return place
      }
    }
    return count
  }
}
