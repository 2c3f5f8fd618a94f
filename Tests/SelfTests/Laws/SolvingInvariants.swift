import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// Laws of constraints that come and go: what was changed step by step is what was made so from the
/// start.
///
/// They are about the constraints behind screens, so that they hold where layouts need them.
enum SolvingInvariants {
  static let all: [Invariant] = [
    addedAndRemoved, changedIsRebuilt, orderDoesNotMatter, fewerMissNoMore,
  ]

  static let addedAndRemoved = constraints(
    "added-and-removed-leaves-nothing",
    "Constraints that are added, solved for and taken away again leave the layout as it was."
  ) { subject, law in
    var subject = subject
    let before = try Snapshot(&subject)
    let added = try subject.views.enumerated().flatMap { index, view in
      try [LayoutAttribute.width, .height].map { length in
        try subject.add(
          Constraint(
            view[length], constant: Double(10 * index),
            priority: index.isMultiple(of: 2) ? .required : .defaultHigh))
      }
    }
    _ = try subject.layout.solve()
    for id in added { try subject.remove(id) }
    try Snapshot(&subject).expect(equals: before, law)
  }

  static let changedIsRebuilt = constraints(
    "changed-constants-are-rebuilt-constants",
    "A layout whose constants were changed is the one that is built with the new constants."
  ) { subject, law in
    var (changed, rebuilt) = (subject, try subject.emptied())
    _ = try changed.layout.solve()
    for (id, constraint) in zip(changed.layout.ids, changed.layout.constraints) {
      var resized = constraint
      resized.constant *= 1.5
      try changed.setConstant(resized.constant, of: id)
      _ = try rebuilt.add(resized)
    }
    try Snapshot(&changed).expect(equals: try Snapshot(&rebuilt), law)
  }

  static let orderDoesNotMatter = constraints(
    "order-of-constraints-does-not-matter",
    "Constraints that are added in another order have the same layout, where they have but one."
  ) { subject, law in
    var (subject, backwards) = (subject, try subject.emptied())
    for constraint in subject.layout.constraints.reversed() { _ = try backwards.add(constraint) }
    try Snapshot(&backwards).expect(equals: try Snapshot(&subject), law)
  }

  static let fewerMissNoMore = constraints(
    "fewer-constraints-miss-no-more",
    "Without some of the constraints, the others are met at least as well."
  ) { subject, law in
    var (all, fewer) = (subject, subject)
    guard try all.layout.solve() == .solved else { return }
    for (index, id) in all.layout.ids.enumerated() where index % 3 == 1 { try fewer.remove(id) }
    let isSolved = try fewer.layout.solve() == .solved
    try law.expect(
      "answer to fewer constraints", as: .verdict, isSolved ? "solved" : "contradictory",
      equals: "solved")
    let others = all.layout.constraints.enumerated().filter { $0.offset % 3 != 1 }.map(\.element)
    try expect(
      try fewer.layout.misses(of: others), noWorseThan: try all.layout.misses(of: others), law)
  }

  /// Holds if misses are no larger, the strongest priority first.
  private static func expect(
    _ found: [Double: Double], noWorseThan limit: [Double: Double], _ law: LawContext
  ) throws {
    for priority in Set(found.keys).union(limit.keys).sorted(by: >) {
      let (found, limit) = (found[priority] ?? 0, limit[priority] ?? 0)
      guard !Oracle.isNear(found, limit) else { continue }
      return try law.expect(
        "sum of what is missed", as: .number, found, .atMost(limit),
        Circumstance("at the priority", priority))
    }
  }

  /// A law of the constraints behind a screen; those with numbers that no solver takes are left out.
  private static func constraints(
    _ id: String, _ sentence: String,
    check: @escaping @Sendable (SolvingSubject, LawContext) throws -> Void
  ) -> Invariant {
    Invariant(id, sentence, for: .oracleScreens) { screen, law in
      do {
        try check(try SolvingSubject(screen, law.model.solving), law)
      } catch let error as ConstraintLayoutError where error.isOfRefusedNumber {
        throw Discard.precondition("the solver does not take the numbers", because: "\(error)")
      }
    }
  }
}
