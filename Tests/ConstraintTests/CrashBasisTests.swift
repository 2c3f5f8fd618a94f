import StackScrollCore
import Testing

@testable import StackScrollConstraints

struct CrashBasisTests {
  /// The example of `CrashBasis`: a row that hugs what is centred in it.
  @Test func `a row is as high as what is centred in it without a pivot`() throws {
    var solver = Solver()
    let row = try solver.addVariable(isNonNegative: true)
    let top = try solver.addVariable(isNonNegative: false)
    let label = try solver.addVariable(isNonNegative: true)
    _ = try solver.add(LinearRow([.init(row)], .equal, 0, priority: 51))
    _ = try solver.add(
      LinearRow([.init(top), .init(label, 0.5), .init(row, -0.5)], .equal, 0))
    _ = try solver.add(LinearRow([.init(top)], .greaterThanOrEqual, 0))
    _ = try solver.add(LinearRow([.init(label)], .equal, 20))
    #expect(try solver.solve() == .solved)
    #expect(try solver.values(of: [row, top, label]) == [20, 0, 20])
    #expect(solver.pivotCount == 0)
  }

  @Test(arguments: [1, 10, 100])
  func `a feed of cards is solved without a pivot`(_ count: Int) throws {
    let cards = (0..<count).map { index in
      let views = [
        View(ViewID("avatar\(index)"), width: .constant(40), height: .constant(40)),
        View(
          ViewID("name\(index)"), intrinsic: IntrinsicSize(width: Double(80 + index), height: 20)),
        View(ViewID("button\(index)"), width: .constant(44), height: .constant(44)),
      ]
      let header = View(
        ViewID("header\(index)"),
        stack: StackView(axis: .horizontal, alignment: .center, spacing: 8, arrangedViews: views))
      let photo = View(ViewID("photo\(index)"), height: .constant(200))
      return View(
        ViewID("card\(index)"), stack: StackView(axis: .vertical, arrangedViews: [header, photo]))
    }
    let screen = try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 390, height: 844)),
      content: View(
        "feed", width: .equal(to: .frameLayoutGuide),
        stack: StackView(axis: .vertical, arrangedViews: cards)))
    var layout = try ConstraintLayout(screen.constraints)
    #expect(try layout.solve() == .solved)
    #expect(layout.solver.pivotCount == 0)
    let header = try #require(try layout.frame(of: LayoutItem("header0")))
    #expect(header.size.height == 44)
  }

  /// The example of `LineSearch`.
  @Test func `along a line weaker levels choose among what stronger ones leave`() {
    func cost(_ strength: Double, _ left: Double, _ right: Double) -> PiecewiseLinearVariable {
      PiecewiseLinearVariable(strength: strength, left: left, right: right)
    }
    var line = LineSearch()
    line.add(0, cost(.infinity, 1, 0), value: -3, rate: 1, size: 1)
    #expect(line.best?.step == 3)
    line.add(1, cost(750, 1, 1), value: -1, rate: 1, size: 1)
    #expect(line.best?.step == 3)
    line.add(2, cost(750, 1, 1), value: 8, rate: -1, size: 1)
    line.add(3, cost(250, 1, 1), value: -10, rate: 2, size: 1)
    #expect(line.best?.step == 5)
    line.add(4, cost(.infinity, 0, 1), value: 0, rate: 1, size: 1)
    #expect(line.best?.step == 3)
  }
}
