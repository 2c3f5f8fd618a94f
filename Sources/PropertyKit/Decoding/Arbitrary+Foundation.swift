#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Date: Arbitrary {
  /// Dates from 1900 to 2100; see `Gen.date()`.
  public static let arbitrary: Gen<Date> = .date()
}

extension UUID: Arbitrary {
  /// Identifiers, no two of one case alike; see `Gen.uuid`.
  public static let arbitrary: Gen<UUID> = .uuid
}

extension URL: Arbitrary {
  /// Addresses of the web; see `Gen.url`.
  public static let arbitrary: Gen<URL> = .url
}

extension Data: Arbitrary {
  /// Up to a hundred bytes.
  public static let arbitrary: Gen<Data> = .data()
}

extension Decimal: Arbitrary {
  /// Decimals within a thousand million of 0, with at most four digits after the point.
  public static let arbitrary: Gen<Decimal> = .decimal(
    in: -1_000_000_000...1_000_000_000, places: 4)
}

extension DateInterval: Arbitrary {
  /// Intervals that begin from 1900 to 2100 and last up to a day.
  public static let arbitrary: Gen<DateInterval> = Gen.zip(Date.arbitrary, Duration.arbitrary).map {
    let (seconds, attoseconds) = $1.components
    return DateInterval(start: $0, duration: Double(seconds) + Double(attoseconds) / 1e18)
  }
}

extension TimeZone: Arbitrary {
  /// Time zones a whole number of quarters of an hour from UTC, up to fourteen hours.
  public static let arbitrary: Gen<TimeZone> = Gen { source throws(Discard) in
    let quarters = try source.draw(Gen<Int>.int(in: -56...56))
    guard let zone = TimeZone(secondsFromGMT: quarters * 900) else {
      throw .precondition("there is no time zone \(quarters * 15) minutes from UTC")
    }
    return zone
  }
}

extension Locale: Arbitrary {
  /// Locales that differ in what code gets wrong: separators, calendars, capitals, direction.
  public static let arbitrary: Gen<Locale> = Gen<String>.element(
    of: ["en_US", "de_DE", "fr_CH", "tr_TR", "ar_EG", "he_IL", "ja_JP", "hi_IN", "th_TH"]
  ).map { Locale(identifier: $0) }
}
