import PropertyKit
import SelfTests
import StackScrollCore
import StackScrollExplorer
import StackScrollInvariants
import Synchronization

extension Command {
  /// Writes down screens and their layouts for a judge.
  static let exact = Command(
    name: "exact", summary: "write down screens and their layouts for Benchmarks/Exact to judge",
    usage: "[--single N] [--nested N] [--seed N]",
    options: [.single, .nested, .seed],
    manual: { tool in
      CommandManual(
        about:
          "Draws screens and writes down each with what the model says of it, for Judge.cpp to read.",
        details: """
            --single N    screens of one stack of leaves; \(ExactCommand.usual(.single)) if not given
            --nested N    screens of stacks in stacks; \(ExactCommand.usual(.nested)) if not given
            --seed N      where they come from; \(RunDefaults.trialSeed) if not given. "random" draws one.

          Layouts are those with ties settled by the lowest index, and those with the table alone. Every
          fourth screen is of the draw of the laws about constraints.
          """,
        examples: """
          \(tool) exact | judge
          \(tool) exact --single 300 --nested 100 | judge --programs | python3 Second.py
          """)
    },
    prepare: ExactCommand.init)
}

extension CommandOption {
  fileprivate static let single = CommandOption("single", form: "--single N")
  fileprivate static let nested = CommandOption("nested", form: "--nested N")
}

/// The command that writes down screens and their layouts.
struct ExactCommand: CommandRun {
  let session: Session
  private let counts: [(kind: ScreenDice.Kind, count: Int)]
  private let seed: UInt64

  /// How many screens of a kind there are if nobody says.
  static func usual(_ kind: ScreenDice.Kind) -> Int { kind == .single ? 50_000 : 10_000 }

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    try list.requireNoNames()
    counts = [
      (.single, try list.caseCount(.single, orElse: Self.usual(.single), from: 0)),
      (.nested, try list.caseCount(.nested, orElse: Self.usual(.nested), from: 0)),
    ]
    seed = try list.trialSeed().rawValue
  }

  func run() -> ExitStatus {
    do {
      for (kind, count) in counts { try write(count, kind) }
      return .success
    } catch {
      session.complain("a screen that was drawn is none: \(error)")
      return .unexpected
    }
  }

  private func write(_ count: Int, _ kind: ScreenDice.Kind) throws {
    let drawn = packageScreens(kind, count: count / 4)
    var dice = ScreenDice(seed: seed &* 2 &+ (kind == .single ? 0 : 1))
    for index in 0..<count {
      let isOfPackage = index % 4 == 3 && index / 4 < drawn.count
      let screen = isOfPackage ? drawn[index / 4] : try dice.screen(kind)
      let lines = try ScreenLines(
        screen, name: "\(kind)-\(seed)-\(index)", kind: kind.rawValue,
        draw: isOfPackage ? "package" : "dice")
      session.say(lines.text.ownLines)
    }
  }

  /// Screens of the draw of the laws about constraints, of one kind.
  private func packageScreens(_ kind: ScreenDice.Kind, count: Int) -> [ScrolledStack] {
    let found = Mutex<[ScrolledStack]>([])
    var round: UInt64 = 0
    while found.withLock({ $0.count }) < count {
      _ = check(
        .oracleScreens, settings: Settings(seed: Seed(seed &+ round &* 1_000_003), cases: 1000)
      ) { screen in
        guard let stack = screen.scrolledStack else { return Outcome.passed }
        let isNested = stack.content.stack?.arrangedViews.contains { $0.stack != nil } ?? false
        guard isNested == (kind == .nested) else { return Outcome.passed }
        found.withLock { $0.append(stack) }
        return Outcome.passed
      }
      round += 1
    }
    return Array(found.withLock { $0 }.prefix(count))
  }
}
