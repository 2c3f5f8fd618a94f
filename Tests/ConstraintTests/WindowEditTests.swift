import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

/// Edits of windows, by hand-worked cases.
@Suite struct WindowEditTests {
  /// A feed with a card in it, and a bar that stands on the keyboard.
  private static func window() throws -> Screen {
    let (feed, card) = (ScrollViewItem("feed"), LayoutItem("card"))
    let (root, bar, title) = (LayoutItem("root"), LayoutItem("bar"), LayoutItem("title"))
    var constraints =
      feed.edges(equalTo: root) + card.edges(equalTo: feed.contentLayoutGuide)
      + title.edges(equalTo: card.safeAreaLayoutGuide)
    constraints += [
      card.widthAnchor == feed.frameLayoutGuide.widthAnchor,
      Constraint(card[.height], constant: 900, identifier: "height"),
      Constraint(bar[.bottom], .equal, root.keyboardLayoutGuide[.top]),
      Constraint(bar[.leading], .equal, root[.leading]),
    ]
    return try Screen(
      size: Size(width: 390, height: 844), safeAreaInsets: EdgeInsets(top: 59, bottom: 34),
      root: View(
        "root",
        subviews: [
          View(
            "feed", scrollView: ScrollView(),
            subviews: [View("card", subviews: [View("title")])]),
          View("bar", width: .constant(390), height: .constant(40)),
        ]), constraints: constraints)
  }

  @Test func `constraints that name a removed view or what is in it go with it`() throws {
    let window = try Self.window()
    let edited = try window.applying(.remove("card"))
    #expect(edited.constraints.count == window.constraints.count - 10)
    #expect(edited.constraints.allSatisfy { !"\($0)".contains("title") })
    let bare = try window.applying([.remove("feed"), .remove("bar")])
    #expect(bare.constraints.isEmpty && bare.root.subviews.isEmpty)
  }

