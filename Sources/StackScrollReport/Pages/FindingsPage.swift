import StackScrollCore
import StackScrollInvariants

/// What `lint` or `check` found in files, as a page: a wall of small pictures, then each finding with its place, what
/// to do, and the pictures that lead to it, the last with the change that mends it.
package struct FindingsPage {
  /// A finding.
  package struct Entry {
    /// The document and the line.
    package let place: String
    /// The rule or the law, and what it says.
    package let rule: String
    package let sentence: String
    /// What is found, and what to do.
    package let message: String
    /// Where and when it shows, and whether it is waived, a line each.
    package let notes: [String]
    /// What is seen, one after the other; the fault is in the last.
    package let moments: [Moment]
    /// The last with the change that mends it; nil if none is known.
    package let mended: Moment?
    /// The view that it is about.
    package let view: ViewID?
    /// The screen in the lengths around that in which it is found; nil if it does not hang on them.
    package let slider: LengthSlider?
    /// Whether somebody must look at it.
    package let isNew: Bool

    package init(
      place: String, rule: String, sentence: String, message: String, notes: [String],
      moments: [Moment], mended: Moment? = nil, view: ViewID?,
      slider: LengthSlider? = nil, isNew: Bool
    ) {
      self.place = place
      self.rule = rule
      self.sentence = sentence
      self.message = message
      self.notes = notes
      self.moments = moments
      self.mended = mended
      self.view = view
      self.slider = slider
      self.isNew = isNew
    }
  }

  private let tool: String
  private let version: String
  private let command: String
  private let summary: String
  private let entries: [Entry]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - command: the command line that finds the same again.
  ///   - summary: how much was found where.
  package init(
    tool: String, version: String, command: String, summary: String, entries: [Entry]
  ) {
    self.tool = tool
    self.version = version
    self.command = command
    self.summary = summary
    self.entries = entries
  }

  /// The page as a file.
  package var file: ReportFile { ReportFile(name: ReportFile.index, text: source) }

  private var source: String {
    let isGood = !entries.contains(where: \.isNew)
    let head = Markup.element(
      "header", [:],
      [
        .element(
          "h1", ["class": "verdict \(isGood ? "good" : "bad")"],
          [.element("span", ["class": "word"], isGood ? "✓" : "✗"), .text(" \(summary)")]),
        .element(
          "p", ["class": "soft"], [.text("\(tool) \(version): "), .element("code", [:], command)]),
        entries.count > 1 ? wall : .none,
      ])
    let foot = Markup.element(
      "footer", [:],
      [Markup.copy(PageText.runAgain, command), Markup.paragraph(PageText.modelNotUIKit)])
    let articles = entries.enumerated().map { article($1, "finding-\($0 + 1)") }
    return Page(
      title: "\(tool): \(summary)",
      body: [IntervalBar.definitions, head, .element("main", [:], articles), foot]
    ).source
  }

  /// Each finding as a small picture that leads to it, with its words, of which a field above leaves some out.
  private var wall: Markup {
    .element(
      "ol", ["class": "index wall"],
      entries.enumerated().map { index, entry in
        let moment = entry.moments.last
        let scene = moment?.scene()?.marking(entry.view)
        let picture = Markup.picture(
          of: scene, moment?.layout, .small, name: "wall-\(index)", message: entry.message)
        return .element(
          "li", [:],
          [
            .element(
              "a", ["href": "#finding-\(index + 1)"],
              [picture, .element("span", ["class": "place"], entry.place)]),
            Markup.id(entry.rule), Markup.paragraph(entry.message, "soft"),
          ])
      })
  }

  private func article(_ entry: Entry, _ anchor: String) -> Markup {
    let heading: [Markup] =
      [
        .element(
          "h3", [:],
          [
            .element(
              "a", ["href": "#\(anchor)"], [.text("\(entry.place) "), Markup.id(entry.rule)])
          ]),
        Markup.paragraph(entry.sentence, "soft"),
        Markup.paragraph(entry.message.firstUpper, "message"),
      ] + (entry.notes.isEmpty ? [] : [Markup.list(entry.notes.map { [.text($0)] }, "chips")])
    return .element(
      "article", ["class": "finding", "id": anchor],
      [.element("header", [:], heading), film(of: entry, anchor)]
        + [entry.slider?.markup(name: "\(anchor)-slider")].compactMap(\.self))
  }

  /// The last pictures, of which the last one shows the fault.
  private func film(of entry: Entry, _ anchor: String) -> Markup {
    let moments = entry.moments.suffix(FilmStrip.maximumFrames)
    guard !moments.isEmpty else { return Markup.paragraph(PageText.noPicture, "soft") }
    let all = moments + [entry.mended].compactMap(\.self)
    let frames = all.enumerated().map { index, moment -> Markup in
      let isLast = index == moments.count - 1
      let isMended = index == moments.count
      let scene = moment.scene()?.marking(isLast || isMended ? entry.view : nil)
      let picture = Markup.picture(
        of: scene, moment.layout, all.count == 1 ? .large : .medium, name: "\(anchor)-\(index)",
        message: isLast ? entry.message : nil)
      let words =
        isMended ? PageText.mended : moment.step ?? (all.count == 1 ? nil : PageText.start)
      let caption =
        [scene.map(Markup.legend) ?? .none]
        + [PageText.facts(of: moment), moment.problem].compactMap(\.self)
        .map { Markup.paragraph($0, "soft") }
      return .element(
        "li", ["class": isLast && all.count > 1 ? "broken" : nil],
        [
          .element(
            "figure", [:],
            [
              .element(
                "div", ["class": "step", "data-note": PageText.breaksHere], words ?? ""),
              .element("div", ["class": "frame-body"], [picture]),
              .element("figcaption", [:], caption),
            ])
        ])
    }
    return .element("ol", ["class": "film"], frames)
  }
}

extension Scene {
  /// The scene with one view marked, if it is drawn.
  fileprivate func marking(_ view: ViewID?) -> Scene {
    guard let item = items.first(where: { $0.id == view }) else { return self }
    var scene = self
    scene.marks = [Mark(letter: .a, kind: .view, rect: item.frame, id: item.id)]
    return scene
  }
}
