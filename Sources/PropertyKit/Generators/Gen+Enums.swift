extension Gen where Value: CaseIterable & Sendable {
  /// Every case of an enum, each as likely; the first is the simplest.
  public static var allCases: Gen { .element(of: Array(Value.allCases)) }
}

extension Gen {
  /// Successes and, about once in four, failures; success is the simpler one.
  public static func result<Success, Failure: Error>(
    _ success: Gen<Success>, failure: Gen<Failure>
  ) -> Gen where Value == Result<Success, Failure> {
    weighted([(3, success.map { .success($0) }), (1, failure.map { .failure($0) })])
  }
}
