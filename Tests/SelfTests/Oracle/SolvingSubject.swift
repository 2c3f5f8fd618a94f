import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// The constraints behind a screen on their way through a solver.
struct SolvingSubject {
  let views: [LayoutItem]
  var layout: ConstraintLayout
  private let solving: SolvingModel
  private let empty: ConstraintSystem

  /// Adds the constraints behind a screen, one by one.
  init(_ screen: Screen, _ solving: SolvingModel) throws {
    let installed = InstalledStack(try screen.ruled())
    views = installed.views
    self.solving = solving
    var empty = installed.system
    empty.constraints = []
    self.empty = empty
    layout = try ConstraintLayout(empty)
    for constraint in installed.system.constraints { _ = try add(constraint) }
  }

  /// The same without constraints.
  func emptied() throws -> SolvingSubject {
    var other = self
    other.layout = try ConstraintLayout(empty)
    return other
  }

  mutating func add(_ constraint: Constraint) throws -> ConstraintLayout.ID {
    try solving.add(&layout, constraint)
  }

  mutating func remove(_ id: ConstraintLayout.ID) throws {
    try solving.remove(&layout, id)
  }

  mutating func setConstant(_ constant: Double, of id: ConstraintLayout.ID) throws {
    try solving.setConstant(&layout, constant, id)
  }
}

/// What a solver says of the views of a screen.
struct Snapshot {
  /// A place or a length, and whether constraints leave it open.
  fileprivate struct Reading {
    let anchor: Anchor
    let value: Double?
    let isOpen: Bool
  }

  /// Nil if the constraints contradict each other.
  private let readings: [Reading]?

  init(_ subject: inout SolvingSubject) throws {
    guard try subject.layout.solve() == .solved else {
      readings = nil
      return
    }
    let layout = subject.layout
    let open = Set(try layout.ambiguousAnchors())
    readings = try subject.views.flatMap { view in
      try [LayoutAttribute.left, .width, .top, .height].map { attribute in
        let anchor = view[attribute]
        return Reading(
          anchor: anchor, value: try layout.value(of: anchor), isOpen: open.contains(anchor))
      }
    }
  }

  /// Holds if another says the same, open values apart.
  func expect(equals expected: Snapshot, _ law: LawContext) throws {
    guard let readings, let others = expected.readings else {
      func answer(_ snapshot: Snapshot) -> String {
        snapshot.readings == nil ? "contradictory" : "solved"
      }
      return try law.expect(
        "answer to the constraints", as: .verdict, answer(self), equals: answer(expected))
    }
    for (found, expected) in zip(readings, others) { try found.expect(equals: expected, law) }
  }
}

extension Snapshot.Reading {
  /// Holds if a place or a length is as open as another, and the same where it is settled.
  fileprivate func expect(equals expected: Snapshot.Reading, _ law: LawContext) throws {
    let (name, axis) = (anchor.attribute.rawValue, anchor.attribute.axis)
    let kind: Quantity.Kind = anchor.attribute.isLength ? .length : .position
    try law.expect(
      name, of: [ViewID(anchor.item.id)], along: axis, as: .verdict, isOpen ? "open" : "settled",
      equals: expected.isOpen ? "open" : "settled", "by the constraints")
    guard !isOpen, let value, let right = expected.value, !Oracle.isNear(value, right) else {
      return
    }
    try law.expect(
      name, of: [ViewID(anchor.item.id)], along: axis, as: kind, value, .exactly(right),
      "by the constraints")
  }
}

extension ConstraintLayout {
  /// By how much the preferences among some constraints are missed in all, by priority.
  package func misses(of constraints: [Constraint]) throws -> [Double: Double] {
    var misses: [Double: Double] = [:]
    for constraint in constraints where constraint.priority < .required {
      misses[constraint.priority.rawValue, default: 0] +=
        try excess(of: constraint).map(constraint.relation.miss) ?? 0
    }
    return misses
  }
}

extension ConstraintLayoutError {
  /// Whether it is a number of a constraint that the solver does not reckon with: too large or too
  /// small.
  var isOfRefusedNumber: Bool {
    guard case .refused(_, _, let reason) = self else { return false }
    switch reason {
    case .coefficient, .constant: return true
    default: return false
    }
  }
}
