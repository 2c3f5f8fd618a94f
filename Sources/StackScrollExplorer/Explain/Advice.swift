import ConsoleLogs
import StackScrollConstraints
import StackScrollCore

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

/// Who made a constraint of a log, as far as its class and its name tell.
enum LineKind: Hashable {
  /// A stack view, for a view that is hidden.
  case hiding
  /// A stack view, for what it arranges.
  case stackView
  /// The system, for the size that a view has at the moment.
  case encapsulated
  /// The system, to ask for the smallest size.
  case fitting
  /// The system, of how a view stretches with its superview.
  case autoresizing
  /// The system, for a layout guide.
  case guide
  /// The system, for something else.
  case system
  /// The author of the screen.
  case written

  init(_ line: LogLine) {
    let name = line.identifier ?? ""
    if name == "UISV-hiding" {
      self = .hiding
    } else if name.hasPrefix("UISV-") || name.hasPrefix("NSStackView") {
      self = .stackView
    } else if name.contains("Encapsulated-Layout") {
      self = .encapsulated
    } else if name.hasPrefix("fittingSize") || name.contains("TemporaryLayout") {
      self = .fitting
    } else if line.isAutoresizing {
      self = .autoresizing
    } else if name.contains("Guide-") || name.contains("-guide-") {
      self = .guide
    } else if line.isOfSystem {
      self = .system
    } else {
      self = .written
    }
  }
}

extension LogLine {
  /// How classes and names of views begin that only the system makes.
  private static let prefixes = [
    "_UI", "UIKB", "TUI", "UIInput", "UIKeyboard", "UIRemoteKeyboard", "SystemInput",
  ]

  /// Whether its class, its name or one of its items shows that the system made it.
  fileprivate var isOfSystem: Bool {
    let items = conditions.flatMap {
      [$0.constraint.first, $0.constraint.second].compactMap { $0 }
    }
    let names = [className] + items.map(\.item.className)
    return identifier?.hasPrefix("UI") == true || identifier?.hasPrefix("TUI") == true
      || names.contains { name in Self.prefixes.contains { name.hasPrefix($0) } }
  }
}

/// What can be done about a conflict, in words.
struct AdviceText {
  let report: LogReport
  let conflict: LogConflict

  func words(for advice: Advice) -> String {
    switch advice {
    case .hiddenLength(let hiding, let length):
      "The stack view makes a hidden view 0 long (\(words.reference(to: hiding))), and its own"
        + " length is required (\(words.references(to: length))). Give that length priority 999, or"
        + " deactivate it while the view is hidden."
    case .autoresizing(let lines):
      "\(upper(lines)) \(come(lines)) from an autoresizing mask. If the view is laid out by"
        + " constraints, set its translatesAutoresizingMaskIntoConstraints to false before adding"
        + " them; if it is laid out by its frame, give your own constraints less than 1000."
    case .encapsulated(let lines):
      "\(upper(lines)) \(lines.count == 1 ? "is" : "are") the size that the view has for the moment:"
        + " \(sizes(lines)). A cell gets its own size only later, so give one of your constraints"
        + " along that axis priority 999\(isNothing(lines) ? "; a size of 0 is that before the first layout" : "")."
    case .fitting(let lines):
      "\(upper(lines)) \(lines.count == 1 ? "asks" : "ask") for the smallest size; your own distances"
        + " must be able to give way then: 999 is enough."
    case .tiedToStack(let lines):
      "\(upper(lines)) \(lines.count == 1 ? "ties" : "tie") a view to the stack view that arranges it,"
        + " which ties it itself. Take \(lines.count == 1 ? "it" : "them") away, and use the stack"
        + " view's spacing, alignment and margins."
    case .stackView(let lines):
      "\(upper(lines)) \(come(lines)) from a stack view. Change its spacing, distribution or"
        + " alignment, or let it be as long as what it arranges."
    case .guide(let lines):
      "\(upper(lines)) \(come(lines)) from a margin or a safe area. Either the view is too small for"
        + " them at the moment, or a length of yours leaves no room for them."
    case .systemOnly:
      "None of these lines is yours. They come from views of the system; the view that they are in"
        + " has less room than it needs, or was laid out too early. Often it is harmless."
    case .written(let lines):
      lines.count == 1
        ? "\(upper(lines)) is yours: take it away, or give it priority 999 so that it gives way."
        : "\(upper(lines)) are yours: the one you did not mean must go; if you meant all, give the"
          + " one that may give way priority 999, or make it an inequality."
    }
  }

  private var words: LineWords { LineWords(report: report, names: ShortNames([])) }

  private func upper(_ lines: [Int]) -> String {
    let text = words.references(to: lines)
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func come(_ lines: [Int]) -> String { lines.count == 1 ? "comes" : "come" }

  private func sizes(_ lines: [Int]) -> String {
    lines.flatMap { report.lines[$0].conditions }
      .map { Constraint.number($0.constraint.constant) }.joined(separator: " and ")
  }

  private func isNothing(_ lines: [Int]) -> Bool {
    lines.flatMap { report.lines[$0].conditions }.contains { abs($0.constraint.constant) < 1e-6 }
  }
}
