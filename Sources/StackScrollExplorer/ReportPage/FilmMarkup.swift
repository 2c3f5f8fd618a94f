import StackScrollCore
import StackScrollInvariants

/// A session as a row of pictures, the first broken state outlined, each with a link to it.
struct FilmMarkup {
  let finding: Finding

  /// Up to so many pictures may all be as large as the decisive one.
  private static let shortFilm = 4

  /// All pictures show the same part of the content, so that what moves is seen to move.
  var markup: Markup {
    let frames = finding.film.frames
    let regions =
      frames.compactMap { $0.moment.layout.map { Scene($0).region } }
      + [finding.scene?.region].compactMap { $0 }
    let region = regions.dropFirst().reduce(regions.first ?? .zero) { $0.union($1) }
    return .element(
      "ol", ["class": "film"], frames.map { frame($0, in: region) })
  }

  private func frame(_ frame: FilmStrip.Frame, in region: Rect) -> Markup {
    let isDecisive = frame.number == finding.film.decisive?.number
    let isBroken = frame.number == finding.film.firstBroken
    let anchor = "\(finding.anchor)-step-\(frame.number)"
    let isShort = finding.film.frames.count <= Self.shortFilm
    let format: SVGPicture.Format = isDecisive || isShort ? .medium : .small
    let scene = isDecisive ? finding.scene : frame.moment.layout.map { Scene($0) }
    let picture = PageParts.picture(
      of: scene, frame.moment.layout, format, name: anchor, message: frame.failure, region: region)
    return .element(
      "li", ["id": anchor, "class": isBroken ? "broken" : nil],
      [
        .element(
          "figure", [:],
          [
            .element(
              "div", ["class": "step", "data-note": PageText.breaksHere],
              [.element("a", ["href": "#\(anchor)"], words(for: frame))]),
            .element("div", ["class": "frame-body"], [picture]),
            caption(of: frame, isDecisive ? scene : nil),
          ])
      ])
  }

  private func words(for frame: FilmStrip.Frame) -> String {
    "\(frame.number). \(frame.moment.step ?? PageText.start)"
  }

  private func caption(of frame: FilmStrip.Frame, _ scene: Scene?) -> Markup {
    let facts = frame.moment.layout.map(PageText.facts) ?? frame.moment.problem ?? ""
    return .element(
      "figcaption", [:],
      [scene.map(PageParts.legend) ?? .none, PageParts.paragraph(facts, "soft")])
  }
}
