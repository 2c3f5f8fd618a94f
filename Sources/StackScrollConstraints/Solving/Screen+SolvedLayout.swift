import StackScrollCore

extension Screen {
  /// The layout, by the constraints behind the screen where the closed forms cannot tell.
  ///
  /// A ratio to a length that only preferences settle, or a squeeze shared with nested stacks, is
  /// what constraints answer and closed forms do not. Where the constraints leave a choice that a
  /// policy makes by index, the closed forms' error stands: no number is made up.
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

  /// Whether there is one best layout along an axis, by the constraints where the closed forms
  /// cannot tell.
  public func solvedVerdict(
    _ axis: Axis, limits: SolverLimits = .forScreens
  ) -> LayoutVerdict {
    let verdict = verdict(axis)
    guard case .unsupported(let view, let reason) = verdict else { return verdict }
    do throws(LayoutError) {
      _ = try layoutByConstraints(insteadOf: .unsupported(view, axis, reason), limits: limits)
      return .determined
    } catch {
      switch error {
      case .ambiguous(axis, let views): return .ambiguous(views)
      case .unsatisfiable(axis, let views): return .unsatisfiable(views)
      default: return verdict
      }
    }
  }

  /// The layout that the constraints have, if they say all there is to say and leave no choice.
  ///
  /// - Parameter error: why there is no other; thrown again where the constraints do not help, and
  ///   where it says more than that closed forms cannot tell.
  package func layoutByConstraints(
    insteadOf error: LayoutError, limits: SolverLimits = .forScreens
  ) throws(LayoutError) -> Layout {
    guard case .unsupported = error, constraintsSayAll,
      let solved = try? SolvedScreen(self, limits: limits)
    else {
      throw error
    }
    // Where only the scroll view itself is named, the content view stands for it.
    let named = { (views: [ViewID]) in views.isEmpty ? [content.id] : views }
    switch solved {
    case .solved(let solved): return solved.layout
    case .contradiction(let axis, let views): throw .unsatisfiable(axis, named(views))
    case .open(let axis, let views):
      throw policy.ties == .ambiguous ? .ambiguous(axis, OpenLengths(named(views))) : error
    }
  }
}
