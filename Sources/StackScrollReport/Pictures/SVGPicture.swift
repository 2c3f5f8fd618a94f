import StackScrollCore

/// A scene drawn as SVG, from numbers alone.
///
/// The window is a device, what it shows is solid, the rest a ghost. A is solid and round, B dashed
/// and square, their overlap hatched: no meaning hangs on a colour. Colours are the page's. A view with
/// a text shows its lines, one without its name. Scroll views cut off what is in them.
struct SVGPicture {
  /// How large a picture may become.
  enum Format {
    /// The one picture above everything else.
    case large
    /// A picture beside another.
    case medium
    /// One of a row.
    case small
    /// One across the page, in which a screen moves.
    case wide

    var room: PictureScale.Room {
      switch self {
      case .large: .init(size: Size(width: 460, height: 380), least: 96)
      case .medium: .init(size: Size(width: 260, height: 220), least: 64)
      case .small: .init(size: Size(width: 132, height: 150), least: 40)
      case .wide: .init(size: Size(width: 720, height: 420), least: 96)
      }
    }

    /// Whether there is room for numbers beside the picture.
    var hasMeasures: Bool { self != .small }
  }

  let scene: Scene
  let format: Format
  let scale: PictureScale
  /// The name that all names inside begin with; each picture of a page has its own.
  let name: String

  /// The space around the picture, wide enough for the device's edge and a badge.
  static let margin = 18.0
  /// The height of letters.
  static let letterHeight = 12.0
  /// How wide a letter is, in a font where all are alike.
  static let letterWidth = 7.4

  /// Draws a scene.
  ///
  /// - Parameter region: what is shown, so that the pictures of a row show the same.
  init(_ scene: Scene, _ format: Format, name: String, region: Rect? = nil) {
    self.scene = scene
    self.format = format
    self.name = name
    scale = PictureScale(
      region ?? scene.region, in: format.room, at: Point(x: Self.margin, y: Self.margin))
  }

  /// The picture.
  ///
  /// - Parameter title: what a reader hears who does not see it.
  func markup(title: String) -> Markup {
    let measures = format.hasMeasures ? self.measures : MeasureDrawing.none
    let size = Size(
      width: scale.size.width + 2 * Self.margin + measures.room.width,
      height: scale.size.height + 2 * Self.margin + measures.room.height)
    return .element(
      "svg",
      [
        "class": "picture", "role": "img", "width": digits(size.width),
        "height": digits(size.height),
        "viewBox": "0 0 \(digits(size.width)) \(digits(size.height))",
      ],
      [.element("title", [:], title), definitions, content, ghosts, device, views, covers, tags]
        + [overlap] + marks + [measures.markup])
  }

  func digits(_ value: Double) -> String { "\(PictureNumber(value))" }

  /// A rectangle of the layout with a class; nothing for one that cannot be drawn.
  func box(_ rect: Rect, _ style: String, grown margin: Double = 0, round: Double = 0) -> Markup {
    guard rect.isDrawable else { return .none }
    let drawn = scale.rect(rect)
    return .element(
      "rect",
      [
        "class": style, "x": digits(drawn.minX - margin), "y": digits(drawn.minY - margin),
        "width": digits(drawn.size.width + 2 * margin),
        "height": digits(drawn.size.height + 2 * margin), "rx": round > 0 ? digits(round) : nil,
      ])
  }

  // MARK: Layers, from the back to the front

  /// The window and the scroll views in it as clips, and the hatching of an overlap.
  private var definitions: Markup {
    let clips =
      [clip("window", scene.window)]
      + scene.items.indices.flatMap { place in
        [
          opening(of: place).map { clip("scroll-\(place)", $0) },
          scene.items[place].cutsText ? clip("words-\(place)", scene.items[place].frame) : nil,
        ].compactMap(\.self)
      }
    let line = Markup.element("path", ["class": "hatch", "d": "M0 0V7"])
    let hatch = Markup.element(
      "pattern",
      [
        "id": "\(name)-hatch", "width": "7", "height": "7", "patternUnits": "userSpaceOnUse",
        "patternTransform": "rotate(45)",
      ], [line])
    return .element("defs", [:], scene.overlap == nil ? clips : clips + [hatch])
  }

  private func clip(_ end: String, _ rect: Rect) -> Markup {
    .element("clipPath", ["id": "\(name)-\(end)"], [box(rect, "clip")])
  }

  /// Where what is in a scroll view is drawn; nil for other views, and where nothing of it is.
  private func opening(of place: Int) -> Rect? {
    let item = scene.items[place]
    return item.isInnermost ? nil : item.sight.opening?.part(inside: drawable)
  }

  /// All that is shown.
  private var drawable: Rect { scene.region.union(scale.region) }

  private var content: Markup { box(scene.content, "content") }

