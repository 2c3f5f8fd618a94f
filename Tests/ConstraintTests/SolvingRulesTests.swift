import StackScrollConstraints
import StackScrollCore
import Testing

/// How anchors are read, and what is refused.
@Suite struct SolvingRulesTests {
  private static let view = LayoutItem("view")
  private static let other = LayoutItem("other")

  /// A view of 100 x 60 at (10, 20).
  private static let frame = [
    Constraint(Anchor(view, .left), constant: 10), Constraint(Anchor(view, .top), constant: 20),
    Constraint(Anchor(view, .width), constant: 100),
    Constraint(Anchor(view, .height), constant: 60),
  ]

  private func value(
    _ attribute: LayoutAttribute, _ direction: LayoutDirection = .leftToRight,
    metrics: ItemMetrics? = nil
  ) throws -> Double? {
    var layout = try ConstraintLayout(
      ConstraintSystem(
        Self.frame, layoutDirection: direction, metrics: metrics.map { [Self.view: $0] } ?? [:]))
    #expect(try layout.solve() == .solved)
    return try layout.value(of: Anchor(Self.view, attribute))
  }

  @Test func `leading follows the layout direction, left does not`() throws {
    #expect(try value(.leading) == 10)
    #expect(try value(.leading, .rightToLeft) == 110)
    #expect(try value(.trailing, .rightToLeft) == 10)
    #expect(try value(.left, .rightToLeft) == 10)
  }

  @Test func `a distance in the layout direction goes from right to left in a mirror`() throws {
    for relation in [Constraint.Relation.equal, .greaterThanOrEqual] {
      var layout = try ConstraintLayout(
        ConstraintSystem(
          Self.frame + [
            Constraint(
              Anchor(Self.other, .leading), relation, Anchor(Self.view, .leading), constant: 8),
            Constraint(
              Anchor(Self.other, .leading), .lessThanOrEqual, Anchor(Self.view, .leading),
              constant: 8),
            Constraint(Anchor(Self.other, .width), constant: 30),
          ], layoutDirection: .rightToLeft))
      #expect(try layout.solve() == .solved)
      #expect(try layout.value(of: Anchor(Self.other, .right)) == 102)
    }
  }

  @Test func `without text the baselines are the top and the bottom`() throws {
    #expect(try value(.firstBaseline) == 20)
    #expect(try value(.lastBaseline) == 80)
    let metrics = ItemMetrics(baselines: Baselines(first: 15, last: 4))
    #expect(try value(.firstBaseline, metrics: metrics) == 35)
    #expect(try value(.lastBaseline, metrics: metrics) == 76)
  }

  @Test func `margins lie within the edges`() throws {
    let metrics = ItemMetrics(layoutMargins: EdgeInsets(top: 1, left: 2, bottom: 3, right: 8))
    #expect(try value(.leftMargin, metrics: metrics) == 12)
    #expect(try value(.leadingMargin, .rightToLeft, metrics: metrics) == 102)
    #expect(try value(.bottomMargin, metrics: metrics) == 77)
    #expect(try value(.centerXWithinMargins, metrics: metrics) == 57)
  }

  @Test func `a width may follow a height`() throws {
    let ratio = Constraint(
      Anchor(Self.other, .width), .equal, Anchor(Self.view, .height), multiplier: 1.5)
    var layout = try ConstraintLayout(ConstraintSystem(Self.frame + [ratio]))
    #expect(try layout.solve() == .solved)
    #expect(try layout.value(of: Anchor(Self.other, .width)) == 90)
    #expect(try layout.frame(of: Self.other) == nil)
  }

  @Test(
    "what makes no sense is refused, with its place",
    arguments: [
      (
        LayoutAttribute.left, LayoutAttribute.width,
        ConstraintProblem.placeAgainstLength
      ),
      (.left, .top, .differentAxes), (.height, .centerY, .placeAgainstLength),
    ])
  func refused(
    first: LayoutAttribute, second: LayoutAttribute, problem: ConstraintProblem
  ) throws {
    let bad = Constraint(Anchor(Self.view, first), .equal, Anchor(Self.other, second))
    #expect(throws: ConstraintLayoutError.constraint(bad, index: 4, problem)) {
      try ConstraintLayout(ConstraintSystem(Self.frame + [bad]))
    }
  }

  @Test func `numbers that are none are refused`() throws {
    let anchor = Anchor(Self.view, .width)
    for bad in [
      Constraint(anchor, .equal, Anchor(Self.other, .width), multiplier: .nan),
      Constraint(anchor, constant: .infinity), Constraint(anchor, constant: 1e300),
      Constraint(anchor, constant: 1, priority: 0), Constraint(anchor, constant: 1, priority: 1001),
    ] {
      #expect(throws: ConstraintLayoutError.self) {
        try ConstraintLayout(ConstraintSystem([bad]))
      }
    }
    let margins = ItemMetrics(layoutMargins: EdgeInsets(left: .nan))
    #expect(throws: ConstraintLayoutError.metrics(Self.view)) {
      try ConstraintLayout(ConstraintSystem([], metrics: [Self.view: margins]))
    }
  }

  @Test func `a constraint that was removed is unknown`() throws {
    var layout = try ConstraintLayout(ConstraintSystem(Self.frame))
    let id = try layout.id(at: 2)
    try layout.remove(id)
    #expect(throws: ConstraintLayoutError.unknownConstraint(2)) { try layout.remove(id) }
    #expect(try layout.solve() == .solved)
    #expect(try layout.ambiguousAnchors() == [Anchor(Self.view, .width)])
  }
}
