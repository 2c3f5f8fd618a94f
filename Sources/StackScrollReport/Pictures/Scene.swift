import StackScrollCore
import StackScrollInvariants

/// What a picture shows, as numbers in points: no colours, no pixels, no words.
///
/// Everything is in the coordinates of the content, whose top left corner is the origin wherever
/// the screen is scrolled to.
struct Scene {
  /// A view as it is drawn.
  struct Item: Hashable {
    let id: ViewID
    let frame: Rect
    /// How many views hold it: 0 for the content view.
    let depth: Int
    /// Whether it holds no other view.
    let isInnermost: Bool
    /// What the scroll views around it leave of it.
    let sight: ContentLayout.Sight
    /// What it shows of its text, if it has one.
    let text: ShownText?

    /// Whether its text is cut off at its edges: it sticks out, or has no room, so that a font that is
    /// wider than the layout has it would.
    var cutsText: Bool {
      guard let text else { return false }
      return text.isCut
        || text.lines.contains { line in
          Axis.allCases.contains {
            line.frame.min($0) < -Scene.unseen
              || line.frame.max($0) > frame.length($0) + Scene.unseen
          }
        }
    }
  }

  /// Something that a reader must see first, with a letter to call it by.
  struct Mark: Hashable {
    /// What kind of thing is marked.
    enum Kind: Hashable {
      /// A view where it stands.
      case view
      /// A view where it should stand.
      case expectedView
      /// The window of the scroll view.
      case window
      /// The window where it should be.
      case expectedWindow
    }

    let letter: Letter
    let kind: Kind
    let rect: Rect
    /// The view, nil for a window.
    let id: ViewID?
  }

  /// The two things that are set against each other.
  enum Letter: String, Hashable, CaseIterable {
    case a = "A"
    case b = "B"
  }

  /// A length or position with its number.
  struct Measure: Hashable {
    let letter: Letter
    let axis: Axis
    let from: Double
    let to: Double
    /// The number beside it, which is not always the arrow's length.
    let value: Double

    /// The line that it covers, as a rectangle without thickness.
    fileprivate var extent: Rect {
      var rect = Rect.zero
      rect.origin[axis] = min(from, to)
      rect.size[axis] = (to - from).magnitude
      return rect
    }
  }

  /// The views, the content view first.
  var items: [Item]
  /// The window onto the content.
  var window: Rect
  /// The whole of the content.
  let content: Rect
  /// What is to be seen first, at most one for each letter.
  var marks: [Mark] = []
  /// The numbers that should agree.
  var measures: [Measure] = []
  /// What bars and a keyboard cover of the window.
  let covers: [Cover]
  /// How many views there are beyond those that are drawn.
  let omitted: Int

  /// The most views that are drawn; beyond them a picture is a grey area.
  static let maximumItems = 400
  /// A length in points that no picture shows.
  private static let unseen = 0.01

  /// What a layout shows, nothing marked.
  init(_ layout: ContentLayout, covers: [Cover] = []) {
    self.covers = covers
    let window = Rect(origin: layout.contentOffset, size: layout.scroll.bounds)
    let count = min(layout.frames.count, Self.maximumItems)
    items = layout.sights(through: window).prefix(count).enumerated().map { index, sight in
      let next = index + 1
      let holdsOthers = next < layout.depths.count && layout.depths[next] > layout.depths[index]
      let (id, frame) = (layout.ids[index], layout.frames[index])
      return Item(
        id: id, frame: frame, depth: layout.depths[index], isInnermost: !holdsOthers, sight: sight,
        text: layout.content.text(of: id, in: frame.size))
    }
    omitted = layout.frames.count - count
    self.window = window
    content = Rect(origin: .zero, size: layout.contentSize)
  }

  /// The smallest rectangle around all that is shown.
  var region: Rect {
    let rects =
      [content] + items.compactMap(\.sight.drawn) + marks.map(\.rect) + measures.map(\.extent)
    return rects.filter(\.isDrawable).reduce(window.isDrawable ? window : .zero) { $0.union($1) }
  }

  /// Whether something lies outside the window.
  var hasGhosts: Bool {
    items.compactMap(\.sight.drawn).contains(where: reachesOut)
  }

  /// Whether a part of a rectangle is outside the window.
  func reachesOut(_ rect: Rect) -> Bool {
    Axis.allCases.contains { axis in
      Tolerance.standard.isLess(rect.min(axis), than: window.min(axis))
        || Tolerance.standard.isGreater(rect.max(axis), than: window.max(axis))
    }
  }

  /// Where what A and B mark overlaps; nil if it does not, or if one of them is a window.
  var overlap: Rect? {
    let rects = marks.filter { $0.kind == .view || $0.kind == .expectedView }.map(\.rect)
    guard rects.count == 2, rects[0] != rects[1] else { return nil }
    return rects[0].intersection(rects[1])
  }
}

extension Rect {
  /// Whether all numbers are such that a picture can show them.
  var isDrawable: Bool {
    [minX, minY, maxX, maxY].allSatisfy { $0.isFinite && $0.magnitude <= 1e9 }
      && size.width >= 0 && size.height >= 0
  }

  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let (x, y) = (Swift.min(minX, other.minX), Swift.min(minY, other.minY))
    return Rect(
      x: x, y: y, width: Swift.max(maxX, other.maxX) - x,
      height: Swift.max(maxY, other.maxY) - y)
  }

  /// What both cover; nil if that is no area, rounding errors apart.
  func intersection(_ other: Rect) -> Rect? {
    let (x, y) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
    let shared = Rect(
      x: x, y: y, width: Swift.min(maxX, other.maxX) - x,
      height: Swift.min(maxY, other.maxY) - y)
    let isArea = Axis.allCases.allSatisfy {
      shared.length($0).isFinite
        && !Tolerance.standard.isNegligible(
          shared.length($0), amongst: Swift.max(self.max($0).magnitude, other.max($0).magnitude))
        && shared.length($0) > 0
    }
    return isArea ? shared : nil
  }
}
