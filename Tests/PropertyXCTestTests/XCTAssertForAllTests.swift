// There is no XCTest on a Mac without Xcode.
#if canImport(XCTest)
  import PropertyKit
  import XCTest

  @testable import PropertyXCTest

  /// The bridge from a run to XCTest.
  final class XCTAssertForAllTests: XCTestCase {
    private let lists = Gen.array(of: Gen<Int>.int(in: 0...99))

    func testAPropertyThatHoldsRecordsNothing() {
      XCTAssertForAll(lists) { $0.reversed().reversed() == $0 }
      XCTAssertForAll(lists) { _ in Outcome.passed }
    }

    func testAPropertyThatFailsIsOneTextWithItsSmallestCaseAndToken() {
      let texts = failures(
        lists, settings: Settings(seed: 0), environment: [:], property: "p", statistics: [],
        regressions: []
      ) { list in Outcome.holds(if: list.count < 3, otherwise: "long") }
      XCTAssertEqual(texts.count, 1)
      XCTAssertTrue(texts[0].contains("[0, 0, 0]"), texts[0])
      XCTAssertTrue(texts[0].contains("replay: p1-"), texts[0])
    }

    func testCommittedValuesAreCheckedFirstAndStaleOnesReported() {
      let texts = failures(
        lists, settings: Settings(cases: 5), environment: [:], property: "p", statistics: [],
        regressions: [[1], [7, 7, 7], [0]]
      ) { list in
        if list == [0] { return .discarded(because: "not zero") }
        return .holds(if: list != [7, 7, 7], otherwise: "sevens")
      }
      XCTAssertEqual(texts.count, 2)
      XCTAssertTrue(texts[0].hasPrefix("regression 2 fails again\nsevens"), texts[0])
      XCTAssertTrue(texts[1].hasPrefix("regression 3 is stale"), texts[1])
    }

    func testAnUnreadableEnvironmentIsAFailureThatSaysSo() {
      let texts = failures(
        lists, settings: Settings(seed: 0), environment: ["PROPERTY_CASES": "many"], property: "p",
        statistics: [],
        regressions: []
      ) { _ in Outcome.passed }
      XCTAssertEqual(
        texts, ["PROPERTY_CASES is \"many\"; give a whole number of at least 1"])
    }

    func testAnAsynchronousBodyIsOneTextWithItsSmallestCase() async {
      let texts = await failuresAsync(
        lists, settings: Settings(seed: 0), environment: [:], property: "p", statistics: [],
        regressions: [[1, 2, 3], [4]]
      ) { list in
        await Task.yield()
        return list.count < 3
      }
      XCTAssertEqual(texts.count, 2)
      XCTAssertTrue(texts[0].hasPrefix("regression 1 fails again"), texts[0])
      XCTAssertTrue(texts[1].contains("[0, 0, 0]"), texts[1])
      await XCTAssertForAllAsync(lists) { list in
        await Task.yield()
        return list.count <= 100
      }
    }
  }
#endif
