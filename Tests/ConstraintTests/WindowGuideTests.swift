import StackScrollConstraints
import StackScrollCore
import Testing

@Suite("Guides and shares in windows")
struct WindowGuideTests {
  private static func box(_ id: ViewID, width: Double = 10, height: Double = 10) -> View {
    View(id, width: .constant(width), height: .constant(height))
  }

  @Test("without a keyboard, its guide is what the safe area leaves out at the bottom")
  func keyboard() throws {
    let (field, root): (LayoutItem, LayoutItem) = ("field", "root")
    let window = try Screen(
      size: Size(width: 100, height: 200), safeAreaInsets: EdgeInsets(top: 20, bottom: 34),
      root: View("root", subviews: [Self.box("field")]),
      constraints: [
        field.leadingAnchor == root.keyboardLayoutGuide.leadingAnchor,
        field.bottomAnchor == root.keyboardLayoutGuide.topAnchor,
      ])
    #expect(try window.layout().frame(of: "field") == Rect(x: 0, y: 156, width: 10, height: 10))
  }

  @Test(
    "a guide of the root fits into the window: what lies before comes first",
    arguments: [50.0, 30, 200])
  func smallViews(height: Double) throws {
    let window = try Screen(
      size: Size(width: 100, height: height), safeAreaInsets: EdgeInsets(top: 44, bottom: 34),
      root: View("root", subviews: [View("part")]),
      constraints: LayoutItem("part").edges(equalTo: LayoutItem("root").safeAreaLayoutGuide))
    let top = min(44, height)
    #expect(
      try window.layout().frame(of: "part")
        == Rect(x: 0, y: top, width: 100, height: max(0, height - top - 34)))
  }

  @Test("a safe area that a scroll view adds to its insets does not reach into its content")
  func adjustedContent() throws {
    for (embedding, top) in [
      (ControllerEmbedding.standalone, 52.0), (.navigationOrTabBarController, 8),
    ] {
      let scroll = ScrollViewItem("scroll")
      let (card, title): (LayoutItem, LayoutItem) = ("card", "title")
      let window = try Screen(
        size: Size(width: 100, height: 200), safeAreaInsets: EdgeInsets(top: 44),
        root: View(
          "root",
          subviews: [
            View(
              "scroll", scrollView: ScrollView(controllerEmbedding: embedding),
              subviews: [View("card", subviews: [Self.box("title")])])
          ]),
        constraints: scroll.edges(equalTo: LayoutItem("root"))
          + card.edges(equalTo: scroll.contentLayoutGuide)
          + [
            card.widthAnchor == scroll.frameLayoutGuide.widthAnchor,
            title.leadingAnchor == card.leadingAnchor,
            Constraint(title[.top], .equal, card[.topMargin]),
            card.bottomAnchor == title.bottomAnchor,
          ])
      let content = try #require(try window.layout().content(of: "scroll"))
      #expect(content.frame(of: "title")?.minY == top)
    }
  }

  @Test("the margins of a scroll view are those of its content too")
  func contentMargins() throws {
    let scroll = ScrollViewItem("scroll")
    let (card, frame): (LayoutItem, LayoutItem) = ("card", "scroll")
    let window = try Screen(
      size: Size(width: 100, height: 200),
      root: View(
        "root",
        subviews: [View("scroll", scrollView: ScrollView(), subviews: [Self.box("card")])]),
      constraints: scroll.edges(equalTo: LayoutItem("root"))
        + [LayoutAttribute.leading, .top, .trailing, .bottom].map { edge in
          let margins: [LayoutAttribute: LayoutAttribute] = [
            .leading: .leadingMargin, .top: .topMargin, .trailing: .trailingMargin,
            .bottom: .bottomMargin,
          ]
          return Constraint(frame[margins[edge] ?? edge], .equal, card[edge])
        })
    let content = try #require(try window.layout().content(of: "scroll"))
    #expect(content.frame(of: "card") == Rect(x: 8, y: 8, width: 10, height: 10))
    #expect(content.contentSize == Size(width: 26, height: 26))
  }

  @Test("a stack in one that fills proportionally counts for the length that fits its views")
  func nestedShares() throws {
    let parts = StackView(
      axis: .horizontal, spacing: 10,
      arrangedViews: [
        View("one", intrinsic: IntrinsicSize(width: 30, height: 10)),
        View("two", intrinsic: IntrinsicSize(width: 60, height: 10)),
      ])
    let row = StackView(
      axis: .horizontal, distribution: .fillProportionally,
      arrangedViews: [
        View("leaf", intrinsic: IntrinsicSize(width: 300, height: 10)), View("parts", stack: parts),
      ])
    let window = try Screen(
      size: Size(width: 800, height: 10), root: View("row", stack: row))
    let layout = try window.layout()
    #expect(layout.frame(of: "leaf")?.size.width == 600)
    #expect(layout.frame(of: "parts")?.size.width == 200)
  }

  @Test(
    "how a stack distributes its views, and what is asked of them, has a part in the length that fits them",
    arguments: [
      // The shares of 200 points beside a leaf of 40: 60 to 40, 80 to 40, and 40 to 40.
      (Distribution.fillEqually, Length.intrinsic, 120.0),
      (.fill, .constant(50), 400.0 / 3), (.fill, .intrinsic, 100.0),
    ])
  func nestedShares(_ distribution: Distribution, width: Length, fitting: Double) throws {
    let parts = StackView(
      axis: .horizontal, distribution: distribution,
      arrangedViews: [
        View("one", width: width, intrinsic: IntrinsicSize(width: 10, height: 10)),
        View("two", intrinsic: IntrinsicSize(width: 30, height: 10)),
      ])
    let row = StackView(
      axis: .horizontal, distribution: .fillProportionally,
      arrangedViews: [
        View("parts", stack: parts), View("leaf", intrinsic: IntrinsicSize(width: 40, height: 10)),
      ])
    let layout = try Screen(
      size: Size(width: 200, height: 10), root: View("row", stack: row)
    ).layout()
    let found = try #require(layout.frame(of: "parts"))
    #expect(Tolerance.standard.isEqual(found.size.width, fitting))
  }

  @Test func `where nested stacks have a length of 0, and no view another one, all are alike`()
    throws
  {
    let parts = StackView(
      axis: .horizontal, arrangedViews: [View("one", intrinsic: IntrinsicSize(width: 0))])
    let row = StackView(
      axis: .horizontal, distribution: .fillProportionally,
      arrangedViews: [View("parts", stack: parts), View("plain")])
    let layout = try Screen(
      size: Size(width: 116, height: 10), root: View("row", stack: row)
    ).layout()
    #expect(layout.frame(of: "parts")?.size.width == 58)
    #expect(layout.frame(of: "plain")?.size.width == 58)
  }

  @Test(
    "what preserves the margins of its superview keeps inside them, the part of the safe area counted",
    arguments: [
      // 20 and a bar of 44; of its own a card has 8, and what the bar leaves there.
      (30.0, true, 64.0), (30, false, 64), (0, false, 64), (60, true, 68), (60, false, 68),
    ])
  func preservedMargins(top: Double, keepsClear: Bool, expected: Double) throws {
    let card = Container(
      subviews: [Self.box("box")], preservesSuperviewLayoutMargins: true,
      insetsLayoutMarginsFromSafeArea: keepsClear)
    let root = Container(
      subviews: [View("card", container: card)],
      layoutMargins: DirectionalEdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    let (item, around, box): (LayoutItem, LayoutItem, LayoutItem) = ("card", "root", "box")
    let window = try Screen(
      size: Size(width: 320, height: 568), safeAreaInsets: EdgeInsets(top: 44),
      root: View("root", container: root),
      constraints: [
        item.topAnchor == around.topAnchor + top, item.leadingAnchor == around.leadingAnchor,
        item.trailingAnchor == around.trailingAnchor, item.bottomAnchor == around.bottomAnchor,
        box.topAnchor == item.layoutMarginsGuide.topAnchor,
        box.leadingAnchor == item.layoutMarginsGuide.leadingAnchor,
      ])
    #expect(try window.layout().frame(of: "box")?.minY == expected)
  }

  @Test func `before a layout nothing is known of margins that a view preserves`() throws {
    // The card ends 12 points above the column, so nothing of its margin of 12 reaches into it. With 12 of
    // them, box would have -2 points: 10 less the margin.
    let card = Container(
      subviews: [View("box")], preservesSuperviewLayoutMargins: true)
    let column = StackView(
      axis: .vertical,
      layoutMargins: DirectionalEdgeInsets(top: 0, leading: 0, bottom: 12, trailing: 0),
      isLayoutMarginsRelativeArrangement: true,
      arrangedViews: [View("card", height: .constant(50), container: card)])
    let (item, box): (LayoutItem, LayoutItem) = ("card", "box")
    let (rows, root): (LayoutItem, LayoutItem) = ("column", "root")
    let window = try Screen(
      size: Size(width: 320, height: 568),
      root: View("root", subviews: [View("column", stack: column)]),
      constraints: [
        rows.topAnchor == root.topAnchor, rows.leadingAnchor == root.leadingAnchor,
        rows.trailingAnchor == root.trailingAnchor, box.topAnchor == item.bottomAnchor - 18,
        box.bottomAnchor == item.layoutMarginsGuide.bottomAnchor - 8,
        box.leadingAnchor == item.leadingAnchor, box.trailingAnchor == item.trailingAnchor,
      ])
    #expect(try window.layout().frame(of: "box")?.size.height == 2)
  }

  @Test("the best layout is told where something is open, with what is")
  func bestLayout() throws {
    let window = try Screen(
      size: Size(width: 100, height: 200), root: View("root", subviews: [View("part")]),
      constraints: [LayoutItem("part").leadingAnchor == LayoutItem("root").leadingAnchor])
    let best = try window.bestLayout()
    #expect(best.layout.frame(of: "root") == Rect(x: 0, y: 0, width: 100, height: 200))
    let part = LayoutItem("part")
    #expect(try best.open() == [part[.width], part[.top], part[.height]])
    #expect(best.value(of: part[.left]) == 0)
  }
}
