/// The greatest amount that works, found by doubling and bisection.
///
/// For amounts of which often none works: one call finds that out. Assumes that what works for an
/// amount works for smaller ones; where that is wrong the result is still an amount that worked.
/// After `steps` calls it is content with what it has.
///
/// - Complexity: O(log n) calls of `works` for a result of n.
func greatestWorking(
  upTo limit: UInt64, steps: Int = 128, _ works: (UInt64) -> Bool
) -> UInt64 {
  guard limit > 0, works(1) else { return 0 }
  var good: UInt64 = 1
  var bad: UInt64?
  var left = steps
  while bad == nil, good < limit, left > 0 {
    left -= 1
    let next = good > limit / 2 ? limit : good * 2
    if works(next) { good = next } else { bad = next }
  }
  guard var upper = bad else { return good }
  while upper - good > 1, left > 0 {
    left -= 1
    let middle = good + (upper - good) / 2
    if works(middle) { good = middle } else { upper = middle }
  }
  return good
}

/// The least number that works, below one that is known to, found by doubling and bisection.
///
/// One call finds out that nothing works. That 0 works is asked at once, or last if it hardly does.
/// If half the number works, the search counts up from 0, so that its cost depends on the result
/// and not on the start; otherwise it halves what is left. Assumes that what works for a number
/// works for greater ones; where that is wrong the result still works. After `steps` calls it is
/// content with what it has: what holds a number up may be another number.
///
/// - Complexity: O(log n) calls of `works`, for a result of n or n below the start.
@discardableResult
func leastWorking(
  below start: UInt64, steps: Int = 24, mayBeZero: Bool = true, _ works: (UInt64) -> Bool
) -> UInt64 {
  guard start > 0, works(start - 1) else { return start }
  guard start > 1, !mayBeZero || !works(0) else { return 0 }
  guard start > 2, works(start / 2) else {
    var (good, bad) = (UInt64(1), start - start / 2)
    for _ in 0..<steps where bad > good + 1 {
      let middle = (bad > 1024 ? meanBits(good, bad) : nil) ?? good + (bad - good) / 2
      if works(start - middle) { good = middle } else { bad = middle }
    }
    return start - good
  }
  var bad: UInt64 = 0
  var good = start / 2
  for _ in 0..<steps where good - bad > 1 {
    let middle = middle(between: bad, and: good)
    if works(middle) { good = middle } else { bad = middle }
  }
  return good == 1 && !mayBeZero && works(0) ? 0 : good
}

/// A number of half the bits between those of two, if these are of different lengths.
private func meanBits(_ low: UInt64, _ high: UInt64) -> UInt64? {
  let bits = (low: 64 - low.leadingZeroBitCount, high: 64 - high.leadingZeroBitCount)
  return bits.high - bits.low < 2 ? nil : 1 << UInt64((bits.low + bits.high) / 2 - 1)
}

/// Where to look next: above 16 bits at 1, 2, 4 and 8 first, then above 64 at half the number of
/// bits, then at the mean.
private func middle(between bad: UInt64, and good: UInt64) -> UInt64 {
  if good >> 16 > 0, bad < 8 { return max(1, bad * 2) }
  return (good > 64 ? meanBits(bad, good) : nil) ?? bad + (good - bad) / 2
}
