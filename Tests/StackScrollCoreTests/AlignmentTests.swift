import SelfTests
import StackScrollCore
import Testing

/// Hand-checked lengths across the axis.
struct AlignmentTests {
  private let fixed = View("fixed", width: .constant(50), height: .constant(1))

  @Test func `fill: all are as wide as the widest`() throws {
    let layout = try column([leaf("a", width: 30), leaf("b", width: 70), leaf("c")], .fill).layout()
    #expect(widths(layout) == [70, 70, 70])
    #expect(layout.contentSize.width == 70)
  }

  @Test func `fill: a required width settles all, wider or not`() throws {
    let layout = try column([leaf("a", width: 60), fixed], .fill).layout()
    #expect(widths(layout) == [50, 50])
  }

  @Test func `fill: a required width other than the stack's is unsatisfiable`() throws {
    let screen = try column([leaf("a", width: 60), fixed], .fill, width: .constant(80))
    #expect(screen.outcome(.horizontal) == .contradictory)
    #expect(screen.isSettled(.vertical))
  }

  @Test func `fill: two required widths contradict each other`() throws {
    let other = View("other", width: .constant(51), height: .constant(1))
    #expect(
      try column([fixed, leaf("a"), other], .fill).outcome(.horizontal) == .contradictory)
  }

  @Test func `fill: without any width the column is ambiguous`() throws {
    let screen = try column([leaf("a"), leaf("b")], .fill)
    #expect(
      screen.outcome(.horizontal) == .ambiguous)
  }

  @Test func `center: each keeps its width and stands in the middle`() throws {
    let layout = try column([leaf("a", width: 30), leaf("b", width: 70), fixed], .center).layout()
    #expect(widths(layout) == [30, 70, 50])
    #expect(layout.frames.map(\.minX) == [0, 20, 0, 10])
  }

  @Test func `center: what is wider than the stack is squeezed to it`() throws {
    let views = [leaf("a", width: 30), leaf("b", width: 70)]
    let screen = try column(views, .center, width: .constant(60))
    #expect(widths(try screen.layout()) == [30, 60])
  }

  @Test func `center: a required width above the stack's is unsatisfiable`() throws {
    let screen = try column([leaf("a", width: 70), fixed], .center, width: .constant(40))
    #expect(screen.outcome(.horizontal) == .contradictory)
  }

  @Test func `center: a view without a width gets none`() throws {
    let layout = try column([leaf("a"), leaf("b", width: 70)], .center).layout()
    #expect(widths(layout) == [0, 70])
    #expect(try column([leaf("a")], .center).layout().contentSize.width == 0)
  }

  @Test func `a contradiction deep inside is found before what is ambiguous outside`() throws {
    let other = View("other", width: .constant(51), height: .constant(1))
    let inner = StackView(axis: .vertical, arrangedViews: [fixed, other])
    let screen = try row([leaf("free"), View("inner", stack: inner)])
    #expect(screen.outcome(.horizontal) == .contradictory)
  }
}
