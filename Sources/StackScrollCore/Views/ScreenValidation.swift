/// The checks a description passes before it is a ``ScrolledStack``.
package enum ScreenValidation {
  /// Checks a scroll view: finite numbers, a size that is not negative.
  package static func check(
    _ scrollView: ScrollView, _ subject: ErrorLocation.Subject = .scrollView
  ) throws(ScreenError) {
    let size = scrollView.size
    let inset = scrollView.contentInset
    let safeArea = scrollView.safeAreaInsets
    let offset = scrollView.contentOffset
    try length(size.width, ErrorLocation(subject, .width))
    try length(size.height, ErrorLocation(subject, .height))
    try number(inset.top, ErrorLocation(subject, .contentInsetTop))
    try number(inset.left, ErrorLocation(subject, .contentInsetLeft))
    try number(inset.bottom, ErrorLocation(subject, .contentInsetBottom))
    try number(inset.right, ErrorLocation(subject, .contentInsetRight))
    try number(safeArea.top, ErrorLocation(subject, .safeAreaTop))
    try number(safeArea.left, ErrorLocation(subject, .safeAreaLeft))
    try number(safeArea.bottom, ErrorLocation(subject, .safeAreaBottom))
    try number(safeArea.right, ErrorLocation(subject, .safeAreaRight))
    try number(offset.x, ErrorLocation(subject, .contentOffsetX))
    try number(offset.y, ErrorLocation(subject, .contentOffsetY))
  }

  /// Checks the size of a window and how far bars and a keyboard cover it.
  package static func checkWindow(
    _ size: Size, safeAreaInsets area: EdgeInsets, keyboardHeight: Double,
    _ priorities: AxisPriorities
  ) throws(ScreenError) {
    try length(size.width, ErrorLocation(.window, .width))
    try length(size.height, ErrorLocation(.window, .height))
    try number(area.top, ErrorLocation(.window, .safeAreaTop))
    try number(area.left, ErrorLocation(.window, .safeAreaLeft))
    try number(area.bottom, ErrorLocation(.window, .safeAreaBottom))
    try number(area.right, ErrorLocation(.window, .safeAreaRight))
    try length(keyboardHeight, ErrorLocation(.window, .keyboardHeight))
    try priority(priorities.horizontal, ErrorLocation(.window, .fittingPriorities))
    try priority(priorities.vertical, ErrorLocation(.window, .fittingPriorities))
  }

  /// Checks the distances between the content and its view.
  static func check(_ pins: DirectionalEdgeInsets) throws(ScreenError) {
    try number(pins.top, ErrorLocation(.screen, .pinsTop))
    try number(pins.leading, ErrorLocation(.screen, .pinsLeading))
    try number(pins.bottom, ErrorLocation(.screen, .pinsBottom))
    try number(pins.trailing, ErrorLocation(.screen, .pinsTrailing))
  }

  /// Checks the lengths that the content itself is required to have.
  static func check(_ attachment: ContentAttachment, frame: Size) throws(ScreenError) {
    for axis in Axis.allCases {
      guard let value = attachment.contentLength(along: axis, frame: frame[axis]) else { continue }
      try length(
        value, ErrorLocation(.screen, axis == .horizontal ? .contentWidth : .contentHeight))
    }
  }

  /// Checks the views: size of the tree, names, numbers, in tree order.
  ///
  /// - Parameters:
  ///   - guideSize: what fractions refer to, if that is known beforehand.
  ///   - isWindow: whether constraints lay the views out, so that there may be containers.
  /// - Complexity: O(n) for n views.
  package static func check(
    _ content: View, guideSize: Size?, isWindow: Bool = false
  ) throws(ScreenError) {
    try checkExtent(of: content)
    var names = NumberedNames(capacity: content.extent.views)
    try withUnsafePointer(to: content) { view throws(ScreenError) in
      try check(view, 1, &names, guideSize, isWindow: isWindow)
    }
  }

  /// Checks views that stand one after the other in memory.
  ///
  /// They are read through a pointer, since copies would cost as much as all of the checks.
  private static func check(
    _ views: UnsafePointer<View>, _ count: Int, _ names: inout NumberedNames, _ guideSize: Size?,
    isWindow: Bool
  ) throws(ScreenError) {
    for place in 0..<count {
      let view = views + place
      let id = view.pointee.id
      if id.name.isEmpty { throw .emptyID(position: names.count) }
      guard names.insert(id.name).isNew else { throw .duplicateID(id) }
      try checkLengths(of: view, guideSize)
      let inside: [View]
      switch view.pointee.holder {
      case nil:
        if view.pointee.own.hasText { try checkText(of: view.pointee) }
        try checkLeaf(view, isHeldAsUsual: view.pointee.own.isHeldAsUsual)
        continue
      case .stack(let stack):
        try check(stack, of: id)
        if isWindow, stack.safeAreaInsets != .zero {
          throw .givenByLayout(ErrorLocation(.view(id), .safeAreaInsets))
        }
        inside = stack.arrangedViews
      case .container(let container):
        guard isWindow else { throw .containerInScreen(id) }
        try check(container, of: id)
        inside = container.subviews
      }
      try inside.withUnsafeBufferPointer { views throws(ScreenError) in
        guard let first = views.baseAddress else { return }
        try check(first, views.count, &names, guideSize, isWindow: isWindow)
      }
    }
  }

  static func checkExtent(of view: View) throws(ScreenError) {
    if view.extent.levels > ScreenLimits.maximumNesting {
      throw .nestedTooDeeply(view.id, limit: ScreenLimits.maximumNesting)
    }
    if view.extent.views > ScreenLimits.maximumViews {
      throw .tooManyViews(view.id, limit: ScreenLimits.maximumViews)
    }
  }

  /// Checks what the width and the height of a view are tied to.
  @inline(__always)
  static func checkLengths(
    of view: UnsafePointer<View>, _ guideSize: Size?
  ) throws(ScreenError) {
    if !view.pointee.width.isIntrinsic {
      try check(view.pointee.width, of: view.pointee.id, along: .horizontal, guideSize)
    }
    if !view.pointee.height.isIntrinsic {
      try check(view.pointee.height, of: view.pointee.id, along: .vertical, guideSize)
    }
  }

  /// What is wrong with the names of views, in tree order: an empty one, or one that was met before.
  ///
  /// - Complexity: O(n) for n names.
  static func faultyName(among ids: [ViewID]) -> ScreenError? {
    guard let place = NumberedNames.firstFault(among: ids) else { return nil }
    return ids[place].name.isEmpty ? .emptyID(position: place) : .duplicateID(ids[place])
  }

  /// Checks what a length is tied to.
  package static func check(
    _ length: Length, of id: ViewID, along axis: Axis, _ guideSize: Size?
  ) throws(ScreenError) {
    let property = axis == .horizontal ? ErrorLocation.Property.width : .height
    if let only = length.only { return try check(only, of: id, property, guideSize?[axis]) }
    for constraint in length.constraints {
      try check(constraint, of: id, property, guideSize?[axis])
    }
  }

  private static func check(
    _ constraint: LengthConstraint, of id: ViewID, _ property: ErrorLocation.Property,
    _ guideLength: Double?
  ) throws(ScreenError) {
    var place: ErrorLocation { ErrorLocation(.view(id), property) }
    try priority(constraint.priority, place)
    switch constraint.target {
    case .constant(let value): try length(value, place)
    case .ratio(let factor): try length(factor, place)
    case .fraction(let share, of: _):
      try length(share, place)
      if let guideLength { try length(share * guideLength, place) }
    }
  }

  /// Checks the numbers of a leaf, which is read in place.
  @inline(__always)
  static func checkLeaf(
    _ view: UnsafePointer<View>, isHeldAsUsual: Bool
  ) throws(ScreenError) {
    var id: ViewID { view.pointee.id }
    if let width = view.pointee.own.size.width {
      try length(width, ErrorLocation(.view(id), .intrinsicWidth))
    }
    if let height = view.pointee.own.size.height {
      try length(height, ErrorLocation(.view(id), .intrinsicHeight))
    }
    if !isHeldAsUsual {
      try check(view.pointee.own.hugging, view.pointee.own.compressionResistance, of: id)
    }
    guard let baselines = view.pointee.own.givenBaselines else { return }
    try check(baselines, of: id)
  }

  private static func check(
    _ hugging: AxisPriorities, _ resistance: AxisPriorities, of id: ViewID
  ) throws(ScreenError) {
    try priority(hugging.horizontal, ErrorLocation(.view(id), .hugging))
    try priority(resistance.horizontal, ErrorLocation(.view(id), .compressionResistance))
    try priority(hugging.vertical, ErrorLocation(.view(id), .hugging))
    try priority(resistance.vertical, ErrorLocation(.view(id), .compressionResistance))
  }

  private static func check(_ baselines: Baselines, of id: ViewID) throws(ScreenError) {
    try number(baselines.first, ErrorLocation(.view(id), .firstBaseline))
    try number(baselines.last, ErrorLocation(.view(id), .lastBaseline))
  }

  /// Checks the text of a leaf and the size that it gives.
  static func checkText(of view: View) throws(ScreenError) {
    guard let text = view.own.text else { return }
    try check(text, of: view.id)
    let size = view.own.intrinsic
    if let width = size.width { try length(width, ErrorLocation(.view(view.id), .intrinsicWidth)) }
    if let height = size.height {
      try length(height, ErrorLocation(.view(view.id), .intrinsicHeight))
    }
  }

  private static func check(_ text: LabelText, of id: ViewID) throws(ScreenError) {
    guard text.string?.utf8.count ?? 0 <= ScreenLimits.textLength else {
      throw .textTooLong(id, limit: ScreenLimits.textLength)
    }
    if let font = text.font { try length(font.pointSize(), ErrorLocation(.view(id), .pointSize)) }
    for word in text.words { try length(word, ErrorLocation(.view(id), .textWords)) }
    try length(text.space, ErrorLocation(.view(id), .textSpace))
    try length(text.lineHeight, ErrorLocation(.view(id), .textLineHeight))
    try length(Double(text.numberOfLines), ErrorLocation(.view(id), .numberOfLines))
    if let width = text.preferredMaxLayoutWidth {
      try length(width, ErrorLocation(.view(id), .preferredMaxLayoutWidth))
    }
  }

  static func check(_ container: Container, of id: ViewID) throws(ScreenError) {
    let margins = container.layoutMargins
    for value in [margins.top, margins.leading, margins.bottom, margins.trailing] {
      try number(value, ErrorLocation(.view(id), .layoutMargins))
    }
    guard let scrollView = container.scrollView else { return }
    try check(scrollView, .view(id))
    if scrollView.size != .zero { throw .givenByLayout(ErrorLocation(.view(id), .size)) }
    if scrollView.safeAreaInsets != .zero {
      throw .givenByLayout(ErrorLocation(.view(id), .safeAreaInsets))
    }
  }

  static func check(_ stack: StackView, of id: ViewID) throws(ScreenError) {
    try number(stack.spacing, ErrorLocation(.view(id), .spacing))
    let limits = -ScreenLimits.magnitude...ScreenLimits.magnitude
    if !stack.customSpacings.values.allSatisfy(limits.contains) {
      for view in stack.customSpacings.keys.sorted() {
        guard let spacing = stack.customSpacing(after: view) else { continue }
        try number(spacing, ErrorLocation(.view(id), .customSpacing))
      }
    }
    let margins = stack.layoutMargins
    for value in [margins.top, margins.leading, margins.bottom, margins.trailing] {
      try number(value, ErrorLocation(.view(id), .layoutMargins))
    }
    let area = stack.safeAreaInsets
    for value in [area.top, area.left, area.bottom, area.right] {
      try number(value, ErrorLocation(.view(id), .safeAreaInsets))
    }
    if stack.alignment.isBaseline, stack.axis == .vertical { throw .baselinesInColumn(id) }
  }

  @inline(__always)
  private static func priority(
    _ value: LayoutPriority, _ place: @autoclosure () -> ErrorLocation
  ) throws(ScreenError) {
    guard LayoutPriority.allowed.contains(value.rawValue) else {
      throw .priorityOutOfRange(place(), value.rawValue)
    }
  }

  /// Checks a number that may be negative.
  @inline(__always)
  package static func number(
    _ value: Double, _ place: @autoclosure () -> ErrorLocation
  ) throws(ScreenError) {
    guard value.magnitude <= ScreenLimits.magnitude else {
      throw value.isFinite
        ? .outOfRange(place(), value, limit: ScreenLimits.magnitude) : .notFinite(place(), value)
    }
  }

  /// Checks a number that may not be negative.
  @inline(__always)
  package static func length(
    _ value: Double, _ place: @autoclosure () -> ErrorLocation
  ) throws(ScreenError) {
    guard value >= 0, value <= ScreenLimits.magnitude else {
      if value.isFinite, value < 0 { throw .negative(place(), value) }
      return try number(value, place())
    }
  }
}
