import ConsoleLogs
import StackScrollConstraints
import StackScrollCore

/// How lines of a log are referred to, and what they say with short names.
struct LineWords {
  let report: LogReport
  let names: ShortNames

  /// `line 12`, or with the column where several constraints share a line.
  func reference(to line: Int) -> String { "line \(place(of: line))" }

  /// `lines 4, 5 and 7`.
  func references(to lines: [Int], or isChoice: Bool = false) -> String {
    let places = lines.map(place)
    guard let last = places.last else { return "" }
    if places.count == 1 { return "line \(last)" }
    let word = isChoice ? "or" : "and"
    let noun = isChoice ? "line" : "lines"
    return "\(noun) \(places.dropLast().joined(separator: ", ")) \(word) \(last)"
  }

  private func place(of line: Int) -> String {
    let position = report.lines[line].position
    let isShared = report.lines.indices.contains {
      $0 != line && report.lines[$0].position.line == position.line
    }
    return isShared ? "\(position.line):\(position.column)" : "\(position.line)"
  }

  /// What a line says, and the name it has.
  func sentence(of line: Int) -> String {
    let line = report.lines[line]
    let conditions = line.conditions.map { words(for: $0.constraint) }.joined(separator: ", ")
    let notes = [line.identifier, line.place, line.isAutoresizing ? "autoresizing mask" : nil]
      .compactMap { $0 }.filter { !$0.isEmpty }
    return notes.isEmpty
      ? conditions : "\(conditions)   (\(notes.map(\.printable).joined(separator: ", ")))"
  }

  /// A condition with short names.
  func words(for constraint: Constraint) -> String {
    constraint.words { names.name(of: $0) }
  }

  /// A number with at most three decimals; larger or smaller ones as they are.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    let shown =
      abs(value) < 1e9 && (rounded != 0 || value == 0 || abs(value) < 1e-6) ? rounded : value
    let text = "\(shown + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
