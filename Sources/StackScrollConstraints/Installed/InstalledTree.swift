import StackScrollCore

/// A tree of views as constraints see it: an item for each view, and what stands behind each.
///
/// Each view is an item of its name. What is inside a view that a stack leaves out is left out too,
/// as its own conditions are.
///
/// A `LayoutPolicy` answers where the constraints leave a choice, so constraints can be ambiguous
/// where a layout is not. Ties that the lowest index settles are not among them: solving repeats
/// preferences on further, weaker levels, named `StackScroll-index`, where the constraints leave
/// such a tie. The length of an empty stack is one of them: the weakest.
package struct InstalledTree: Sendable {
  /// The constraints.
  package private(set) var system: ConstraintSystem
  /// The views that take part, in tree order; what is inside a hidden view does not.
  package private(set) var views: [LayoutItem] = []
  /// Those of them that a stack leaves out: nothing shows of where they are.
  private(set) var hiddenViews: Set<LayoutItem> = []
  /// The content areas of scroll views.
  package internal(set) var contents: [LayoutItem] = []
  /// Where the constraints stand whose constants are the own lengths of shown texts.
  var ownLengths: [(place: Int, view: ViewID, axis: Axis)] = []

  /// What a screen and its real counterpart may differ in.
  package struct Options: Hashable, Sendable {
    /// Whether a hidden view is freed of its own conditions and of what is inside it.
    ///
    /// A screen frees it, so that hiding a view always helps. The class does not: a hidden view's
    /// own required length is at odds with UISV-hiding, and the console says so. A linter leaves
    /// this off to find it.
    package var freesHiddenViews: Bool
    /// Whether a stack in one that fills proportionally counts for the length that fits its views.
    ///
    /// A screen takes it for a view without a length of its own, whose share is nothing.
    ///
    /// Source: observed on recorded frames.
    package var fitsNestedStacks: Bool

    /// Makes options; what is left out is as in a screen's layout.
    package init(freesHiddenViews: Bool = true, fitsNestedStacks: Bool = false) {
      self.freesHiddenViews = freesHiddenViews
      self.fitsNestedStacks = fitsNestedStacks
    }
  }

  /// The outermost view.
  let root: View
  let policy: LayoutPolicy
  let options: Options
  /// Hands out names that no view has.
  package internal(set) var names: ItemNames
  /// The insets of views, as far as they count.
  let insets: [ViewID: ViewInsets]

  /// Starts with views and without any constraint.
  ///
  /// - Parameter insets: what is known of the margins and safe areas of views.
  /// - Complexity: O(n) for n views.
  init(
    _ root: View, layoutDirection: LayoutDirection, policy: LayoutPolicy,
    options: Options = Options(), insets: [ViewID: ViewInsets] = [:],
    reserved: @autoclosure @escaping @Sendable () -> [String] = []
  ) {
    self.root = root
    self.policy = policy
    self.options = options
    self.insets = insets
    names = ItemNames(taken: root.names + reserved())
    system = ConstraintSystem(layoutDirection: layoutDirection)
  }

  /// Adds what is tied to each view, in tree order.
  ///
  /// - Parameter frame: what shares of a frame refer to outside of any scroll view in the tree.
  mutating func installViews(in frame: LayoutItem) {
    var open = [Visit(view: root, role: .shown, frame: frame)]
    while let visit = open.popLast() {
      let view = visit.view
      let item = Self.item(of: view)
      views.append(item)
      if visit.role != .shown { hiddenViews.insert(item) }
      addMetrics(of: view, item)
      let isFreed = visit.role != .shown && options.freesHiddenViews
      if !isFreed { install(lengthsOf: view, in: visit.frame) }
      install(intrinsicSizeOf: view, as: isFreed ? visit.role : .shown)
      guard !isFreed else { continue }
      switch view.content {
      case .leaf: break
      case .stack(let stack):
        install(stack, of: view)
        open += stack.arrangedViews.reversed().map {
          Visit(view: $0, role: role(of: $0, in: stack), frame: visit.frame)
        }
      case .container(let container):
        var frame = visit.frame
        if let scrollView = container.scrollView {
          installContent(of: view.id, at: scrollView.contentOffset)
          frame = item
        }
        for subview in container.subviews.reversed() {
          open.append(Visit(view: subview, role: .shown, frame: frame))
        }
      }
    }
  }

  private struct Visit {
    let view: View
    let role: Role
    /// What shares of a frame refer to.
    let frame: LayoutItem
  }

  /// Whether a view takes part in its stack.
  enum Role: Hashable {
    case shown
    /// It does not, but may still hold the stack open across its axis.
    case hidden(across: Axis, counts: Bool)
  }

  private func role(of view: View, in stack: StackView) -> Role {
    guard view.isHidden else { return .shown }
    let holdsOpen =
      policy.hiddenViews == .count && stack.arrangedViews.contains { !$0.isHidden }
    return .hidden(
      across: stack.axis.perpendicular, counts: holdsOpen || stack.alignment != .fill)
  }

  private mutating func addMetrics(of view: View, _ item: LayoutItem) {
    let margins = insets[view.id]?.margins
    guard view.leaf?.baselines != nil || margins != nil else { return }
    system.metrics[item] = ItemMetrics(
      baselines: view.leaf?.baselines, layoutMargins: margins ?? .zero)
    guard let margins, view.container?.scrollView != nil else { return }
    system.metrics[item.guide(.contentLayoutGuide)] = ItemMetrics(layoutMargins: margins)
  }

  /// The content of a scroll view begins at its frame's corner, less the offset.
  private mutating func installContent(of id: ViewID, at offset: Point) {
    let scrollView = ScrollViewItem(id.name)
    let (frame, content) = (LayoutItem(id.name), scrollView.contentLayoutGuide)
    contents.append(content)
    add([
      Constraint(content[.left], .equal, frame[.left], constant: -offset.x, origin: .frame),
      Constraint(content[.top], .equal, frame[.top], constant: -offset.y, origin: .frame),
    ])
  }

  private mutating func install(_ stack: StackView, of view: View) {
    var settings = stack
    settings.arrangedViews = []
    if let insets = insets[view.id] { settings.safeAreaInsets = insets.safeArea }
    let arrangement = StackArrangement(
      Self.item(of: view), settings,
      members: stack.arrangedViews.map { member($0, of: stack) },
      layoutDirection: system.layoutDirection, emptyStack: policy.emptyStack)
    add(arrangement.constraints(naming: &names))
  }

  private func member(_ view: View, of stack: StackView) -> StackArrangement.Member {
    var member = StackArrangement.Member(
      Self.item(of: view), isHidden: view.isHidden,
      customSpacing: stack.customSpacing(after: view.id))
    switch view.content {
    case .leaf(let leaf):
      member.intrinsic = leaf.intrinsic
      if leaf.isMultilineText, leaf.intrinsic.width != nil {
        member.textResistance = leaf.compressionResistance.horizontal
      }
      member.baselines = leaf.baselines
    case .stack(let nested):
      if !view.isHidden { member.baselineItems = BaselineView.items(of: view) }
      guard options.fitsNestedStacks, stack.distribution == .fillProportionally else { break }
      let fitting = fittingLength(of: view, along: stack.axis)
      member.intrinsic[stack.axis] = fitting
      member.fitsContent = fitting == nil && !nested.arrangedViews.isEmpty
    case .container(let container): member.fitsContent = !container.subviews.isEmpty
    }
    return member
  }

  /// The item that a view is.
  static func item(of view: View) -> LayoutItem {
    LayoutItem(view.id.name, className: className(of: view))
  }

  private static func className(of view: View) -> String {
    switch view.content {
    case .leaf: "UIView"
    case .stack: stackClass
    case .container(let container): container.scrollView == nil ? "UIView" : "UIScrollView"
    }
  }

  /// The class of an item that arranges views.
  static let stackClass = "UIStackView"

  mutating func add(_ constraints: [Constraint]) {
    system.constraints += constraints
  }

  mutating func add(_ constraint: Constraint) {
    system.constraints.append(constraint)
  }
}

/// The insets of a view of a window.
package struct ViewInsets: Hashable, Sendable {
  /// How far the view reaches out of the safe area on each side.
  package var safeArea = EdgeInsets.zero
  /// How far its margins are from its edges, the part of the safe area counted.
  package var margins = EdgeInsets.zero
}

extension View {
  /// The names of the view and of all that is in it.
  ///
  /// - Complexity: O(n) for n views.
  var names: [String] {
    var names: [String] = []
    var open = [self]
    while let view = open.popLast() {
      names.append(view.id.name)
      open += view.subviews
    }
    return names
  }
}
