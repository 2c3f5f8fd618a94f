import StackScrollCore

extension ConstraintLayout {
  /// Where an anchor is, or how long; nil if no constraint names its item on its axis.
  public func value(of anchor: Anchor) throws(ConstraintLayoutError) -> Double? {
    try value(of: anchor, with: nil)
  }

  /// The same with values that are others than those of the solution.
  func value(
    of anchor: Anchor, with moved: Solver.BasicValues?
  ) throws(ConstraintLayoutError) -> Double? {
    guard let span = span(of: anchor) else { return nil }
    let expression = self.expression(anchor)
    let (edge, length) = try extent(span, with: moved)
    return edge * expression.minimum + length * expression.length + expression.constant
  }

  /// How much greater the left side of a constraint is than the right one, in points; nil if no
  /// constraint names its items on its axis.
  ///
  /// Where leading and trailing count from right to left, so does this.
  package func excess(of constraint: Constraint) throws(ConstraintLayoutError) -> Double? {
    guard let first = try value(of: constraint.first) else { return nil }
    guard let anchor = constraint.second else { return first - constraint.constant }
    guard let second = try value(of: anchor) else { return nil }
    var distance = first - constraint.multiplier * second
    if let anchor = constraint.base, let base = try value(of: anchor) {
      distance -= (1 - constraint.multiplier) * base
    }
    return (countsFromTheRight(constraint) ? -distance : distance) - constraint.constant
  }

  /// The frame of an item; nil if constraints do not name it on both axes.
  public func frame(of item: LayoutItem) throws(ConstraintLayoutError) -> Rect? {
    try spans(of: item).map { spans throws(ConstraintLayoutError) in try frame(spans) }
  }

  /// The frame of each of the ``items``; nil for one that constraints do not name on both axes.
  ///
  /// No name is looked up, so this is the way to read many.
  public func frames() throws(ConstraintLayoutError) -> [Rect?] {
    var frames: [Rect?] = []
    frames.reserveCapacity(items.count)
    for place in items.indices {
      let spans = spans(ofItemAt: place)
      frames.append(try spans.map { spans throws(ConstraintLayoutError) in try frame(spans) })
    }
    return frames
  }

  /// Where each of the ``items`` is on an axis, and how long; nil for one that no constraint names
  /// there.
  @_spi(Measuring) public func extents(
    along axis: Axis
  ) throws(ConstraintLayoutError) -> [(edge: Double, length: Double)?] {
    var extents: [(edge: Double, length: Double)?] = []
    extents.reserveCapacity(items.count)
    for place in items.indices {
      let span = span(ofItemAt: place, along: axis)
      extents.append(try span.map { span throws(ConstraintLayoutError) in try extent(span) })
    }
    return extents
  }

  private func frame(
    _ spans: (horizontal: Span, vertical: Span)
  ) throws(ConstraintLayoutError) -> Rect {
    let (horizontal, vertical) = (try extent(spans.horizontal), try extent(spans.vertical))
    return Rect(
      x: horizontal.edge, y: vertical.edge, width: horizontal.length, height: vertical.length)
  }

  /// With 0 added, -0 is 0, as in `value(of:)`.
  private func extent(
    _ span: Span, with moved: Solver.BasicValues? = nil
  ) throws(ConstraintLayoutError) -> (edge: Double, length: Double) {
    do {
      return (
        try solver.value(of: span.minimum, with: moved) + 0,
        try solver.value(of: span.length, with: moved) + 0
      )
    } catch {
      throw .solver(error)
    }
  }

  /// The values that an anchor has in all layouts that are as good as this one.
  ///
  /// It is infinite in a direction in which nothing holds the anchor, and nil if no constraint
  /// names its item on its axis.
  public func range(of anchor: Anchor) throws(ConstraintLayoutError) -> ClosedRange<Double>? {
    guard let sum = sum(anchor) else { return nil }
    let constant = expression(anchor).constant
    do {
      let range = try solver.range(of: sum)
      return (range.lowerBound + constant)...(range.upperBound + constant)
    } catch {
      throw .solver(error)
    }
  }

