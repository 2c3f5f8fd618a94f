import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

@Suite("Views of windows stand where UIKit has them")
struct WindowRulesTests {
  private static let phone = Size(width: 390, height: 844)

  /// Words of 100 points with spaces of 10 between, on lines of 20.
  private static func text(words: Int) -> LabelText {
    LabelText(words: Array(repeating: 100, count: words), space: 10, lineHeight: 20)
  }

  private static func box(_ id: ViewID, _ width: Double, _ height: Double) -> View {
    View(id, width: .constant(width), height: .constant(height))
  }

  @Test("a text in a card in a scroll view is as high as its lines, and the content is around it")
  func form() throws {
    let scroll = ScrollViewItem("scroll")
    let card: LayoutItem = "card"
    let bio: LayoutItem = "bio"
    let window = try Screen(
      size: Self.phone,
      root: View(
        "root",
        subviews: [
          View(
            "scroll", scrollView: ScrollView(),
            subviews: [View("card", subviews: [View("bio", text: Self.text(words: 7))])])
        ]),
      constraints: scroll.edges(equalTo: LayoutItem("root"))
        + card.edges(equalTo: scroll.contentLayoutGuide)
        + bio.edges(equalTo: card.layoutMarginsGuide)
        + [card.widthAnchor == scroll.frameLayoutGuide.widthAnchor])
    let layout = try window.layout()
    // 390 - 16 points take three words: 320. Seven words make three lines.
    #expect(layout.frame(of: "bio") == Rect(x: 8, y: 8, width: 374, height: 60))
    #expect(layout.frame(of: "card") == Rect(x: 0, y: 0, width: 390, height: 76))
    let content = try #require(layout.content(of: "scroll"))
    #expect(content.contentSize == Size(width: 390, height: 76))
    #expect(!content.scrolls(.vertical) && !content.scrolls(.horizontal))
  }

  @Test("a strip of cards in a feed scrolls sideways, and the feed up and down")
  func nestedScrollViews() throws {
    let cards = (1...5).map { Self.box(ViewID("card \($0)"), 150, 90) }
    let strip = View(
      "strip", height: .constant(90), scrollView: ScrollView(contentOffset: Point(x: 40, y: 0)),
      subviews: [
        View("cards", stack: StackView(axis: .horizontal, spacing: 10, arrangedViews: cards))
      ])
    let rows = [strip] + (1...9).map { Self.box(ViewID("row \($0)"), 300, 100) }
    let feed = ScrollViewItem("feed")
    let window = try Screen(
      size: Self.phone,
      root: View(
        "root",
        subviews: [
          View(
            "feed", scrollView: ScrollView(contentOffset: Point(x: 0, y: 50)),
            subviews: [
              View(
                "column",
                stack: StackView(axis: .vertical, alignment: .leading, arrangedViews: rows))
            ])
        ]),
      constraints: feed.edges(equalTo: LayoutItem("root"))
        + LayoutItem("column").edges(equalTo: feed.contentLayoutGuide)
        + LayoutItem("cards").edges(equalTo: ScrollViewItem("strip").contentLayoutGuide)
        + [
          LayoutItem("column").widthAnchor == feed.frameLayoutGuide.widthAnchor,
          LayoutItem("strip").widthAnchor == LayoutItem("column").widthAnchor,
        ])
    let layout = try window.layout()
    #expect(layout.scrollViews == ["feed", "strip"])
    let column = try #require(layout.content(of: "feed"))
    #expect(column.contentSize == Size(width: 390, height: 990))
    #expect(column.offsetToEnd == Point(x: 0, y: 146))
    #expect(column.scrolls(.vertical) && !column.scrolls(.horizontal))
    let inner = try #require(layout.content(of: "strip"))
    #expect(inner.contentSize == Size(width: 790, height: 90))
    #expect(inner.offsetToEnd == Point(x: 400, y: 0))
    #expect(inner.frame(of: "card 2") == Rect(x: 160, y: 0, width: 150, height: 90))
    #expect(layout.frame(of: "card 2") == Rect(x: 120, y: -50, width: 150, height: 90))
    #expect(layout.frame(of: "row 9") == Rect(x: 0, y: 840, width: 300, height: 100))
  }

