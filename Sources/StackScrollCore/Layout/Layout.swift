/// Where every view of a screen stands, and how far the screen scrolls.
///
/// Frames are exact; ``PixelGrid`` rounds them. They are in the coordinates of the content, whose
/// top left corner is the origin wherever the screen is scrolled to.
public struct Layout: Hashable, Sendable {
  /// The views and where they stand, the content view first.
  public var views: FrameList
  /// The content size, the window and the insets.
  public var scroll: ScrollGeometry
  /// The point of the content at the window's top left corner, in range or not.
  public var contentOffset: Point
  /// The direction in which the content grows: its stack's axis, vertical for a leaf.
  public let contentAxis: Axis

  /// Makes the layout of a screen from where its views stand, however that was found.
  public init(_ screen: Screen, views: FrameList, contentSize: Size) {
    self.views = views
    scroll = ScrollGeometry(screen.scrollView, contentSize: contentSize)
    contentOffset = screen.scrollView.contentOffset
    contentAxis = screen.contentAxis
  }

  /// The names in tree order: each view before what is inside it, arranged views in order.
  public var ids: [ViewID] { views.ids }
  /// The frames in the same order.
  public var frames: [Rect] { views.frames }
  /// How many views hold each one, in the same order: 0 for the content view.
  public var depths: [Int] { views.depths }
  /// The size of the content in points: the content view and the space around it.
  public var contentSize: Size { scroll.contentSize }

  /// The frame of a view, or nil if there is none of that name.
  ///
  /// - Complexity: O(n) for n views; for many look-ups use ``framesByID()``.
  public func frame(of id: ViewID) -> Rect? { views.frame(of: id) }

  /// The frames by name, for many look-ups.
  ///
  /// - Complexity: O(n) for n views.
  public func framesByID() -> [ViewID: Rect] { views.framesByID() }

  /// Whether an axis has more than one offset to rest at.
  public func scrolls(_ axis: Axis, tolerance: Tolerance = .standard) -> Bool {
    scroll.scrolls(axis, tolerance: tolerance)
  }

  /// The offsets an axis can rest at, in points.
  public func offsetRange(_ axis: Axis) -> ClosedRange<Double> {
    scroll.offsetRange(axis)
  }

  /// The same layout with every frame changed by one function, and the sizes by another.
  ///
  /// The insets and the offset stay as they were.
  ///
  /// - Complexity: O(n) for n views.
  public func mapping(frame: (Rect) -> Rect, size: (Size) -> Size) -> Layout {
    var result = self
    result.views = views.mapping(frame)
    result.scroll.contentSize = size(contentSize)
    result.scroll.bounds = size(scroll.bounds)
    return result
  }
}
