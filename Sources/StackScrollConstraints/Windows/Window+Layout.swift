import StackScrollCore

extension Window {
  /// Where every view stands.
  ///
  /// Texts are laid out on one line each, and then once with lines ending where that puts the edges,
  /// as in a `Screen`. Safe areas and margins inside the window follow from where views stand, so
  /// the window is laid out until these stay the same.
  ///
  /// A screen with plain views around it is laid out by the closed forms of `Screen`, any other by the
  /// solver.
  ///
  /// - Parameter limits: what the solver takes on.
  /// - Throws: ``WindowLayoutError`` if the constraints contradict each other or leave something open.
  public func layout(
    limits: SolverLimits = .forScreens
  ) throws(WindowLayoutError) -> WindowLayout {
    if let layout = closedFormLayout() { return layout }
    return try layoutByConstraints(limits: limits)
  }

  /// The layout by closed forms; nil if they do not apply, or if the layout is not determined.
  ///
  /// - Complexity: O(n) for n views and constraints, beside what the layout of the screen takes.
  package func closedFormLayout() -> WindowLayout? {
    let window = varied
    guard let enclosed = EnclosedScreen(window), let places = enclosed.places() else { return nil }
    let items = enclosed.items
    let pass = LayoutPass(window, items)
    let next = pass.following(places)
    var layout = WindowLayout(window, items, places, next.insets)
    if items.hasTexts { layout.texts = next.texts }
    return layout
  }

  /// The layout by the solver, whatever the window is.
  ///
  /// - Throws: ``WindowLayoutError`` if the constraints contradict each other or leave something open.
  package func layoutByConstraints(
    limits: SolverLimits = .forScreens
  ) throws(WindowLayoutError) -> WindowLayout {
    try solution(Demand(), limits: limits).layout
  }

  /// Why a view stands where it does; of a name that no view has, nothing is told.
  ///
  /// - Throws: ``WindowLayoutError``, as ``layout(limits:)`` does.
  public func constraintsHolding(
    _ id: ViewID, limits: SolverLimits = .forScreens
  ) throws(WindowLayoutError) -> HeldView {
    let solution = try solution(Demand(), limits: limits)
    do {
      return try solution.groups.held(LayoutItem(id.name), of: solution.tree)
    } catch { throw .solver(error) }
  }

  /// Why the window has no layout along an axis; nil if it has one.
  ///
  /// What is wrong with the other axis does not count, unless a ratio ties the two together: then what
  /// contradicts itself on one, or cannot be told of it, leaves neither a layout. Where a text may have
  /// several widths and is not as high in each, that leaves open how high the window's views are.
  public func problem(
    along axis: Axis, limits: SolverLimits = .forScreens
  ) -> WindowLayoutError? {
    guard closedFormLayout() == nil else { return nil }
    do throws(WindowLayoutError) {
      _ = try solution(Demand(axes: [axis]), limits: limits)
      return nil
    } catch { return error }
  }

  /// The best layout, whatever constraints leave open; where insets do not come to rest, the last one.
  ///
  /// What constraints cannot say is left out of account.
  ///
  /// - Parameters:
  ///   - axes: the axes along which there must be a layout; what contradicts itself on another has no places
  ///     and no lengths there.
  ///   - fitsOpenTexts: whether lines of texts end also where a width is open, wherever this layout has
  ///     their edges; otherwise all texts have one line then.
  ///   - limits: what the solver takes on.
  /// - Throws: ``WindowLayoutError`` if the constraints contradict each other.
  package func bestLayout(
    along axes: [Axis] = Axis.allCases, fitsOpenTexts: Bool = true,
    limits: SolverLimits = .forScreens
  ) throws(WindowLayoutError) -> WindowSolution {
    try solution(Demand(axes: axes, isOnly: false, fitsOpenTexts: fitsOpenTexts), limits: limits)
  }

  /// Which layout is asked for.
  private struct Demand {
    /// The axes along which there must be one; the others count as far as these hang on them.
    var axes = Axis.allCases
    /// Whether it must be the only one there is, and not one as good as any.
    var isOnly = true
    /// Whether lines of texts end also where a width is open.
    var fitsOpenTexts = true
  }

