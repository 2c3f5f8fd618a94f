import StackScrollConstraints
import StackScrollCore

// What stack views share out, and whether they stand anywhere.

extension SceneLint {
  /// Looks at every stack view, and at where it and scroll views are.
  ///
  /// What leaves get more than they ask for shows only if they ask for less than they were drawn
  /// with: so it is looked for with shorter leaves.
  mutating func lookAtStacks(_ open: SceneOpenings) throws(ConstraintLayoutError) {
    let arranging = scene.scene.views.filter { number in
      !scene.geometry.leftOut.contains(number) && number != scene.scene.root
        && (document.views[number].stack != nil || document.views[number].kind.isScrollView)
    }
    guard !arranging.isEmpty else { return }
    for number in arranging { try lookAtFrame(number, open) }
    let stacks = arranging.filter { shownSubviews($0).count > 1 }
    let shortened = system.withOwnLengths { $0 * Self.shorter }
    guard !stacks.isEmpty, let layout = try shortened.solved() else { return }
    let loose = try SceneOpenings(layout)
    for number in stacks { try lookAtShares(number, loose) }
  }

  private static let shorter = 0.5

  /// Reports a view of which nothing settles the frame, unless that is so of what it stands in.
  private mutating func lookAtFrame(
    _ number: Int, _ open: SceneOpenings
  ) throws(ConstraintLayoutError) {
    let view = document.views[number]
    guard let superview = view.superview, document.views[superview].stack == nil,
      !view.flags.contains(.silencesAmbiguity)
    else { return }
    var parts: [FramePart] = []
    for part in FramePart.allCases {
      let around = scene.items.interior(superview)
      guard try !open.isOpen(around, part.axis.lengthAttribute),
        try open.isOpen(scene.items.view(number), part.attribute)
      else { continue }
      parts.append(part)
    }
    if !parts.isEmpty { report(.openFrame(parts), at: view.place) }
  }

  /// Reports a stack view of a settled length in which the order of views decides on theirs.
  private mutating func lookAtShares(
    _ number: Int, _ open: SceneOpenings
  ) throws(ConstraintLayoutError) {
    guard let axis = document.views[number].stack?.axis, !isSizedByItsContent(axis),
      !isTied(number, axis),
      try !open.isOpen(scene.items.view(number), axis.lengthAttribute)
    else { return }
    var sharing: [DocumentPlace] = []
    for member in shownSubviews(number)
    where try open.isOpen(scene.items.view(member), axis.lengthAttribute) {
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
