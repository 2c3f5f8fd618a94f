@_spi(Measuring) import PropertyKit
import Synchronization

/// A property that fails, made of constants from a seed, with the one simplest value that fails it.
struct Family: Sendable {
  let name: String
  let shape: Shape
  /// The simplest value that fails, by an argument from the constants or by counting.
  let minimum: Value
  /// What fails, in Python, where the value is `x`: the same as `fails`.
  let python: String
  let fails: @Sendable (Value) -> Bool

  init(
    _ name: String, _ shape: Shape, _ minimum: Value, _ python: String,
    _ fails: @escaping @Sendable (Value) -> Bool
  ) {
    (self.name, self.shape, self.minimum, self.python, self.fails) =
      (name, shape, minimum, python, fails)
  }

  /// Numbers of some ranges, of which the first that fail, counting up, are the simplest.
  ///
  /// Ranges must begin at 0 or above.
  init(
    _ name: String, _ ranges: [ClosedRange<Int>], _ python: String,
    _ fails: @escaping @Sendable ([Int]) -> Bool
  ) {
    func first(after numbers: [Int]) -> [Int]? {
      guard numbers.count < ranges.count else { return fails(numbers) ? numbers : nil }
      return ranges[numbers.count].lazy.compactMap { first(after: numbers + [$0]) }.first
    }
    self.init(
      name, .tuple(ranges.map { .int($0.lowerBound, $0.upperBound) }),
      Value(first(after: []) ?? []),
      python
    ) { fails($0.ns) }
  }

  /// Which families to draw.
  enum Part {
    /// Every second one of those that passes are made for.
    case tuning
    /// The others of those.
    case judging
    /// Kinds that were judged once before passes were made for them, too.
    case further
    /// Kinds that were judged twice, for which passes were made between.
    case unseen
    /// Kinds that were judged once before passes were changed for them.
    case fresh
    /// Kinds that no pass was made for.
    case latest
  }

  /// The families of a part, their constants drawn from a text.
  static func drawn(_ part: Part, seed: String) -> [Family] {
    let kinds =
      switch part {
      case .tuning, .judging: all
      case .further: further
      case .unseen: unseen
      case .fresh: fresh
      case .latest: latest
      }
    let isHalf = part == .tuning || part == .judging
    return kinds.enumerated().filter {
      !isHalf || ($0.offset % 2 == 1) == (part == .judging)
    }.map { place, make in
      var dice = Dice("\(seed) \(place)")
      return make(&dice)
    }
  }

  /// Every way to make a family, tuning and judging ones in turn.
  static let all = ofNumbers + ofSeveralNumbers + ofLists + ofSeveralLists + ofTiedShapes + ofTrees

  /// What one run gave.
  struct Run: Encodable {
    let found: Value?
    /// How often the property was called behind its first failure, for whatever reason.
    let calls: Int
    /// How often it was called up to there.
    let cases: Int
  }

  /// Checks the property and counts every call of it.
  func run(seed: Int, omitting passes: Set<String>) -> Run {
    var settings = Settings(seed: Seed(UInt64(seed)), cases: 20_000)
    settings.omittedPasses = passes
    settings.maximumFailures = 1
    settings.enumeration = .never
    settings.maximumExplainEvaluations = 0
    let counts = Mutex((cases: 0, calls: 0, hasFailed: false))
    let report = check(shape.generator, settings: settings, workers: 1) { value in
      let isFailing = fails(value)
      counts.withLock {
        if $0.hasFailed { $0.calls += 1 } else { $0.cases += 1 }
        if isFailing { $0.hasFailed = true }
      }
      return !isFailing
    }
    let (cases, calls, _) = counts.withLock { $0 }
    return Run(found: report.counterexample?.value, calls: calls, cases: cases)
  }
}
