import PropertyKit
import StackScrollExplorer
import StackScrollInvariants
import StackScrollReport

extension Command {
  /// Drops what laws assume.
  static let assumptions = Command(
    name: "assumptions", summary: "drop each assumption of a law, and show what breaks without it",
    usage: "ID | FAMILY ... [--cases N] [--seed N]",
    options: [.cases, .seed],
    manual: { tool in
      CommandManual(
        about:
          "Drops each assumption of a law in turn, and shows the smallest screen that breaks it then.",
        details: """
            ID | FAMILY    which laws
            --cases N      over how many cases; \(RunDefaults.cases) if not given. An assumption without which the
                           law holds in all of them is called not needed; more cases may need it.
            --seed N       where the cases come from; \(RunDefaults.seed) if not given. "random" draws one.

          All other assumptions are kept. One that says what the law is about cannot be dropped: without
          it there is nothing to check. A law that fails with all it assumes is not as expected.
          """,
        examples: """
          \(tool) assumptions tabs-scroll-past-three
          \(tool) assumptions hiding --cases 1000
          """)
    },
    prepare: AssumptionsCommand.init)
}

/// The command that drops each assumption of a law in turn, and shows what breaks without it.
struct AssumptionsCommand: CommandRun {
  let session: Session
  /// The laws, in the order of the catalogue.
  let laws: [Invariant]
  /// Over how many cases a law without an assumption is checked.
  let cases: Int
  /// Where the cases come from.
  let seed: Seed

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    guard !list.names.isEmpty else { throw list.refusal(AssumptionsText.noLaw) }
    let catalogue = try context.catalogue()
    let chosen = try list.invariants(of: catalogue)
    if let name = list.names.first(where: { catalogue[$0]?.mustFail == true }) {
      throw list.refusal(AssumptionsText.isFalseAnyway(name))
    }
    laws = chosen.filter { !$0.mustFail }
    guard !laws.isEmpty else {
      throw list.refusal(AssumptionsText.isFalseAnyway(list.names[0]))
    }
    cases = try list.caseCount()
    seed = try list.seed()
  }

  /// The settings for one law, with its assumptions or without one.
  var settings: Settings { Settings(seed: seed, cases: cases, maximumExplainEvaluations: 0) }

  func run() -> ExitStatus {
    var status = ExitStatus.success
    for (position, law) in laws.enumerated() {
      guard !session.terminal.isInterrupted else { return status.worse(.interrupted) }
      if position > 0 { session.say("") }
      status = status.worse(weaken(law))
    }
    return status
  }

  /// Shows the law with all it assumes, then without each.
  private func weaken(_ law: Invariant) -> ExitStatus {
    let text = AssumptionsText(session: session)
    var line = ProgressLine(session: session)
    session.say(text.opening(of: law))
    let whole = watching(law, "with all assumptions", &line) { observe in
      law.explore(
        settings: settings, workers: session.terminal.processors, observe: observe)
    }
    session.say(text.whole(Trial(law, whole)))
    guard case .passed = whole.verdict else {
      return session.terminal.isInterrupted ? .interrupted : .unexpected
    }
    var dropped: [DroppedAssumption] = []
    for assumption in law.assumptions where !session.terminal.isInterrupted {
      let found = watching(law, "without \(assumption.id)", &line) { observe in
        law.dropping(
          assumption, settings: settings, workers: session.terminal.processors,
          observe: observe)
      }
      session.say(text.account(of: found, by: law))
      dropped.append(found)
    }
    session.say(text.closing(of: law, dropped))
    return session.terminal.isInterrupted ? .interrupted : .success
  }

  /// Runs something with a line that tells how far it is, and takes the line away.
  private func watching<Result>(
    _ law: Invariant, _ what: String, _ line: inout ProgressLine,
    _ body: ((Progress) -> RunControl) -> Result
  ) -> Result {
    var watch = RunWatch(deadline: nil, terminal: session.terminal) { progress, _ in
      AssumptionsText.progress(progress, of: law, what)
    }
    let result = body { watch.observe($0, line: &line) }
    line.erase()
    return result
  }
}
