/// What the names in a window's constraints stand for, and what holds what.
package struct ScreenItems {
  /// What an item is.
  package enum Place: Hashable {
    case view(Int)
    case guide(ViewGuide, of: Int)

    /// The view that it is, or whose guide it is.
    package var view: Int {
      switch self {
      case .view(let view), .guide(_, of: let view): view
      }
    }
  }

  /// What the two sides of a constraint are; nil for no side, and for what is not in the window.
  package typealias Sides = (first: Place?, second: Place?)

  /// The views in tree order.
  package private(set) var views: [View] = []
  /// Their names.
  package private(set) var ids: [ViewID] = []
  /// Whether the view scrolls.
  package private(set) var isScrollView: [Bool] = []
  /// The names of the hidden views, in tree order.
  package private(set) var hiddenViews: [ViewID] = []
  /// Whether some view is a text.
  package private(set) var hasTexts = false
  /// The place of each view's superview; nil for the root.
  package private(set) var superviews: [Int?] = []
  /// Whether a stack leaves the view out, or one around it.
  package private(set) var isLeftOut: [Bool] = []
  /// What the two sides of each constraint are.
  package private(set) var sides: [Sides] = []
  private var names: NumberedNames
  /// The place of the view of each name, by the number of that.
  private var places: [Int] = []

  /// Walks through a tree, and finds out what constraints name.
  ///
  /// - Complexity: O(n) for n views and constraints.
  package init(_ root: View, _ constraints: [Constraint] = []) {
    names = NumberedNames(capacity: root.extent.views)
    var open: [(view: View, superview: Int?)] = [(root, nil)]
    while let (view, superview) = open.popLast() {
      let place = views.count
      // Of two views of a name, which an edit may make before it is refused, the last one counts.
      let (number, isNew) = names.insert(view.id.name)
      if isNew { places.append(place) } else { places[number] = place }
      ids.append(view.id)
      isScrollView.append(view.container?.scrollView != nil)
      if view.leaf?.text != nil { hasTexts = true }
      if view.isHidden { hiddenViews.append(view.id) }
      views.append(view)
      superviews.append(superview)
      isLeftOut.append(
        superview.map { isLeftOut[$0] || (view.isHidden && views[$0].stack != nil) } ?? false)
      for subview in view.subviews.reversed() { open.append((subview, place)) }
    }
    sides.reserveCapacity(constraints.count)
    for constraint in constraints {
      sides.append(
        (place(of: constraint.first.item), constraint.second.flatMap { place(of: $0.item) }))
    }
  }

  /// Whether a constraint between two sides counts: neither is in what a stack leaves out.
  package func counts(_ sides: Sides) -> Bool {
    ![sides.first, sides.second].contains { $0.map { isLeftOut[$0.view] } ?? false }
  }

  /// The places of the scroll views.
  package var scrollViews: [Int] { isScrollView.indices.filter { isScrollView[$0] } }

  /// A view that is called like the guide of another.
  package func clash() -> ViewID? { ids.first { guide(named: $0.name) != nil } }

  /// What an item is; nil if it is not in the window.
  package func place(of item: LayoutItem) -> Place? {
    place(named: item.id).map(Place.view) ?? guide(named: item.id)
  }

  /// The place of a view in tree order.
  package func place(of view: ViewID) -> Int? { place(named: view.name) }

  private func place(named name: String) -> Int? { names.number(of: name).map { places[$0] } }

  private func guide(named name: String) -> Place? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      let guide = ViewGuide(rawValue: String(name[name.index(after: dot)...])),
      let owner = place(named: String(name[..<dot]))
    else { return nil }
    if guide.isOfScrollViews, views[owner].container?.scrollView == nil { return nil }
    return .guide(guide, of: owner)
  }

  /// The views around another, the innermost first.
  package func ancestors(of view: Int) -> some Sequence<Int> {
    sequence(first: view) { superviews[$0] }.dropFirst()
  }

  /// Whether a view stands in another, however deep.
  package func isInside(_ view: Int, _ other: Int) -> Bool { ancestors(of: view).contains(other) }

  /// The innermost view that holds two views or is one of them.
  package func commonAncestor(_ first: Int, _ second: Int) -> Int {
    var around: Int? = first
    while let current = around {
      if current == second || isInside(second, current) { return current }
      around = superviews[current]
    }
    return 0
  }
}
