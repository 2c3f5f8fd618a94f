/// A screen as a value: its size, what bars and a keyboard cover of it, a tree of views in it (stacks, texts,
/// plain views and scroll views, as deep as they nest), and the constraints beside them.
///
/// One scroll view around one view has a short form,
/// ``init(scrollView:content:pins:attachment:layoutDirection:contentSizeCategory:policy:)``.
///
/// ```swift
/// let bio = LayoutItem("bio"), card = LayoutItem("card")
/// let screen = try Screen(
///   size: Size(width: 320, height: 568),
///   root: View("root", subviews: [View("card", subviews: [View("bio", text: text)])]),
///   constraints: bio.edges(equalTo: card.layoutMarginsGuide)
///     + card.edges(equalTo: LayoutItem("root").safeAreaLayoutGuide))
/// try screen.layout().frame(of: "bio")
/// ```
///
/// The root fills the screen. A screen that exists is well formed: every number is finite and within
/// ``ScreenLimits``, names are unique, and constraints name what is there. Whether its layout is
/// determined is another question, which `layout(limits:)` and `problem(along:limits:)` of
/// `StackScrollConstraints` answer.
///
/// Source: UIView documentation; NSLayoutConstraint documentation.
public struct Screen: Hashable, Sendable {
  /// The size of the screen in points.
  public let size: Size
  /// How strongly the size is held: below required, the root is as long as its views ask for.
  ///
  /// A cell of a list has a required width and a height of the fitting level, 50.
  ///
  /// Source: UIView documentation,
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  public let fittingPriorities: AxisPriorities
  /// How far bars and the like cover the screen, from each edge.
  public let safeAreaInsets: EdgeInsets
  /// How much of the screen a keyboard at its bottom covers, in points; 0 while there is none.
  public let keyboardHeight: Double
  /// The size classes, as far as they are not those of the size.
  public let sizeClasses: SizeClasses
  /// The view that fills the screen.
  public let root: View
  /// The constraints beside the tree, in the order in which they were given.
  public let constraints: [Constraint]
  /// What is different where the size classes match: `layout(limits:)` applies it.
  public let variations: [Variation]
  /// The side on which leading edges are.
  public let layoutDirection: LayoutDirection
  /// How large people like text: texts of a text style are measured for it.
  ///
  /// Source: UITraitCollection documentation, `preferredContentSizeCategory`.
  public let contentSizeCategory: ContentSizeCategory
  /// What the layout answers where the sources leave a choice.
  public let policy: LayoutPolicy
  private let form: Derived<ShortForm?>

  /// Makes a screen.
  ///
  /// - Throws: ``ScreenError`` for the first thing that is not well formed: the screen's numbers, then
  ///   the views in tree order, then the constraints, then the variations.
  /// - Complexity: O(n) for n views and constraints, and O(n) more for each edit of a variation.
  public init(
    size: Size, fittingPriorities: AxisPriorities = AxisPriorities(.required),
    safeAreaInsets: EdgeInsets = .zero, keyboardHeight: Double = 0,
    sizeClasses: SizeClasses = SizeClasses(), root: View, constraints: [Constraint] = [],
    variations: [Variation] = [], layoutDirection: LayoutDirection = .leftToRight,
    contentSizeCategory: ContentSizeCategory = .large, policy: LayoutPolicy = .standard
  ) throws(ScreenError) {
    try self.init(
      size, fittingPriorities, safeAreaInsets, keyboardHeight, sizeClasses, root, constraints,
      variations, layoutDirection, contentSizeCategory, policy, nil, isChecked: false)
  }

  /// Makes a screen of which the short form is known, if it has one.
  init(
    size: Size, safeAreaInsets: EdgeInsets, root: View, constraints: [Constraint],
    layoutDirection: LayoutDirection, contentSizeCategory: ContentSizeCategory,
    policy: LayoutPolicy, shortForm: ShortForm?
  ) throws(ScreenError) {
    try self.init(
      size, AxisPriorities(.required), safeAreaInsets, 0, SizeClasses(), root, constraints, [],
      layoutDirection, contentSizeCategory, policy, shortForm, isChecked: false)
  }

