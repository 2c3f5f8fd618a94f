// Generators of parts, for a leading dot where values of another type are wanted:
//
//     let discounts: Gen<Discount> = .int(in: 0...100).map { .percent($0) }
//
// Swift looks `.int` up in `Gen<Discount>`, so each generator that is mapped stands here again, as a
// member of every `Gen`, and does what its namesake does. Where values of its own type are wanted the
// namesake is taken.

extension Gen {
  /// `Gen<Integer>.int(in:origin:)`.
  @inlinable @_disfavoredOverload
  public static func int<Integer: FixedWidthInteger & Sendable>(
    in range: some IntegerRange<Integer>, origin: Integer = 0
  ) -> Gen<Integer> {
    .int(in: range, origin: origin)
  }

  /// `Gen<Integer>.int(in:origin:constants:)`.
  @_disfavoredOverload
  public static func int<Integer: FixedWidthInteger & Sendable>(
    in range: some IntegerRange<Integer>, origin: Integer = 0, constants: [Integer]
  ) -> Gen<Integer> {
    .int(in: range, origin: origin, constants: constants)
  }

  /// `Gen<Int>.int()`.
  @inlinable @_disfavoredOverload
  public static func int() -> Gen<Int> { .int() }

  /// `Gen<Double>.double(in:origin:)`.
  @inlinable @_disfavoredOverload
  public static func double(
    in range: some FloatingPointRange<Double>, origin: Double = 0
  ) -> Gen<Double> {
    .double(in: range, origin: origin)
  }

  /// `Gen<Bool>.bool`.
  @inlinable @_disfavoredOverload
  public static var bool: Gen<Bool> { .bool }

  /// `Gen<Character>.letters`.
  @_disfavoredOverload
  public static var letters: Gen<Character> { .letters }

  /// `Gen<Character>.ascii`.
  @_disfavoredOverload
  public static var ascii: Gen<Character> { .ascii }

  /// `Gen<Character>.unicode`.
  @_disfavoredOverload
  public static var unicode: Gen<Character> { .unicode }

  /// `Gen<Character>.character(in:)`.
  @_disfavoredOverload
  public static func character(in range: ClosedRange<Unicode.Scalar>) -> Gen<Character> {
    .character(in: range)
  }

  /// `Gen<String>.string(of:count:)`.
  @_disfavoredOverload
  public static func string(
    of characters: Gen<Character> = .ascii, count: some IntegerRange<Int> = 0...100
  ) -> Gen<String> {
    .string(of: characters, count: count)
  }

  /// `Gen<[Element]>.array(of:count:)`.
  @inlinable @_disfavoredOverload
  public static func array<Element>(
    of element: Gen<Element>, count: some IntegerRange<Int> = 0...100
  ) -> Gen<[Element]> {
    .array(of: element, count: count)
  }

  /// `Gen<Set<Element>>.set(of:count:)`.
  @_disfavoredOverload
  public static func set<Element: Hashable & SendableMetatype>(
    of element: Gen<Element>, count: some IntegerRange<Int> = 0...100
  ) -> Gen<Set<Element>> {
    .set(of: element, count: count)
  }

  /// `Gen<[Key: Element]>.dictionary(of:_:count:)`.
  @_disfavoredOverload
  public static func dictionary<Key: Hashable & SendableMetatype, Element: SendableMetatype>(
    of key: Gen<Key>, _ element: Gen<Element>, count: some IntegerRange<Int> = 0...100
  ) -> Gen<[Key: Element]> {
    .dictionary(of: key, element, count: count)
  }

  /// `Gen<Element>.element(of:)`.
  @inlinable @_disfavoredOverload
  public static func element<Element: Sendable>(of values: [Element]) -> Gen<Element> {
    .element(of: values)
  }

  /// `Gen<Wrapped?>.optional(_:)`.
  @inlinable @_disfavoredOverload
  public static func optional<Wrapped>(_ wrapped: Gen<Wrapped>) -> Gen<Wrapped?> {
    .optional(wrapped)
  }

  /// `Gen<[Element]>.shuffled(_:)`.
  @_disfavoredOverload
  public static func shuffled<Element: Sendable>(_ values: [Element]) -> Gen<[Element]> {
    .shuffled(values)
  }

  /// `Gen<[Element]>.subsequence(of:)`.
  @_disfavoredOverload
  public static func subsequence<Element: Sendable>(of values: [Element]) -> Gen<[Element]> {
    .subsequence(of: values)
  }

  /// `Gen<(Part, ...)>.zip(_:)`.
  @inlinable @_disfavoredOverload
  public static func zip<each Part>(_ parts: repeat Gen<each Part>) -> Gen<(repeat each Part)> {
    Gen<(repeat each Part)>.zip(repeat each parts)
  }

  /// `Gen<Int>.position(in:)`.
  @_disfavoredOverload
  public static func position(in count: Int) -> Gen<Int> { .position(in: count) }

  /// `Gen<Reference>.reference(among:)`.
  @_disfavoredOverload
  public static func reference(among names: some Sequence<Reference>) -> Gen<Reference> {
    .reference(among: names)
  }
}
