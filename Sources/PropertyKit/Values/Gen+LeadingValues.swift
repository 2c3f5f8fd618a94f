import Foundation

// Generators of values for a leading dot where values of another type are wanted, as those of
// `Gen+Leading.swift`.

extension Gen {
  /// `Gen<Date>.date(in:)`.
  @_disfavoredOverload
  public static func date(in range: ClosedRange<Date>) -> UnmappedGen<Date> {
    UnmappedGen(.date(in: range))
  }

  /// `Gen<Date>.date()`.
  @_disfavoredOverload
  public static func date() -> UnmappedGen<Date> { UnmappedGen(.date()) }

  /// `Gen<Duration>.duration(in:)`.
  @_disfavoredOverload
  public static func duration(in range: ClosedRange<Duration>) -> UnmappedGen<Duration> {
    UnmappedGen(.duration(in: range))
  }

  /// `Gen<UUID>.uuid`.
  @_disfavoredOverload
  public static var uuid: UnmappedGen<UUID> { UnmappedGen(.uuid) }

  /// `Gen<URL>.url`.
  @_disfavoredOverload
  public static var url: UnmappedGen<URL> { UnmappedGen(.url) }

  /// `Gen<Data>.data(count:)`.
  @_disfavoredOverload
  public static func data(count: some IntegerRange<Int> = 0...100) -> UnmappedGen<Data> {
    UnmappedGen(.data(count: count))
  }

  /// `Gen<Decimal>.decimal(in:places:)`.
  @_disfavoredOverload
  public static func decimal(in range: ClosedRange<Decimal>, places: Int = 2) -> UnmappedGen<
    Decimal
  > {
    UnmappedGen(.decimal(in: range, places: places))
  }

  /// `Gen<String>.string(matching:extraRepeats:)`.
  @_disfavoredOverload
  public static func string(matching pattern: String, extraRepeats: Int = 16) -> UnmappedGen<String>
  {
    UnmappedGen(.string(matching: pattern, extraRepeats: extraRepeats))
  }
}
