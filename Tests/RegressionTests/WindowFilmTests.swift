import Foundation
import SelfTests
import StackScrollConstraints
import StackScrollCore
import Testing

@testable import StackScrollInvariants
@testable import StackScrollReport

/// Sessions on windows, shown step by step: what is hit, and what bars and keyboards cover.
@Suite struct WindowFilmTests {
  private static func session() throws -> EditSession<Window> {
    let bar = LayoutItem("bar")
    let root = LayoutItem("root")
    let window = try Window(
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
    #expect(try EditSession<Window>(reading: &reader) == session)
    #expect(EditSession<Window>.formatName == "windowSession")
    #expect(session.counterexampleSource.hasPrefix("EditSession(start: try Window("))
    #expect(session.counterexamplePicture.hasPrefix("1. tap at (5, 790)\n2. a keyboard 400 high"))
  }
}
