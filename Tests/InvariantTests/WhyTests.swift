import Foundation
import PropertyKit
import PropertyTesting
import StackScrollCore
import StackScrollInvariants
import Testing

/// The reasons for frames: each one's arithmetic gives the frame.
struct WhyTests {
  @Test func `every reason's arithmetic comes to the number that the frame has`() async throws {
    try await forAll(.oracleScreens, settings: Settings(cases: 1500)) { screen in
      guard let layout = try? screen.layout() else { return }
      for (id, frame) in zip(layout.ids, layout.frames) {
        let reasons = try screen.why(id)
        #expect(reasons.map(\.axis) == Axis.allCases)
        for reason in reasons {
          let magnitude = max(frame.max(reason.axis).magnitude, layout.contentSize[reason.axis])
          let length = reason.length.formula.value - frame.length(reason.axis)
          let start = reason.position.formula.value - frame.min(reason.axis)
          let words = "\(id), \(frame): \(reason)"
          #expect(Tolerance.standard.isNegligible(length, amongst: magnitude), "\(words)")
          #expect(Tolerance.standard.isNegligible(start, amongst: magnitude), "\(words)")
        }
      }
    }
  }

  @Test func `conditions are a reason only for a view that has some`() async throws {
    var variety = StackVariety.all
    variety.hasBounds = false
    variety.hasShares = false
    try await forAll(.screens(variety), settings: Settings(cases: 400)) { screen in
      guard let layout = try? screen.layout() else {
        throw Discard.precondition("the screen has no layout")
      }
      for id in layout.ids where id != screen.content.id {
        let reasons = try screen.why(id).map(\.length.formula.description)
        #expect(!reasons.contains { $0.contains("its conditions") }, "\(id): \(reasons)")
      }
    }
  }

  /// A row of four views in 400 points.
  private static var stretched: Screen {
    get throws {
      let stack = StackView(
        axis: .horizontal, spacing: 5,
        arrangedViews: [("a", 40.0), ("b", 60), ("c", 10), ("d", 25)].map { id, width in
          View(ViewID(id), height: .constant(10), intrinsic: IntrinsicSize(width: width))
        })
      return try Screen(
        scrollView: ScrollView(size: Size(width: 400, height: 10)), content: stack,
        width: .equal(to: .frameLayoutGuide))
    }
  }

  @Test func `what a row leaves its one view is reckoned with all others, few or many`()
    async throws
  {
    let widths = Gen<[Int]>.array(of: .int(in: 1...30), count: 1...9)
    try await forAll(.zip(widths, .int(in: 0...40))) { widths, excess in
      let views = widths.enumerated().map { index, width in
        View(
          ViewID("v\(index)"), height: .constant(1), intrinsic: IntrinsicSize(width: Double(width)))
      }
      let content = View(
        "row", width: .constant(Double(widths.reduce(excess, +))),
        stack: StackView(axis: .horizontal, arrangedViews: views))
      let screen = try Screen(
        scrollView: ScrollView(size: Size(width: 400, height: 10)), content: content)
      // The first takes what is left over.
      let reason = try #require(try screen.why("v0").first?.length)
      #expect(reason.rule == (excess == 0 ? .ownLength : .stretched))
      #expect(reason.formula.value == Double(widths[0] + excess))
      #expect(
        excess == 0 || reason.formula.description.contains("other views") == (widths.count > 5))
    }
  }

  @Test func `margins have their part in the length of a stack, unless they come to nothing`()
    throws
  {
    for (near, far) in [(5.0, 5.0), (5, 0), (0, 5), (5, -5), (0, 0)] {
      let margins = DirectionalEdgeInsets(top: near, leading: near, bottom: far, trailing: far)
      let stack = StackView(
        axis: .horizontal, layoutMargins: margins, isLayoutMarginsRelativeArrangement: true,
        arrangedViews: [View("a", intrinsic: IntrinsicSize(width: 30, height: 20))])
      let screen = try Screen(
        scrollView: ScrollView(size: Size(width: 400, height: 10)), content: stack)
      for reason in try screen.why("stack") {
        let words = reason.length.formula.description
        #expect(words.contains("margins") == (near + far != 0), "\(words)")
      }
    }
  }

  @Test func `a stretched view says who takes what, and where that is published`() throws {
    let screen = try Self.stretched
    let why = try screen.why("a")
    #expect(why[0].length.rule == .stretched)
    #expect(
      "\(why[0])" == """
        x: 0 (start of stack)
          The first visible view stands at the edge of the stack, inside its margin.
          Source: UIStackView documentation; UISV-canvas-connection.
        width: (400 (stack) - (60 (b) + 10 (c) + 25 (d))) - 15 (gaps) = 290
          The stack is longer than its views and gaps. The view that resists being stretched least \
        takes all that is too much; among equals, the lowest index.
          Source: UIStackView documentation, Distribution.fill; hugging and compression resistance.
        """)
    #expect(
      try screen.why("c")[0].position.formula.description
        == "(295 (start of b) + 60 (b)) + 5 (spacing)")
    #expect(
      try screen.why("stack")[0].length.formula.description == "1 (share) x 400 (frameLayoutGuide)")
    #expect(try screen.why("nobody").isEmpty)
  }

  @Test func `the page on stacks shows these reasons line by line`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/Stacks.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains("\(try Self.stretched.why("a")[0])"))
  }

  @Test func `every rule has a sentence and a source`() {
    for rule in FrameReason.Rule.allCases {
      #expect(rule.sentence.hasSuffix("."))
      #expect(rule.source.count > 10)
    }
  }

  @Test func `a screen without a layout has no reasons, but says why not`() throws {
    let screen = try Screen(
      scrollView: ScrollView(size: Size(width: 1, height: 1)), content: View("v"))
    #expect(throws: LayoutError.ambiguous(.horizontal, ["v"])) { try screen.why("v") }
  }
}
