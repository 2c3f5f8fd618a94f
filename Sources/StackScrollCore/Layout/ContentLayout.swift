/// Where every view of a screen stands, and how far the screen scrolls.
///
/// Frames are exact; ``PixelGrid`` rounds them. They are in the coordinates of the content, whose
/// top left corner is the origin wherever the screen is scrolled to.
public struct ContentLayout: Hashable, Sendable {
  /// The views and where they stand, the content view first.
  package var views: FrameList
  /// The content size, the window and the insets.
  public var scroll: ScrollGeometry
  /// The point of the content at the window's top left corner, in range or not.
  public var contentOffset: Point
  /// The direction in which the content grows: its stack's axis, vertical for a leaf.
  package let contentAxis: Axis
  /// What pictures show beside the frames.
  package var content: DrawnContent

  /// Makes the layout of a screen from where its views stand, however that was found.
  package init(_ screen: ScrolledStack, views: FrameList, contentSize: Size) {
    self.views = views
    scroll = ScrollGeometry(screen.scrollView, contentSize: contentSize)
    contentOffset = screen.scrollView.contentOffset
    contentAxis = screen.contentAxis
    content = screen.tree.content
    content.layoutDirection = screen.layoutDirection
  }

  /// Makes the layout of what stands in a scroll view of a window.
  package init(
    views: FrameList, scrollView: ScrollView, contentSize: Size, contentAxis: Axis,
    content: DrawnContent
  ) {
    self.views = views
    scroll = ScrollGeometry(scrollView, contentSize: contentSize)
    contentOffset = scrollView.contentOffset
    self.contentAxis = contentAxis
    self.content = content
  }

  /// The names in tree order: each view before what is inside it, arranged views in order.
  public var ids: [ViewID] { views.ids }
  /// The frames in the same order.
  public var frames: [Rect] { views.frames }
  /// How many views hold each one, in the same order: 0 for the content view.
  package var depths: [Int] { views.depths }
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
  package func mapping(frame: (Rect) -> Rect, size: (Size) -> Size) -> ContentLayout {
    var result = self
    result.views = views.mapping(frame)
    result.scroll.contentSize = size(contentSize)
    result.scroll.bounds = size(scroll.bounds)
    return result
  }
}

/// Where views stand: names and frames in tree order.
public struct FrameList: Hashable, Sendable {
  /// The frames in tree order, all in the coordinates of the outermost view's container.
  public let frames: [Rect]
  private let outline: Outline

  /// The names in tree order: each view before what is inside it, arranged views in order.
  public var ids: [ViewID] { outline.ids }

  /// How many views hold each one, in the same order: 0 for the outermost.
  ///
  /// In tree order that is enough to tell what holds what: what is inside a view follows it, for
  /// as long as the depth is greater.
  package var depths: [Int] { outline.depths }

  /// Makes a list from three arrays of one length, in tree order.
  package init(ids: [ViewID], frames: [Rect], depths: [Int]) {
    self.init(Outline(ids: ids, depths: depths), frames)
  }

  /// Where the views of an outline stand.
  init(_ outline: Outline, _ frames: [Rect]) {
    (self.outline, self.frames) = (outline, frames)
  }

  /// The same views with every frame changed by a function.
  ///
  /// - Complexity: O(n) for n views.
  package func mapping(_ frame: (Rect) -> Rect) -> FrameList {
    FrameList(outline, frames.map(frame))
  }

  /// The frame of a view, or nil if there is none of that name.
  ///
  /// - Complexity: O(n) for n views; for many look-ups use ``framesByID()``.
  public func frame(of id: ViewID) -> Rect? {
    for (name, frame) in zip(ids, frames) where name == id { return frame }
    return nil
  }

  /// The view that a touch at a point is for: the front-most one that contains it, as do all views
  /// around it, none of them hidden; nil if there is none.
  ///
  /// Views that come later stand in front. A view contains its left and top edge, and not the others.
  ///
  /// Source: UIView documentation, `hitTest(_:with:)` and `point(inside:with:)`.
  package func hit(_ point: Point, ignoring hidden: Set<ViewID> = []) -> ViewID? {
    var hit: ViewID?
    var missed = Int.max
    for (place, frame) in frames.enumerated() where depths[place] <= missed {
      let isHit = frame.contains(point) && !hidden.contains(ids[place])
      missed = isHit ? Int.max : depths[place]
      if isHit { hit = ids[place] }
    }
    return hit
  }

  /// The frames by name, for many look-ups.
  ///
  /// - Complexity: O(n) for n views.
  public func framesByID() -> [ViewID: Rect] {
    Dictionary(zip(ids, frames), uniquingKeysWith: { first, _ in first })
  }
}

extension Rect {
  /// Whether a point is inside, the left and the top edge counted.
  package func contains(_ point: Point) -> Bool {
    Axis.allCases.allSatisfy { min($0) <= point[$0] && point[$0] < max($0) }
  }
}
