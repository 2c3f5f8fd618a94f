import StackScrollCore

/// Where every view of a window stands, and how far its scroll views scroll.
///
/// Frames are exact; `PixelGrid` rounds them. They are in the coordinates of the window, each scroll
/// view at its content offset.
public struct Layout: Hashable, Sendable {
  private var views: FrameList
  /// What stands in each scroll view, in tree order.
  private var contents: [Content] = []
  /// The names of the hidden views, in tree order.
  private let hidden: [ViewID]
  /// How far views reach out of the safe area and how wide their margins are, in tree order.
  private var insets: LayoutInsets
  /// What a keyboard covers of the window; nil if there is none.
  package let keyboard: Rect?
  /// The texts as they were measured, by name.
  var texts: [ViewID: LabelText] = [:] {
    didSet {
      drawn = drawn.measured(texts)
      for place in contents.indices { contents[place].layout.content = drawn }
    }
  }
  /// What pictures show beside the frames.
  private var drawn: DrawnContent

  /// What stands in a scroll view.
  private struct Content: Hashable {
    let scrollView: ViewID
    var layout: ContentLayout
  }

  /// The names in tree order: the root, and each view before what is inside it.
  public var ids: [ViewID] { views.ids }
  /// The frames in the same order.
  public var frames: [Rect] { views.frames }
  /// How many views hold each one, in the same order: 0 for the root.
  package var depths: [Int] { views.depths }

  /// The frame of a view, or nil if there is none of that name.
  ///
  /// - Complexity: O(n) for n views; for many look-ups use ``framesByID()``.
  public func frame(of id: ViewID) -> Rect? { views.frame(of: id) }

  /// The frames by name, for many look-ups.
  ///
  /// - Complexity: O(n) for n views.
  public func framesByID() -> [ViewID: Rect] { views.framesByID() }

  /// What stands in a scroll view, in the coordinates of its content, and how far that scrolls; nil
  /// if there is no scroll view of that name.
  ///
  /// - Complexity: O(n) for n scroll views.
  public func content(of scrollView: ViewID) -> ContentLayout? {
    contents.first { $0.scrollView == scrollView }?.layout
  }

  /// What stands in the first scroll view in tree order, which is the one that edits without a name are of;
  /// of a screen without scroll views all of it, which does not scroll.
  public var content: ContentLayout { contents.first?.layout ?? whole }

  /// The size of what stands in the first scroll view, in points.
  public var contentSize: Size { content.contentSize }

  /// Whether the first scroll view has more than one offset to rest at along an axis.
  public func scrolls(_ axis: Axis, tolerance: Tolerance = .standard) -> Bool {
    content.scrolls(axis, tolerance: tolerance)
  }

  /// The offsets at which the first scroll view can rest along an axis, in points.
  public func offsetRange(_ axis: Axis) -> ClosedRange<Double> { content.offsetRange(axis) }

  /// The offset that shows the end of what stands in the first scroll view, along the axis of its stack.
  public var offsetToEnd: Point { content.offsetToEnd }

  /// The window as if it were the content of a scroll view that it fills: every view, wherever its
  /// scroll views are scrolled to.
  package var whole: ContentLayout {
    let size = frames.first?.size ?? .zero
    return ContentLayout(
      views: views, scrollView: ScrollView(size: size), contentSize: size, contentAxis: .vertical,
      content: drawn)
  }

  /// Whether the screen is one scroll view, and has no other.
  package var isOneScrollView: Bool {
    contents.count == 1 && ids.first == contents[0].scrollView
  }

  /// What a picture shows: the content of a screen that is one scroll view, or all views of another.
  package var seen: ContentLayout { isOneScrollView ? content : whole }

  /// The scroll views, in tree order.
  public var scrollViews: [ViewID] { contents.map(\.scrollView) }

  /// The text of a view as it was measured; nil if there is no text of that name.
  public func text(of id: ViewID) -> LabelText? { texts[id] }

  /// Whether a text has no room for all of its lines, whatever its widths are within their error; nil
  /// if there is no text of that name.
  ///
  /// - Complexity: O(n) for n views and words.
  public func isTextCut(_ id: ViewID) -> Bool? {
    guard let text = texts[id], let size = frame(of: id)?.size else { return nil }
    let least = text.leastSize(fitting: size.width)
    return Axis.allCases.contains { Self.tolerance.isGreater(least[$0], than: size[$0]) }
  }

  /// Far above what the solver loses, far below a pixel.
  private static let tolerance = Tolerance(absolute: 1e-6)

  /// How far a view reaches out of the safe area on each side; nil if there is none of that name.
  ///
  /// - Complexity: O(n) for n views.
  public func safeAreaInsets(of id: ViewID) -> EdgeInsets? { insets(of: id)?.safeArea }

  /// How far the margins of a view are from its edges, the part of the safe area counted; nil if
  /// there is none of that name.
  ///
  /// - Complexity: O(n) for n views.
  public func layoutMargins(of id: ViewID) -> EdgeInsets? { insets(of: id)?.margins }

