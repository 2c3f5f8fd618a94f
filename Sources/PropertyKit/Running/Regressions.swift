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
