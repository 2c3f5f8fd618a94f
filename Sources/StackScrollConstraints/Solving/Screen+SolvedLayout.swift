import StackScrollCore

extension Screen {
  /// The layout, by the constraints behind the screen where the closed forms cannot tell.
  ///
  /// A ratio to a length that only preferences settle, or a squeeze shared with nested stacks, is
  /// what constraints answer and closed forms do not. Ties that the policy settles by index are
  /// settled here as well. Where constraints cannot be written down before the layout
  /// (``unwrittenRules``), the closed forms' error stands: no number is made up.
  ///
  /// - Parameter limits: what the solver takes on; beyond them the closed forms' error stands.
  /// - Throws: `LayoutError`, as `layout()` does.
  public func solvedLayout(
    limits: SolverLimits = .forScreens
  ) throws(LayoutError) -> Layout {
    do throws(LayoutError) { return try layout() } catch {
      return try layoutByConstraints(insteadOf: error, limits: limits)
    }
  }

  /// The layout along one axis, whatever is wrong with the other, by the constraints where the
  /// closed forms cannot tell.
  ///
  /// - Throws: `LayoutError`, as `placement(along:)` does.
  public func solvedPlacement(
    along axis: Axis, limits: SolverLimits = .forScreens
  ) throws(LayoutError) -> AxisPlacement {
    do throws(LayoutError) { return try placement(along: axis) } catch {
      guard case .unsupported = error else { throw error }
      return try SolvedScreen(self, limits: limits).placement(axis, insteadOf: error)
    }
  }

  /// Whether there is one best layout along an axis, by the constraints where the closed forms
  /// cannot tell.
  ///
  /// The other axis does not count, unless a ratio ties the two together.
  public func solvedVerdict(
    _ axis: Axis, limits: SolverLimits = .forScreens
  ) -> LayoutVerdict {
    let verdict = verdict(axis)
    guard case .unsupported = verdict else { return verdict }
    return SolvedScreen(self, limits: limits).verdict(axis) ?? verdict
  }

  /// The layout that the constraints have, if they say all there is to say and leave no choice.
  ///
  /// - Parameter error: why there is no other; thrown again where the constraints do not help, and
  ///   where it says more than that closed forms cannot tell.
  package func layoutByConstraints(
    insteadOf error: LayoutError, limits: SolverLimits = .forScreens
  ) throws(LayoutError) -> Layout {
    guard case .unsupported = error else { throw error }
    return try SolvedScreen(self, limits: limits).layout(insteadOf: error).layout
  }
}