  @Test func `constraints are changed by their identifier or their index`() throws {
    let window = try Self.window()
    let tall = try window.applying(.setConstant(1000, of: "height"))
    #expect(try tall.layout().content(of: "feed")?.contentSize.height == 1000)
    let weak = try window.applying([
      .setPriority(500, of: "height"),
      .addConstraint(Constraint(LayoutItem("card")[.height], constant: 700)),
    ])
    #expect(try weak.layout().frame(of: "card")?.size.height == 700)
    let index = try #require(window.constraints.firstIndex { $0.identifier == "height" })
    #expect(try window.applying(.setConstant(1000, of: .index(index))) == tall)
    #expect(
      try window.applying(.removeConstraint("height"))
        == window.applying(.removeConstraint(.index(index))))
    let twins = try window.applying([
      .addConstraint(window.constraints[index]), .setConstant(1000, of: "height"),
    ])
    #expect(try twins.layout() == tall.layout())
  }

  @Test func `a keyboard lifts what stands on its guide, and no less than the safe area does`()
    throws
  {
    let window = try Self.window()
    func bottom(_ window: Screen) throws -> Double? { try window.layout().frame(of: "bar")?.maxY }
    #expect(try bottom(window) == 844 - 34)
    #expect(try bottom(try window.applying(.setKeyboardHeight(300))) == 844 - 300)
    #expect(try bottom(try window.applying(.setKeyboardHeight(20))) == 844 - 34)
    #expect(try bottom(try window.applying(.setKeyboardHeight(2000))) == 0)
    #expect(try window.applying([.setKeyboardHeight(300), .setKeyboardHeight(0)]) == window)
  }

  @Test func `a guide of the keyboard in a view is what it covers of the view`() throws {
    let (box, leaf) = (LayoutItem("box"), LayoutItem("leaf"))
    let window = try Screen(
      size: Size(width: 100, height: 500), keyboardHeight: 200,
      root: View(
        "root",
        subviews: [
          View(
            "box", width: .constant(100), height: .constant(300),
            subviews: [View("leaf", width: .constant(9), height: .constant(9))])
        ]),
      constraints: [
        Constraint(box[.top], .equal, LayoutItem("root")[.top], constant: 100),
        Constraint(box[.left], .equal, LayoutItem("root")[.left]),
        Constraint(leaf[.left], .equal, box[.left]),
        Constraint(leaf[.bottom], .equal, box.keyboardLayoutGuide[.top]),
      ])
    #expect(try window.layout().frame(of: "leaf")?.maxY == 300)
  }

  @Test func `scroll views are scrolled by name, dragged, settled, and to what is in them`() throws
  {
    let window = try Self.window()
    func offset(_ edits: Edit...) throws -> Point? {
      try window.applying(edits).root.subviews[0].container?.scrollView?.contentOffset
    }
    #expect(try offset(.scroll(to: Point(x: 0, y: 5000), in: "feed")) == Point(y: 5000))
    // 900 points of content and the safe area in a frame of 844.
    #expect(try offset(.scroll(to: Point(x: 0, y: 5000)), .settle()) == Point(y: 90))
    #expect(try offset(.drag(by: Point(x: 0, y: -30), in: "feed")) == Point(y: 30))
    #expect(try offset(.drag(by: Point(x: 0, y: 3000))) == Point(y: -59))
    #expect(try offset(.scrollToEnd()) == Point(y: 90))
    #expect(try offset(.setContentInset(EdgeInsets(bottom: 10)), .scrollToEnd()) == Point(y: 100))
    // The keyboard covers the 34 points that the safe area adds, too.
    #expect(try offset(.avoidKeyboard(overlap: 300, in: "feed"), .scrollToEnd()) == Point(y: 356))
    #expect(try offset(.scrollToVisible("title"), .scrollToVisible("title", in: "feed")) == .zero)
  }

  @Test func `a touch is for the front-most view that no view around cuts off`() throws {
    let window = try Self.window()
    let layout = try window.layout()
    #expect(layout.hitTest(Point(x: 10, y: 790)) == "bar")
    #expect(layout.hitTest(Point(x: 10, y: 10)) == "title")
    #expect(
      layout.hitTest(Point(x: 10, y: 844)) == nil && layout.hitTest(Point(x: -1, y: 5)) == nil)
    #expect(layout.hitTest(Point(x: .nan, y: 5)) == nil)
    let moved = try window.applying(.move("bar", to: 0)).layout()
    #expect(moved.hitTest(Point(x: 10, y: 790)) == "title")
    let hidden = try window.applying(.setHidden(true, "title")).layout()
    #expect(hidden.hitTest(Point(x: 10, y: 10)) == "card")
    let scrolled = try window.applying(.scroll(to: Point(x: 0, y: 500))).layout()
    #expect(scrolled.hitTest(Point(x: 10, y: 500)) == "feed")
    #expect(try window.applying(.tap(Point(x: .nan, y: 5))) == window)
  }

  @Test func `a touch on a screen counts from the corner of its window`() throws {
    let rows = [View("a", height: .constant(60)), View("b", height: .constant(60))]
    let screen = try Screen(
      scrollView: ScrollView(size: Size(width: 100, height: 50), contentOffset: Point(y: 40)),
      content: StackView(axis: .vertical, arrangedViews: rows), width: .equal(to: .frameLayoutGuide)
    )
    let layout = try screen.layout()
    #expect(layout.hitTest(Point(x: 5, y: 19)) == "a" && layout.hitTest(Point(x: 5, y: 20)) == "b")
    #expect(layout.hitTest(Point(x: 5, y: 50)) == nil)
  }

  @Test func `an edit that cannot be applied says what is wrong`() throws {
    let window = try Self.window()
    let leaf = View("new")
    let far = ConstraintReference.index(-1)
    let cases: [(Edit, ScreenEditError)] = [
      (.remove("nobody"), .refused(.noSuchView("nobody"))),
      (.remove("root"), .refused(.notArranged("root"))),
      (.move("root", to: 0), .refused(.notArranged("root"))),
      (.insert(leaf, into: "bar"), .refused(.notAStack("bar"))),
      (
        .insert(leaf, into: "root", at: -1),
        .refused(.indexOutOfRange(-1, in: "root", allowed: 0...2))
      ),
      (.move("bar", to: -3), .refused(.indexOutOfRange(-3, in: "root", allowed: 0...1))),
      (.setSpacing(1, of: "card"), .refused(.notAStack("card"))),
      (.setCustomSpacing(1, after: "bar"), .refused(.notAStack("root"))),
      (.setIntrinsicSize(.none, of: "card"), .refused(.notALeaf("card"))),
      (.removeConstraint("low"), .refused(.noSuchConstraint("low"))),
      (.setConstant(1, of: far), .refused(.noSuchConstraint(far))),
      (.setPriority(1, of: .index(99)), .refused(.noSuchConstraint(99))),
      (.scroll(to: .zero, in: "bar"), .refused(.notAScrollView("bar"))),
      (.scrollToVisible("bar"), .refused(.noScrollView)),
      (.scrollToVisible("nobody"), .refused(.noSuchView("nobody"))),
      (.insert(View("bar"), into: "root"), .notWellFormed(.duplicateID("bar"))),
    ]
    for (edit, error) in cases {
      #expect(throws: error) { try window.applying(edit) }
      #expect(!error.description.isEmpty)
    }
    let numbers: [Edit] = [
      .scroll(to: Point(x: .nan, y: 0)), .setKeyboardHeight(-1), .setKeyboardHeight(.infinity),
      .setConstant(.nan, of: "height"), .setPriority(0, of: "height"),
      .setPriority(2000, of: "height"),
      .setSafeAreaInsets(EdgeInsets(top: .nan)), .resize(Size(width: -1, height: 2)),
      .setContentInset(EdgeInsets(left: .infinity)),
      .setLength(.constant(.nan), .vertical, of: "bar"),
      .addConstraint(Constraint(LayoutItem("nobody")[.top])),
    ]
    for edit in numbers {
      let error = #expect(throws: ScreenEditError.self) { try window.applying(edit) }
      guard case .notWellFormed? = error else {
        Issue.record("\(edit): \(String(describing: error))")
        continue
      }
    }
    let open = try window.applying(.removeConstraint("height"))
    let error = #expect(throws: ScreenEditError.self) { try open.applying(.scrollToEnd()) }
    guard case .noLayout(.ambiguous)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `larger text makes a label of a text style higher, and the old size takes that back`()
    throws
  {
    let (root, label): (LayoutItem, LayoutItem) = ("root", "label")
    let text = LabelText("Ada wrote the first program.", font: .preferredFont(forTextStyle: .body))
    let window = try Screen(
      size: Size(width: 100, height: 900),
      root: View("root", subviews: [View("label", text: text)]),
      constraints: [
        label.leadingAnchor == root.leadingAnchor, label.trailingAnchor == root.trailingAnchor,
        label.topAnchor == root.topAnchor,
      ])
    let heights = try [ContentSizeCategory.extraSmall, .large, .accessibilityLarge].map {
      let edited = try window.applying(.setContentSizeCategory($0))
      #expect(try edited == window.with(contentSizeCategory: $0))
      #expect(try edited.applying(.setContentSizeCategory(.large)) == window)
      return try #require(edited.layout().frame(of: "label")).size.height
    }
    #expect(heights[0] < heights[1] && heights[1] < heights[2], "\(heights)")
  }

  @Test func `ten thousand edits leave a window as it was`() throws {
    let window = try Self.window()
    let pairs: [[Edit]] = [
      [.rotate, .rotate], [.setHidden(true, "bar"), .setHidden(false, "bar")],
      [.setKeyboardHeight(9), .setKeyboardHeight(0)],
      [.insert(View("new"), into: "card", at: 0), .remove("new")],
      [.addConstraint(window.constraints[0]), .removeConstraint(.index(window.constraints.count))],
    ]
    let edits = (0..<1000).flatMap { _ in pairs.flatMap(\.self) }
    #expect(try EditSession(start: window, edits: edits).end() == window && edits.count == 10_000)
  }

  @Test func `any edits of windows can be applied or are refused, and hit what is there`()
    async throws
  {
    try await forAll(.windowSessions, settings: Settings(cases: 100)) { session in
      guard case .passed = session.program.run() else {
        Issue.record("\(session.counterexamplePicture)")
        return
      }
      let end = try session.end()
      guard let layout = try? end.layout() else { return }
      let hit = layout.hitTest(Point(x: 20, y: 20))
      #expect(hit.map { layout.ids.contains($0) } ?? true)
    }
  }
}

