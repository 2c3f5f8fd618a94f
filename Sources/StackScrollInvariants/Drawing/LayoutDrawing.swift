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
    let allowed = Self.drawingColumns
    let columns = Swift.min(max(width, allowed.lowerBound), allowed.upperBound)
    return (picture(columns: columns) + numbers).joined(separator: "\n")
  }

  /// The columns that a picture may have.
  private static let drawingColumns = 30...72
  /// How many views are drawn at most; a picture of 24 rows cannot show more.
  private static let drawnViews = 2000

  /// The window, in the coordinates of the content.
  private var window: Rect { Rect(origin: contentOffset, size: scroll.bounds) }

  private func picture(columns: Int) -> [String] {
    let shown = frames.prefix(Self.drawnViews)
    let innermost = innermost(of: shown.count)
    let content = Rect(origin: .zero, size: contentSize)
    let region = shown.reduce(window.union(content)) { $0.union($1) }
    let scale = DrawingScale(region, columns: columns)
    var canvas = Canvas(columns: scale.last.column + 1, rows: scale.last.row + 1)
    canvas.fill(scale.box(content), with: "·")
    for index in innermost { canvas.fill(scale.box(frames[index]), with: Canvas.shade) }
    canvas.erase(scale.box(window))
    for frame in shown { canvas.outline(scale.box(frame)) }
    canvas.doubleOutline(scale.box(window))
    for index in innermost {
      canvas.write(ids[index].printable(limit: columns), in: scale.box(frames[index]))
    }
    return canvas.lines
  }

  /// The positions of the drawn views that hold no others.
  private func innermost(of count: Int) -> [Int] {
    (0..<count).filter { $0 + 1 >= depths.count || depths[$0 + 1] <= depths[$0] }
  }
}

extension Layout {
  /// The numbers below a picture: window, content, offsets, and the first frames.
  var numbers: [String] {
    let listed = Array(zip(ids, frames).prefix(Self.listedFrames))
    let names = listed.map { $0.0.printable(limit: Self.nameColumns) }
    let heads = ["viewport", "content", "offsets"]
    let indent = (heads + names).reduce(0) { max($0, $1.count) }
    let facts = [
      "\(scroll.bounds) at \(contentOffset)",
      "\(contentSize)",
      Axis.allCases.map(offsetText).joined(separator: ", "),
    ]
    var lines = zip(heads, facts).map { Self.line($0, $1, indent: indent) }
    for (name, (_, frame)) in zip(names, listed) {
      lines.append(Self.line(name, "\(frame)", indent: indent))
    }
    if frames.count > listed.count { lines.append("and \(frames.count - listed.count) more") }
    return lines
  }

  /// An axis with the offsets it can rest at.
  private func offsetText(_ axis: Axis) -> String {
    let name = axis == .horizontal ? "x" : "y"
    let range = offsetRange(axis)
    let least = NumberText(range.lowerBound)
    return scrolls(axis) ? "\(name) \(least)...\(NumberText(range.upperBound))" : "\(name) \(least)"
  }

  private static func line(_ head: String, _ fact: String, indent: Int) -> String {
    head + String(repeating: " ", count: indent - head.count + 2) + fact
  }

  /// How many frames are listed.
  private static let listedFrames = 12
  /// How much of a name is listed.
  private static let nameColumns = 24
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
}
