import Foundation
import StackScrollInvariants

/// The command that hunts every planted bug, and says which law catches it and how soon.
struct Scoreboard {
  let session: Session
  let request: ScoreboardRequest

  func run() -> ExitStatus {
    let hunt = BugHunt(session.catalogue, seeds: request.seeds)
    let text = ScoreboardText(session: session)
    session.say(text.opening(seeds: request.seeds.count))
    var catches: [(bug: PlantedBug, found: BugHunt.Catch?)] = []
    for bug in PlantedBug.all {
      let found = hunt.fastest(for: bug)
      session.say(text.line(of: bug, found))
      catches.append((bug, found))
    }
    let missed = catches.filter { $0.found == nil }.map(\.bug)
    session.say(text.closing(missed: missed))
    let status: ExitStatus = missed.isEmpty ? .success : .unexpected
    return status.worse(keepBroken(hunt, text)).worse(writePage(of: catches))
  }

  /// Writes the same as a page with pictures, if that is wanted.
  private func writePage(of catches: [(bug: PlantedBug, found: BugHunt.Catch?)]) -> ExitStatus {
    guard let path = request.report else { return .success }
    let page = ScoreboardPage(session: session, seeds: request.seeds.count, catches: catches)
    let file = ReportFolder.File(name: ReportFolder.scoreboard, text: page.source)
    return session.save([file], in: ReportFolder(path: path), showing: file.name)
  }

  /// Keeps each law with the case that breaks it, if that is wanted.
  private func keepBroken(_ hunt: BugHunt, _ text: ScoreboardText) -> ExitStatus {
    guard let folder = request.folder else { return .success }
    var status = ExitStatus.success
    for law in hunt.laws {
      guard let fixture = hunt.breaking(law, among: PlantedBug.all) else {
        session.say(text.unbroken(law))
        status = status.worse(.unexpected)
        continue
      }
      do {
        try Self.write(try fixture.text(), to: folder, name: "\(law.id).json")
      } catch {
        session.complain("\(law.id): \(FixtureFiles.reason(for: error))")
        status = .unusable
      }
    }
    session.say(text.kept(in: folder))
    return status
  }

  private static func write(_ text: String, to folder: String, name: String) throws {
    let place = URL(fileURLWithPath: folder)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place.appendingPathComponent(name), options: .atomic)
  }
}
