/// The greatest amount that works, found by doubling and bisection.
///
/// Assumes that what works for an amount works for smaller ones; where that is wrong the result is
/// still an amount that worked. O(log limit) calls of `works`.
func greatestWorking(upTo limit: UInt64, _ works: (UInt64) -> Bool) -> UInt64 {
  guard limit > 0, works(1) else { return 0 }
  var good: UInt64 = 1
  var bad: UInt64?
  while bad == nil, good < limit {
    let next = good > limit / 2 ? limit : good * 2
    if works(next) { good = next } else { bad = next }
  }
  guard var upper = bad else { return good }
  while upper - good > 1 {
    let middle = good + (upper - good) / 2
    if works(middle) { good = middle } else { upper = middle }
  }
  return good
}
