import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollCore
import Testing

/// Hand-checked lengths along the axis under fill.
struct FillTests {
  @Test func `free, the views keep their lengths and the stack is their sum and the gaps`() throws {
    let screen = try row([40, 60, 10, 25], spacing: 5)
    let layout = try screen.layout()
    #expect(layout.contentSize.width == 150)
    #expect(widths(layout) == [40, 60, 10, 25])
    #expect(layout.frames.map(\.minX) == [0, 0, 45, 110, 125])
  }

  @Test func `the first view takes all that is too much`() throws {
    let layout = try row([40, 60, 10, 25], spacing: 5, width: .constant(400)).layout()
    #expect(widths(layout) == [290, 60, 10, 25])
  }

  @Test func `the first view is squeezed to nothing before the next gives way`() throws {
    let layout = try row([40, 60, 10, 25], spacing: 5, width: .constant(60)).layout()
    #expect(widths(layout) == [0, 10, 10, 25])
  }

  @Test func `in the room of the gaps alone every view is squeezed to nothing`() throws {
    let layout = try row([40, 60, 10, 25], spacing: 5, width: .constant(15)).layout()
    #expect(widths(layout) == [0, 0, 0, 0])
  }

  @Test func `a required length is neither stretched nor squeezed`() throws {
    let views = [
      View("a", width: .constant(40), height: .constant(1)),
      View("b", height: .constant(1), intrinsic: IntrinsicSize(width: 60)),
    ]
    #expect(widths(try row(views, width: .constant(200)).layout()) == [40, 160])
    #expect(widths(try row(views, width: .constant(50)).layout()) == [40, 10])
  }

  @Test func `one view without a length takes what the others leave`() throws {
    let views = [leaf("a", width: 40), leaf("free"), leaf("b", width: 25)]
    #expect(widths(try row(views, width: .constant(200)).layout()) == [40, 135, 25])
  }

  @Test func `one view without a length gets nothing where the others do not fit`() throws {
    let views = [leaf("free"), leaf("a", width: 40), leaf("b", width: 25)]
    #expect(widths(try row(views, width: .constant(50)).layout()) == [0, 25, 25])
  }

  @Test func `two views without a length are ambiguous while something is left for them`() throws {
    let views = [leaf("x"), leaf("a", width: 40), leaf("y")]
    let loose = try row(views, width: .constant(50))
    #expect(loose.outcome(.horizontal) == .ambiguous)
    #expect(throws: UndecidedStack()) { try loose.layout() }
    let exact = try row(views, width: .constant(40))
    #expect(widths(try exact.layout()) == [0, 40, 0])
  }

  @Test func `a billionth of two long views is no choice between them, and a little more is one`()
    async throws
  {
    let cases = Gen.zip(
      Gen<Double>.double(in: 100...1e6), Gen<Double>.double(in: 0...1),
      Gen<Double>.double(in: 1...90))
    try await forAll(cases, settings: Settings(cases: 300)) { long, part, width in
      for (left, isChoice) in [(part * 1e-9 * long, false), ((3 + part) * 1e-9 * long, true)] {
        let views = [
          leaf("a", width: long), leaf("b", width: long),
          View("rest", width: .constant(width - left), height: .constant(1)),
        ]
        let screen = try row(views, width: .constant(width))
          .with(policy: LayoutPolicy(ties: .ambiguous))
        #expect(screen.isSettled(.horizontal) != isChoice)
      }
    }
  }

