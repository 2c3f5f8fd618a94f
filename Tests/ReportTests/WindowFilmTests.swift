import Foundation
import SelfTests
import StackScrollConstraints
import StackScrollCore
import Testing

@testable import StackScrollInvariants
@testable import StackScrollReport

/// Sessions on windows, shown step by step: what is hit, and what bars and keyboards cover.
@Suite struct WindowFilmTests {
  private static func session() throws -> EditSession {
    let bar = LayoutItem("bar")
    let root = LayoutItem("root")
    let window = try Screen(
      size: Size(width: 400, height: 800), safeAreaInsets: EdgeInsets(top: 100, right: 40),
      root: View(
        "root", subviews: [View("bar", width: .constant(400), height: .constant(50))]),
      constraints: [
        Constraint(bar[.bottom], .equal, root.keyboardLayoutGuide[.top]),
        Constraint(bar[.left], .equal, root[.left]),
      ])
    return EditSession(
      start: window,
      edits: [
        .tap(Point(x: 5, y: 790)), .setKeyboardHeight(400), .tap(Point(x: 5, y: 790)), .rotate,
        .tap(Point(x: 900, y: 1)),
      ])
  }

  @Test func `each step of a session is a moment, and a tap says what it hits`() throws {
    let moments = try Self.session().moments(in: .standard)
    #expect(
      moments.map(\.step) == [
        nil, "tap at (5, 790) on bar", "a keyboard 400 high", "tap at (5, 790) on root", "rotate",
        "tap at (900, 1) on nothing",
      ])
    #expect(moments.map { $0.layout?.frame(of: "bar")?.maxY } == [800, 800, 400, 400, 0, 0])
    #expect(try Self.session().firstSteps(2).end().keyboardHeight == 400)
  }

  @Test func `what is covered is part of the moment, and shaded in its picture`() throws {
    let moments = try Self.session().moments(in: .standard)
    let bars = [
      Cover(kind: .bar, area: Rect(x: 0, y: 0, width: 400, height: 100)),
      Cover(kind: .bar, area: Rect(x: 360, y: 0, width: 40, height: 800)),
    ]
    #expect(moments[0].covers == bars)
    let keyboard = Cover(kind: .keyboard, area: Rect(x: 0, y: 400, width: 400, height: 400))
    #expect(moments[2].covers == bars + [keyboard])
    let picture = SVGPicture(try #require(moments[2].scene()), .medium, name: "x").markup(
      title: "t")
    #expect(picture.source.components(separatedBy: #"class="bar""#).count == 3)
    #expect(picture.source.components(separatedBy: #"class="keyboard""#).count == 2)
    #expect(
      PageText.facts(of: moments[2])?.contains("The keyboard covers (0, 400) 400 x 400.") ?? false)
  }

  /// A scroll view in a scroll view, each with a content that is larger than itself.
  private static func nested() throws -> Moment {
    func scroller(_ id: ViewID, _ length: Double, _ content: [View]) -> View {
      View(
        id, width: .constant(length), height: .constant(length), scrollView: ScrollView(),
        subviews: content)
    }
    func box(_ id: ViewID) -> View { View(id, width: .constant(60), height: .constant(60)) }
    func place(_ id: String, _ x: Double, _ y: Double, in frame: LayoutItem) -> [Constraint] {
      [
        Constraint(LayoutItem(id)[.left], .equal, frame[.left], constant: x),
        Constraint(LayoutItem(id)[.top], .equal, frame[.top], constant: y),
      ]
    }
    func ends(_ id: String, of content: LayoutItem) -> [Constraint] {
      [LayoutAttribute.right, .bottom].map {
        Constraint(content[$0], .equal, LayoutItem(id)[$0])
      }
    }
    let (outer, inner) = (ScrollViewItem("outer"), ScrollViewItem("inner"))
    let window = try Screen(
      size: Size(width: 300, height: 200),
      root: View(
        "root",
        subviews: [
          scroller("outer", 150, [scroller("inner", 100, [box("near"), box("far")])]), box("free"),
        ]),
      constraints: place("outer", 10, 10, in: "root") + place("free", 130, 130, in: "root")
        + place("inner", 80, 80, in: outer.contentLayoutGuide)
        + ends("inner", of: outer.contentLayoutGuide)
        + place("near", 0, 0, in: inner.contentLayoutGuide)
        + place("far", 100, 0, in: inner.contentLayoutGuide)
        + ends("far", of: inner.contentLayoutGuide))
    return Moment(after: nil) { try window.layout() }
  }

  @Test func `what is outside the frame of a scroll view in a window is cut off`() throws {
    let moment = try Self.nested()
    #expect(moment.problem == nil)
    let scene = try #require(moment.scene())
    let picture = SVGPicture(scene, .large, name: "x")
    let source = picture.markup(title: "t").source
    func shape(_ id: ViewID, _ style: String) throws -> String {
      let item = try #require(scene.items.first { $0.id == id })
      return picture.box(item.frame, style).source
    }
    // The outer scroll view ends at 160; the inner one is 100 long from 90 on.
    for (place, length) in [(1, 150.0), (2, 70)] {
      let frame = Rect(
        x: place == 1 ? 10 : 90, y: place == 1 ? 10 : 90, width: length, height: length)
      let clip =
        "<clipPath id=\"x-scroll-\(place)\">\(picture.box(frame, "clip").source)</clipPath>"
      #expect(source.contains(clip), "\(source)")
    }
    let shown = [
      try shape("root", "stack"), try shape("outer", "stack"),
      "<g clip-path=\"url(#x-scroll-1)\">", try shape("inner", "stack"),
      "<g clip-path=\"url(#x-scroll-2)\">", try shape("near", "view"),
      "</g>\n</g>\n", try shape("free", "view"), "</g>",
    ].joined()
    #expect(source.contains(shown), "\(source)")
  }

  @Test func `what is cut off has no name, and each picture of a page has ids of its own`() throws {
    let scene = try #require(try Self.nested().scene())
    let pictures = ["a", "b"].map { SVGPicture(scene, .large, name: $0).markup(title: "").source }
    #expect(pictures[0].contains(">near<") && !pictures[0].contains(">far<"))
    let near = try #require(scene.items.firstIndex { $0.id == "near" })
    let far = try #require(scene.items.firstIndex { $0.id == "far" })
    #expect(scene.items[near].sight.drawn == Rect(x: 90, y: 90, width: 60, height: 60))
    #expect(scene.items[far].sight.drawn == nil)
    let ids = pictures.map { $0.matches(of: /\ id="([^"]*)"/).map { String($0.1) } }
    let used = pictures.map { Set($0.matches(of: /url\(#([^)]*)\)/).map { String($0.1) }) }
    #expect(ids[0] == ["a-window", "a-scroll-1", "a-scroll-2"])
    #expect(Set(ids[0]).isDisjoint(with: ids[1]))
    #expect(used == ids.map { Set($0) })
  }

  @Test func `in a terminal a keyboard is shaded, and the safe area ends at marks`() throws {
    let window = try Self.session().start.applying(.setKeyboardHeight(400))
    let lines = try window.layout().drawing(width: 40).split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.contains("▒ keyboard ▒") || $0.contains("▒keyboard▒") })
    #expect(lines.count { $0.hasPrefix("╟") && $0.contains("╢") } == 1)
    #expect(lines[0].contains("╤"))
  }

  @Test func `a session on a window is kept as a file and read back`() throws {
    let session = try Self.session()
    let text = try JSONValue.object(session.json).text()
    var reader = try FixtureReader(try JSONValue(parsing: Data(text.utf8)))
    #expect(try EditSession(reading: &reader) == session)
    #expect(EditSession.formatName == "editSession")
    #expect(session.counterexampleSource.hasPrefix("EditSession(start: try Screen("))
    #expect(session.counterexamplePicture.hasPrefix("1. tap at (5, 790)\n2. a keyboard 400 high"))
  }
}