  @Test("the safe area is that of the window, as far as it reaches into a view")
  func safeAreas() throws {
    let bars = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let window = try Screen(
      size: Self.phone, safeAreaInsets: bars,
      root: View(
        "root",
        subviews: [
          View("head", height: .constant(100), subviews: [Self.box("title", 80, 20)]),
          View("inside", subviews: [Self.box("button", 80, 44)]),
        ]),
      constraints: [
        LayoutItem("head").topAnchor == LayoutItem("root").topAnchor + 20,
        LayoutItem("head").leadingAnchor == LayoutItem("root").leadingAnchor,
        LayoutItem("head").trailingAnchor == LayoutItem("root").trailingAnchor,
        LayoutItem("title").topAnchor == LayoutItem("head").safeAreaLayoutGuide.topAnchor,
        LayoutItem("title").leadingAnchor == LayoutItem("head").layoutMarginsGuide.leadingAnchor,
        LayoutItem("button").bottomAnchor == LayoutItem("inside").layoutMarginsGuide.bottomAnchor,
        LayoutItem("button").centerXAnchor == LayoutItem("inside").centerXAnchor,
      ] + LayoutItem("inside").edges(equalTo: LayoutItem("root").safeAreaLayoutGuide))
    let layout = try window.layout()
    #expect(layout.safeAreaInsets(of: "root") == bars)
    #expect(layout.safeAreaInsets(of: "head") == EdgeInsets(top: 39))
    #expect(layout.frame(of: "title") == Rect(x: 8, y: 59, width: 80, height: 20))
    #expect(layout.frame(of: "inside") == Rect(x: 0, y: 59, width: 390, height: 751))
    #expect(layout.safeAreaInsets(of: "inside") == .zero)
    #expect(layout.frame(of: "button") == Rect(x: 155, y: 758, width: 80, height: 44))
  }

