import StackScrollCore

// The fields of a scroll view. Only the size must be there; what is newer than the format is left
// out where it has its default.

extension ScrollView: HasFields {
  static let fields = Fields<ScrollView>(
    definition: "scrollView", ScrollView.init,
    Field("size", \.size, .object),
    Field("contentInset", \.contentInset, .object, default: .zero, .inJSON),
    Field("contentOffset", \.contentOffset, .object, default: .zero, .inJSON),
    Field("safeAreaInsets", \.safeAreaInsets, .object, default: .zero),
    Field(
      "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, .word,
      default: .automatic),
    Field("controllerEmbedding", \.controllerEmbedding, .word, default: .standalone),
    Field("alwaysBounceHorizontal", \.alwaysBounceHorizontal, .bool, default: false),
    Field("alwaysBounceVertical", \.alwaysBounceVertical, .bool, default: false),
    Field("isPagingEnabled", \.isPagingEnabled, .bool, default: false))
}

extension Format where Value == ScrollView {
  /// A scroll view of a window, whose size comes of the layout.
  static var nested: Format {
    Format(
      json: { scrollView in
        var object = scrollView.json
        object["size"] = nil
        if scrollView.contentInset == .zero { object["contentInset"] = nil }
        if scrollView.contentOffset == .zero { object["contentOffset"] = nil }
        return .object(object)
      },
      read: { json throws(FixtureError) in
        guard case .object(var object) = json else { throw json.isNot("an object") }
        object["size"] = object["size"] ?? .object(Size.zero.json)
        return try JSONValue.object(object).fields(ScrollView.read)
      },
      source: { $0.source.replacing("size: Size(width: 0, height: 0), ", with: "") },
      schema: {
        guard case .object(var schema) = ScrollView.fields.schema else { return .null }
        schema["required"] = nil
        return .object(schema)
      })
  }
}

// The fields of the attachment of a content view.

extension ContentAttachment: HasFields {
  static let fields = Fields<ContentAttachment>(
    definition: "attachment", ContentAttachment.init,
    Field("top", \.top, .word.defined(as: "edge"), default: .contentLayoutGuide),
    Field("leading", \.leading, .word.defined(as: "edge"), default: .contentLayoutGuide),
    Field("bottom", \.bottom, .word.defined(as: "edge"), default: .contentLayoutGuide),
    Field("trailing", \.trailing, .word.defined(as: "edge"), default: .contentLayoutGuide),
    Field(optional: "contentWidth", \.contentWidth, .guideLength),
    Field(optional: "contentHeight", \.contentHeight, .guideLength))
}

extension Format where Value == ContentAttachment.GuideLength {
  /// A number, or an object with the share of the frame.
  fileprivate static var guideLength: Format {
    Format(
      json: { length in
        switch length {
        case .constant(let points): .number(points)
        case .fractionOfFrame(let share): .object(["fractionOfFrame": .number(share)])
        }
      },
      read: { json throws(FixtureError) in
        if case .number(let points) = json { return .constant(points) }
        return try json.fields { reader throws(FixtureError) in
          .fractionOfFrame(try reader.number("fractionOfFrame"))
        }
      },
      source: { length in
        switch length {
        case .constant(let points): ".constant(\(SourceText.number(points)))"
        case .fractionOfFrame(let share): ".fractionOfFrame(\(SourceText.number(share)))"
        }
      }
    ).defined(as: "guideLength")
  }
}
