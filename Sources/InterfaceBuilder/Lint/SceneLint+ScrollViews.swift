import StackScrollConstraints
import StackScrollCore

// What scroll views show, and whether it scrolls.

extension SceneLint {
  /// The lengths of what a scroll view shows.
  func contentLengths(_ number: Int) -> [Anchor] {
    scene.content(of: number).map { content in
      Axis.allCases.map { Anchor(content, $0.length) }
    } ?? []
  }

  /// Looks at the content of a scroll view; what is open must be settled before the rest is asked.
  mutating func lookAtScrollView(
    _ number: Int, _ open: SceneOpenings
  ) throws(ConstraintLayoutError) {
    guard let content = scene.content(of: number) else { return }
    var isSettled = true
    for axis in Axis.allCases where try open.isOpen(content, axis.length) {
      isSettled = false
      guard !document.views[number].flags.contains(.silencesAmbiguity),
        try !isLeftToClasses(content, axis), !scene.isLeftToCode(contentOf: number, axis)
      else { continue }
      let missing = try ContentRemedies(self, number, content, axis).first()
      let anchor = Anchor(content, axis.length)
      let drawn = scene.geometry.frame(number).size[axis]
      leaveOpen(
        .contentSize(axis, missing: missing), at: number,
        settledBy: [Constraint(anchor, .equal, constant: drawn, priority: Self.asFarAsPossible)])
    }
    guard isSettled, !document.views[number].flags.contains(.isScrolledByCode) else { return }
    let interior = ScrollInterior(scene, number, content)
    let main = try mainAxis(number, content, open.layout)
    let grown = interior.grown(system)
    guard let layout = try grown.solved() else { return }
    if !movesThoughItFits(number), !isPictureAlone(number), !isScrolledInside(number),
      try !interior.isFrameLonger(main, in: layout, than: open.layout)
    {
      try lookForTies(number, interior, main, grown, layout)
    }
    try lookAcross(number, interior, main, from: open.layout, to: layout)
  }

  /// Whether lengths that classes of the app may give their views settle the content: such a view may have
  /// a size of its own, which the document does not tell.
  private func isLeftToClasses(
    _ content: LayoutItem, _ axis: Axis
  ) throws(ConstraintLayoutError) -> Bool {
    let lengths = lengthsOfClasses
    guard !lengths.isEmpty else { return false }
    return try system.adding(lengths).solved()?.isDetermined(Anchor(content, axis.length)) ?? false
  }

  /// Whether a scroll view that never scrolls moves all the same, or code adds its pages: which way they
  /// follow each other is only known of those in a stack view.
  private func movesThoughItFits(_ number: Int) -> Bool {
    let view = document.views[number]
    let isStack = shownSubviews(number).contains { document.views[$0].stack != nil }
    return view.flags.contains(.zooms) || view.scroll?.alwaysBounces.contains(.horizontal) ?? false
      || view.flags.contains(.turnsPages) && !isStack
  }

  /// Whether something in a scroll view scrolls its own content, so that nothing of it is lost.
  private func isScrolledInside(_ number: Int) -> Bool {
    scene.scene.views.contains {
      scene.geometry.isInside($0, number) && document.views[$0].kind.scrollsItsContent
        && !document.views[$0].flags.contains(.hasIntrinsicHeight)
    }
  }

  /// Whether all that a scroll view shows is a picture, by itself or in plain views, which is looked at by scrolling
  /// both ways, and by zooming as code allows.
  private func isPictureAlone(_ number: Int) -> Bool {
    let inside = shownSubviews(number)
    guard let only = inside.first, inside.count == 1 else { return false }
    return document.views[only].kind.element == "imageView" || isPictureAlone(only)
  }

  /// Weaker than all that a document asks for: a content was drawn in no length.
  static let asFarAsPossible: LayoutPriority = 1

  /// The axis along which the content is read: that of its stack view, or the one that scrolls.
  private func mainAxis(
    _ number: Int, _ content: LayoutItem, _ layout: ConstraintLayout
  ) throws(ConstraintLayoutError) -> Axis {
    let inside = shownSubviews(number)
    if inside.count == 1, let stack = document.views[inside[0]].stack { return stack.axis }
    let frame = scene.item(number)
    let isWider = try layout.exceeds(content, frame, .horizontal)
    let isHigher = try layout.exceeds(content, frame, .vertical)
    return isWider && !isHigher ? .horizontal : .vertical
  }

  /// Finds content that is as large as the frame however large its leaves are.
  private mutating func lookForTies(
    _ number: Int, _ interior: ScrollInterior, _ main: Axis, _ grown: ConstraintSystem,
    _ layout: ConstraintLayout
  ) throws(ConstraintLayoutError) {
    for axis in Axis.allCases {
      guard try interior.isAsLongAsFrame(axis, in: layout) else { return }
    }
    guard try !interior.yields(shownSubviews(number).map(scene.item), in: grown) else {
      return
    }
    let ties = interior.ties(in: grown, main)
    guard try interior.scrolls(without: ties, grown, main) else { return }
    var alone: [Int] = []
    for tie in ties where try interior.scrolls(without: [tie], grown, main) { alone.append(tie) }
    let all = alone.isEmpty ? ties : alone
    let found = all.map { parties.party(grown.constraints[$0]) }
    tied[number] = main
    report(
      .neverScrolls(main, ties: found, mayGrow: try interior.grows(past: all, grown, main)),
      at: document.views[number].place)
  }

  /// Finds content that scrolls along its axis, and across it too as soon as leaves grow.
  private mutating func lookAcross(
    _ number: Int, _ interior: ScrollInterior, _ main: Axis, from layout: ConstraintLayout,
    to grown: ConstraintLayout
  ) throws(ConstraintLayoutError) {
    let inside = shownSubviews(number)
    guard let child = inside.first, inside.count == 1, !isPictureAlone(number) else { return }
    let cross = main.perpendicular
    if document.views[child].stack == nil {
      guard try !layout.exceeds(interior.content, interior.frame, cross) else { return }
    }
    guard try grown.exceeds(interior.content, interior.frame, main),
      try grown.exceeds(interior.content, interior.frame, cross)
    else { return }
    report(
      .scrollsAcross(cross, content: document.views[child].place),
      at: document.views[number].place)
  }
}

extension ConstraintLayout {
  /// Whether one item is longer than another, by more than pixels.
  fileprivate func exceeds(
    _ item: LayoutItem, _ other: LayoutItem, _ axis: Axis
  ) throws(ConstraintLayoutError) -> Bool {
    let attribute = axis.length
    guard let first = try value(of: Anchor(item, attribute)),
      let second = try value(of: Anchor(other, attribute))
    else { return false }
    return first > second + DocumentVerification.tolerance.absolute
  }
}
