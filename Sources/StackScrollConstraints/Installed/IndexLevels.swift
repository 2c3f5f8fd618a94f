import StackScrollCore

/// `LayoutPolicy.Ties.lowestIndex` in constraints: what views ask for, repeated on levels that are
/// weaker than all else.
///
/// Of a stack's visible views the last one misses its preferences by no more than it must; then the
/// one before it, and so on. So the lowest index gives way, whether there is too much room or too
/// little. What is repeated is what a view gives up, never its length: a length that no preference
/// names stays open. A view's preferences of one priority are one level, the stronger before the
/// weaker; those of a nested stack are all that is asked for in it.
///
/// The rule is about how a stack's length is shared out, so it waits until that length is settled:
/// a stack whose own length is open stays open.
struct IndexLevels {
  /// A stack, and the visible views that share its length.
  struct Tie {
    let axis: Axis
    /// The stack's length.
    let whole: Anchor
    /// The lengths of its views, in order.
    let parts: [Anchor]
    /// Where each view stands in tree order, with all that is inside it.
    fileprivate let places: [Range<Int>]
  }

  /// The stacks whose views may differ, in tree order: outer ones before those inside.
  let ties: [Tie]
  /// Of each axis, what each view asks for along it by itself, in tree order: a ratio counts on the
  /// axis of the length that it is asked of.
  private var preferences: [Axis: [[Constraint]]] = [:]
  /// How many levels were made.
  private var count = 0

  /// Finds the stacks along some axes, and what is asked for in them.
  ///
  /// - Complexity: O(n) for n views.
  init(_ installed: InstalledTree, along axes: [Axis]) {
    let outline = TreeOutline(installed.root)
    ties = outline.views.indices.compactMap { outline.tie(at: $0, along: axes) }
    for axis in axes { preferences[axis] = Array(repeating: [], count: outline.views.count) }
    for preference in installed.system.constraints where preference.priority < .required {
      let first = outline.places[ViewID(preference.first.item.id)]
      guard let place = first ?? preference.origin.view.flatMap({ outline.places[$0] }) else {
        continue
      }
      preferences[preference.first.attribute.axis]?[place].append(preference)
    }
  }

  /// The levels among the views of a stack, weaker than all that were made before.
  ///
  /// - Complexity: O(m log m) for m preferences inside the stack.
  mutating func constraints(among tie: Tie) -> [Constraint] {
    var constraints: [Constraint] = []
    for places in tie.places.reversed() {
      var last: LayoutPriority?
      let own = preferences[tie.axis]?[places].joined().sorted { $0.priority > $1.priority } ?? []
      for var preference in own {
        if let last, last > preference.priority { count += 1 }
        last = preference.priority
        preference.priority = InstalledPriority.index(count)
        preference.identifier = InstalledIdentifier.index.rawValue
        constraints.append(preference)
      }
      count += 1
    }
    return constraints
  }
}

/// The views of a tree that are not inside hidden ones, in tree order.
private struct TreeOutline {
  private(set) var views: [View] = []
  private(set) var places: [ViewID: Int] = [:]
  /// Where the views after all that is inside each begin.
  private var ends: [Int] = []
  private var isShown: [Bool] = []

  init(_ content: View) {
    var depths: [Int] = []
    var open = [(view: content, depth: 0, isShown: true)]
    while let (view, depth, shown) = open.popLast() {
      places[view.id] = views.count
      views.append(view)
      depths.append(depth)
      isShown.append(shown)
      guard shown else { continue }
      let isArranged = view.stack != nil
      open += view.subviews.reversed().map { ($0, depth + 1, !isArranged || !$0.isHidden) }
    }
    ends = depths.map { _ in depths.count }
    var path: [Int] = []
    for place in depths.indices {
      while let last = path.last, depths[last] >= depths[place] {
        ends[last] = place
        path.removeLast()
      }
      path.append(place)
    }
  }

  /// The stack at a place, if it shows two views or more that may differ.
  func tie(at place: Int, along axes: [Axis]) -> IndexLevels.Tie? {
    guard isShown[place], let stack = views[place].stack, axes.contains(stack.axis),
      stack.distribution != .fillEqually
    else { return nil }
    let shown = stack.arrangedViews.filter { !$0.isHidden }
    guard shown.count > 1 else { return nil }
    let length = stack.axis.length
    return IndexLevels.Tie(
      axis: stack.axis, whole: InstalledTree.item(of: views[place])[length],
      parts: shown.map { InstalledTree.item(of: $0)[length] },
      places: shown.compactMap { places[$0.id] }.map { $0..<ends[$0] })
  }
}

extension ConstraintOrigin {
  /// The view whose preference a constraint is.
  fileprivate var view: ViewID? {
    switch self {
    case .stackView(let id), .length(let id), .intrinsicSize(let id): id
    case .written, .attachment, .frame, .engine, .document, .log: nil
    }
  }
}
