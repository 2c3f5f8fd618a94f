import Foundation
import InterfaceBuilder
import PropertyKit
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollExplorer
import StackScrollInvariants
import Synchronization

extension Command {
  /// Holds what is known of every width to layouts solved from the start.
  static let widths = Command(
    name: "widths",
    summary: "hold prepared screens and their pieces to layouts solved from the start",
    usage: "[FILE ...] [--screens N] [--changes N] [--widths N] [--seed N]",
    options: [.screens, .changes, .widths, .seed],
    manual: { tool in
      CommandManual(
        about:
          "Holds what is known of every width of a screen to layouts that are solved from the start.",
        details: """
            FILE           storyboards and xibs, of whose scenes the pieces are found
            --screens N    how many drawn screens the same is done with; \(WidthsCommand.usual.screens) if not given, 0 for none
            --changes N    how many drawn sessions of edits: the start is prepared, and the end laid out from there in
                           five ways; \(WidthsCommand.usual.changes) if not given, 0 for none
            --widths N     in how many widths from \(NumberText(WidthsCommand.range.lowerBound)) to \(NumberText(WidthsCommand.range.upperBound)) each screen is laid out, beside the ends of pieces;
                           \(WidthsCommand.usual.widths) if not given
            --seed N       where they come from; \(RunDefaults.trialSeed) if not given. "random" draws one.

          It counts pieces, and in how many points of width the layout is known; a width in which it is another one
          ends it with status 1.
          """,
        examples: """
          \(tool) widths --changes 100000
          \(tool) widths --screens 0 --changes 0 Fixtures/Documents/Sound/*.storyboard
          """)
    },
    prepare: WidthsCommand.init)
}

extension CommandOption {
  fileprivate static let changes = CommandOption("changes", form: "--changes N")
  fileprivate static let widths = CommandOption("widths", form: "--widths N")
}

/// The command that holds what is known of every width to layouts solved from the start.
struct WidthsCommand: CommandRun {
  let session: Session
  private let files: [String]
  private let counts: (screens: Int, changes: Int, widths: Int)
  private let seed: Seed

  /// How many there are of each kind if nobody says.
  static let usual = (screens: 1000, changes: 10_000, widths: 100)
  /// From the narrowest phone to the widest tablet, in points.
  static let range = 320.0...1366

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    files = list.names
    counts = (
      try list.caseCount(.screens, orElse: Self.usual.screens, from: 0),
      try list.caseCount(.changes, orElse: Self.usual.changes, from: 0),
      try list.caseCount(.widths, orElse: Self.usual.widths)
    )
    seed = try list.trialSeed()
  }

  func run() -> ExitStatus { changes().worse(screens()).worse(documents()) }

  private func changes() -> ExitStatus {
    guard counts.changes > 0 else { return .success }
    let report = check(
      .windowSessions, settings: Settings(seed: seed, cases: counts.changes),
      workers: session.terminal.processors
    ) { try PreparedTrial.outcome(of: $0) }
    return say("changes", report)
  }

  private func screens() -> ExitStatus {
    guard counts.screens > 0 else { return .success }
    let count = counts.widths
    let tally = Mutex(Tally())
    let report = check(
      .windowSessions, settings: Settings(seed: seed, cases: counts.screens),
      workers: session.terminal.processors
    ) { drawn -> Outcome in
      let trial = PieceTrial(try drawn.end(), in: Self.range, count: count)
      tally.withLock { $0.add(trial) }
      return .holds(if: trial.fault == nil, otherwise: trial.fault ?? "")
    }
    defer { session.say(tally.withLock { $0.lines }) }
    return say("screens", report)
  }

  private func documents() -> ExitStatus {
    guard !files.isEmpty else { return .success }
    var tally = Tally()
    var status = ExitStatus.success
    for file in files {
      guard let document = try? InterfaceDocument(contentsOfFile: file), document.usesAutoLayout
      else { continue }
      for case .success(let scene) in document.importedScreens(measuresTexts: true) {
        let trial = PieceTrial(scene.screen, in: Self.range, count: counts.widths)
        tally.add(trial)
        guard let fault = trial.fault else { continue }
        session.say("\(file) \(scene.about): \(fault)".ownLines)
        status = .unexpected
      }
    }
    session.say("documents:".ownLines + tally.lines)
    return status
  }

  private func say<Value>(_ name: String, _ report: Report<Value>) -> ExitStatus {
    session.say("\(name): \(ReportText.text(of: report))".ownLines)
    if case .passed = report.verdict { return .success }
    return .unexpected
  }

  /// What came of screens.
  private struct Tally {
    private var pieces: [Int] = []
    private var points: [String: Double] = [:]

    mutating func add(_ trial: PieceTrial) {
      pieces.append(trial.pieces.count)
      for piece in trial.pieces {
        points[piece.word, default: 0] += piece.lengths.upperBound - piece.lengths.lowerBound
      }
    }

    var lines: [String] {
      let sorted = pieces.sorted()
      guard let most = sorted.last else { return [] }
      let whole = points.values.reduce(0, +)
      let shares = points.sorted { $0.key < $1.key }.map { word, points in
        "\(word) \(NumberStyle.rounded.text(100 * points / whole)) %"
      }
      return [
        "  \(sorted.count) screens, \(sorted.count { $0 == 1 }) of one piece, median"
          + " \(sorted[sorted.count / 2]), most \(most)",
        "  of all widths: " + shares.joined(separator: ", "),
      ]
    }
  }
}
