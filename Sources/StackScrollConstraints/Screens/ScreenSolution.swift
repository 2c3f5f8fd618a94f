import StackScrollCore

/// The best layout of a window, and what the constraints behind it leave open.
package struct ScreenSolution: Sendable {
  /// The layout; where several are equally good, one of them.
  package internal(set) var layout: Layout
  /// The constraints that it fulfils as well as can be.
  package let tree: InstalledTree
  /// What they come to.
  let groups: [SettledAxes]
  /// The constants that another size, safe area, keyboard or text changes, by the places of their constraints.
  let numbers: [(place: Int, number: ScreenNumber)]
  /// What of the layout before it rests on.
  let pass: LayoutPass

  /// What they come to on axes that are solved together; nil if that was not found out.
  func group(along axes: [Axis]) -> SettledAxes? { groups.first { $0.axes == axes } }

  /// Finds out which places and lengths of views, and of what scroll views show, nothing settles.
  package func open() throws(ConstraintLayoutError) -> Set<Anchor> {
    var open: Set<Anchor> = []
    for group in groups {
      open.formUnion(try group.solution.open(among: tree.anchors(along: group.axes)).map(\.anchor))
    }
    return open
  }

  /// Where an anchor is, or how long; nil if no constraint names its item on its axis.
  package func value(of anchor: Anchor) -> Double? {
    let group = groups.first { $0.axes.contains(anchor.attribute.axis) }
    return group.flatMap { try? $0.value(of: anchor) }
  }
}
