import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// A screen in every width or height of a range, which a control of the page moves through: where a law fails, and
/// beside it.
///
/// Without scripts nothing of it is seen.
package struct LengthSlider {
  /// The most pieces that are drawn, those around the given length; what is beyond is left out.
  static let maximumPieces = 60
  /// The most frames at the ends of pieces, so that a page stays small: fewer pieces of screens with many views.
  static let maximumFrames = 12_000

  private let axis: Axis
  private let bar: IntervalBar
  private let pieces: [LayoutPiece]
  private let views: [ViewID]
  private let most: Int

  /// Finds the pieces of a screen.
  ///
  /// - Parameters:
  ///   - range: the lengths through which it moves.
  ///   - failing: the intervals in which the law fails.
  ///   - views: what the law is about, two of them at most.
  ///   - most: how many pieces are drawn.
  init(
    of screen: Screen, along axis: Axis, in range: ClosedRange<Double>, failing: [FailingInterval],
    outlining views: [ViewID], atMost most: Int = maximumPieces
  ) {
    (self.axis, self.views) = (axis, views)
    bar = IntervalBar(intervals: failing, own: screen.size[axis], range: range)
    self.most = min(most, max(1, Self.maximumFrames / (2 * screen.viewCount + 2)))
    pieces = screen.pieces(along: axis, in: range).filter { piece in
      if case .lines = piece.content { true } else { piece.isSeen }
    }
  }

  /// Makes that of a finding in a window.
  ///
  /// - Returns: nil for what does not hang on the width or the height.
  package init?(_ finding: WindowFinding, in screen: Screen) {
    guard let found = finding.interval, !found.isEverywhere, let axis = found.axis,
      let lengths = found.lengths, lengths.lowerBound < lengths.upperBound
    else { return nil }
    self.init(
      of: screen, along: axis, in: lengths, failing: [found.interval],
      outlining: Array(finding.views.prefix(1)))
  }

  /// Makes that of a smallest case, around the interval that it is in.
  ///
  /// - Returns: nil for what does not hang on the width or the height, and for what is no screen as it is: where steps
  ///   are done in another window, or code reads its width, a screen does not only get wider.
  init?(_ finding: Finding) {
    let session = finding.subject.laidOut as? EditSession
    let start = session?.edits.isEmpty == true ? session?.start : nil
    guard let screen = finding.subject.laidOut as? Screen ?? start else { return nil }
    let found = finding.surroundings.intervals.first {
      !$0.isEverywhere && !$0.dimension.isOffset && $0.around != nil
    }
    guard let found, let range = IntervalBar.all(of: found).last?.range else { return nil }
    self.init(
      of: screen, along: found.dimension == .width ? .horizontal : .vertical, in: range,
      failing: found.intervals.filter {
        $0.lastBad >= range.lowerBound && $0.firstBad <= range.upperBound
      }, outlining: finding.scene?.marks.compactMap(\.id) ?? [])
  }

  /// What is known of a piece.
  private enum Part {
    case picture(Scene, Scene)
    /// Why there is no picture.
    case note(String)
  }

  /// The control and the picture; nothing where no piece has a picture.
  ///
  /// - Parameter name: what all names inside begin with.
  func markup(name: String) -> Markup {
    let parts = parts
    let ends = parts.map { part -> (Scene, Scene)? in
      if case .picture(let first, let last) = part { (first, last) } else { nil }
    }
    guard let picture = SlidingPicture(ends, outlining: views, name: name) else { return .none }
    var notes: [String] = []
    let numbers = parts.map { part -> Int in
      guard case .note(let words) = part else { return -1 }
      if !notes.contains(words) { notes.append(words) }
      return notes.firstIndex(of: words) ?? -1
    }
    let title = PageText.slider(bar.range, along: axis)
    let control = Markup.element(
      "input",
      [
        "type": "range", "id": "\(name)-length", "min": "\(PictureNumber(bar.range.lowerBound))",
        "max": "\(PictureNumber(bar.range.upperBound))", "step": "0.01",
        "value": "\(PictureNumber(bar.own))",
        "autocomplete": "off",
      ])
    let marked = zip(Scene.Letter.allCases, views).map { letter, view in
      [Markup.key(letter), Markup.id(view.label(limit: 40))]
    }
    return .element(
      "div",
      [
        "class": "slider", "hidden": "", "data-name": PageText.coordinates(along: axis).length,
        "data-pieces": list(zip(pieces, numbers).map { [$0.lengths.upperBound, Double($1)] }),
        "data-fails": list(bar.intervals.map { [$0.firstBad, $0.lastBad] }),
      ],
      [
        .title(title),
        .element(
          "p", [:],
          [
            .element("label", ["for": "\(name)-length"], PageText.sliderLabel(axis)),
            .element("b", ["class": "value"], ""),
          ]),
        .element("div", ["class": "rail"], [bar.markup(title: title), control]),
        .element(
          "figure", ["class": "plate"],
          [
            .element(
              "div", ["class": "stage"],
              [picture.markup(title: title)]
                + [
                  .element(
                    "div", ["class": "notes", "aria-live": "polite"], notes.map { .paragraph($0) })
                ]),
            marked.isEmpty ? .none : .list(marked, "legend"),
            picture.isDistorted ? .paragraph(PageText.distorted, "soft") : .none,
          ]),
      ])
  }

  /// The scenes at both ends of each piece, or why there are none.
  private var parts: [Part] {
    let own = pieces.firstIndex { $0.lengths.contains(bar.own) } ?? 0
    let first = max(0, min(own - most / 2, pieces.count - most))
    return pieces.enumerated().map { place, piece in
      guard (first..<first + most).contains(place) else { return .note(PageText.leftOut) }
      switch piece.content {
      case .lines(let one, let other) where one.ids == other.ids:
        return .picture(Scene(one), Scene(other))
      case .lines, .sampled: return .note(PageText.sampled(piece.lengths))
      case .none(let error): return .note(PageText.noLayout(piece.lengths, "\(error)"))
      }
    }
  }

  /// Lists of numbers, as JSON.
  private func list(_ rows: [[Double]]) -> String {
    let texts = rows.map { "[\($0.map { "\(PictureNumber($0))" }.joined(separator: ","))]" }
    return "[\(texts.joined(separator: ","))]"
  }
}

extension LayoutPiece {
  /// Whether it is as long as what an input of the page can tell.
  fileprivate var isSeen: Bool { lengths.upperBound - lengths.lowerBound >= 0.01 }
}

extension Scene {
  /// What a layout shows, as the moments of a finding have it.
  fileprivate init(_ layout: Layout) {
    self.init(layout.seen, covers: layout.isOneScrollView ? [] : layout.covers)
  }
}
