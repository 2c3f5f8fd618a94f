import PropertyKit
import PropertyTesting
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

@Suite("Layouts that the constraints tell where closed forms cannot")
struct SolvedLayoutTests {
  @Test("where both can tell, constraints and closed forms have the same layout, hidden views too")
  func same() async throws {
    try await forAll(.oracleScreens, settings: Settings(cases: 500)) { screen in
      let none = LayoutError.unsupported(screen.content.id, .horizontal, .joinsUnknownCosts)
      guard let layout = try? screen.layout(),
        let solved = try? screen.layoutByConstraints(insteadOf: none)
      else { return }
      #expect(solved.ids == layout.ids && solved.depths == layout.depths)
      #expect(solved.contentOffset == layout.contentOffset)
      #expect(solved.contentAxis == layout.contentAxis)
      let rects = zip(solved.frames, layout.frames)
      for (found, expected) in [(solved.scroll.rect, layout.scroll.rect)] + Array(rects) {
        for axis in Axis.allCases {
          #expect(Tolerance(absolute: 1e-6).isEqual(found.min(axis), expected.min(axis)))
          #expect(Tolerance(absolute: 1e-6).isEqual(found.max(axis), expected.max(axis)))
        }
      }
    }
  }

  @Test("a picture keeps its ratio where only its wish for a width settles it")
  func picture() throws {
    let screen = try screen(Self.picture("picture"))
    let reason = LayoutError.unsupported("picture", .vertical, .ratioOfOpenLength)
    #expect(throws: reason) { try screen.layout() }
    let layout = try screen.solvedLayout()
    let frame = try #require(layout.frame(of: "picture"))
    for (found, expected) in [
      (frame.minX, 60.0), (frame.minY, 0), (frame.size.width, 200), (frame.size.height, 100),
      (layout.contentSize.height, 110),
    ] { #expect(Tolerance.standard.isEqual(found, expected)) }
    for axis in Axis.allCases { #expect(screen.solvedVerdict(axis) == .determined) }
  }

  @Test("what holds a view holds exactly, and only wishes give way")
  func holding() async throws {
    try await forAll(.oracleScreens, settings: Settings(cases: 300)) { screen in
      guard let layout = try? screen.layout() else { return }
      let frames = layout.framesByID()
      for id in layout.ids {
        guard let held = screen.constraintsHolding(id) else { return }
        for held in held {
          let constraint = held.constraint
          let items = [constraint.first.item.id, constraint.second?.item.id]
          #expect(items.contains(id.name))
          #expect(held.miss == 0 || constraint.priority < .required)
          // A length compared with a number can be looked up in the frames.
          guard constraint.second == nil, constraint.first.attribute.isLength,
            let length = frames[id]?.length(constraint.first.attribute.axis)
          else { continue }
          let excess = length - constraint.constant
          let miss = constraint.relation.miss(by: excess)
          #expect(Tolerance(absolute: 1e-5).isEqual(miss, held.miss))
          #expect(held.miss > 0 || Tolerance(absolute: 1e-5).isEqual(excess, 0))
        }
      }
    }
  }

  @Test("of a picture, what it wishes for gives way to what it must be")
  func gaveWay() throws {
    let picture = View(
      "picture", width: .atMost(150), height: .ratio(0.5), intrinsic: IntrinsicSize(width: 200))
    let held = try #require(try screen(picture).constraintsHolding("picture"))
    let words = held.map { held in
      let second = held.constraint.second.map { "\($0)" } ?? "\(held.constraint.constant)"
      return "\(held.constraint.first) \(held.constraint.relation.rawValue) \(second) -\(held.miss)"
    }
    #expect(words.contains("picture.width <= 150.0 -0.0"))
    #expect(words.contains("picture.height == picture.width -0.0"))
    // A wish that is missed comes after what holds, and weaker ones after it.
    #expect(words.suffix(2) == ["picture.width >= 200.0 -50.0", "picture.width == 0.0 -150.0"])
    #expect(!words.contains { $0.contains("<= 200") })
    #expect(try screen(picture).constraintsHolding("nobody") == [])
  }

  @Test("a ratio within a least and a greatest length that leave it none is at odds with them")
  func contradiction() throws {
    let picture = View("picture", width: .atMost(100), height: [.ratio(0.5), .atLeast(60)])
    let screen = try screen(picture)
    #expect(screen.verdict(.vertical).isUnsupported)
    #expect(throws: LayoutError.self) { try screen.solvedLayout() }
    let verdicts = Axis.allCases.map { screen.solvedVerdict($0) }
    #expect(verdicts.contains(.unsatisfiable(["picture"])))
  }

  @Test("among equals the constraints have no answer, and none is made up")
  func equals() throws {
    let row = StackView(
      axis: .horizontal, alignment: .leading,
      arrangedViews: [Self.picture("a"), Self.picture("b")])
    let window = ScrollView(size: Size(width: 320, height: 100))
    let content = View("row", width: .constant(300), height: .constant(200), stack: row)
    let screen = try Screen(scrollView: window, content: content)
    #expect(screen.solvedVerdict(.horizontal) == screen.verdict(.horizontal))
    #expect(screen.solvedVerdict(.horizontal).isUnsupported)
    let strict = try screen.with(policy: LayoutPolicy(ties: .ambiguous))
    #expect(throws: LayoutError.ambiguous(.horizontal, ["a", "b"])) {
      try strict.layoutByConstraints(
        insteadOf: .unsupported("a", .horizontal, .ratioOfOpenLength))
    }
  }

  @Test("beyond the limits, and where constraints do not say all, the error stands")
  func limits() throws {
    var limits = SolverLimits.forScreens
    limits.rows = 3
    let picture = try screen(Self.picture("picture"))
    let reason = LayoutError.unsupported("picture", .vertical, .ratioOfOpenLength)
    #expect(throws: reason) { try picture.solvedLayout(limits: limits) }
    #expect(picture.solvedVerdict(.vertical, limits: limits) == picture.verdict(.vertical))
    let inner = StackView(axis: .vertical, arrangedViews: [View("text")])
    let lines = StackView(
      axis: .horizontal, alignment: .firstBaseline,
      arrangedViews: [View("inner", stack: inner), View("other")])
    let screen = try screen(View("lines", stack: lines))
    #expect(throws: LayoutError.unsupported("lines", .vertical, .baselinesOfStacks)) {
      try screen.solvedLayout()
    }
  }

  private static func picture(_ id: ViewID) -> View {
    View(id, height: .ratio(0.5), intrinsic: IntrinsicSize(width: 200))
  }

  /// A column as wide as its window, with a line of text below a view.
  private func screen(_ view: View) throws -> Screen {
    let line = View("line", intrinsic: IntrinsicSize(width: 40, height: 10))
    return try Screen(
      scrollView: ScrollView(size: Size(width: 320, height: 100)),
      content: StackView(axis: .vertical, alignment: .center, arrangedViews: [view, line]),
      width: .equal(to: .frameLayoutGuide))
  }
}

extension LayoutVerdict {
  fileprivate var isUnsupported: Bool {
    if case .unsupported = self { return true }
    return false
  }
}

extension ScrollGeometry {
  fileprivate var rect: Rect { Rect(origin: minimumOffset, size: contentSize) }
}
