import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// A session as a row of pictures: before the first step, and after each, up to where it breaks.
struct FilmStrip {
  /// One picture of the row.
  struct Frame {
    /// The number of steps before it.
    let number: Int
    let moment: Moment
    /// What the law finds in the session up to here; nil where it holds or has nothing to say.
    let evidence: Evidence?
    /// The same in words.
    let failure: String?
  }

  /// The pictures, the start first; some in the middle are left out if there are too many.
  let frames: [Frame]
  /// The first step after which the law fails; nil if it does so for the whole story only.
  let firstBroken: Int?
  /// How many pictures are left out.
  let omitted: Int

  /// The most pictures; what is between the start and the end is left out first.
  static let maximumFrames = 24

  /// Lays a subject out step by step under a model, and asks a law that it fails after each.
  static func filmed(
    _ subject: any Subject, failing invariant: Invariant, in model: LayoutModel
  ) -> FilmStrip {
    let laidOut = subject.laidOut
    let moments = laidOut?.moments(in: model) ?? []
    let evidence = moments.indices.map { count -> Evidence? in
      guard count > 0 || subject.stepCount == 0, let begun = laidOut?.firstSteps(count) else {
        return nil
      }
      return try? invariant.evidence(for: begun, model: model)
    }
    let firstBroken = evidence.firstIndex { $0 != nil }
    let all = moments.enumerated().map { index, moment in
      Frame(
        number: index, moment: moment, evidence: evidence[index],
        failure: evidence[index].map { invariant.message($0, .rounded) })
    }
    let kept = Self.kept(of: all.count, around: firstBroken ?? all.count - 1)
    return FilmStrip(
      frames: kept.map { all[$0] }, firstBroken: firstBroken, omitted: all.count - kept.count)
  }

  /// The picture that shows the fault: the first broken one, else the last.
  var decisive: Frame? { frames.first { $0.number == firstBroken } ?? frames.last }

  /// The start, and what leads up to the place that matters.
  private static func kept(of count: Int, around place: Int) -> [Int] {
    guard count > maximumFrames else { return Array(0..<count) }
    let end = min(count, max(place + 2, maximumFrames))
    return [0] + Array((end - maximumFrames + 1)..<end)
  }
}

/// A session as a row of pictures, the first broken state outlined, each with a link to it.
struct FilmMarkup {
  let finding: Finding

  /// Up to so many pictures may all be as large as the decisive one.
  private static let shortFilm = 4

  /// All pictures show the same part of the content, so that what moves is seen to move.
  var markup: Markup {
    let frames = finding.film.frames
    let regions =
      frames.compactMap { $0.moment.scene()?.region }
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
    let scene = isDecisive ? finding.scene : frame.moment.scene()
    let picture = Markup.picture(
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
    let facts = PageText.facts(of: frame.moment) ?? frame.moment.problem ?? ""
    return .element(
      "figcaption", [:],
      [scene.map(Markup.legend) ?? .none, Markup.paragraph(facts, "soft")])
  }
}

extension Moment {
  /// What the moment shows, with what is at fault marked; nil if there is no layout.
  func scene(failing evidence: Evidence? = nil) -> Scene? {
    layout.map { layout in
      evidence.map { Scene(layout, covers: covers, failing: $0) } ?? Scene(layout, covers: covers)
    }
  }
}

/// Pictures with what stands below them.
extension Markup {
  /// A picture with what its letters mean; the text picture where there is no layout.
  static func picture(
    of scene: Scene?, _ layout: ContentLayout?, _ format: SVGPicture.Format, name: String,
    message: String?, region: Rect? = nil
  ) -> Markup {
    guard let scene, let layout else { return .element("p", ["class": "soft"], PageText.noPicture) }
    return SVGPicture(scene, format, name: name, region: region)
      .markup(title: PageText.title(of: layout, message))
  }

  /// What a law fails on under a model: the moment that decides, with what the law says of it.
  package static func figure(
    of found: Counterexample<any Subject>, failing law: Invariant, in model: LayoutModel,
    name: String
  ) -> Markup {
    let film = FilmStrip.filmed(found.value, failing: law, in: model)
    let message = film.decisive?.failure ?? law.message(found, .rounded)
    let layout = film.decisive?.moment.layout
    let evidence = film.decisive?.evidence ?? found.evidence
    let covers = film.decisive?.moment.covers ?? []
    let scene = layout.map { Scene($0, covers: covers, failing: evidence) }
    let picture = Markup.picture(of: scene, layout, .medium, name: name, message: message)
    return .element(
      "figure", [:],
      [
        .element("div", ["class": "art"], [picture]),
        .element(
          "figcaption", [:],
          [
            Markup.paragraph(message.firstUpper, "message"),
            scene.map(Markup.legend) ?? .none,
          ]),
      ])
  }

  /// A letter of a picture, as its key.
  static func key(_ letter: Scene.Letter) -> Markup {
    .element("b", ["class": "key \(letter.style)"], letter.rawValue)
  }

  /// What the letters of a picture mean.
  static func legend(of scene: Scene) -> Markup {
    let entries = Scene.Letter.allCases.compactMap { letter -> (Scene.Letter, String)? in
      if let mark = scene.marks.first(where: { $0.letter == letter }) {
        return (letter, PageText.legend(mark))
      }
      let isMeasured = scene.measures.contains { $0.letter == letter }
      return isMeasured ? (letter, PageText.legend(letter)) : nil
    }
    let pale =
      scene.hasGhosts
      ? [[Markup.element("span", ["class": "key pale"], ""), .text(PageText.outside)]] : []
    guard !entries.isEmpty || !pale.isEmpty else { return .none }
    return .list(
      entries.map { letter, text in
        [.key(letter), .text(text)]
      } + pale, "legend")
  }
}
