import StackScrollConstraints
import StackScrollCore

// What stack views share out.

extension SceneLint {
  /// The views that no stack view places.
  ///
  /// How large an empty stack view is, is for the code that fills it.
  var placedViews: [Int] {
    scene.scene.views.filter { number in
      number != scene.scene.root && !scene.geometry.leftOut.contains(number) && isPlaced(number)
        && !(document.views[number].stack != nil && shownSubviews(number).isEmpty)
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
    let pairs = plainPairs
    guard !stacks.isEmpty || !pairs.isEmpty, let layout = try shortened(system).solved() else {
      return
    }
    let loose = try layout.openings(
      of: stacks.flatMap(shareAnchors)
        + pairs.flatMap { pair in pair.views.map { Anchor(scene.item($0), pair.axis.length) } })
    for number in stacks where try isAsLong(number, in: layout, as: full) {
      try lookAtShares(number, loose)
    }
    for pair in pairs { try lookAtPair(pair, loose, in: layout, as: full) }
  }

  /// The constraints with leaves that ask for half of what they were drawn with.
  func shortened(_ system: ConstraintSystem) -> ConstraintSystem {
    system.withOwnLengths(except: knownLengths) { $0 * Self.shorter }
  }

  private static let shorter = 0.5

  /// Leaves that stand beside each other in a view that is no stack view.
  private struct PlainPair {
    let axis: Axis
    let around: Int
    let views: [Int]
  }

  /// The leaves with lengths of their own that constraints tie to each other along an axis.
  ///
  /// A text view scrolls, and takes what is left.
  private var plainPairs: [PlainPair] {
    var ties: [Axis: [Int: Set<Int>]] = [:]
    for constraint in scene.written {
      guard case .view(let one) = constraint.first.item,
        case .view(let other)? = constraint.second?.item, one != other,
        let around = document.views[one].superview, around == document.views[other].superview,
        document.views[around].stack == nil
      else { continue }
      let axis = constraint.first.attribute.axis
      guard
        [one, other].allSatisfy({
          scene.ownLength($0, axis) != nil && document.views[$0].subviews.isEmpty
            && isPlaced($0) && !scene.geometry.leftOut.contains($0)
            && document.views[$0].kind.element != "textView"
        })
      else { continue }
      ties[axis, default: [:]][around, default: []].formUnion([one, other])
    }
    return Axis.allCases.flatMap { axis in
      (ties[axis] ?? [:]).sorted { $0.key < $1.key }.map { around, views in
        PlainPair(axis: axis, around: around, views: views.sorted())
      }
    }
  }

  /// Reports leaves of which nothing decides who is longer, in a view whose length is not theirs.
  private mutating func lookAtPair(
    _ pair: PlainPair, _ loose: SceneOpenings, in layout: ConstraintLayout,
    as full: ConstraintLayout
  ) throws(ConstraintLayoutError) {
    let anchor = Anchor(scene.interior(pair.around), pair.axis.length)
    guard let first = try layout.value(of: anchor), let second = try full.value(of: anchor),
      DocumentVerification.tolerance.isEqual(first, second)
    else { return }
    var sharing: [DocumentPlace] = []
    for number in pair.views
    where try loose.isOpen(scene.item(number), pair.axis.length) {
      if try full.isDetermined(Anchor(scene.item(number), pair.axis.length)) {
        sharing.append(document.views[number].place)
      }
    }
    guard sharing.count > 1 else { return }
    report(.sharedByNone(pair.axis, sharing), at: sharing[0])
  }

  /// The lengths that are the leaf's own: that of an image, and the height of a label of one line
  /// that was drawn no higher than a line.
  private var knownLengths: Set<Anchor> {
    var lengths: Set<Anchor> = []
    for number in scene.scene.views {
      let (item, view) = (scene.item(number), document.views[number])
      if view.imageSize != nil { lengths.insert(Anchor(item, .width)) }
      let isLine =
        view.numberOfLines == 1
        && scene.geometry.frame(number).size.height < Self.lineHeight * (view.fontSize ?? 0)
      if isLine || view.imageSize != nil { lengths.insert(Anchor(item, .height)) }
    }
    return lengths
  }

  /// More than the height of a line, less than that of two, in sizes of the font.
  private static let lineHeight = 1.5

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
    // In proportion to their sizes every one gets its share, not the last.
    guard let stack = document.views[number].stack, shownSubviews(number).count > 1,
      stack.distribution != .fillProportionally
    else { return false }
    let axis = stack.axis
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
    var sharing: [DocumentView] = []
    for member in shownSubviews(number) where !isWithoutText(member) {
      if try open.isOpen(scene.item(member), axis.length) { sharing.append(document.views[member]) }
    }
    // Who loads a view of no controller makes it as long as what must not be stretched; a list does not.
    let root = document.views[scene.scene.root]
    let isLoaded = root.flags.contains(.isFreeStanding) && !root.kind.isCell
    guard sharing.count > 1, !isLoaded || sharing.contains(where: { $0.hugging[axis] < .required })
    else { return }
    report(.sharedByOrder(axis, sharing.map(\.place)), at: document.views[number].place)
  }

  /// Whether it is a label, or holds nothing but labels, without a text: code fills it, or leaves it as short as it is.
  private func isWithoutText(_ number: Int) -> Bool {
    let view = document.views[number]
    let shown = shownSubviews(number)
    guard view.stack != nil || shown.isEmpty else { return false }
    return shown.isEmpty
      ? view.text?.allSatisfy(\.isWhitespace) ?? false : shown.allSatisfy(isWithoutText)
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