  @Test("margins are those of the superview where a view preserves them")
  func preservedMargins() throws {
    let inner = Container(
      subviews: [View("label", height: .constant(20))], preservesSuperviewLayoutMargins: true)
    let outer = Container(
      subviews: [View("inner", container: inner)],
      layoutMargins: DirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5))
    for (direction, expected) in [
      (LayoutDirection.leftToRight, Rect(x: 30, y: 8, width: 352, height: 20)),
      (.rightToLeft, Rect(x: 8, y: 8, width: 352, height: 20)),
    ] {
      let window = try Screen(
        size: Self.phone, root: View("outer", container: outer),
        constraints: LayoutItem("inner").edges(equalTo: LayoutItem("outer"))
          + [
            LayoutItem("label").topAnchor == LayoutItem("inner").layoutMarginsGuide.topAnchor,
            LayoutItem("label").leadingAnchor
              == LayoutItem("inner").layoutMarginsGuide.leadingAnchor,
            LayoutItem("label").trailingAnchor
              == LayoutItem("inner").layoutMarginsGuide.trailingAnchor,
          ], layoutDirection: direction)
      #expect(try window.layout().frame(of: "label") == expected)
    }
  }

  @Test("the readable guide is no wider than lines that can be read")
  func readable() throws {
    for (width, expected) in [(390.0, 374.0), (1024, 672)] {
      let window = try Screen(
        size: Size(width: width, height: 600), root: View("root", subviews: [View("text")]),
        constraints: LayoutItem("text").edges(equalTo: LayoutItem("root").readableContentGuide))
      let frame = try #require(try window.layout().frame(of: "text"))
      #expect(frame.size.width == expected && frame.minX == (width - expected) / 2)
    }
  }

  @Test("a multiple of a position counts from the origin of the view around both")
  func multiplesOfPlaces() throws {
    let window = try Screen(
      size: Size(width: 400, height: 400),
      root: View("root", subviews: [View("card", subviews: [Self.box("dot", 10, 10)])]),
      constraints: [
        Constraint("card.left", "root.left", constant: 100),
        Constraint("card.top", "root.top", constant: 100),
        Constraint("card.width", nil, constant: 200), Constraint("card.height", nil, constant: 80),
        Constraint("dot.centerX", "card.centerX", multiplier: 0.5),
        Constraint("dot.centerY", "card.bottom", multiplier: 0.25, constant: 3),
      ])
    #expect(try window.layout().frame(of: "dot") == Rect(x: 145, y: 118, width: 10, height: 10))
  }

  @Test("of a scroll view, edges reach the content from inside and the frame from outside")
  func reach() throws {
    let window = try Screen(
      size: Size(width: 300, height: 500),
      root: View(
        "root",
        subviews: [
          View(
            "scroll", height: .constant(200), scrollView: ScrollView(),
            subviews: [Self.box("tall", 100, 450), Self.box("middle", 20, 20)]),
          Self.box("below", 50, 50),
        ]),
      constraints: [
        Constraint("scroll.top", "root.top"), Constraint("scroll.leading", "root.leading"),
        Constraint("scroll.trailing", "root.trailing"),
        Constraint("tall.top", "scroll.top"), Constraint("tall.bottom", "scroll.bottom"),
        Constraint("tall.leading", "scroll.leading"),
        Constraint("tall.trailing", "scroll.trailing"),
        Constraint("middle.centerX", "scroll.centerX"),
        Constraint("middle.centerY", "scroll.centerY"),
        Constraint("below.top", "scroll.bottom"), Constraint("below.leading", "root.leading"),
      ])
    let layout = try window.layout()
    #expect(layout.content(of: "scroll")?.contentSize == Size(width: 100, height: 450))
    #expect(layout.frame(of: "middle") == Rect(x: 140, y: 90, width: 20, height: 20))
    #expect(layout.frame(of: "below") == Rect(x: 0, y: 200, width: 50, height: 50))
  }

  @Test("what a stack leaves out counts in no constraint; what a plain view hides still does")
  func hidden() throws {
    func window(hides id: ViewID) throws -> Screen {
      let badge = View("badge", subviews: [Self.box("dot", 10, 10)])
      let row = StackView(
        axis: .horizontal, alignment: .top,
        arrangedViews: [
          id == "badge"
            ? View("badge", container: Container(subviews: badge.subviews), isHidden: true) : badge,
          Self.box("name", 80, 20),
        ])
      return try Screen(
        size: Size(width: 300, height: 300),
        root: View(
          "root",
          subviews: [
            View("row", stack: row),
            View("line", height: .constant(1), leaf: Leaf(), isHidden: id == "line"),
            Self.box("below", 50, 50),
          ]),
        constraints: LayoutItem("dot").edges(
          equalTo: LayoutItem("badge"),
          insets: DirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)) + [
            Constraint("row.top", "root.top"), Constraint("row.leading", "root.leading"),
            Constraint("line.top", "row.bottom"), Constraint("line.leading", "root.leading"),
            Constraint("line.trailing", "root.trailing"),
            Constraint("below.top", "line.bottom"), Constraint("below.leading", "name.leading"),
          ])
    }
    #expect(try window(hides: "line").layout().frame(of: "below")?.origin == Point(x: 20, y: 21))
    #expect(try window(hides: "badge").layout().frame(of: "below")?.origin == Point(x: 0, y: 21))
  }

  @Test("a cell has the height that its views ask for in the width that it is given")
  func cell() throws {
    for (words, height) in [(1, 36.0), (7, 76)] {
      let window = try Screen(
        size: Size(width: 390, height: 44),
        fittingPriorities: AxisPriorities(horizontal: .required, vertical: 50),
        root: View("cell", subviews: [View("text", text: Self.text(words: words))]),
        constraints: LayoutItem("text").edges(equalTo: LayoutItem("cell").layoutMarginsGuide))
      #expect(try window.layout().frame(of: "cell")?.size == Size(width: 390, height: height))
    }
  }

  @Test("the baselines of a row are those of its tallest view")
  func baselines() throws {
    func label(_ id: ViewID, _ height: Double, _ first: Double) -> View {
      View(
        id, intrinsic: IntrinsicSize(width: 40, height: height),
        baselines: Baselines(first: first, last: 5))
    }
    let row = StackView(
      axis: .horizontal, alignment: .center,
      arrangedViews: [label("small", 20, 15), label("large", 50, 40)])
    let window = try Screen(
      size: Size(width: 300, height: 300),
      root: View("root", subviews: [View("row", stack: row), label("beside", 30, 22)]),
      constraints: [
        Constraint("row.top", "root.top"), Constraint("row.leading", "root.leading"),
        Constraint("beside.firstBaseline", "row.firstBaseline"),
        Constraint("beside.leading", "row.trailing", constant: 8),
      ])
    #expect(try window.layout().frame(of: "beside") == Rect(x: 88, y: 18, width: 40, height: 30))
  }
}

