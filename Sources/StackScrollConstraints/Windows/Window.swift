import StackScrollCore

/// A window and the views in it: stacks, texts, plain views and scroll views, as deep as they nest,
/// and the constraints beside them.
///
/// It can say any screen. A `Screen`, which is one scroll view around stacks and leaves, is the
/// special case that has closed forms.
///
/// ```swift
/// let bio = LayoutItem("bio"), card = LayoutItem("card")
/// let window = try Window(
///   size: Size(width: 320, height: 568),
///   root: View("root", subviews: [View("card", subviews: [View("bio", text: text)])]),
///   constraints: bio.edges(equalTo: card.layoutMarginsGuide)
///     + card.edges(equalTo: LayoutItem("root").safeAreaLayoutGuide))
/// try window.layout().frame(of: "bio")
/// ```
///
/// The root fills the window. A window that exists is well formed: every number is finite and within
/// `Screen.Limits`, names are unique, and constraints name what is there. Whether its layout is
/// determined is another question, which ``layout(limits:)`` and
/// ``problem(along:limits:)`` answer.
///
/// Source: UIView documentation; NSLayoutConstraint documentation.
public struct Window: Hashable, Sendable {
  /// The size of the window in points.
  public let size: Size
  /// How strongly the size is held: below required, the root is as long as its views ask for.
  ///
  /// A cell of a list has a required width and a height of the fitting level, 50.
  ///
  /// Source: UIView documentation,
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  public let fittingPriorities: AxisPriorities
  /// How far bars and the like cover the window, from each edge.
  public let safeAreaInsets: EdgeInsets
  /// How much of the window a keyboard at its bottom covers, in points; 0 while there is none.
  public let keyboardHeight: Double
  /// The size classes, as far as they are not those of the size.
  public let sizeClasses: SizeClasses
  /// The view that fills the window.
  public let root: View
  /// The constraints beside the tree, in the order in which they were given.
  public let constraints: [Constraint]
  /// What is different where the size classes match: ``layout(limits:)`` applies it.
  public let variations: [Variation]
  /// The side on which leading edges are.
  public let layoutDirection: LayoutDirection
  /// How large people like text: texts of a text style are measured for it.
  ///
  /// Source: UITraitCollection documentation, `preferredContentSizeCategory`.
  public let contentSizeCategory: ContentSizeCategory
  /// What the layout answers where the sources leave a choice.
  public let policy: LayoutPolicy

  /// Makes a window.
  ///
  /// - Throws: ``WindowError`` for the first thing that is not well formed: the window's numbers, then
  ///   the views in tree order, then the constraints, then the variations.
  /// - Complexity: O(n) for n views and constraints, and O(n) more for each edit of a variation.
  public init(
    size: Size, fittingPriorities: AxisPriorities = AxisPriorities(.required),
    safeAreaInsets: EdgeInsets = .zero, keyboardHeight: Double = 0,
    sizeClasses: SizeClasses = SizeClasses(), root: View, constraints: [Constraint] = [],
    variations: [Variation] = [], layoutDirection: LayoutDirection = .leftToRight,
    contentSizeCategory: ContentSizeCategory = .large, policy: LayoutPolicy = .standard
  ) throws(WindowError) {
    do throws(ScreenError) {
      try ScreenValidation.checkWindow(
        size, safeAreaInsets: safeAreaInsets, keyboardHeight: keyboardHeight, fittingPriorities)
      try ScreenValidation.check(root, guideSize: nil, isWindow: true)
    } catch { throw .notWellFormed(error) }
    let items = WindowItems(root)
    if let name = items.clash() { throw .notWellFormed(.duplicateID(name)) }
    for (index, constraint) in constraints.enumerated() {
      try Self.check(constraint, index, items)
    }
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
    try checkVariations()
  }

