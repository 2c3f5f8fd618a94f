import StackScrollConstraints
import StackScrollCore

/// Where the attributes of a scene stood when it was saved, as far as its frames tell.
struct RecordedPlaces {
  private let scene: SceneConstraints

  init(_ scene: SceneConstraints) {
    self.scene = scene
  }

  /// Whether the recorded frames by themselves miss a required constraint.
  ///
  /// They were computed by it, so one of them is out of date.
  func isBroken(_ constraint: DocumentConstraint) -> Bool {
    guard constraint.priority == .required,
      let first = place(constraint.first, across: constraint.second)
    else {
      return false
    }
    var right = constraint.constant
    if let second = constraint.second {
      guard let place = place(second, across: constraint.first),
        second.attribute.isLength || constraint.multiplier == 1
      else { return false }
      right += constraint.multiplier * place
    }
    switch constraint.relation {
    case .equal: return (first - right).magnitude > Self.tolerance
    case .lessThanOrEqual: return first > right + Self.tolerance
    case .greaterThanOrEqual: return first < right - Self.tolerance
    }
  }

  /// Two recorded frames, each rounded to a pixel, and a multiple of one of them.
  private static let tolerance = 1.5

  private func place(
    _ side: DocumentConstraint.Side, across other: DocumentConstraint.Side?
  ) -> Double? {
    guard let rect = rect(side, across: other) else { return nil }
    switch side.attribute {
    case .width: return rect.size.width
    case .height: return rect.size.height
    case .centerX: return rect.minX + rect.size.width / 2
    case .centerY: return rect.minY + rect.size.height / 2
    default:
      guard let (edge, isMargin) = BoxEdge.named(by: side.attribute) else { return nil }
      guard isMargin, case .view(let number) = side.item else { return edge.position(in: rect) }
      return edge.position(in: rect.inset(by: scene.insets.margins[number] ?? .zero))
    }
  }

  /// The rectangle of an item; nil where only the content of a scroll view can be meant.
  private func rect(
    _ side: DocumentConstraint.Side, across other: DocumentConstraint.Side?
  ) -> Rect? {
    switch side.item {
    case .view(let number):
      guard scene.geometry.frames[number] != nil,
        scene.items.anchor(side, across: other).item == scene.items.view(number)
      else { return nil }
      return scene.geometry.alignmentRect(number)
    case .guide(let number):
      let guide = scene.document.guides[number]
      guard guide.kind == .safeArea, let insets = scene.insets.guides[number] else { return nil }
      return scene.geometry.frame(guide.owner).inset(by: insets)
    }
  }
}
