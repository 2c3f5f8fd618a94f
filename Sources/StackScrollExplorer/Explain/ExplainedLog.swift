import ConsoleLogs
import Foundation
import StackScrollConstraints
import StackScrollInvariants

/// A console log with the verdict on each of its lists.
struct ExplainedLog {
  /// The text, line by line.
  let lines: [String]
  /// What stands in it.
  let log: ConflictLog
  /// For each list, whether its constraints can hold together.
  let verdicts: [LogVerdict]
  /// The lists by their places, those of the same shape together.
  let groups: [[Int]]

  /// Reads a text and solves each of its lists.
  static func judging(
    _ text: String, _ limits: LogLimits = LogLimits()
  ) throws(ExplainError) -> ExplainedLog {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    let log: ConflictLog
    do throws(LogError) {
      log = try ConflictLog(parsing: text, limits: limits)
    } catch {
      throw .log(error)
    }
    var verdicts: [LogVerdict] = []
    var groups: [[Int]] = []
    var places: [LogReport: Int] = [:]
    for (index, report) in log.reports.enumerated() {
      let shape = report.shape
      if let place = places[shape] {
        verdicts.append(verdicts[groups[place][0]])
        groups[place].append(index)
        continue
      }
      places[shape] = groups.count
      groups.append([index])
      do throws(ConstraintLayoutError) {
        verdicts.append(try report.verdict())
      } catch {
        throw .layout(error, at: position(of: error, in: report))
      }
    }
    return ExplainedLog(lines: lines, log: log, verdicts: verdicts, groups: groups)
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

/// Where the text of a log comes from: a file, or the input.
enum LogSource {
  /// Reads the text, or a little more of it than the limit of bytes allows; bytes that are no letters
  /// become marks, which logs have nowhere that matters.
  static func text(
    of file: String?, terminal: PrintableTerminal, limit: Int
  ) throws(FixtureError) -> String {
    let data: Data
    if let file {
      guard FixtureFiles.exists(file) else {
        throw FixtureError(.fileSystem(ExplainText.nothingThere), at: [])
      }
      data = try InputFiles.data(at: file, limit: limit)
    } else {
      do {
        data = Data(try terminal.readInput(limit: limit))
      } catch {
        throw FixtureError(.fileSystem(SystemReason.words(for: error)), at: [])
      }
    }
    return decoded(data)
  }

  /// Text of Windows programs begins with a mark of two bytes; all other is UTF-8.
  private static func decoded(_ data: Data) -> String {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    if isWide, let text = String(data: data, encoding: .utf16) { return text }
    return String(decoding: data, as: UTF8.self)
  }
}
