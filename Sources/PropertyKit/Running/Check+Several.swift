/// Checks a property of two values: that of their tuples.
///
/// Parameters are those of the form for one generator.
@inlinable
public func check<First, Second, Result>(
  _ first: Gen<First>, _ second: Gen<Second>, settings: Settings = Settings(),
  statistics: [Statistic<(First, Second)>] = [],
  observe: (Progress) -> RunControl = { _ in .proceed },
  _ body: (First, Second) throws -> Result
) -> Report<(First, Second)> {
  check(Gen.zip(first, second), settings: settings, statistics: statistics, observe: observe) {
    try body($0.0, $0.1)
  }
}

/// Checks a property of three values: that of their tuples.
///
/// Parameters are those of the form for one generator.
@inlinable
public func check<First, Second, Third, Result>(
  _ first: Gen<First>, _ second: Gen<Second>, _ third: Gen<Third>, settings: Settings = Settings(),
  statistics: [Statistic<(First, Second, Third)>] = [],
  observe: (Progress) -> RunControl = { _ in .proceed },
  _ body: (First, Second, Third) throws -> Result
) -> Report<(First, Second, Third)> {
  check(Gen.zip(first, second, third), settings: settings, statistics: statistics, observe: observe)
  {
    try body($0.0, $0.1, $0.2)
  }
}

/// Checks a property of four values: that of their tuples.
///
/// Parameters are those of the form for one generator.
@inlinable
public func check<First, Second, Third, Fourth, Result>(
  _ first: Gen<First>, _ second: Gen<Second>, _ third: Gen<Third>, _ fourth: Gen<Fourth>,
  settings: Settings = Settings(),
  statistics: [Statistic<(First, Second, Third, Fourth)>] = [],
  observe: (Progress) -> RunControl = { _ in .proceed },
  _ body: (First, Second, Third, Fourth) throws -> Result
) -> Report<(First, Second, Third, Fourth)> {
  check(
    Gen.zip(first, second, third, fourth), settings: settings, statistics: statistics,
    observe: observe
  ) {
    try body($0.0, $0.1, $0.2, $0.3)
  }
}
