/// What one view needs on one axis, apart from what is inside it, as plain data.
///
/// Most views need one of three things, and a layout of many of them reads nothing else.
struct AxisNeeds: Sendable {
  /// What a view needs.
  enum Kind: UInt8, Sendable {
    /// A required length.
    case required
    /// A length of its own, held as strongly as UIKit does by default.
    case own
    /// Nothing.
    case nothing
    /// More than that: see ``SpecialNeeds``.
    case special
  }

  /// The kinds that some views have.
  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt8

    static let required = Kinds(.required)
    static let own = Kinds(.own)
    static let nothing = Kinds(.nothing)

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    init(_ kind: Kind) {
      rawValue = 1 << kind.rawValue
    }
  }

  /// The length in points, where there is one.
  let length: Double
  /// Where the special needs are.
  let place: Int32
  let kind: Kind

  static func required(_ length: Double) -> AxisNeeds {
    AxisNeeds(length: length, place: -1, kind: .required)
  }

  static func own(_ length: Double) -> AxisNeeds {
    AxisNeeds(length: length, place: -1, kind: .own)
  }

  static let nothing = AxisNeeds(length: 0, place: -1, kind: .nothing)

  static func special(_ place: Int) -> AxisNeeds {
    AxisNeeds(length: 0, place: Int32(place), kind: .special)
  }
}
