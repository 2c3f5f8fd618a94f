import StackScrollConstraints
import StackScrollCore

/// Where the views of a scene stood when the document was saved, in the coordinates of its root.
///
/// What is inside a scroll view stands where it does while nothing is scrolled.
struct RecordedGeometry {
  let document: InterfaceDocument
  let scene: DocumentScene
  /// The frames, by the numbers of the views.
  private(set) var frames: [Int: Rect] = [:]
  /// The views that a stack view leaves out as hidden, and all that is in them.
  private(set) var leftOut: Set<Int> = []
  /// The views that stand in the content of a scroll view.
  private(set) var scrolled: Set<Int> = []

  init(_ document: InterfaceDocument, _ scene: DocumentScene) {
    self.document = document
    self.scene = scene
    for number in scene.views {
      let view = document.views[number]
      guard let superview = view.superview, number != scene.root else {
        frames[number] = Rect(origin: .zero, size: view.recordedFrame.size)
        continue
      }
      var frame = view.recordedFrame
      let origin = frames[superview]?.origin ?? .zero
      frame.origin = Point(x: origin.x + frame.minX, y: origin.y + frame.minY)
      frames[number] = frame
      let around = document.views[superview]
      if leftOut.contains(superview) || (around.stack != nil && view.flags.contains(.isHidden)) {
        leftOut.insert(number)
      }
      if scrolled.contains(superview) || around.kind.isScrollView { scrolled.insert(number) }
    }
  }

  /// The frame of a view of the scene.
  func frame(_ view: Int) -> Rect { frames[view] ?? .zero }

  /// The rectangle that constraints see of it.
  func alignmentRect(_ view: Int) -> Rect {
    frame(view).inset(by: document.views[view].kind.alignmentInsets)
  }

  /// Whether a view stands in another, however deep.
  func isInside(_ view: Int, _ other: Int) -> Bool {
    var around = document.views[view].superview
    while let current = around {
      if current == other { return true }
      around = document.views[current].superview
    }
    return false
  }
}

/// Where the attributes of a scene stood when it was saved, as far as its frames tell.
struct RecordedPlaces {
  private let scene: SceneFacts

  init(_ scene: SceneFacts) {
    self.scene = scene
  }

  /// Whether the recorded frames by themselves miss a required constraint.
  ///
  /// They were computed by it, so one of them is out of date.
  func isBroken(_ constraint: DocumentConstraint) -> Bool {
    guard constraint.priority == .required, let drawn = constantAsDrawn(of: constraint) else {
      return false
    }
    let missing = drawn - constraint.constant
    switch constraint.relation {
    case .equal: return missing.magnitude > Self.tolerance
    case .lessThanOrEqual: return missing > Self.tolerance
    case .greaterThanOrEqual: return missing < -Self.tolerance
    }
  }

  /// The constant with which a constraint just holds in the recorded frames; nil where they do not tell.
  func constantAsDrawn(of constraint: DocumentConstraint) -> Double? {
    guard let first = place(constraint.first, across: constraint.second) else { return nil }
    guard let second = constraint.second else { return first }
    guard let place = place(second, across: constraint.first),
      second.attribute.isLength || constraint.multiplier == 1
    else { return nil }
    return first - constraint.multiplier * place
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
      guard scene.geometry.frames[number] != nil, !scene.meansContent(side, across: other)
      else { return nil }
      return scene.geometry.alignmentRect(number)
    case .guide(let number):
      let guide = scene.document.guides[number]
      guard guide.kind == .safeArea, let insets = scene.insets.guides[number] else { return nil }
      return scene.geometry.frame(guide.owner).inset(by: insets)
    }
  }
}

extension Rect {
  /// The rectangle that insets leave; no length is negative.
  func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: Swift.max(0, size.width - insets.left - insets.right),
      height: Swift.max(0, size.height - insets.top - insets.bottom))
  }
}

/// One of the four sides of a rectangle, as documents are laid out: from left to right.
enum BoxEdge: Hashable, CaseIterable {
  case top, left, bottom, right

  /// The side that an attribute names, and whether it is the margin inside it.
  static func named(by attribute: LayoutAttribute) -> (edge: BoxEdge, isMargin: Bool)? {
    switch attribute {
    case .left, .leading: (.left, false)
    case .right, .trailing: (.right, false)
    case .top: (.top, false)
    case .bottom: (.bottom, false)
    case .leftMargin, .leadingMargin: (.left, true)
    case .rightMargin, .trailingMargin: (.right, true)
    case .topMargin: (.top, true)
    case .bottomMargin: (.bottom, true)
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline,
      .centerXWithinMargins, .centerYWithinMargins:
      nil
    }
  }

  /// Where it is in a rectangle.
  func position(in rect: Rect) -> Double {
    switch self {
    case .top: rect.minY
    case .left: rect.minX
    case .bottom: rect.maxY
    case .right: rect.maxX
    }
  }

  /// How far a position is inside it.
  func inset(of position: Double, in rect: Rect) -> Double {
    switch self {
    case .top, .left: position - self.position(in: rect)
    case .bottom, .right: self.position(in: rect) - position
    }
  }
}

extension EdgeInsets {
  /// The distance at a side.
  subscript(edge: BoxEdge) -> Double {
    get {
      switch edge {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }
}
