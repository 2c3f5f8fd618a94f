import PropertyKit
@testable import PropertyTesting
import Synchronization
import Testing

/// The bridge from a run to a test's issues.
struct ForAllTests {
  struct Broken: Error {}

  static let lists = Gen.array(of: Gen<Int>.int(in: 0...99))
  static let settings = Settings(seed: 42, cases: 300)

  @Test func `a property that holds records nothing`() async throws {
    let texts = try await issues {
      try await forAll(Self.lists) { $0.reversed().reversed() == $0 }
    }
    #expect(texts.isEmpty)
  }

  @Test func `a property that returns false records one issue, at the caller's line`() async throws
  {
    let line = #line + 2
    let found = try await issues {
      try await forAll(Self.lists, settings: Self.settings) { $0.reversed() == $0 }
    }
    #expect(found.count == 1)
    #expect(found.first?.sourceLocation?.line == line)
    #expect(found.first?.sourceLocation?.fileID == #fileID)
    let lines = (found.first?.comments.first?.rawValue ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.filter { !$0.hasPrefix("shrunk from [0, 0, 72, 32, 0, 0") }.joined(separator: "\n")
        == """
        a property that returns false records one issue, at the caller's line: \
        falsified by case 2 of seed 42, shrunk in 15 evaluations (7 improvements), explained in 4
        the property returned false

        [0, 1]

        next: PROPERTY_REPLAY=p1-xj702001040fsxv23w swift test --filter 'a property that returns false records one issue. at the caller.s line'
          runs it alone; once it holds, keep the value among this forAll's `regressions`
        """)
    #expect(lines.count == 8)
    #expect(lines.allSatisfy { $0.count <= 100 || $0.hasPrefix("next: ") || $0 == lines[0] })
  }

