import StackScrollConstraints
import StackScrollCore

extension Layout {
  /// The layout as a picture made of characters, and its numbers below.
  ///
  /// The double line is the window; views are drawn in thin lines, those that hold no others with
  /// their names, shaded where they are off screen; dots show where the content has no view. The
  /// picture has at most 72 columns and 24 rows and is the same on every machine. It is for people:
  /// its wording may change.
  ///
  /// - Parameter width: how many columns to use, within 30 to 72.
  /// - Complexity: O(n) for n views.
  public func drawing(width: Int = 60) -> String {
    let content = Rect(origin: .zero, size: contentSize)
    let window = Rect(origin: contentOffset, size: scroll.bounds)
    let picture = PictureOfViews(
      window: window, contents: [content], ids: ids, frames: frames, depths: depths)
    return (picture.lines(width: width) + numbers).joined(separator: "\n")
  }
}

/// What a picture of views is made from.
struct PictureOfViews {
  let window: Rect
  /// The areas in which dots show where there is no view.
  let contents: [Rect]
  let ids: [ViewID]
  let frames: [Rect]
  let depths: [Int]
  /// What bars and a keyboard cover of the window.
  var covers: [Cover] = []

  /// The columns that a picture may have.
  private static let allowedColumns = 30...72
  /// What fills a keyboard.
  private static let keyboard: Character = "▒"
  /// How many views are drawn at most; a picture of 24 rows cannot show more.
  private static let drawnViews = 2000

  /// The picture, within the columns that one may have.
  func lines(width: Int) -> [String] {
    let allowed = Self.allowedColumns
    let columns = Swift.min(max(width, allowed.lowerBound), allowed.upperBound)
    let shown = frames.prefix(Self.drawnViews)
    let innermost = (0..<shown.count).filter {
      $0 + 1 >= depths.count || depths[$0 + 1] <= depths[$0]
    }
    let region = (contents + shown).reduce(window) { $0.union($1) }
    let scale = DrawingScale(region, columns: columns)
    var canvas = Canvas(columns: scale.last.column + 1, rows: scale.last.row + 1)
    for content in contents { canvas.fill(scale.box(content), with: "·") }
    for index in innermost { canvas.fill(scale.box(frames[index]), with: Canvas.shade) }
    canvas.erase(scale.box(window))
    for frame in shown { canvas.outline(scale.box(frame)) }
    for cover in covers where cover.kind == .keyboard {
      let box = scale.box(cover.area)
      canvas.fill(box, with: Self.keyboard)
      canvas.write("keyboard", in: box, on: Self.keyboard)
    }
    canvas.doubleOutline(scale.box(window))
    for cover in covers where cover.kind == .bar {
      canvas.notch(scale.box(window), at: scale.box(cover.area))
    }
    for index in innermost {
      canvas.write(ids[index].printable(limit: columns), in: scale.box(frames[index]))
    }
    return canvas.lines
  }
}

extension Layout {
  /// The numbers below a picture: window, content, offsets, and the first frames.
  var numbers: [String] {
    let facts = [
      ("viewport", "\(scroll.bounds) at \(contentOffset)"), ("content", "\(contentSize)"),
      ("offsets", offsetsText),
    ]
    return PictureNumbers.lines(facts, ids, frames)
  }

  /// The offsets that each axis can rest at.
  fileprivate var offsetsText: String {
    Axis.allCases.map { axis in
      let name = axis == .horizontal ? "x" : "y"
      let range = offsetRange(axis)
      let least = NumberText(range.lowerBound)
      return scrolls(axis)
        ? "\(name) \(least)...\(NumberText(range.upperBound))" : "\(name) \(least)"
    }.joined(separator: ", ")
  }
}

