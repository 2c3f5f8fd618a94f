import Foundation
import PropertyKit
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

          A law may take up to \(PlantedBug.maximumCases) cases. The same seeds print the same table.
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
    let (all, everything) = (session.selfTests.bugs, session.everything)
    let names = try list.uniqueNames()
    let bugs = all.filter { names.contains($0.id) }
    for name in names where !bugs.contains(where: { $0.id == name }) {
      guard everything.named(name).isEmpty else { continue }
      let known = all.map(\.id) + everything.invariants.map(\.id) + everything.families
      throw list.error(.unknownBug(name, nearest: NearestName.of(name, among: known)))
    }
    let laws = everything.invariants.filter { !$0.mustFail }
    let named = names.flatMap(everything.named).map(\.id)
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
    guard !session.selfTests.bugs.isEmpty else {
      session.complain(ScoreboardText.noBugs)
      return .unusable
    }
    let text = ScoreboardText(session: session)
    guard !bugs.isEmpty else { return breakLaws(laws, text) }
    session.say(text.opening(bugs: bugs.count, laws: laws.count, seeds: seeds.count))
    var catches: [(bug: PlantedBug, found: PlantedBug.Catch?)] = []
    for bug in bugs {
      let found = session.selfTests.fastest(bug, laws, seeds)
      session.say(text.line(of: bug, found))
      catches.append((bug, found))
    }
    let missed = catches.filter { $0.found == nil }.map(\.bug)
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
    let file = ReportFile(name: ReportFile.scoreboard, text: page.source)
    return session.save([file], in: ReportFolder(path: path), showing: file.name)
  }

  /// Looks for the case that breaks each law, and keeps it if that is wanted.
  private func breakLaws(_ laws: [Invariant], _ text: ScoreboardText) -> ExitStatus {
    var status = ExitStatus.success
    for law in laws {
      guard let fixture = session.selfTests.breaking(law, seeds) else {
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

/// Everything `scoreboard` says.
struct ScoreboardText {
  let session: Session

  private static let columns = (bug: 30, law: 42, number: 6)

  /// The tool was built for laws of somebody's own.
  static let noBugs = "there are no planted bugs in this tool; `stackscroll scoreboard` has them"

  /// The head of the table.
  func opening(bugs: Int, laws: Int, seeds: Int) -> [String] {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    return [
      "\(count(bugs, "planted bug")), each hunted by \(count(laws, "law")) over"
        + " \(count(seeds, "seed")).",
      "cases: the median to the first failure; views, edits: of the shrunk counterexample",
      "",
      row("bug", "caught by", ["cases", "views", "edits"]),
    ]
  }

  /// One bug.
  func line(of bug: PlantedBug, _ found: PlantedBug.Catch?) -> String {
    guard let found else { return row(bug.id, session.style.bad("NOT CAUGHT"), []) }
    let subject = found.counterexample.value
    let numbers = [found.medianCases, subject.viewCount, subject.stepCount]
    return row(bug.id, found.law.id, numbers.map(String.init))
  }

  /// How many were caught.
  func closing(missed: [PlantedBug], of all: Int) -> [String] {
    guard !missed.isEmpty else {
      let caught = all == 1 ? "the planted bug is" : "all \(all) planted bugs are"
      return ["", session.style.good("\(caught) caught")]
    }
    return [
      "", session.style.bad("FAILED: \(missed.count) of \(all) planted bugs are not caught"),
    ]
      + missed.flatMap {
        Paragraph.lines("\($0.id): \($0.sentence)", width: session.width, indent: 2)
      }
  }

  /// A law that no bug breaks says nothing.
  func unbroken(_ law: Invariant) -> String {
    session.style.bad("no planted bug breaks \(law.id)") + " and has a neighbour that passes"
  }

  /// The bug that breaks a law soonest.
  static func broken(_ law: Invariant, _ bug: String) -> String { "\(law.id): broken by \(bug)" }

  /// A broken law could not be kept.
  static func notKept(_ law: Invariant, in folder: String, _ reason: String) -> String {
    "the case that breaks \(law.id) was not saved in \(folder.printable): \(reason)"
  }

  /// Where broken laws were kept.
  func kept(in folder: String) -> String { "broken laws are kept in \(folder.printable)" }

  private func row(_ bug: String, _ law: String, _ numbers: [String]) -> String {
    let columns = Self.columns
    let right = numbers.map {
      String(repeating: " ", count: max(1, columns.number - $0.count)) + $0
    }
    let name = bug.count < columns.bug ? bug.padded(to: columns.bug) : bug + " "
    return (numbers.isEmpty ? name + law : name + law.padded(to: columns.law) + right.joined())
  }
}
