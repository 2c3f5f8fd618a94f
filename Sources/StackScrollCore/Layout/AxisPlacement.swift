/// Where the views of a screen stand along one axis, and how long the content is.
///
/// The axes are settled apart from each other: where nothing settles the heights, the widths may
/// still be known.
public struct AxisPlacement: Hashable, Sendable {
  /// The axis.
  public let axis: Axis
  /// The names of the views in tree order.
  public let ids: [ViewID]
  /// The near edge of each view in the same order: its left or its top one, in points, in the
  /// coordinates of the content.
  public let edges: [Double]
  /// The length of each view in the same order, in points.
  public let lengths: [Double]
  /// The length of the content in points.
  public let contentLength: Double

  /// Makes a placement from arrays of one length, in tree order.
  package init(
    _ axis: Axis, ids: [ViewID], edges: [Double], lengths: [Double], contentLength: Double
  ) {
    self.axis = axis
    self.ids = ids
    self.edges = edges
    self.lengths = lengths
    self.contentLength = contentLength
  }

  /// The part of a layout that belongs to an axis.
  package init(_ layout: Layout, along axis: Axis) {
    self.init(
      axis, ids: layout.ids, edges: layout.frames.map { $0.min(axis) },
      lengths: layout.frames.map { $0.length(axis) }, contentLength: layout.contentSize[axis])
  }
}

extension Screen {
  /// Lays the screen out along one axis, whatever is wrong with the other, as ``verdict(_:)`` says.
  ///
  /// - Throws: ``LayoutError`` if the axis is not determined.
  /// - Complexity: O(n log n) for n views, O(n) where few priorities differ.
  public func placement(along axis: Axis) throws(LayoutError) -> AxisPlacement {
    guard !tree.hasWrappingTexts else { return try textsFitted.placement(along: axis) }
    do throws(AxisFailure) {
      let result = try settledResult(along: axis)
      return AxisPlacement(
        axis, ids: axes.tree.ids, edges: result.spans.map(\.min),
        lengths: result.spans.map(\.length), contentLength: result.contentLength)
    } catch {
      throw LayoutError(error, along: axis)
    }
  }
}
