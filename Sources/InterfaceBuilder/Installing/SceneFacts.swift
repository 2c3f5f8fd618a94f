import StackScrollConstraints
import StackScrollCore

/// What a document tells of a scene, and what has to be read off its frames.
struct SceneFacts {
  let document: InterfaceDocument
  let scene: DocumentScene
  let geometry: RecordedGeometry
  private(set) var insets: SceneInsets
  /// The conditions that the document holds.
  let written: [DocumentConstraint]
  /// Whether labels that wrap are as large as their strings, and not as was recorded.
  let measuresTexts: Bool
  /// The views that the document holds as thin as lines.
  private let heldThin: Set<Int>
  private let recorded: RecordedInsets
  private var change = Change()

  /// What is taken otherwise than the document says, to see what hangs on it.
  struct Change: Sendable {
    /// What to take for a length that a leaf has of its own, or that the canvas gave it.
    var ownLength: @Sendable (Double) -> Double = { $0 }
    /// The one leaf whose length that is; nil for all.
    var leaf: Int?
    /// How much longer to take what only the canvas gave a length.
    var canvasLength = 0.0
    /// Which open insets to change.
    var insets: SceneInsets.Shift?
  }

  /// Reads a scene.
  ///
  /// - Parameters:
  ///   - recorded: what the scenes of the document show of each other's insets.
  ///   - measuresTexts: whether labels that wrap are as large as their strings.
  /// - Complexity: O(n) for n views, guides and constraints of the scene.
  init(
    _ document: InterfaceDocument, _ scene: DocumentScene, _ recorded: RecordedInsets,
    measuresTexts: Bool = false
  ) {
    self.measuresTexts = measuresTexts
    self.recorded = recorded
    self.document = document
    self.scene = scene
    geometry = RecordedGeometry(document, scene)
    written = scene.constraints.map { document.constraints[$0] }
    heldThin = Set(
      written.compactMap { constraint in
        guard case .view(let number) = constraint.first.item, constraint.second == nil,
          constraint.first.attribute.isLength, constraint.relation == .equal,
          constraint.constant < Self.thickestLine
        else { return nil }
        return number
      })
    insets = SceneInsets(geometry, recorded, written)
  }

  /// The scene with something taken otherwise.
  ///
  /// - Complexity: O(n) for n views and constraints if insets are, else O(1).
  func changing(_ change: Change) -> SceneFacts {
    var changed = self
    changed.change = change
    if change.insets != nil || self.change.insets != nil {
      changed.insets = SceneInsets(geometry, recorded, written, shifting: change.insets)
    }
    return changed
  }

  /// Whether a label was drawn as a line between others: too narrow for any letter.
  func isDrawnAsLine(_ number: Int) -> Bool {
    let (view, size) = (document.views[number], geometry.frame(number).size)
    guard view.kind.element == "label", !view.flags.contains(.hasNoRecordedFrame) else {
      return false
    }
    let thickness = min(size.width, size.height)
    return thickness > 0 && thickness < Self.thickestLine || heldThin.contains(number)
  }

  /// Whether the document holds a view as thin as a line.
  func isHeldThin(_ number: Int) -> Bool { heldThin.contains(number) }

  /// Thicker than lines are drawn, thinner than a letter, in points.
  private static let thickestLine = 3.0

  /// Where the text of a view stands in its recorded frame.
  func baselines(_ number: Int) -> Baselines? {
    TextBaselines.baselines(
      of: document.views[number], height: geometry.alignmentRect(number).size.height)
  }

  /// How a stack view arranges its views, without these.
  func settings(_ stack: StackAttributes, margins: EdgeInsets) -> StackView {
    StackView(
      axis: stack.axis, distribution: stack.distribution, alignment: stack.alignment,
      spacing: stack.spacing, layoutMargins: DirectionalEdgeInsets(margins),
      isLayoutMarginsRelativeArrangement: margins != .zero,
      isBaselineRelativeArrangement: stack.isBaselineRelative)
  }
}

// Lengths of views.