extension WindowLayout {
  /// The layout as a picture made of characters, and its numbers below.
  ///
  /// The double line is the window, with marks where the safe area ends; a keyboard is shaded. What is
  /// in a scroll view is cut off at its edges, but for those
  /// at the edge of the window, beyond which it is shaded; dots show where a content has no view.
  /// It is for people: its wording may change.
  ///
  /// - Parameter width: how many columns to use, within 30 to 72.
  /// - Complexity: O(n) for n views.
  public func drawing(width: Int = 60) -> String {
    let window = frames.first ?? .zero
    var clips: [(depth: Int, area: Rect)] = []
    var drawn: [Int] = []
    var shown: [Rect] = []
    var contents: [Rect] = []
    for (place, frame) in frames.enumerated() {
      while let last = clips.last, depths[place] <= last.depth { clips.removeLast() }
      let area = clips.last?.area
      guard let seen = area.map({ frame.intersection($0) }) ?? frame else { continue }
      drawn.append(place)
      shown.append(seen)
      guard let layout = content(of: ids[place]) else { continue }
      let corner = Point(
        x: frame.minX - layout.contentOffset.x, y: frame.minY - layout.contentOffset.y)
      let whole = Rect(origin: corner, size: layout.contentSize)
      let open = seen.opened(where: window)
      if let visible = whole.intersection(open) { contents.append(visible) }
      clips.append((depths[place], open))
    }
    let picture = PictureOfViews(
      window: window, contents: contents, ids: drawn.map { ids[$0] }, frames: shown,
      depths: drawn.map { depths[$0] }, covers: covers)
    return (picture.lines(width: width) + numbers).joined(separator: "\n")
  }

  /// The numbers below a picture: what each scroll view holds, and the first frames.
  private var numbers: [String] {
    let facts = scrollViews.compactMap { id in
      content(of: id).map {
        (
          id.printable(limit: PictureNumbers.nameColumns),
          "content \($0.contentSize), offsets \($0.offsetsText)"
        )
      }
    }
    return PictureNumbers.lines(facts, ids, frames)
  }
}

/// A part of a window that something else covers.
package struct Cover: Hashable, Sendable {
  /// What covers it.
  package enum Kind: Hashable, Sendable {
    /// A bar: the safe area leaves it out.
    case bar
    case keyboard
  }

  package let kind: Kind
  package let area: Rect
}

extension WindowLayout {
  /// What bars and a keyboard cover, each side of the window by itself.
  package var covers: [Cover] {
    guard let window = frames.first, let root = ids.first, let area = safeAreaInsets(of: root)
    else { return [] }
    let (size, far) = (window.size, Point(x: window.maxX, y: window.maxY))
    let bars = [
      Rect(x: 0, y: 0, width: size.width, height: area.top),
      Rect(x: 0, y: far.y - area.bottom, width: size.width, height: area.bottom),
      Rect(x: 0, y: 0, width: area.left, height: size.height),
      Rect(x: far.x - area.right, y: 0, width: area.right, height: size.height),
    ]
    return bars.filter { $0.size.width > 0 && $0.size.height > 0 }.map {
      Cover(kind: .bar, area: $0)
    } + (keyboard.map { [Cover(kind: .keyboard, area: $0)] } ?? [])
  }
}

/// The lines of numbers below a picture.
enum PictureNumbers {
  /// How many frames are listed.
  private static let listedFrames = 12
  /// How much of a name is listed.
  static let nameColumns = 24

  /// Facts under their heads, and the first frames under their names.
  static func lines(
    _ facts: [(head: String, fact: String)], _ ids: [ViewID], _ frames: [Rect]
  ) -> [String] {
    let listed = zip(ids, frames).prefix(listedFrames).map { id, frame in
      (head: id.printable(limit: nameColumns), fact: "\(frame)")
    }
    let indent = (facts + listed).reduce(0) { max($0, $1.head.count) }
    let lines = (facts + listed).map { head, fact in
      head + String(repeating: " ", count: indent - head.count + 2) + fact
    }
    return frames.count > listed.count ? lines + ["and \(frames.count - listed.count) more"] : lines
  }
}

extension ViewID {
  /// The name in one line and not longer than a limit.
  func printable(limit: Int) -> String {
    let clean = description
    return clean.count > limit ? String(clean.prefix(limit - 1)) + "…" : clean
  }
}

extension Rect {
  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let origin = Point(x: Swift.min(minX, other.minX), y: Swift.min(minY, other.minY))
    return Rect(
      origin: origin,
      size: Size(
        width: Swift.max(maxX, other.maxX) - origin.x,
        height: Swift.max(maxY, other.maxY) - origin.y))
  }

  /// The part that two rectangles share, with edges that touch; nil if they are apart.
  fileprivate func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
    let (right, bottom) = (Swift.min(maxX, other.maxX), Swift.min(maxY, other.maxY))
    guard right >= left, bottom >= top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle without an end on the sides where it reaches the edge of a window.
  fileprivate func opened(where window: Rect) -> Rect {
    let far = Screen.Limits.magnitude
    let (left, top) = (minX <= window.minX ? -far : minX, minY <= window.minY ? -far : minY)
    let (right, bottom) = (maxX >= window.maxX ? far : maxX, maxY >= window.maxY ? far : maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
