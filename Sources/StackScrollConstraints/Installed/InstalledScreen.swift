import StackScrollCore

/// A screen as the constraints that stand behind it, and the items these speak of.
///
/// Each view is an item of its name. The coordinates are those of the content, whose top left corner
/// is the origin; the frame of the scroll view stands at the content offset. What is inside a hidden
/// view is left out, as its own conditions are.
///
/// A `LayoutPolicy` answers where the constraints leave a choice, so the constraints of a screen
/// can be ambiguous where its layout is not. Ties that the lowest index settles are not among them:
/// solving a screen repeats preferences on further, weaker levels, named `StackScroll-index`, where
/// the constraints leave such a tie. The length of an empty stack is one of them: the weakest.
package struct InstalledScreen: Sendable {
  /// The constraints.
  package private(set) var system: ConstraintSystem
  /// The content area of the scroll view.
  package let contentLayoutGuide: LayoutItem
  /// The frame of the scroll view.
  package let frameLayoutGuide: LayoutItem
  /// The views that take part, in tree order; what is inside a hidden view does not.
  package private(set) var views: [LayoutItem] = []
  /// Those of them that are hidden: nothing shows of where they are.
  private(set) var hiddenViews: Set<LayoutItem> = []

  /// What a screen and its real counterpart may differ in.
  package struct Options: Hashable, Sendable {
    /// Whether a hidden view is freed of its own conditions and of what is inside it.
    ///
    /// A screen frees it, so that hiding a view always helps. The class does not: a hidden view's
    /// own required length is at odds with UISV-hiding, and the console says so. A linter leaves
    /// this off to find it.
    package var freesHiddenViews: Bool

    /// Makes options; what is left out is as in a screen's layout.
    package init(freesHiddenViews: Bool = true) {
      self.freesHiddenViews = freesHiddenViews
    }
  }

  let screen: Screen
  let options: Options
  var names: ItemNames

  /// Writes down what stands behind a screen.
  ///
  /// - Complexity: O(n) for n views.
  package init(_ screen: Screen, options: Options = Options()) {
    self.screen = screen
    self.options = options
    var names = ItemNames(taken: Self.names(in: screen.content))
    contentLayoutGuide = names.item("scrollView.contentLayoutGuide", className: "UILayoutGuide")
    frameLayoutGuide = names.item("scrollView.frameLayoutGuide", className: "UILayoutGuide")
    self.names = names
    system = ConstraintSystem(layoutDirection: screen.layoutDirection)
    installFrame()
    installAttachment()
    installViews()
  }

  private static func names(in content: View) -> [String] {
    var names: [String] = []
    var open = [content]
    while let view = open.popLast() {
      names.append(view.id.name)
      open += view.stack?.arrangedViews ?? []
    }
    return names
  }

  /// Adds what is tied to each view, in tree order.
  private mutating func installViews() {
    var open = [Visit(view: screen.content, role: .shown)]
    while let visit = open.popLast() {
      let view = visit.view
      let item = Self.item(of: view)
      views.append(item)
      if visit.role != .shown { hiddenViews.insert(item) }
      if let baselines = view.leaf?.baselines {
        system.metrics[item] = ItemMetrics(baselines: baselines)
      }
      let isFreed = visit.role != .shown && options.freesHiddenViews
      if !isFreed { install(lengthsOf: view) }
      install(intrinsicSizeOf: view, as: isFreed ? visit.role : .shown)
      guard !isFreed, let stack = view.stack else { continue }
      install(stack, of: view)
      open += stack.arrangedViews.reversed().map { Visit(view: $0, role: role(of: $0, in: stack)) }
    }
  }

  private struct Visit {
    let view: View
    let role: Role
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
      screen.policy.hiddenViews == .count && stack.arrangedViews.contains { !$0.isHidden }
    return .hidden(
      across: stack.axis.perpendicular, counts: holdsOpen || stack.alignment != .fill)
  }

  private mutating func install(_ stack: StackView, of view: View) {
    var settings = stack
    settings.arrangedViews = []
    let arrangement = StackArrangement(
      Self.item(of: view), settings, members: stack.arrangedViews.map { member($0, of: stack) },
      layoutDirection: screen.layoutDirection, emptyStack: screen.policy.emptyStack)
    add(arrangement.constraints(naming: &names))
  }

  private func member(_ view: View, of stack: StackView) -> StackArrangement.Member {
    var member = StackArrangement.Member(
      Self.item(of: view), isHidden: view.isHidden, requiredHeight: requiredHeight(of: view),
      customSpacing: stack.customSpacing(after: view.id))
    if let leaf = view.leaf {
      member.intrinsic = leaf.intrinsic
      member.baselines = leaf.baselines
    } else if !view.isHidden {
      member.baselineItems = BaselineView.items(of: view)
    }
    return member
  }

  /// The item that a view is.
  static func item(of view: View) -> LayoutItem {
    LayoutItem(view.id.name, className: view.stack == nil ? "UIView" : stackClass)
  }

  /// The class of an item that arranges views.
  static let stackClass = "UIStackView"

  mutating func add(_ constraints: [Constraint]) {
    system.constraints += constraints
  }
}

extension ConstraintSystem {
  /// The constraints that stand behind a screen.
  ///
  /// - Complexity: O(n) for n views.
  package init(_ screen: Screen, options: InstalledScreen.Options = InstalledScreen.Options()) {
    self = InstalledScreen(screen, options: options).system
  }
}

extension Screen {
  /// The constraints that stand behind the screen.
  ///
  /// - Complexity: O(n) for n views.
  public var constraints: ConstraintSystem { ConstraintSystem(self) }
}
