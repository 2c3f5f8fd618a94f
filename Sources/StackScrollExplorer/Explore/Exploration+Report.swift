import StackScrollInvariants
import StackScrollReport

extension Exploration {
  /// Writes the pages of a run, if that is wanted, and says where they are.
  func writeReport(of trials: [Trial], kept paths: [String: String]) -> ExitStatus {
    guard let path = request.report else { return .success }
    let run = ReportedRun(
      tool: session.name, version: HelpText.versionNumber,
      command: RunCommand.text(of: request, session), seed: request.seed, cases: request.cases,
      sweep: request.sweep, workers: session.terminal.processors, trials: trials, kept: paths)
    do throws(FixtureError) {
      return session.save(
        try run.files(), in: ReportFolder(path: path), showing: ReportFile.index)
    } catch {
      session.complain("the report was not saved in \(path.printable): \(error)")
      return .unusable
    }
  }
}
