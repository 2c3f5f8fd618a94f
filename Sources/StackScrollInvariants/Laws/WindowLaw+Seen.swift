import StackScrollCore

/// What is seen of views, as against their frames: all laws that compare places go by it.
extension ShownWindow {
  /// What is seen of a view where it stands in the window.
  func seen(of place: Place) -> Rect { seen(of: place, in: place.frame) }

  /// What is seen of a view in a frame: of a text in a label that was drawn wider, no more than its lines, without
  /// the room above and below letters, and of a button without a background its title and its image.
  func seen(of place: Place, in frame: Rect) -> Rect {
    let id = place.view.id
    guard let drawing = intent.drawing else { return frame }
    if let content = drawing.buttonContents[id] {
      return content.frame(in: frame, window.layoutDirection)
    }
    guard let text = layout.text(of: id) ?? drawing.estimatedTexts[id] else { return frame }
    let least = text.leastSize(fitting: frame.size.width)
    let width = min(least.width, frame.size.width)
    let height = min(least.height, frame.size.height)
    let leading = min(text.lineHeight * Self.leading, height)
    let room = frame.size.width - width
    let isMirrored = window.layoutDirection == .rightToLeft
    let before =
      switch drawing.textAlignments[id] ?? .natural {
      case .natural, .justified: isMirrored ? room : 0
      case .left: 0.0
      case .center: room / 2
      case .right: room
      }
    return Rect(
      x: frame.minX + before, y: frame.minY + (frame.size.height - height) / 2 + leading,
      width: width, height: max(0, height - leading - text.lineHeight * Self.rim))
  }

  /// The share of a line above its capital letters.
  static let leading = 0.15

  /// The share of a line below its letters.
  private static let rim = 0.05
}
