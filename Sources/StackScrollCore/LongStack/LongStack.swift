/// A screen with one very long stack, ready for edits of single rows.
///
/// Laying a screen out takes time for every view. Here the rows are measured once and kept in a
/// tree that knows what its parts add up to. So appending, hiding or resizing one row, and asking
/// for the content size, the end, or which rows are on screen, takes O(log n) for n rows, whatever
/// the screen's own layout would take. It gives the numbers that ``Screen/layout()`` gives for
/// ``screen``, but for rounding.
///
/// It knows the stacks that lists and feeds are made of: filled along their axis and as long as
/// their rows, and either tied to the window across it or as thick as their thickest row.
public struct LongStack: Sendable {
  /// Why a screen is not such a stack.
  public enum Refusal: Error, Hashable, Sendable {
    /// The content is a leaf.
    case isLeaf
    /// The stack is not filled along its axis, aligns or spaces baselines, its own length is set, or
    /// it is not pinned to the content on all sides.
    case arrangesOtherwise
    /// Gaps, or margins or pins on two sides together, are negative, or the margins are wider than
    /// the stack: there may be less than no room, and rows are stretched then, or nothing holds.
    case leavesNoRoom
    /// A row has no one best length, or its conditions across the stack are more than a length.
    case cannotMeasure(ViewID)
    /// There is no row with the index.
    case noSuchRow(Int, count: Int)
  }

  /// The screen around the rows; those that it holds itself are not looked at.
  let frame: Screen
  let stack: StackView
  private(set) var tree: RowTree

  /// Measures the rows of a screen.
  ///
  /// - Throws: ``Refusal`` if the screen is not one long stack.
  /// - Complexity: O(n) for n views.
  public init(_ screen: Screen) throws(Refusal) {
    guard let stack = screen.content.stack else { throw .isLeaf }
    guard stack.distribution == .fill, !stack.alignment.isBaseline,
      !stack.isBaselineRelativeArrangement,
      screen.content.length(along: stack.axis) == .intrinsic, screen.attachment == .standard
    else { throw .arrangesOtherwise }
    frame = screen
    self.stack = stack
    tree = RowTree([])
    guard stack.spacing >= 0, edgesLeaveRoom else { throw .leavesNoRoom }
    var rows: [Row] = []
    rows.reserveCapacity(stack.arrangedViews.count)
    for view in stack.arrangedViews {
      rows.append(try row(view, customSpacing: stack.customSpacing(after: view.id)))
    }
    tree = RowTree(rows)
  }

  /// How many rows there are, hidden ones counted.
  public var count: Int { tree.count }

  // MARK: Editing

  /// Adds a row at the end.
  public mutating func append(_ view: View) throws(Refusal) {
    try insert(view, at: count)
  }

  /// Puts a row before the one with the index.
  public mutating func insert(_ view: View, at index: Int) throws(Refusal) {
    var steps = 0
    try insert(view, at: index, steps: &steps)
  }

  /// Takes a row out, and with it the custom spacing after it.
  @discardableResult
  public mutating func remove(at index: Int) throws(Refusal) -> View {
    var steps = 0
    return try remove(at: index, steps: &steps).view
  }

  /// Moves a row to an index, counted without the row; its custom spacing moves along.
  public mutating func move(from index: Int, to target: Int) throws(Refusal) {
    guard (0..<count).contains(target) else { throw .noSuchRow(target, count: count) }
    var steps = 0
    let row = try remove(at: index, steps: &steps)
    tree.insert(row, at: target, steps: &steps)
  }

  /// Puts another view in the place of a row: a row that is resized, hidden or shown.
  public mutating func replace(at index: Int, with view: View) throws(Refusal) {
    var steps = 0
    try replace(at: index, with: view, steps: &steps)
  }

  /// Hides or shows a row.
  public mutating func setHidden(_ isHidden: Bool, at index: Int) throws(Refusal) {
    var steps = 0
    let view = try row(at: index, steps: &steps).row.view
    try replace(at: index, with: view.hidden(isHidden), steps: &steps)
  }

  /// Sets the gap after a row, or nil for the stack's spacing.
  public mutating func setCustomSpacing(_ spacing: Double?, after index: Int) throws(Refusal) {
    var steps = 0
    let view = try row(at: index, steps: &steps).row.view
    tree.replace(at: index, with: try row(view, customSpacing: spacing), steps: &steps)
  }

