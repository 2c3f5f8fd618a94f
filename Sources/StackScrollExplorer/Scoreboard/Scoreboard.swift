import Foundation
import StackScrollInvariants
import StackScrollReport

/// The command that hunts every planted bug, and says which law catches it and how soon.
struct Scoreboard {
  let session: Session
  let request: ScoreboardRequest

  func run() -> ExitStatus {
    let bugs = session.selfTests.bugs
    guard !bugs.isEmpty else {
      session.complain(ScoreboardText.noBugs)
      return .unusable
    }
    let laws = session.everything.invariants.filter { !$0.mustFail }
    let text = ScoreboardText(session: session)
    session.say(text.opening(bugs: bugs.count, seeds: request.seeds.count))
    var catches: [(bug: PlantedBug, found: PlantedBug.Catch?)] = []
    for bug in bugs {
      let found = session.selfTests.fastest(bug, laws, request.seeds)
      session.say(text.line(of: bug, found))
      catches.append((bug, found))
    }
    let missed = catches.filter { $0.found == nil }.map(\.bug)
    session.say(text.closing(missed: missed, of: bugs.count))
    let status: ExitStatus = missed.isEmpty ? .success : .unexpected
    return status.worse(keepBroken(laws, text)).worse(writePage(of: catches))
  }

  /// Writes the same as a page with pictures, if that is wanted.
  private func writePage(of catches: [(bug: PlantedBug, found: PlantedBug.Catch?)]) -> ExitStatus {
    guard let path = request.report else { return .success }
    let page = ScoreboardPage(tool: session.name, seeds: request.seeds.count, catches: catches)
    let file = ReportFile(name: ReportFile.scoreboard, text: page.source)
    return session.save([file], in: ReportFolder(path: path), showing: file.name)
  }

  /// Keeps each law with the case that breaks it, if that is wanted.
  private func keepBroken(_ laws: [Invariant], _ text: ScoreboardText) -> ExitStatus {
    guard let folder = request.folder else { return .success }
    var status = ExitStatus.success
    for law in laws {
      guard let fixture = session.selfTests.breaking(law, request.seeds) else {
        session.say(text.unbroken(law))
        status = status.worse(.unexpected)
        continue
      }
      if let reason = Self.save(fixture, as: "\(law.id).json", in: folder) {
        session.complain(ScoreboardText.notKept(law, in: folder, reason))
        status = .unusable
      }
    }
    if status != .unusable { session.say(text.kept(in: folder)) }
    return status
  }

  /// Writes a fixture in place of the one that was there; why not, if it could not be.
  private static func save(_ fixture: BrokenFixture, as name: String, in folder: String) -> String?
  {
    let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
    do {
      try FileWriter.replace(Data(try fixture.text().utf8), at: file)
      return nil
    } catch let refusal as FileWriter.Refusal {
      return refusal.reason
    } catch {
      return "\(error)"
    }
  }
}