extension SceneFacts {
  /// The length that a view has of its own: what was set for the canvas, or what was recorded.
  func ownLength(_ number: Int, _ axis: Axis) -> Double? {
    let view = document.views[number]
    guard wrappingText(number) == nil else { return nil }
    switch view.placeholderSize[axis] {
    case .points(let length): return changed(length, number)
    case .none: return nil
    case .own:
      let flag = axis == .horizontal ? ViewFlags.hasIntrinsicWidth : .hasIntrinsicHeight
      guard view.flags.contains(flag) else { return nil }
      let size = view.imageSize ?? geometry.alignmentRect(number).size
      return changed(size[axis], number)
    }
  }

  /// Whether a length that a view seems to have of its own holds on the canvas alone: it was set for that
  /// though the view holds others, or stands in a frame that is marked as out of date.
  ///
  /// One that was set for a view that holds none stands for that of what code puts there.
  ///
  /// Source: Xcode Help, "Set a placeholder intrinsic content size": it has no effect at run time.
  func isOnlyDrawn(_ number: Int, _ axis: Axis) -> Bool {
    let view = document.views[number]
    return switch view.placeholderSize[axis] {
    case .points: !view.subviews.isEmpty && view.customClass == nil
    case .own, .none: view.flags.contains(.isMisplaced) && view.imageSize == nil
    }
  }

  private func changed(_ length: Double, _ number: Int) -> Double {
    change.leaf.map { $0 == number } ?? true ? change.ownLength(length) : length
  }

  /// The length that the canvas gave a view that has none of its own.
  ///
  /// A stack view that arranges something is as long as that asks for.
  func canvasLength(_ number: Int, _ axis: Axis) -> Double? {
    let view = document.views[number]
    guard number != scene.root, view.stack == nil || view.subviews.isEmpty,
      !view.flags.contains(.hasNoRecordedFrame), ownLength(number, axis) == nil,
      wrappingText(number) == nil
    else { return nil }
    let length = geometry.alignmentRect(number).size[axis]
    return max(
      0, (view.subviews.isEmpty ? changed(length, number) : length) + change.canvasLength)
  }

  /// Whether there is a view that may keep such a length.
  var hasCanvasLengths: Bool {
    scene.views.contains { number in
      Axis.allCases.contains { canvasLength(number, $0) != nil }
    }
  }
}

// What constraints call the views.

extension SceneFacts {
  /// A view: the rectangle that constraints see of it, which for a scroll view is its frame.
  func item(_ number: Int) -> LayoutItem {
    let view = document.views[number]
    return LayoutItem(view.id, className: view.className, text: view.label)
  }

  /// What the subviews of a view stand in: the view, or the content of a scroll view.
  func interior(_ number: Int) -> LayoutItem { content(of: number) ?? item(number) }

  /// Whether it is what holds all else in a cell, whose frame follows that of the cell.
  func isContentOfCell(_ number: Int) -> Bool {
    guard let superview = document.views[number].superview,
      document.views[superview].kind.isCell
    else { return false }
    return document.views[number].flags.contains(.hasFixedFrame)
      && document.views[superview].subviews.first == number
  }

  /// Whether the content of a row still has the frame that it had in a row of another height.
  ///
  /// Between the two there is at most a separator; early tools wrote 320 x 43 beside rows of any size.
  ///
  /// Source: observed on recorded frames.
  func isContentOutOfDate(_ number: Int) -> Bool {
    guard document.views[number].kind.isCellContent, let row = document.views[number].superview
    else { return false }
    return (geometry.frame(row).size.height - geometry.frame(number).size.height).magnitude
      > Self.thickestSeparator
  }

  /// The height that a separator takes at most, in points.
  private static let thickestSeparator = 2.0

  /// What a scroll view shows; nil for another view.
  func content(of number: Int) -> LayoutItem? {
    document.views[number].kind.isScrollView ? item(number).guide(.contentLayoutGuide) : nil
  }

