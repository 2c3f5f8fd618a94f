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
      "\(name) explore [ID | FAMILY ...] [OPTIONS]"
    case .assumptions: "\(name) assumptions ID | FAMILY ... [--self] [--cases N] [--seed N]"
    case .replay: "\(name) replay ID:TOKEN | FILE | DIR | - ..."
    case .merge: "\(name) merge DIR... [--scale N] [--write DIR] [--report DIR]"
    case .list: "\(name) list [--self] [--long]"
    case .scoreboard: "\(name) scoreboard [--seeds N] [--write DIR] [--report DIR]"
    case .explain: "\(name) explain [FILE | -] [--save DIR]"
    case .lint: "\(name) lint FILE ... [--cases N] [--format text | lines | sarif]"
    case .verify: "\(name) verify FILE ..."
    case .import: "\(name) import FILE [--write DIR]"
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
    case .scale: "--scale N"
    case .seeds: "--seeds N"
    case .shard: "--shard I/N, such as --shard 0/16"
    case .write, .report, .save, .results:
      "\(option.flag) DIR, or \(option.flag)=DIR for a name that begins with \"-\""
    case .why: "--why VIEW"
    case .widths: "--widths A-B"
    case .heights: "--heights A-B"
    case .replay: "--replay ID:TOKEN"
    case .reason: "--reason TEXT"
    case .format: "--format text, --format lines or --format sarif"
    case .untilFailure, .long, .json, .selfTests, .help: option.flag
    }
  }

  static func text(for command: Command?, name: String) -> String {
    switch command {
    case .explore: explore(name)
    case .assumptions: assumptions(name)
    case .merge: merge(name)
    case .replay: replay(name)
    case .list: list(name)
    case .scoreboard: scoreboard(name)
    case .layout: layout(name)
    case .check: check(name)
    case .keep: keep(name)
    case .retire: retire(name)
    case .completion: completion(name)
    case .explain: explain(name)
    case .lint: lint(name)
    case .verify: verify(name)
    case .import: importing(name)
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
    case .assumptions: "drop each assumption of a law, and show what breaks without it"
    case .merge: "put the shards of an exploration together"
    case .explain: "say in words why constraints in a console log cannot hold together"
    case .lint: "find in storyboards and xibs what will not scroll, hold or settle"
    case .verify: "hold the frames in storyboards and xibs against their constraints"
    case .import: "make screens of the scroll views in a storyboard or a xib"
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

      ID | FAMILY       which invariants; all if none is named. The canary runs in any case:
                        a run that cannot fail proves nothing.
      --self            the laws that test \(name) itself: its layout rules, scrolling, edits and
                        solver. Without it, those that can fail on somebody's screen.
      --cases N         how many cases each law must pass; \(ExploreRequest.usualCases) if not given.
                        A claim that must fail ends with its first failure, and may take
                        \(ExploreRequest.usualCases) cases to find it even if N is smaller.
      --seed N          where the cases come from; \(ExploreRequest.usualSeed) if not given, so two runs print the same.
                        "random" draws one and says which.
      --time SECONDS    how long the whole run may take. Each invariant gets an equal part of
                        what is left. A run that is cut short cannot be repeated exactly.
      --until-failure   go on when all laws hold, N more cases a round, each round with the next
                        seed; until a law fails, time is up or somebody ends it.
      --scale N         how many pixels a point has where a failure's intervals are settled,
                        pixel by pixel: \(PixelSweep.scales.lowerBound) to \(PixelSweep.scales.upperBound); \(PixelSweep.standard.scale) if not given.
      --write DIR       keep the counterexamples of laws and of refuted claims, each as
                        DIR/ID/HASH.json. What is there already is never changed.
      --report DIR      write what came out as pages with pictures: DIR/index.html to open,
                        DIR/matrix.html with each case on many sizes of screen, and the same as
                        JSON lines, DIR/findings.jsonl. A report that is there is replaced.
      --shard I/N       explore one of N parts, from 0/N on; needs --results. Without it the
                        environment says which: see `\(name) help merge`.
      --results DIR     leave what the shard finds in DIR for `\(name) merge`. What is there
                        already is not run again, so a worker that was killed just starts again.

    What must fail runs first: the canary, then the claims that are known to be false. Laws that
    ran out of time do not count as failed; a claim that must fail and ran out of time does.

    Under each failure stand the widths, heights and offsets at which it fails, with the points
    around them where the law holds, and the nearest case for which it holds. Laws that have one
    smallest case in common are shown together.

    A terminal shows a line with cases a second, how much is covered, and what was found; a pipe
    or CI gets a line for each invariant, and one among the errors a minute. Ctrl-C, or SIGTERM,
    ends the run with what it has; the second time, at once.

    \(exitStatus)

    Examples:
      \(name) explore
      \(name) explore tabs --scale 3
      \(name) explore --seed random --time 60 --write Fixtures/Counterexamples
      \(name) explore claim-predicted-end-is-the-end --report Report
      \(name) explore --self scrolling-on-shows-later-views --until-failure
    """
  }

  private static func assumptions(_ name: String) -> String {
    """
    Drops each assumption of a law in turn, and shows the smallest screen that breaks it then.

    usage: \(usage(of: .assumptions, name: name))

      ID | FAMILY    which laws
      --self         they are laws that test \(name) itself
      --cases N      over how many cases; \(ExploreRequest.usualCases) if not given. An assumption without which the
                     law holds in all of them is called not needed; more cases may need it.
      --seed N       where the cases come from; \(ExploreRequest.usualSeed) if not given. "random" draws one.

    All other assumptions are kept. One that says what the law is about cannot be dropped: without
    it there is nothing to check. A law that fails with all it assumes is not as expected.

    \(exitStatus)

    Examples:
      \(name) assumptions tabs-scroll-past-three
      \(name) assumptions --self hiding --cases 1000
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

      --self    those that test \(name) itself
      --long    also what each takes for granted, and why a refuted claim is false

    \(exitStatus)

    Examples:
      \(name) list
      \(name) list --self --long
    """
  }

  private static func scoreboard(_ name: String) -> String {
    """
    Plants known bugs in the layout, one at a time, and shows which law catches each and how soon.

    usage: \(usage(of: .scoreboard, name: name))

      --seeds N      over how many seeds, from 0 on; \(ScoreboardRequest.usualSeeds) if not given. The median counts.
      --write DIR    keep each law as DIR/LAW.json, with the smallest case that breaks it under a
                     planted bug and the nearest case that does not. What is there is replaced.
      --report DIR   write the same as a page, with a picture of each bug: DIR/scoreboard.html.

    A law may take up to \(PlantedBug.maximumCases) cases. The same seeds print the same table.

    \(exitStatus)

    Examples:
      \(name) scoreboard
      \(name) scoreboard --seeds 1 --report Report
    """
  }

  private static func explain(_ name: String) -> String {
    """
    Says in words why constraints cannot hold together, from what the console printed.

    usage: \(usage(of: .explain, name: name))

      FILE          a text with "Unable to simultaneously satisfy constraints" and the list below
                    it; whatever stands around it does not matter. Without FILE, or with "-",
                    the text is read from the input.
      --save DIR    keep the text and what was found as DIR/HASH.json; `\(name) replay` runs it
                    again. What is there already is never changed.

    It names the fewest lines that contradict each other, the sum that does not come out, which
    line alone settles all if its priority is lowered to 999, and what to change. A margin, the
    line on which text stands, and a space that the system leaves have no printed value: they are
    taken to be whatever they need to be, so no conflict is claimed that a guess makes.

    \(exitStatus)

    Examples:
      pbpaste | \(name) explain
      \(name) explain console.txt --save Fixtures/Logs
    """
  }

  private static func merge(_ name: String) -> String {
    """
    Puts the shards of an exploration together, and prints what the whole run would have printed.

    usage: \(usage(of: .merge, name: name))

      DIR            folders that were given to `\(name) explore --results`, or single files from
                     there; in any order, repeated or overlapping
      --scale N, --write DIR, --report DIR    as for `\(name) explore`

    The shards may run anywhere, at any time and in any order, as long as it is with one build, the
    same names and the same --cases and --seed. If some are missing it says which, and ends with 3.

    Where --shard I/N is not given, the first of these that is set says which shard to run:
      TEST_SHARD_INDEX, TEST_TOTAL_SHARDS    set by test runners
      SLURM_ARRAY_TASK_ID                    set by Slurm; with STACKSCROLL_SHARDS for N, or N
                                             is the length of an array from 0 on
      JOB_COMPLETION_INDEX                   set by Kubernetes; with STACKSCROLL_SHARDS for N

    \(exitStatus)

    Examples:
      seq 0 15 | parallel \(name) explore --shard {}/16 --results results
      \(name) merge results
    """
  }

  private static let commands = Command.allCases.map { command in
    "  \(command.rawValue.padded(to: 11)) \(summary(of: command))"
  }.joined(separator: "\n")

  static let exitStatus = """
    Exit status:
      0    everything came out as expected
      1    something did not: a law failed, gave up or is flaky, or what must fail did not;
           or a planted bug was not caught; or constraints of a log contradict each other
      2    the arguments, a file or a token could not be used, or a result not written
      3    results of some shards are missing
      130  somebody ended the run (SIGINT, SIGTERM) before anything unexpected came up; what it
           had by then was shown
    """
}
