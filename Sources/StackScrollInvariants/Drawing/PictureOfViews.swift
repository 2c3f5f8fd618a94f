import StackScrollCore

/// What a picture of views is made from.
struct PictureOfViews {
  let layout: ContentLayout
  let window: Rect
  /// The areas in which dots show where there is no view.
  let contents: [Rect]
  /// What bars and a keyboard cover of the window.
  var covers: [Cover] = []

  /// The columns that a picture may have.
  private static let allowedColumns = 30...72
  /// What fills a keyboard.
  private static let keyboard: Character = "▒"
  /// How many views are drawn at most; a picture of 24 rows cannot show more.
  private static let drawnViews = 2000

  /// A view, or what scroll views leave of it.
  private struct Drawn {
    let place: Int
    let area: Rect
  }

  /// The picture, within the columns that one may have.
  func lines(width: Int, naming name: (ViewID) -> String?) -> [String] {
    let allowed = Self.allowedColumns
    let columns = Swift.min(max(width, allowed.lowerBound), allowed.upperBound)
    let sights = layout.sights(through: window).enumerated()
    let shown = Array(
      sights.lazy.compactMap { place, sight in
        sight.drawn.map { Drawn(place: place, area: $0) }
      }.prefix(Self.drawnViews))
    let innermost = shown.indices.filter { index in
      let next = index + 1
      return next == shown.count
        || layout.depths[shown[next].place] <= layout.depths[shown[index].place]
    }.map { shown[$0] }
    let region = (contents + shown.map(\.area)).reduce(window) { $0.union($1) }
    let scale = DrawingScale(
      region, columns: columns, names: Set(innermost.map(\.area.minY)).count)
    var canvas = Canvas(columns: scale.last.column + 1, rows: scale.last.row + 1)
    for content in contents { canvas.fill(scale.box(content), with: "·") }
    for view in innermost { canvas.fill(scale.box(view.area), with: Canvas.shade) }
    canvas.erase(scale.box(window))
    for view in shown { canvas.outline(scale.box(view.area)) }
    for cover in covers where cover.kind == .keyboard {
      let box = scale.box(cover.area)
      canvas.fill(box, with: Self.keyboard)
      canvas.write("keyboard", in: box, on: Self.keyboard)
    }
    canvas.doubleOutline(scale.box(window))
    for cover in covers where cover.kind == .bar {
      canvas.notch(scale.box(window), at: scale.box(cover.area))
    }
    for view in innermost {
      let box = scale.box(view.area)
      if let text = text(of: view, scale), canvas.write(text, within: box) { continue }
      canvas.write(layout.ids[view.place].printable(as: name, limit: columns), in: box)
    }
    return canvas.lines
  }

  /// The lines of a view's text, each on a row of its own; nil if it has none, or no room for them.
  private func text(of view: Drawn, _ scale: DrawingScale) -> [Canvas.Writing]? {
    let frame = layout.frames[view.place]
    guard let text = layout.content.text(of: layout.ids[view.place], in: frame.size) else {
      return nil
    }
    let inside = scale.box(frame).inside
    guard !text.lines.isEmpty, text.lines.count <= inside.rows.count else { return nil }
    var row = inside.rows.lowerBound - 1
    var writings: [Canvas.Writing] = []
    for (number, line) in text.lines.enumerated() {
      // What follows needs rows as well.
      let last = inside.rows.upperBound - (text.lines.count - 1 - number)
      row = min(max(row + 1, scale.row(frame.minY + (line.frame.minY + line.frame.maxY) / 2)), last)
      let letters =
        line.string.map { places(of: $0, line, of: text, from: frame.minX, inside.columns, scale) }
        ?? bars(line, of: text, from: frame.minX, inside.columns, scale)
      guard let letters else { return nil }
      writings.append(Canvas.Writing(row: row, letters: letters))
    }
    return writings
  }

  /// The letters of a line, from the end at which it begins; nil if there are more than columns.
  private func places(
    of string: String, _ line: ShownText.Line, of text: ShownText, from left: Double,
    _ columns: ClosedRange<Int>, _ scale: DrawingScale
  ) -> [(Int, Character)]? {
    let letters = Array(string.printable)
    let count = letters.reduce(0) { $0 + $1.cellCount }
    guard count <= columns.count else { return nil }
    let start =
      text.isRightToLeft
      ? scale.column(left + line.frame.maxX) - count + 1 : scale.column(left + line.frame.minX)
    var column = min(max(start, columns.lowerBound), columns.upperBound - count + 1)
    return letters.map { letter in
      defer { column += letter.cellCount }
      return (column, letter)
    }
  }

  /// A bar for each word of a line; nil if some would have no column of its own.
  private func bars(
    _ line: ShownText.Line, of text: ShownText, from left: Double, _ columns: ClosedRange<Int>,
    _ scale: DrawingScale
  ) -> [(Int, Character)]? {
    var next = columns.lowerBound
    var bars: [(Int, Character)] = []
    let frames = line.words.map { text.frame(of: $0, on: line) }
    for frame in text.isRightToLeft ? frames.reversed() : frames {
      let start = max(next, scale.column(left + frame.minX))
      let end = max(start, min(scale.column(left + frame.maxX) - 1, columns.upperBound))
      guard end <= columns.upperBound else { return nil }
      bars += (start...end).map { ($0, Canvas.bar) }
      next = end + 2
    }
    return bars
  }
}
