import StackScrollCore

/// A constraint about a view, and what the layout makes of it.
public struct HeldConstraint: Hashable, Sendable {
  /// The constraint.
  public let constraint: Constraint
  /// By how many points the layout misses it: 0 where it holds exactly, more where it gave way to
  /// stronger ones.
  public let miss: Double

  /// Whether it is a wish that stronger constraints did not leave.
  public var gaveWay: Bool { miss > 0 }
}

extension Screen {
  /// Why a view stands where the constraints put it: those about it that hold exactly, and the
  /// wishes that gave way; nil if the constraints do not settle the screen, with the policy for ties.
  ///
  /// An inequality with room to spare says nothing about the view, and is left out. What holds comes
  /// before what gave way, the stronger before the weaker.
  ///
  /// - Parameters:
  ///   - id: the view's name; of nobody's, nothing is told.
  ///   - limits: what the solver takes on.
  public func constraintsHolding(
    _ id: ViewID, limits: SolverLimits = .forScreens
  ) -> [HeldConstraint]? {
    let none = LayoutError.ambiguous(.horizontal, [])
    let solved = try? SolvedScreen(self, limits: limits).layout(insteadOf: none)
    return try? solved?.constraints(holding: LayoutItem(id.name))
  }
}

extension SolvedLayout {
  /// What the solver's arithmetic may leave over, in points.
  private static let rounding = Tolerance(absolute: 1e-6)

  fileprivate func constraints(
    holding item: LayoutItem
  ) throws(ConstraintLayoutError) -> [HeldConstraint] {
    var held: [HeldConstraint] = []
    for constraint in installed.system.constraints
    where constraint.first.item == item || constraint.second?.item == item {
      guard let excess = try solution(constraint.first.attribute.axis)?.excess(of: constraint)
      else { continue }
      let isExact = Self.rounding.isEqual(excess, 0)
      let miss = isExact ? 0 : constraint.relation.miss(by: excess)
      if isExact || miss > 0 { held.append(HeldConstraint(constraint: constraint, miss: miss)) }
    }
    return held.sorted { first, second in
      first.gaveWay == second.gaveWay
        ? first.constraint.priority > second.constraint.priority : second.gaveWay
    }
  }
}
