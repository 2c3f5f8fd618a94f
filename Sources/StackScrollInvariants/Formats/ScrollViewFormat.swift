import StackScrollCore

// How a scroll view is written in fixtures. Only the size must be there; every other key has the
// default of the initialiser: no insets, an offset of 0, `automatic` outside of controllers, no
// bouncing of content that fits, no paging.

extension ScrollView {
  /// The scroll view as JSON; what is newer than the format is left out where it has its default.
  var json: [String: JSONValue] {
    var object: [String: JSONValue] = [
      "size": .size(size), "contentInset": .insets(contentInset),
      "contentOffset": .point(contentOffset),
    ]
    if safeAreaInsets != .zero { object["safeAreaInsets"] = .insets(safeAreaInsets) }
    if contentInsetAdjustmentBehavior != .automatic {
      object["contentInsetAdjustmentBehavior"] = FormatWords.word(
        contentInsetAdjustmentBehavior, in: FormatWords.adjustmentBehaviors)
    }
    if controllerEmbedding != .standalone {
      object["controllerEmbedding"] = FormatWords.word(
        controllerEmbedding, in: FormatWords.controllerEmbeddings)
    }
    if alwaysBounceHorizontal { object["alwaysBounceHorizontal"] = .bool(true) }
    if alwaysBounceVertical { object["alwaysBounceVertical"] = .bool(true) }
    if isPagingEnabled { object["isPagingEnabled"] = .bool(true) }
    return object
  }

  /// Reads the scroll view of a screen.
  init(reading reader: inout FixtureReader) throws(FixtureError) {
    try self.init(reading: &reader, isNested: false)
  }

  /// Reads a scroll view; one in a window has no size of its own.
  init(reading reader: inout FixtureReader, isNested: Bool) throws(FixtureError) {
    self.init(
      size: isNested ? .zero : try reader.object("size", Size.init(reading:)),
      contentInset: try reader.object("contentInset", default: .zero, EdgeInsets.init(reading:)),
      contentOffset: try reader.object("contentOffset", default: .zero, Point.init(reading:)),
      safeAreaInsets: try reader.object(
        "safeAreaInsets", default: .zero, EdgeInsets.init(reading:)),
      contentInsetAdjustmentBehavior: try reader.word(
        "contentInsetAdjustmentBehavior", among: FormatWords.adjustmentBehaviors,
        default: .automatic),
      controllerEmbedding: try reader.word(
        "controllerEmbedding", among: FormatWords.controllerEmbeddings,
        default: ControllerEmbedding.standalone),
      alwaysBounceHorizontal: try reader.bool("alwaysBounceHorizontal", default: false),
      alwaysBounceVertical: try reader.bool("alwaysBounceVertical", default: false),
      isPagingEnabled: try reader.bool("isPagingEnabled", default: false))
  }
}

extension FormatWords {
  static let adjustmentBehaviors: [(String, ContentInsetAdjustmentBehavior)] = [
    ("automatic", .automatic), ("scrollableAxes", .scrollableAxes), ("never", .never),
    ("always", .always),
  ]
  static let controllerEmbeddings: [(String, ControllerEmbedding)] = [
    ("standalone", .standalone), ("navigationOrTabBarController", .navigationOrTabBarController),
  ]
}

// How the attachment of a content view is written in fixtures.

extension ContentAttachment {
  /// The attachment as JSON; what is pinned to the content is left out.
  var json: [String: JSONValue] {
    var object: [String: JSONValue] = [:]
    for (key, edge) in edges where edge != .contentLayoutGuide {
      object[key] = FormatWords.word(edge, in: FormatWords.contentEdges)
    }
    if let contentWidth { object["contentWidth"] = contentWidth.json }
    if let contentHeight { object["contentHeight"] = contentHeight.json }
    return object
  }

  /// Reads an attachment.
  init(reading reader: inout FixtureReader) throws(FixtureError) {
    self.init(
      top: try Self.edge(&reader, "top"), leading: try Self.edge(&reader, "leading"),
      bottom: try Self.edge(&reader, "bottom"), trailing: try Self.edge(&reader, "trailing"),
      contentWidth: try GuideLength.read(&reader, "contentWidth"),
      contentHeight: try GuideLength.read(&reader, "contentHeight"))
  }

  private static func edge(
    _ reader: inout FixtureReader, _ key: String
  ) throws(FixtureError) -> Edge {
    try reader.word(key, among: FormatWords.contentEdges, default: .contentLayoutGuide)
  }

  private var edges: [(String, Edge)] {
    [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
  }

  /// The attachment as Swift source.
  var source: String {
    let edges = edges.map { key, edge in
      (key, edge == .contentLayoutGuide ? nil : ".\(edge)")
    }
    let lengths = [
      ("contentWidth", contentWidth?.source), ("contentHeight", contentHeight?.source),
    ]
    return "ContentAttachment(\(SourceText.arguments(edges + lengths)))"
  }
}

extension ContentAttachment.GuideLength {
  fileprivate var json: JSONValue {
    switch self {
    case .constant(let points): .number(points)
    case .fractionOfFrame(let share): .object(["fractionOfFrame": .number(share)])
    }
  }

  fileprivate static func read(
    _ reader: inout FixtureReader, _ key: String
  ) throws(FixtureError) -> Self? {
    switch reader.optional(key) {
    case nil: return nil
    case .number(let points)?: return .constant(points)
    default:
      return try reader.object(key) { reader throws(FixtureError) in
        .fractionOfFrame(try reader.number("fractionOfFrame"))
      }
    }
  }

  fileprivate var source: String {
    switch self {
    case .constant(let points): ".constant(\(SourceText.number(points)))"
    case .fractionOfFrame(let share): ".fractionOfFrame(\(SourceText.number(share)))"
    }
  }
}