/// What is different in windows of some size classes.
@Suite struct VariationTests {
  @Test(arguments: [
    ((320, 480), "compact regular"), ((480, 320), "compact compact"),
    ((390, 844), "compact regular"), ((844, 390), "compact compact"),
    ((402, 874), "compact regular"), ((874, 402), "compact compact"),
    ((414, 736), "compact regular"), ((736, 414), "regular compact"),
    ((440, 956), "compact regular"), ((956, 440), "regular compact"),
    ((744, 1133), "regular regular"), ((1133, 744), "regular regular"),
    ((320, 1024), "compact regular"), ((639, 1366), "compact regular"),
    ((678, 1024), "regular regular"), ((507, 768), "compact regular"),
  ])
  func `size classes are those of the published devices`(
    size: (width: Double, height: Double), words: String
  ) {
    let classes = SizeClasses(of: Size(width: size.width, height: size.height))
    let found = [classes.horizontal, classes.vertical].compactMap { $0?.rawValue }
    #expect(found.joined(separator: " ") == words)
  }

  private static func window(_ variations: [Variation], _ classes: SizeClasses = SizeClasses())
    throws
    -> Screen
  {
    let (box, root) = (LayoutItem("box"), LayoutItem("root"))
    return try Screen(
      size: Size(width: 390, height: 844), sizeClasses: classes,
      root: View("root", subviews: [View("box")]),
      constraints: [
        Constraint(box[.left], .equal, root[.left]), Constraint(box[.top], .equal, root[.top]),
        Constraint(box[.width], constant: 100, identifier: "width"),
        Constraint(box[.height], constant: 100, identifier: "height"),
      ], variations: variations)
  }

