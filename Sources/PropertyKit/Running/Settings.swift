/// Every limit of a run, by name.
///
/// All limits count events, never time, so a run can be repeated exactly. Numbers below zero count
/// as zero.
public struct Settings: Hashable, Sendable {
  /// Where the cases come from; two runs with one seed are the same run.
  public var seed: Seed
  /// How many cases must pass.
  public var cases: Int { didSet { cases = max(0, cases) } }
  /// How large the cases are.
  public var sizes: Sizes
  /// How many cases may be discarded for each one that is wanted, before the run gives up.
  public var maximumDiscardRatio: Int {
    didSet { maximumDiscardRatio = max(0, maximumDiscardRatio) }
  }
  /// How many choices one case may draw before it is discarded.
  public var maximumChoices: Int { didSet { maximumChoices = max(0, maximumChoices) } }
  /// How often the property may be called to shrink a failure.
  public var maximumShrinkEvaluations: Int {
    didSet { maximumShrinkEvaluations = max(0, maximumShrinkEvaluations) }
  }
  /// The shrinking passes to leave out, by name, to measure what each is worth; names that are not
  /// in `ShrinkPasses.names` leave nothing out.
  public var omittedPasses: Set<String> = []
  /// The recorded case to run instead of drawing any.
  public var replay: ReplayToken?

  /// Makes settings; each has a default that suits a unit test.
  public init(
    seed: Seed = 0, cases: Int = 1000, sizes: Sizes = .ramp, maximumDiscardRatio: Int = 10,
    maximumChoices: Int = 100_000, maximumShrinkEvaluations: Int = 5000,
    replay: ReplayToken? = nil
  ) {
    self.seed = seed
    self.cases = max(0, cases)
    self.sizes = sizes
    self.maximumDiscardRatio = max(0, maximumDiscardRatio)
    self.maximumChoices = max(0, maximumChoices)
    self.maximumShrinkEvaluations = max(0, maximumShrinkEvaluations)
    self.replay = replay
  }
}

/// How large the generated cases of a run are, on a scale of 0 to 100.
public enum Sizes: Hashable, Sendable {
  /// Every other case grows from small to large over a hundred cases, the rest are large at once.
  ///
  /// Small cases find what needs small or equal numbers, large ones what needs room.
  case ramp
  /// All cases have one size; cut to the scale.
  case constant(Int)

  /// The size of a case, which depends on its index alone.
  func size(ofCase index: Int) -> Int {
    switch self {
    case .ramp: index.isMultiple(of: 2) ? (index / 2) % 101 : 100
    case .constant(let size): min(max(size, 0), 100)
    }
  }
}
