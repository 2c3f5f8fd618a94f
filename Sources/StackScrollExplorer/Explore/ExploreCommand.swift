import PropertyKit
import StackScrollCore
import StackScrollInvariants

extension Command {
  /// Runs laws on generated screens, or a part of that run.
  ///
  /// - Parameter part: what runs one part, where an option names one.
  static func explore(
    orPart part: @escaping Preparation
  ) -> Command {
    Command(
      name: "explore",
      summary: "check invariants on generated screens and gestures; shrink what fails",
      usage: "[ID | FAMILY ...] [OPTIONS]",
      options: [
        .long, .cases, .seed, .time, .untilFailure, .scale, .exact, .write, .report, .shard,
        .results,
      ],
      completions: { context throws(UsageError) in
        try context.catalogue().invariants.map(\.id)
      },
      manual: exploreManual,
      prepare: { list, context throws(UsageError) in
        if list.has(.shard) || list.has(.results) { return try part(list, context) }
        return try Exploration(list, context)
      })
  }

  @Sendable private static func exploreManual(_ tool: String) -> CommandManual {
    CommandManual(
      about: "Checks invariants on generated screens and gestures, and shrinks what fails.",
      details: """
          ID | FAMILY       which invariants; all if none is named. The canary runs in any case:
                            a run that cannot fail proves nothing.
          --long            each finding with its picture, its Swift source, its smallest case and the
                            sizes at which it fails, and a table of all. A run of
                            \(ExploreRequest.shownInFull) or fewer is told so anyway.
          --cases N         how many cases each law must pass; \(RunDefaults.cases) if not given.
                            A claim that must fail ends with its first failure, and may take
                            \(RunDefaults.cases) cases to find it even if N is smaller.
          --seed N          where the cases come from; \(RunDefaults.seed) if not given, so two runs print the same.
                            "random" draws one and says which.
          --time SECONDS    how long the whole run may take. Each invariant gets an equal part of
                            what is left. A run that is cut short cannot be repeated exactly.
          --until-failure   go on when all laws hold, N more cases a round, each round with the next
                            seed; until a law fails, time is up or somebody ends it.
          --scale N         how many pixels a point has where a failure's intervals are settled,
                            pixel by pixel: \(PixelSweep.scales.lowerBound) to \(PixelSweep.scales.upperBound); \(PixelSweep.standard.scale) if not given.
          --exact           print all digits of numbers, and not hundredths of a point; the Swift of a
                            case and JSON always have them.
          --write DIR       keep the counterexamples of laws and of refuted claims, each as
                            DIR/ID/HASH.json. What is there already is never changed.
          --report DIR      write what came out as pages with pictures: DIR/index.html to open,
                            DIR/matrix.html with each case on many sizes of screen, and the same as
                            JSON lines, DIR/findings.jsonl. A report that is there is replaced.
          --shard I/N       explore one of N parts, from 0/N on; needs --results. Without it the
                            environment says which: see `\(tool) help merge`.
          --results DIR     leave what the shard finds in DIR for `\(tool) merge`. What is there
                            already is not run again, so a worker that was killed just starts again.

        What must fail runs first: the canary, then the claims that are known to be false. Laws that
        ran out of time do not count as failed; a claim that must fail and ran out of time does.

        Under each failure stand the widths, heights and offsets at which it fails, with the points
        around them where the law holds, and the nearest case for which it holds. Laws that have one
        smallest case in common are shown together.

        A terminal shows a line with cases a second, how much is covered, and what was found; a pipe
        or CI gets a line for each invariant, and one among the errors a minute. Ctrl-C, SIGTERM
        or SIGHUP ends the run with what it has; the second time, at once.
        """,
      examples: """
        \(tool) explore
        \(tool) explore tabs --scale 3
        \(tool) explore --seed random --time 60 --write Fixtures/Counterexamples
        \(tool) explore claim-predicted-end-is-the-end --report Report
        \(tool) explore tabs-scroll-past-three --until-failure
        """)
  }
}

extension CommandOption {
  static let time = CommandOption("time", form: "--time SECONDS")
  static let untilFailure = CommandOption("until-failure")
  static let shard = CommandOption("shard", form: "--shard I/N, such as --shard 0/16")
  static let results = CommandOption.folder("results")
}