  private func insets(of id: ViewID) -> ViewInsets? {
    ids.firstIndex(of: id).map { insets.all[$0] }
  }

  /// The safe area and the margins of the views by name, for many look-ups.
  ///
  /// - Complexity: O(n) for n views.
  package func insetsByID() -> [ViewID: ViewInsets] {
    Dictionary(zip(ids, insets.all)) { first, _ in first }
  }

  /// The front-most view that a touch at a point of the window is for; nil outside of the window.
  ///
  /// A view is hit if it contains the point, as do all views around it, and none of them is hidden: so
  /// a scroll view cuts off what is in it. What comes later in a view stands in front. Whether a view
  /// takes touches at all, which labels and image views do not by themselves, is left to the app.
  ///
  /// Source: UIView documentation, `hitTest(_:with:)`.
  ///
  /// - Complexity: O(n) for n views.
  public func hitTest(_ point: Point) -> ViewID? { views.hit(point, ignoring: Set(hidden)) }

  /// Takes over what the rules of stacks say of a scroll view, which no plain view is in.
  mutating func keep(_ content: ContentLayout, of scrollView: ViewID) {
    guard let place = contents.firstIndex(where: { $0.scrollView == scrollView }),
      contents[place].layout.ids == content.ids
    else { return }
    contents[place].layout.views = content.views
    contents[place].layout.scroll = content.scroll
    contents[place].layout.contentOffset = content.contentOffset
  }

  /// The same layout with the safe area of each view changed.
  package func mappingInsets(_ change: (inout EdgeInsets, ViewID) -> Void) -> Layout {
    var (layout, all) = (self, insets.all)
    for (place, id) in ids.enumerated() { change(&all[place].safeArea, id) }
    layout.insets = .told(all)
    return layout
  }

  /// The same layout with every frame changed by one function, and the sizes of contents by another.
  fileprivate func mapping(frame: (Rect) -> Rect, size: (Size) -> Size) -> Layout {
    var layout = self
    layout.views = views.mapping(frame)
    for place in contents.indices {
      layout.contents[place].layout = contents[place].layout.mapping(frame: frame, size: size)
    }
    return layout
  }

  /// The same layout with what is in each scroll view changed.
  package func mappingContents(_ change: (inout ContentLayout) -> Void) -> Layout {
    var layout = self
    for place in contents.indices { change(&layout.contents[place].layout) }
    return layout
  }

  /// Makes a layout of where everything stands, under some insets.
  init(
    _ window: Screen, _ items: ScreenItems, _ places: PlacedViews, _ insets: [ViewInsets]
  ) {
    self.insets = .told(insets)
    hidden = items.hiddenViews
    keyboard = window.keyboard
    let (frames, depths) = (places.frames, places.depths)
    var content = DrawnContent.Collector()
    for (view, depth) in zip(items.views, depths) { content.add(view, depth: depth) }
    drawn = content.content(window.layoutDirection)
    views = FrameList(ids: items.ids, frames: frames, depths: depths)
    for (place, area) in places.contents.sorted(by: { $0.key < $1.key }) {
      let view = items.views[place]
      guard
        let scrollView = view.scrollView(
          sized: frames[place].size, safeArea: insets[place].safeArea)
      else { continue }
      let end = depths[(place + 1)...].firstIndex { $0 <= depths[place] } ?? depths.count
      let inside = place + 1..<end
      let layout = ContentLayout(
        views: FrameList(
          ids: Array(items.ids[inside]),
          frames: inside.map { frames[$0].moved(by: Point(x: -area.minX, y: -area.minY)) },
          depths: inside.map { depths[$0] - depths[place] - 1 }),
        scrollView: scrollView, contentSize: area.size, contentAxis: view.contentAxis,
        content: drawn)
      contents.append(Content(scrollView: view.id, layout: layout))
    }
  }

  /// Makes a layout of what the rules of stacks say of a screen in the short form; nil if that is another
  /// screen's.
  init?(_ screen: Screen, _ short: ShortForm, _ content: ContentLayout) {
    guard let views = short.views(around: content, in: screen.size) else { return nil }
    self.views = views
    insets = .following(
      short, screen.safeAreaInsets, screen.layoutDirection, views, contentSize: content.contentSize)
    hidden = short.hiddenViews
    keyboard = screen.keyboard
    texts = short.texts
    drawn = short.drawn
    drawn.layoutDirection = screen.layoutDirection
    var content = content
    content.content = drawn
    contents = [Content(scrollView: short.scrollView, layout: content)]
  }
}

/// How far the views of a layout reach out of the safe area and how wide their margins are, in tree order.
enum LayoutInsets: Sendable {
  case told([ViewInsets])
  /// What follows from where the views of a screen in the short form stand, and is rarely asked for.
  indirect case following(
    ShortForm, _ safeArea: EdgeInsets, LayoutDirection, FrameList, contentSize: Size)