  /// The edge of a readable content guide that a side means: that of margins which follow it.
  ///
  /// Source: Xcode Help, "Follow Readable Width"; UIView documentation, `readableContentGuide`.
  func readableEdge(_ side: DocumentConstraint.Side) -> Anchor? {
    let number = view(of: side)
    guard document.views[number].flags.contains(.followsReadableWidth) else { return nil }
    let guide = item(number).readableContentGuide
    switch side.attribute {
    case .leadingMargin: return guide[.leading]
    case .trailingMargin: return guide[.trailing]
    case .leftMargin: return guide[.left]
    case .rightMargin: return guide[.right]
    case .centerXWithinMargins: return guide[.centerX]
    case .leading, .trailing, .left, .right, .width, .centerX:
      if case .guide = side.item { return guide[side.attribute] }
      return nil
    default: return nil
    }
  }

  /// Whether a condition speaks of something that a stack view leaves out.
  func speaksOfLeftOut(_ constraint: DocumentConstraint) -> Bool {
    [constraint.first, constraint.second].compactMap(\.self).contains { side in
      geometry.leftOut.contains(view(of: side))
    }
  }

  /// Whether a side of a condition, across from another one, speaks of what a scroll view shows:
  /// between a scroll view and what is in it, edges and margins do.
  ///
  /// Source: Technical Note TN2154; Auto Layout Guide, "Working with Scroll Views".
  func meansContent(
    _ side: DocumentConstraint.Side, across other: DocumentConstraint.Side?
  ) -> Bool {
    guard case .view(let number) = side.item, document.views[number].kind.isScrollView,
      BoxEdge.named(by: side.attribute) != nil, let other
    else { return false }
    return geometry.isInside(view(of: other), number)
  }

  /// The view that a side speaks of, or whose guide it does.
  func view(of side: DocumentConstraint.Side) -> Int {
    switch side.item {
    case .view(let number): number
    case .guide(let number): document.guides[number].owner
    }
  }
}

extension SceneFacts {
  /// Whether it is a cell, or a part of a screen with a side shorter than that of any phone.
  var isSmallPart: Bool {
    let root = document.views[scene.root]
    let size = geometry.frame(scene.root).size
    return root.kind.isCell
      || root.flags.contains(.isFreeStanding) && min(size.width, size.height) < Self.narrowestPhone
  }

  private static let narrowestPhone = 320.0
}

extension SceneFacts {
  /// Whether code settles the content of a scroll view: all that is in it stands where it was drawn, or is tied to it
  /// by constraints that are removed when the document is built.
  func isLeftToCode(contentOf number: Int, _ axis: Axis) -> Bool {
    let inside = document.views[number].subviews
    if inside.allSatisfy({ document.views[$0].flags.contains(.hasFixedFrame) }) { return true }
    return written.contains { source in
      guard source.isPlaceholder, source.first.attribute.axis == axis, let second = source.second
      else { return false }
      let pair = [source.first, second].map(view)
      return pair.contains(number) && pair.contains(where: inside.contains)
    }
  }
}

/// The priorities that a scene has beside those that its document holds, from weak to strong.
enum ScenePriority {
  /// What a row that sizes itself holds its height with.
  ///
  /// Source: UIKit documentation, `UILayoutPriority.fittingSizeLevel`.
  static let rowHeight = LayoutPriority(50)
  /// Weaker than what people and leaves ask for, stronger than what stack views add lest anything be
  /// ambiguous.
  static let canvasLength = LayoutPriority(60)
  /// What holds in the app for a length that is removed when it is built: content decides on it, unless
  /// nothing else does.
  static let placeholderLength = LayoutPriority(70)
  /// A recorded length is no more exact than pixels are, so no contradiction may come of it.
  static let ownLength = LayoutPriority(999.25)
  /// Stronger than any length of a leaf, as the size is that is given later.
  static let sizeGivenLater = LayoutPriority(999.5)
  /// Above all that is less than required.
  static let missedConstraint = LayoutPriority(999.75)
}

extension DirectionalEdgeInsets {
  /// The insets of a document, which is laid out from left to right.
  init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