  private func solution(
    _ demand: Demand, limits: SolverLimits
  ) throws(WindowLayoutError) -> WindowSolution {
    let window = varied
    let items = WindowItems(window.root, window.constraints)
    let wraps = items.hasTexts && window.root.hasWrappingTexts
    var first = demand
    // What is open is asked of the last layout.
    if wraps { first.isOnly = false }
    var solution = try window.settled(LayoutPass(window, items), items, first, limits)
    if wraps, try window.endsLines(of: solution, items, demand, limits) {
      solution = try window.settled(
        solution.pass.fittingTexts(to: solution.layout), items, demand, limits)
    }
    if items.hasTexts { solution.layout.texts = solution.pass.texts }
    return solution
  }

  /// Whether lines of texts are to end where a layout has their edges.
  ///
  /// Where a width is open, one layout has them anywhere, so what is open is told with texts on one line.
  /// Along the vertical axis alone it is no matter if the texts are as high in each width that is left.
  ///
  /// - Parameter solution: the layout, with texts on one line each.
  /// - Throws: that widths are open, if the only layout is asked for.
  private func endsLines(
    of solution: WindowSolution, _ items: WindowItems, _ demand: Demand, _ limits: SolverLimits
  ) throws(WindowLayoutError) -> Bool {
    guard demand.isOnly || !demand.fitsOpenTexts,
      let group = solution.groups.first(where: { $0.axes.contains(.horizontal) })
    else { return true }
    let parts: OpenParts?
    do throws(ConstraintLayoutError) {
      let open = try openTexts(of: solution, items, group)
      guard !open.isEmpty else { return true }
      guard demand.isOnly else { return false }
      var matters = demand.axes.contains(.horizontal)
      for part in open where !matters && part.isShown {
        let range = try group.solution.range(of: part.width)
        matters = range.map { !part.text.isAsHigh(within: $0) } ?? false
      }
      guard matters else { return true }
      let settled = try solution.tree.settle(along: group.axes, limits: limits)
      parts = try OpenParts(settled, .horizontal, of: solution.tree)
    } catch { throw .solver(error) }
    if let parts { throw .ambiguous(parts) }
    return true
  }

  /// The texts of several lines whose width is open: those that are shown, and those that are hidden in a
  /// stack, which may hold it open across its axis.
  private func openTexts(
    of solution: WindowSolution, _ items: WindowItems, _ group: SettledAxes
  ) throws(ConstraintLayoutError) -> [(width: Anchor, text: LabelText, isShown: Bool)] {
    let known = solution.pass.texts
    let texts = items.ids.indices.compactMap { place in
      let isInHidden = items.superviews[place].map { items.isLeftOut[$0] } ?? false
      let text = isInHidden ? nil : known[items.ids[place]]
      return text.flatMap { $0.wrapsInLayout ? (place: place, text: $0) : nil }
    }
    let widths = texts.map { Anchor(LayoutItem(items.ids[$0.place].name), .width) }
    let open = Set(try group.solution.ambiguous(among: widths))
    return zip(widths, texts).compactMap {
      open.contains($0) ? ($0, $1.text, !items.isLeftOut[$1.place]) : nil
    }
  }

  /// Lays out until insets stay the same; what is open is told of the layout with those.
  private func settled(
    _ start: LayoutPass, _ items: WindowItems, _ demand: Demand, _ limits: SolverLimits
  ) throws(WindowLayoutError) -> WindowSolution {
    var pass = start
    var inset: RestlessInset?
    var open: OpenParts?
    for number in 1...Limits.passes {
      let tree = InstalledWindow(self, items, pass, hasAllMetrics: false).tree
      var groups: [SettledAxes] = []
      open = nil
      for axes in tree.axisGroups {
        let isNeeded = axes.contains(where: demand.axes.contains)
        do throws(WindowLayoutError) {
          let answer = try settled(tree, axes, demand, limits)
          groups.append(answer.settled)
          open = open ?? answer.open
        } catch {
          if isNeeded { throw open.map(WindowLayoutError.ambiguous) ?? error }
        }
      }
      let places: PlacedViews
      do { places = try PlacedViews(items, groups) } catch { throw .solver(error) }
      let untold = Axis.allCases.filter { axis in !groups.contains { $0.axes.contains(axis) } }
      let next = pass.following(places, untold: untold)
      if next.isLike(pass) || (number == Limits.passes && !demand.isOnly) {
        if let open { throw .ambiguous(open) }
        // Insets that nothing hangs on were not waited for.
        let layout = WindowLayout(self, items, places, next.insets)
        return WindowSolution(layout: layout, tree: tree, groups: groups, pass: next)
      }
      inset = pass.restlessInset(beside: next)
      pass = next
    }
    throw open.map(WindowLayoutError.ambiguous) ?? .restless(inset)
  }

