import Foundation
import PropertyTesting
import Synchronization
import SystemCalls
import Testing

@testable import PropertyKit

/// Failures that are kept without being asked, and settings that come from traits.
struct KeptFailureTests {
  /// Settings with a store in a folder of its own, and the folder's end.
  private static func withFolder<Result>(_ body: (String) throws -> Result) rethrows -> Result {
    let folder = NSTemporaryDirectory() + "kept-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }

  @Test func `failures are kept beside the build unless a seed or a setting says otherwise`() throws
  {
    func kept(_ settings: Settings, _ environment: [String: String] = [:]) throws -> FailureStore? {
      try settings.applying(environment: environment)
        .keepingFailures(of: "p", environment: environment, beside: #dsohandle).store
    }
    let store = try #require(try kept(Settings()))
    #expect(store.directory.hasSuffix("/property-failures"))
    #expect(!store.keepsJournal)
    let program = try #require(imageFile(of: #dsohandle))
    #expect(program.hasPrefix(store.directory.dropLast("property-failures".count)))
    #expect(try kept(Settings(seed: .random())) != nil)
    #expect(try kept(Settings(), ["PROPERTY_SEED": "random"]) != nil)
    #expect(try kept(Settings(seed: 0)) == nil)
    #expect(try kept(Settings(), ["PROPERTY_SEED": "0"]) == nil)
    #expect(try kept(Settings(), ["PROPERTY_STORE": "off"]) == nil)
    #expect(try kept(Settings(), ["PROPERTY_STORE": "/a"])?.directory == "/a")
    #expect(try kept(Settings(seed: 0), ["PROPERTY_STORE": "/a"])?.directory == "/a")
    var off = Settings()
    off.keepsFailures = false
    #expect(try kept(off) == nil)
  }

  @Test func `kept cases run beside those of the seed, and the report tells them apart`() {
    Self.withFolder { folder in
      let settings = Settings(
        seed: 3, cases: 50, store: FailureStore(directory: folder, property: "p"))
      let numbers = Gen<Int>.int(in: 0...1_000_000)
      func fails(_ wanted: Int) -> (Int) throws -> Void {
        { number in
          if number == wanted { throw Failure(kind: "rare", message: "rare") }
          if number > 900_000 { throw Failure(kind: "large", message: "large") }
        }
      }
      // The rare number is found by a run that maximises nothing, only because it is asked for.
      let first = check(numbers.including([4_711]), settings: settings, fails(4_711))
      #expect(first.counterexamples.map(\.failure.kind).contains("rare"))
      let again = check(numbers.including([4_711]), settings: settings, fails(4_711))
      #expect(again.counterexamples.map(\.value) == first.counterexamples.map(\.value))
      #expect(again.counterexamples.allSatisfy { !$0.isKept })
      var other = settings
      other.seed = 4
      other.cases = 2
      let kept = check(numbers.including([4_711]), settings: other, fails(4_711))
      #expect(kept.passed > 0)
      let rare = kept.counterexamples.first { $0.failure.kind == "rare" }
      #expect(rare?.isKept == true)
      #expect("\(kept)".contains("falsified again by a case kept from an earlier run"))
      let mended = check(numbers, settings: other) { _ in }
      #expect(mended.holds)
      #expect(other.store?.contents().failures.isEmpty == true)
    }
  }

  @Test func `a folder of failures ignores itself, and is emptied before it grows too large`() {
    Self.withFolder { folder in
      for number in 0...FailureStore.maximumProperties {
        FailureStore(directory: folder, property: "p\(number)").keep(kind: "k", ReplayToken([1]))
      }
      let names = FileSystem.names(in: folder)
      #expect(names.contains(".gitignore"))
      #expect(names.count <= FailureStore.maximumProperties)
      #expect(names.contains { $0.hasPrefix("p\(FailureStore.maximumProperties)-") })
    }
  }

  @Suite(.forAll(cases: 7, seed: 5)) struct OfSuite {
    @Test func `a suite hands its settings on`() async throws {
      let report = try await forAll(.int()) { _ in true }
      #expect(report.passed == 7)
      #expect(report.settings.seed == 5)
    }

    @Test(.forAll(cases: 9)) func `a test changes what its suite says`() async throws {
      let report = try await forAll(.int()) { _ in true }
      #expect(report.passed == 9)
      #expect(report.settings.seed == 5)
      #expect(try await forAll(.int(), cases: 4) { _ in true }.passed == 4)
      #expect(try await forAll(.int(), settings: Settings(cases: 3)) { _ in true }.passed == 3)
    }

    @Test(.forAll { $0.maximumFailures = 1 }) func `any setting can be changed`() async throws {
      let report = try await forAll(.int()) { _ in true }
      #expect(report.settings.maximumFailures == 1 && report.settings.cases == 7)
    }
  }
}

/// Warnings about generators.
struct HealthCheckTests {
  private static func warnings<Value>(
    _ generator: Gen<Value>, checks: Set<HealthCheck> = Set(HealthCheck.allCases)
  ) -> [String] {
    var settings = Settings(cases: 100)
    settings.healthChecks = checks
    return check(generator, settings: settings) { _ in true }.warnings(about: generator)
  }

  @Test func `ordinary generators are healthy`() {
    #expect(Self.warnings(.array(of: .int())).isEmpty)
    #expect(Self.warnings(.string(of: .unicode)).isEmpty)
    #expect(Self.warnings(.bool).isEmpty)
  }

  @Test func `what is unhealthy is told, unless it is not asked for`() {
    let slow = Gen<Int> { source in
      let end = processorTime() + HealthCheck.greatestTime * 1.5
      while processorTime() < end {}
      return try source.draw(.int())
    }
    #expect(
      Self.warnings(slow, checks: [.slowDrawing]).first?.hasPrefix("drawing a case takes") == true)
    let huge = Gen<[Bool]>.array(of: .bool, count: 20_000)
    let draws = Self.warnings(huge, checks: [.hugeCases]).first
    #expect(draws?.hasPrefix("a case draws 40001 choices") == true, "\(draws ?? "none")")
    let alike = Gen<Int>.weighted([(10_000, .always(1)), (1, .int())])
    let warning = Self.warnings(alike).first
    #expect(warning?.contains("of 20 cases are one and the same") == true, "\(warning ?? "none")")
    #expect(Self.warnings(alike, checks: [.hugeCases]).isEmpty)
  }
}