  /// Those of all views.
  ///
  /// - Complexity: O(n) for n views where they follow, else O(1).
  var all: [ViewInsets] {
    switch self {
    case .told(let insets): return insets
    case .following(let short, let safeArea, let direction, let views, let contentSize):
      let frames = views.frames
      guard
        let screen = try? short.screen(
          frames[0].size, safeAreaInsets: safeArea, layoutDirection: direction)
      else { return Array(repeating: ViewInsets(), count: frames.count) }
      let items = ScreenItems(screen.root, screen.constraints)
      let places = PlacedViews(items) {
        frames[$0]
      } content: { _ in
        Rect(origin: .zero, size: contentSize)
      }
      return LayoutPass(screen, items).following(places).insets
    }
  }
}

extension LayoutInsets: Hashable {
  static func == (first: LayoutInsets, second: LayoutInsets) -> Bool { first.all == second.all }

  func hash(into hasher: inout Hasher) { hasher.combine(all) }
}

extension Screen {
  /// What a keyboard covers of it; nil if there is none.
  fileprivate var keyboard: Rect? {
    let height = min(keyboardHeight, size.height)
    return height > 0
      ? Rect(x: 0, y: size.height - height, width: size.width, height: height) : nil
  }
}

extension PixelGrid {
  /// Rounds every frame by its edges, and the sizes of contents and scroll views each by itself.
  ///
  /// - Complexity: O(n) for n views.
  public func round(_ layout: Layout) -> Layout {
    layout.mapping(frame: { round($0) }, size: { round($0) })
  }
}

/// Where the views of a window stand, and the contents of its scroll views.
struct PlacedViews {
  /// The frames in tree order.
  private(set) var frames: [Rect] = []
  /// How many views hold each one.
  private(set) var depths: [Int] = []
  /// The content areas, by the places of the scroll views.
  private(set) var contents: [Int: Rect] = [:]

  /// Reads them off what the axes come to.
  init(_ items: ScreenItems, _ settled: [SettledAxes]) throws(ConstraintLayoutError) {
    let views = items.ids.map { $0.name }
    let contents = items.scrollViews.map { ScrollViewItem(views[$0]).contentLayoutGuide.id }
    var frames = Array(repeating: Rect.zero, count: views.count + contents.count)
    for group in settled {
      for axis in group.axes {
        try group.read(axis, of: views + contents, into: &frames)
      }
    }
    let first = views.count
    self.init(items) {
      frames[$0]
    } content: {
      frames[first + $0]
    }
  }

  /// The same with places and lengths along some axes from other frames.
  func keeping(_ others: [Rect], along axes: [Axis]) -> PlacedViews {
    guard !axes.isEmpty else { return self }
    var kept = self
    for (place, other) in others.enumerated() where frames.indices.contains(place) {
      for axis in axes {
        kept.frames[place].origin[axis] = other.origin[axis]
        kept.frames[place].size[axis] = other.size[axis]
      }
    }
    return kept
  }

  /// Takes the frames of the views that are shown by their places, and those of the contents in the
  /// order of the scroll views.
  init(_ items: ScreenItems, frame: (Int) -> Rect, content: (Int) -> Rect) {
    for (place, superview) in items.superviews.enumerated() {
      depths.append(superview.map { depths[$0] + 1 } ?? 0)
      // What is inside a view that a stack leaves out stands at its corner, without a size.
      let isInside = superview.map { items.isLeftOut[$0] } ?? false
      frames.append(
        isInside
          ? Rect(origin: superview.map { frames[$0].origin } ?? .zero, size: .zero)
          : frame(place))
    }
    for (number, place) in items.scrollViews.enumerated() where !items.isLeftOut[place] {
      contents[place] = content(number)
    }
  }
}

extension SettledAxes {
  /// Reads where items are along an axis, and how long, into their frames; one that no constraint
  /// names there stays as it is.
  ///
  /// No length is below zero, but by what the solver's arithmetic rounds.
  fileprivate func read(
    _ axis: Axis, of names: [String], into frames: inout [Rect]
  ) throws(ConstraintLayoutError) {
    for (place, found) in try places(of: names, along: axis).enumerated() {
      guard let found else { continue }
      frames[place].origin[axis] = found.edge
      frames[place].size[axis] = max(0, found.length)
    }
  }
}

extension Rect {
  func moved(by distance: Point) -> Rect {
    Rect(origin: Point(x: minX + distance.x, y: minY + distance.y), size: size)
  }
}

extension View {
  /// The scroll view that the view is, with what a layout tells of it; nil if it is none.
  func scrollView(sized size: Size, safeArea: EdgeInsets) -> ScrollView? {
    var scrollView = container?.scrollView
    scrollView?.size = size
    scrollView?.safeAreaInsets = safeArea
    return scrollView
  }

  /// The direction in which what is in a scroll view grows: the axis of its stack if that is all
  /// that is in it, directly or in plain views, and else vertical.
  package var contentAxis: Axis {
    var view = self
    while let only = view.subviews.first, view.subviews.count == 1 {
      if let stack = only.stack { return stack.axis }
      view = only
    }
    return .vertical
  }
}
