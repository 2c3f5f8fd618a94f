import StackScrollInvariants

extension Exploration {
  /// Writes the pages of a run, if that is wanted, and says where they are.
  func writeReport(of trials: [Trial], kept paths: [String: String]) -> ExitStatus {
    guard let path = request.report else { return .success }
    let folder = ReportFolder(path: path)
    let findings = Finding.all(in: trials, kept: paths, sweep: request.sweep)
    let laws = WeakenedLaw.all(in: trials, request, session)
    let page = ReportPage(
      session: session, request: request, trials: trials, findings: findings, laws: laws)
    let lines = FindingLines(
      session: session, request: request, trials: trials, findings: findings)
    let matrix = MatrixPage(session: session, findings: findings)
    do throws(FixtureError) {
      let files = [
        ReportFolder.File(name: ReportFolder.lines, text: try lines.text()),
        ReportFolder.File(name: ReportFolder.matrix, text: matrix.source),
        ReportFolder.File(name: ReportFolder.index, text: page.source),
      ]
      return session.save(files, in: folder, showing: ReportFolder.index)
    } catch {
      session.complain(PageText.notWritten(in: path, error))
      return .unusable
    }
  }
}

extension Session {
  /// Writes the files of a report and names the one to open, or says what was not saved.
  func save(_ files: [ReportFolder.File], in folder: ReportFolder, showing name: String)
    -> ExitStatus
  {
    do throws(ReportError) {
      try folder.write(files)
    } catch {
      complain(PageText.notSaved(error))
      return .unusable
    }
    say(PageText.saved(folder.shown(name)))
    return .success
  }
}