  private static func width(_ window: Screen) throws -> Double? {
    try window.layout().frame(of: "box")?.size.width
  }

  @Test func `a window that is turned takes the variations of its new classes`() throws {
    let window = try Self.window([
      Variation(
        SizeClasses(horizontal: .compact, vertical: .compact),
        edits: [
          .setConstant(3, of: "width")
        ]),
      Variation(
        SizeClasses(vertical: .compact),
        edits: [
          .setConstant(2, of: "width"), .setConstant(2, of: "height"),
        ]),
      Variation(SizeClasses(horizontal: .compact), edits: [.setConstant(1, of: "width")]),
      Variation(SizeClasses(), edits: [.setConstant(0, of: "width")]),
    ])
    #expect(try Self.width(window) == 1)
    let turned = try window.applying(.rotate)
    #expect(try turned.layout().frame(of: "box")?.size == Size(width: 3, height: 2))
    #expect(try Self.width(try turned.applying(.rotate)) == 1)
    #expect(try Self.width(try window.with(sizeClasses: SizeClasses(horizontal: .regular))) == 0)
    #expect(window.varied.variations.isEmpty && window.varied.constraints[2].constant == 1)
    #expect(window.constraints[2].constant == 100)
  }

  @Test func `reasons and problems are those of the window as it is varied`() throws {
    let window = try Self.window([
      Variation(SizeClasses(vertical: .compact), edits: [.removeConstraint("width")])
    ])
    #expect(window.problem(along: .horizontal) == nil)
    let turned = try window.applying(.rotate)
    guard case .ambiguous? = turned.problem(along: .horizontal) else {
      Issue.record("\(String(describing: turned.problem(along: .horizontal)))")
      return
    }
    let held = try window.constraintsHolding("box").constraints.compactMap(\.constraint.identifier)
    #expect(held.contains("width"))
  }

  @Test func `a variation that cannot be applied in some window is refused`() throws {
    let compact = SizeClasses(vertical: .compact)
    let cases: [(Edit, EditError)] = [
      (.rotate, .notOfVariations), (.settle(), .notOfVariations),
      (.setHidden(true, "nobody"), .noSuchView("nobody")),
      (.setConstant(1, of: "low"), .noSuchConstraint("low")),
    ]
    for (edit, error) in cases {
      #expect(throws: ScreenError.variation(1, error)) {
        try Self.window([Variation(compact, edits: []), Variation(compact, edits: [edit])])
      }
    }
    #expect(throws: ScreenError.self) {
      try Self.window([Variation(compact, edits: [.setConstant(.nan, of: "width")])])
    }
    let window = try Self.window([Variation(compact, edits: [.setHidden(true, "box")])])
    #expect(throws: ScreenEditError.self) { try window.applying(.remove("box")) }
  }
}
