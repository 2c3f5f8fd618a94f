import ConsoleLogs
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
      do throws(ConstraintLayoutError) {
        verdicts.append(try report.verdict())
      } catch {
        throw .layout(error, at: Self.position(of: error, in: report))
      }
    }
    self.verdicts = verdicts
  }

  /// The constraint that cannot be solved, or the first of the list.
  private static func position(
    of error: ConstraintLayoutError, in report: LogReport
  ) -> LogPosition {
    var lines = report.lines
    if case .constraint(let constraint, _, _) = error {
      lines = lines.filter { $0.conditions.contains { $0.constraint.origin == constraint.origin } }
    }
    return lines.first?.position ?? LogPosition(line: 1, column: 1)
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
  /// A list cannot be judged; the place is that of its constraint, or where it begins.
  case layout(ConstraintLayoutError, at: LogPosition)
}
