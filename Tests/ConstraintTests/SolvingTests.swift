import StackScrollConstraints
import StackScrollCore
import Testing

/// The tab strip: a stack of tabs of a third of the frame, pinned to the content.
func tabStrip(_ count: Int, frame: (Double, Double) = (390, 58)) -> [Constraint] {
  let window = LayoutItem("frame")
  let stack = LayoutItem("stack")
  var constraints = [
    Constraint(Anchor(window, .left), constant: 0), Constraint(Anchor(window, .top), constant: 0),
    Constraint(Anchor(window, .width), constant: frame.0),
    Constraint(Anchor(window, .height), constant: frame.1),
    Constraint(Anchor(stack, .leading), .equal, Anchor(window, .left)),
    Constraint(Anchor(stack, .top), .equal, Anchor(window, .top)),
    Constraint(Anchor(stack, .height), .equal, Anchor(window, .height)),
  ]
  var edge = Anchor(stack, .leading)
  for number in 0..<count {
    let tab = LayoutItem("tab\(number)")
    constraints += [
      Constraint(Anchor(tab, .leading), .equal, edge),
      Constraint(Anchor(tab, .width), .equal, Anchor(window, .width), multiplier: 1.0 / 3),
      Constraint(Anchor(tab, .height), .equal, Anchor(window, .height)),
      Constraint(Anchor(tab, .top), .equal, Anchor(stack, .top)),
      Constraint(Anchor(tab, .bottom), .equal, Anchor(stack, .bottom)),
    ]
    edge = Anchor(tab, .trailing)
  }
  return constraints + [Constraint(edge, .equal, Anchor(stack, .trailing))]
}

@Suite struct SolvingTests {
  @Test("tabs of a third follow the frame when it is resized")
  func tabs() throws {
    var layout = try ConstraintLayout(ConstraintSystem(tabStrip(4)))
    #expect(try layout.solve() == .solved)
    #expect(
      try layout.frame(of: LayoutItem("tab3")) == Rect(x: 390, y: 0, width: 130, height: 58))
    #expect(try layout.ambiguousAnchors().isEmpty)
    try layout.setConstant(300, of: layout.id(at: 2))
    #expect(try layout.solve() == .solved)
    #expect(
      try layout.frame(of: LayoutItem("stack")) == Rect(x: 0, y: 0, width: 400, height: 58))
  }

  @Test("a conflict names its parties, and the remedies")
  func conflict() throws {
    let view = LayoutItem("view")
    let other = LayoutItem("other")
    let parties = [
      Constraint(Anchor(view, .width), .greaterThanOrEqual, constant: 100),
      Constraint(Anchor(view, .width), .lessThanOrEqual, Anchor(other, .width)),
      Constraint(Anchor(other, .width), constant: 50),
    ]
    var layout = try ConstraintLayout(
      ConstraintSystem([Constraint(Anchor(view, .left), constant: 5)] + parties))
    #expect(try layout.solve() == .unsatisfiable)
    #expect(
      try layout.conflict() == Conflict(constraints: parties, lengths: [], remedies: parties))
  }

  @Test("a negative width conflicts with the width's being one")
  func negative() throws {
    let narrow = Constraint(Anchor(LayoutItem("view"), .width), constant: -3)
    var layout = try ConstraintLayout(ConstraintSystem([narrow]))
    #expect(try layout.solve() == .unsatisfiable)
    #expect(
      try layout.conflict()
        == Conflict(constraints: [narrow], lengths: [narrow.first], remedies: [narrow]))
  }

  @Test("what nothing holds is ambiguous, and a suggestion settles it")
  func ambiguity() throws {
    let view = LayoutItem("view")
    var layout = try ConstraintLayout(
      ConstraintSystem([
        Constraint(Anchor(view, .left), .greaterThanOrEqual, constant: 10),
        Constraint(Anchor(view, .width), constant: 50),
      ]))
    #expect(try layout.solve() == .solved)
    #expect(try layout.ambiguousAnchors() == [Anchor(view, .left)])
    #expect(try layout.range(of: Anchor(view, .centerX)) == 35...Double.infinity)
    let settling = try layout.settling(view, .horizontal)
    #expect(settling == [Constraint(Anchor(view, .left), constant: 10)])
  }

  @Test("an item that no constraint names any more has no values, and is not open")
  func unnamed() throws {
    let (view, other) = (LayoutItem("view"), LayoutItem("other"))
    let length = Constraint(Anchor(other, .width), constant: 50)
    var layout = try ConstraintLayout(
      ConstraintSystem([Constraint(Anchor(view, .width), constant: 50)]))
    let equal = try layout.add(Constraint(Anchor(other, .width), .equal, Anchor(view, .width)))
    let given = try layout.add(length)
    try layout.remove(equal)
    #expect(try layout.solve() == .solved)
    #expect(try layout.value(of: Anchor(other, .width)) == 50)
    try layout.remove(given)
    #expect(try layout.solve() == .solved)
    #expect(try layout.value(of: Anchor(other, .width)) == nil)
    #expect(try layout.ambiguousAnchors() == [Anchor(view, .left)])
    try layout.add(length)
    #expect(try layout.solve() == .solved)
    #expect(try layout.value(of: Anchor(other, .width)) == 50)
  }
}
