import PropertyKit
import PropertyTesting
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

/// What makes the size of the content, and what leaves it open.
struct AttachmentTests {
  private static let window = ScrollView(
    size: Size(width: 320, height: 480), contentOffset: Point(x: 0, y: 40))

  private static let row = View(
    "row", height: .constant(100), intrinsic: IntrinsicSize(width: 200, height: nil))

  private static func screen(
    _ attachment: ContentAttachment, _ content: View = row,
    pins: DirectionalEdgeInsets = DirectionalEdgeInsets(
      top: 10, leading: 1, bottom: 20, trailing: 2)
  ) throws -> Screen {
    try Screen(scrollView: window, content: content, pins: pins, attachment: attachment)
  }

  /// What an axis of a screen comes to.
  private static func outcome(_ screen: Screen, _ axis: Axis = .vertical) -> AxisVerdict.Kind {
    AxisVerdict(screen.problem(along: axis)).kind
  }

  /// Where a view stands in the content.
  private static func frame(_ id: ViewID, in screen: Screen) throws -> Rect? {
    try screen.layout().content.frame(of: id)
  }

  /// Attachments that leave the height of the content open.
  static let open = [
    ContentAttachment(bottom: .nothing), ContentAttachment(top: .nothing),
    ContentAttachment(bottom: .contentLayoutGuideAtLeast),
    ContentAttachment(top: .contentLayoutGuideAtLeast),
    ContentAttachment(top: .nothing, bottom: .nothing),
    ContentAttachment(top: .frameLayoutGuide, bottom: .frameLayoutGuide),
    ContentAttachment(top: .contentLayoutGuide, bottom: .frameLayoutGuide),
  ]

  @Test(arguments: open)
  func `an edge that does not reach the content leaves its size open`(
    attachment: ContentAttachment
  ) throws {
    // From an edge to the frame's bottom, which is 520 below the top of the content.
    let isHeld = attachment.bottom == .frameLayoutGuide
    let isInFrame = attachment.top == .frameLayoutGuide
    let screen = try Self.screen(
      attachment, Self.row(height: isInFrame ? 450 : isHeld ? 490 : 100))
    #expect([.ambiguous, .openContent].contains(Self.outcome(screen)))
    #expect(Self.outcome(screen, .horizontal) == .determined)
    #expect(throws: LayoutError.self) { try screen.layout() }
  }

  private static func row(height: Double) -> View {
    View("row", height: .constant(height), intrinsic: IntrinsicSize(width: 200, height: nil))
  }

  @Test
  func `pins that leave nothing but for rounding leave a view no length, however large they are`()
    async throws
  {
    let pin = Gen<Double>.double(in: 0...4e8)
    try await forAll(.zip(pin, pin), settings: Settings(cases: 1000)) { left, right in
      let screen = try Screen(
        scrollView: ScrollView(size: Size(width: left + right, height: 1)),
        content: View("v", intrinsic: IntrinsicSize(width: 10, height: 1)),
        pins: DirectionalEdgeInsets(leading: left, trailing: right),
        attachment: ContentAttachment(
          leading: .frameLayoutGuide, trailing: .frameLayoutGuide, contentWidth: .constant(1)))
      let width = try screen.layout().frame(of: "v")?.size.width ?? -1
      #expect(width >= 0 && width <= 1e-6)
    }
  }