  /// The views that reach out of the window.
  private var ghosts: Markup {
    .element("g", ["class": "ghost"], clipped(scene.items[...], where: scene.reachesOut))
  }

  /// The device, its edge around the window.
  private var device: Markup {
    .all([
      box(scene.window, "device", grown: 7, round: 10), box(scene.window, "screen"),
    ])
  }

  /// What the window shows.
  private var views: Markup {
    .element(
      "g", ["clip-path": "url(#\(name)-window)"],
      [box(scene.content, "shown")] + clipped(scene.items[...]) { _ in true })
  }

  /// Some views, those of which what is left is as meant; what is in a scroll view within what that
  /// leaves open.
  private func clipped(
    _ items: ArraySlice<Scene.Item>, where isMeant: (Rect) -> Bool
  ) -> [Markup] {
    func view(_ place: Int) -> Markup {
      guard let drawn = items[place].sight.drawn, isMeant(drawn) else { return .none }
      return .all([
        box(items[place].frame, items[place].isInnermost ? "view" : "stack"), text(place),
      ])
    }
    guard let place = items.indices.first(where: { scene.items[$0].sight.opening != nil }) else {
      return items.indices.map(view)
    }
    let inside = items[(place + 1)...].prefix { $0.depth > items[place].depth }
    let group = opening(of: place).map { _ in
      Markup.element(
        "g", ["clip-path": "url(#\(name)-scroll-\(place))"], clipped(inside, where: isMeant))
    }
    return items[...place].indices.map(view) + [group ?? .none]
      + clipped(items[inside.endIndex...], where: isMeant)
  }

  /// What bars and a keyboard cover, shaded.
  private var covers: Markup {
    .all(scene.covers.map { box($0.area, $0.kind == .bar ? "bar" : "keyboard") })
  }

  /// The names of the views in which there is room for them.
  private var tags: Markup {
    .element("g", ["class": "tags"], scene.items.indices.compactMap(tag))
  }

  private func tag(_ place: Int) -> Markup? {
    let item = scene.items[place]
    guard item.isInnermost, item.frame.isDrawable, item.text?.lines.isEmpty ?? true,
      let area = item.sight.drawn
    else { return nil }
    let text = item.id.label(limit: 24)
    let length = Double(text.count) * Self.letterWidth + 6
    let thickness = Self.letterHeight + 4
    for place in places(in: scale.rect(area)) {
      let isLevel = length <= place.size.width && thickness <= place.size.height
      guard isLevel || (length <= place.size.height && thickness <= place.size.width) else {
        continue
      }
      let x = digits((place.minX + place.maxX) / 2)
      let y = digits((place.minY + place.maxY) / 2)
      let turned = isLevel ? nil : "rotate(-90 \(x) \(y))"
      return .element(
        "text", ["class": "tag", "x": x, "y": y, "dy": "4", "transform": turned], text)
    }
    return nil
  }

  /// Where in what is left of a view its name can stand without crossing the edge of the device: what
  /// the window shows of it, then what is beyond each side.
  private func places(in drawn: Rect) -> [Rect] {
    guard scene.window.isDrawable else { return [drawn] }
    let window = scale.rect(scene.window)
    let edge = 8.0
    guard drawn.intersection(window) != nil else { return [drawn] }
    func part(_ x: Double, _ y: Double, _ maxX: Double, _ maxY: Double) -> Rect {
      Rect(x: x, y: y, width: maxX - x, height: maxY - y)
    }
    return (drawn.intersection(window).map { [$0] } ?? []) + [
      part(drawn.minX, drawn.minY, window.minX - edge, drawn.maxY),
      part(window.maxX + edge, drawn.minY, drawn.maxX, drawn.maxY),
      part(drawn.minX, drawn.minY, drawn.maxX, window.minY - edge),
      part(drawn.minX, window.maxY + edge, drawn.maxX, drawn.maxY),
    ]
  }

  /// What both marked views cover.
  private var overlap: Markup {
    guard let overlap = scene.overlap else { return .none }
    let drawn = scale.rect(overlap)
    return .element(
      "rect",
      [
        "class": "overlap", "fill": "url(#\(name)-hatch)", "x": digits(drawn.minX),
        "y": digits(drawn.minY), "width": digits(drawn.size.width),
        "height": digits(drawn.size.height),
      ])
  }
}

extension ViewID {
  /// The name in one line, cut if it is long, each letter with few marks above and below it.
  func label(limit: Int) -> String {
    let letters = description.withFewMarks
    return letters.count > limit
      ? letters.prefix(limit - 1).joined() + "…" : letters.joined()
  }
}

extension String {
  /// The letters, each with few marks above and below it.
  var withFewMarks: [String] {
    map { String(String.UnicodeScalarView($0.unicodeScalars.prefix(4))) }
  }
}

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
