/// Where views stand: names and frames in tree order.
public struct FrameList: Hashable, Sendable {
  /// The names in tree order: each view before what is inside it, arranged views in order.
  public let ids: [ViewID]
  /// The frames, in the same order and all in the coordinates of the outermost view's container.
  public let frames: [Rect]
  /// How many views hold each one, in the same order: 0 for the outermost.
  ///
  /// In tree order that is enough to tell what holds what: what is inside a view follows it, for
  /// as long as the depth is greater.
  public let depths: [Int]

  /// Makes a list from three arrays of one length, in tree order.
  public init(ids: [ViewID], frames: [Rect], depths: [Int]) {
    self.ids = ids
    self.frames = frames
    self.depths = depths
  }

  /// Where the views of a tree stand.
  init(_ tree: ViewTree, _ frames: [Rect]) {
    self.init(ids: tree.ids, frames: frames, depths: tree.depths)
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
