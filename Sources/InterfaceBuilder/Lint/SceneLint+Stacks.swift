import StackScrollConstraints
import StackScrollCore

// What stack views share out.

extension SceneLint {
  /// The stack views and scroll views that no stack view places.
  ///
  /// How large an empty stack view is, is for the code that fills it.
  var placedViews: [Int] {
    arrangingViews.filter { number in
      isPlaced(number) && !(document.views[number].stack != nil && shownSubviews(number).isEmpty)
    }
  }

  /// Whether it has a place of its own that somebody may be told of.
  func isPlaced(_ number: Int) -> Bool {
    guard let superview = document.views[number].superview else { return false }
    return document.views[superview].stack == nil
      && !document.views[number].flags.contains(.silencesAmbiguity)
  }

  private var arrangingViews: [Int] {
    scene.scene.views.filter { number in
      !scene.geometry.leftOut.contains(number) && number != scene.scene.root
        && (document.views[number].stack != nil || document.views[number].kind.isScrollView)
    }
  }

  /// Looks at what every stack view shares out.
  ///
  /// What leaves get more than they ask for shows only if they ask for less than they were drawn
  /// with: so it is looked for with shorter leaves. A stack view that is shorter then too follows its
  /// leaves, and there is nothing too much.
  mutating func lookAtStacks(_ full: ConstraintLayout) throws(ConstraintLayoutError) {
    let stacks = arrangingViews.filter(mayShare)
    let shortened = system.withOwnLengths(except: lengthsOfImages) { $0 * Self.shorter }
    guard !stacks.isEmpty, let layout = try shortened.solved() else { return }
    let loose = try layout.openings(of: stacks.flatMap(shareAnchors))
    for number in stacks where try isAsLong(number, in: layout, as: full) {
      try lookAtShares(number, loose)
    }
  }

  private static let shorter = 0.5

  /// The lengths of which the document tells that they are those of an image.
  private var lengthsOfImages: Set<Anchor> {
    var lengths: Set<Anchor> = []
    for number in scene.scene.views {
      let (item, flags) = (scene.item(number), document.views[number].flags)
      if flags.contains(.isAsWideAsImage) { lengths.insert(Anchor(item, .width)) }
      if flags.contains(.isAsHighAsImage) { lengths.insert(Anchor(item, .height)) }
    }
    return lengths
  }

  /// Whether a stack view has the same length in two layouts.
  private func isAsLong(
    _ number: Int, in layout: ConstraintLayout, as other: ConstraintLayout
  ) throws(ConstraintLayoutError) -> Bool {
    guard let axis = document.views[number].stack?.axis else { return false }
    let anchor = Anchor(scene.item(number), axis.length)
    guard let first = try layout.value(of: anchor), let second = try other.value(of: anchor)
    else { return false }
    return DocumentVerification.tolerance.isEqual(first, second)
  }

  /// Whether a view is a stack view of several views whose length is not theirs.
  private func mayShare(_ number: Int) -> Bool {
    guard let axis = document.views[number].stack?.axis, shownSubviews(number).count > 1 else {
      return false
    }
    return !isSizedByItsContent(axis) && !isTied(number, axis)
  }

  /// The lengths of a stack view and of what it arranges, along its axis.
  private func shareAnchors(_ number: Int) -> [Anchor] {
    guard let axis = document.views[number].stack?.axis else { return [] }
    return ([number] + shownSubviews(number)).map {
      Anchor(scene.item($0), axis.length)
    }
  }

  /// Reports a stack view of a settled length in which the order of views decides on theirs.
  private mutating func lookAtShares(
    _ number: Int, _ open: SceneOpenings
  ) throws(ConstraintLayoutError) {
    guard let axis = document.views[number].stack?.axis,
      try !open.isOpen(scene.item(number), axis.length)
    else { return }
    var sharing: [DocumentPlace] = []
    for member in shownSubviews(number)
    where try open.isOpen(scene.item(member), axis.length) {
      sharing.append(document.views[member].place)
    }
    if sharing.count > 1 { report(.sharedByOrder(axis, sharing), at: document.views[number].place) }
  }

  /// Whether the stack view has its length by a mistake that is reported already.
  private func isTied(_ number: Int, _ axis: Axis) -> Bool {
    tied.contains { $0.value == axis && scene.geometry.isInside(number, $0.key) }
  }

  /// Whether the scene is a cell, whose height in the app is that of its content.
  private func isSizedByItsContent(_ axis: Axis) -> Bool {
    let kind = document.views[scene.scene.root].kind
    return axis == .vertical && (kind.isCell || kind.isCellContent)
  }
}
