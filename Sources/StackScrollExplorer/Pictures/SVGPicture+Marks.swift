import StackScrollCore

// A and B: what is set against each other, and where.

extension SVGPicture {
  /// The outlines of what is marked, B below A, and then both badges.
  var marks: [Markup] {
    let drawable = scene.marks.filter(\.rect.isDrawable)
    return drawable.reversed().map(outline) + drawable.map(badge)
  }

  private func outline(_ mark: Scene.Mark) -> Markup {
    let isWindow = mark.kind == .window || mark.kind == .expectedWindow
    return box(
      mark.rect, "mark \(mark.letter.style)", grown: isWindow ? 7 : 0, round: isWindow ? 10 : 0)
  }

  /// How far inside its corner a letter stands, where there is room.
  private static let badgeInset = 16.0

  /// The letter at a corner: A round and at the left, B square and at the right.
  private func badge(_ mark: Scene.Mark) -> Markup {
    let drawn = scale.rect(mark.rect)
    let inset = Self.badgeInset
    let isLarge = drawn.size.width > 4 * inset && drawn.size.height > 2 * inset
    let (x, y) = isLarge ? (inset, inset) : (0, 0)
    let corner = Point(
      x: mark.letter == .a ? drawn.minX + x : drawn.maxX - x, y: drawn.minY + y)
    return Self.badge(mark.letter, at: corner, digits)
  }

  static func badge(
    _ letter: Scene.Letter, at place: Point, _ digits: (Double) -> String
  ) -> Markup {
    let half = 10.0
    let corner = letter == .a ? half : 2
    return .element(
      "g", ["class": "badge \(letter.style)"],
      [
        .element(
          "rect",
          [
            "x": digits(place.x - half), "y": digits(place.y - half), "width": digits(2 * half),
            "height": digits(2 * half), "rx": digits(corner),
          ]),
        .element(
          "text", ["x": digits(place.x), "y": digits(place.y + 4.5)], letter.rawValue),
      ])
  }
}

extension Scene.Letter {
  /// The class that the letter's parts have in the page's style.
  var style: String { rawValue.lowercased() }
}
