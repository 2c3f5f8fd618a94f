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
