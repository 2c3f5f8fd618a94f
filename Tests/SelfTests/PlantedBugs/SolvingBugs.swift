import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// Solvers that do not keep up with constraints that come, go and change.
enum SolvingBugs {
  static let all: [PlantedBug] = [
    removedStays, removalTakesTheNext, changeForgotten, laterIsWeaker,
  ]

  static let removedStays = PlantedBug(
    "removed-stays", "A constraint that is taken away goes on to hold.",
    seen: "constraints deactivated on another instance than the active one", in: \.solving.remove
  ) { _, _ in }

  static let removalTakesTheNext = PlantedBug(
    "removal-takes-the-next", "With a constraint the one that was added after it is taken away.",
    seen: "constraints that are kept in a list and removed by index", in: \.solving.remove
  ) { layout, id in
    let ids = layout.ids
    let next = ids.firstIndex(of: id).map { $0 + 1 }
    try layout.remove(id)
    if let next, ids.indices.contains(next) { try layout.remove(ids[next]) }
  }

  static let changeForgotten = PlantedBug(
    "change-forgotten", "A new constant is kept for the next layout that is built.",
    seen: "constants changed on a copy of the constraint", in: \.solving.setConstant
  ) { _, _, _ in }

  static let laterIsWeaker = PlantedBug(
    "later-is-weaker", "Of constraints of one priority the one that was added first is stronger.",
    seen: "solvers whose weights depend on how many constraints there are", in: \.solving.add
  ) { layout, constraint in
    var weaker = constraint
    if constraint.priority < .required {
      weaker.priority = LayoutPriority(
        constraint.priority.rawValue - 1e-3 * Double(layout.ids.count))
    }
    return try layout.add(weaker)
  }
}
