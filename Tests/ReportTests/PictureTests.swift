import Foundation
import PropertyKit
import PublishedScreens
import SelfTests
import StackScrollCore
import TestSupport
import Testing

@testable import StackScrollInvariants
@testable import StackScrollReport

/// Pictures as numbers: what is marked, where it falls, and what stands in the source.
@Suite struct PictureTests {
  private static let claim = Catalogue.standard["claim-predicted-end-is-the-end"]

  /// The smallest counterexample of the published formula.
  private static func session() throws -> ColumnSession {
    let column = try ImageColumn(viewport: Size(width: 1, height: 1), spacing: 1, pinBottom: 0)
    return ColumnSession(start: column, actions: [.heart(height: 1)])
  }

  /// A layout with frames as they are given, below a content view.
  private static func layout(_ frames: [(String, Rect)], _ content: Size) throws -> ContentLayout {
    let lengths = (Length.constant(content.width), Length.constant(content.height))
    let views = [("stack", Rect(origin: .zero, size: content))] + frames
    var layout = try Screen(
      scrollView: ScrollView(size: content),
      content: StackView(axis: .vertical), width: lengths.0, height: lengths.1
    ).layout().content
    layout.views = FrameList(
      ids: views.map { ViewID($0.0) }, frames: views.map(\.1),
      depths: views.indices.map { min($0, 1) })
    return layout
  }

  @Test func `a coordinate is written with two decimals at most, and reads back`() {
    let report = check(Gen<Double>.double(in: -1e6...1e6)) { number in
      let text = "\(PictureNumber(number))"
      let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
      let isNear = ((Double(text) ?? .nan) - number).magnitude <= 0.005_000_1
      return isNear && decimals <= 2 && !text.hasSuffix(".0") && text != "-0"
    }
    #expect(report.counterexample == nil, "\(report)")
    for (number, text) in [
      (Double.nan, "0"), (.infinity, "1000000000"), (-.infinity, "-1000000000"), (0.1 + 0.2, "0.3"),
      (-0.001, "0"), (1.005e-3, "0"), (-2.5, "-2.5"),
    ] {
      #expect("\(PictureNumber(number))" == text)
    }
  }

  @Test func `the window is marked where it was scrolled to, and where it should be`() throws {
    let claim = try #require(Self.claim)
    let film = FilmStrip.filmed(try Self.session(), failing: claim, in: .standard)
    let frame = try #require(film.decisive)
    let layout = try #require(frame.moment.layout)
    let scene = Scene(layout, failing: frame.evidence)
    #expect(scene.marks.map(\.kind) == [.window, .expectedWindow])
    #expect(scene.marks.map(\.rect.minY) == [1, 0])
    #expect(scene.window.minY == 1)
    #expect(scene.measures.map(\.value) == [1, 0])
  }

  @Test func `the first broken state is the first after which the law fails`() throws {
    let claim = try #require(Self.claim)
    let column = try ImageColumn(viewport: Size(width: 390, height: 100), pinBottom: 0)
    let actions: [ImageColumn.Action] = [.clear, .clear, .heart(height: 120), .star(height: 9)]
    let session = ColumnSession(start: column, actions: actions)
    let film = FilmStrip.filmed(session, failing: claim, in: .standard)
    #expect(film.firstBroken == 3)
    #expect(film.frames.map(\.number) == [0, 1, 2, 3, 4])
    #expect(film.frames.map { $0.failure == nil } == [true, true, true, false, false])
  }

  @Test func `a long film keeps its start, and what leads up to the first broken state`() throws {
    let claim = try #require(Self.claim)
    let column = try ImageColumn(viewport: Size(width: 390, height: 100), pinBottom: 0)
    let actions =
      Array(repeating: ImageColumn.Action.clear, count: 60) + [.heart(height: 120), .clear]
    let film = FilmStrip.filmed(
      ColumnSession(start: column, actions: actions), failing: claim, in: .standard)
    #expect(film.firstBroken == 61)
    #expect(film.frames.count == FilmStrip.maximumFrames)
    #expect(film.frames.first?.number == 0 && film.decisive?.number == 61)
    #expect(film.frames.count + film.omitted == 63)
  }

