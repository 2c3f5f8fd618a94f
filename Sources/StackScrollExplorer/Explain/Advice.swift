import ConsoleLogs
import StackScrollConstraints

/// What can be done about a conflict; lines are named by their places in the report.
enum Advice: Hashable {
  /// A hidden view has a length that must be kept.
  case hiddenLength(hiding: Int, length: [Int])
  /// A view laid out by constraints still has those of its autoresizing mask.
  case autoresizing([Int])
  /// The size of a cell or a screen, as it is for the moment, leaves too little or too much.
  case encapsulated([Int])
  /// The system asks for the smallest size, which is none at all.
  case fitting([Int])
  /// A view is tied to the stack view that arranges it.
  case tiedToStack([Int])
  /// A stack view adds what its own length, or that of its views, has no room for.
  case stackView([Int])
  /// Margins or safe areas are wider than what they are in.
  case guide([Int])
  /// Views that the system made; nobody can change them.
  case systemOnly
  /// Some lines are the author's own.
  case written([Int])

  /// What applies to a conflict, the most telling first.
  static func all(for conflict: LogConflict, in report: LogReport) -> [Advice] {
    let kinds = Dictionary(grouping: conflict.lines) { LineKind(report.lines[$0]) }
    let written = kinds[.written] ?? []
    var advice: [Advice] = []
    for line in kinds[.hiding] ?? [] {
      let lengths = written.filter { isLength(report.lines[$0]) }
      if !lengths.isEmpty { advice.append(.hiddenLength(hiding: line, length: lengths)) }
    }
    if let lines = kinds[.autoresizing] { advice.append(.autoresizing(lines)) }
    let arranging = (kinds[.stackView] ?? []).flatMap { report.lines[$0].conditions }
    let arranged = Set(arranging.flatMap(\.items))
    let tied = written.filter { isTied(report.lines[$0], amongst: arranged) }
    if !tied.isEmpty { advice.append(.tiedToStack(tied)) }
    if let lines = kinds[.encapsulated] { advice.append(.encapsulated(lines)) }
    if let lines = kinds[.fitting] { advice.append(.fitting(lines)) }
    if let lines = kinds[.guide] { advice.append(.guide(lines)) }
    if let lines = kinds[.stackView], tied.isEmpty { advice.append(.stackView(lines)) }
    if !written.isEmpty { advice.append(.written(written)) }
    return advice.isEmpty ? [.systemOnly] : advice
  }

  private static func isLength(_ line: LogLine) -> Bool {
    line.conditions.contains { $0.constraint.first.attribute.isLength }
  }

  /// Whether a line ties one of the views that stack views arrange here to the edge of one.
  private static func isTied(_ line: LogLine, amongst arranged: Set<LayoutItem>) -> Bool {
    line.containments.contains { tie in
      tie.container.className.hasSuffix("StackView") && !tie.item.className.hasSuffix("Guide")
        && arranged.contains(tie.item)
    }
  }
}

extension LogCondition {
  /// The items it speaks of.
  fileprivate var items: [LayoutItem] {
    [constraint.first.item] + (constraint.second.map { [$0.item] } ?? [])
  }
}
