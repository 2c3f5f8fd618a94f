import ConsoleLogs

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
      .map { LineWords.number($0.constraint.constant) }.joined(separator: " and ")
  }

  private func isNothing(_ lines: [Int]) -> Bool {
    lines.flatMap { report.lines[$0].conditions }.contains { abs($0.constraint.constant) < 1e-6 }
  }
}
