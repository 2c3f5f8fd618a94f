import Foundation
import PropertyKit
import SelfTests
import StackScrollConstraints
import StackScrollCore
import TestSupport
import Testing

@testable import StackScrollInvariants
@testable import StackScrollReport

/// Texts in pictures, and that no picture shows what a scroll view or the window cuts off.
@Suite struct TextPictureTests {
  /// A shape of a picture's source, and the part of it that its clips leave.
  private struct Shape {
    let style: String
    let whole: Rect
    let seen: Rect?
  }

  /// The shapes that stand in the window, as a reader of SVG sees them.
  private static func shapes(in source: String) -> [Shape] {
    var clips: [String: Rect] = [:]
    var open: [Rect?] = []
    var shapes: [Shape] = []
    var pendingClip: String?
    var isInWindow = false
    for tag in source.matches(of: /<(\/?)([A-Za-z]+)([^>]*)>/) {
      let (isEnd, name) = (!tag.1.isEmpty, tag.2)
      var values: [String: String] = [:]
      for match in tag.3.matches(of: /([A-Za-z-]+)="([^"]*)"/) {
        values[String(match.1)] = String(match.2)
      }
      func number(_ key: String) -> Double { values[key].flatMap(Double.init) ?? 0 }
      let rect = Rect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      switch (name, isEnd) {
      case ("clipPath", false): pendingClip = values["id"]
      case ("clipPath", true): pendingClip = nil
      case ("g", false):
        let clip = values["clip-path"]?.matches(of: /url\(#([^)]*)\)/).first.map { String($0.1) }
        if clip?.hasSuffix("-window") ?? false { isInWindow = true }
        guard isInWindow else { continue }
        let own = clip.flatMap { clips[$0] }
        let around = open.isEmpty ? own : open[open.count - 1]
        open.append(
          own.flatMap { own in around.flatMap { $0.part(inside: own) } }
            ?? (clip == nil ? around : nil))
      case ("g", true):
        if isInWindow { open.removeLast() }
        if open.isEmpty { isInWindow = false }
      case ("rect", false):
        if let id = pendingClip { clips[id] = rect }
        guard isInWindow, let style = values["class"], style != "shown" else { continue }
        let seen = open.last.flatMap { $0 }.flatMap { rect.part(inside: $0) }
        shapes.append(Shape(style: style, whole: rect, seen: seen))
      case ("text", false):
        guard isInWindow, values["class"] == "words" else { continue }
        let (size, width) = (number("font-size"), number("textLength"))
        let start = number("x") - (values["direction"] == "rtl" ? width : 0)
        let box = Rect(
          x: start, y: number("y") - size * FontMetrics.ascent, width: width,
          height: size * FontMetrics.lineHeight)
        shapes.append(
          Shape(
            style: "words", whole: box,
            seen: open.last.flatMap { $0 }.flatMap { box.part(inside: $0) }))
      default: continue
      }
    }
    return shapes
  }

  /// What a reader of a picture sees that the window does not show, or the other way round.
  private static func problem(_ layout: ContentLayout, of window: Screen) -> String? {
    let scene = Scene(layout)
    let picture = SVGPicture(scene, .large, name: "x")
    let shapes = shapes(in: picture.markup(title: "t").source)
    var scrollViews: Set<ViewID> = []
    func visit(_ view: View) {
      if view.container?.scrollView != nil { scrollViews.insert(view.id) }
      view.subviews.forEach(visit)
    }
    visit(window.root)
    var next = 0
    for place in layout.frames.indices {
      // By the views around it, from the inside.
      var (left, depth): (Rect?, Int) = (layout.frames[place], layout.depths[place])
      for around in (0..<place).reversed() where layout.depths[around] < depth {
        depth = layout.depths[around]
        if scrollViews.contains(layout.ids[around]) {
          left = left.flatMap { $0.part(inside: layout.frames[around]) }
        }
      }
      let seen = left.flatMap { $0.part(inside: scene.window) }.map(picture.scale.rect)
      guard scene.items[place].sight.drawn != nil else {
        if seen != nil { return "\(layout.ids[place]) is missing" }
        continue
      }
      guard next < shapes.count else { return "too few shapes" }
      let shape = shapes[next]
      next += 1
      let isLike =
        switch (shape.seen, seen) {
        case (let one?, let other?):
          Axis.allCases.allSatisfy {
            abs(one.min($0) - other.min($0)) < 0.05 && abs(one.max($0) - other.max($0)) < 0.05
          }
        case (let rest?, nil), (nil, let rest?): min(rest.size.width, rest.size.height) < 0.05
        case (nil, nil): true
        }
      guard isLike else { return "\(layout.ids[place]) shows in \(shape), not \(seen as Any)" }
      while next < shapes.count, ["words", "word"].contains(shapes[next].style) {
        let text = shapes[next]
        next += 1
        guard let drawn = text.seen else { continue }
        let room = seen ?? .zero
        let isInside = Axis.allCases.allSatisfy {
          drawn.min($0) > room.min($0) - 0.1 && drawn.max($0) < room.max($0) + 0.1
        }
        guard isInside || min(drawn.size.width, drawn.size.height) < 0.05 else {
          return "the text of \(layout.ids[place]) shows in \(drawn), not in \(room)"
        }
      }
    }
    return next == shapes.count ? nil : "too many shapes"
  }

