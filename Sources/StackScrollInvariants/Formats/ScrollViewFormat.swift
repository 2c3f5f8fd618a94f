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

  /// Reads a scroll view.
  init(reading reader: inout FixtureReader) throws(FixtureError) {
    self.init(
      size: try reader.object("size", Size.init(reading:)),
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