  @Test func `a length of the content itself settles what an edge leaves open`() throws {
    for edge in [ContentAttachment.Edge.nothing, .contentLayoutGuideAtLeast, .frameLayoutGuide] {
      let attachment = ContentAttachment(bottom: edge, contentHeight: .constant(900))
      let height = edge == .frameLayoutGuide ? 490.0 : 100
      let screen = try Self.screen(attachment, Self.row(height: height))
      #expect(try screen.layout().contentSize == Size(width: 203, height: 900))
      #expect(try Self.frame("row", in: screen) == Rect(x: 1, y: 10, width: 200, height: height))
    }
    let bottom = ContentAttachment(top: .nothing, contentHeight: .fractionOfFrame(2))
    #expect(
      try Self.frame("row", in: try Self.screen(bottom))
        == Rect(x: 1, y: 840, width: 200, height: 100))
  }

  @Test func `a length of the content and both edges make the view as long as they leave`() throws {
    let attachment = ContentAttachment(contentHeight: .constant(130))
    #expect(try Self.screen(attachment).layout().contentSize.height == 130)
    let longer = try Self.screen(ContentAttachment(contentHeight: .constant(131)))
    #expect(Self.outcome(longer) == .unsatisfiable)
    let none = try Self.screen(ContentAttachment(contentHeight: .constant(29)))
    #expect(Self.outcome(none) == .unsatisfiable)
  }

  @Test func `a fixed content with two open rows is settled, and the rows are not`() throws {
    let column = StackView(axis: .vertical, arrangedViews: [View("a"), View("b")])
    let view = View("column", width: .equal(to: .frameLayoutGuide), stack: column)
    let screen = try Self.screen(ContentAttachment(contentHeight: .constant(500)), view)
    #expect(Self.outcome(screen) == .ambiguous)
  }

  @Test func `the published steps: edges only, plus height, plus width`() throws {
    let edges = try Self.screen(.standard, View("green"))
    #expect(Self.outcome(edges) == .ambiguous)
    #expect(Self.outcome(edges, .horizontal) == .ambiguous)
    let high = try Self.screen(.standard, View("green", height: .constant(2000)))
    #expect(Self.outcome(high) == .determined)
    #expect(Self.outcome(high, .horizontal) == .ambiguous)
    let both = try Self.screen(
      .standard, View("green", width: .equal(to: .frameLayoutGuide), height: .constant(2000)),
      pins: .zero)
    let layout = try both.layout()
    #expect(layout.scrolls(.vertical))
    #expect(!layout.scrolls(.horizontal))
  }

  @Test func `width tied and no row with a height; pins around an empty stack`() throws {
    let column = StackView(axis: .vertical, arrangedViews: [View("a"), View("b")])
    let tied = try Screen(
      scrollView: Self.window, content: column, width: .equal(to: .frameLayoutGuide))
    #expect(Self.outcome(tied) == .ambiguous)
    let empty = try Screen(
      scrollView: Self.window, content: StackView(axis: .vertical),
      policy: LayoutPolicy(emptyStack: .ambiguous))
    #expect(Self.outcome(empty) == .ambiguous)
  }

  @Test func `a view pinned to the frame stays in it wherever the content is`() throws {
    let attachment = ContentAttachment(
      top: .frameLayoutGuide, bottom: .frameLayoutGuide, contentHeight: .constant(2000))
    let screen = try Self.screen(attachment, View("badge", intrinsic: IntrinsicSize(width: 9)))
    #expect(try Self.frame("badge", in: screen) == Rect(x: 1, y: 50, width: 9, height: 450))
    #expect(try screen.layout().contentSize.height == 2000)
  }

  @Test func `leading and trailing edges follow the reading direction`() throws {
    let attachment = ContentAttachment(leading: .nothing, contentWidth: .constant(500))
    let screen = try Self.screen(attachment)
    #expect(try Self.frame("row", in: screen)?.minX == 298)
    let mirrored = try screen.with(layoutDirection: .rightToLeft)
    #expect(try Self.frame("row", in: mirrored)?.minX == 2)
  }

  /// A view of a given height or none, hung in a scroll view in some way; and the offset.
  private struct Hanging: Sendable {
    var height: Double?
    var attachment: ContentAttachment
    var pins: DirectionalEdgeInsets
    var offset: Double

    var screen: Screen {
      get throws {
        let height: Length = height.map { .constant($0) } ?? .intrinsic
        let view = View("view", width: .constant(1), height: height)
        let window = ScrollView(
          size: Size(width: 10, height: 200), contentOffset: Point(x: 0, y: offset))
        return try Screen(
          scrollView: window, content: view, pins: pins, attachment: attachment)
      }
    }

    static var all: Gen<Hanging> {
      Gen { source throws(Discard) in
        let points = Gen<Int>.int(in: -20...40).map { Double($0) }
        let length = Gen<Int>.int(in: 0...300).map { Double($0) }
        let edge = Gen.element(of: ContentAttachment.Edge.allCases)
        var attachment = ContentAttachment(
          top: try source.draw(edge), bottom: try source.draw(edge))
        if try source.draw(.bool) {
          attachment.contentHeight = .constant(try source.draw(length))
        }
        return Hanging(
          height: try source.draw(.bool) ? try source.draw(length) : nil, attachment: attachment,
          pins: DirectionalEdgeInsets(
            top: try source.draw(points), bottom: try source.draw(points)),
          offset: try source.draw(points))
      }
    }
  }

  @Test func `where there is a layout, every edge is where it is pinned`() async throws {
    try await forAll(Hanging.all, settings: Settings(cases: 2000)) { hanging in
      let screen = try hanging.screen
      guard let layout = try? screen.layout().content, let view = layout.frame(of: "view") else {
        throw Discard.precondition("there is no layout")
      }
      let frame = (top: hanging.offset, bottom: hanging.offset + 200)
      let (content, pins) = (layout.contentSize.height, hanging.pins)
      func isLike(_ first: Double, _ second: Double) -> Bool { (first - second).magnitude < 1e-9 }
      #expect(hanging.height.map { isLike(view.size.height, $0) } ?? true)
      if case .constant(let required)? = hanging.attachment.contentHeight {
        #expect(isLike(required, content))
      }
      switch hanging.attachment.top {
      case .contentLayoutGuide: #expect(isLike(view.minY, pins.top))
      case .contentLayoutGuideAtLeast: #expect(view.minY >= pins.top - 1e-9)
      case .frameLayoutGuide: #expect(isLike(view.minY, frame.top + pins.top))
      case .nothing: break
      }
      switch hanging.attachment.bottom {
      case .contentLayoutGuide: #expect(isLike(content, view.maxY + pins.bottom))
      case .contentLayoutGuideAtLeast: #expect(content >= view.maxY + pins.bottom - 1e-9)
      case .frameLayoutGuide: #expect(isLike(view.maxY, frame.bottom - pins.bottom))
      case .nothing: break
      }
    }
  }

  @Test func `a view may be left no height at all, and no less`() throws {
    for height in [29.0, 30, 31] {
      let attachment = ContentAttachment(contentHeight: .constant(height))
      let screen = try Self.screen(attachment, View("view", width: .constant(1)))
      #expect(Self.outcome(screen) == (height < 30 ? .unsatisfiable : .determined))
    }
  }

  @Test func `a length of the content that is no length is refused by its name`() throws {
    #expect(throws: ScreenError.self) {
      try Self.screen(ContentAttachment(contentWidth: .constant(-1)))
    }
    #expect(throws: ScreenError.self) {
      try Self.screen(ContentAttachment(contentHeight: .fractionOfFrame(.nan)))
    }
  }
}
