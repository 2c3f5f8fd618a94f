/// Every limit of a run, by name.
///
/// All limits but `caseDeadline` count events, never time, so a run can be repeated exactly. Numbers below zero count
/// as zero.
public struct Settings: Hashable, Sendable {
  /// Where the cases come from; two runs with one seed are the same run.
  public var seed: Seed
  /// How many cases must pass.
  public var cases: Int { didSet { cases = max(0, cases) } }
  /// How large the cases are.
  public var sizes: Sizes
  /// Whether all cases are run instead of random ones, when there are few.
  public var enumeration: Enumeration
  /// Which part of the run this is, for runs shared out over machines.
  public var shard: Shard
  /// How many cases may be discarded for each one that is wanted, before the run gives up.
  public var maximumDiscardRatio: Int {
    didSet { maximumDiscardRatio = max(0, maximumDiscardRatio) }
  }
  /// How many choices one case may draw before it is discarded.
  public var maximumChoices: Int { didSet { maximumChoices = max(0, maximumChoices) } }
  /// How often the property may be called to shrink a failure, besides once after
  /// to confirm it.
  public var maximumShrinkEvaluations: Int {
    didSet { maximumShrinkEvaluations = max(0, maximumShrinkEvaluations) }
  }
  /// How often the property may be called to tell which parts of a counterexample matter.
  public var maximumExplainEvaluations: Int {
    didSet { maximumExplainEvaluations = max(0, maximumExplainEvaluations) }
  }
  /// How many kinds of failure one run reports; at least one.
  public var maximumFailures: Int { didSet { maximumFailures = max(0, maximumFailures) } }
  /// How many cases behind the first failure are searched for failures of other kinds.
  public var casesAfterFailure: Int { didSet { casesAfterFailure = max(0, casesAfterFailure) } }
  /// How many cases a run may take to be certain of the shares that `Statistic.cover` demands.
  public var maximumCoverageCases: Int {
    didSet { maximumCoverageCases = max(0, maximumCoverageCases) }
  }
  /// The limits of the child process in which cases run; nil to run them in this process.
  ///
  /// In a child, a trap, an endless loop or a runaway allocation is a failure that is shrunk and
  /// reported, and the run goes on. A child is a copy of this process with one thread: what a body
  /// changes outside of itself is lost, and a body that needs other threads (a queue, a task) waits
  /// in vain. Where no child can be made, cases run in this process.
  public var isolation: Isolation?
  /// How long one case may take by the clock, in this process or a child; nil for as long as it likes.
  ///
  /// A case that passes later than that fails. While a case of a run of one worker in this process takes
  /// longer, its value and its token are written to standard error once: if it never ends, they are the
  /// last words. The one limit here that counts time, so a run with it may differ from the next.
  public var caseDeadline: Duration? {
    didSet { caseDeadline = caseDeadline.map { max(.zero, $0) } }
  }
  /// Where failures are kept from one run to the next; nil for no place of their own.
  public var store: FailureStore?
  /// Whether `forAll` and `XCTAssertForAll` keep failures beside the build, in a folder
  /// `property-failures`, where there is no `store` and no seed is given.
  ///
  /// What is kept there is run beside the cases of the seed, and a report says which of the two failed.
  public var keepsFailures: Bool
  /// What is looked at, besides the verdict, by `forAll` and `XCTAssertForAll`.
  public var healthChecks: Set<HealthCheck>
  /// The shrinking passes to leave out, by name, to measure what each is worth; names that are not
  /// in `ShrinkPasses.names` leave nothing out.
  @_spi(Measuring) public var omittedPasses: Set<String> = []
  /// Whether the report keeps a record to be written down, even if this is no shard.
  public var keepsRecord = false
  /// What shards of this run found: what they hold is not run again, the rest is.
  public var records: [ShardRecord] = []
  /// The recorded case to run instead of drawing any.
  public var replay: ReplayToken?

  /// Makes settings; each has a default that suits a unit test.
  public init(
    seed: Seed = .standard, cases: Int = 1000, sizes: Sizes = .ramp,
    enumeration: Enumeration = .whenSmall,
    shard: Shard = .whole, maximumDiscardRatio: Int = 10, maximumChoices: Int = 100_000,
    maximumShrinkEvaluations: Int = 5000, maximumExplainEvaluations: Int = 200,
    maximumFailures: Int = 5, casesAfterFailure: Int = 100, maximumCoverageCases: Int = 1_000_000,
    isolation: Isolation? = nil, store: FailureStore? = nil, keepsFailures: Bool = true,
    healthChecks: Set<HealthCheck> = Set(HealthCheck.allCases), replay: ReplayToken? = nil
  ) {
    self.seed = seed
    self.cases = max(0, cases)
    self.sizes = sizes
    self.enumeration = enumeration
    self.shard = shard
    self.maximumDiscardRatio = max(0, maximumDiscardRatio)
    self.maximumChoices = max(0, maximumChoices)
    self.maximumShrinkEvaluations = max(0, maximumShrinkEvaluations)
    self.maximumExplainEvaluations = max(0, maximumExplainEvaluations)
    self.maximumFailures = max(0, maximumFailures)
    self.casesAfterFailure = max(0, casesAfterFailure)
    self.maximumCoverageCases = max(0, maximumCoverageCases)
    self.isolation = isolation
    self.store = store
    self.keepsFailures = keepsFailures
    self.healthChecks = healthChecks
    self.replay = replay
  }

  /// Whether what each block found is kept, so that it can be merged.
  var keepsBlocks: Bool { keepsRecord || shard != .whole }

  /// How many cases may be discarded in the whole run.
  @usableFromInline
  var allowedDiscards: Int {
    let product = maximumDiscardRatio.multipliedReportingOverflow(by: cases)
    return product.overflow ? .max - 1 : min(product.partialValue, .max - 1)
  }
}

/// Whether a run goes through all cases, smallest first, instead of drawing random ones.
public enum Enumeration: Hashable, Sendable {
  /// Random cases only.
  case never
  /// All cases, if there are no more than `Settings.cases`; otherwise random ones.
  case whenSmall
  /// The smallest cases, as many as `Settings.cases`, whether there are more or not.
  case smallestFirst
}
