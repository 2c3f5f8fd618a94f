import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

/// Edits of a screen, by hand-worked cases.
struct EditTests {
  private static func screen(_ stack: StackView) throws -> Screen {
    try Screen(
      scrollView: ScrollView(size: Size(width: 100, height: 50)), content: stack,
      width: .equal(to: .frameLayoutGuide))
  }

  private static func row(_ id: ViewID, _ height: Double) -> View {
    View(id, height: .constant(height))
  }

  private static func column() -> StackView {
    StackView(
      axis: .vertical, spacing: 10,
      arrangedViews: [row("a", 10), row("b", 20), row("c", 30), row("d", 40)])
  }

  private static func tops(_ screen: Screen) throws -> [ViewID: Double] {
    try screen.layout().content.framesByID().mapValues(\.minY)
  }

  @Test func `custom spacing moves with its view and goes when the view goes`() throws {
    let screen = try Self.screen(Self.column()).applying(.setCustomSpacing(20, after: "a"))
    #expect(try Self.tops(screen)["b"] == 30)
    let moved = try screen.applying(.move("a", to: 1))
    #expect(try Self.tops(moved) == ["stack": 0, "b": 0, "a": 30, "c": 60, "d": 100])
    let again = try screen.applying([
      .remove("a"), .insert(Self.row("a", 10), into: "stack", at: 0),
    ])
    #expect(try Self.tops(again)["b"] == 20)
    #expect(again.content.stack?.customSpacings == [:])
  }

  @Test func `the gap before a hidden view is that of the visible view before it`() throws {
    var stack = Self.column()
    stack.setCustomSpacing(20, after: "a")
    stack.setCustomSpacing(0, after: "b")
    let screen = try Self.screen(stack)
    #expect(try Self.tops(screen) == ["stack": 0, "a": 0, "b": 30, "c": 50, "d": 90])
    let hidden = try screen.applying(.setHidden(true, "b"))
    let tops = try Self.tops(hidden)
    #expect((tops["a"], tops["c"], tops["d"]) == (0, 30, 70))
    #expect(try hidden.layout().contentSize.height == 110)
  }

  @Test func `hiding is a state, not a count`() throws {
    let screen = try Self.screen(Self.column())
    let edits: [Edit] = [.setHidden(true, "b"), .setHidden(true, "b"), .setHidden(false, "b")]
    #expect(try screen.applying(edits) == screen)
  }

  @Test func `what one edit of a view sets, the same edit takes back`() async throws {
    let cases = Gen.zip(Gen<Screen>.screens(.all), Gen<Int>.int(in: 0...30))
    try await forAll(cases, settings: Settings(cases: 500)) { screen, place in
      let views = [screen.content] + screen.content.arrangedInside
      let view = views[place % views.count]
      var pairs: [(Edit, Edit)] = Axis.allCases.map { axis in
        (
          .setLength(.constant(77), axis, of: view.id),
          .setLength(view.length(along: axis), axis, of: view.id)
        )
      }
      pairs.append((.setHidden(!view.isHidden, view.id), .setHidden(view.isHidden, view.id)))
      switch view.content {
      case .leaf(let leaf):
        let size = IntrinsicSize(width: 7, height: 78)
        pairs.append(
          (.setIntrinsicSize(size, of: view.id), .setIntrinsicSize(leaf.intrinsic, of: view.id)))
      case .stack(let stack):
        pairs.append((.setSpacing(79, of: view.id), .setSpacing(stack.spacing, of: view.id)))
      case .container: break
      }
      for (edit, back) in pairs {
        guard let changed = try? screen.applying(edit) else { continue }
        #expect(changed != screen && (try? changed.applying(back)) == screen, "\(edit)")
      }
    }
  }

  @Test func `edits of the window change the window only`() throws {
    let screen = try Self.screen(Self.column())
    #expect(try screen.applying(.rotate).scrollView.size == Size(width: 50, height: 100))
    #expect(try screen.applying([.rotate, .rotate]) == screen)
    let dragged = try screen.applying(.drag(by: Point(y: -500)))
    #expect(dragged.scrollView.contentOffset == Point(y: 80))
    #expect(try screen.applying(.scrollToEnd()) == dragged)
    #expect(try screen.applying(.scroll(to: Point(y: -9))).scrollView.contentOffset == Point(y: -9))
    let shown = try screen.applying(.scrollToVisible("c"))
    #expect(shown.scrollView.contentOffset == Point(y: 30))
    let keyboard = try screen.applying(.avoidKeyboard(overlap: 30))
    #expect(keyboard.scrollView.contentInset == EdgeInsets(bottom: 30))
    #expect(try keyboard.applying(.setContentInset(.zero)) == screen)
  }

  @Test func `lengths and sizes are set by name, however deep`() throws {
    let inner = StackView(axis: .horizontal, arrangedViews: [Self.row("x", 5), Self.row("y", 6)])
    var stack = Self.column()
    stack.append(View("inner", stack: inner))
    let screen = try Self.screen(stack).applying([
      .setLength(.constant(50), .horizontal, of: "x"),
      .setLength([.constant(7)], .vertical, of: "x"),
      .setLength(.constant(7), .vertical, of: "y"), .setSpacing(3, of: "inner"),
      .setIntrinsicSize(IntrinsicSize(width: 9, height: nil), of: "y"),
    ])
    let frames = try screen.layout().content.framesByID()
    #expect(frames["x"] == Rect(x: 0, y: 140, width: 50, height: 7))
    #expect(frames["y"] == Rect(x: 53, y: 140, width: 47, height: 7))
  }

  @Test func `an edit of what is not there says so`() throws {
    let screen = try Self.screen(Self.column())
    let cases: [(Edit, ScreenEditError, String)] = [
      (.remove("z"), .refused(.noSuchView("z")), "No view of the screen is named \"z\""),
      (.remove("scrollView"), .refused(.notArranged("scrollView")), "is the content view"),
      (.setSpacing(1, of: "a"), .refused(.notAStack("a")), "arranges no views"),
      (.insert(Self.row("e", 1), into: "a", at: 0), .refused(.notAStack("a")), "Name a stack"),
      (
        .insert(Self.row("e", 1), into: "stack", at: 5),
        .refused(.indexOutOfRange(5, in: "stack", allowed: 0...4)), "from 0 to 4"
      ),
      (
        .move("a", to: 4), .refused(.indexOutOfRange(4, in: "stack", allowed: 0...3)), "from 0 to 3"
      ),
      (.setIntrinsicSize(.none, of: "stack"), .refused(.notALeaf("stack")), "Name a leaf"),
      (.scrollToVisible("z"), .refused(.noSuchView("z")), "Name one that is there"),
      (
        .insert(Self.row("a", 1), into: "stack", at: 0), .notWellFormed(.duplicateID("a")),
        "Two views have the name"
      ),
    ]
    for (edit, error, words) in cases {
      #expect(throws: error) { try screen.applying(edit) }
      #expect(error.description.contains(words))
    }
    let open = try screen.applying(.setLength(.intrinsic, .vertical, of: "a"))
    let error = #expect(throws: ScreenEditError.self) { try open.applying(.scrollToEnd()) }
    guard case .noLayout(.ambiguous(let parts))? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(Set(parts.views).isSuperset(of: ["a"]))
    #expect(throws: ScreenEditError.self) { try screen.applying(.setSpacing(.nan, of: "stack")) }
    #expect(throws: ScreenEditError.self) { try screen.applying(.scroll(to: Point(x: .infinity))) }
  }
}
