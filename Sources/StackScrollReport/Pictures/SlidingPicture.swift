import StackScrollCore
import StackScrollInvariants

/// One picture of a screen in many lengths.
///
/// Each shape has its numbers at both ends of each piece of lengths, and a script draws what is between.
/// Clips are the frames of scroll views, each in that around it, so that all there is moves on straight lines.
struct SlidingPicture {
  /// Two for each piece, those at its ends; nil where no lines are known.
  private let stops: [Scene?]
  private let views: [ViewID]
  private let picture: SVGPicture
  private let name: String

  /// - Parameters:
  ///   - ends: the scenes at both ends of each piece; nil where no lines are known.
  ///   - views: what is outlined as A and B.
  /// - Returns: nil if there is nothing to draw.
  init?(_ ends: [(Scene, Scene)?], outlining views: [ViewID], name: String) {
    let scenes = ends.flatMap { $0.map { [$0, $1] } ?? [] }
    guard let first = scenes.first else { return nil }
    let region = scenes.dropFirst().reduce(first.region) { $0.union($1.region) }
    stops = ends.flatMap { $0.map { [$0, $1] } ?? [nil, nil] }
    picture = SVGPicture(first, .wide, name: name, region: region)
    (self.views, self.name) = (views, name)
  }

  /// Whether the two axes have different scales.
  var isDistorted: Bool { picture.scale.isDistorted }

  /// The picture.
  ///
  /// - Parameter title: what a reader hears who does not see it.
  func markup(title: String) -> Markup {
    let size = [Axis.horizontal, .vertical].map {
      picture.digits(picture.scale.size[$0] + 2 * SVGPicture.margin)
    }
    let window = places { $0.window }
    let covers = [(Cover.Kind.bar, "bar"), (.keyboard, "keyboard")].flatMap { kind, style in
      let own = stops.map { $0?.covers.filter { $0.kind == kind }.map(\.area) ?? [] }
      return (0..<(own.map(\.count).max() ?? 0)).map { place in
        shape(style, own.map { numbers(of: $0.dropFirst(place).first) })
      }
    }
    let marks = zip(Scene.Letter.allCases, views).map { letter, view in
      shape(
        "mark \(letter.style)", places { scene in scene.items.first { $0.id == view }?.frame })
    }
    let shown = Markup.element(
      "g", ["clip-path": "url(#\(name)-window)"], [.element("g", ["id": "\(name)-views"], trees)])
    return .element(
      "svg",
      [
        "class": "picture", "role": "img", "width": size[0], "height": size[1],
        "viewBox": "0 0 \(size[0]) \(size[1])",
      ],
      [
        .element("title", [:], title), clip("window", window),
        shape("content", places { $0.content }),
        .element("use", ["class": "ghost", "href": "#\(name)-views"], []),
        shape("device", places(grown: 7) { $0.window }, round: "10"), shape("screen", window),
        shown,
      ] + covers + marks)
  }

  // MARK: Views

  /// The views of a scene, and where each of them cuts off what is in it.
  private struct Tree: Hashable {
    let ids: [ViewID]
    let depths: [Int]

    init(_ scene: Scene) { (ids, depths) = (scene.items.map(\.id), scene.items.map(\.depth)) }
  }

  /// The views in tree order; where there are others, as in another size class, those by themselves.
  private var trees: [Markup] {
    let all = stops.map { $0.map(Tree.init) }
    var seen: Set<Tree> = []
    return all.compactMap(\.self).filter { seen.insert($0).inserted }.enumerated().flatMap {
      number, tree in
      let items = zip(stops, all).map { $1 == tree ? $0?.items : nil }
      return nested(items, tree.depths[...], number)
    }
  }