@Suite("Windows without a layout say why")
struct WindowErrorTests {
  private static func window(
    _ subviews: [View], _ constraints: [Constraint], size: Size = Size(width: 300, height: 300)
  ) throws -> Screen {
    try Screen(size: size, root: View("root", subviews: subviews), constraints: constraints)
  }

  @Test("a view that nothing places is open, and so is a content that nothing closes")
  func ambiguous() throws {
    let loose = try Self.window(
      [View("card", intrinsic: IntrinsicSize(width: 10, height: 10))],
      [Constraint("card.top", "root.top")])
    #expect(loose.problem(along: .vertical) == nil)
    guard case .ambiguous(let parts)? = loose.problem(along: .horizontal) else {
      Issue.record("not ambiguous")
      return
    }
    #expect(parts.views == ["card"] && !parts.areLengths && parts.contents.isEmpty)
    #expect("\(parts)".contains("position of \"card\""))

    let open = try Self.window(
      [
        View(
          "scroll", width: .constant(100), height: .constant(100), scrollView: ScrollView(),
          subviews: [View("a", width: .constant(10), height: .constant(400))])
      ],
      [
        Constraint("scroll.top", "root.top"), Constraint("scroll.left", "root.left"),
        Constraint("a.top", "scroll.top"), Constraint("a.left", "scroll.left"),
        Constraint("a.right", "scroll.right"),
      ])
    guard case .ambiguous(let content)? = open.problem(along: .vertical) else {
      Issue.record("not ambiguous")
      return
    }
    #expect(content.contents == ["scroll"] && content.views.isEmpty)
    #expect("\(content)".contains("size of the content of \"scroll\""))
  }

  @Test("constraints that contradict each other are named, all of them and no others")
  func contradictory() throws {
    let window = try Self.window(
      [View("card", height: .constant(10))],
      [
        Constraint("card.top", "root.top"), Constraint("card.left", "root.left"),
        Constraint("card.right", "root.right"),
        Constraint("card.width", nil, constant: 200, identifier: "fixed"),
      ])
    guard case .contradictory([.horizontal], let conflict)? = window.problem(along: .horizontal)
    else {
      Issue.record("no contradiction")
      return
    }
    let parties = try #require(conflict).constraints
    #expect(parties.contains { $0.identifier == "fixed" })
    #expect(parties.count == 4)
    #expect(window.problem(along: .vertical) == nil)
  }

