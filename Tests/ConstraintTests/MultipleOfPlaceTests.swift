import PropertyKit
import PropertyTesting
import StackScrollConstraints
import StackScrollCore
import Testing

@Suite("Multiples of places")
struct MultipleOfPlaceTests {
  private struct Case: Sendable {
    var card: Point
    var other: Point
    var attributes: (first: LayoutAttribute, second: LayoutAttribute)
    var multiplier: Double
    var constant: Double
    var direction: LayoutDirection
  }

  private static let cases: Gen<Case> = Gen { source throws(Discard) in
    let places: [LayoutAttribute] = [.left, .centerX, .right, .leading, .trailing]
    func number(_ range: ClosedRange<Int>) throws(Discard) -> Double {
      Double(try source.draw(.int(in: range)))
    }
    return Case(
      card: Point(x: try number(-50...50), y: 0), other: Point(x: try number(-99...99), y: 0),
      attributes: (try source.draw(.element(of: places)), try source.draw(.element(of: places))),
      multiplier: try number(-6...6) / 2, constant: try number(-20...20),
      direction: try source.draw(.bool) ? .rightToLeft : .leftToRight)
  }

  @Test func `a multiple of a place counts from the origin of the view around both, either way`()
    async throws
  {
    try await forAll(Self.cases, settings: Settings(cases: 300)) { drawn in
      let box = { (id: ViewID) in View(id, width: .constant(10), height: .constant(10)) }
      let (card, root): (LayoutItem, LayoutItem) = ("card", "root")
      let (a, b): (LayoutItem, LayoutItem) = ("a", "b")
      let window = try Screen(
        size: Size(width: 400, height: 400),
        root: View(
          "root",
          subviews: [
            View(
              "card", width: .constant(200), height: .constant(80), subviews: [box("a"), box("b")])
          ]),
        constraints: [
          Constraint(card[.left], .equal, root[.left], constant: drawn.card.x),
          Constraint(card[.top], .equal, root[.top]),
          Constraint(b[.left], .equal, card[.left], constant: drawn.other.x),
          Constraint(b[.top], .equal, card[.top]), Constraint(a[.top], .equal, card[.top]),
          Constraint(
            a[drawn.attributes.first], .equal, b[drawn.attributes.second],
            multiplier: drawn.multiplier, constant: drawn.constant),
        ], layoutDirection: drawn.direction)
      func edge(_ attribute: LayoutAttribute, of x: Double) -> Double {
        switch attribute.resolved(in: drawn.direction) {
        case .left: x
        case .right: x + 10
        default: x + 5
        }
      }
      let isMirrored =
        drawn.direction == .rightToLeft
        && (drawn.attributes.first.isDirectional || drawn.attributes.second.isDirectional)
      let place =
        drawn.multiplier * edge(drawn.attributes.second, of: drawn.other.x)
        + (isMirrored ? -drawn.constant : drawn.constant)
      let frame = try #require(try window.layout().frame(of: "a"))
      let found = edge(drawn.attributes.first, of: frame.minX - drawn.card.x)
      #expect((found - place).magnitude < 1e-6)
    }
  }

  @Test func `a conflict names views, and nothing that stands behind a multiple`() throws {
    let (a, b, root): (LayoutItem, LayoutItem, LayoutItem) = ("a", "b", "root")
    let window = try Screen(
      size: Size(width: 400, height: 400),
      root: View("root", subviews: [View("a"), View("b")]),
      constraints: [
        Constraint(b[.left], .equal, root[.left], constant: 30),
        Constraint(a[.left], .equal, root[.left], constant: 30),
        Constraint(a[.left], .equal, b[.left], multiplier: 2),
      ])
    guard case .contradictory(_, let conflict?)? = window.problem(along: .horizontal) else {
      Issue.record("no conflict")
      return
    }
    let names = Set(conflict.constraints.flatMap(\.items).map(\.id))
    #expect(names == ["a", "b", "root"])
  }
}
