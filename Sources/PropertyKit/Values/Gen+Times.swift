import Foundation

extension Gen where Value == Date {
  /// Dates of a range.
  ///
  /// The simplest is 2001-01-01 00:00 UTC, or the bound next to it. Whole days of UTC are simpler
  /// than whole hours, those than minutes, seconds, milliseconds and microseconds, which is the finest
  /// unit; among dates of one unit the nearer one to the simplest. A bound is as simple as a whole
  /// day. So what fails from 2026-03-29 10:17:05 on becomes 2026-03-30 00:00.
  ///
  /// The bounds, leap days, 1970-01-01 and the second in which 32 bits run out are drawn more often
  /// than others. Neither the time zone nor the calendar of the machine matters. Bounds further than
  /// 250 000 years from 2001 are cut.
  public static func date(in range: ClosedRange<Date>) -> Gen {
    let greatest = 8e12
    let seconds =
      range.lowerBound
      .timeIntervalSinceReferenceDate...range.upperBound.timeIntervalSinceReferenceDate
    let bounds = seconds.clamped(to: -greatest...greatest)
    let low = Int64((bounds.lowerBound * 1e6).rounded(.down))
    let high = Int64((bounds.upperBound * 1e6).rounded(.up))
    let amounts = Stepped(low...high, units: dateUnits, constants: knownForTrouble)
    return Gen { source throws(Discard) in
      let microseconds = try amounts.draw(&source)
      let seconds = Double(microseconds) / 1e6
      return Date(
        timeIntervalSinceReferenceDate: min(max(seconds, bounds.lowerBound), bounds.upperBound))
    }
  }

  /// Dates from 1900-01-01 to 2100-01-01, both 00:00 UTC; see `date(in:)`.
  public static func date() -> Gen {
    let day = 86_400.0
    return date(
      in: Date(
        timeIntervalSinceReferenceDate: -36_890 * day)...Date(
          timeIntervalSinceReferenceDate: 36_159 * day))
  }

  /// Days, hours, minutes, seconds, milliseconds and microseconds.
  private static var dateUnits: [Stepped.Unit] {
    [
      .init(size: 86_400_000_000, weight: 4), .init(size: 3_600_000_000, weight: 2),
      .init(size: 60_000_000, weight: 2), .init(size: 1_000_000, weight: 4),
      .init(size: 1000, weight: 2), .init(size: 1, weight: 2),
    ]
  }

  /// 1970-01-01, 2000-02-29, 2024-02-29, 2024-12-31, and the last second of 32 bits since 1970 with
  /// the one after.
  private static var knownForTrouble: [Int64] {
    [-978_307_200, -26_524_800, 730_857_600, 757_296_000, 1_169_176_447, 1_169_176_448].map {
      $0 * 1_000_000
    }
  }
}

extension Gen where Value == Duration {
  /// Durations of a range.
  ///
  /// The simplest is zero, or the bound next to it. Whole hours are simpler than minutes, those than
  /// seconds, milliseconds, microseconds and nanoseconds, which is the finest unit. A bound is as
  /// simple as a whole hour. Bounds beyond 292 years are cut.
  public static func duration(in range: ClosedRange<Duration>) -> Gen {
    let low = nanoseconds(range.lowerBound, .down)
    let high = nanoseconds(range.upperBound, .up)
    let amounts = Stepped(
      low...high,
      units: [3_600_000_000_000, 60_000_000_000, 1_000_000_000, 1_000_000, 1000, 1].map {
        .init(size: $0, weight: 1)
      })
    return Gen { source throws(Discard) in
      let duration = Duration.nanoseconds(try amounts.draw(&source))
      return duration < range.lowerBound
        ? range.lowerBound : duration > range.upperBound ? range.upperBound : duration
    }
  }

  private static func nanoseconds(
    _ duration: Duration, _ rule: FloatingPointRoundingRule
  ) -> Int64 {
    let (seconds, attoseconds) = duration.components
    let part = Int128(attoseconds)
    let whole = Int128(seconds) * 1_000_000_000 + part / 1_000_000_000
    let rest = part % 1_000_000_000
    let isUneven = rule == .up ? rest > 0 : rest < 0
    return Int64(clamping: whole + (isUneven ? (rule == .up ? 1 : -1) : 0))
  }
}