  /// - Parameters:
  ///   - shortForm: what it holds, if that is known.
  ///   - isChecked: whether the views, the constraints and the variations are known to be well formed.
  private init(
    _ size: Size, _ fittingPriorities: AxisPriorities, _ safeAreaInsets: EdgeInsets,
    _ keyboardHeight: Double, _ sizeClasses: SizeClasses, _ root: View,
    _ constraints: [Constraint], _ variations: [Variation], _ layoutDirection: LayoutDirection,
    _ contentSizeCategory: ContentSizeCategory, _ policy: LayoutPolicy, _ shortForm: ShortForm?,
    isChecked: Bool
  ) throws(ScreenError) {
    try ScreenValidation.checkWindow(
      size, safeAreaInsets: safeAreaInsets, keyboardHeight: keyboardHeight, fittingPriorities)
    form = Derived(shortForm ?? ShortForm(root, constraints, size, contentSizeCategory))
    if form.value == nil, !isChecked { try Self.check(root, constraints) }
    self.size = size
    self.fittingPriorities = fittingPriorities
    self.safeAreaInsets = safeAreaInsets
    self.keyboardHeight = keyboardHeight
    self.sizeClasses = sizeClasses
    self.root = root
    self.constraints = constraints
    self.variations = variations
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
    self.policy = policy
    if !isChecked { try checkVariations() }
  }

  /// What it holds, if it is one scroll view around one view.
  package var shortForm: ShortForm? { form.value }

  private static func check(_ root: View, _ constraints: [Constraint]) throws(ScreenError) {
    try ScreenValidation.check(root, guideSize: nil, isWindow: true)
    let items = ScreenItems(root)
    if let name = items.clash() { throw .duplicateID(name) }
    for (index, constraint) in constraints.enumerated() {
      try Self.check(constraint, index, items)
    }
  }

  private static func check(
    _ constraint: Constraint, _ index: Int, _ items: ScreenItems
  ) throws(ScreenError) {
    for anchor in [constraint.first, constraint.second].compactMap(\.self)
    where items.place(of: anchor.item) == nil {
      throw .unknownItem(anchor.item.id, constraint: index)
    }
    let names = constraint.items.map(\.id)
    if let problem = constraint.problem { throw .constraint(index: index, on: names, problem) }
    // Below 1 stand the rules by which a policy settles what constraints leave open.
    let priority = constraint.priority.rawValue
    guard LayoutPriority.allowed.contains(priority) else {
      throw .constraint(index: index, on: names, .priority(priority))
    }
    let limit = ScreenLimits.magnitude
    guard constraint.constant.magnitude <= limit else {
      throw .constraint(index: index, on: names, .outOfRange(constraint.constant, limit: limit))
    }
    guard constraint.multiplier.magnitude <= limit else {
      throw .constraint(index: index, on: names, .outOfRange(constraint.multiplier, limit: limit))
    }
  }

  /// The same screen with other parts; what is left out stays as it is.
  ///
  /// The views, constraints and variations are checked again only if some are others, and those of a short form are flattened
  /// again also if their texts are of another size.
  ///
  /// - Throws: ``ScreenError`` if the result is not well formed.
  /// - Complexity: O(n) for n views and constraints.
  public func with(
    size: Size? = nil, fittingPriorities: AxisPriorities? = nil,
    safeAreaInsets: EdgeInsets? = nil, keyboardHeight: Double? = nil,
    sizeClasses: SizeClasses? = nil, root: View? = nil, constraints: [Constraint]? = nil,
    variations: [Variation]? = nil, layoutDirection: LayoutDirection? = nil,
    contentSizeCategory: ContentSizeCategory? = nil,
    policy: LayoutPolicy? = nil
  ) throws(ScreenError) -> Screen {
    let isSameTree = root == nil && constraints == nil
    let isSameForm = isSameTree && contentSizeCategory == nil
    let frame = size ?? self.size
    return try Screen(
      frame, fittingPriorities ?? self.fittingPriorities, safeAreaInsets ?? self.safeAreaInsets,
      keyboardHeight ?? self.keyboardHeight, sizeClasses ?? self.sizeClasses, root ?? self.root,
      constraints ?? self.constraints, variations ?? self.variations,
      layoutDirection ?? self.layoutDirection, contentSizeCategory ?? self.contentSizeCategory,
      policy ?? self.policy,
      isSameForm ? frame == self.size ? shortForm : shortForm?.beside(frame) : nil,
      isChecked: isSameTree && variations == nil && shortForm == nil)
  }
}
