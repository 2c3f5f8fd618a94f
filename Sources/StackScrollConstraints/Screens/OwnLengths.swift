import StackScrollCore

/// What follows from one solution if a leaf of the screen has other lengths of its own.
///
/// These are constants of constraints, so mostly the same constraints are tight, and what moves is told by the
/// basis of the solution. Example: in a column of 400 labels each is asked for, and no layout is made for that.
package struct OwnLengths {
  private let solution: ScreenSolution
  /// The lengths, and where the constraints stand that have them as constants.
  private var lengths: [ViewID: [Axis: (length: Double, places: [Int])]] = [:]
  /// For each group of axes, the variables that what is known of insets hangs on.
  private var isKept: [[Bool]] = []
  /// The lengths of leaves that have no one value.
  private var open: Set<Anchor> = []

  /// Looks for the lengths that some leaves have of their own.
  ///
  /// Nil if there are texts, if insets took more than one pass, or if which view is tallest decides on baselines.
  ///
  /// - Complexity: O(n) for n views and constraints, and for finding out which lengths are open.
  package init?(of leaves: [ViewID], in solution: ScreenSolution) {
    self.solution = solution
    let pass = solution.pass
    guard !pass.items.hasTexts, pass.baselines.isEmpty,
      pass.restarted(in: pass.screen).isLike(pass)
    else { return nil }
    let asked = Set(leaves)
    for (place, constraint) in solution.tree.system.constraints.enumerated() {
      guard case .intrinsicSize(let view) = constraint.origin, asked.contains(view) else {
        continue
      }
      let axis = constraint.first.attribute.axis
      lengths[view, default: [:]][axis, default: (constraint.constant, [])].places.append(place)
    }
    for group in solution.groups {
      isKept.append(group.solution.members(of: pass.itemsOfInsets))
      let lengths = leaves.flatMap { view in
        group.axes.map { LayoutItem(view.name)[$0.length] }
      }
      guard let open = try? group.solution.ambiguous(among: lengths) else { return nil }
      self.open.formUnion(open)
    }
  }

  /// How much longer a leaf is than in the solution if the lengths of its own are others, in points; nil if only
  /// another layout tells.
  ///
  /// - Parameter own: the lengths, in points.
  /// - Complexity: O(n) for n constraints that follow from each other, mostly less.
  package func growth(of leaf: ViewID, to own: Size) -> Size? {
    let items = solution.pass.items
    guard let lengths = lengths[leaf], let place = items.place(of: leaf), !items.isLeftOut[place],
      !items.ancestors(of: place).contains(where: {
        items.views[$0].stack?.distribution == .fillProportionally
      })
    else { return nil }
    var growth = Size.zero
    for (group, isKept) in zip(solution.groups, isKept) {
      var changes: [(place: Int, change: Double)] = []
      for axis in group.axes {
        guard let known = lengths[axis] else { return nil }
        changes += known.places.map { ($0, own[axis] - known.length) }
      }
      for axis in group.axes {
        let length = LayoutItem(leaf.name)[axis.length]
        guard !open.contains(length),
          let grown = group.solution.growth(of: length, changing: changes, keeping: isKept)
        else { return nil }
        growth[axis] = grown
      }
    }
    return growth
  }
}

extension LayoutPass {
  /// The items whose places and lengths the insets hang on that constraints or stacks speak of: the views that
  /// have these, all around them, and what these scroll.
  fileprivate var itemsOfInsets: [LayoutItem] {
    var places: Set<Int> = []
    for view in relevant where places.insert(view).inserted {
      places.formUnion(items.ancestors(of: view))
    }
    return places.sorted().flatMap { place in
      let name = items.ids[place].name
      return [LayoutItem(name)]
        + (items.isScrollView[place] ? [ScrollViewItem(name).contentLayoutGuide] : [])
    }
  }
}

extension ConstraintLayout {
  /// Of each variable of the solver, whether it is a place or a length of one of some items.
  fileprivate func members(of items: [LayoutItem]) -> [Bool] {
    var isMember = [Bool](repeating: false, count: solver.structuralCount)
    for item in items {
      for span in Axis.allCases.compactMap({ self.span(of: item.id, along: $0) }) {
        isMember[span.minimum.index] = true
        isMember[span.length.index] = true
      }
    }
    return isMember
  }
}
