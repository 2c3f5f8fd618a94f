@_spi(Measuring) import PropertyKit

/// A law of a piece of ordinary code with one planted bug, and the simplest value that breaks it.
struct Problem: Sendable {
  let name: String
  /// What kind of code it is: "codecs", "dates", "money" ...
  let kind: String
  /// The simplest value that fails, as JSON.
  let smallest: String
  /// Whether the law fails for the simplest value, as it has to.
  let smallestFails: @Sendable () -> Bool
  /// Checks the law once, from a seed and without some passes of the shrinker.
  let run: @Sendable (_ seed: Int, _ omitted: Set<String>) -> Run

  /// Makes a problem.
  ///
  /// - Parameters:
  ///   - smallest: the simplest value that fails.
  ///   - generator: what is drawn.
  ///   - law: whether the law holds; discards a case by throwing a `Discard`, and throws nothing else.
  ///   - json: the value as JSON, the same text as that of Problems/problems.py.
  init<Value: Sendable>(
    _ name: String, kind: String, smallest: Value, _ generator: Gen<Value>,
    law: @escaping @Sendable (Value) throws -> Bool,
    json: @escaping @Sendable (Value) -> any Shown
  ) {
    self.name = name
    self.kind = kind
    self.smallest = json(smallest).json.text
    smallestFails = { (try? law(smallest)) == false }
    run = { seed, omitted in
      var settings = Settings(seed: Seed(UInt64(seed)), cases: 2000)
      settings.omittedPasses = omitted
      settings.maximumFailures = 1
      settings.enumeration = .never
      settings.maximumExplainEvaluations = 0
      var (cases, calls, hasFailed) = (0, 0, false)
      let report = check(generator, settings: settings) { value in
        if hasFailed { calls += 1 } else { cases += 1 }
        let holds = try law(value)
        if !holds { hasFailed = true }
        return holds
      }
      let found = report.counterexample.map { json($0.value).json.text }
      return Run(found: found, calls: calls, cases: cases)
    }
  }

  /// Makes a problem whose values say how they are shown.
  init<Value: Shown & Sendable>(
    _ name: String, kind: String, smallest: Value, _ generator: Gen<Value>,
    law: @escaping @Sendable (Value) throws -> Bool
  ) {
    self.init(name, kind: kind, smallest: smallest, generator, law: law) { $0 }
  }

  /// What one run gave.
  struct Run {
    /// What the failure was shrunk to, as JSON; nil if none was found.
    let found: String?
    /// How often the law was called behind its first failure, for whatever reason.
    let calls: Int
    /// How often it was called up to there.
    let cases: Int
  }

  /// Which problems to run.
  static let parts: [(name: String, problems: [Problem])] = [
    ("earlier", earlier), ("working", working), ("judged", judged),
  ]
}
