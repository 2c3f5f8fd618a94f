import Foundation
import PropertyKit
import PublishedScreens
import StackScrollCore
import StackScrollInvariants
import Testing

/// Our own texts, kept as files: a change of wording is seen and meant.
@Suite struct MessageTests {
  @Test func `the report of a refuted claim`() throws {
    let claim = try #require(Catalogue.standard["claim-predicted-end-is-the-end"])
    try Golden.check(
      "refuted-claim.txt",
      ReportText.text(of: claim.explore()) { value in
        "\(value.counterexamplePicture)\n\nas Swift:\n\(value.counterexampleSource)"
      })
  }

  @Test func `why a value makes no screen`() throws {
    let size = Size(width: 100, height: 100)
    let leaf = View("a", intrinsic: IntrinsicSize(width: 1, height: 1))
    func screen(size: Size = size, _ views: [View], spacing: Double = 0) -> () throws -> Any {
      {
        try Screen(
          scrollView: ScrollView(size: size),
          content: StackView(axis: .vertical, spacing: spacing, arrangedViews: views))
      }
    }
    try Golden.check(
      "screen-errors.txt",
      lines: [
        screen(size: Size(width: .nan, height: 1), []),
        screen(size: Size(width: -1, height: 1), []),
        screen(size: Size(width: .infinity, height: 1), []),
        screen(size: Size(width: 1e300, height: 1), []),
        screen([leaf, leaf]),
        screen([View("")]),
        screen([View("a", height: .constant(-1))]),
        screen([View("a", width: .fraction(.nan, of: .frameLayoutGuide))]),
        screen([View("a", intrinsic: IntrinsicSize(width: -2))]),
        screen([leaf], spacing: .infinity),
        { try TabStrip(frameWidth: 390, tabCount: 0) },
        { try TabStrip(frameWidth: 390, tabCount: 10) },
        { try LabelColumn(viewport: size, pairs: -1) },
        { try PixelGrid(scale: 0) },
      ])
  }

  @Test func `why a screen has no layout`() throws {
    let size = Size(width: 100, height: 100)
    func layout(_ stack: StackView, width: Length = .intrinsic) -> () throws -> Any {
      { try Screen(scrollView: ScrollView(size: size), content: stack, width: width).layout() }
    }
    let fixed = [10.0, 20].map {
      View(ViewID("v\($0)"), width: .constant($0), height: .constant(1))
    }
    try Golden.check(
      "layout-errors.txt",
      lines: [
        { try LabelColumn(viewport: size, step: .edgesOnly).screen.layout() },
        { try LabelColumn(viewport: size, step: .height).screen.layout() },
        layout(StackView(axis: .horizontal, arrangedViews: [View("a"), View("b")])),
        layout(StackView(axis: .horizontal, distribution: .fillEqually, arrangedViews: fixed)),
        layout(
          StackView(axis: .horizontal, arrangedViews: fixed), width: .equal(to: .frameLayoutGuide)),
        layout(StackView(axis: .vertical, arrangedViews: fixed)),
      ])
  }

  @Test func `what seed 42 draws`() throws {
    func draws<Value>(_ name: String, _ generator: Gen<Value>) -> String {
      var values: [String] = []
      _ = check(generator, settings: Settings(seed: 42, cases: 12)) { values.append("\($0)") }
      return "\(name): \(values.joined(separator: ", "))"
    }
    try Golden.check(
      "seed-42.txt",
      [
        draws("int in 0...1000", Gen<Int>.int(in: 0...1000)),
        draws("int", Gen<Int>.int()),
        draws("double in 0...390", Gen<Double>.double(in: 0...390)),
        draws("bool", Gen<Bool>.bool),
        draws("array of int in 0...9", Gen<[Int]>.array(of: .int(in: 0...9), count: 0...5)),
        draws("optional of int in -5...5", Gen<Int?>.optional(.int(in: -5...5))),
        draws(
          "tabs", Gen<TabStrip>.tabStrips.map { "\($0.tabCount) in \(NumberText($0.frameWidth))" }),
      ].joined(separator: "\n"))
  }
}

/// Compares a text with the one that is kept under `Fixtures/Messages`.
enum Golden {
  /// Set to rewrite the files; the test fails all the same, so that nobody leaves it set.
  static let updateVariable = "STACKSCROLL_UPDATE_MESSAGES"

  static func check(
    _ name: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = FixtureFolder.fixtures.appending(path: "Messages/\(name)")
    if ProcessInfo.processInfo.environment[updateVariable] != nil {
      try Data((text + "\n").utf8).write(to: file, options: .atomic)
      Issue.record("\(name) was rewritten; look at the change", sourceLocation: sourceLocation)
      return
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text + "\n" == kept, "\(name) has changed; if it should, set \(updateVariable)=1 once",
      sourceLocation: sourceLocation)
  }

  /// The errors of several calls, a line each; a call that does not throw says so.
  static func check(
    _ name: String, lines calls: [() throws -> Any],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let lines = calls.map { call in
      do { return "no error: \(try call())" } catch { return "\(error)" }
    }
    try check(name, lines.joined(separator: "\n"), sourceLocation: sourceLocation)
    #expect(!lines.contains { $0.hasPrefix("no error") }, sourceLocation: sourceLocation)
  }
}
