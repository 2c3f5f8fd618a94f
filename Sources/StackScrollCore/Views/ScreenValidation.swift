/// The checks a description passes before it is a ``Screen``.
enum ScreenValidation {
  /// Checks the window: finite numbers, a size that is not negative.
  static func check(_ scrollView: ScrollView) throws(ScreenError) {
    let size = scrollView.size
    let inset = scrollView.contentInset
    let safeArea = scrollView.safeAreaInsets
    let offset = scrollView.contentOffset
    try length(size.width, Place(.scrollView, .width))
    try length(size.height, Place(.scrollView, .height))
    try number(inset.top, Place(.scrollView, .contentInsetTop))
    try number(inset.left, Place(.scrollView, .contentInsetLeft))
    try number(inset.bottom, Place(.scrollView, .contentInsetBottom))
    try number(inset.right, Place(.scrollView, .contentInsetRight))
    try number(safeArea.top, Place(.scrollView, .safeAreaTop))
    try number(safeArea.left, Place(.scrollView, .safeAreaLeft))
    try number(safeArea.bottom, Place(.scrollView, .safeAreaBottom))
    try number(safeArea.right, Place(.scrollView, .safeAreaRight))
    try number(offset.x, Place(.scrollView, .contentOffsetX))
    try number(offset.y, Place(.scrollView, .contentOffsetY))
  }

  /// Checks the distances between the content and its view.
  static func check(_ pins: DirectionalEdgeInsets) throws(ScreenError) {
    try number(pins.top, Place(.screen, .pinsTop))
    try number(pins.leading, Place(.screen, .pinsLeading))
    try number(pins.bottom, Place(.screen, .pinsBottom))
    try number(pins.trailing, Place(.screen, .pinsTrailing))
  }

  /// Checks the views: size of the tree, names, numbers, in tree order.
  ///
  /// - Parameter guideSize: what fractions refer to, if there is a scroll view.
  /// - Complexity: O(n) for n views.
  static func check(_ content: View, guideSize: Size?) throws(ScreenError) {
    try extent(of: content)
    var names: Set<ViewID> = []
    for (position, node) in ViewTree(content).nodes.enumerated() {
      if node.id.name.isEmpty { throw .emptyID(position: position) }
      guard names.insert(node.id).inserted else { throw .duplicateID(node.id) }
      for axis in Axis.allCases {
        try lengths(of: node, along: axis, guideLength: guideSize?[axis])
      }
      if case .stack(let stack) = node.kind {
        try number(stack.spacing, Place(.view(node.id), .spacing))
      }
    }
  }

  private static func extent(of view: View) throws(ScreenError) {
    if view.extent.levels > Screen.Limits.maximumNesting {
      throw .nestedTooDeeply(view.id, limit: Screen.Limits.maximumNesting)
    }
    if view.extent.views > Screen.Limits.maximumViews {
      throw .tooManyViews(view.id, limit: Screen.Limits.maximumViews)
    }
  }

  private static func lengths(
    of node: ViewTree.Node, along axis: Axis, guideLength: Double?
  ) throws(ScreenError) {
    let place = Place(.view(node.id), axis == .horizontal ? .width : .height)
    switch node.length(along: axis) {
    case .intrinsic: break
    case .constant(let value): try length(value, place)
    case .fraction(let share, of: _):
      try length(share, place)
      if let guideLength { try length(share * guideLength, place) }
    }
    guard case .leaf(let intrinsic) = node.kind, let own = intrinsic[axis] else { return }
    try length(own, Place(.view(node.id), axis == .horizontal ? .intrinsicWidth : .intrinsicHeight))
  }

  /// Checks a number that may be negative.
  static func number(_ value: Double, _ place: Place) throws(ScreenError) {
    guard value.isFinite else { throw .notFinite(place, value) }
    guard value.magnitude <= Screen.Limits.magnitude else {
      throw .outOfRange(place, value, limit: Screen.Limits.magnitude)
    }
  }

  /// Checks a number that may not be negative.
  static func length(_ value: Double, _ place: Place) throws(ScreenError) {
    guard value.isFinite else { throw .notFinite(place, value) }
    guard value >= 0 else { throw .negative(place, value) }
    try number(value, place)
  }
}
