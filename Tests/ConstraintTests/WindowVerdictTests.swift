import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

@Suite("What windows say of an axis is so, whatever stands beside it")
struct WindowVerdictTests {
  /// Windows some of which lack a constraint, with a view beside all else that is held at a corner.
  private static let withoutAConstraint: Gen<Screen> = Gen { source throws(Discard) in
    let window = try source.draw(.windows)
    let place = try source.draw(.int(in: 0...2 * window.constraints.count))
    return try source.making {
      var constraints = window.constraints
      if constraints.indices.contains(place) { constraints.remove(at: place) }
      return try window.with(constraints: constraints)
    }
  }

  @Test func `a ratio to a given length changes no verdict`() async throws {
    try await forAll(Self.withoutAConstraint, settings: Settings(cases: 300)) { window in
      let plain = try window.besideAll("icon", height: .constant(20))
      let tied = try window.besideAll("icon", height: .ratio(1))
      for axis in Axis.allCases {
        let (expected, found) = (plain.problem(along: axis), tied.problem(along: axis))
        switch (expected, found) {
        case (nil, nil): break
        case (.ambiguous(let expected)?, .ambiguous(let found)?):
          #expect(found.axis == expected.axis && found.views == expected.views)
          #expect(found.contents == expected.contents)
        case (_, .contradictory?):
          // The axes have one answer together: a conflict leaves nothing to tell of either.
          let other = plain.problem(along: axis.perpendicular)
          #expect(expected.isContradiction || other.isContradiction)
        default:
          Issue.record("\(axis): \(String(describing: found)), \(String(describing: expected))")
        }
      }
    }
  }

