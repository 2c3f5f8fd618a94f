/// A screen that is one scroll view around one view: the short form in which such a screen is written.
///
/// The scroll view fills the screen and is named ``scrollViewID``.
package struct ScrollViewScreen: Hashable, Sendable {
  /// The scroll view, with the size and the safe area of the screen.
  package let scrollView: ScrollView
  /// The view in it.
  package let content: View
  /// The space between each content edge and the view; negative lets the view stick out.
  package let pins: DirectionalEdgeInsets
  /// What each edge of the view is pinned to.
  package let attachment: ContentAttachment
  /// The side on which leading edges are.
  package let layoutDirection: LayoutDirection
  /// How large people like text.
  package let contentSizeCategory: ContentSizeCategory
  /// What the layout answers where the sources leave a choice.
  package let policy: LayoutPolicy

  /// Takes the parts.
  package init(
    scrollView: ScrollView, content: View, pins: DirectionalEdgeInsets = .zero,
    attachment: ContentAttachment = .standard, layoutDirection: LayoutDirection = .leftToRight,
    contentSizeCategory: ContentSizeCategory = .large, policy: LayoutPolicy = .standard
  ) {
    self.scrollView = scrollView
    self.content = content
    self.pins = pins
    self.attachment = attachment
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
    self.policy = policy
  }

  /// The name of the scroll view.
  package static let scrollViewID: ViewID = "scrollView"
  /// The guides of the scroll view; literals, since several threads that count the references to one name
  /// wait for each other.
  fileprivate static let contentGuide = LayoutItem(
    "scrollView.contentLayoutGuide", className: "UILayoutGuide")
  fileprivate static let frameGuide = LayoutItem(
    "scrollView.frameLayoutGuide", className: "UILayoutGuide")

  /// The parts of a screen; nil if it is not one scroll view around one view.
  ///
  /// - Complexity: O(n) for n views.
  package init?(_ screen: Screen) {
    guard let container = screen.root.container, var scrollView = container.scrollView,
      container.subviews.count == 1, let content = container.subviews.first,
      let (pins, attachment) = ContentAttachment.reading(screen.constraints, of: content.id)
    else { return nil }
    (scrollView.size, scrollView.safeAreaInsets) = (screen.size, screen.safeAreaInsets)
    self.init(
      scrollView: scrollView, content: content, pins: pins, attachment: attachment,
      layoutDirection: screen.layoutDirection, contentSizeCategory: screen.contentSizeCategory,
      policy: screen.policy)
    var plain = screen.constraints
    for place in plain.indices { plain[place].origin = .written }
    guard let made = try? Screen(self), let same = try? screen.with(constraints: plain),
      made == same
    else { return nil }
  }
}

extension Screen {
  /// Makes the screen of a short form.
  ///
  /// - Throws: ``ScreenError`` for the first thing that is not well formed: the scroll view, the pins
  ///   and the attachment, and then what any screen is checked for.
  package init(_ short: ScrollViewScreen) throws(ScreenError) {
    try ScreenValidation.check(short.scrollView)
    try ScreenValidation.check(short.pins)
    try ScreenValidation.check(short.attachment, frame: short.scrollView.size)
    var settings = short.scrollView
    (settings.size, settings.safeAreaInsets) = (.zero, .zero)
    let root = View(
      ScrollViewScreen.scrollViewID,
      container: Container(subviews: [short.content], scrollView: settings))
    let constraints = short.attachment.constraints(
      on: LayoutItem(short.content.id.name), pins: short.pins,
      content: ScrollViewScreen.contentGuide, frame: ScrollViewScreen.frameGuide, origin: .written)
    let form =
      short.attachment == .standard
      ? ShortForm(
        root, constraints, pins: short.pins, short.scrollView.size, short.contentSizeCategory)
      : nil
    try self.init(
      size: short.scrollView.size, safeAreaInsets: short.scrollView.safeAreaInsets, root: root,
      constraints: constraints, layoutDirection: short.layoutDirection,
      contentSizeCategory: short.contentSizeCategory, policy: short.policy, shortForm: form)
  }

  /// Makes a screen that is one scroll view around one view.
  ///
  /// The scroll view is named `scrollView`, fills the screen, and has its size and its safe area. The view
  /// is pinned to its content on all four sides unless the attachment says otherwise, so the size of the
  /// view decides how far the screen scrolls.
  ///
  /// Source: UIScrollView documentation, `contentLayoutGuide`; Auto Layout Guide, Working with Scroll
  /// Views.
  ///
  /// - Parameters:
  ///   - scrollView: the scroll view, with the size of the screen in points and what bars cover of it.
  ///   - content: the view in it.
  ///   - pins: the space between each content edge and the view, in points; negative lets it stick out.
  ///   - attachment: what each edge of the view is pinned to.
  ///   - layoutDirection: the side on which leading edges are.
  ///   - contentSizeCategory: how large people like text.
  ///   - policy: what the layout answers where the sources leave a choice.
  /// - Throws: ``ScreenError`` for the first thing that is not well formed.
  /// - Complexity: O(n) for n views.
  public init(
    scrollView: ScrollView, content: View, pins: DirectionalEdgeInsets = .zero,
    attachment: ContentAttachment = .standard, layoutDirection: LayoutDirection = .leftToRight,
    contentSizeCategory: ContentSizeCategory = .large, policy: LayoutPolicy = .standard
  ) throws(ScreenError) {
    try self.init(
      ScrollViewScreen(
        scrollView: scrollView, content: content, pins: pins, attachment: attachment,
        layoutDirection: layoutDirection, contentSizeCategory: contentSizeCategory, policy: policy))
  }

