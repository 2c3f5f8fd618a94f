import StackScrollInvariants

/// The help of the tool and of every command.
enum HelpText {
  /// The version of the tool.
  static let versionNumber = "0.1.0"

  static func version(name: String) -> String {
    "\(name) \(versionNumber) (fixture format \(Fixture.format))"
  }

  /// How a command is called.
  static func usage(of command: Command, name: String) -> String {
    switch command {
    case .explore:
      "\(name) explore [ID...] [--cases N] [--seed N] [--time SECONDS] [--write DIR]"
    case .replay: "\(name) replay ID:TOKEN | FILE | DIR | - ..."
    case .list: "\(name) list [--long]"
    case .scoreboard: "\(name) scoreboard [--seeds N] [--write DIR]"
    case .layout: "\(name) layout FILE [--why VIEW] [--json]"
    case .check:
      "\(name) check FILE... [--cases N] [--seed N] [--widths A-B] [--heights A-B]"
        + " [--replay ID:TOKEN] [--write DIR]"
    case .keep: "\(name) keep ID:TOKEN | FILE | - ... [--write DIR]"
    case .retire: "\(name) retire FILE... --reason TEXT"
    case .completion: "\(name) completion bash | zsh | fish"
    case .help: "\(name) help [COMMAND]"
    }
  }

  /// How an option is written.
  static func form(of option: CommandOption) -> String {
    switch option {
    case .cases: "--cases N"
    case .seed: "--seed N or --seed random"
    case .time: "--time SECONDS"
    case .seeds: "--seeds N"
    case .write: "--write DIR, or --write=DIR for a name that begins with \"-\""
    case .why: "--why VIEW"
    case .widths: "--widths A-B"
    case .heights: "--heights A-B"
    case .replay: "--replay ID:TOKEN"
    case .reason: "--reason TEXT"
    case .long, .json, .help: option.flag
    }
  }

  static func text(for command: Command?, name: String) -> String {
    switch command {
    case .explore: explore(name)
    case .replay: replay(name)
    case .list: list(name)
    case .scoreboard: scoreboard(name)
    case .layout: layout(name)
    case .check: check(name)
    case .keep: keep(name)
    case .retire: retire(name)
    case .completion: completion(name)
    case .help, nil: tool(name)
    }
  }

  /// What a command does, in a line.
  static func summary(of command: Command) -> String {
    switch command {
    case .explore: "check invariants on generated screens and gestures; shrink what fails"
    case .replay: "run a counterexample again, by its token or from a fixture"
    case .list: "show the invariants"
    case .scoreboard: "plant known bugs, and show which law catches each and how soon"
    case .layout: "lay out a screen file: frames, verdicts, picture, and why"
    case .check: "check a screen file in other windows, directions, insets and under gestures"
    case .keep: "make fixtures of findings, which `swift test` replays from then on"
    case .retire: "stop checking a fixture, with the reason"
    case .completion: "print a script that completes commands in your shell"
    case .help: "show this, or the help of a command"
    }
  }

  private static func tool(_ name: String) -> String {
    """
    Finds layout bugs in stack views that scroll, and keeps them.

    usage: \(name) COMMAND [NAMES] [OPTIONS]

    Commands:
    \(commands)

    Options:
      -h, --help    show this, or after a command its help
      --version     show the version
      --            what follows is a name, even if it begins with "-"

    A value is written --cases 500 or --cases=500.

    Examples:
      \(name) explore
      \(name) check Screens/form.json
      \(name) help check

    \(exitStatus)

    Without arguments it shows this. NO_COLOR=1 turns colours off.
    A model of layout is checked, not UIKit.
    """
  }

  private static func explore(_ name: String) -> String {
    """
    Checks invariants on generated screens and gestures, and shrinks what fails.

    usage: \(usage(of: .explore, name: name))

      ID                which invariants; all if none is named. The canary runs in any case:
                        a run that cannot fail proves nothing.
      --cases N         how many cases each law must pass; \(ExploreRequest.usualCases) if not given.
                        A claim that must fail ends with its first failure, and may take
                        \(ExploreRequest.usualCases) cases to find it even if N is smaller.
      --seed N          where the cases come from; \(ExploreRequest.usualSeed) if not given, so two runs print the same.
                        "random" draws one and says which.
      --time SECONDS    how long the whole run may take. Each invariant gets an equal part of
                        what is left. A run that is cut short cannot be repeated exactly.
      --write DIR       keep the counterexamples of laws and of refuted claims, each as
                        DIR/ID/HASH.json. What is there already is never changed.

    What must fail runs first: the canary, then the claims that are known to be false. Laws that
    ran out of time do not count as failed; a claim that must fail and ran out of time does.

    \(exitStatus)

    Examples:
      \(name) explore
      \(name) explore --seed random --time 60 --write Fixtures/Counterexamples
    """
  }

  private static func replay(_ name: String) -> String {
    """
    Runs counterexamples again, and says whether they come out as expected.

    usage: \(usage(of: .replay, name: name))

      ID:TOKEN    a line that `\(name) explore` printed; good until the generators change
      FILE        a fixture, written by `\(name) explore --write`; good for ever
      DIR         every .json file below it
      -           what is piped in; it and a FILE that is no .json may be any text in which
                  findings stand as ID:TOKEN, or JSON lines with the keys invariant and token

    A token is as expected if a law passes, or if a claim that must fail fails. A fixture says
    itself what is expected: "holds" for a bug that must not come back, "fails" for a claim that
    stays refuted. One fixture alone is shown with its picture; of many, only surprises are.
    What is retired is listed with its reason and not checked.

    \(exitStatus)

    Examples:
      \(name) replay Fixtures
      \(name) replay claim-rounded-tabs-fit:p1-00fnt305
      \(name) explore | \(name) replay -
    """
  }

  private static func list(_ name: String) -> String {
    """
    Shows the invariants by what is expected of them: laws, refuted claims, the canary.

    usage: \(usage(of: .list, name: name))

      --long    also what each takes for granted, and why a refuted claim is false

    \(exitStatus)

    Examples:
      \(name) list
      \(name) list --long
    """
  }

  private static func scoreboard(_ name: String) -> String {
    """
    Plants known bugs in the layout, one at a time, and shows which law catches each and how soon.

    usage: \(usage(of: .scoreboard, name: name))

      --seeds N      over how many seeds, from 0 on; \(ScoreboardRequest.usualSeeds) if not given. The median counts.
      --write DIR    keep each law as DIR/LAW.json, with the smallest case that breaks it under a
                     planted bug and the nearest case that does not. What is there is replaced.

    A law may take up to \(BugHunt.maximumCases) cases. The same seeds print the same table.

    \(exitStatus)

    Examples:
      \(name) scoreboard --seeds 3
      \(name) scoreboard --write Fixtures/Broken
    """
  }

  private static let commands = Command.allCases.map { command in
    "  \(command.rawValue.padded(to: 10)) \(summary(of: command))"
  }.joined(separator: "\n")

  static let exitStatus = """
    Exit status:
      0    everything came out as expected
      1    something did not: a law failed, gave up or is flaky, or what must fail did not;
           or a planted bug was not caught
      2    the arguments, a file or a token could not be used, or a result not written
    """
}
