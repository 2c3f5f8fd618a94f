import PropertyKit
import StackScrollInvariants

/// Lines to copy into a shell.
enum RunCommand {
  /// The command that makes the same run again.
  static func text(of request: ExploreRequest, _ session: Session) -> String {
    let isAll = request.invariants.count == session.catalogue.invariants.count
    let names = request.invariants.filter { $0.role != .canary }.map(\.id)
    let options =
      (request.seed == ExploreRequest.usualSeed ? [] : ["--seed", "\(request.seed)"])
      + (request.cases == ExploreRequest.usualCases ? [] : ["--cases", "\(request.cases)"])
      + (request.sweep.scale == PixelSweep.standard.scale
        ? [] : ["--scale", "\(request.sweep.scale)"])
    let parts = [session.name, Command.explore.rawValue] + (isAll ? [] : names) + options
    return parts.joined(separator: " ")
  }
}
