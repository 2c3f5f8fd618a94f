// There is no XCTest on a Mac without Xcode.
#if canImport(XCTest)
  import PropertyKit
  import PropertyXCTest
  import XCTest

  /// Machines inside XCTest: what holds records nothing, and what does not is one failure.
  final class XCTAssertForAllProgramsTests: XCTestCase {
    private var isFailing = false
    private var texts: [String] = []

    #if canImport(ObjectiveC)
      override func record(_ issue: XCTIssue) {
        guard isFailing else { return super.record(issue) }
        texts.append(issue.compactDescription)
      }
    #else
      override func recordFailure(
        withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
      ) {
        guard isFailing else {
          return super.recordFailure(
            withDescription: description, inFile: file, atLine: line, expected: expected)
        }
        texts.append(description)
      }
    #endif

    func testAMachineWhoseSystemIsRightRecordsNothing() async {
      XCTAssertForAllPrograms(of: CounterMachine(limit: .max), settings: Settings(cases: 50))
      await XCTAssertForAllPrograms(
        of: SlowCounterMachine(limit: .max), settings: Settings(cases: 50))
    }

    func testAFaultIsOneFailureWithItsShortestProgramAndToken() {
      isFailing = true
      XCTAssertForAllPrograms(of: CounterMachine(limit: 2))
      isFailing = false
      expectThreeSteps()
    }

    func testAFaultOfAnAsynchronousSystemIsOneFailureWithItsShortestProgram() async {
      isFailing = true
      await XCTAssertForAllPrograms(of: SlowCounterMachine(limit: 2))
      isFailing = false
      expectThreeSteps()
    }

    func testAProgramThatFailedOnceIsRunFirst() {
      isFailing = true
      XCTAssertForAllPrograms(
        of: CounterMachine(limit: 2), settings: Settings(cases: 0),
        regressions: [Program(CounterMachine(limit: 2), [.add, .add, .add])])
      isFailing = false
      XCTAssertTrue(texts.first?.contains("regression 1 fails again") ?? false, "\(texts)")
    }

    private func expectThreeSteps() {
      XCTAssertEqual(texts.count, 1)
      let text = texts.first ?? ""
      XCTAssertTrue(text.contains("after step 3, add: counts 2, expected 3"), text)
      XCTAssertTrue(text.contains("replay: p1-"), text)
    }
  }

  /// What may be done to a counter.
  private enum Counting { case add }

  /// A counter that stops at a limit.
  private struct CounterMachine: Machine {
    let limit: Int
    var count = 0

    var commands: Gen<Counting> { .always(.add) }
    func allows(_ command: Counting) -> Bool { true }
    mutating func advance(by step: Step<Counting>) { count += 1 }
    func makeSystem() -> Int { 0 }

    func run(_ step: Step<Counting>, on system: inout Int) -> Outcome {
      system = min(system + 1, limit)
      return .passed
    }

    func check(_ system: Int) -> Outcome {
      .holds(if: system == count, otherwise: "counts \(system), expected \(count)")
    }
  }

  /// The same, asked asynchronously.
  private struct SlowCounterMachine: AsyncMachine {
    let limit: Int
    var count = 0

    var commands: Gen<Counting> { .always(.add) }
    func allows(_ command: Counting) -> Bool { true }
    mutating func advance(by step: Step<Counting>) { count += 1 }
    func makeSystem() async -> Int { 0 }

    func run(_ step: Step<Counting>, on system: inout Int) async -> Outcome {
      await Task.yield()
      system = min(system + 1, limit)
      return .passed
    }

    func check(_ system: Int) async -> Outcome {
      .holds(if: system == count, otherwise: "counts \(system), expected \(count)")
    }
  }
#endif
