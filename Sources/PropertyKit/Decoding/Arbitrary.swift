/// A type that knows how to draw its own values.
///
/// Conform a type of your own, and it is drawn so wherever it stands inside of others:
///
/// ```swift
/// extension Percentage: Arbitrary {
///   static var arbitrary: Gen<Percentage> { .int(in: 0...100).map { Percentage($0) } }
/// }
/// ```
///
/// `Gen.decoded` asks a type for this before it reads its `init(from:)`. The types of the standard
/// library and of Foundation that models hold conform.
public protocol Arbitrary: SendableMetatype {
  /// Values of the type, the simplest ones first.
  static var arbitrary: Gen<Self> { get }
}

extension Arbitrary where Self: FixedWidthInteger & Sendable {
  /// Integers of the whole type.
  public static var arbitrary: Gen<Self> { .int() }
}

extension Int: Arbitrary {}
extension Int8: Arbitrary {}
extension Int16: Arbitrary {}
extension Int32: Arbitrary {}
extension Int64: Arbitrary {}
extension Int128: Arbitrary {}
extension UInt: Arbitrary {}
extension UInt8: Arbitrary {}
extension UInt16: Arbitrary {}
extension UInt32: Arbitrary {}
extension UInt64: Arbitrary {}
extension UInt128: Arbitrary {}

extension Bool: Arbitrary {
  /// Both truth values.
  public static let arbitrary: Gen<Bool> = .bool
}

extension Double: Arbitrary {
  /// Doubles within a thousand million of 0: sums of them stay finite, and JSON can hold them.
  public static let arbitrary: Gen<Double> = .double(in: -1e9...1e9)
}

extension Float: Arbitrary {
  /// The floats next to the doubles that `Double.arbitrary` draws.
  public static let arbitrary: Gen<Float> = Double.arbitrary.map { Float($0) }
}

extension Character: Arbitrary {
  /// ASCII mostly, and what text code tends to get wrong.
  public static let arbitrary: Gen<Character> = .unicode
}

extension String: Arbitrary {
  /// Texts of up to twenty characters, any of them; see `Gen.unicode`.
  public static let arbitrary: Gen<String> = .string(of: .unicode, count: 0...20)
}

extension Duration: Arbitrary {
  /// Durations of up to a day.
  public static let arbitrary: Gen<Duration> = .duration(in: .zero ... .seconds(86_400))
}

extension Optional: Arbitrary where Wrapped: Arbitrary {
  /// Values or nil; nil is the simpler one.
  public static var arbitrary: Gen<Wrapped?> { .optional(Wrapped.arbitrary) }
}

extension Array: Arbitrary where Element: Arbitrary {
  /// Lists of up to a hundred elements.
  public static var arbitrary: Gen<[Element]> { .array(of: Element.arbitrary) }
}

extension Set: Arbitrary where Element: Arbitrary {
  /// Sets of up to a hundred elements.
  public static var arbitrary: Gen<Set<Element>> { .set(of: Element.arbitrary) }
}

extension Dictionary: Arbitrary where Key: Arbitrary, Value: Arbitrary {
  /// Dictionaries of up to a hundred keys.
  public static var arbitrary: Gen<[Key: Value]> {
    .dictionary(of: Key.arbitrary, Value.arbitrary)
  }
}