  /// Makes a screen that is one scroll view around a stack, in a view named `stack`.
  ///
  /// - Throws: ``ScreenError`` for the first thing that is not well formed.
  /// - Complexity: O(n) for n views.
  public init(
    scrollView: ScrollView, content: StackView, width: Length = .intrinsic,
    height: Length = .intrinsic, pins: DirectionalEdgeInsets = .zero,
    attachment: ContentAttachment = .standard, layoutDirection: LayoutDirection = .leftToRight,
    contentSizeCategory: ContentSizeCategory = .large, policy: LayoutPolicy = .standard
  ) throws(ScreenError) {
    try self.init(
      scrollView: scrollView,
      content: View(ScrolledStack.stackID, width: width, height: height, stack: content),
      pins: pins, attachment: attachment, layoutDirection: layoutDirection,
      contentSizeCategory: contentSizeCategory, policy: policy)
  }
}

extension ContentAttachment {
  /// What it comes to between a view and the two guides of the scroll view around it.
  ///
  /// Source: Auto Layout Guide, Working with Scroll Views.
  package func constraints(
    on view: LayoutItem, pins: DirectionalEdgeInsets, content: LayoutItem, frame: LayoutItem,
    origin: ConstraintOrigin
  ) -> [Constraint] {
    func pin(_ edge: LayoutAttribute, _ target: Edge, _ distance: Double) -> Constraint {
      let outer = target == .frameLayoutGuide ? frame : content
      return Constraint(
        edge.isNear ? view[edge] : outer[edge],
        target == .contentLayoutGuideAtLeast ? .greaterThanOrEqual : .equal,
        edge.isNear ? outer[edge] : view[edge], constant: distance, origin: origin)
    }
    // Written into one list and then left out where there is nothing: each constraint that is appended is copied.
    var constraints = [
      pin(.top, top, pins.top), pin(.leading, leading, pins.leading),
      pin(.bottom, bottom, pins.bottom), pin(.trailing, trailing, pins.trailing),
    ]
    let edges = [top, leading, bottom, trailing]
    for place in edges.indices.reversed() where edges[place] == .nothing {
      constraints.remove(at: place)
    }
    for (attribute, length) in [
      (LayoutAttribute.width, contentWidth), (.height, contentHeight),
    ] {
      switch length {
      case .constant(let points)?:
        constraints.append(Constraint(content[attribute], constant: points, origin: origin))
      case .fractionOfFrame(let share)?:
        constraints.append(
          Constraint(
            content[attribute], .equal, frame[attribute], multiplier: share, origin: origin))
      case nil: break
      }
    }
    return constraints
  }

  /// The pins and the attachment to which some constraints on a view come; nil if they name something
  /// else.
  ///
  /// That the constraints are those, and in their order, is for the caller to see.
  fileprivate static func reading(
    _ constraints: [Constraint], of view: ViewID
  ) -> (pins: DirectionalEdgeInsets, attachment: ContentAttachment)? {
    var pins = DirectionalEdgeInsets.zero
    var attachment = ContentAttachment(
      top: .nothing, leading: .nothing, bottom: .nothing, trailing: .nothing)
    for constraint in constraints {
      let attribute = constraint.first.attribute
      if attribute.isLength {
        let length: GuideLength =
          constraint.second == nil
          ? .constant(constraint.constant) : .fractionOfFrame(constraint.multiplier)
        if attribute == .width { attachment.contentWidth = length }
        if attribute == .height { attachment.contentHeight = length }
        continue
      }
      guard let second = constraint.second else { return nil }
      let target = attribute.isNear ? second.item : constraint.first.item
      let edge: Edge =
        target == ScrollViewScreen.frameGuide
        ? .frameLayoutGuide
        : constraint.relation == .equal ? .contentLayoutGuide : .contentLayoutGuideAtLeast
      switch attribute {
      case .top: (attachment.top, pins.top) = (edge, constraint.constant)
      case .leading: (attachment.leading, pins.leading) = (edge, constraint.constant)
      case .bottom: (attachment.bottom, pins.bottom) = (edge, constraint.constant)
      case .trailing: (attachment.trailing, pins.trailing) = (edge, constraint.constant)
      default: return nil
      }
    }
    return (pins, attachment)
  }
}

extension LayoutAttribute {
  /// Whether it is the edge of its axis at which things begin.
  fileprivate var isNear: Bool { self == .top || self == .leading }
}
