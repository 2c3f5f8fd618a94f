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
