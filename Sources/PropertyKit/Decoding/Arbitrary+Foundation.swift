import Foundation

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

extension CGFloat: Arbitrary {
  /// The doubles that `Double.arbitrary` draws.
  public static let arbitrary: Gen<CGFloat> = Double.arbitrary.map { CGFloat($0) }
}

extension IndexSet: Arbitrary {
  /// Up to twenty indices below a thousand.
  public static let arbitrary: Gen<IndexSet> = Gen<Set<Int>>.set(
    of: .int(in: 0...999), count: 0...20
  ).map { IndexSet($0) }
}

extension CharacterSet: Arbitrary {
  /// Sets of up to twenty characters of ASCII.
  public static let arbitrary: Gen<CharacterSet> = Gen<String>.string(count: 0...20).map {
    CharacterSet(charactersIn: $0)
  }
}

extension URLComponents: Arbitrary {
  /// The parts of what `Gen.url` draws.
  public static let arbitrary: Gen<URLComponents> = Gen { source throws(Discard) in
    let url = try source.draw(Gen<URL>.url)
    return URLComponents(url: url, resolvingAgainstBaseURL: false) ?? URLComponents()
  }
}

extension Calendar: Arbitrary {
  /// Calendars at UTC and of no country, the Gregorian one first.
  public static let arbitrary: Gen<Calendar> = Gen { source throws(Discard) in
    let identifiers: [Calendar.Identifier] = [
      .gregorian, .iso8601, .buddhist, .japanese, .hebrew, .chinese, .islamicCivil, .persian,
    ]
    var calendar = Calendar(identifier: try source.draw(.element(of: identifiers)))
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US_POSIX")
    return calendar
  }
}

extension DateComponents: Arbitrary {
  /// Years from 1900 to 2100 and the parts of a day, each there or not, some of no date at all.
  public static let arbitrary: Gen<DateComponents> = Gen { source throws(Discard) in
    DateComponents(
      year: try source.draw(.optional(.int(in: 1900...2100, origin: 2001))),
      month: try source.draw(.optional(.int(in: 1...12, origin: 1))),
      day: try source.draw(.optional(.int(in: 1...31, origin: 1))),
      hour: try source.draw(.optional(.int(in: 0...23))),
      minute: try source.draw(.optional(.int(in: 0...59))),
      second: try source.draw(.optional(.int(in: 0...59))))
  }
}