  private func nested(
    _ items: [[Scene.Item]?], _ depths: ArraySlice<Int>, _ tree: Int
  ) -> [Markup] {
    var parts: [Markup] = []
    var place = depths.startIndex
    while place < depths.endIndex {
      let own = items.map { $0?[place] }
      let known = own.compactMap(\.self)
      let frames = own.map { $0.flatMap { numbers(of: $0.frame) } }
      let inside = depths[(place + 1)...].prefix { $0 > depths[place] }
      parts.append(shape(inside.isEmpty ? "view" : "stack", frames))
      let words = SlidingText(own)
      parts += cut(
        words.lines.map(line) + words.bars.map { shape("word", $0.map { numbers(of: $0) }) },
        known.contains(where: \.cutsText) ? frames : nil, "words-\(tree)-\(place)")
      if inside.isEmpty { parts.append(tag(own, words)) }
      parts += cut(
        nested(items, inside, tree),
        known.contains { $0.sight.opening != nil } ? frames : nil, "scroll-\(tree)-\(place)")
      place = inside.endIndex
    }
    return parts
  }

  /// Shapes that are cut off at the edges of a frame; all of them without one.
  private func cut(_ parts: [Markup], _ frames: [[Double]?]?, _ end: String) -> [Markup] {
    guard let frames, !parts.isEmpty else { return parts }
    return [clip(end, frames), .element("g", ["clip-path": "url(#\(name)-\(end))"], parts)]
  }

  /// The name of a view where it shows no text; the script leaves it out where it has no room.
  private func tag(_ own: [Scene.Item?], _ words: SlidingText) -> Markup {
    guard let id = own.lazy.compactMap(\.self).first?.id else { return .none }
    let label = id.label(limit: 24)
    let places = zip(own, words.isShown).map { item, isText -> [Double]? in
      guard let item, !isText, let box = numbers(of: item.frame) else { return nil }
      let room = box[3] < SVGPicture.letterHeight + 4 ? 0 : box[2]
      return [box[0] + box[2] / 2, box[1] + box[3] / 2, room]
    }
    guard places.contains(where: { $0 != nil }) else { return .none }
    let need = Double(label.count) * SVGPicture.letterWidth + 6
    return .element(
      "text",
      [
        "class": "tag", "dy": "4", "data-set": "x y", "data-need": picture.digits(need),
        "data-at": data(places),
      ], label)
  }

  private func line(_ line: SlidingText.Line) -> Markup {
    let places = line.places.map { place in
      place.map {
        [
          picture.scale.place($0.origin.x, .horizontal),
          picture.scale.place($0.origin.y, .vertical),
          $0.size.width * picture.scale.unit.width,
        ]
      }
    }
    return .element(
      "text",
      [
        "class": "words", "data-set": "x y textLength", "data-at": data(places),
        "font-size": picture.digits(line.text.fontSize * picture.scale.unit.height),
        "font-weight": line.text.weight.number, "lengthAdjust": "spacingAndGlyphs",
        "direction": line.text.isRightToLeft ? "rtl" : nil,
      ], line.string.withFewMarks.joined())
  }

  // MARK: Numbers

  private func numbers(of rect: Rect?, grown margin: Double = 0) -> [Double]? {
    guard let rect, rect.isDrawable else { return nil }
    let drawn = picture.scale.rect(rect)
    return [
      drawn.minX - margin, drawn.minY - margin, drawn.size.width + 2 * margin,
      drawn.size.height + 2 * margin,
    ]
  }

  /// The numbers of a rectangle of each scene.
  private func places(grown margin: Double = 0, _ rect: (Scene) -> Rect?) -> [[Double]?] {
    stops.map { numbers(of: $0.flatMap(rect), grown: margin) }
  }

  private func clip(_ end: String, _ places: [[Double]?]) -> Markup {
    .element("clipPath", ["id": "\(name)-\(end)"], [shape("clip", places)])
  }

  private func shape(_ style: String, _ places: [[Double]?], round: String? = nil) -> Markup {
    .element("rect", ["class": style, "rx": round, "data-at": data(places)], [])
  }

  /// The numbers of each stop, with commas between: nothing for those of the stop before, "-" for none.
  private func data(_ places: [[Double]?]) -> String {
    var last: String?
    return places.map { place in
      let text = place.map { $0.map(picture.digits).joined(separator: " ") } ?? "-"
      defer { last = text }
      return text == last ? "" : text
    }.joined(separator: ",")
  }
}
