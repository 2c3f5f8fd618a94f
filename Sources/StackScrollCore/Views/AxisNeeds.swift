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

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    init(_ kind: Kind) {
      rawValue = 1 << kind.rawValue
    }
  }

  /// The length in points, where there is one.
  let length: Double
  /// Where the special needs are, or the length of its own beside a required one; -1 if nowhere.
  let place: Int32
  let kind: Kind

  private init(_ kind: Kind, _ length: Double = 0, place: Int = -1) {
    (self.kind, self.length, self.place) = (kind, length, Int32(place))
  }

  /// A required length, and where the length of the view's own stands, if it has one too.
  static func required(_ length: Double, own place: Int?) -> AxisNeeds {
    AxisNeeds(.required, length, place: place ?? -1)
  }

  static func own(_ length: Double) -> AxisNeeds { AxisNeeds(.own, length) }

  static let nothing = AxisNeeds(.nothing)

  static func special(_ place: Int) -> AxisNeeds { AxisNeeds(.special, place: place) }
}
