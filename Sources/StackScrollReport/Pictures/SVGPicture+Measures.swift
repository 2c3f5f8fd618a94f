import StackScrollCore

/// The arrows beside a picture with the numbers that should agree, and the room they take.
struct MeasureDrawing {
  var markup = Markup.none
  var room = Size.zero

  static let none = MeasureDrawing()
}

extension SVGPicture {
  /// The arrows, each in a lane of its own: upright ones at the right, level ones below.
  var measures: MeasureDrawing {
    let shown = scene.measures.filter {
      [$0.from, $0.to].allSatisfy { $0.isFinite && $0.magnitude <= 1e9 }
    }
    guard let axis = shown.first?.axis else { return .none }
    var drawing = MeasureDrawing()
    var parts: [Markup] = []
    var lane = edge(axis.perpendicular) + Self.margin + 4
    for measure in shown {
      parts.append(arrow(measure, lane: lane))
      lane += room(for: measure)
    }
    drawing.markup = .element("g", ["class": "measures"], parts)
    drawing.room[axis.perpendicular] = lane - edge(axis.perpendicular) - Self.margin
    drawing.room[axis] = axis == .horizontal ? overhang(of: shown) : 0
    return drawing
  }

  private func edge(_ axis: Axis) -> Double { scale.origin[axis] + scale.size[axis] }

  /// How far lanes are apart: the line and what is written beside it.
  private func room(for measure: Scene.Measure) -> Double {
    measure.axis == .vertical ? 46 + text(of: measure).letterRoom : 40
  }

  /// How far the longest number sticks out of the picture at the right.
  private func overhang(of measures: [Scene.Measure]) -> Double {
    let needed = measures.map { 60 + text(of: $0).letterRoom }.max() ?? 0
    return max(0, needed - scale.size.width - 2 * Self.margin)
  }

  private func text(of measure: Scene.Measure) -> String { NumberStyle.rounded.text(measure.value) }

  private func arrow(_ measure: Scene.Measure, lane: Double) -> Markup {
    let axis = measure.axis
    let (from, to) = (scale.place(measure.from, axis), scale.place(measure.to, axis))
    let parts = [
      line(from, from, axis, across: edge(axis.perpendicular), lane + 5, "extension"),
      line(to, to, axis, across: edge(axis.perpendicular), lane + 5, "extension"),
      line(from, to, axis, across: lane, lane, "arrow"),
      head(at: to, from: from, axis, lane: lane),
    ]
    return .element(
      "g", ["class": "measure \(measure.letter.style)"], parts + label(measure, from, to, lane))
  }

  private func line(
    _ from: Double, _ to: Double, _ axis: Axis, across start: Double, _ end: Double,
    _ style: String
  ) -> Markup {
    let first = Point(main: from, cross: start, axis: axis)
    let last = Point(main: to, cross: end, axis: axis)
    return .element(
      "path",
      [
        "class": style,
        "d": "M\(digits(first.x)) \(digits(first.y))L\(digits(last.x)) \(digits(last.y))",
      ])
  }

  /// The point of an arrow; a dot where it has no length.
  private func head(at to: Double, from: Double, _ axis: Axis, lane: Double) -> Markup {
    guard (to - from).magnitude > 1 else {
      let dot = Point(main: to, cross: lane, axis: axis)
      return .element(
        "circle", ["class": "head", "cx": digits(dot.x), "cy": digits(dot.y), "r": "4"])
    }
    let back = to > from ? -1.0 : 1.0
    let length = min(9, (to - from).magnitude)
    let corners = [(0.0, 0.0), (back * length, 4.0), (back * length, -4.0)].map { along, across in
      let corner = Point(main: to + along, cross: lane + across, axis: axis)
      return "\(digits(corner.x)) \(digits(corner.y))"
    }
    return .element("path", ["class": "head", "d": "M\(corners.joined(separator: "L"))Z"])
  }

  /// The letter and the number: beside an upright arrow, below a level one.
  private func label(
    _ measure: Scene.Measure, _ from: Double, _ to: Double, _ lane: Double
  ) -> [Markup] {
    let text = text(of: measure)
    let place: Point
    switch measure.axis {
    case .vertical:
      place = Point(x: lane + 20, y: max((from + to) / 2, Self.margin))
    case .horizontal:
      let most = max(14, edge(.horizontal) - text.letterRoom - 20)
      let middle = (from + to) / 2 - text.letterRoom / 2
      place = Point(x: min(max(14, middle), most), y: lane + 20)
    }
    return [
      Self.badge(measure.letter, at: place, digits),
      .element(
        "text",
        ["class": "number", "x": digits(place.x + 16), "y": digits(place.y + 4.5)], text),
    ]
  }
}

extension String {
  /// How wide the text is in the font of numbers.
  fileprivate var letterRoom: Double { Double(count) * (SVGPicture.letterWidth + 0.8) }
}
