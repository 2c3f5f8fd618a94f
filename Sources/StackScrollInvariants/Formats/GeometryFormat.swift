import StackScrollCore

// The fields of the values that every subject shares.

extension Size: HasFields {
  static let fields = Fields<Size>(
    definition: "size", Size.init(width:height:),
    Field("width", \.width, .length), Field("height", \.height, .length))
}

extension Point: HasFields {
  static let fields = Fields<Point>(
    definition: "point", Point.init(x:y:), Field("x", \.x, .offset), Field("y", \.y, .offset))
}

extension Rect: HasFields {
  static let fields = Fields<Rect>(
    Rect.init(x:y:width:height:), Field("x", \.minX, .finite), Field("y", \.minY, .finite),
    Field("width", \.size.width, .finite), Field("height", \.size.height, .finite))

  /// The place and the size as JSON, with `null` for a number that JSON has no digits for.
  package var json: [String: JSONValue] { Self.fields.json(self) }
}

extension EdgeInsets: HasFields {
  static let fields = Fields<EdgeInsets>(
    definition: "insets", EdgeInsets.init,
    Field("top", \.top, .offset, default: 0, .inJSON),
    Field("left", \.left, .offset, default: 0, .inJSON),
    Field("bottom", \.bottom, .offset, default: 0, .inJSON),
    Field("right", \.right, .offset, default: 0, .inJSON))
}

extension DirectionalEdgeInsets: HasFields {
  static let fields = Fields<DirectionalEdgeInsets>(
    definition: "directionalInsets", DirectionalEdgeInsets.init,
    Field("top", \.top, .offset, default: 0, .inJSON),
    Field("leading", \.leading, .offset, default: 0, .inJSON),
    Field("bottom", \.bottom, .offset, default: 0, .inJSON),
    Field("trailing", \.trailing, .offset, default: 0, .inJSON))
}