  private static func check(
    _ constraint: Constraint, _ index: Int, _ items: WindowItems
  ) throws(WindowError) {
    for anchor in [constraint.first, constraint.second].compactMap(\.self)
    where items.place(of: anchor.item) == nil {
      throw .unknownItem(anchor.item.id, constraint: index)
    }
    if let problem = constraint.problem { throw .constraint(constraint, index: index, problem) }
    // Below 1 stand the rules by which a policy settles what constraints leave open.
    let priority = constraint.priority.rawValue
    guard LayoutPriority.allowed.contains(priority) else {
      throw .constraint(constraint, index: index, .priority(priority))
    }
    let limit = Screen.Limits.magnitude
    guard constraint.constant.magnitude <= limit else {
      throw .constraint(constraint, index: index, .outOfRange(constraint.constant, limit: limit))
    }
    guard constraint.multiplier.magnitude <= limit else {
      throw .constraint(constraint, index: index, .outOfRange(constraint.multiplier, limit: limit))
    }
  }

  /// The same window with other parts; what is left out stays as it is.
  ///
  /// - Throws: ``WindowError`` if the result is not well formed.
  /// - Complexity: O(n) for n views and constraints.
  public func with(
    size: Size? = nil, fittingPriorities: AxisPriorities? = nil,
    safeAreaInsets: EdgeInsets? = nil, keyboardHeight: Double? = nil,
    sizeClasses: SizeClasses? = nil, root: View? = nil, constraints: [Constraint]? = nil,
    variations: [Variation]? = nil, layoutDirection: LayoutDirection? = nil,
    contentSizeCategory: ContentSizeCategory? = nil,
    policy: LayoutPolicy? = nil
  ) throws(WindowError) -> Window {
    try Window(
      size: size ?? self.size, fittingPriorities: fittingPriorities ?? self.fittingPriorities,
      safeAreaInsets: safeAreaInsets ?? self.safeAreaInsets,
      keyboardHeight: keyboardHeight ?? self.keyboardHeight,
      sizeClasses: sizeClasses ?? self.sizeClasses, root: root ?? self.root,
      constraints: constraints ?? self.constraints, variations: variations ?? self.variations,
      layoutDirection: layoutDirection ?? self.layoutDirection,
      contentSizeCategory: contentSizeCategory ?? self.contentSizeCategory,
      policy: policy ?? self.policy)
  }
}

/// Why a description is not a window.
public indirect enum WindowError: Error, Hashable, Sendable {
  /// A number or a view is not well formed.
  case notWellFormed(ScreenError)
  /// A constraint, counted from 0, names something that is not in the window.
  case unknownItem(String, constraint: Int)
  /// A constraint, counted from 0, makes no sense.
  case constraint(Constraint, index: Int, ConstraintLayoutError.Problem)
  /// A variation, counted from 0, changes what it cannot change.
  case variation(Int, WindowEditError)
}

extension WindowError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .notWellFormed(let error): "\(error)"
    case .unknownItem(let name, let index):
      "Constraint \(index) (from 0) names \"\(name.printable)\", which is no view of the window and no "
        + "guide of one. Name a view, or a guide as in \"card.safeAreaLayoutGuide\"; only scroll views "
        + "have a contentLayoutGuide and a frameLayoutGuide."
    case .constraint(let constraint, let index, let problem):
      "Constraint \(index) (from 0), on "
        + constraint.items.map { "\"\($0)\"" }.joined(separator: " and ")
        + ", cannot be: \(problem)."
    case .variation(let index, let error): "Variation \(index) (from 0) cannot be applied. \(error)"
    }
  }
}

/// A guide of a view, by the name that constraints have for it: `card.safeAreaLayoutGuide`.
///
/// Source: UIView documentation, `safeAreaLayoutGuide`, `layoutMarginsGuide`,
/// `readableContentGuide`, `keyboardLayoutGuide`; UIScrollView documentation, `contentLayoutGuide`, `frameLayoutGuide`.
package enum ViewGuide: String, Hashable, Sendable, CaseIterable {
  case safeAreaLayoutGuide, layoutMarginsGuide, readableContentGuide, keyboardLayoutGuide
  case contentLayoutGuide, frameLayoutGuide

  /// Whether only scroll views have it.
  var isOfScrollViews: Bool { self == .contentLayoutGuide || self == .frameLayoutGuide }
}

