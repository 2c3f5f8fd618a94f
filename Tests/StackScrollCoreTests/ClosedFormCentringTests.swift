import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollCore
import Testing

/// Numbers worked out by hand from the constraints of a stack that equalizes centres.
struct ClosedFormCentringTests {
  @Test func `free, a view without a length beside the longest pitch gets none`() throws {
    // Pitches of at least 20, 25 and 25; the second view cannot grow without the second pitch.
    let views = [leaf("a", width: 40), leaf("open"), leaf("b", width: 50), leaf("c", width: 0)]
    let layout = try row(views, distribution: .equalCentering).layout()
    #expect(widths(layout) == [40, 0, 50, 0])
    #expect(layout.contentSize.width == 95)
  }

  @Test func `a view without a length away from the longest pitch is ambiguous`() throws {
    let views = [
      leaf("a", width: 10), leaf("open"), leaf("b", width: 10), leaf("c", width: 100),
    ]
    let screen = try row(views, distribution: .equalCentering)
    #expect(screen.outcome(.horizontal) == .ambiguous)
  }

  @Test func `stretched, there is room for every view without a length, at the ends too`() throws {
    let views = [leaf("open"), leaf("a", width: 10), leaf("b", width: 10)]
    let screen = try row(views, width: .constant(100), distribution: .equalCentering)
    #expect(screen.outcome(.horizontal) == .ambiguous)
  }

  @Test func `two views are placed as under equal spacing, whatever their priorities`()
    async throws
  {
    let view: Gen<(Int, Double)> = .zip(.int(in: 0...60), .element(of: [60.0, 700, 750]))
    try await forAll(.zip(view, view, .int(in: 0...150))) { first, second, length in
      let views = [("a", first), ("b", second)].map { id, numbers in
        View(
          ViewID(id), height: .constant(1), intrinsic: IntrinsicSize(width: Double(numbers.0)),
          compressionResistance: AxisPriorities(LayoutPriority(numbers.1)))
      }
      let width = Length.constant(Double(length))
      let centred = try row(views, width: width, distribution: .equalCentering)
      let spaced = try row(views, width: width, distribution: .equalSpacing)
      #expect(try centred.layout().frames == spaced.layout().frames)
    }
  }

  @Test func `weak priorities do not matter where no centre gives way`() throws {
    let weak = View(
      "weak", height: .constant(1), intrinsic: IntrinsicSize(width: 40),
      hugging: AxisPriorities(LayoutPriority(100)))
    let views = [weak, leaf("b", width: 20), leaf("c", width: 20)]
    // Half of the ends is 30; free, two pitches of 30; in 110, two of 40.
    let free = try row(views, distribution: .equalCentering)
    #expect(try free.layout().contentSize.width == 90)
    let long = try row(views, width: .constant(110), distribution: .equalCentering)
    #expect(try long.layout().frames.map(\.minX) == [0, 0, 50, 90])
    // In 85 the first pitch cannot be less than 30, whatever the first view hugs: 25 are left.
    let short = try row(views, width: .constant(85), distribution: .equalCentering)
    #expect(try short.layout().frames.map(\.minX) == [0, 0, 40, 65])
  }

  @Test func `beside a stack of centres a weak view still gives way to the fit`() throws {
    // The inner stack is 90 long and holds that; 1 does not resist the fit at 49.
    let inner = StackView(
      axis: .horizontal, distribution: .equalCentering,
      arrangedViews: [leaf("a", width: 40), leaf("b", width: 20), leaf("c", width: 20)])
    let weak = View(
      "weak", height: .constant(1), intrinsic: IntrinsicSize(width: 13),
      compressionResistance: AxisPriorities(1))
    let layout = try row([View("inner", stack: inner), weak], distribution: .equalSpacing).layout()
    #expect(layout.contentSize.width == 90)
    #expect(layout.frame(of: "weak")?.size.width == 0)
  }

  @Test func `centres may overlap so far that the last one stands before the first`() throws {
    let views = [leaf("a", width: 20), leaf("b", width: 6), leaf("c", width: 20)]
    let layout = try row(views, spacing: -20, distribution: .equalCentering).layout()
    #expect(layout.frames.map(\.minX) == [0, 0, 0, -14])
  }

  @Test func `beside a label that hugs 50, centres that want 90 are resisted at 750`() throws {
    let inner = StackView(
      axis: .horizontal, distribution: .equalCentering,
      arrangedViews: [leaf("a", width: 40), leaf("b", width: 20), leaf("c", width: 20)])
    let label = View(
      "label", height: .constant(1), intrinsic: IntrinsicSize(width: 50),
      hugging: AxisPriorities(300))
    let column = StackView(axis: .vertical, arrangedViews: [View("inner", stack: inner), label])
    let nested = StackView(axis: .horizontal, arrangedViews: [View("column", stack: column)])
    func innerWidth(_ stack: StackView, width: Length) throws -> Double? {
      try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 200, height: 100)), content: stack, width: width
      ).layout().frame(of: "inner")?.size.width
    }
    // The label's 300 is weaker than 750, but the pitches' 149 is weaker than the label's: the first
    // pitch of 30 and a second of 20 make 80.
    for stack in [column, nested] {
      #expect(try innerWidth(stack, width: .intrinsic) == 80)
      #expect(try innerWidth(stack, width: .constant(120)) == 120)
    }
  }
}