  private func settled(
    _ tree: InstalledTree, _ axes: [Axis], _ demand: Demand, _ limits: SolverLimits
  ) throws(WindowLayoutError) -> (settled: SettledAxes, open: OpenParts?) {
    if demand.isOnly, axes.contains(.vertical), axes.contains(where: demand.axes.contains),
      let rule = root.unwrittenRules.first
    {
      throw .unwritten(rule)
    }
    let asked = demand.isOnly ? axes.filter(demand.axes.contains) : []
    let settled: SettledAxes
    let conflict: Conflict?
    do throws(ConstraintLayoutError) {
      settled = try tree.settle(along: axes, limits: limits, tellsOpen: !asked.isEmpty)
      if !settled.isContradictory {
        for axis in asked {
          if let parts = try OpenParts(settled, axis, of: tree) { return (settled, parts) }
        }
        return (settled, nil)
      }
      conflict = try settled.solution.conflict()
    } catch { throw .solver(error) }
    throw .contradictory(axes, conflict)
  }

  /// The bounds within which a window is laid out.
  public enum Limits {
    /// How often a window is laid out before its insets must stay the same.
    ///
    /// Insets grow smaller the further views move inside, so two passes are the rule.
    public static let passes = 8
  }
}

extension LabelText {
  /// Whether it is as high in every width of some: it grows no lower the narrower it is, until it has no
  /// width, and so one line.
  fileprivate func isAsHigh(within widths: ClosedRange<Double>) -> Bool {
    let (least, most) = (widths.lowerBound, widths.upperBound)
    let height = size(fitting: most.isFinite ? most : 0).height
    return [least, max(least, Self.narrowest)].allSatisfy { size(fitting: $0).height == height }
  }

  /// A text that may be narrower, in points, has as many lines as in this width.
  private static let narrowest = 1.0
}

/// What nothing settles along an axis of a window.
public struct OpenParts: Hashable, Sendable {
  /// The axis.
  public let axis: Axis
  /// The views whose length is open, in tree order; where no length is, those whose place is.
  public let views: [ViewID]
  /// Whether it is lengths of views that are open, and not places or contents alone.
  public let areLengths: Bool
  /// The scroll views the size of whose content is open, in tree order.
  public let contents: [ViewID]
  /// Views that settle all that is open if they are given a length; empty if no length does.
  public let settledBy: [ViewID]

  /// Reads what is open; nil if nothing is.
  init?(
    _ settled: SettledAxes, _ axis: Axis, of tree: InstalledTree
  ) throws(ConstraintLayoutError) {
    let open = settled.open.filter { $0.attribute.axis == axis }
    guard !open.isEmpty else { return nil }
    let contents = Set(tree.contents)
    let ofViews = open.filter { !contents.contains($0.item) }
    let lengths = ofViews.filter(\.attribute.isLength).map(\.item)
    self.axis = axis
    areLengths = !lengths.isEmpty
    var seen: Set<LayoutItem> = []
    views = (lengths.isEmpty ? ofViews.map(\.item) : lengths).filter { seen.insert($0).inserted }
      .map { ViewID($0.id) }
    let openContents = Set(open.map(\.item)).intersection(contents)
    self.contents = tree.views.filter { openContents.contains($0.guide(.contentLayoutGuide)) }
      .map { ViewID($0.id) }
    settledBy = try settled.settling(lengths, axis).map { ViewID($0.id) }
  }
}

