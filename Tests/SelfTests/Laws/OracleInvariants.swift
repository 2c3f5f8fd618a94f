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
    for: .oracleScreens, check: expectAgreement)

  static let givenLengthSolvesItsConstraints = Invariant(
    "given-length-solves-its-constraints",
    "Too little or too much room is shared out as the installed constraints have it.",
    drawing: ScreenDraw.given(.settledOftenByCentres), check: expectAgreement)

  private static func expectAgreement(_ screen: Screen, _ law: LawContext) throws {
    let oracle = Oracle(try screen.ruled(), model: law.model)
    for axes in oracle.groups {
      if case .different(let evidence) = try oracle.compare(axes) { throw evidence }
    }
  }
}

extension StackVariety {
  /// Settled stacks, half of which distribute centres: there views depend on each other the most.
  fileprivate static let settledOftenByCentres = settled.with { variety in
    variety.distributions += [.equalCentering, .equalCentering, .equalCentering]
  }
}