  @Test func `no picture shows what a scroll view or the window cuts off`() {
    var count = (texts: 0, cut: 0)
    let report = check(Gen<Screen>.windows, settings: Settings(cases: 150)) { window in
      guard let layout = try? window.layout().whole else { return }
      #expect(Self.problem(layout, of: window) == nil)
      let scene = Scene(layout)
      count.texts += scene.items.count { !($0.text?.lines.isEmpty ?? true) }
      count.cut += scene.items.count { $0.sight.drawn != $0.frame }
    }
    #expect(report.counterexample == nil, "\(report)")
    #expect(count.texts > 50 && count.cut > 50)
  }

  @Test func `a picture that forgets its scroll views is noticed`() {
    let report = check(Gen<Screen>.windows, settings: Settings(cases: 150)) { window in
      guard var layout = try? window.layout().whole else { return true }
      layout.content = DrawnContent.Collector().content()
      return Self.problem(layout, of: window) == nil
    }
    #expect(report.counterexample != nil)
  }

  /// A page that scrolls with a row in it that scrolls on its own, both with texts.
  private static func page(
    _ direction: LayoutDirection = .leftToRight,
    words: String = "Second card, also with <two> lines"
  ) throws -> Screen {
    let (page, row) = (ScrollViewItem("page"), ScrollViewItem("row"))
    func label(_ id: ViewID, _ string: String, _ width: Double) -> View {
      View(
        id, width: .constant(width),
        text: LabelText(string, font: .preferredFont(forTextStyle: .body)))
    }
    let column = View(
      "column",
      stack: StackView(
        axis: .vertical, spacing: 16,
        arrangedViews: [
          label("title", "Cards", 240),
          View(
            "row", width: .constant(240), height: .constant(60), scrollView: ScrollView(),
            subviews: [
              View(
                "cards",
                stack: StackView(
                  axis: .horizontal, spacing: 20,
                  arrangedViews: [
                    label("first", "First card with two lines", 130), label("second", words, 160),
                  ]))
            ]),
          View(
            "bars", width: .constant(240),
            text: LabelText(words: [90, 60, 120, 40], space: 8, lineHeight: 24)),
        ]))
    func tied(_ id: String, to frame: LayoutItem) -> [Constraint] {
      [LayoutAttribute.left, .right, .top, .bottom].map {
        Constraint(LayoutItem(id)[$0], .equal, frame[$0])
      }
    }
    return try Screen(
      size: Size(width: 320, height: 240),
      root: View(
        "root", subviews: [View("page", scrollView: ScrollView(), subviews: [column])]),
      constraints: [
        Constraint(LayoutItem("page")[.left], .equal, LayoutItem("root")[.left], constant: 40),
        Constraint(LayoutItem("page")[.right], .equal, LayoutItem("root")[.right], constant: -40),
        Constraint(LayoutItem("page")[.top], .equal, LayoutItem("root")[.top], constant: 40),
        Constraint(LayoutItem("page")[.bottom], .equal, LayoutItem("root")[.bottom], constant: -20),
      ] + tied("column", to: page.contentLayoutGuide) + tied("cards", to: row.contentLayoutGuide),
      layoutDirection: direction)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `texts are drawn line by line`(direction: LayoutDirection) throws {
    let window = try Self.page(direction)
    let name = direction == .leftToRight ? "texts" : "texts-mirrored"
    let layout = try window.layout()
    let picture = SVGPicture(Scene(layout.whole), .large, name: "golden")
    try Golden.check("\(name).svg", picture.markup(title: "Texts").source)
    try Golden.check("\(name).txt", layout.drawing())
  }

  @Test func `a text that has no room is cut off at the edges of its label`() throws {
    for (kind, isCut) in [("broken", true), ("mended", false)] {
      let file = Repository.root.appending(path: "Examples/Bugs/ios-oss-818.\(kind).json")
      let window = try Screen(parsing: Data(contentsOf: file))
        .with(contentSizeCategory: .accessibilityExtraLarge)
      let scene = Scene(try window.layout().whole)
      let place = try #require(scene.items.firstIndex { $0.id == "disclaimer" })
      let source = SVGPicture(scene, .large, name: "x").markup(title: "t").source
      #expect(source.contains("<g clip-path=\"url(#x-words-\(place))\"><text") == isCut)
      #expect(source.contains("…</text>") == isCut)
    }
  }

  @Test func `a text of a file closes no tag, and says nothing to a terminal`() throws {
    for text in HostileText.all + ["</text><script>alert(1)</script>", "\"&'<b>"] {
      let layout = try Self.page(words: text).layout()
      let source = SVGPicture(Scene(layout.whole), .large, name: "x").markup(title: "t").source
      #expect(!source.contains("<script") && !source.contains("<b>"))
      #expect(HostileText.isHarmless(source), "\(text)")
      #expect(HostileText.isHarmless(layout.drawing()), "\(text)")
    }
  }
}
