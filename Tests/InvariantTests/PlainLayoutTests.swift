import PropertyKit
import PropertyTesting
import Testing

@testable import StackScrollCore
@testable import StackScrollInvariants

/// The quick layout of plain screens against the one that builds whole costs.
struct PlainLayoutTests {
  /// What is plain, and a little more, so that the quick layout has something to refuse.
  static let variety: StackVariety = {
    var variety = StackVariety.all
    variety.distributions = [.fill, .fillEqually, .equalSpacing]
    variety.alignments = [.fill, .leading, .center, .trailing]
    variety.hasCustomSpacings = false
    variety.hasHiddenViews = false
    variety.hasPriorities = false
    variety.hasBounds = false
    return variety
  }()

  @Test func `where the quick layout answers, whole costs give the same frames`() async throws {
    let settings = Settings(cases: 3000)
    try await forAll(.screens(Self.variety), settings: settings) { screen in
      let origin = Point(x: 3, y: -7)
      guard let quick = PlainLayout.frames(screen.axes, at: origin) else { return }
      let slow = try screen.axes.frames { layout throws(AxisFailure) in
        try layout.spans { _ in origin[layout.axis] }
      }
      for (id, pair) in zip(slow.ids, zip(quick, slow.frames)) {
        let outcome = Outcome.equal(pair.0, pair.1, "\(id)")
        if case .failed(let failure) = outcome { Issue.record("\(failure)") }
      }
    }
  }

  @Test func `the quick layout answers for most plain screens that have a layout`() throws {
    var (answered, laidOut) = (0, 0)
    _ = check(.screens(Self.variety), settings: Settings(cases: 1000)) { screen in
      guard (try? screen.layout()) != nil else { return }
      laidOut += 1
      if PlainLayout.frames(screen.axes, at: .zero) != nil { answered += 1 }
    }
    #expect(answered * 10 > laidOut * 8, "\(answered) of \(laidOut)")
  }

  @Test func `the quick layout refuses what it does not know`() throws {
    let window = ScrollView(size: Size(width: 100, height: 50))
    var stack = StackView(axis: .horizontal, distribution: .equalCentering)
    stack.append(View("a", intrinsic: IntrinsicSize(width: 10, height: 10)))
    let screen = try Screen(scrollView: window, content: stack)
    #expect(PlainLayout.frames(screen.axes, at: .zero) == nil)
    #expect(try screen.layout().contentSize == Size(width: 10, height: 10))
  }
}