  @Test("what is not well formed is refused with its place")
  func refused() throws {
    func error(_ make: () throws -> Screen) -> String {
      do {
        _ = try make()
        return "none"
      } catch { return "\(error)" }
    }
    #expect(
      error { try Self.window([View("a")], [Constraint("b.top", "root.top")]) }
        .contains("Constraint 0 (from 0) names \"b\""))
    #expect(
      error { try Self.window([View("a")], [Constraint("a.contentLayoutGuide.top", "a.top")]) }
        .contains("only scroll views"))
    #expect(
      error { try Self.window([View("a")], [Constraint("a.top", "root.width")]) }
        .contains("a place cannot be compared with a length"))
    #expect(
      error { try Self.window([View("a")], [Constraint("a.top", nil, constant: .nan)]) }
        .contains("not finite"))
    #expect(
      error { try Self.window([View("a")], [Constraint("a.top", nil, constant: 1e10)]) }
        .contains("beyond"))
    #expect(
      error { try Self.window([View("a"), View("a")], []) }.contains("Two views have the name"))
    #expect(
      error { try Self.window([View("a"), View("a.safeAreaLayoutGuide")], []) }
        .contains("a.safeAreaLayoutGuide"))
    #expect(
      error { try Self.window([], [], size: Size(width: .infinity, height: 1)) }
        .contains("The width of the window"))
    #expect(
      error {
        try Self.window(
          [View("s", scrollView: ScrollView(size: Size(width: 1, height: 1)), subviews: [])], [])
      }.contains("Leave it out"))
    #expect(
      error {
        _ = try ScrolledStack(
          scrollView: ScrollView(size: Size(width: 10, height: 10)),
          content: View("box", subviews: []))
        return try Self.window([], [])
      }.contains("describe it as a window"))
  }
}

extension Constraint {
  /// A constraint between attributes that are written as in screen files: `card.leading`.
  fileprivate init(
    _ first: String, _ second: String?, multiplier: Double = 1, constant: Double = 0,
    identifier: String? = nil
  ) {
    self.init(
      Self.anchor(first), .equal, second.map(Self.anchor), multiplier: multiplier,
      constant: constant, identifier: identifier)
  }

  private static func anchor(_ text: String) -> Anchor {
    let parts = text.split(separator: ".")
    return Anchor(
      LayoutItem(parts.dropLast().joined(separator: ".")),
      parts.last.flatMap { LayoutAttribute(rawValue: String($0)) } ?? .left)
  }
}

extension Rect {
  fileprivate func isLike(_ other: Rect) -> Bool {
    let tolerance = Tolerance(absolute: 1e-6)
    return Axis.allCases.allSatisfy {
      tolerance.isEqual(min($0), other.min($0)) && tolerance.isEqual(max($0), other.max($0))
    }
  }
}

extension ScrollGeometry {
  fileprivate func isLike(_ other: ScrollGeometry) -> Bool {
    Rect(origin: .zero, size: contentSize).isLike(Rect(origin: .zero, size: other.contentSize))
      && bounds == other.bounds && contentInset == other.contentInset
      && appliedSafeArea == other.appliedSafeArea && isPagingEnabled == other.isPagingEnabled
  }
}

/// What the guides to windows and texts show.
@Suite struct WindowGuideExampleTests {
  @Test func `the card is as high as its text`() throws {
    let scroll = ScrollViewItem("scroll"), card: LayoutItem = "card", bio: LayoutItem = "bio"
    let text = LabelText("Ada wrote the first program for a machine that was never built.")
    let window = try Screen(
      size: Size(width: 390, height: 844),
      root: View(
        "root",
        subviews: [
          View(
            "scroll", scrollView: ScrollView(),
            subviews: [
              View("card", subviews: [View("bio", text: text)])
            ])
        ]),
      constraints: scroll.edges(equalTo: LayoutItem("root"))
        + card.edges(equalTo: scroll.contentLayoutGuide)
        + bio.edges(equalTo: card.layoutMarginsGuide)
        + [card.widthAnchor == scroll.frameLayoutGuide.widthAnchor])
    let layout = try window.layout()
    #expect(layout.frame(of: "bio") == Rect(x: 8, y: 8, width: 374, height: 2 * text.lineHeight))
    #expect(layout.isTextCut("bio") == false)
  }

