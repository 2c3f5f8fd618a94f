import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

/// Which views are said to leave a layout open.
struct OpenViewTests {
  @Test func `what leaves a layout open is shown, or is all that there is`() async throws {
    let axes = Gen<Axis>.element(of: Axis.allCases)
    try await forAll(.zip(.openScreens, axes), settings: Settings(cases: 1500)) { screen, axis in
      guard case .ambiguous(let open)? = screen.scrolledStack?.verdict(axis) else { return }
      let shown = Self.shown(screen.content)
      #expect(!open.views.isEmpty)
      for view in open.views { #expect(shown.contains(view), "\(view) is hidden") }
    }
  }

  @Test func `no stack is named that the other views named would settle`() async throws {
    let axes = Gen<Axis>.element(of: Axis.allCases)
    let screens = Gen<Screen>.one(of: [.openScreens, .weakScreens])
    try await forAll(.zip(screens, axes), settings: Settings(cases: 2000)) { screen, axis in
      guard let stack = screen.scrolledStack, case .ambiguous(let open) = stack.verdict(axis),
        open.settledBy.count > 1, let lengths = try stack.lengthsInOneLayout(along: axis)
      else { return }
      let all = [screen.content] + screen.content.arrangedInside
      for view in open.settledBy where all.contains(where: { $0.id == view && $0.stack != nil }) {
        let edits = open.settledBy.filter { $0 != view }.compactMap { id -> Edit? in
          guard let view = all.first(where: { $0.id == id }) else { return nil }
          let given = LengthConstraint(.equal, .constant(lengths[id] ?? 0))
          return .setLength(Length(view.length(along: axis).constraints + [given]), axis, of: id)
        }
        #expect(
          try screen.applying(edits).ruled().verdict(axis) != .determined,
          "\(view) of \(open.settledBy)")
      }
    }
  }

  @Test func `an axis keeps its numbers whatever is wrong with the other`() async throws {
    let axes = Gen<Axis>.element(of: Axis.allCases)
    try await forAll(.zip(.oracleScreens, axes), settings: Settings(cases: 500)) { screen, axis in
      guard let layout = try? screen.scrolledStack?.layout() else { return }
      let both: Length = [.constant(10), .constant(11)]
      let edit = Edit.setLength(both, axis.perpendicular, of: screen.content.id)
      let torn = try screen.applying(edit).ruled()
      #expect(throws: StackError.self) { try torn.layout() }
      // A ratio may need what is torn.
      if case .unsupported = torn.verdict(axis) { return }
      #expect(try torn.placement(along: axis) == AxisPlacement(layout, along: axis))
    }
  }

  /// The content view, hidden or not, and what is inside it and not hidden.
  private static func shown(_ view: View) -> Set<ViewID> {
    let inside = view.stack?.arrangedViews.filter { !$0.isHidden } ?? []
    return inside.reduce(into: [view.id]) { $0.formUnion(shown($1)) }
  }

  @Test
  func `where a ratio gives the content view its length, its views are open, not the content`()
    throws
  {
    let row = StackView(
      axis: .horizontal, distribution: .equalSpacing,
      arrangedViews: [
        View("label", intrinsic: IntrinsicSize(width: 40, height: 40)),
        View("open", intrinsic: IntrinsicSize(height: 40)),
      ])
    // As high as the window, and as wide as that.
    let screen = try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 100, height: 600)),
      content: View("row", height: .ratio(1), stack: row),
      attachment: ContentAttachment(
        top: .frameLayoutGuide, leading: .contentLayoutGuideAtLeast, bottom: .frameLayoutGuide,
        trailing: .nothing))
    #expect(screen.verdict(.horizontal) == .unsupported("row", .ratioOfOpenLength))
  }

  @Test func `a hidden content view without a size is open itself`() throws {
    let screen = try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 9, height: 9)), content: View("v", isHidden: true))
    for axis in Axis.allCases { #expect(screen.verdict(axis) == .ambiguous(["v"])) }
  }
}

extension Gen where Value == Screen {
  /// Stacks of views that are held as weakly as stacks hold themselves.
  fileprivate static var weakScreens: Gen {
    Gen<View>.weak("v", depth: 2).flatMap { content in
      Gen { source throws(Discard) in
        try source.making {
          try Screen(
            scrollView: ScrollView(size: Size(width: 100, height: 50)), content: content)
        }
      }
    }
  }
}

extension Gen where Value == View {
  /// A leaf, or a stack of one to three views, down to a depth.
  fileprivate static func weak(_ name: String, depth: Int) -> Gen {
    Gen { source throws(Discard) in
      let isLeaf = depth < 2 ? try source.draw(.int(in: 0...2)) > 0 : false
      guard depth > 0, !isLeaf else {
        let levels = Gen<LayoutPriority>.element(of: [49, 50, 51, 149, 250, 750])
        let length = Gen<Double?>.element(of: [10, 30, nil])
        return View(
          ViewID(name),
          intrinsic: IntrinsicSize(
            width: try source.draw(length), height: try source.draw(length)),
          hugging: AxisPriorities(try source.draw(levels)),
          compressionResistance: AxisPriorities(try source.draw(levels)))
      }
      let count = try source.draw(Gen<Int>.int(in: 1...3))
      let views = try (0..<count).map { index throws(Discard) in
        try source.draw(.weak("\(name).\(index)", depth: depth - 1))
      }
      let stack = StackView(
        axis: try source.draw(.element(of: Axis.allCases)),
        distribution: try source.draw(.element(of: Distribution.allCases)),
        spacing: try source.draw(.element(of: [0, 5])), arrangedViews: views)
      return View(ViewID(name), stack: stack)
    }
  }
}
