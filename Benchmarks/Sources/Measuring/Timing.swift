/// Measures time, best of several rounds: what disturbs a run only makes it slower.
public enum Timing {
  /// Nanoseconds a repetition.
  public static func nanoseconds(
    of count: Int, rounds: Int = 5, _ run: (Int) throws -> Void
  ) rethrows -> Double {
    let clock = ContinuousClock()
    try run(max(1, count / 10))
    let best = try (0..<rounds).map { _ in try clock.measure { try run(count) } }.min() ?? .zero
    return best / .nanoseconds(1) / Double(count)
  }
}
