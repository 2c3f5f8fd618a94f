import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

/// The laws of windows: what breaks each, the nearest that does not, and what a finding says.
@Suite struct WindowLawTests {
  private static func leaf(
    _ name: ViewID, _ width: Double, _ height: Double, role: Leaf.Role = .content
  ) -> View {
    View(name, intrinsic: IntrinsicSize(width: width, height: height), role: role)
  }

  private static func pinned(
    _ name: LayoutItem, to other: LayoutItem = "root", _ insets: EdgeInsets = .zero,
    bottom: Bool = true, width: Bool = true
  ) -> [Constraint] {
    [
      Constraint(name[.top], .equal, other[.top], constant: insets.top),
      Constraint(name[.leading], .equal, other[.leading], constant: insets.left),
    ]
      + (width
        ? [Constraint(name[.trailing], .equal, other[.trailing], constant: -insets.right)] : [])
      + (bottom
        ? [Constraint(name[.bottom], .equal, other[.bottom], constant: -insets.bottom)] : [])
  }

  /// A window around views that stand in its root.
  private static func window(_ views: [View], _ constraints: [Constraint]) throws -> Screen {
    try Screen(
      size: Size(width: 390, height: 700), root: View("root", subviews: views),
      constraints: constraints)
  }

  /// A window that a scroll view fills, around a column of some views.
  private static func column(
    _ views: [View], height: Length = .intrinsic, isTied: Bool = true, bottom: Double = 0,
    safeArea: EdgeInsets = .zero, _ change: (inout ScrollView) -> Void = { _ in }
  ) throws -> Screen {
    var scrollView = ScrollView()
    change(&scrollView)
    let content = View(
      "column", height: height, stack: StackView(axis: .vertical, arrangedViews: views))
    let page = LayoutItem("page")
    let frameWidth = Anchor(page.guide(.frameLayoutGuide), .width)
    return try Screen(
      size: Size(width: 390, height: 700), safeAreaInsets: safeArea,
      root: View("root", subviews: [View("page", scrollView: scrollView, subviews: [content])]),
      constraints: pinned("page")
        + pinned("column", to: page.guide(.contentLayoutGuide), EdgeInsets(bottom: bottom))
        + (isTied
          ? [Constraint(Anchor("column", .width), .equal, frameWidth)]
          : []))
  }

  struct Pair: Sendable, CustomTestStringConvertible {
    let law: ScreenLaw
    let broken: Screen
    let sound: Screen
    /// What is known of both if they were drawn.
    var drawing: DesignIntent.Drawing?
    var testDescription: String { law.rawValue }
  }

  /// Each law with a window that breaks it, and the nearest that does not.
  static let pairs: [Pair] = {
    do { return try makePairs() } catch {
      Issue.record(error)
      return []
    }
  }()

