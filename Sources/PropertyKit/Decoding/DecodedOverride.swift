/// What `Gen.decoded` draws in the place of what a type's own fields ask for.
public struct DecodedOverride: Sendable {
  /// Where it is drawn.
  enum Place: Hashable, Sendable {
    case field([String])
    case type(ObjectIdentifier)
  }

  let place: Place
  /// The type that is drawn, as text.
  let made: String
  let draw: @Sendable (inout Source) throws(Discard) -> Any

  /// One field, by its coding key: `.field("budget", .double(in: 0...1))`.
  ///
  /// A field further in is named by its path, `"members.name"`; elements of lists, sets and
  /// dictionaries are not counted, and a case with a payload is a field, as in `"circle._0"`.
  /// The names are those of the coding keys, so a key `first_name` of a property `firstName` is
  /// `first_name`. A path that the type never asks for, or a generator of another type than it
  /// asks for, discards every case with a reason that lists the names or types there are.
  public static func field<Value>(
    _ path: String, _ generator: Gen<Value>
  ) -> DecodedOverride {
    DecodedOverride(
      place: .field(path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)),
      made: "\(Value.self)"
    ) { source throws(Discard) in try source.draw(generator) }
  }

  /// Every value of a type, however deep: `.every(Double.self, .double(in: 0...1))`.
  public static func every<Value>(
    _ type: Value.Type, _ generator: Gen<Value>
  ) -> DecodedOverride {
    DecodedOverride(place: .type(ObjectIdentifier(type)), made: "\(type)") {
      source throws(Discard) in try source.draw(generator)
    }
  }
}
