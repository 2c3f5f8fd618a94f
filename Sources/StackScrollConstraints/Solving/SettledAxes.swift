import StackScrollCore

/// What the constraints behind a tree of views come to on axes that are solved together.
///
/// It never changes, and is a class since many screens share one.
package final class SettledAxes: Sendable {
  /// The axes.
  package let axes: [Axis]
  /// Whether what is required cannot hold together.
  package let isContradictory: Bool
  /// The best layout; where several are, one of them.
  package let solution: ConstraintLayout
  /// What is other in it since constants are others; nil if it is the best layout as it is.
  private let moved: Solver.BasicValues?
  /// The places and lengths of shown views, and of the content, that the constraints alone leave open and
  /// the policy for ties settles, in tree order.
  package let settledByIndex: [Anchor]
  /// The places and lengths of shown views, and of the content, that nothing settles, in tree order.
  package let open: [Anchor]
  /// Those of hidden views: nothing shows of them.
  package let openUnseen: Set<Anchor>
  /// The best layout by the constraints alone, before a policy settles what they leave open.
  let byConstraints: ConstraintLayout
  /// What they leave open; nil if that was not asked.
  let openByConstraints: Set<Anchor>?

  fileprivate init(
    _ axes: [Axis], _ solution: ConstraintLayout, moved: Solver.BasicValues? = nil,
    isContradictory: Bool = false, settledByIndex: [Anchor] = [], open: [Anchor] = [],
    openUnseen: Set<Anchor> = [], byConstraints: ConstraintLayout? = nil,
    openByConstraints: Set<Anchor>? = nil
  ) {
    (self.axes, self.solution, self.moved) = (axes, solution, moved)
    (self.isContradictory, self.settledByIndex) = (isContradictory, settledByIndex)
    (self.open, self.openUnseen) = (open, openUnseen)
    self.byConstraints = byConstraints ?? solution
    self.openByConstraints = openByConstraints
  }
}

extension InstalledTree {
  /// Solves the constraints, and settles by index what they leave to it if a policy says so.
  ///
  /// - Parameters:
  ///   - tellsOpen: whether to find out what is open although no policy settles it.
  /// - Throws: ``ConstraintLayoutError`` if the solver gives up.
  package func settle(
    along axes: [Axis], limits: SolverLimits, tellsOpen: Bool = true
  ) throws(ConstraintLayoutError) -> SettledAxes {
    var solution = try ConstraintLayout(system, along: axes, limits: limits)
    guard try solution.solve() == .solved else {
      return SettledAxes(axes, solution, isContradictory: true)
    }
    guard tellsOpen || policy.ties == .lowestIndex else { return SettledAxes(axes, solution) }
    let anchors = anchors(along: axes)
    let open = Set(try solution.open(among: anchors).map(\.anchor))
    return try settle(along: axes, solution, open: open, among: anchors)
  }

  /// Solves the constraints from the layout of others that differ in constants alone; nil if they differ in more,
  /// or if they leave none, or several: then the answer hangs on where the solver starts.
  func settle(from known: SettledAxes, checking checks: SettledAxes.Checks) -> SettledAxes? {
    guard !known.isContradictory, let before = known.openByConstraints,
      var solution = known.byConstraints.taking(constantsOf: system, along: known.axes),
      (try? solution.solve()) == .solved
    else { return nil }
    let anchors = anchors(along: known.axes)
    let isSame = !checks.contains(.face) || solution.hasSameFace(as: known.byConstraints)
    guard let open = isSame ? before : try? Set(solution.open(among: anchors).map(\.anchor)),
      let settled = try? settle(along: known.axes, solution, open: open, among: anchors),
      settled.isSettled
    else { return nil }
    return settled
  }

  /// Settles by index what constraints leave open.
  private func settle(
    along axes: [Axis], _ byConstraints: ConstraintLayout, open openByConstraints: Set<Anchor>,
    among anchors: [Anchor]
  ) throws(ConstraintLayoutError) -> SettledAxes {
    var (solution, open) = (byConstraints, openByConstraints)
    let isSeen = { (anchor: Anchor) in !hiddenViews.contains(anchor.item) }
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
    let settled = openByConstraints.subtracting(open)
    return SettledAxes(
      axes, solution,
      settledByIndex: settled.isEmpty ? [] : anchors.filter { settled.contains($0) && isSeen($0) },
      open: openSeen, openUnseen: open.filter { !isSeen($0) }, byConstraints: byConstraints,
      openByConstraints: openByConstraints)
  }
}

extension SettledAxes {
  /// What is looked at before an answer is taken over; a twin that is wrong on purpose leaves something out.
  package struct Checks: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Whether the same constraints are tight: then the same is open.
    package static let face = Checks(rawValue: 1)
    /// Whether insets and lines of text are the same: then the size is all that differs.
    package static let passes = Checks(rawValue: 2)

    package static let all: Checks = [.face, .passes]
  }

  /// Whether there is one layout, of what is hidden too.
  var isSettled: Bool { !isContradictory && open.isEmpty && openUnseen.isEmpty }

  /// The same with other constants in some places, if the same is tight: then values are worked out, and nothing is
  /// copied; nil if it is not.
  func moved(by numbers: [(place: Int, constant: Double)], checking checks: Checks) -> SettledAxes?
  {
    byConstraints.basicValues(with: numbers, checkingSides: checks.contains(.face)).map {
      SettledAxes(axes, byConstraints, moved: $0, openByConstraints: [])
    }
  }

  /// The same with other constants in some places, where constraints alone leave one layout; nil if they leave
  /// none then, or several.
  ///
  /// - Parameter anchors: the places and lengths of which there must be one each.
  func taking(
    _ numbers: [(place: Int, constant: Double)], among anchors: [Anchor]
  ) -> SettledAxes? {
    var solution = byConstraints
    for (place, constant) in numbers {
      guard solution.setConstant(constant, ofConstraintAt: place) else { return nil }
    }
    guard (try? solution.solve()) == .solved, let open = try? solution.open(among: anchors),
      open.isEmpty
    else { return nil }
    return SettledAxes(axes, solution, openByConstraints: [])
  }

  /// Whether it is one of other constants, under which the same is tight as before.
  var isOnSameFace: Bool { moved != nil }

  /// Where an anchor is, or how long; nil if no constraint names its item on its axis.
  func value(of anchor: Anchor) throws(ConstraintLayoutError) -> Double? {
    try solution.value(of: anchor, with: moved)
  }

  /// Where the items of some names are on an axis, and how long; nil for one that no constraint names
  /// there.
  func places(
    of names: [String], along axis: Axis
  ) throws(ConstraintLayoutError) -> [(edge: Double, length: Double)?] {
    try solution.places(of: names, along: axis, with: moved)
  }

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
