import PropertyKit

/// A property of a set of functions.
struct TreeLaw<Functions: Sendable>: Sendable {
  let name: String
  /// Checks it: the number of cases it took to break it, nil if it was not broken.
  let casesToBreak: @Sendable (Functions, Settings) -> Int?

  init<Input>(
    _ name: String, _ inputs: Gen<Input>,
    _ holds: @escaping @Sendable (Functions, Input) -> Bool
  ) {
    self.name = name
    casesToBreak = { functions, settings in
      let report = check(inputs, settings: settings) { holds(functions, $0) }
      return report.counterexample.map { $0.caseIndex + 1 }
    }
  }
}