/// Why a window has no layout.
public enum WindowLayoutError: Error, Hashable, Sendable {
  /// Many layouts are equally good.
  case ambiguous(OpenParts)
  /// What is required along some axes cannot hold together; the parties, unless they are too many to
  /// be found.
  case contradictory([Axis], Conflict?)
  /// A rule of a stack that cannot be written as constraints.
  case unwritten(UnwrittenRule)
  /// Insets and places of views change each other without an end; an inset that does, if one is found.
  case restless(RestlessInset?)
  /// The solver gave up.
  case solver(ConstraintLayoutError)

  /// The axes that it is about.
  package var axes: [Axis] {
    switch self {
    case .ambiguous(let parts): [parts.axis]
    case .contradictory(let axes, _): axes
    case .unwritten: [.vertical]
    case .restless, .solver: Axis.allCases
    }
  }
}

extension WindowLayoutError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .ambiguous(let parts): "\(parts)"
    case .contradictory(let axes, let conflict):
      "The \(Self.words(for: conflict?.axes ?? axes)) layout contradicts itself"
        + (conflict.map { ": \($0.words) Drop or change one of them." }
          ?? ". Drop or change what is required.")
    case .unwritten(let rule): "The vertical layout cannot be told: \(rule)."
    case .restless(let inset):
      "Insets and places of views change each other without an end: after "
        + "\(Window.Limits.passes) layouts they are not the same. "
        + (inset.map { "\($0)." }
          ?? "Take a view from the safe area or from margins that hang on where it stands.")
    case .solver(let error): "The solver gave up: \(error)."
    }
  }
}

/// An inset that is another one after each layout.
public struct RestlessInset: Hashable, Sendable {
  /// The view that has it.
  public let view: ViewID
  /// The innermost scroll view around it, whose content insets may take the safe area over; nil if there is none.
  public let scrollView: ViewID?
  /// The edge: `top`, `left`, `bottom` or `right`.
  public let edge: String
  /// How far the safe area reaches into the view there after two layouts in a row, in points.
  public let values: [Double]

  package init(view: ViewID, scrollView: ViewID?, edge: String, values: [Double]) {
    (self.view, self.scrollView, self.edge, self.values) = (view, scrollView, edge, values)
  }
}

extension RestlessInset: CustomStringConvertible {
  /// Which one it is, and what ends it, without a stop.
  public var description: String {
    let numbers = NumberStyle.rounded.texts(values).joined(separator: " and then ")
    return
      "The safe area reaches \(numbers) points into the \(edge) of \(ViewID.list([view])): set its "
      + "insetsLayoutMarginsFromSafeArea to false"
      + (scrollView.map {
        ", or contentInsetAdjustmentBehavior of \(ViewID.list([$0])) to .always or .never"
      } ?? ", or tie what is in it to its edges")
  }
}

extension WindowLayoutError {
  fileprivate static func words(for axes: [Axis]) -> String {
    axes.map { "\($0)" }.joined(separator: " and ")
  }
}

extension OpenParts: CustomStringConvertible {
  /// What is open, and what to do.
  public var description: String {
    guard areLengths || contents.isEmpty else {
      return "The \(axis) size of the content of \(ViewID.list(contents)) is ambiguous: tie the "
        + "\(axis == .horizontal ? "leading and trailing" : "top and bottom") edges of what is in it to "
        + "its content, without a gap in between."
    }
    let what = areLengths ? axis.lengthName : "position"
    let advice =
      settledBy.isEmpty
      ? "Tie \(areLengths ? "that \(what)" : "their edges")."
      : "Give \(ViewID.list(settledBy)) a required \(axis.lengthName)."
    return "The \(axis) layout is ambiguous: nothing settles the \(what) of \(ViewID.list(views)). "
      + advice
  }
}

extension Conflict {
  /// The axes that the parties are on.
  fileprivate var axes: [Axis] {
    Axis.allCases.filter { axis in constraints.contains { $0.first.attribute.axis == axis } }
  }

  /// The parties, each in words.
  fileprivate var words: String {
    let words = constraints.map { constraint in
      constraint.words(naming: \.description) { NumberText($0).description }
    }
    return words.joined(separator: "; ") + "."
  }
}
