import StackScrollCore

/// A window as the constraints that stand behind it: those of its views, and those beside the tree.
///
/// The coordinates are those of the window.
package struct InstalledWindow: Sendable {
  /// The views and the constraints.
  package private(set) var tree: InstalledTree
  private let window: Window
  private let items: WindowItems
  private let pass: LayoutPass

  /// Writes down what stands behind a window.
  ///
  /// - Parameter pass: what the layout so far has told of insets and texts.
  /// - Complexity: O(n) for n views and constraints, and for each constraint the depth of its views.
  init(_ window: Window, _ items: WindowItems, _ pass: LayoutPass) {
    (self.window, self.items, self.pass) = (window, items, pass)
    let guides = Set(window.constraints.flatMap(\.items).map(\.id))
    tree = InstalledTree(
      pass.root, layoutDirection: window.layoutDirection, policy: window.policy,
      options: InstalledTree.Options(fitsNestedStacks: true), insets: pass.insets,
      reserved: guides.sorted())
    let root = InstalledTree.item(of: pass.root)
    installFrame(of: root)
    tree.installViews(in: root, height: window.knownHeight)
    installGuides()
    installConstraints()
  }

  /// The root fills the window.
  private mutating func installFrame(of root: LayoutItem) {
    tree.add([
      Constraint(root[.left], constant: 0, origin: .frame),
      Constraint(root[.top], constant: 0, origin: .frame),
    ])
    tree.add(
      Axis.allCases.map { axis in
        Constraint(
          root[axis.length], constant: window.size[axis],
          priority: window.fittingPriorities[axis], origin: .frame)
      })
  }

  /// Ties each guide that a constraint names to the view that has it; those of a scroll view's
  /// content are there already.
  private mutating func installGuides() {
    var known: Set<LayoutItem> = []
    for item in window.constraints.flatMap(\.items) where known.insert(item).inserted {
      guard case .guide(let guide, of: let owner)? = items.place(of: item) else { continue }
      let view = items.views[owner]
      switch guide {
      case .safeAreaLayoutGuide: install(item, in: view, pass.insets[view.id]?.safeArea ?? .zero)
      case .layoutMarginsGuide: install(item, in: view, pass.insets[view.id]?.margins ?? .zero)
      case .readableContentGuide: install(item, in: view, pass.readableInsets(of: view.id))
      case .keyboardLayoutGuide: installKeyboard(item, in: view)
      case .contentLayoutGuide, .frameLayoutGuide: break
      }
    }
  }

  private mutating func install(_ guide: LayoutItem, in view: View, _ insets: EdgeInsets) {
    let owner = InstalledTree.item(of: view)
    let insets = pass.fitting(insets, into: view.id)
    let sides: [(LayoutAttribute, Double)] = [
      (.left, insets.left), (.top, insets.top), (.right, -insets.right),
      (.bottom, -insets.bottom),
    ]
    tree.add(
      sides.map { Constraint(guide[$0], .equal, owner[$0], constant: $1, origin: .frame) })
  }

  /// The guide of the keyboard is what it covers, and no less than what the safe area leaves out at
  /// the bottom.
  ///
  /// Source: UIView documentation, `keyboardLayoutGuide`; UIKeyboardLayoutGuide documentation,
  /// `usesBottomSafeArea`.
  private mutating func installKeyboard(_ guide: LayoutItem, in view: View) {
    let owner = InstalledTree.item(of: view)
    tree.add(
      [LayoutAttribute.left, .right, .bottom].map {
        Constraint(guide[$0], .equal, owner[$0], origin: .frame)
      } + [Constraint(guide[.height], constant: pass.keyboardInset(of: view.id), origin: .frame)])
  }
}

// The constraints beside the tree.

extension InstalledWindow {
  /// Adds the constraints of the window; those that name what a stack leaves out do not count.
  private mutating func installConstraints() {
    let shown = Set(Set(tree.views).subtracting(tree.hiddenViews).map(\.id))
    for (index, constraint) in window.constraints.enumerated() {
      let views = constraint.items.compactMap(items.view).map { items.views[$0].id.name }
      guard views.allSatisfy(shown.contains) else { continue }
      install(constraint, index)
    }
  }

  /// The constraint with what its sides reach: the content of a scroll view, or a view in a stack.
  package func resolved(_ constraint: Constraint) -> Constraint {
    var resolved = constraint
    resolved.first = anchor(constraint.first, beside: constraint.second)
    resolved.second = constraint.second.map { anchor($0, beside: constraint.first) }
    return resolved
  }

