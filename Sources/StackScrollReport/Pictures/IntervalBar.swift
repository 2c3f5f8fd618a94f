import StackScrollCore
import StackScrollInvariants

/// A line from the least to the greatest length that was tried, with the failing parts hatched.
struct IntervalBar {
  /// The failing parts, ascending.
  let intervals: [FailingInterval]
  /// Where the counterexample itself stands.
  let own: Double
  /// The part of the line that is shown.
  let range: ClosedRange<Double>

  /// How long the line is, in units of the picture.
  private static let length = 1000.0
  /// How wide a failing part is at least: enough to be seen, but where there are many, not so much
  /// that what is between them is covered.
  private var least: Double { intervals.count > 100 ? 0.5 : 1.5 }
  /// Hatching needs some room to be seen.
  private static let hatchable = 8.0
  /// Below this share of the line, the part that matters is shown larger once more.
  private static let closeUpShare = 0.03

  /// The whole line, and where it is too small to see, the part around the counterexample.
  static func all(of intervals: FailingIntervals) -> [IntervalBar] {
    ([intervals.swept] + [closeUp(of: intervals)].compactMap(\.self)).map {
      IntervalBar(intervals: intervals.intervals, own: intervals.own, range: $0)
    }
  }

  /// The name of the hatching in ``definitions``.
  private static let hatch = "failing-hatch"

  /// The hatching that all bars of a page share.
  static var definitions: Markup {
    let line = Markup.element("path", ["class": "hatch", "d": "M0 0V7"])
    let pattern = Markup.element(
      "pattern",
      [
        "id": hatch, "width": "7", "height": "7", "patternUnits": "userSpaceOnUse",
        "patternTransform": "rotate(45)",
      ], [line])
    return .element(
      "svg", ["width": "0", "height": "0", "aria-hidden": "true", "style": "position:absolute"],
      [.element("defs", [:], [pattern])])
  }

  /// The bar.
  ///
  /// - Parameter title: what a reader hears who does not see it.
  func markup(title: String) -> Markup {
    let track = Markup.element(
      "rect",
      [
        "class": "track", "x": "0", "y": "16", "width": "\(PictureNumber(Self.length))",
        "height": "16",
      ])
    return .element(
      "svg",
      [
        "class": "line", "role": "img", "viewBox": "0 0 \(PictureNumber(Self.length)) 44",
        "preserveAspectRatio": "none",
      ],
      [.element("title", [:], title), track] + failing + [mark])
  }

  /// Where the counterexample itself stands.
  private var mark: Markup {
    let place = place(own)
    let (left, right) = (PictureNumber(place - 4), PictureNumber(place + 4))
    return .element(
      "path", ["class": "own", "d": "M\(PictureNumber(place)) 7L\(left) 0H\(right)Z"])
  }

  /// The failing parts: hatched where they are wide enough, lines where they are not.
  private var failing: [Markup] {
    let shown = intervals.filter {
      $0.lastBad >= range.lowerBound && $0.firstBad <= range.upperBound
    }
    let parts = shown.map { interval in
      let start = place(interval.firstBad)
      return (start: start, width: max(place(interval.lastBad) - start, least))
    }
    let wide = parts.filter { $0.width > Self.hatchable }
    let thin = parts.filter { $0.width <= Self.hatchable }
    let groups = [("failing", wide), ("failing-thin", thin)].filter { !$0.1.isEmpty }
    return groups.map { style, parts in
      let path = parts.map { part in
        let width = PictureNumber(part.width)
        return "M\(PictureNumber(part.start)) 8h\(width)v32h-\(width)z"
      }
      return .element("path", ["class": style, "d": path.joined()])
    }
  }

  private func place(_ value: Double) -> Double {
    let length = range.upperBound - range.lowerBound
    guard length > 0 else { return 0 }
    return min(max(0, (value - range.lowerBound) / length), 1) * Self.length
  }

  /// The failing interval around the counterexample with as much again on both sides.
  private static func closeUp(of intervals: FailingIntervals) -> ClosedRange<Double>? {
    guard let around = intervals.around else { return nil }
    let range = intervals.swept
    let span = around.lastBad - around.firstBad
    let whole = range.upperBound - range.lowerBound
    guard whole > 0, span < whole * closeUpShare else { return nil }
    let margin = max(span, 4 / Double(max(1, intervals.scale)))
    return max(
      range.lowerBound, around.firstBad - margin)...min(
        range.upperBound, around.lastBad + margin)
  }
}
