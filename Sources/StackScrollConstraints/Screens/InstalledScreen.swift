import StackScrollCore

/// A window as the constraints that stand behind it: those of its views, and those beside the tree.
///
/// The coordinates are those of the window.
package struct InstalledScreen: Sendable {
  /// The views and the constraints.
  package private(set) var tree: InstalledTree
  /// The numbers that are constants of its constraints, each with the place of the constraint.
  private(set) var numbers: [(place: Int, number: ScreenNumber)] = []
  private let window: Screen
  private let items: ScreenItems
  private let pass: LayoutPass

  /// Writes down what stands behind a window.
  ///
  /// - Parameters:
  ///   - pass: what the layout so far has told of insets and texts.
  ///   - hasAllMetrics: whether to tell the margins of views that no constraint asks for.
  /// - Complexity: O(n) for n views and constraints, and for each constraint the depth of its views.
  init(_ window: Screen, _ items: ScreenItems, _ pass: LayoutPass, hasAllMetrics: Bool) {
    (self.window, self.items, self.pass) = (window, items, pass)
    tree = InstalledTree(
      pass.root, layoutDirection: window.layoutDirection, policy: window.policy,
      options: InstalledTree.Options(fitsNestedStacks: true),
      insets: pass.insetsByName(ofAll: hasAllMetrics),
      reserved: window.constraints.flatMap(\.items).map(\.id))
    let root = InstalledTree.item(of: pass.root)
    installFrame(of: root)
    tree.installViews(in: root)
    noteTexts()
    installGuides()
    installConstraints()
  }

  /// Adds a constraint whose constant is a number of the pass.
  private mutating func add(_ constraint: Constraint, _ number: ScreenNumber) {
    var constraint = constraint
    constraint.constant = pass.value(of: number)
    numbers.append((tree.system.constraints.count, number))
    tree.add(constraint)
  }

  /// The root fills the window.
  private mutating func installFrame(of root: LayoutItem) {
    tree.add([
      Constraint(root[.left], constant: 0, origin: .frame),
      Constraint(root[.top], constant: 0, origin: .frame),
    ])
    for axis in Axis.allCases {
      add(
        Constraint(
          root[axis.length], priority: window.fittingPriorities[axis], origin: .frame),
        .length(axis))
    }
  }

  /// Notes where the lengths of texts stand whose lines end at some width.
  private mutating func noteTexts() {
    for (place, view, axis) in tree.ownLengths {
      guard let text = pass.texts[view], text.wrapsInLayout, let number = items.place(of: view)
      else { continue }
      numbers.append((place, .text(text, of: number, axis)))
    }
  }

  /// Ties each guide that a constraint names to the view that has it, as far as that counts; those of a
  /// scroll view's content are there already.
  private mutating func installGuides() {
    var known: Set<ScreenItems.Place> = []
    func install(_ item: LayoutItem?, _ place: ScreenItems.Place?) {
      guard let item, case .guide(let guide, of: let view)? = place, !guide.isOfScrollViews,
        known.insert(.guide(guide, of: view)).inserted
      else { return }
      let owner = InstalledTree.item(of: items.views[view])
      guard guide != .keyboardLayoutGuide else { return installKeyboard(item, owner, view) }
      for edge in [LayoutAttribute.left, .top, .right, .bottom] {
        add(
          Constraint(item[edge], .equal, owner[edge], origin: .frame),
          .inset(guide, of: view, edge))
      }
    }
    for (constraint, sides) in zip(window.constraints, items.sides) where items.counts(sides) {
      install(constraint.first.item, sides.first)
      install(constraint.second?.item, sides.second)
    }
  }

  /// The guide of the keyboard is what it covers, and no less than what the safe area leaves out at
  /// the bottom.
  ///
  /// Source: UIView documentation, `keyboardLayoutGuide`; UIKeyboardLayoutGuide documentation,
  /// `usesBottomSafeArea`.
  private mutating func installKeyboard(_ guide: LayoutItem, _ owner: LayoutItem, _ view: Int) {
    tree.add(
      [LayoutAttribute.left, .right, .bottom].map {
        Constraint(guide[$0], .equal, owner[$0], origin: .frame)
      })
    add(Constraint(guide[.height], origin: .frame), .keyboard(of: view))
  }
}

