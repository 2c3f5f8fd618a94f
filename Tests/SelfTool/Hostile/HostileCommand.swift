import Foundation
import PropertyKit
import SelfTests
import StackScrollExplorer
import StackScrollInvariants
import Synchronization

extension Command {
  /// Lays out what nobody would write.
  static let hostile = Command(
    name: "hostile", summary: "lay out absurd screens, windows and files",
    usage: "[--screens N] [--windows N] [--damaged N] [--seed N]",
    options: [.screens, .windows, .damaged, .seed],
    manual: { tool in
      CommandManual(
        about: "Lays out screens, windows and files that nobody would write.",
        details: """
            --screens N    how many screens with extreme, degenerate and impossible numbers, and towers
                           of stacks; \(HostileCommand.usual.screens) if not given, 0 for none
            --windows N    how many windows with constraints between anything; \(HostileCommand.usual.windows) if not given
            --damaged N    how many files of windows with bytes and words changed; \(HostileCommand.usual.damaged) if not given
            --seed N       where they come from; \(RunDefaults.trialSeed) if not given. "random" draws one.

          Each must get an answer of finite numbers or a typed error; a number that is none ends it with
          status 1. It counts what came of them and shows the slowest.
          """,
        examples: """
          \(tool) hostile
          \(tool) hostile --screens 0 --windows 1000000
          """)
    },
    prepare: HostileCommand.init)
}

extension CommandOption {
  fileprivate static let windows = CommandOption("windows", form: "--windows N")
  fileprivate static let damaged = CommandOption("damaged", form: "--damaged N")
}

/// The command that lays out what nobody would write.
struct HostileCommand: CommandRun {
  let session: Session
  private let counts: (screens: Int, windows: Int, damaged: Int)
  private let seed: Seed

  /// How many there are of each kind if nobody says.
  static let usual = (screens: 1_000_000, windows: 100_000, damaged: 10_000)

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    try list.requireNoNames()
    counts = (
      try list.caseCount(.screens, orElse: Self.usual.screens, from: 0),
      try list.caseCount(.windows, orElse: Self.usual.windows, from: 0),
      try list.caseCount(.damaged, orElse: Self.usual.damaged, from: 0)
    )
    seed = try list.trialSeed()
  }

  func run() -> ExitStatus {
    answers("screens", .hostileScreens, counts.screens) { HostileTrial($0) }
      .worse(answers("windows", .hostileWindows, counts.windows) { HostileTrial($0) })
      .worse(
        answers("damaged", .damagedFiles, counts.damaged) {
          HostileTrial(file: Data($0))
        })
  }

  /// What came of the cases of one kind.
  private struct Tally {
    var answers: [String: Int] = [:]
    var slowest = Duration.zero
  }

  /// Tries values of one kind, and says whether all got an answer.
  private func answers<Value: Sendable>(
    _ name: String, _ values: Gen<Value>, _ count: Int,
    _ trial: @escaping @Sendable (Value) -> HostileTrial
  ) -> ExitStatus {
    guard count > 0 else { return .success }
    let tally = Mutex(Tally())
    let settings = Settings(seed: seed, cases: count)
    let report = check(values, settings: settings, workers: session.terminal.processors) { value in
      let start = ContinuousClock.now
      let trial = trial(value)
      let time = ContinuousClock.now - start
      tally.withLock { tally in
        tally.answers[trial.answer, default: 0] += 1
        if time > tally.slowest { tally.slowest = time }
      }
      return trial.outcome
    }
    session.say("\(name): \(ReportText.text(of: report))".ownLines)
    let (counts, slowest) = tally.withLock { ($0.answers, $0.slowest) }
    for (answer, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      session.say("  \(count) \(answer)")
    }
    session.say("  the slowest took \(slowest.formatted(.units(allowed: [.milliseconds])))")
    if case .passed = report.verdict { return .success }
    return .unexpected
  }
}