  /// Whether an anchor is the same in all layouts that are as good as this one.
  ///
  /// It is not if no constraint names its item on its axis.
  package func isDetermined(_ anchor: Anchor) throws(ConstraintLayoutError) -> Bool {
    guard let sum = sum(anchor) else { return false }
    do {
      return try solver.areDetermined([sum]).allSatisfy { $0 }
    } catch {
      throw .solver(error)
    }
  }

  /// How much longer a length is if constants of constraints grow, by their places in the system that this layout
  /// was read from; nil if only another solution tells.
  ///
  /// - Parameter isKept: of each variable of the solver, whether it must not move.
  /// - Complexity: as that of ``Solver/shift(of:changing:keeping:)``.
  func growth(
    of length: Anchor, changing changes: [(place: Int, change: Double)], keeping isKept: [Bool]
  ) -> Double? {
    guard let variable = span(of: length)?.length else { return nil }
    var rows: [(row: Solver.Row, change: Double)] = []
    for (place, change) in changes {
      guard let row = row(ofConstraintAt: place) else { return nil }
      rows.append((row, change))
    }
    return solver.shift(of: variable, changing: rows, keeping: isKept)
  }

  func sum(_ anchor: Anchor) -> [LinearRow.Term]? {
    guard let span = span(of: anchor) else {
      return nil
    }
    let expression = self.expression(anchor)
    return [
      LinearRow.Term(span.minimum, expression.minimum),
      LinearRow.Term(span.length, expression.length),
    ].filter { $0.coefficient != 0 }
  }
}

extension ConstraintLayout {
  /// The places and lengths that constraints leave open: left and width, top and height.
  ///
  /// They come in the order in which constraints first name the items.
  public func ambiguousAnchors() throws(ConstraintLayoutError) -> [Anchor] {
    try ambiguous(
      among: items.flatMap { item in
        [LayoutAttribute.left, .width, .top, .height].map { Anchor(item, $0) }
      })
  }

  /// Those of some anchors that constraints leave open; one that no constraint names is none.
  ///
  /// The fewer are asked for, the cheaper it is.
  package func ambiguous(among anchors: [Anchor]) throws(ConstraintLayoutError) -> [Anchor] {
    try open(among: anchors).filter(\.isNamed).map(\.anchor)
  }

  /// Those of some anchors that have no one value: open ones, and ones that no constraint names.
  func open(
    among anchors: [Anchor]
  ) throws(ConstraintLayoutError) -> [(anchor: Anchor, isNamed: Bool)] {
    var isNamed: [Bool] = []
    var row = LinearRow([], .equal, 0)
    var ends = [0]
    for anchor in anchors {
      let span = span(of: anchor)
      isNamed.append(span != nil)
      guard span != nil else { continue }
      row.add(expression(anchor), span, times: 1)
      ends.append(row.terms.count)
    }
    let sums = zip(ends, ends.dropFirst()).map { row.terms[$0..<$1] }
    do {
      var answers = try solver.areDetermined(sums).makeIterator()
      return anchors.indices.filter { !isNamed[$0] || answers.next() == false }
        .map { (anchors[$0], isNamed[$0]) }
    } catch {
      throw .solver(error)
    }
  }

  /// Where the items of some names are on an axis, and how long; nil for one that no constraint names
  /// there.
  ///
  /// - Parameter moved: values that are others than those of the solution.
  func places(
    of names: [String], along axis: Axis, with moved: Solver.BasicValues?
  ) throws(ConstraintLayoutError) -> [(edge: Double, length: Double)?] {
    var places: [(edge: Double, length: Double)?] = []
    places.reserveCapacity(names.count)
    for name in names {
      let span = span(of: name, along: axis)
      places.append(
        try span.map { span throws(ConstraintLayoutError) in try extent(span, with: moved) })
    }
    return places
  }

  /// The fewest constraints that keep an item where it is now on an axis, and leave nothing open.
  ///
  /// One is enough if all that is open hangs on one choice; it is none if nothing is open.
  public func settling(
    _ item: LayoutItem, _ axis: Axis
  ) throws(ConstraintLayoutError) -> [Constraint] {
    let open = try openAnchors(item, axis)
    guard !open.isEmpty else { return [] }
    var preferences: [Constraint] = []
    for anchor in open.reversed() {
      if let value = try value(of: anchor) {
        preferences.append(Constraint(anchor, constant: value))
      }
    }
    for preference in preferences {
      var settled = self
      try settled.add(preference)
      guard try settled.solve() == .solved else { continue }
      if try settled.openAnchors(item, axis).isEmpty { return [preference] }
    }
    return preferences
  }