// The constraints beside the tree.

extension InstalledScreen {
  /// Adds the constraints of the window; those that name what a stack leaves out do not count.
  private mutating func installConstraints() {
    for (constraint, sides) in zip(window.constraints, items.sides) where items.counts(sides) {
      tree.add(countingFromOrigin(resolved(constraint, sides.first, sides.second), sides))
    }
  }

  /// The constraint with what its sides reach: the content of a scroll view, or a view in a stack.
  package func resolved(_ constraint: Constraint) -> Constraint {
    resolved(
      constraint, items.place(of: constraint.first.item),
      constraint.second.flatMap { items.place(of: $0.item) })
  }

  private func resolved(
    _ constraint: Constraint, _ first: ScreenItems.Place?, _ second: ScreenItems.Place?
  ) -> Constraint {
    var resolved = constraint
    if let anchor = anchor(constraint.first, first, beside: second) { resolved.first = anchor }
    if let anchor = constraint.second.flatMap({ anchor($0, second, beside: first) }) {
      resolved.second = anchor
    }
    return resolved
  }

  /// A multiple of a position counts from the origin of the innermost view around both sides.
  ///
  /// So near to 1 that no solver sees the difference, it counts from anywhere.
  ///
  /// Source: observed on recorded frames.
  private func countingFromOrigin(
    _ constraint: Constraint, _ sides: ScreenItems.Sides
  ) -> Constraint {
    guard let attribute = constraint.second?.attribute, !attribute.isLength,
      (constraint.multiplier - 1).magnitude >= SolverLimits.forScreens.coefficients.lowerBound
    else { return constraint }
    var counting = constraint
    counting.base = interior(around: sides)[attribute.axis.leftOrTop]
    return counting
  }

  /// What the views of a constraint stand in: the innermost view around both, or its content.
  private func interior(around sides: ScreenItems.Sides) -> LayoutItem {
    let views = [sides.first, sides.second].compactMap(\.self).map(\.view)
    let around = views.dropFirst().reduce(views.first ?? 0, items.commonAncestor)
    let view = items.views[around]
    let item = InstalledTree.item(of: view)
    return view.container?.scrollView == nil ? item : item.guide(.contentLayoutGuide)
  }

  /// What one side of a constraint reaches, if that is not what it names.
  ///
  /// Between a scroll view and what is inside, edges and margins reach the content; lengths and
  /// centres reach the frame. The baseline of a stack is that of a view in it.
  ///
  /// Source: Technical Note TN2154; Auto Layout Guide, "Working with Scroll Views"; UIStackView
  /// documentation, Positioning and Sizing the Stack View.
  private func anchor(
    _ anchor: Anchor, _ place: ScreenItems.Place?, beside other: ScreenItems.Place?
  ) -> Anchor? {
    switch place {
    case .guide(.frameLayoutGuide, of: let owner)?:
      return InstalledTree.item(of: items.views[owner])[anchor.attribute]
    case .view(let place)?:
      if let text = pass.baselineView(of: place, anchor.attribute) {
        return InstalledTree.item(of: text)[anchor.attribute]
      }
      guard anchor.attribute.isEdge, let other, items.isScrollView[place],
        items.isInside(other.view, place)
      else { return nil }
      return anchor.item.guide(.contentLayoutGuide)[anchor.attribute]
    default: return nil
    }
  }
}

extension Screen {
  /// The constraints that stand behind the screen, with insets and texts as a layout has them.
  ///
  /// - Parameter layout: a layout of the window, or of one that differs in lengths and priorities
  ///   alone; without one, nothing is known of insets in the window.
  /// - Complexity: O(n) for n views and constraints, and for each constraint the depth of its views.
  package func installed(as layout: ScreenSolution?) -> InstalledScreen {
    let window = varied
    let items = ScreenItems(window.root, window.constraints)
    return InstalledScreen(
      window, items, layout?.pass ?? LayoutPass(window, items), hasAllMetrics: true)
  }

  /// The constraints that stand behind the window before anything of its layout is known: those of its
  /// views, those beside the tree, and where guides are.
  ///
  /// - Complexity: O(n) for n views and constraints, and for each constraint the depth of its views.
  public var installedConstraints: ConstraintSystem { installed(as: nil).tree.system }
}
