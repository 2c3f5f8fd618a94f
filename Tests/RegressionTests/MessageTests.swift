import Foundation
import PropertyKit
import PublishedScreens
import StackScrollCore
import StackScrollInvariants
import TestSupport
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
