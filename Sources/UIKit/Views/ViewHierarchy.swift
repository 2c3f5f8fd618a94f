internal import Foundation
internal import StackScrollConstraints
package import StackScrollCore

/// What a view is to a layout, if it holds no others.
enum OwnContent {
  case size(CGSize)
  case text(LabelText)
}

/// A tree of views as the value that layouts are made of.
@MainActor package struct ViewHierarchy {
  /// The names of the views, and of guides that constraints name.
  package private(set) var names: [ObjectIdentifier: String] = [:]
  /// The views in tree order.
  package private(set) var views: [UIView] = []
  private var guides: Set<ObjectIdentifier> = []
  var constraints: [Constraint] = []
  private var value: View
  /// Whether scroll views are at their offsets.
  private let isScrolled: Bool
  /// The direction of the window.
  private let direction: LayoutDirection
  /// The scroll views that are at their offsets in any case: a constraint ties what is in them to something
  /// outside, so that it stays there while the content moves.
  private var tiedScrollViews: Set<ObjectIdentifier> = []

  /// Reads a tree.
  ///
  /// - Parameters:
  ///   - isScrolled: whether scroll views are at their offsets, which moves no view within its superview
  ///     unless a constraint ties it to something outside of the content.
  ///   - name: a name that is unlike any other, or nil for the class and a number.
  /// - Complexity: O(n) for n views and constraints.
  package init(
    _ root: UIView, isScrolled: Bool = false, naming name: (UIView) -> String? = { _ in nil }
  ) {
    self.isScrolled = isScrolled
    direction = root.surroundings.layoutDirection
    value = View("")
    var open = [root]
    while let view = open.popLast() {
      names[ObjectIdentifier(view)] = name(view) ?? "\(view.className) \(views.count)"
      views.append(view)
      open += view.subviews.reversed()
    }
    for view in views {
      for constraint in view.constraints {
        self.name(constraint.first?.addedGuide)
        self.name(constraint.second?.addedGuide)
      }
    }
    let hasScrollViews = views.contains { $0 is UIScrollView }
    for view in views {
      for constraint in view.constraints {
        if let written = written(constraint, in: view) { constraints.append(written) }
        if hasScrollViews { tiedScrollViews.formUnion(constraint.crossedScrollViews) }
      }
    }
    var beside: [View] = []
    let inner = self.view(root, &beside, depth: 0)
    value = beside.isEmpty ? inner : around(inner, beside)
  }

  /// The views in a window of a size, with some constraints beside those that they have.
  ///
  /// - Throws: `ScreenError` if something of it is no number, or a constraint names what is elsewhere.
  package func window(
    size: Size, fittingPriorities: AxisPriorities = AxisPriorities(.required),
    _ surroundings: WindowSurroundings, and others: [Constraint] = []
  ) throws(ScreenError) -> Screen {
    let isWindow = views.first is UIWindow
    return try Screen(
      size: size, fittingPriorities: fittingPriorities,
      safeAreaInsets: isWindow ? surroundings.safeAreaInsets : .zero,
      keyboardHeight: isWindow ? surroundings.keyboardHeight : 0, root: value,
      constraints: constraints + others, layoutDirection: surroundings.layoutDirection,
      contentSizeCategory: surroundings.contentSizeCategory)
  }

  /// Where the content of a scroll view is in the value: at its offset, or at the corner of the frame.
  func offset(of view: UIView) -> CGPoint {
    isScrolled || tiedScrollViews.contains(ObjectIdentifier(view)) ? view.boundsOrigin : .zero
  }

  private mutating func name(_ guide: UILayoutGuide?) {
    guard let guide, guides.insert(ObjectIdentifier(guide)).inserted else { return }
    let given = guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
    names[ObjectIdentifier(guide)] = "\(given) \(views.count + guides.count)"
  }

  func name(_ party: any LayoutParty) -> String {
    names[ObjectIdentifier(party)] ?? "a view elsewhere"
  }

  /// What a side of a constraint names.
  ///
  /// Margins are those of the view where they can be, since each guide has constraints of its own; those
  /// of a scroll view would be its content's.
  private func anchor(_ party: any LayoutParty, _ attribute: LayoutAttribute) -> Anchor {
    guard let guide = party.systemGuide, let view = party.party else {
      return LayoutItem(name(party))[attribute]
    }
    let item = LayoutItem(name(view))
    if guide == .layoutMarginsGuide, let margin = attribute.withinMargins, !(view is UIScrollView) {
      return item[margin]
    }
    return item.guide(guide)[attribute]
  }

  /// A constraint as a value, whose leading edges are on the side on which the window has them: in a view that
  /// reads the other way sides and signs change.
  private func written(_ constraint: NSLayoutConstraint, in holder: UIView) -> Constraint? {
    guard let written = written(constraint) else { return nil }
    guard readsAgainstWindow(holder), let second = written.second,
      written.first.attribute.isDirectional || second.attribute.isDirectional
    else { return written }
    return Constraint(
      written.first.item[written.first.attribute.mirrored], written.relation.mirrored,
      second.item[second.attribute.mirrored], multiplier: written.multiplier,
      constant: -written.constant, priority: written.priority, identifier: written.identifier)
  }

  /// Whether what is in a view reads in another direction than the window.
  private func readsAgainstWindow(_ view: UIView) -> Bool {
    view.semanticContentAttribute.direction.map { $0 != direction } ?? false
  }

  /// The margins of a view, by the sides of the window.
  private func margins(of view: UIView) -> DirectionalEdgeInsets {
    let own = view.directionalLayoutMargins.edges
    return readsAgainstWindow(view) ? own.mirrored : own
  }

  private func written(_ constraint: NSLayoutConstraint) -> Constraint? {
    guard constraint.isWhole, let first = constraint.first,
      let attribute = constraint.firstAttribute.known
    else {
      return nil
    }
    let second = constraint.second.flatMap { party in
      constraint.secondAttribute.known.map { anchor(party, $0) }
    }
    return Constraint(
      anchor(first, attribute), constraint.relation.known, second,
      multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority.known, identifier: constraint.identifier)
  }

  // The views.

  /// A view with what is in it.
  ///
  /// What a stack holds and does not arrange goes beside the stack: a value
  /// of a stack holds arranged views alone, and where the others stand is for constraints to say.
  private mutating func view(_ view: UIView, _ beside: inout [View], depth: Int) -> View {
    let id = ViewID(name(view))
    guard depth <= ScreenLimits.maximumNesting else { return View(id) }
    if let stack = view as? UIStackView { return arranged(stack, id, &beside, depth: depth) }
    var inside: [View] = []
    for subview in view.subviews {
      var others: [View] = []
      inside.append(self.view(subview, &others, depth: depth + 1))
      inside += others
    }
    inside += named(view.ownGuides)
    hold(view.barGuides, of: id)
    hold(view)
    let scrollView = view as? UIScrollView
    let leaf = leaf(view)
    if inside.isEmpty, scrollView == nil, view.ownMargins == nil {
      return View(id, leaf: leaf, isHidden: view.isHidden)
    }
    constraints += LayoutItem(id.name).holding(leaf)
    if let scrollView { settleContent(of: scrollView) }
    var scrolling = scrollView?.value
    scrolling?.contentOffset = Point(offset(of: view))
    return View(
      id,
      container: Container(
        subviews: inside, layoutMargins: margins(of: view),
        preservesSuperviewLayoutMargins: view.preservesSuperviewLayoutMargins,
        insetsLayoutMarginsFromSafeArea: view.insetsLayoutMarginsFromSafeArea,
        scrollView: scrolling),
      isHidden: view.isHidden)
  }

  private mutating func arranged(
    _ stack: UIStackView, _ id: ViewID, _ beside: inout [View], depth: Int
  ) -> View {
    hold(stack)
    var value = StackView(
      axis: stack.axis == .horizontal ? .horizontal : .vertical,
      distribution: stack.distribution.known, alignment: stack.alignment.known,
      spacing: UIStackView.points(stack.spacing),
      layoutMargins: margins(of: stack),
      isLayoutMarginsRelativeArrangement: stack.isLayoutMarginsRelativeArrangement,
      insetsLayoutMarginsFromSafeArea: stack.insetsLayoutMarginsFromSafeArea,
      isBaselineRelativeArrangement: stack.isBaselineRelativeArrangement)
    let isMirrored = readsAgainstWindow(stack)
    let isReversed = isMirrored && stack.axis == .horizontal
    let order = isReversed ? stack.arrangedSubviews.reversed() : stack.arrangedSubviews
    if isMirrored, stack.axis == .vertical { value.alignment = value.alignment.mirrored }
    for (view, next) in zip(order, order.dropFirst().map(Optional.some) + [nil]) {
      value.append(self.view(view, &beside, depth: depth + 1))
      // The gap behind a view is before it where the order is the other one.
      let owner = isReversed ? next : view
      if let spacing = owner.flatMap({ stack.customSpacings[$0] }) {
        value.setCustomSpacing(UIStackView.points(spacing), after: ViewID(name(view)))
      }
    }
    let arranged = Set(stack.arrangedSubviews)
    for view in stack.subviews where !arranged.contains(view) {
      let other = self.view(view, &beside, depth: depth + 1)
      beside.append(other)
    }
    beside += named(stack.ownGuides)
    hold(stack.barGuides, of: id)
    guard stack.preservesSuperviewLayoutMargins, stack.isLayoutMarginsRelativeArrangement else {
      return View(id, stack: value, isHidden: stack.isHidden)
    }
    return container(of: stack, around: value, id)
  }

  /// A stack whose margins are at least those of its superview, which a value of a stack has not: a
  /// container with such margins, and in it the stack.
  private mutating func container(
    of stack: UIStackView, around value: StackView, _ id: ViewID
  ) -> View {
    let inner = ViewID("\(id.name) arranged")
    var bare = value
    bare.isLayoutMarginsRelativeArrangement = false
    let edges: [(LayoutAttribute, LayoutAttribute)] = [
      (.top, .topMargin), (.bottom, .bottomMargin), (.leading, .leadingMargin),
      (.trailing, .trailingMargin),
    ]
    constraints += edges.map {
      Constraint(
        LayoutItem(inner.name)[$0], .equal, LayoutItem(id.name)[$1], origin: .engine)
    }
    return View(
      id,
      container: Container(
        subviews: [View(inner, stack: bare)], layoutMargins: value.layoutMargins,
        preservesSuperviewLayoutMargins: true,
        insetsLayoutMarginsFromSafeArea: value.insetsLayoutMarginsFromSafeArea),
      isHidden: stack.isHidden)
  }

  private func named(_ guides: [UILayoutGuide]) -> [View] {
    guides.filter { self.guides.contains(ObjectIdentifier($0)) }.map { View(ViewID(name($0))) }
  }

  private mutating func hold(_ guides: [BarGuide], of view: ViewID) {
    for guide in guides where self.guides.contains(ObjectIdentifier(guide)) {
      constraints += guide.constraints(on: LayoutItem(name(guide)), in: LayoutItem(view.name))
    }
  }

  private func leaf(_ view: UIView) -> Leaf {
    var leaf = Leaf(
      hugging: AxisPriorities(
        horizontal: view.contentHuggingPriority(for: .horizontal).known,
        vertical: view.contentHuggingPriority(for: .vertical).known),
      compressionResistance: AxisPriorities(
        horizontal: view.contentCompressionResistancePriority(for: .horizontal).known,
        vertical: view.contentCompressionResistancePriority(for: .vertical).known))
    leaf.role = view.isControl ? .control : .decoration
    if isOpenWithSuperview(view) { return leaf }
    switch view.leaf() {
    case .text(let text):
      leaf.text = text
      if !view.isControl { leaf.role = .content }
    case .size(let size):
      leaf.baselines = view.ownBaselines
      leaf.intrinsic = IntrinsicSize(
        width: size.width == UIView.noIntrinsicMetric ? nil : size.width,
        height: size.height == UIView.noIntrinsicMetric ? nil : size.height)
      leaf.isMultilineText = (view as? UIButton)?.hasConfiguredTitle ?? false
      // What a class draws in a size of its own says something; most images do not.
      if !view.isControl, leaf.intrinsic != .none, !(view is UIImageView) { leaf.role = .content }
    }
    return leaf
  }

  /// A root that is a stack in a view of its size, with what stands beside it.
  private mutating func around(_ inner: View, _ beside: [View]) -> View {
    let outer = LayoutItem("around")
    constraints += [LayoutAttribute.left, .top, .right, .bottom].map {
      Constraint(LayoutItem(inner.id.name)[$0], .equal, outer[$0], origin: .frame)
    }
    return View("around", subviews: [inner] + beside)
  }
}

extension LayoutItem {
  /// The constraints that stand for the size that a view with others in it has of its own.
  ///
  /// Source: UIView documentation, `intrinsicContentSize`.
  fileprivate func holding(_ leaf: Leaf) -> [Constraint] {
    Axis.allCases.flatMap { axis -> [Constraint] in
      guard let length = leaf.intrinsic[axis] else { return [] }
      let origin = ConstraintOrigin.intrinsicSize(ViewID(id))
      return [
        Constraint(
          self[axis.length], .greaterThanOrEqual, constant: length,
          priority: leaf.compressionResistance[axis], origin: origin),
        Constraint(
          self[axis.length], .lessThanOrEqual, constant: length, priority: leaf.hugging[axis],
          origin: origin),
      ]
    }
  }
}
