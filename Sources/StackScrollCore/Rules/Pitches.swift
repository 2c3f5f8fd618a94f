/// The distances between neighbouring centres in a stack of a given length.
///
/// The first pitch sets the measure; each later one should be equal to it, and an earlier one
/// matters more than all that follow. So the first pitch is known only within bounds, which every
/// further pitch narrows, until one of them cannot be met.
struct Pitches {
  /// The least each pitch may be.
  let least: [DoubleDouble]

  /// The pitches of a given sum, which the least ones do not exceed but for rounding.
  ///
  /// - Complexity: O(n) for n pitches.
  func pitches(sum: DoubleDouble) -> [DoubleDouble] {
    let last = least.count - 1
    guard last > 0 else { return [sum] }
    var rest = least.dropFirst().reduce(.zero, +)
    var (low, high) = (least[0], sum - rest)
    for place in 1..<last {
      rest -= least[place]
      let greatest = (sum - rest) / DoubleDouble(place + 1)
      let smallest = max(low, least[place])
      if smallest <= greatest {
        (low, high) = (smallest, greatest)
      } else if least[place] > greatest {
        return alike(high, place) + least[place...]
      } else {
        let left = sum - DoubleDouble(place) * low - rest
        return alike(low, place) + [left] + least[(place + 1)...]
      }
    }
    let pitch = max(low, min(sum / DoubleDouble(last + 1), high))
    return alike(pitch, last) + [sum - DoubleDouble(last) * pitch]
  }

  private func alike(_ pitch: DoubleDouble, _ count: Int) -> [DoubleDouble] {
    [DoubleDouble](repeating: pitch, count: count)
  }
}
