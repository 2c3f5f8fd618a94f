import PropertyKit
import Testing

/// The settings of the properties of a test, or of all tests of a suite: `@Test(.forAll(cases: 5000))`.
///
/// Those of a test change what its suite says, and the settings that a call of `forAll` is given itself
/// take their place.
public struct SettingsTrait: TestTrait, SuiteTrait, TestScoping {
  @TaskLocal fileprivate static var settings = Settings()

  private let change: @Sendable (inout Settings) -> Void

  fileprivate init(_ change: @escaping @Sendable (inout Settings) -> Void) {
    self.change = change
  }

  /// A suite hands its settings on to its suites and tests.
  public var isRecursive: Bool { true }

  /// Runs the test with its settings in place.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var settings = Self.settings
    change(&settings)
    try await Self.$settings.withValue(settings) { try await function() }
  }
}

extension Trait where Self == SettingsTrait {
  /// Properties that need so many cases, or cases of another seed.
  ///
  /// - Parameters:
  ///   - cases: how many cases must pass; nil for no change.
  ///   - seed: where the cases come from, `.random()` for a seed of each run; nil for no change.
  public static func forAll(cases: Int? = nil, seed: Seed? = nil) -> Self {
    SettingsTrait { settings in
      if let cases { settings.cases = cases }
      if let seed { settings.seed = seed }
    }
  }

  /// Properties with other settings: `.forAll { $0.isolation = Isolation() }`.
  public static func forAll(_ change: @escaping @Sendable (inout Settings) -> Void) -> Self {
    SettingsTrait(change)
  }
}

extension Settings {
  /// The settings of a property: those of the call, or of the test, changed by the environment.
  static func inTest(
    _ settings: Settings?, cases: Int? = nil, at location: SourceLocation
  ) throws(EnvironmentError) -> Settings {
    var settings = settings ?? SettingsTrait.settings
    if let cases { settings.cases = cases }
    return try settings.inTest(at: location)
  }

  /// These settings, changed by the environment, with a store for the failures of the property, which is
  /// named by its test and its line.
  func inTest(at location: SourceLocation) throws(EnvironmentError) -> Settings {
    let environment = Environment.current
    let settings = try applying(environment: environment)
    guard let test = Test.current else { return settings }
    return settings.keepingFailures(
      of: "\(test.id) \(location.fileID):\(location.line)", environment: environment,
      beside: #dsohandle)
  }
}
