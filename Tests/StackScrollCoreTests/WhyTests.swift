import Foundation
import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import TestSupport
import Testing

/// The reasons for frames: each one's arithmetic gives the frame.
struct WhyTests {
  @Test func `every number has a reason, whose arithmetic comes to it`() async throws {
    try await forAll(.oracleScreens, settings: Settings(cases: 1000)) { screen in
      guard let screen = screen.scrolledStack, let layout = try? screen.layout() else { return }
      let reasons = try screen.reasons()
      for (id, frame) in zip(layout.ids, layout.frames) {
        #expect(reasons[id].map(\.axis) == Axis.allCases)
        for axis in Axis.allCases {
          let magnitude = max(frame.max(axis).magnitude, layout.contentSize[axis], 1)
          for kind in FrameMeasure.Kind.allCases {
            let measure = FrameMeasure(kind, of: id, axis)
            let reason = try #require(reasons[measure])
            #expect(reason.measure == measure)
            let difference = reason.formula.value - measure.value(in: frame)
            #expect(Tolerance.standard.isNegligible(difference, amongst: magnitude), "\(reason)")
          }
        }
      }
      #expect(
        try layout.ids.first.map { try screen.why($0) } == layout.ids.first.map { reasons[$0] })
      let few = try screen.reasons(ofFirst: layout.ids.count / 2)
      #expect(few.ids == Array(layout.ids.prefix(layout.ids.count / 2)))
      #expect(few.viewCount == layout.ids.count)
      #expect(few.ids.allSatisfy { few[$0] == reasons[$0] })
    }
  }

  @Test func `among views of the default priorities no number goes without arithmetic`()
    async throws
  {
    var variety = StackVariety.all
    variety.hasPriorities = false
    variety.hasBounds = false
    try await forAll(.screens(variety), settings: Settings(cases: 1000)) { screen in
      guard let screen = screen.scrolledStack, (try? screen.layout()) != nil else { return }
      for reason in try screen.reasons().all {
        #expect(reason.rule != .together, "\(reason.measure): \(reason)")
      }
    }
  }

  /// What says of one number why it is what it is.
  private func equation(
    _ kind: FrameMeasure.Kind, _ id: ViewID, _ axis: Axis, in screen: ScrolledStack
  ) throws -> String {
    try #require(try screen.reasons()[FrameMeasure(kind, of: id, axis)]).equation(.rounded)
  }

  @Test func `what a condition caps is told by the condition, and a given width by its own`() throws
  {
    let bubbles = [("long", 420.0), ("short", 80)].map { id, width in
      View(
        ViewID(id), width: .fraction(0.75, of: .frameLayoutGuide, .atMost),
        intrinsic: IntrinsicSize(width: width, height: 60))
    }
    let screen = try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 390, height: 700)),
      content: StackView(axis: .vertical, alignment: .leading, arrangedViews: bubbles),
      width: .equal(to: .frameLayoutGuide))
    #expect(
      try equation(.length, "long", .horizontal, in: screen)
        == "0.75 (share, at most) x 390 (frameLayoutGuide) = 292.5")
    #expect(try equation(.length, "short", .horizontal, in: screen) == "80 (its own)")
    #expect(try equation(.length, "stack", .horizontal, in: screen) == "390 (frameLayoutGuide)")
  }

  @Test func `a free stack is told by the view that decides, and the others by that one`() throws {
    let tabs = [("home", 60.0), ("favourites", 112), ("me", 30)].map { id, width in
      View(
        ViewID(id), width: .atLeast(88), intrinsic: IntrinsicSize(width: width, height: 34))
    }
    let screen = try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 390, height: 48)),
      content: StackView(
        axis: .horizontal, distribution: .fillEqually, spacing: 8, arrangedViews: tabs),
      height: .equal(to: .frameLayoutGuide))
    #expect(
      try equation(.length, "stack", .horizontal, in: screen)
        == "3 (visible views) x 112 (favourites) + 2 (gaps) x 8 (spacing) = 352")
    #expect(try equation(.length, "favourites", .horizontal, in: screen) == "112 (its own)")
    #expect(try equation(.length, "me", .horizontal, in: screen) == "112 (favourites)")
    #expect(try equation(.length, "stack", .vertical, in: screen) == "48 (frameLayoutGuide)")
    #expect(try equation(.length, "me", .vertical, in: screen) == "48 (stack)")
  }

  @Test func `of views that ask for the same the first decides, and the others follow it`()
    async throws
  {
    try await forAll(.zip(.int(in: 2...6), .element(of: Axis.allCases))) { count, axis in
      let views = (0..<count).map {
        View(ViewID("v\($0)"), intrinsic: IntrinsicSize(width: 30, height: 30))
      }
      let screen = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 100, height: 100)),
        content: StackView(axis: axis, distribution: .fillEqually, arrangedViews: views))
      for axis in Axis.allCases {
        #expect(try equation(.length, "v0", axis, in: screen) == "30 (its own)")
        for view in 1..<count {
          #expect(try equation(.length, ViewID("v\(view)"), axis, in: screen) == "30 (v0)")
        }
      }
    }
  }

  @Test func `of pitches that are as long as they must be the first tells how long the others are`()
    async throws
  {
    let lengths = Gen<[Double]>.array(of: .element(of: [10, 30]), count: 3...7)
    try await forAll(lengths) { lengths in
      let isLong = zip(lengths, lengths.dropFirst()).map { $0 == 30 && $1 == 30 }
      guard let first = isLong.firstIndex(of: true) else { return }
      let views = lengths.enumerated().map { place, length in
        View(ViewID("v\(place)"), intrinsic: IntrinsicSize(width: length, height: 30))
      }
      let screen = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 100, height: 100)),
        content: StackView(axis: .horizontal, distribution: .equalCentering, arrangedViews: views))
      for place in isLong.indices where !isLong[place] {
        let equation = try equation(.start, ViewID("v\(place + 1)"), .horizontal, in: screen)
        let later = lengths.indices.filter { $0 > place + 1 && equation.contains("(v\($0))") }
        #expect(Set(later).isSubset(of: [first, first + 1]))
      }
    }
  }

  @Test func `among centres without room the weakest view is squeezed, and no other`() async throws
  {
    let lengths = Gen<[Int]>.array(of: .int(in: 5...40), count: 3...5)
    try await forAll(.zip(lengths, .int(in: 0...4), .int(in: 0...4))) { lengths, weak, missing in
      let weak = weak % lengths.count
      let views = lengths.enumerated().map { place, length in
        View(
          ViewID("v\(place)"), intrinsic: IntrinsicSize(width: Double(length), height: 30),
          compressionResistance: AxisPriorities(place == weak ? 700 : 750))
      }
      let width = Double(lengths.reduce(-missing, +))
      let screen = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 100, height: 100)),
        content: View(
          "row", width: .constant(width),
          stack: StackView(axis: .horizontal, distribution: .equalCentering, arrangedViews: views)))
      let reasons = try screen.reasons()
      for view in lengths.indices {
        let rule = reasons[FrameMeasure(.length, of: ViewID("v\(view)"), .horizontal)]?.rule
        #expect((rule == .squeezed) == (view == weak && missing > 0))
      }
    }
  }

  @Test func `where two conditions hold one length, the stronger is the reason`() async throws {
    let priorities = Gen<[Int]>.array(of: .int(in: 1...999), count: 2...4)
    try await forAll(.zip(priorities, .element(of: [0.0, 70]))) { priorities, points in
      let conditions = priorities.map {
        LengthConstraint(
          .equal, .constant(points), priority: LayoutPriority(Double($0)))
      }
      let screen = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 100, height: 100)),
        content: View("v", width: Length(conditions), height: .constant(1)))
      let reason = try #require(try screen.why("v").first?.length)
      let strongest = priorities.indices.max { priorities[$0] < priorities[$1] }
      let expected = strongest.map {
        Formula.Part.input(.condition("v", .horizontal, $0, conditions[$0]))
      }
      #expect(points == 0 || reason.formula.parts == [expected])
      #expect(reason.rule == .preferred)
    }
  }

  /// A row of four views in 400 points.
  private static var stretched: ScrolledStack {
    get throws {
      let stack = StackView(
        axis: .horizontal, spacing: 5,
        arrangedViews: [("a", 40.0), ("b", 60), ("c", 10), ("d", 25)].map { id, width in
          View(ViewID(id), height: .constant(10), intrinsic: IntrinsicSize(width: width))
        })
      return try ScrolledStack(
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
      let screen = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 400, height: 10)), content: content)
      // The first takes what is left over.
      let reason = try #require(try screen.why("v0").first?.length)
      // As long as it likes by chance, it is still what the others leave.
      #expect(reason.rule == (excess == 0 ? .remainder : .stretched))
      #expect(reason.formula.value == Double(widths[0] + excess))
      #expect(reason.formula.description.contains("other views") == (widths.count > 5))
    }
  }

  @Test func `margins have their part in the length of a stack, those that are 0 apart`()
    throws
  {
    for (near, far) in [(5.0, 5.0), (5, 0), (0, 5), (5, -5), (0, 0)] {
      let margins = DirectionalEdgeInsets(top: near, leading: near, bottom: far, trailing: far)
      let stack = StackView(
        axis: .horizontal, layoutMargins: margins, isLayoutMarginsRelativeArrangement: true,
        arrangedViews: [View("a", intrinsic: IntrinsicSize(width: 30, height: 20))])
      let screen = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 400, height: 10)), content: stack)
      for reason in try screen.why("stack") {
        let words = reason.length.formula.description
        let count = words.components(separatedBy: "margin").count - 1
        #expect(count == [near, far].count { $0 != 0 }, "\(words)")
      }
    }
  }

  @Test func `a stretched view says who takes what, and where that is published`() throws {
    let screen = try Self.stretched
    let why = try screen.why("a")
    #expect(why[0].length.rule == .stretched)
    #expect(
      "\(why[0])" == """
        x: 0 (left of stack)
          The view stands at the edge of the stack, inside its margin.
          Source: UIStackView documentation; UISV-canvas-connection.
        width: 400 (stack) - 60 (b) - 10 (c) - 25 (d) - 3 (gaps) x 5 (spacing) = 290
          The stack is longer than its views and gaps. The view that resists being stretched least \
        takes all that is too much; among equals, the lowest index.
          Source: UIStackView documentation, Distribution.fill; hugging and compression resistance.
        """)
    #expect(
      try screen.why("c")[0].position.equation(.rounded)
        == "375 (left of d) - 5 (spacing) - 10 (c) = 360")
    #expect(try screen.why("stack")[0].length.equation(.rounded) == "400 (frameLayoutGuide)")
    #expect(try screen.why("nobody").isEmpty)
  }

  @Test func `the page on stacks shows these reasons line by line`() throws {
    let page = Repository.root.appending(path: "Documentation/Stacks.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains("\(try Self.stretched.why("a")[0])"))
  }

  @Test func `every rule has a sentence and a source`() {
    for rule in FrameReason.Rule.allCases {
      #expect(rule.sentence.hasSuffix("."))
      #expect(rule.source.count > 10)
    }
  }

  @Test func `a screen without a layout has no reasons`() throws {
    let screen = try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 1, height: 1)), content: View("v"))
    #expect(throws: UndecidedStack()) { try screen.why("v") }
  }
}