  @Test func `a larger category makes a text wrap earlier`() throws {
    let bio = LabelText(
      "Ada wrote the first program for a machine that was never built.",
      font: .preferredFont(forTextStyle: .body))
    let (label, root) = (LayoutItem("bio"), LayoutItem("root"))
    let usual = try Screen(
      size: Size(width: 320, height: 568), root: View("root", subviews: [View("bio", text: bio)]),
      constraints: [
        label.topAnchor == root.safeAreaLayoutGuide.topAnchor,
        label.leadingAnchor == root.leadingAnchor, label.trailingAnchor == root.trailingAnchor,
      ])
    let large = try usual.with(contentSizeCategory: .accessibilityExtraLarge)
    let heights = try [usual, large].map { try $0.layout().frame(of: "bio")?.size.height ?? 0 }
    #expect(heights[0] < 45 && heights[1] > 150)
    #expect(try large.layout().isTextCut("bio") == false)
  }
}

/// Texts of strings in windows.
@Suite struct WindowTextTests {
  private static func window(
    _ text: LabelText, width: Double = 200, height: Double? = nil,
    category: ContentSizeCategory = .large
  ) throws -> Screen {
    let (root, label): (LayoutItem, LayoutItem) = ("root", "label")
    return try Screen(
      size: Size(width: width, height: 400),
      root: View("root", subviews: [View("label", text: text)]),
      constraints: [
        label.leadingAnchor == root.leadingAnchor, label.trailingAnchor == root.trailingAnchor,
        label.topAnchor == root.topAnchor,
      ] + (height.map { [label.heightAnchor == $0] } ?? []),
      contentSizeCategory: category)
  }

  private static let bio = "Ada wrote the first program for a machine that was never built."

  @Test func `a larger category makes the lines of a style wrap earlier`() throws {
    let body = LabelText(Self.bio, font: .preferredFont(forTextStyle: .body))
    var heights: [Double] = []
    for category in ContentSizeCategory.allCases {
      let layout = try Self.window(body, category: category).layout()
      let size = try #require(layout.frame(of: "label")).size
      let text = try #require(layout.text(of: "label"))
      #expect(text.lineHeight == Font.TextStyle.body.pointSize(for: category) * 1.193)
      #expect(size.height == text.size(fitting: 200).height && layout.isTextCut("label") == false)
      heights.append(size.height)
    }
    #expect(heights == heights.sorted() && Set(heights).count == heights.count)
    let plain = try Self.window(LabelText(Self.bio), category: .accessibilityLarge).layout()
    #expect(plain == (try Self.window(LabelText(Self.bio)).layout()))
  }

  @Test func `a text is cut beyond the error of its widths alone`() throws {
    let text = LabelText(Self.bio, numberOfLines: 1)
    let width = text.intrinsicSize.width
    func isCut(_ text: LabelText, _ share: Double) throws -> Bool? {
      try Self.window(text, width: width * share).layout().isTextCut("label")
    }
    #expect(try isCut(text, 1) == false && isCut(text, 0.96) == false && isCut(text, 0.94) == true)
    let given = LabelText(words: [width], space: 0, lineHeight: 20, numberOfLines: 1)
    #expect(try isCut(given, 1) == false && isCut(given, 0.999) == true)
    let lines = LabelText(Self.bio)
    let least = lines.leastSize(fitting: 200).height
    #expect(try Self.window(lines, height: least).layout().isTextCut("label") == false)
    #expect(try Self.window(lines, height: least - 1).layout().isTextCut("label") == true)
    #expect(try Self.window(lines).layout().isTextCut("root") == nil)
  }

  @Test func `baselines stand where the font says`() throws {
    let (root, label, mark): (LayoutItem, LayoutItem, LayoutItem) = ("root", "label", "mark")
    let text = LabelText("a\nb", font: .preferredFont(forTextStyle: .title1))
    let window = try Screen(
      size: Size(width: 200, height: 400),
      root: View(
        "root",
        subviews: [View("label", text: text), View("mark", intrinsic: .init(width: 9, height: 9))]),
      constraints: [
        label.leadingAnchor == root.leadingAnchor, label.topAnchor == root.topAnchor,
        mark.leadingAnchor == root.leadingAnchor, mark.topAnchor == label.firstBaselineAnchor,
      ], contentSizeCategory: .accessibilityExtraLarge)
    let frame = try #require(try window.layout().frame(of: "mark"))
    #expect(abs(frame.minY - 48 * 0.952) < 1e-6)
  }
}
