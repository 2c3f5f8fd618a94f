/// Measures time, best of several rounds: what disturbs a run only makes it slower.
enum Timing {
  /// Nanoseconds a case.
  static func nanoseconds(of cases: Int, rounds: Int = 5, _ run: (Int) -> Void) -> Double {
    let clock = ContinuousClock()
    run(cases / 10)
    let best = (0..<rounds).map { _ in clock.measure { run(cases) } }.min() ?? .zero
    return best / .nanoseconds(1) / Double(cases)
  }
}
