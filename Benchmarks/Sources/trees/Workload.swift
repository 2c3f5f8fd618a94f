import PropertyKit

/// Functions with planted bugs, and the properties that must find them.
struct Workload: Sendable {
  let name: String
  let tasks: [TreeTask]
  /// The sum over all tasks of the median number of tests, with the best generators published.
  let publishedSum: Double
  /// Checks each property of the correct functions: the number of cases that broke it, if any.
  let reference: @Sendable (Settings) -> [(law: String, broken: Int?)]

  /// Makes a workload of laws and of the tasks: which laws each bug is looked for with.
  init<Functions: Sendable, Mutant: RawRepresentable<String> & Sendable>(
    _ name: String, publishedSum: Double, laws: [TreeLaw<Functions>],
    tasks: [(Mutant, [String])], functions: @escaping @Sendable (Mutant?) -> Functions
  ) {
    self.name = name
    self.publishedSum = publishedSum
    self.tasks = tasks.flatMap { mutant, names in
      names.compactMap { name in
        laws.first { $0.name == name }.map { law in
          TreeTask(mutant: mutant.rawValue, law: name) { settings in
            law.casesToBreak(functions(mutant), settings)
          }
        }
      }
    }
    reference = { settings in
      laws.map { ($0.name, $0.casesToBreak(functions(nil), settings)) }
    }
  }
}

/// A planted bug and a property that must find it.
struct TreeTask: Sendable {
  let mutant: String
  let law: String
  /// How many cases it takes; nil if the bug is not found.
  let casesToFind: @Sendable (Settings) -> Int?
}