  private mutating func install(_ constraint: Constraint, _ index: Int) {
    let resolved = resolved(constraint)
    guard let second = resolved.second, !second.attribute.isLength, resolved.multiplier != 1 else {
      return tree.add([resolved])
    }
    installScaled(resolved, second, index, within: interior(around: constraint))
  }

  /// A multiple of a position counts from the origin of the innermost view around both sides.
  ///
  /// Two helpers say it in lengths: one reaches from the origin to the position, the other is a
  /// multiple of it.
  ///
  /// Source: observed on recorded frames.
  private mutating func installScaled(
    _ constraint: Constraint, _ second: Anchor, _ index: Int, within box: LayoutItem
  ) {
    let axis = second.attribute.axis
    let far = axis == .horizontal ? LayoutAttribute.right : .bottom
    let origin = box[axis.leftOrTop]
    let reach = tree.names.item("constraint \(index).reach", className: "UILayoutGuide")
    let scaled = tree.names.item("constraint \(index).scaled", className: "UILayoutGuide")
    var last = constraint
    last.second = scaled[far]
    last.multiplier = 1
    tree.add([
      Constraint(reach[axis.leftOrTop], .equal, origin, origin: .engine),
      Constraint(reach[far], .equal, second, origin: .engine),
      Constraint(scaled[axis.leftOrTop], .equal, origin, origin: .engine),
      Constraint(
        scaled[axis.length], .equal, reach[axis.length],
        multiplier: max(0, constraint.multiplier), origin: .engine),
      last,
    ])
  }

  /// What the views of a constraint stand in: the innermost view around both, or its content.
  private func interior(around constraint: Constraint) -> LayoutItem {
    let views = constraint.items.compactMap(items.view)
    let around = views.dropFirst().reduce(views.first ?? 0, items.commonAncestor)
    let view = items.views[around]
    let item = InstalledTree.item(of: view)
    return view.container?.scrollView == nil ? item : item.guide(.contentLayoutGuide)
  }

  /// What one side of a constraint reaches.
  ///
  /// Between a scroll view and what is inside, edges and margins reach the content; lengths and
  /// centres reach the frame. The baseline of a stack is that of a view in it.
  ///
  /// Source: Technical Note TN2154; Auto Layout Guide, "Working with Scroll Views"; UIStackView
  /// documentation, Positioning and Sizing the Stack View.
  private func anchor(_ anchor: Anchor, beside other: Anchor?) -> Anchor {
    switch items.place(of: anchor.item) {
    case .guide(.frameLayoutGuide, of: let owner)?:
      return InstalledTree.item(of: items.views[owner])[anchor.attribute]
    case .view(let place)?:
      let view = items.views[place]
      if let text = pass.baselineView(of: view, anchor.attribute) {
        return InstalledTree.item(of: text)[anchor.attribute]
      }
      let isOwnContent = other.flatMap { items.view(of: $0.item) }.map {
        items.isInside($0, place)
      }
      guard view.container?.scrollView != nil, isOwnContent ?? false, anchor.attribute.isEdge else {
        return anchor
      }
      return anchor.item.guide(.contentLayoutGuide)[anchor.attribute]
    default: return anchor
    }
  }
}

extension Constraint {
  /// The items that it names.
  var items: [LayoutItem] { [first.item] + (second.map { [$0.item] } ?? []) }
}

extension Window {
  /// The constraints that stand behind the window, with insets and texts as a layout has them.
  ///
  /// - Parameter layout: a layout of the window, or of one that differs in lengths and priorities
  ///   alone; without one, nothing is known of insets in the window.
  /// - Complexity: O(n) for n views and constraints, and for each constraint the depth of its views.
  package func installed(as layout: WindowSolution?) -> InstalledWindow {
    let window = varied
    let items = WindowItems(window.root)
    return InstalledWindow(window, items, layout?.pass ?? LayoutPass(window, items))
  }

  /// The constraints that stand behind the window before anything of its layout is known: those of its
  /// views, those beside the tree, and where guides are.
  ///
  /// - Complexity: O(n) for n views and constraints, and for each constraint the depth of its views.
  public var installedConstraints: ConstraintSystem { installed(as: nil).tree.system }

  /// The height of the root, if it is known before the layout.
  var knownHeight: Double? { fittingPriorities.vertical >= .required ? size.height : nil }
}
