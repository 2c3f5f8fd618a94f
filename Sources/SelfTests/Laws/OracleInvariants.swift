import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Laws that hold layouts against the constraints behind them, solved by something that knows
/// nothing of stack views.
enum OracleInvariants {
  static let all: [Invariant] = [layoutSolvesItsConstraints, givenLengthSolvesItsConstraints]

  static let layoutSolvesItsConstraints = Invariant(
    "layout-solves-its-constraints",
    "A layout is the solution of the constraints that its views install, or one of the best.",
    for: .oracleScreens, check: agree)

  static let givenLengthSolvesItsConstraints = Invariant(
    "given-length-solves-its-constraints",
    "Too little or too much room is shared out as the installed constraints have it.",
    drawing: ScreenDraw.given(.settledOftenByCentres), check: agree)

  private static func agree(_ screen: Screen, _ model: LayoutModel) throws -> Outcome {
    let oracle = Oracle(screen, model: model)
    return .all(
      try oracle.groups.map { axes in
        switch try oracle.compare(axes) {
        case .different(let how): .holds(if: false, otherwise: how)
        case .sameLayout, .settledByIndex, .bothOpen, .bothUnsatisfiable, .leftOut: .passed
        }
      })
  }
}

extension StackVariety {
  /// Settled stacks, half of which distribute centres: there views depend on each other the most.
  fileprivate static let settledOftenByCentres = settled.with { variety in
    variety.distributions += [.equalCentering, .equalCentering, .equalCentering]
  }
}
