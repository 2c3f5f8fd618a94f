/// Measures time, best of several rounds: what disturbs a run only makes it slower.
public enum Timing {
  /// Nanoseconds a repetition.
  public static func nanoseconds(of count: Int, rounds: Int = 5, _ run: (Int) -> Void) -> Double {
    let clock = ContinuousClock()
    run(max(1, count / 10))
    let best = (0..<rounds).map { _ in clock.measure { run(count) } }.min() ?? .zero
    return best / .nanoseconds(1) / Double(count)
  }
}
