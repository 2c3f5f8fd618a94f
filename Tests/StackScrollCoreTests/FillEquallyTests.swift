import SelfTests
import StackScrollCore
import Testing

/// Hand-checked lengths along the axis under fillEqually.
struct FillEquallyTests {
  @Test func `free, all are as long as the longest`() throws {
    let layout = try row([40, 60, 10, 25], spacing: 5, distribution: .fillEqually).layout()
    #expect(layout.contentSize.width == 255)
    #expect(widths(layout) == [60, 60, 60, 60])
  }

  @Test func `in a given length all have the same share`() throws {
    let layout = try row(
      [40, 60, 10, 25], spacing: 5, width: .constant(400), distribution: .fillEqually
    ).layout()
    #expect(widths(layout) == [96.25, 96.25, 96.25, 96.25])
  }

  @Test func `a required length settles all`() throws {
    let views = [leaf("a", width: 90), View("b", width: .constant(50), height: .constant(1))]
    let layout = try row(views, spacing: 10, distribution: .fillEqually).layout()
    #expect(widths(layout) == [50, 50])
    #expect(layout.contentSize.width == 110)
  }

  @Test func `two different required lengths are unsatisfiable`() throws {
    let views = [
      leaf("a", width: 90), View("b", width: .constant(50), height: .constant(1)),
      View("c", width: .constant(60), height: .constant(1)),
    ]
    let screen = try row(views, distribution: .fillEqually)
    #expect(screen.outcome(.horizontal) == .contradictory)
  }

  @Test func `a share that contradicts a required length is unsatisfiable`() throws {
    let views = [leaf("a", width: 90), View("b", width: .constant(50), height: .constant(1))]
    let screen = try row(views, width: .constant(120), distribution: .fillEqually)
    #expect(screen.outcome(.horizontal) == .contradictory)
  }

  @Test func `gaps that are longer than the stack are unsatisfiable`() throws {
    let screen = try row(
      [1, 1, 1], spacing: 10, width: .constant(15), distribution: .fillEqually)
    #expect(screen.outcome(.horizontal) == .contradictory)
  }

  @Test func `without any length the row is ambiguous and all views are named`() throws {
    let screen = try row([leaf("a"), leaf("b")], distribution: .fillEqually)
    #expect(
      screen.outcome(.horizontal) == .ambiguous)
    let tied = try row([leaf("a"), leaf("b")], width: .constant(30), distribution: .fillEqually)
    #expect(widths(try tied.layout()) == [15, 15])
  }
}