  private static func makePairs() throws -> [Pair] {
    let rows = [leaf("a", 100, 500), leaf("b", 100, 500)]
    func held(_ priority: LayoutPriority) -> View {
      View(
        "a", height: Length([LengthConstraint(.equal, .constant(52), priority: priority)]),
        intrinsic: IntrinsicSize(width: 100, height: 30))
    }
    func row(_ width: Double) -> View {
      View(
        "row",
        stack: StackView(
          axis: .horizontal, arrangedViews: [leaf("one", width, 20), leaf("two", width, 20)]))
    }
    func text(_ lines: Int) -> View {
      View(
        "text",
        text: LabelText(
          words: [160, 160, 160, 160], space: 4, lineHeight: 20, numberOfLines: lines))
    }
    let bars = EdgeInsets(top: 40, bottom: 30)
    func beside(_ constant: Double) throws -> Screen {
      try window(
        [leaf("one", 100, 30), leaf("two", 100, 30)],
        pinned("one", EdgeInsets(top: 50, left: 10), bottom: false, width: false)
          + pinned("two", EdgeInsets(top: 50, left: constant), bottom: false, width: false))
    }
    func inside(_ constant: Double) throws -> Screen {
      try window(
        [View("card", subviews: [leaf("a", 100, 30)])],
        pinned("card", EdgeInsets(top: 50, left: 50, bottom: 50, right: 50))
          + pinned("a", to: "card", EdgeInsets(left: constant), bottom: false, width: false))
    }
    func button(_ length: Double) throws -> Screen {
      try window(
        [leaf("button", 60, 44, role: .control)],
        pinned("button", EdgeInsets(top: 50, left: 50), bottom: false, width: false)
          + [Constraint(Anchor("button", .width), constant: length)])
    }
    func tied(_ relation: Constraint.Relation) throws -> Screen {
      let column = try column([leaf("a", 100, 50)], bottom: 20)
      return try column.with(
        constraints: column.constraints + [
          Constraint(
            Anchor("column", .height), relation,
            Anchor(LayoutItem("page").guide(.frameLayoutGuide), .height))
        ])
    }
    func unmirrored(_ attribute: LayoutAttribute) throws -> Screen {
      try window(
        [View("card", subviews: [leaf("a", 100, 30)])],
        [
          Constraint(Anchor("card", .top), .equal, Anchor("root", .top)),
          Constraint(Anchor("card", .leading), .equal, Anchor("root", attribute)),
          Constraint(Anchor("card", .width), constant: 200),
          Constraint(Anchor("card", .height), constant: 100),
        ] + pinned("a", to: "card", bottom: false, width: false))
    }
    func stack(_ views: [View]) throws -> Screen {
      try window(
        [View("stack", stack: StackView(axis: .vertical, arrangedViews: views))],
        pinned("stack", bottom: false))
    }
    func part(_ top: Double) throws -> Screen {
      try Screen(
        size: Size(width: 100, height: 100), fittingPriorities: AxisPriorities(50),
        root: View("root", subviews: [View("badge")]),
        constraints: pinned("badge", EdgeInsets(top: top, left: 8, bottom: 8, right: 8)))
    }
    func fixed(_ relation: LengthConstraint.Relation) -> View {
      View(
        "a", height: Length([LengthConstraint(relation, .constant(44))]),
        intrinsic: IntrinsicSize(width: 300, height: 60))
    }
    return [
      Pair(
        law: .layoutIsDetermined, broken: try column([View("a")]), sound: try column(rows)),
      Pair(
        law: .hidingKeepsTheLayout, broken: try column([held(.required)]),
        sound: try column([held(999)])),
      Pair(
        law: .emptyStackTakesNoRoom, broken: try stack([]), sound: try stack(rows)),
      Pair(
        law: .growingContentScrolls, broken: try tied(.equal),
        sound: try tied(.greaterThanOrEqual)),
      Pair(
        law: .contentFitsAcross, broken: try column([leaf("a", 321, 9)], isTied: false),
        sound: try column([leaf("a", 320, 9)], isTied: false)),
      Pair(
        law: .noViewIsSqueezed, broken: try column([row(180)]), sound: try column([row(160)])),
      Pair(law: .textIsNotCut, broken: try column([text(3)]), sound: try column([text(0)])),
      Pair(
        law: .textIsNotCut, broken: try column([fixed(.equal)]),
        sound: try column([fixed(.atLeast)])),
      Pair(
        law: .everyViewCanBeShown, broken: try column(rows, bottom: -1),
        sound: try column(rows)),
      Pair(
        law: .nothingIsCutOff, broken: try stack([leaf("a", 100, 690)]),
        sound: try stack([leaf("a", 100, 320)])),
      Pair(
        law: .partHasRoom, broken: try part(101), sound: try part(100),
        drawing: DesignIntent.Drawing(
          frames: [
            "root": Rect(x: 0, y: 0, width: 100, height: 100),
            "badge": Rect(x: 8, y: 8, width: 84, height: 84),
          ], isPart: true)),
      Pair(law: .viewsStayInside, broken: try inside(300), sound: try inside(10)),
      Pair(law: .viewsDoNotOverlap, broken: try beside(100), sound: try beside(110)),
      Pair(
        law: .everyViewClearsTheBars,
        broken: try column(rows, safeArea: bars) { $0.contentInsetAdjustmentBehavior = .never },
        sound: try column(rows) { $0.contentInsetAdjustmentBehavior = .always }),
      Pair(
        law: .endShowsTheLastView, broken: try column(rows, bottom: 1400),
        sound: try column(rows, bottom: 10)),
      Pair(
        law: .scrollsAsNeeded, broken: try column([leaf("a", 100, 50)], bottom: 2000),
        sound: try column([leaf("a", 100, 50)], bottom: 20)),
      Pair(law: .touchTargetsReach44, broken: try button(43), sound: try button(44)),
      Pair(
        law: .mirrorsRightToLeft, broken: try unmirrored(.left),
        sound: try unmirrored(.leading)),
    ]
  }

  @Test func `every law has a pair`() {
    #expect(Set(Self.pairs.map(\.law)) == Set(WindowLaw.ofFiles.map(\.law)))
  }

  @Test(arguments: pairs)
  func `a law is broken by a window, and not by the nearest`(pair: Pair) throws {
    // What is waived explains nothing of what else is found.
    let others = Set(WindowLaw.ofFiles.map(\.law)).subtracting([pair.law])
    func found(in window: Screen) -> [String] {
      WindowSweep(of: window, waiving: others, drawing: pair.drawing).findings().filter {
        $0.law == pair.law
      }
      .map { $0.message(.exact) }
    }
    #expect(!found(in: pair.broken).isEmpty)
    #expect(found(in: pair.sound) == [])
  }

  @Test(arguments: pairs)
  func `a remedy can be followed: with it the finding is gone`(pair: Pair) throws {
    for finding in WindowSweep(of: pair.broken, drawing: pair.drawing).findings() {
      guard let remedy = finding.remedy else { continue }
      let mended = try pair.broken.applying(remedy.edits)
      let left = WindowSweep(of: mended, drawing: pair.drawing).findings()
      #expect(
        !left.contains { $0.law == finding.law && $0.views == finding.views },
        "\(remedy.words): \(left.map { $0.message(.exact) })")
    }
  }

  @Test func `a finding names the device and the exact interval`() throws {
    let window = try Self.column([Self.leaf("a", 361, 9)], isTied: false)
    let found = try #require(
      WindowSweep(of: window).findings().first { $0.law == .contentFitsAcross })
    #expect(found.device?.words == "iPhone SE (1st generation), 320 × 568")
    // Half a point is no miss.
    #expect(found.interval?.interval.lastBad == 360.5)
    #expect(found.interval?.interval.nextGood == 360.5)
    #expect(found.views == ["page", "a"])
  }

  @Test func `two sweeps find the same`() {
    for pair in Self.pairs.prefix(4) {
      let first = WindowSweep(of: pair.broken).findings().map { $0.message(.exact) }
      #expect(first == WindowSweep(of: pair.broken).findings().map { $0.message(.exact) })
    }
  }
}