  @Test func `views that overlap are marked and hatched, neighbours are not`() throws {
    let size = Size(width: 10, height: 20)
    func picture(_ second: Double) throws -> (scene: Scene, source: String) {
      let frames = [
        ("a", Rect(x: 0, y: 0, width: 10, height: 10)),
        ("b", Rect(x: 0, y: second, width: 10, height: 10)),
      ]
      let scene = Scene(try Self.layout(frames, size), failing: nil)
      return (scene, SVGPicture(scene, .large, name: "p").markup(title: "").source)
    }
    let (apart, plain) = try picture(10)
    #expect(apart.marks.isEmpty && !plain.contains("hatch"))
    let (over, hatched) = try picture(6)
    #expect(over.marks.map(\.id) == ["a", "b"])
    #expect(over.overlap == Rect(x: 0, y: 6, width: 10, height: 4))
    #expect(hatched.contains("url(#p-hatch)") && hatched.contains(">A<") && hatched.contains(">B<"))
  }

  @Test func `a wrong gap is measured where it is`() throws {
    let frames = [
      ("a", Rect(x: 0, y: 0, width: 9, height: 10)),
      ("b", Rect(x: 0, y: 10, width: 9, height: 10)),
      ("c", Rect(x: 0, y: 27, width: 9, height: 10)),
    ]
    let layout = try Self.layout(frames, Size(width: 9, height: 37))
    let gap = Evidence(.gap("b", "c", .vertical), .number(7), .equal, .number(0))
    let scene = Scene(layout, failing: gap)
    #expect(scene.marks.map(\.id) == ["b", "c"])
    #expect(scene.measures.map(\.from) == [20, 20])
    #expect(scene.measures.map(\.to) == [27, 20])
  }

  @Test func `the views at fault are marked, and no others`() throws {
    let frames = [
      ("tab1", Rect(x: 0, y: 0, width: 5, height: 5)),
      ("tab11", Rect(x: 0, y: 5, width: 5, height: 5)),
    ]
    let layout = try Self.layout(frames, Size(width: 5, height: 10))
    func marked(_ found: [ViewID]) -> [ViewID?] {
      Scene(layout, failing: Evidence(.views, .views(found), .equal, .views([]))).marks.map(\.id)
    }
    #expect(marked(["tab11"]) == ["tab11"])
    #expect(marked(["tab1", "tab11"]) == ["tab1", "tab11"])
    #expect(marked(["tab111"]).isEmpty)
  }

  @Test func `every law that is broken is drawn with numbers that can be drawn`() throws {
    for file in try FixtureFolder.files(in: "Broken", "json") {
      let fixture = try BrokenFixture(
        parsing: try Data(contentsOf: file), catalogue: .everything)
      let bug = try #require(PlantedBug.named(fixture.bug))
      let law = try #require(Catalogue.everything[fixture.law])
      let film = FilmStrip.filmed(fixture.broken, failing: law, in: bug.model)
      #expect(film.firstBroken != nil, "\(fixture.law)")
      for frame in film.frames {
        guard let layout = frame.moment.layout else { continue }
        Self.expectDrawable(Scene(layout, failing: frame.evidence), fixture.law)
      }
    }
  }

  @Test func `a hostile screen is drawn, or has no layout`() {
    let huge = Evidence(
      .length("v1", .horizontal), .number(1e300), .equal, .number(-1e300))
    let report = check(Gen.hostileScreens, settings: Settings(cases: 400)) { hostile in
      guard let layout = try? Screen(hostile).layout().content else { return }
      Self.expectDrawable(Scene(layout, failing: huge), "hostile")
    }
    #expect(report.counterexample == nil)
  }

  @Test func `a picture says what it shows, and is the same everywhere`() throws {
    let claim = try #require(Self.claim)
    let film = FilmStrip.filmed(try Self.session(), failing: claim, in: .standard)
    let layout = try #require(film.decisive?.moment.layout)
    let scene = Scene(layout, failing: film.decisive?.evidence)
    let picture = SVGPicture(scene, .large, name: "golden")
    try Golden.check(
      "refuted-claim.svg", picture.markup(title: PageText.title(of: layout, nil)).source)
  }

  private static func expectDrawable(_ scene: Scene, _ name: String) {
    for format in [SVGPicture.Format.large, .medium, .small] {
      let source = SVGPicture(scene, format, name: "x").markup(title: "").source
      let numbers = source.matches(of: /(?:x|y|width|height|rx|d|points|viewBox)="([^"]*)"/)
      for match in numbers {
        #expect(!match.1.contains("nan") && !match.1.contains("inf"), "\(name): \(match.0)")
        #expect(!match.1.contains("e"), "\(name): \(match.0)")
      }
      #expect(!source.contains(/(?:width|height)="-/), "\(name)")
    }
  }
}
