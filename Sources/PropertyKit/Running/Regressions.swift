/// Checks a property on values that failed once: plain values, committed beside the test.
///
/// They are no choices of a generator, so they mean the same in every version of it.
///
/// - Returns: what the property says of each, in their order. A value that is discarded tests
///   nothing any more: it is stale.
public func checkRegressions<Value, Result>(
  _ values: [Value], _ body: (Value) throws -> Result
) -> [Outcome] {
  values.map { value in Outcome.of { try body(value) } }
}

extension ReportText {
  /// What became of a committed value, in words; nil if the property holds for it.
  ///
  /// - Parameters:
  ///   - index: the place of the value in its list, from 0.
  ///   - value: the value.
  ///   - outcome: what the property said of it.
  public static func text<Value>(ofRegression index: Int, _ value: Value, _ outcome: Outcome)
    -> String?
  {
    switch outcome {
    case .passed: nil
    case .failed(let failure):
      """
      regression \(index) fails again
      \(failure.message)

      \(defaultDescription(of: value))
      """
    case .discarded(let reason):
      """
      regression \(index) is stale, it tests nothing any more: \(text(of: reason))
      change or delete it

      \(defaultDescription(of: value))
      """
    }
  }
}