  mutating func insert(_ view: View, at index: Int, steps: inout Int) throws(Refusal) {
    guard (0...count).contains(index) else { throw .noSuchRow(index, count: count) }
    tree.insert(try row(view, customSpacing: nil), at: index, steps: &steps)
  }

  mutating func remove(at index: Int, steps: inout Int) throws(Refusal) -> Row {
    let row = try row(at: index, steps: &steps).row
    tree.remove(at: index, steps: &steps)
    return row
  }

  mutating func replace(at index: Int, with view: View, steps: inout Int) throws(Refusal) {
    let old = try row(at: index, steps: &steps).row
    tree.replace(at: index, with: try row(view, customSpacing: old.customSpacing), steps: &steps)
  }

  // MARK: Asking

  /// The size of the content in points.
  ///
  /// - Complexity: O(1).
  public var contentSize: Size {
    let pins = frame.resolvedPins
    let length = rowsLength + margins.near(stack.axis) + margins.far(stack.axis)
    let inner = Size(main: length, cross: thickness, axis: stack.axis)
    return Size(
      width: inner.width + pins.left + pins.right, height: inner.height + pins.top + pins.bottom)
  }

  /// How far the content can be moved.
  public var scroll: ScrollGeometry { ScrollGeometry(frame.scrollView, contentSize: contentSize) }

  /// The offset that shows the end of the content along the stack.
  public var offsetToEnd: Point {
    var offset = frame.scrollView.contentOffset
    offset[stack.axis] = scroll.offsetRange(stack.axis).upperBound
    return offset
  }

  /// Where a row stands along the stack, in the coordinates of the content.
  ///
  /// - Complexity: O(log n) for n rows.
  public func span(at index: Int) throws(Refusal) -> ClosedRange<Double> {
    var steps = 0
    return try span(at: index, steps: &steps)
  }

  /// The rows of which some part is in the window at an offset: from the first to the last of them.
  ///
  /// Rows in order do not overlap unless a gap is negative, so there the answer may hold rows that
  /// are hidden behind others. Rows that are hidden count if they stand between others.
  ///
  /// - Complexity: O(log n) for n rows.
  public func visibleRows(at offset: Point) -> Range<Int> {
    var steps = 0
    return visibleRows(at: offset, steps: &steps)
  }

  /// The screen with the rows as they are now.
  ///
  /// - Throws: ``ScreenError`` if a row that was added is not well formed, or has a name that is
  ///   taken.
  /// - Complexity: O(n) for n views.
  public var screen: Screen {
    get throws(ScreenError) {
      var stack = stack
      let rows = tree.rows
      stack.arrangedViews = rows.map(\.view)
      for id in stack.customSpacings.keys.sorted() { stack.setCustomSpacing(nil, after: id) }
      for row in rows { stack.setCustomSpacing(row.customSpacing, after: row.view.id) }
      let content = frame.content
      return try frame.with(
        content: View(
          content.id, width: content.width, height: content.height, stack: stack,
          isHidden: content.isHidden))
    }
  }

  func span(at index: Int, steps: inout Int) throws(Refusal) -> ClosedRange<Double> {
    let (row, before) = try row(at: index, steps: &steps)
    let near = row.view.isHidden ? placeOfHidden(after: before) : before.next
    let start = edge + (isMirrored ? rowsLength - near - row.length : near)
    return start...(start + row.length)
  }

  /// Where a hidden row stands: in the middle of the gap it is in, or at an end.
  private func placeOfHidden(after before: Sum) -> Double {
    let isLast = before.visibleCount == tree.sum.visibleCount
    return isLast ? before.length : (before.length + before.next) / 2
  }

  func visibleRows(at offset: Point, steps: inout Int) -> Range<Int> {
    let window = frame.scrollView.size[stack.axis]
    var near = offset[stack.axis] - edge
    if isMirrored { near = rowsLength - near - window }
    let first = tree.prefix(steps: &steps) { before, row in
      (row.view.isHidden ? before.length : before.next) + row.length <= near
    }
    let end = tree.prefix(steps: &steps) { before, _ in before.next < near + window }
    return first..<max(first, end)
  }
}
