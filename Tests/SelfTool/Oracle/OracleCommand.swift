import PropertyKit
import SelfTests
import StackScrollExplorer
import StackScrollInvariants

extension Command {
  /// Compares the closed forms with the constraints behind them.
  static let oracle = Command(
    name: "oracle", summary: "compare closed forms with the constraints behind them, solved",
    usage: "[--screens N] [--seed N] [--print N] [--tied]",
    options: [.screens, .seed, .printed, .tied],
    manual: { tool in
      CommandManual(
        about:
          "Compares the closed forms with the constraints behind them, all of them, solved.",
        details: """
            --screens N    how many random screens; \(OracleCommand.usualScreens) if not given
            --seed N       where they come from; \(RunDefaults.trialSeed) if not given. "random" draws one.
            --print N      how many disagreements to print in full; \(OracleCommand.usualPrinted) if not given
            --tied         only stacks in stacks whose views often give way equally; nothing is left out

          Each axis must come out the same. It says how many were compared, and what was left out and why;
          a screen on which the two do not agree ends it with status 1.
          """,
        examples: """
          \(tool) oracle
          \(tool) oracle --tied --screens 100000
          """)
    },
    prepare: OracleCommand.init)
}

extension CommandOption {
  fileprivate static let printed = CommandOption("print", form: "--print N")
  fileprivate static let tied = CommandOption("tied")
}

/// The command that compares the two opinions on many random screens.
struct OracleCommand: CommandRun {
  let session: Session
  private let trial: OracleTrial

  /// How many screens there are if nobody says.
  static let usualScreens = 1_000_000
  /// How many disagreements are printed if nobody says.
  static let usualPrinted = 5

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    try list.requireNoNames()
    trial = OracleTrial(
      draw: list.has(.tied) ? .tiedScreens : .oracleScreens,
      screens: try list.caseCount(.screens, orElse: Self.usualScreens),
      seed: try list.trialSeed(),
      printed: try list.caseCount(.printed, orElse: Self.usualPrinted, from: 0))
  }

  func run() -> ExitStatus {
    let (isGood, lines) = trial.run(workers: session.terminal.processors)
    session.say(lines)
    return isGood ? .success : .unexpected
  }
}
