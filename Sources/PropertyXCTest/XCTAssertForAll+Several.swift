// There is no XCTest on a Mac without Xcode.
#if canImport(XCTest)
  import PropertyKit
  import XCTest

  /// Checks a property of two values: that of their tuples.
  ///
  /// Parameters are those of the form for one generator.
  public func XCTAssertForAll<First, Second, Result: PropertyVerdict>(
    _ first: Gen<First>, _ second: Gen<Second>, settings: Settings = Settings(), cases: Int? = nil,
    statistics: [Statistic<(First, Second)>] = [], regressions: [(First, Second)] = [],
    file: StaticString = #filePath, line: UInt = #line,
    _ body: (First, Second) throws -> Result
  ) {
    XCTAssertForAll(
      Gen.zip(first, second), settings: settings, cases: cases, statistics: statistics,
      regressions: regressions, file: file, line: line
    ) { try body($0.0, $0.1) }
  }

  /// Checks a property of three values: that of their tuples.
  ///
  /// Parameters are those of the form for one generator.
  public func XCTAssertForAll<First, Second, Third, Result: PropertyVerdict>(
    _ first: Gen<First>, _ second: Gen<Second>, _ third: Gen<Third>,
    settings: Settings = Settings(), cases: Int? = nil,
    statistics: [Statistic<(First, Second, Third)>] = [],
    regressions: [(First, Second, Third)] = [],
    file: StaticString = #filePath, line: UInt = #line,
    _ body: (First, Second, Third) throws -> Result
  ) {
    XCTAssertForAll(
      Gen.zip(first, second, third), settings: settings, cases: cases, statistics: statistics,
      regressions: regressions, file: file, line: line
    ) { try body($0.0, $0.1, $0.2) }
  }

  /// Checks a property of four values: that of their tuples.
  ///
  /// Parameters are those of the form for one generator.
  public func XCTAssertForAll<First, Second, Third, Fourth, Result: PropertyVerdict>(
    _ first: Gen<First>, _ second: Gen<Second>, _ third: Gen<Third>, _ fourth: Gen<Fourth>,
    settings: Settings = Settings(), cases: Int? = nil,
    statistics: [Statistic<(First, Second, Third, Fourth)>] = [],
    regressions: [(First, Second, Third, Fourth)] = [],
    file: StaticString = #filePath, line: UInt = #line,
    _ body: (First, Second, Third, Fourth) throws -> Result
  ) {
    XCTAssertForAll(
      Gen.zip(first, second, third, fourth), settings: settings, cases: cases,
      statistics: statistics,
      regressions: regressions, file: file, line: line
    ) { try body($0.0, $0.1, $0.2, $0.3) }
  }
#endif
