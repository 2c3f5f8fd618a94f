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
    case .merge: "\(name) merge DIR... [--write DIR]"
    case .replay: "\(name) replay ID:TOKEN | FILE | DIR ..."
    case .list: "\(name) list [--long]"
    case .scoreboard: "\(name) scoreboard [--seeds N] [--write DIR]"
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
    case .shard: "--shard I/N, such as --shard 0/16"
    case .results: "--results DIR, or --results=DIR for a name that begins with \"-\""
    case .write: "--write DIR, or --write=DIR for a name that begins with \"-\""
    case .long, .help: option.flag
    }
  }

  static func text(for command: Command?, name: String) -> String {
    switch command {
    case .explore: explore(name)
    case .merge: merge(name)
    case .replay: replay(name)
    case .list: list(name)
    case .scoreboard: scoreboard(name)
    case .help, nil: tool(name)
    }
  }

  private static func tool(_ name: String) -> String {
    """
    Finds layout bugs in stack views that scroll, and keeps them.

    usage: \(name) COMMAND [NAMES] [OPTIONS]

    Commands:
      explore    check invariants on generated screens and gestures; shrink what fails
      merge      put the shards of an exploration together
      replay     run a counterexample again, by its token or from a fixture
      list       show the invariants
      scoreboard plant known bugs, and show which law catches each and how soon
      help       show this, or the help of a command

    Options:
      -h, --help    show this, or after a command its help
      --version     show the version
      --            what follows is a name, even if it begins with "-"

    A value is written --cases 500 or --cases=500.

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
      --shard I/N       explore one of N parts, from 0/N on; needs --results. Without it the
                        environment says which: see `\(name) help merge`.
      --results DIR     leave what the shard finds in DIR for `\(name) merge`. What is there
                        already is not run again, so a worker that was killed just starts again.

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

    A token is as expected if a law passes, or if a claim that must fail fails. A fixture says
    itself what is expected: "holds" for a bug that must not come back, "fails" for a claim that
    stays refuted. One fixture alone is shown with its picture; of many, only surprises are.

    \(exitStatus)
    """
  }

  private static func list(_ name: String) -> String {
    """
    Shows the invariants by what is expected of them: laws, refuted claims, the canary.

    usage: \(usage(of: .list, name: name))

      --long    also what each takes for granted, and why a refuted claim is false

    \(exitStatus)
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
    """
  }

  private static func merge(_ name: String) -> String {
    """
    Puts the shards of an exploration together, and prints what the whole run would have printed.

    usage: \(usage(of: .merge, name: name))

      DIR            folders that were given to `\(name) explore --results`, or single files from
                     there; in any order, repeated or overlapping
      --write DIR    as for `\(name) explore`

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

  private static let exitStatus = """
    Exit status:
      0    everything came out as expected
      1    something did not: a law failed, gave up or is flaky, or what must fail did not;
           or a planted bug was not caught
      2    the arguments, a file or a token could not be used, or a result not written
      3    results of some shards are missing
    """
}
