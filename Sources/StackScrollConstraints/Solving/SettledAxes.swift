import StackScrollCore

/// What the constraints behind a tree of views come to on axes that are solved together.
package struct SettledAxes: Sendable {
  /// The axes.
  package let axes: [Axis]
  /// Whether what is required cannot hold together.
  package let isContradictory: Bool
  /// The best layout; where several are, one of them.
  package let solution: ConstraintLayout
  /// The places and lengths of shown views, and of the content, that the constraints alone leave open and
  /// the policy for ties settles, in tree order.
  package let settledByIndex: [Anchor]
  /// The places and lengths of shown views, and of the content, that nothing settles, in tree order.
  package let open: [Anchor]
  /// Those of hidden views: nothing shows of them.
  package let openUnseen: Set<Anchor>
}

extension InstalledTree {
  /// Solves the constraints, and settles by index what they leave to it if a policy says so.
  ///
  /// - Parameter tellsOpen: whether to find out what is open although no policy settles it.
  /// - Throws: ``ConstraintLayoutError`` if the solver gives up.
  package func settle(
    along axes: [Axis], limits: SolverLimits, tellsOpen: Bool = true
  ) throws(ConstraintLayoutError) -> SettledAxes {
    var solution = try ConstraintLayout(system, along: axes, limits: limits)
    guard try solution.solve() == .solved else {
      return SettledAxes(
        axes: axes, isContradictory: true, solution: solution, settledByIndex: [], open: [],
        openUnseen: [])
    }
    let anchors = anchors(along: axes)
    guard tellsOpen || policy.ties == .lowestIndex else {
      return SettledAxes(
        axes: axes, isContradictory: false, solution: solution, settledByIndex: [], open: [],
        openUnseen: [])
    }
    var open = Set(try solution.open(among: anchors).map(\.anchor))
    let isSeen = { (anchor: Anchor) in !hiddenViews.contains(anchor.item) }
    let openByTable = open
    if !open.isEmpty, policy.ties == .lowestIndex {
      var levels = IndexLevels(self, along: axes)
      var waiting = levels.ties
      while true {
        let isReady = { (tie: IndexLevels.Tie) in
          !open.contains(tie.whole) && tie.parts.contains(where: open.contains)
        }
        let ready = waiting.filter(isReady)
        if ready.isEmpty { break }
        waiting.removeAll(where: isReady)
        for tie in ready {
          for constraint in levels.constraints(among: tie) { try solution.add(constraint) }
        }
        _ = try solution.solve()
        open = Set(try solution.open(among: anchors.filter(open.contains)).map(\.anchor))
      }
    }
    let openSeen = open.isEmpty ? [] : anchors.filter { open.contains($0) && isSeen($0) }
    let settled = openByTable.subtracting(open)
    return SettledAxes(
      axes: axes, isContradictory: false, solution: solution,
      settledByIndex: settled.isEmpty ? [] : anchors.filter { settled.contains($0) && isSeen($0) },
      open: openSeen,
      openUnseen: open.filter { !isSeen($0) })
  }
}

extension SettledAxes {
  /// Whether there is one layout, and the policy for ties has chosen it among several.
  package var needsIndex: Bool { !settledByIndex.isEmpty && open.isEmpty }

  /// So few views are tried one by one; of more, each is to be given a length.
  private static let mostTried = 64

  /// Items, of some whose lengths are open on an axis, that settle all of them by a length each:
  /// leaves before stacks.
  ///
  /// Each is tried at a length inside its range: at an end, others may be settled that are not
  /// anywhere else.
  package func settling(
    _ items: [LayoutItem], _ axis: Axis
  ) throws(ConstraintLayoutError) -> [LayoutItem] {
    let leaves = items.filter { $0.className != InstalledTree.stackClass }
    let stacks = items.filter { $0.className == InstalledTree.stackClass }
    guard items.count <= Self.mostTried else { return leaves + stacks }
    var solution = solution
    var settling: [LayoutItem] = []
    for item in leaves + stacks {
      let length = item[axis.length]
      guard let range = try solution.range(of: length), try !solution.isDetermined(length) else {
        continue
      }
      let value =
        range.upperBound.isFinite
        ? (range.lowerBound + range.upperBound) / 2 : max(0, range.lowerBound) + 1
      try solution.add(Constraint(length, constant: value))
      guard try solution.solve() == .solved else { continue }
      settling.append(item)
    }
    return settling
  }
}

extension InstalledTree {
  /// The axes that are solved together: apart, unless a length is a multiple of one across.
  package var axisGroups: [[Axis]] {
    let isMixed = system.constraints.contains { constraint in
      constraint.second.map { $0.attribute.axis != constraint.first.attribute.axis } ?? false
    }
    return isMixed ? [Axis.allCases] : Axis.allCases.map { [$0] }
  }

  /// The constraints along some axes that are solved together.
  package func system(along axes: [Axis]) -> ConstraintSystem {
    guard axes.count < Axis.allCases.count else { return system }
    var part = system
    part.constraints.removeAll { !axes.contains($0.first.attribute.axis) }
    return part
  }

  /// Every place and length along some axes that a layout tells.
  package func anchors(along axes: [Axis]) -> [Anchor] {
    var anchors: [Anchor] = []
    anchors.reserveCapacity(axes.count * (2 * views.count + contents.count))
    for axis in axes {
      for view in views {
        anchors.append(view[axis.leftOrTop])
        anchors.append(view[axis.length])
      }
      for content in contents { anchors.append(content[axis.length]) }
    }
    return anchors
  }
}