  @Test func `what is open before insets rest is told of the layout with those`() throws {
    // Before the row stands somewhere it has no part of the safe area: 49 points are left for its two views,
    // which is open. At the edge 51 and 5 points of margins have no room in 54.
    let row = StackView(
      axis: .horizontal,
      layoutMargins: DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 5),
      isLayoutMarginsRelativeArrangement: true, arrangedViews: [View("left"), View("right")])
    let column = StackView(
      axis: .vertical, arrangedViews: [View("top", width: .constant(54)), View("row", stack: row)])
    let (item, root): (LayoutItem, LayoutItem) = ("column", "root")
    let window = try Screen(
      size: Size(width: 320, height: 568), safeAreaInsets: EdgeInsets(left: 51),
      root: View("root", subviews: [View("column", stack: column)]),
      constraints: [item.leadingAnchor == root.leadingAnchor])
    guard case .contradictory? = window.problem(along: .horizontal) else {
      Issue.record("\(String(describing: window.problem(along: .horizontal)))")
      return
    }
  }

  @Test func `an axis is told with the insets that it has, whatever is open on the other`() throws {
    // Bars of 59 points leave 1 of the card: 44 have no room in it.
    let (card, field, root): (LayoutItem, LayoutItem, LayoutItem) = ("card", "field", "root")
    let area = card.safeAreaLayoutGuide
    let window = try Screen(
      size: Size(width: 320, height: 480), safeAreaInsets: EdgeInsets(top: 59),
      root: View(
        "root",
        subviews: [
          View(
            "card", height: .constant(50),
            subviews: [View("field", width: .constant(80), height: .constant(44))])
        ]),
      constraints: [
        card.topAnchor == root.topAnchor + 10, field.topAnchor == area.topAnchor,
        field.bottomAnchor <= area.bottomAnchor, field.leadingAnchor == card.leadingAnchor,
      ])
    #expect(window.problem(along: .horizontal).isAmbiguity)
    #expect(window.problem(along: .vertical).isContradiction)
  }

  @Test func `a rule that cannot be written down leaves an axis tied to it untold`() throws {
    let size = IntrinsicSize(width: 10, height: 10)
    let row = StackView(
      axis: .horizontal, alignment: .firstBaseline,
      arrangedViews: [
        View(
          "inner",
          stack: StackView(
            axis: .horizontal, alignment: .center,
            arrangedViews: [View("a", intrinsic: size), View("b", intrinsic: size)])),
        View("label", intrinsic: size),
      ])
    let (item, root): (LayoutItem, LayoutItem) = ("row", "root")
    for (ratio, isTold) in [(Length.constant(20), true), (.ratio(1), false)] {
      let window = try Screen(
        size: Size(width: 320, height: 480),
        root: View("root", subviews: [View("row", stack: row)]),
        constraints: [item.topAnchor == root.topAnchor, item.leadingAnchor == root.leadingAnchor]
      ).besideAll("icon", height: ratio)
      guard case .unwritten? = window.problem(along: .vertical) else {
        Issue.record("\(String(describing: window.problem(along: .vertical)))")
        continue
      }
      #expect((window.problem(along: .horizontal) == nil) == isTold)
    }
  }

  /// A row that fills a window of a width.
  private static func row(
    _ views: [View], width: Double, _ ties: LayoutPolicy.Ties
  ) throws -> Screen {
    let (row, root): (LayoutItem, LayoutItem) = ("row", "root")
    var policy = LayoutPolicy.standard
    policy.ties = ties
    let stack = StackView(axis: .horizontal, arrangedViews: views)
    return try Screen(
      size: Size(width: width, height: 100),
      root: View("root", subviews: [View("row", stack: stack)]),
      constraints: [
        row.topAnchor == root.topAnchor, row.leadingAnchor == root.leadingAnchor,
        row.trailingAnchor == root.trailingAnchor,
      ], policy: policy)
  }

  @Test func `of what the index settles, the views are named between which there was a choice`()
    throws
  {
    let size = IntrinsicSize(width: 200, height: 20)
    let views = [View("a", intrinsic: size), View("b", intrinsic: size)]
    let squeezed = try Self.row(views, width: 300, .lowestIndex)
    #expect(try squeezed.constraintsHolding("a").settledByIndex == ["a", "b"])
    let free = try Self.row(views, width: 400, .lowestIndex)
    #expect(try free.constraintsHolding("a").settledByIndex.isEmpty)
  }

  @Test func `where widths are open, bounds are those of texts on one line`() throws {
    // On one line the text has 395 points, and the view beside it 51: either may give way.
    let text = LabelText(words: Array(repeating: 45, count: 8), space: 5, lineHeight: 20)
    let views = [
      View("t", text: text), View("b", intrinsic: IntrinsicSize(width: 51, height: 20)),
    ]
    let window = try Self.row(views, width: 300, .ambiguous)
    let open = try #require(window.accounts().axes[.horizontal]).open
    let (t, b): (LayoutItem, LayoutItem) = ("t", "b")
    let ranges = Dictionary(uniqueKeysWithValues: open.map { ($0.anchor, $0.range) })
    #expect(ranges == [t[.width]: 249...300, b[.left]: 249...300, b[.width]: 0...51])
    // Two lines of 245 and 145 in 249 points, of 295 and 95 in 300.
    #expect(window.problem(along: .vertical) == nil)
    // Three lines in 149 points, two in 200.
    let narrow = try Self.row(views, width: 200, .ambiguous)
    #expect(narrow.problem(along: .vertical).isAmbiguity)
    #expect(narrow.accounts().axes[.vertical]?.open.isEmpty == true)
  }

  @Test func `a text that may have no width is not as high in each width`() throws {
    // In 8 points it has two lines, and without a width one.
    let text = LabelText(words: [88], space: 0, lineHeight: 17, numberOfLines: 2)
    let views = [
      View("t", text: text), View("b", intrinsic: IntrinsicSize(width: 61, height: 17)),
    ]
    let window = try Self.row(views, width: 8, .ambiguous)
    #expect(window.problem(along: .vertical).isAmbiguity)
  }

  @Test func `where the width of a hidden text is open, bounds are those of one line too`() throws {
    // The hidden text asks for 79 points, and the view for 55, equally. Were the lines of the text to end
    // at 55, it would be as wide.
    let text = LabelText(words: [79], space: 4, lineHeight: 11)
    let column = StackView(
      axis: .vertical,
      arrangedViews: [
        View("t", text: text, isHidden: true),
        View("b", width: .constant(55, priority: 750), height: .constant(10)),
      ])
    let (item, root): (LayoutItem, LayoutItem) = ("column", "root")
    for edges in [[], [item.leadingAnchor == root.leadingAnchor]] {
      let window = try Screen(
        size: Size(width: 390, height: 844),
        root: View("root", subviews: [View("column", stack: column)]),
        constraints: edges + [item.topAnchor == root.topAnchor])
      let open = try #require(window.accounts().axes[.horizontal]).open
      #expect(open.first { $0.anchor == item[.width] }?.range == 55...79)
      #expect(window.problem(along: .vertical) == nil)
    }
  }

  @Test func `an axis is told beside one that contradicts itself only in a readable width`() throws
  {
    // 768 points do not fit into the 672 of the guide; without a width of the root they would.
    let (root, box): (LayoutItem, LayoutItem) = ("root", "box")
    let guide = root.readableContentGuide
    let window = try Screen(
      size: Size(width: 1024, height: 768),
      root: View(
        "root", subviews: [View("box", width: .constant(768), height: .constant(31))]),
      constraints: [
        box.leadingAnchor == guide.leadingAnchor, box.trailingAnchor <= guide.trailingAnchor,
        box.bottomAnchor == guide.bottomAnchor,
      ])
    #expect(window.problem(along: .horizontal) != nil)
    #expect(window.problem(along: .vertical) == nil)
  }

  @Test func `where widths are settled, bounds are those of texts whose lines have ended`() throws {
    // On one line the text takes all of the room, 259 points, and the box has none. Then its lines are
    // 215 points wide at most, and the box may have 44.
    let text = LabelText(words: [47, 24, 78, 42, 58], space: 8, lineHeight: 15)
    let (root, box, v): (LayoutItem, LayoutItem, LayoutItem) = ("root", "box", "v")
    let window = try Screen(
      size: Size(width: 300, height: 200),
      root: View("root", subviews: [View("box"), View("v", text: text)]),
      constraints: [
        box.leadingAnchor == root.leadingAnchor + 33, v.leadingAnchor == box.trailingAnchor,
        v.trailingAnchor <= root.trailingAnchor - 8, v.topAnchor == root.topAnchor,
      ])
    #expect(window.problem(along: .horizontal).isAmbiguity)
    let open = try #require(window.accounts().axes[.horizontal]).open
    #expect(open.first { $0.anchor == box[.width] }?.range == 0...44)
  }
}

extension Screen {
  /// The window with a view of 20 points beside its root, at a corner.
  fileprivate func besideAll(_ id: ViewID, height: Length) throws -> Screen {
    let item = LayoutItem(id.name)
    let around: LayoutItem = "around"
    let view = View(id, width: .constant(20), height: height)
    return try with(
      root: View("around", container: Container(subviews: [root, view], layoutMargins: .zero)),
      constraints: LayoutItem(root.id.name).edges(equalTo: around) + constraints + [
        item.topAnchor == around.topAnchor, item.leadingAnchor == around.leadingAnchor,
      ])
  }
}

extension LayoutError? {
  fileprivate var isContradiction: Bool { if case .contradictory? = self { true } else { false } }
  fileprivate var isAmbiguity: Bool { if case .ambiguous? = self { true } else { false } }
}
