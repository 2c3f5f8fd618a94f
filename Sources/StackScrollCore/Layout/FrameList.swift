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
  public var depths: [Int] { outline.depths }

  /// Makes a list from three arrays of one length, in tree order.
  public init(ids: [ViewID], frames: [Rect], depths: [Int]) {
    self.init(Outline(ids: ids, depths: depths), frames)
  }

  /// Where the views of an outline stand.
  init(_ outline: Outline, _ frames: [Rect]) {
    (self.outline, self.frames) = (outline, frames)
  }

  /// The same views with every frame changed by a function.
  ///
  /// - Complexity: O(n) for n views.
  func mapping(_ frame: (Rect) -> Rect) -> FrameList {
    FrameList(outline, frames.map(frame))
  }

  /// The frame of a view, or nil if there is none of that name.
  ///
  /// - Complexity: O(n) for n views; for many look-ups use ``framesByID()``.
  public func frame(of id: ViewID) -> Rect? {
    for (name, frame) in zip(ids, frames) where name == id { return frame }
    return nil
  }

  /// The frames by name, for many look-ups.
  ///
  /// - Complexity: O(n) for n views.
  public func framesByID() -> [ViewID: Rect] {
    Dictionary(zip(ids, frames), uniquingKeysWith: { first, _ in first })
  }
}
