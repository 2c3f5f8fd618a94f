import StackScrollConstraints
import StackScrollCore

// What constraints leave open on the canvas, though something settles it in the app.

extension SceneLint {
  /// Notes the views of which nothing settles the frame in the size that the scene was drawn with.
  ///
  /// In the app a row is as high as its content, who loads a view gives it a size, and code fills an
  /// empty stack view. On the canvas, and wherever a row has the height that is written, there is room
  /// left or missing that nobody gets: two labels of 20 points that hug alike, in a row of 196. What
  /// was found already is not noted again, and nothing is of a scene that contradicts itself in that size, or
  /// that has constraints for the canvas only: somebody knows what code settles.
  ///
  /// - Complexity: three layouts, and up to eight for each view that is open.
  mutating func lookAtTheCanvas() throws(ConstraintLayoutError) {
    guard !document.notes.contains(where: \.isGap),
      !scene.written.contains(where: \.isPlaceholder),
      let canvas = try? LintedScreen(scene, for: .constraints)
    else { return }
    let system = withTextLengths(canvas.installed.tree.system)
    guard let layout = try system.solved() else { return }
    let named = Set(findings.flatMap { [$0.place] + $0.related })
    var open: [(view: Int, parts: [FramePart])] = []
    for number in try openViews(in: system)
    where !named.contains(document.views[number].place) && !isSaidOtherwise(number) {
      let parts = try movingParts(of: number, in: system, from: layout)
      if !parts.isEmpty { open.append((number, parts)) }
    }
    if open.isEmpty {
      open = try flaggedViews(in: system, besides: named).filter { !isSaidOtherwise($0.view) }
    }
    guard let first = open.first else { return }
    report(
      .openAsDrawn(
        first.parts, with: open.dropFirst().map { document.views[$0.view].place },
        settledBy: settler(of: first.view)),
      at: document.views[first.view].place)
  }

  /// Whether a view stands in a scroll view whose content is as high as its frame by mistake, or is given
  /// its share in proportion to its size, which the document does not tell.
  private func isSaidOtherwise(_ number: Int) -> Bool {
    var current = number
    while let superview = document.views[current].superview {
      if tied[superview] != nil
        || document.views[superview].stack?.distribution == .fillProportionally
      {
        return true
      }
      current = superview
    }
    return false
  }

  /// What settles a frame in the app that is open on the canvas.
  private func settler(of number: Int) -> LintFinding.Settler? {
    let root = document.views[scene.scene.root]
    let view = document.views[number]
    if view.stack != nil, shownSubviews(number).isEmpty { return .code }
    if view.customClass != nil, view.subviews.isEmpty { return .ownClass }
    if root.kind.isRow { return .heightOfContent }
    return root.kind.isCell || root.flags.contains(.isFreeStanding) ? .sizeGivenLater : nil
  }

  /// The parts of a frame that may be otherwise by more than pixels: recorded lengths are rounded, and
  /// room of half a point that nobody gets is none.
  private func movingParts(
    of number: Int, in system: ConstraintSystem, from layout: ConstraintLayout
  ) throws(ConstraintLayoutError) -> [FramePart] {
    guard let superview = document.views[number].superview else { return [] }
    let (item, around) = (scene.item(number), scene.interior(superview))
    var parts: [FramePart] = []
    for part in FramePart.allCases {
      let own = Anchor(item, part.attribute)
      let origin = part.attribute.isLength ? nil : Anchor(around, part.attribute)
      guard let now = try layout.value(of: own, from: origin) else { continue }
      for way in [Self.push, -Self.push] where parts.last != part {
        let pushed = system.adding([
          Constraint(own, .equal, origin, constant: now + way, priority: Self.asFarAsPossible)
        ])
        guard let then = try pushed.solved()?.value(of: own, from: origin),
          (then - now).magnitude > Self.pixels
        else { continue }
        parts.append(part)
      }
    }
    return parts
  }

  /// The constraints with labels as large as their texts, where they were drawn clearly larger or
  /// smaller: a recorded frame hides who was stretched.
  private func withTextLengths(_ system: ConstraintSystem) -> ConstraintSystem {
    var lengths: [Anchor: Double] = [:]
    for number in scene.scene.views {
      let view = document.views[number]
      guard view.customClass == nil, view.placeholderSize == PlaceholderSize() else { continue }
      let drawn = scene.geometry.alignmentRect(number).size
      guard let text = view.labelText else {
        // A line is higher than its font, whatever that is.
        if view.kind.element == "label", view.text?.isEmpty == false, let size = view.fontSize,
          drawn.height < size
        {
          lengths[Anchor(scene.item(number), .height)] = FontMetrics.lineHeight * size
        }
        continue
      }
      let line = text.size(fitting: 0)
      let lines = text.size(fitting: text.numberOfLines == 1 ? 0 : drawn.width)
      if (drawn.width - line.width).magnitude > max(Self.letter, 2 * text.widthError * line.width) {
        lengths[Anchor(scene.item(number), .width)] = line.width
      }
      if (drawn.height - lines.height).magnitude > text.lineHeight / 4 {
        lengths[Anchor(scene.item(number), .height)] = lines.height
      }
    }
    return system.withOwnLengths(lengths)
  }

  /// How far a view is pushed to see whether it moves, and what counts as moving, in points.
  private static let push = 4.0
  private static let pixels = 1.25
  /// About the width of a letter, in points.
  private static let letter = 8.0
}

extension ConstraintLayout {
  /// A length, or how far a place is from another one; nil if no constraint names it.
  fileprivate func value(
    of anchor: Anchor, from origin: Anchor?
  ) throws(ConstraintLayoutError) -> Double? {
    guard let value = try value(of: anchor) else { return nil }
    guard let origin else { return value }
    guard let start = try self.value(of: origin) else { return nil }
    return value - start
  }
}
