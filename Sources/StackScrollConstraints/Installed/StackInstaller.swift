import StackScrollCore

/// Writes down what one stack view installs, a concern at a time.
///
/// Source: observed on the class: the constraints it prints, their identifiers and priorities.
struct StackInstaller {
  typealias Member = StackArrangement.Member

  let arrangement: StackArrangement
  /// The members that show, in order.
  let visible: [Member]
  /// What the views are arranged in: the stack view, or the guide inside its margins.
  private(set) var canvas: LayoutItem
  private(set) var constraints: [Constraint] = []
  var names: ItemNames

  init(_ arrangement: StackArrangement, names: ItemNames) {
    self.arrangement = arrangement
    self.names = names
    visible = arrangement.members.filter { !$0.isHidden }
    canvas = arrangement.stack
  }

  var settings: StackView { arrangement.settings }
  /// The axis along which views follow each other.
  var axis: Axis { settings.axis }

  /// A stack view without arranged views installs nothing; its margins do not count either.
  mutating func install() {
    if !arrangement.members.isEmpty {
      connectMargins()
      connectAlong()
      space()
      distribute()
      align()
      hide()
    }
    let isEmpty = arrangement.members.isEmpty
    if isEmpty ? arrangement.emptyStack == .fitsZero : visible.isEmpty { fitNothing() }
  }

  /// Stack views that show nothing are no longer than their margins; whether that is so of one that
  /// arranges nothing is a policy.
  private mutating func fitNothing() {
    for axis in Axis.allCases {
      add(.emptyFit, canvas[axis.length], priority: InstalledPriority.emptyFit)
    }
  }

  /// The views are arranged inside the margins, and these keep clear of the safe area.
  private mutating func connectMargins() {
    guard settings.isLayoutMarginsRelativeArrangement else { return }
    let stack = arrangement.stack
    canvas = names.item("\(stack.id).layoutMarginsGuide", className: "UILayoutGuide")
    let margins = settings.layoutMargins
    let isKeptClear = settings.insetsLayoutMarginsFromSafeArea
    let safeArea = isKeptClear ? settings.safeAreaInsets : .zero
    let isMirrored = arrangement.layoutDirection == .rightToLeft
    let leading = margins.leading + (isMirrored ? safeArea.right : safeArea.left)
    let trailing = margins.trailing + (isMirrored ? safeArea.left : safeArea.right)
    add(.leadingMargin, canvas[.leading], stack[.leading], constant: leading)
    add(.trailingMargin, stack[.trailing], canvas[.trailing], constant: trailing)
    add(.topMargin, canvas[.top], stack[.top], constant: margins.top + safeArea.top)
    add(.bottomMargin, stack[.bottom], canvas[.bottom], constant: margins.bottom + safeArea.bottom)
  }

  /// The first and the last view stand at the ends.
  private mutating func connectAlong() {
    guard let first = visible.first, let last = visible.last else { return }
    add(.canvasConnection, canvas[axis.near], first.item[axis.near])
    add(.canvasConnection, last.item[axis.far], canvas[axis.far])
  }

  mutating func add(
    _ identifier: InstalledIdentifier, _ first: Anchor,
    _ relation: Constraint.Relation = .equal, _ second: Anchor? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required
  ) {
    constraints.append(
      Constraint(
        first, relation, second, multiplier: multiplier, constant: constant, priority: priority,
        identifier: identifier.rawValue,
        origin: .stackView(ViewID(arrangement.stack.id))))
  }

  mutating func add(
    _ identifier: InstalledIdentifier, _ first: Anchor, _ second: Anchor, constant: Double = 0,
    priority: LayoutPriority = .required
  ) {
    add(identifier, first, .equal, second, constant: constant, priority: priority)
  }
}
