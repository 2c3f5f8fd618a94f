/// Where the views of a screen stand along one axis, and how long the content is.
///
/// The axes are settled apart from each other: where nothing settles the heights, the widths may
/// still be known.
package struct AxisPlacement: Hashable, Sendable {
  /// The axis.
  package let axis: Axis
  /// The names of the views in tree order.
  package let ids: [ViewID]
  /// The near edge of each view in the same order: its left or its top one, in points, in the
  /// coordinates of the content.
  package let edges: [Double]
  /// The length of each view in the same order, in points.
  package let lengths: [Double]
  /// The length of the content in points.
  package let contentLength: Double

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
  package init(_ layout: ContentLayout, along axis: Axis) {
    self.init(
      axis, ids: layout.ids, edges: layout.frames.map { $0.min(axis) },
      lengths: layout.frames.map { $0.length(axis) }, contentLength: layout.contentSize[axis])
  }
}

extension ScrolledStack {
  /// Lays the screen out along one axis, whatever is wrong with the other, as ``verdict(_:)`` says.
  ///
  /// - Throws: ``StackError`` if the axis is not determined.
  /// - Complexity: O(n log n) for n views, O(n) where few priorities differ.
  package func placement(along axis: Axis) throws(StackError) -> AxisPlacement {
    guard !tree.hasWrappingTexts else { return try textsFitted.placement(along: axis) }
    do throws(AxisFailure) {
      let result = try settledResult(along: axis)
      return AxisPlacement(
        axis, ids: axes.tree.ids, edges: result.spans.map(\.min),
        lengths: result.spans.map(\.length), contentLength: result.contentLength)
    } catch {
      throw StackError(error, along: axis)
    }
  }
}