extension LayoutItem {
  /// The part of the view that bars leave free, as an item of its own.
  public var safeAreaLayoutGuide: LayoutItem { guide(.safeAreaLayoutGuide) }
  /// The part of the view inside its margins in which lines of text are not too long to be read.
  public var readableContentGuide: LayoutItem { guide(.readableContentGuide) }

  /// The part of the view that the keyboard covers: without one, what the safe area leaves out at
  /// the bottom.
  public var keyboardLayoutGuide: LayoutItem { guide(.keyboardLayoutGuide) }

  /// A guide of the view.
  package func guide(_ guide: ViewGuide) -> LayoutItem {
    LayoutItem("\(id).\(guide.rawValue)", className: "UILayoutGuide")
  }
}

/// What the names in a window's constraints stand for, and what holds what.
struct WindowItems {
  /// What an item is.
  enum Place: Hashable {
    case view(Int)
    case guide(ViewGuide, of: Int)

    /// The view that it is, or whose guide it is.
    var view: Int {
      switch self {
      case .view(let view), .guide(_, of: let view): view
      }
    }
  }

  /// What the two sides of a constraint are; nil for no side, and for what is not in the window.
  typealias Sides = (first: Place?, second: Place?)

  /// The views in tree order.
  private(set) var views: [View] = []
  /// Their names.
  private(set) var ids: [ViewID] = []
  /// Whether the view scrolls.
  private(set) var isScrollView: [Bool] = []
  /// The names of the hidden views.
  private(set) var hiddenViews: Set<ViewID> = []
  /// Whether some view is a text.
  private(set) var hasTexts = false
  /// The place of each view's superview; nil for the root.
  private(set) var superviews: [Int?] = []
  /// Whether a stack leaves the view out, or one around it.
  private(set) var isLeftOut: [Bool] = []
  /// What the two sides of each constraint are.
  private(set) var sides: [Sides] = []
  private var places: [String: Int] = [:]

  /// Walks through a tree, and finds out what constraints name.
  ///
  /// - Complexity: O(n) for n views and constraints.
  init(_ root: View, _ constraints: [Constraint] = []) {
    var open: [(view: View, superview: Int?)] = [(root, nil)]
    while let (view, superview) = open.popLast() {
      let place = views.count
      places[view.id.name] = place
      ids.append(view.id)
      isScrollView.append(view.container?.scrollView != nil)
      if view.leaf?.text != nil { hasTexts = true }
      if view.isHidden { hiddenViews.insert(view.id) }
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
  func counts(_ sides: Sides) -> Bool {
    ![sides.first, sides.second].contains { $0.map { isLeftOut[$0.view] } ?? false }
  }

  /// The places of the scroll views.
  var scrollViews: [Int] { isScrollView.indices.filter { isScrollView[$0] } }

  /// A view that is called like the guide of another.
  func clash() -> ViewID? { ids.first { guide(named: $0.name) != nil } }

  /// What an item is; nil if it is not in the window.
  func place(of item: LayoutItem) -> Place? {
    places[item.id].map(Place.view) ?? guide(named: item.id)
  }

  /// The place of a view in tree order.
  func place(of view: ViewID) -> Int? { places[view.name] }

  private func guide(named name: String) -> Place? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      let guide = ViewGuide(rawValue: String(name[name.index(after: dot)...])),
      let owner = places[String(name[..<dot])]
    else { return nil }
    if guide.isOfScrollViews, views[owner].container?.scrollView == nil { return nil }
    return .guide(guide, of: owner)
  }

  /// The views around another, the innermost first.
  func ancestors(of view: Int) -> some Sequence<Int> {
    sequence(first: view) { superviews[$0] }.dropFirst()
  }

  /// Whether a view stands in another, however deep.
  func isInside(_ view: Int, _ other: Int) -> Bool { ancestors(of: view).contains(other) }

  /// The innermost view that holds two views or is one of them.
  func commonAncestor(_ first: Int, _ second: Int) -> Int {
    var around: Int? = first
    while let current = around {
      if current == second || isInside(second, current) { return current }
      around = superviews[current]
    }
    return 0
  }
}
