import StackScrollConstraints
import StackScrollCore

// Whether views stand anywhere.

extension SceneLint {
  /// The numbers of a view's frame, and the lengths of what it stands in.
  func frameAnchors(_ number: Int) -> [Anchor] {
    let own = FramePart.allCases.map { Anchor(scene.items.view(number), $0.attribute) }
    guard let superview = document.views[number].superview else { return own }
    let around = scene.items.interior(superview)
    return own + Axis.allCases.map { Anchor(around, $0.lengthAttribute) }
  }

  /// Reports a view of which nothing settles the frame, unless that is so of what it stands in.
  ///
  /// A view that stands still in another that does not is no fault of its own: the outer one whose
  /// frame is open as it sees it is reported, unless a stack view places it.
  mutating func lookAtFrame(
    _ number: Int, _ open: SceneOpenings
  ) throws(ConstraintLayoutError) {
    guard let superview = document.views[number].superview,
      try !openParts(number, in: superview, open).isEmpty
    else { return }
    var (current, open) = (number, open)
    while let superview = document.views[current].superview, isPlaced(current) {
      var own: [FramePart] = []
      for part in try openParts(current, in: superview, open)
      where try isOpen(part, of: current, in: superview) { own.append(part) }
      guard own.isEmpty else { return reportFrame(own, of: current) }
      current = superview
      open = try SceneOpenings(open.layout, of: frameAnchors(current))
    }
  }

  private mutating func reportFrame(_ parts: [FramePart], of number: Int) {
    let place = document.views[number].place
    guard !findings.contains(where: { $0.rule == .openFrame && $0.place == place }) else { return }
    report(.openFrame(parts), at: place)
  }

  /// What is open of a frame on the axes on which what it stands in has a length.
  private func openParts(
    _ number: Int, in superview: Int, _ open: SceneOpenings
  ) throws(ConstraintLayoutError) -> [FramePart] {
    let around = scene.items.interior(superview)
    var parts: [FramePart] = []
    for part in FramePart.allCases {
      guard try !open.isOpen(around, part.axis.lengthAttribute),
        try open.isOpen(scene.items.view(number), part.attribute)
      else { continue }
      parts.append(part)
    }
    return parts
  }

  /// Whether a part of a frame is open as seen from the superview.
  ///
  /// A helper reaches from far before the superview to the edge: its length is open if the edge is.
  private func isOpen(
    _ part: FramePart, of number: Int, in superview: Int
  ) throws(ConstraintLayoutError) -> Bool {
    let near = part.attribute
    guard !near.isLength else { return true }
    var (system, names) = (system, scene.items.names)
    let gap = names.item(document.views[number].id + ".gap", className: "UILayoutGuide")
    let far = near == .left ? LayoutAttribute.right : .bottom
    let (view, around) = (scene.items.view(number), scene.items.interior(superview))
    system.constraints.append(
      Constraint(Anchor(gap, near), .equal, Anchor(around, near), constant: -Self.reach))
    system.constraints.append(Constraint(Anchor(gap, far), .equal, Anchor(view, near)))
    let length = Anchor(gap, part.axis.lengthAttribute)
    return try !(system.solved()?.isDetermined(length) ?? false)
  }

  /// Further than views stand outside of what they stand in, so that no helper is shorter than 0.
  private static let reach = 100_000.0
}