  private func openAnchors(
    _ item: LayoutItem, _ axis: Axis
  ) throws(ConstraintLayoutError) -> [Anchor] {
    let attributes: [LayoutAttribute] =
      axis == .horizontal ? [.left, .width] : [.top, .height]
    guard span(of: Anchor(item, attributes[0])) != nil else { return [] }
    var open: [Anchor] = []
    for anchor in attributes.map({ Anchor(item, $0) }) {
      if try !isDetermined(anchor) { open.append(anchor) }
    }
    return open
  }
}

extension ConstraintLayout {
  /// Why the required constraints cannot hold together; nil if they can.
  public func conflict() throws(ConstraintLayoutError) -> Conflict? {
    do {
      guard let found = try solver.infeasibility() else { return nil }
      return Conflict(
        constraints: constraints(Set(found.rows)), lengths: lengths(found.nonNegatives),
        remedies: found.remedies.map { constraints(Set($0)) })
    } catch {
      throw .solver(error)
    }
  }

  private func lengths(_ variables: [Solver.Variable]) -> [Anchor] {
    let wanted = Set(variables)
    return items.flatMap { item in
      [LayoutAttribute.width, .height].map { Anchor(item, $0) }
    }.filter { anchor in
      span(of: anchor).map { wanted.contains($0.length) } ?? false
    }
  }
}

/// A constraint about a view, and what the layout makes of it.
public struct HeldConstraint: Hashable, Sendable {
  /// The constraint.
  public let constraint: Constraint
  /// By how many points the layout misses it: 0 where it holds exactly, more where it gave way to
  /// stronger ones.
  public let miss: Double

  /// Whether it is a preference that stronger constraints did not leave.
  public var gaveWay: Bool { miss > 0 }
}

/// Why a view stands where constraints put it.
public struct HeldView: Hashable, Sendable {
  /// The constraints about it that hold exactly, and the preferences that gave way.
  ///
  /// An inequality with room to spare says nothing about the view, and is left out. What holds comes
  /// before what gave way, the stronger before the weaker.
  public let constraints: [HeldConstraint]
  /// The views that the constraints alone leave several equally good lengths, or places if no lengths are
  /// open, of which the policy for ties takes one; empty if there is one layout without it.
  public let settledByIndex: [ViewID]
}

extension [SettledAxes] {
  /// What the solver's arithmetic may leave over, in points.
  private static let rounding = Tolerance(absolute: 1e-6)

  /// Why an item of a tree stands where it does.
  package func held(
    _ item: LayoutItem, of tree: InstalledTree
  ) throws(ConstraintLayoutError) -> HeldView {
    let anchors = flatMap(\.settledByIndex)
    let lengths = anchors.filter(\.attribute.isLength)
    let items = Set((lengths.isEmpty ? anchors : lengths).map(\.item))
    return HeldView(
      constraints: try constraints(holding: item, of: tree.system),
      settledByIndex: tree.views.filter(items.contains).map { ViewID($0.id) })
  }

  /// The constraints of a system about an item, or about any, that hold exactly, and those that gave
  /// way.
  func constraints(
    holding item: LayoutItem?, of system: ConstraintSystem
  ) throws(ConstraintLayoutError) -> [HeldConstraint] {
    var held: [HeldConstraint] = []
    for constraint in system.constraints
    where item == nil || constraint.first.item == item || constraint.second?.item == item {
      let axis = constraint.first.attribute.axis
      let solution = first { $0.axes.contains(axis) }?.solution
      guard let excess = try solution?.excess(of: constraint) else { continue }
      let isExact = Self.rounding.isEqual(excess, 0)
      let miss = isExact ? 0 : constraint.relation.miss(by: excess)
      if isExact || miss > 0 { held.append(HeldConstraint(constraint: constraint, miss: miss)) }
    }
    return held.sorted { first, second in
      first.gaveWay == second.gaveWay
        ? first.constraint.priority > second.constraint.priority : second.gaveWay
    }
  }
}