  @Test func `required lengths that do not make up the stack's are unsatisfiable`() throws {
    let views = [
      View("a", width: .constant(40), height: .constant(1)),
      View("b", width: .constant(60), height: .constant(1)),
    ]
    #expect(
      try row(views, width: .constant(120)).outcome(.horizontal) == .contradictory)
    #expect(
      try row(views, width: .constant(90)).outcome(.horizontal) == .contradictory)
    #expect(try row(views, width: .constant(100)).isSettled(.horizontal))
  }

  @Test func `thirds of the frame that miss it by a rounding error are no contradiction`() throws {
    var strip = StackView(axis: .horizontal)
    for id in ["a", "b", "c"] {
      strip.append(
        View(ViewID(id), width: .fraction(1.0 / 3.0, of: .frameLayoutGuide), height: .constant(9)))
    }
    for width in 1...3000 {
      let scrollView = ScrollView(size: Size(width: Double(width), height: 9))
      let screen = try ScrolledStack(
        scrollView: scrollView, content: strip, width: .equal(to: .frameLayoutGuide))
      #expect(screen.isSettled(.horizontal))
    }
  }

  @Test func `a length that a double holds is kept wherever the view stands`() throws {
    for width in 100...300 {
      for length in [44.1, 0.3, 17] {
        let views = [
          View("third", width: .fraction(1.0 / 3.0, of: .frameLayoutGuide), height: .constant(9)),
          View("fixed", width: .constant(length), height: .constant(9)),
        ]
        let screen = try ScrolledStack(
          scrollView: ScrollView(size: Size(width: Double(width), height: 9)),
          content: StackView(axis: .horizontal, arrangedViews: views))
        #expect(try screen.layout().frame(of: "fixed")?.size.width == length)
      }
    }
  }

  @Test func `negative spacing overlaps views and never makes the stack shorter than 0`() throws {
    let overlapping = try row([40, 60], spacing: -10).layout()
    #expect(overlapping.contentSize.width == 90)
    #expect(overlapping.frame(of: "v1")?.minX == 30)
    let beyond = try row([40, 60], spacing: -130).layout()
    #expect(beyond.contentSize.width == 0)
    #expect(widths(beyond) == [70, 60])
  }

  @Test func `required lengths that the spacing pulls below 0 are unsatisfiable`() throws {
    let views = [
      View("a", width: .constant(40), height: .constant(1)),
      View("b", width: .constant(60), height: .constant(1)),
    ]
    #expect(try row(views, spacing: -130).outcome(.horizontal) == .contradictory)
  }

  @Test func `a nested stack gives way like the views in it`() throws {
    var inner = StackView(axis: .horizontal)
    inner.append(leaf("x", width: 20))
    inner.append(leaf("y", width: 30))
    let views = [View("inner", stack: inner), leaf("z", width: 50)]
    let wide = try row(views, width: .constant(140)).layout()
    #expect(wide.framesByID().mapValues(\.size.width)["x"] == 60)
    let narrow = try row(views, width: .constant(70)).layout()
    #expect(narrow.frame(of: "x")?.size.width == 0)
    #expect(narrow.frame(of: "y")?.size.width == 20)
    #expect(narrow.frame(of: "z")?.size.width == 50)
  }

  @Test func `a column of two labels costs two to stretch, so a later label is stretched`() throws {
    var column = StackView(axis: .vertical)
    column.append(leaf("x", width: 20))
    column.append(leaf("y", width: 20))
    let views = [View("column", stack: column), leaf("z", width: 50)]
    let layout = try row(views, width: .constant(100)).layout()
    #expect(layout.frame(of: "column")?.size.width == 20)
    #expect(layout.frame(of: "z")?.size.width == 80)
  }

  @Test func `a centred column is stretched before a label`() throws {
    var column = StackView(axis: .vertical, alignment: .center)
    column.append(leaf("x", width: 20))
    column.append(leaf("y", width: 10))
    let views = [leaf("z", width: 50), View("column", stack: column)]
    let layout = try row(views, width: .constant(100)).layout()
    #expect(layout.frame(of: "z")?.size.width == 50)
    #expect(layout.frame(of: "column")?.size.width == 50)
    #expect(layout.frame(of: "x") == Rect(x: 65, y: 0, width: 20, height: 1))
  }

  @Test func `a column of two labels is squeezed before a label, down to the shorter one`() throws {
    var column = StackView(axis: .vertical)
    column.append(leaf("x", width: 20))
    column.append(leaf("y", width: 60))
    let views = [View("column", stack: column), leaf("z", width: 50)]
    let narrow = try row(views, width: .constant(80)).layout()
    #expect(narrow.frame(of: "column")?.size.width == 30)
    #expect(narrow.frame(of: "z")?.size.width == 50)
    let narrower = try row(views, width: .constant(60)).layout()
    #expect(narrower.frame(of: "column")?.size.width == 20)
    #expect(narrower.frame(of: "z")?.size.width == 40)
  }
}
