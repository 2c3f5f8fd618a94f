/// How the content view hangs in the scroll view: what each of its edges is pinned to.
///
/// Constraints between a scroll view and its content reach different things. Edges reach the
/// content area, and so make its size; widths, heights and centres reach the frame, and leave the
/// content area open. Both layout guides say the same in the open. On each axis three things are
/// unknown, the content's length and the view's position and length, so three conditions are needed.
///
/// The distances themselves are ``ScrolledStack/pins``.
///
/// Source: Auto Layout Guide, Working with Scroll Views; UIScrollView documentation,
/// `contentLayoutGuide` and `frameLayoutGuide`.
public struct ContentAttachment: Hashable, Sendable {
  /// What an edge of the content view is pinned to.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The same edge of the content, at the pin's distance.
    case contentLayoutGuide
    /// The same edge of the content, at the pin's distance or more.
    case contentLayoutGuideAtLeast
    /// The same edge of the frame, at the pin's distance: the view stays where it is while the
    /// content scrolls.
    case frameLayoutGuide
    /// Nothing: a view that is only centred, or whose pin was forgotten.
    case nothing
  }

  /// A length of the content layout guide itself.
  public enum GuideLength: Hashable, Sendable {
    /// A number of points.
    case constant(Double)
    /// A share of the frame's length on the same axis.
    case fractionOfFrame(Double)
  }

  /// The edges.
  public var top: Edge, leading: Edge, bottom: Edge, trailing: Edge
  /// The width that the content itself is required to have, if any.
  public var contentWidth: GuideLength?
  /// The height that the content itself is required to have, if any.
  public var contentHeight: GuideLength?

  /// Makes an attachment; what is left out is pinned to the content.
  public init(
    top: Edge = .contentLayoutGuide, leading: Edge = .contentLayoutGuide,
    bottom: Edge = .contentLayoutGuide, trailing: Edge = .contentLayoutGuide,
    contentWidth: GuideLength? = nil, contentHeight: GuideLength? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
    self.contentWidth = contentWidth
    self.contentHeight = contentHeight
  }

  /// All four edges pinned to the content, whose size is left to them.
  public static let standard = ContentAttachment()

  /// The length that the content itself is required to have.
  func contentLength(along axis: Axis, frame: Double) -> Double? {
    switch axis == .horizontal ? contentWidth : contentHeight {
    case .constant(let points)?: points
    case .fractionOfFrame(let share)?: share * frame
    case nil: nil
    }
  }
}