/// What to explore, how far, and where to keep what is found.
struct ExploreRequest {
  /// What there is to run.
  let catalogue: Catalogue
  /// What is run, in this order: first what must fail, then the laws.
  let invariants: [Invariant]
  /// How many cases a law must pass.
  let cases: Int
  /// Where the cases come from.
  let seed: Seed
  /// How long the whole run may take, nil for as long as it needs.
  let time: Duration?
  /// Whether everything is told in full, and not in a summary.
  let isLong: Bool
  /// Whether to go on, round after round, until a law fails.
  let isUntilFailure: Bool
  /// The pixels on which failing intervals are exact.
  let sweep: PixelSweep
  /// How numbers are told.
  let numbers: NumberStyle
  /// Where findings are kept, nil for nowhere.
  let folder: String?
  /// Where the pages of a report are written, nil for nowhere.
  let report: String?
  /// What shards of the run found, by invariant; what they hold is not run again.
  var records: [String: [ShardRecord]] = [:]
  /// What they covered, by invariant.
  var coverages: [String: ScreenCoverage] = [:]

  /// The longest run that can be asked for, in seconds: a week.
  static let maximumSeconds: UInt64 = 604_800
  /// How many invariants are told in full unless a summary is all that is wanted.
  static let shownInFull = 3

  init(_ list: ArgumentList, catalogue: Catalogue) throws(UsageError) {
    self.catalogue = catalogue
    invariants = try Self.selection(list, from: catalogue)
    cases = try list.caseCount()
    time = try list.number(.time, in: 1...Self.maximumSeconds).map { .seconds(Int64($0)) }
    isUntilFailure = list.has(.untilFailure)
    isLong =
      list.has(.long) || invariants.count { $0.role != .canary } <= Self.shownInFull
    sweep = try Self.sweep(list)
    seed = try list.seed()
    numbers = list.numbers
    folder = try list.folder(.write)
    report = try list.folder(.report)
  }

  /// The settings for one of the invariants.
  ///
  /// A claim that must fail may take as many cases as usual even if fewer were asked for. It ends
  /// with the first failure, and a quick look at a law should not call the harness broken.
  ///
  /// - Parameter round: how often the laws were run before; each round has a seed of its own.
  func settings(for invariant: Invariant, round: Int = 0) -> Settings {
    var settings = Settings(
      seed: Seed(seed.rawValue &+ UInt64(truncatingIfNeeded: round)),
      cases: invariant.mustFail ? max(cases, RunDefaults.cases) : cases,
      maximumExplainEvaluations: 0)
    if round == 0 { settings.records = records[invariant.id] ?? [] }
    return settings
  }

  /// The named invariants and families, or all; canaries come along in any case.
  private static func selection(
    _ list: ArgumentList, from catalogue: Catalogue
  ) throws(UsageError) -> [Invariant] {
    let chosen = try list.invariants(of: catalogue)
    return chosen.filter { $0.role == .canary }
      + chosen.filter { $0.mustFail && $0.role != .canary } + chosen.filter { !$0.mustFail }
  }

  /// The pixels on which failing intervals are exact.
  private static func sweep(_ list: ArgumentList) throws(UsageError) -> PixelSweep {
    let scales = PixelSweep.scales
    guard
      let scale = try list.number(
        .scale, in: UInt64(scales.lowerBound)...UInt64(scales.upperBound)),
      let sweep = try? PixelSweep(scale: Int(scale))
    else { return .standard }
    return sweep
  }

  /// The command line that makes the same run again.
  func command(in session: Session) -> String {
    let options =
      (seed == RunDefaults.seed ? [] : ["--seed", "\(seed)"])
      + (cases == RunDefaults.cases ? [] : ["--cases", "\(cases)"])
      + (sweep.scale == PixelSweep.standard.scale ? [] : ["--scale", "\(sweep.scale)"])
    return (session.exploring(invariants.map(\.id), of: catalogue) + options)
      .joined(separator: " ")
  }
}

extension Session {
  /// The words with which a command line explores some invariants: no name where they are a whole
  /// catalogue, and never a canary's, which comes along in any case.
  func exploring(_ ids: [String], of catalogue: Catalogue) -> [String] {
    let isWhole = ids.count == catalogue.invariants.count
    return [name, "explore"] + (isWhole ? [] : ids.filter { catalogue[$0]?.role != .canary })
  }
}
