// Generators of parts, for a leading dot where values of another type are wanted:
//
//     let discounts: Gen<Discount> = .int(in: 0...100).map { .percent($0) }
//
// Swift looks `.int` up in `Gen<Discount>`, so each generator that is mapped stands here again, as a
// member of every `Gen` that has to be mapped. Where values of its own type are wanted its namesake is
// taken.

/// A generator that stands where values of another type are wanted: `map` makes it one of those.
///
/// A type of its own, so that Swift takes it where it is mapped and nowhere else, which it finds out at
/// once.
public struct UnmappedGen<Value>: Sendable {
  @usableFromInline let generator: Gen<Value>

  @usableFromInline
  init(_ generator: Gen<Value>) {
    self.generator = generator
  }

  /// Applies a function to every generated value.
  @inlinable
  public func map<New>(_ transform: @escaping @Sendable (Value) -> New) -> Gen<New> {
    generator.map(transform)
  }

  /// Draws a value, then draws from the generator that depends on it.
  @inlinable
  public func flatMap<New>(_ next: @escaping @Sendable (Value) -> Gen<New>) -> Gen<New> {
    generator.flatMap(next)
  }

  /// Keeps only values that satisfy a condition; see `Gen.filter(attempts:_:)`.
  @inlinable
  public func filter(
    attempts: Int = 100, _ isIncluded: @escaping @Sendable (Value) -> Bool
  ) -> UnmappedGen {
    UnmappedGen(generator.filter(attempts: attempts, isIncluded))
  }
}

extension Gen {
  /// `Gen<Integer>.int(in:origin:)`.
  @inlinable @_disfavoredOverload
  public static func int<Integer: FixedWidthInteger & Sendable>(
    in range: some IntegerRange<Integer>, origin: Integer = 0
  ) -> UnmappedGen<Integer> {
    UnmappedGen(.int(in: range, origin: origin))
  }

  /// `Gen<Integer>.int(in:origin:constants:)`.
  @_disfavoredOverload
  public static func int<Integer: FixedWidthInteger & Sendable>(
    in range: some IntegerRange<Integer>, origin: Integer = 0, constants: [Integer]
  ) -> UnmappedGen<Integer> {
    UnmappedGen(.int(in: range, origin: origin, constants: constants))
  }

  /// `Gen<Int>.int()`.
  @inlinable @_disfavoredOverload
  public static func int() -> UnmappedGen<Int> { UnmappedGen(.int()) }

  /// `Gen<Double>.double(in:origin:)`.
  @inlinable @_disfavoredOverload
  public static func double(
    in range: some FloatingPointRange<Double>, origin: Double = 0
  ) -> UnmappedGen<Double> {
    UnmappedGen(.double(in: range, origin: origin))
  }

  /// `Gen<Bool>.bool`.
  @inlinable @_disfavoredOverload
  public static var bool: UnmappedGen<Bool> { UnmappedGen(.bool) }

  /// `Gen<Character>.letters`.
  @_disfavoredOverload
  public static var letters: UnmappedGen<Character> { UnmappedGen(.letters) }

  /// `Gen<Character>.ascii`.
  @_disfavoredOverload
  public static var ascii: UnmappedGen<Character> { UnmappedGen(.ascii) }

  /// `Gen<Character>.unicode`.
  @_disfavoredOverload
  public static var unicode: UnmappedGen<Character> { UnmappedGen(.unicode) }

  /// `Gen<Character>.character(in:)`.
  @_disfavoredOverload
  public static func character(in range: ClosedRange<Unicode.Scalar>) -> UnmappedGen<Character> {
    UnmappedGen(.character(in: range))
  }

  /// `Gen<String>.string(of:count:)`.
  @_disfavoredOverload
  public static func string(
    of characters: Gen<Character> = .ascii, count: some IntegerRange<Int> = 0...100
  ) -> UnmappedGen<String> {
    UnmappedGen(.string(of: characters, count: count))
  }

  /// `Gen<[Element]>.array(of:count:)`.
  @inlinable @_disfavoredOverload
  public static func array<Element>(
    of element: Gen<Element>, count: some IntegerRange<Int> = 0...100
  ) -> UnmappedGen<[Element]> {
    UnmappedGen(.array(of: element, count: count))
  }

  /// `Gen<Set<Element>>.set(of:count:)`.
  @_disfavoredOverload
  public static func set<Element: Hashable & SendableMetatype>(
    of element: Gen<Element>, count: some IntegerRange<Int> = 0...100
  ) -> UnmappedGen<Set<Element>> {
    UnmappedGen(.set(of: element, count: count))
  }

  /// `Gen<[Key: Element]>.dictionary(of:_:count:)`.
  @_disfavoredOverload
  public static func dictionary<Key: Hashable & SendableMetatype, Element: SendableMetatype>(
    of key: Gen<Key>, _ element: Gen<Element>, count: some IntegerRange<Int> = 0...100
  ) -> UnmappedGen<[Key: Element]> {
    UnmappedGen(.dictionary(of: key, element, count: count))
  }

  /// `Gen<Element>.element(of:)`.
  @inlinable @_disfavoredOverload
  public static func element<Element: Sendable>(of values: [Element]) -> UnmappedGen<Element> {
    UnmappedGen(.element(of: values))
  }

  /// `Gen<Wrapped?>.optional(_:)`.
  @inlinable @_disfavoredOverload
  public static func optional<Wrapped>(_ wrapped: Gen<Wrapped>) -> UnmappedGen<Wrapped?> {
    UnmappedGen(.optional(wrapped))
  }

  /// `Gen<[Element]>.shuffled(_:)`.
  @_disfavoredOverload
  public static func shuffled<Element: Sendable>(_ values: [Element]) -> UnmappedGen<[Element]> {
    UnmappedGen(.shuffled(values))
  }

  /// `Gen<[Element]>.subsequence(of:)`.
  @_disfavoredOverload
  public static func subsequence<Element: Sendable>(of values: [Element]) -> UnmappedGen<[Element]>
  {
    UnmappedGen(.subsequence(of: values))
  }

  /// `Gen<(Part, ...)>.zip(_:)`.
  @inlinable @_disfavoredOverload
  public static func zip<each Part>(_ parts: repeat Gen<each Part>) -> UnmappedGen<
    (repeat each Part)
  > {
    UnmappedGen(Gen<(repeat each Part)>.zip(repeat each parts))
  }
}