  @Test func `a failed expectation is the issue's reason, and candidates record none`() async throws
  {
    let found = try await issues {
      try await forAll(Self.lists, settings: Self.settings) { #expect($0.count < 3) }
    }
    #expect(found.count == 1)
    let text = found.first?.comments.first?.rawValue ?? ""
    #expect(text.contains("[0, 0, 0]"))
    #expect("\(found.map(\.kind))".contains("($0.count → 3) < 3"))
    #expect(text.contains("next: PROPERTY_REPLAY=p1-"))
  }

  @Test func `a failed requirement ends the case and is the reason`() async throws {
    let after = Mutex(0)
    let found = try await issues {
      try await forAll(Self.lists, settings: Self.settings) { list in
        try #require(list.count < 3)
        if list.count >= 3 { after.withLock { $0 += 1 } }
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.comments.first?.rawValue.contains("[0, 0, 0]") == true)
    #expect(after.withLock { $0 } == 0)
  }

  @Test func `a thrown error is the reason`() async throws {
    let found = try await issues {
      try await forAll(Self.lists, settings: Self.settings) { if $0.count > 2 { throw Broken() } }
    }
    #expect(found.count == 1)
    #expect(found.first?.comments.first?.rawValue.contains("threw Broken()\n\n[0, 0, 0]") == true)
  }

  @Test func `an outcome is the reason`() async throws {
    let found = try await issues {
      try await forAll(Self.lists, settings: Self.settings) { list in
        Outcome.holds(if: list.count < 3, otherwise: "it holds \(list.count)")
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.comments.first?.rawValue.contains("it holds 3\n\n[0, 0, 0]") == true)
  }

  @Test func `two expectations at two lines are two issues, each with a smallest case of its own`()
    async throws
  {
    let found = try await issues {
      try await forAll(Gen<Int>.int(in: 0...10_000), settings: Self.settings) { number in
        if number >= 5000 {
          #expect(Bool(false), "large")
        } else {
          #expect(number < 10, "small")
        }
      }
    }
    let texts = found.map { $0.comments.map(\.rawValue).joined(separator: "\n") }
    #expect(texts.count == 2)
    #expect(texts.contains { $0.contains("large") && $0.contains("\n5000\n") })
    #expect(texts.contains { $0.contains("small") && $0.contains("\n10\n") })
    #expect(texts.allSatisfy { $0.contains(" of 2 kinds, falsified by case ") })
  }

  @Test func `an issue of one case is not held against the next`() async throws {
    let report = Mutex<Report<Int>?>(nil)
    _ = try await issues {
      let found = try await forAll(Gen<Int>.int(in: 0...99), settings: Self.settings) { number in
        #expect(number < 50)
      }
      report.withLock { $0 = found }
    }
    #expect(report.withLock { $0?.counterexample?.value } == 50)
  }

  @Test func `giving up is an issue, and so is a run of nothing`() async throws {
    let gaveUp = try await issues {
      try await forAll(Self.lists, settings: Settings(cases: 3)) { _ in
        Outcome.discarded(because: "never")
      }
    }
    #expect(gaveUp.first?.comments.first?.rawValue.contains(": gave up: 31 cases") == true)
    let nothing = try await issues {
      try await forAll(Self.lists, settings: Settings(cases: 0)) { _ in }
    }
    let text = nothing.first?.comments.first?.rawValue
    #expect(text?.hasSuffix(": no case was run: ask for at least one") == true)
  }

  @Test func `the report is returned whatever it says`() async throws {
    let report = try await forAll(Self.lists, settings: Settings(cases: 30)) { _ in true }
    #expect(report.passed == 30)
  }

  @Test func `outside of a test it refuses to run`() async {
    await #expect(throws: ForAllError.noCurrentTest) {
      try await Task.detached { _ = try await forAll(Self.lists) { _ in true } }.value
    }
    #expect(
      ForAllError.noCurrentTest.description
        == "forAll needs a Swift Testing test to report to; call it in a @Test function, in XCTest use"
        + " XCTAssertForAll, elsewhere check(_:settings:_:), which returns its report")
  }

  @Test func `a body that waits is checked like any other, expectations included`() async throws {
    let found = try await issues {
      try await forAll(Self.lists, settings: Self.settings) { list in
        await Task.yield()
        #expect(list.count < 3)
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.comments.first?.rawValue.contains("[0, 0, 0]") == true)
  }

  @Test func `committed values are checked first, and stale ones are issues too`() async throws {
    let found = try await issues {
      try await forAll(Self.lists, settings: Self.settings, regressions: [[1], [100], [-1]]) {
        list in
        if list.contains(-1) { throw Discard.precondition("no number is negative") }
        #expect(!list.contains(100))
      }
    }
    let texts = found.compactMap { $0.comments.first?.rawValue }
    #expect(texts.count == 2)
    #expect(texts.first?.hasPrefix("regression 2 fails again\n") == true)
    #expect(texts.last?.hasPrefix("regression 3 is stale, it tests nothing any more") == true)
  }

  @Test func `a known issue fails no case, and is recorded once, as it was first`() async throws {
    let found = try await issues {
      let report = try await forAll(.int(in: 0...50)) { number in
        withKnownIssue(isIntermittent: true) { #expect(number < 10) }
        withKnownIssue(isIntermittent: true) { #expect(number < 20, "twenty") }
      }
      #expect(report.holds && report.passed == 51)
    }
    #expect(found.map(\.isFailure) == [false, false])
    #expect(found.first.map { "\($0.kind)" }?.contains("(number → 10) < 10") == true)
    let comments = found.map { $0.comments.map(\.rawValue) }
    let name = "a known issue fails no case, and is recorded once, as it was first"
    #expect(comments.first == ["\(name): in 41 cases, this is the first"])
    #expect(comments.last == ["twenty", "\(name): in 31 cases, this is the first"])
  }

  @Test func `an issue that is missing although it is known fails its case`() async throws {
    let found = try await issues {
      try await forAll(.int(in: 0...50)) { number in
        withKnownIssue { #expect(number < 10) }
      }
    }
    let failures = found.filter(\.isFailure).flatMap(\.comments).map(\.rawValue)
    #expect(failures.contains { $0.contains("\n0\n") })
  }

  @Test func `a warning fails no case, and is recorded once beside a failure`() async throws {
    let found = try await issues {
      try await forAll(.int(in: 0...50)) { number in
        if number > 20 { Issue.record("large", severity: .warning) }
        #expect(number < 40)
      }
    }
    #expect(found.map(\.severity) == [.warning, .error])
    #expect(found.first?.comments.first?.rawValue == "large")
    #expect(found.last?.comments.contains { $0.rawValue.contains("\n40\n") } == true)
  }

  @Test func `a property in the body of another attaches nothing to the test`() async throws {
    func account() -> PropertyTesting.Account<Int> {
      PropertyTesting.Account(regressions: [], report: check(.int(in: 0...9)) { $0 < 5 })
    }
    #expect(account().attachment?.contains("5") == true)
    try await forAll(.bool) { (_: Bool) async in
      #expect(account().attachment == nil)
    }
    try await forAll(.bool) { (_: Bool) in
      #expect(account().attachment == nil)
    }
  }

  @Test func `a property that is known to fail is shrunk, and its failure is known`() async throws {
    let found = try await issues {
      await withKnownIssue {
        try await forAll(.int(in: 0...50_000), settings: Self.settings) { number in
          #expect(number < 10)
        }
      }
    }
    #expect(found.map(\.isFailure) == [false])
    #expect(found.first?.comments.contains { $0.rawValue.contains("\n10\n") } == true)
  }

  /// The issues that a block records, which are then forgotten.
  private func issues(of block: @Sendable () async throws -> Void) async throws -> [Issue] {
    let found = Mutex<[Issue]>([])
    let collecting: IssueHandlingTrait = .compactMapIssues { issue in
      found.withLock { $0.append(issue) }
      return nil
    }
    let test = try #require(Test.current)
    try await collecting.provideScope(for: test, testCase: Test.Case.current) { try await block() }
    return found.withLock { $0 }
  }
}
