import Foundation
import PropertyKit
import SelfTests
import StackScrollExplorer
import StackScrollInvariants
import StackScrollReport

extension Command {
  /// Hunts every planted bug.
  static let scoreboard = Command(
    name: "scoreboard", summary: "plant known bugs, and show which law catches each and how soon",
    usage: "[BUG | LAW | FAMILY ...] [--seeds N] [--write DIR] [--report DIR]",
    options: [.seeds, .write, .report],
    manual: { tool in
      CommandManual(
        about:
          "Plants known bugs in the layout, one at a time, and shows which law catches each and how soon.",
        details: """
            BUG            hunt these alone, by the laws that are named beside them or by all
            LAW | FAMILY   where no bug is named: show which bug breaks each of these laws
            --seeds N      over how many seeds, from 0 on; \(ScoreboardCommand.usualSeeds) if not given. The median counts.
            --write DIR    keep each law as DIR/LAW.json, with the smallest case that breaks it under a
                           planted bug and the nearest case that does not. What is there is replaced.
            --report DIR   write the same as a page, with a picture of each bug: DIR/scoreboard.html.

          A law may take up to \(PlantedBug.maximumCases) cases. The same seeds print the same table. A bug that
          is not caught ends it with status 1.
          """,
        examples: """
          \(tool) scoreboard
          \(tool) scoreboard --seeds 1 --report Report
          \(tool) scoreboard fits-and-scrolls
          \(tool) scoreboard tabs-scroll-past-three --write Fixtures/Broken
          """)
    },
    prepare: ScoreboardCommand.init)
}

extension CommandOption {
  fileprivate static let seeds = CommandOption("seeds", form: "--seeds N")
}

/// The command that hunts every planted bug, and says which law catches it and how soon.
struct ScoreboardCommand: CommandRun {
  let session: Session
  /// The bugs to hunt.
  private let bugs: [PlantedBug]
  /// The laws that hunt them, and that are kept.
  private let laws: [Invariant]
  /// Whether bugs are named and no laws: then those laws are kept that catch one.
  private let namesBugsAlone: Bool
  /// The seeds, from 0 on.
  let seeds: [Seed]
  /// Where each law is kept with the case that breaks it; nil for nowhere.
  let folder: String?
  /// Where the page is written; nil for nowhere.
  let report: String?

  /// How many seeds there are if nobody says.
  static let usualSeeds = 20
  /// The most seeds that can be asked for.
  static let maximumSeeds: UInt64 = 1000

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    let (all, catalogue) = (PlantedBug.all, try context.catalogue())
    let names = try list.uniqueNames()
    let bugs = all.filter { names.contains($0.id) }
    for name in names where !bugs.contains(where: { $0.id == name }) {
      guard catalogue.named(name).isEmpty else { continue }
      let known = all.map(\.id) + catalogue.invariants.map(\.id) + catalogue.families
      throw list.refusal(ScoreboardText.unknown(name, nearest: NearestName.of(name, among: known)))
    }
    let laws = catalogue.invariants.filter { !$0.mustFail }
    let named = names.flatMap(catalogue.named).map(\.id)
    self.bugs = names.isEmpty ? all : bugs
    namesBugsAlone = named.isEmpty && !bugs.isEmpty
    self.laws = named.isEmpty ? laws : laws.filter { named.contains($0.id) }
    let count =
      try list.number(.seeds, in: 1...Self.maximumSeeds).map { Int($0) } ?? Self.usualSeeds
    seeds = (0..<UInt64(count)).map { Seed($0) }
    folder = try list.folder(.write)
    report = try list.folder(.report)
  }

  func run() -> ExitStatus {
    let text = ScoreboardText(session: session)
    guard !bugs.isEmpty else { return breakLaws(laws, text) }
    session.say(text.opening(bugs: bugs.count, laws: laws.count, seeds: seeds.count))
    var catches: [(bug: PlantedBug, found: PlantedBug.Catch?)] = []
    for bug in bugs {
      let found = BugHunt(laws, seeds: seeds).fastest(for: bug)
      session.say(text.line(of: bug, found))
      catches.append((bug, found))
    }
    let missed = catches.filter { $0.found?.isClear != true }.map(\.bug)
    session.say(text.closing(missed: missed, of: bugs.count))
    let status: ExitStatus = missed.isEmpty ? .success : .unexpected
    let caught = Set(catches.compactMap { $0.found?.law.id })
    let kept =
      folder == nil
      ? .success : breakLaws(namesBugsAlone ? laws.filter { caught.contains($0.id) } : laws, text)
    return status.worse(kept).worse(writePage(of: catches))
  }

  /// Writes the same as a page with pictures, if that is wanted.
  private func writePage(of catches: [(bug: PlantedBug, found: PlantedBug.Catch?)]) -> ExitStatus {
    guard let path = report else { return .success }
    let page = ScoreboardPage(tool: session.name, seeds: seeds.count, catches: catches)
    let file = ReportFile(name: ScoreboardPage.name, text: page.source)
    return session.save([file], in: ReportFolder(path: path), showing: file.name)
  }

  /// Looks for the case that breaks each law, and keeps it if that is wanted.
  private func breakLaws(_ laws: [Invariant], _ text: ScoreboardText) -> ExitStatus {
    var status = ExitStatus.success
    for law in laws {
      let hunt = BugHunt([law], seeds: seeds)
      guard let fixture = hunt.breaking(law, among: PlantedBug.all) else {
        session.say(text.unbroken(law))
        status = status.worse(.unexpected)
        continue
      }
      if bugs.isEmpty { session.say(ScoreboardText.broken(law, fixture.bug)) }
      if let folder, let reason = Self.save(fixture, as: "\(law.id).json", in: folder) {
        session.complain(ScoreboardText.notKept(law, in: folder, reason))
        status = .unusable
      }
    }
    if let folder, status != .unusable { session.say(text.kept(in: folder)) }
    return status
  }

  /// Writes a fixture in place of the one that was there; why not, if it could not be.
  private static func save(_ fixture: BrokenFixture, as name: String, in folder: String) -> String?
  {
    let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
    do {
      try FileWriter.replace(Data(try fixture.text().utf8), at: file)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
