import StackScrollConstraints

/// A console log with the verdict on each of its lists.
struct Explanation {
  /// The text, line by line.
  let lines: [String]
  /// What stands in it.
  let log: ConflictLog
  /// For each list, whether its constraints can hold together.
  let verdicts: [LogVerdict]

  /// Reads a text and judges it.
  init(of text: String) throws(ExplainError) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    do throws(LogError) {
      log = try ConflictLog(parsing: text)
    } catch {
      throw .log(error)
    }
    var verdicts: [LogVerdict] = []
    for report in log.reports {
      verdicts.append(try Self.verdict(on: report))
    }
    self.verdicts = verdicts
  }

  private static func verdict(on report: LogReport) throws(ExplainError) -> LogVerdict {
    try LogVerdict(report) { system throws(ExplainError) in
      ScratchSolver.conflict(system)
    }
  }

  /// Whether nothing contradicts anything, and nothing is ambiguous.
  var isQuiet: Bool {
    log.traces.isEmpty
      && verdicts.allSatisfy { if case .satisfiable = $0 { true } else { false } }
  }
}

/// Why a text cannot be explained.
enum ExplainError: Error, Hashable {
  /// It cannot be read.
  case log(LogError)
}
