import ConsoleLogs
import StackScrollConstraints
import StackScrollCore

/// What can be done about a conflict, in words: what the cause is, and then the fix.
struct AdviceText {
  let report: LogReport
  let names: ShortNames
  /// How numbers are told that come of those of the text.
  let numbers: NumberStyle

  func words(for advice: Advice) -> String {
    let fix = words(for: advice.fix)
    switch advice.cause {
    case .systemOnly:
      return "None of these lines is yours: they come from views of the system, such as the"
        + " keyboard and bars. It is harmless; there is nothing to change."
    case .negative(let line):
      return
        "\(upper([line])) asks for a length below 0. \(fix) If it is not yours, it comes from an"
        + " alert of the system, and is harmless."
    case .twice(let old, let new):
      return "\(upper([old, new])) give the same thing two values. Probably the older one was not"
        + " deactivated when the other was added. \(fix) Better still, keep one constraint, and"
        + " change its constant."
    case .hiddenSpacing(let hiding, let lines):
      return
        "The stack view makes a hidden view 0 long (\(reference([hiding]))), but \(reference(lines))"
        + " \(lines.count == 1 ? "keeps" : "keep") space inside it, as it is a stack view itself."
        + " Set its spacing to 0 while it is hidden, or put it into a plain view and hide that."
    case .hiddenLength(let hiding, let lines):
      return "The stack view makes a hidden view 0 long (\(reference([hiding]))), and a length is"
        + " required (\(reference(lines))). \(fix) Or deactivate it while the view is hidden."
    case .hiddenDistances(let hiding, let lines):
      return "The stack view makes a hidden view 0 long (\(reference([hiding]))), and distances"
        + " inside it are required (\(reference(lines))). \(fix) Or deactivate it while the view is"
        + " hidden."
    case .arranged(let lines):
      return
        "\(upper(lines)) \(lines.count == 1 ? "ties a view that a stack view arranges" : "tie views that a stack view arranges")"
        + " to what is around it; the stack view ties it itself. \(fix) Use the stack view's"
        + " spacing, alignment and margins, or arrange the view outside it."
    case .autoresizing(let lines):
      return "\(upper(lines)) \(come(lines)) from an autoresizing mask, and the view is laid out by"
        + " constraints as well. Set its translatesAutoresizingMaskIntoConstraints to false before"
        + " adding them."
    case .size(let line, let size): return "\(words(for: size, line)) \(fix)"
    case .room(let line, let parts, let excess): return words(for: line, parts, excess, fix)
    case .stackView(let lines):
      return "\(upper(lines)) \(come(lines)) from a stack view. Its spacing, distribution and"
        + " alignment can be changed, or its length be left to what it arranges."
    case .guide(let lines):
      return "\(upper(lines)) \(come(lines)) from a margin or a safe area. Either the view is too"
        + " small for them at the moment, or a length of yours leaves no room for them."
    case .written(let lines):
      return lines.count == 1
        ? "\(upper(lines)) is yours. \(fix)"
        : "\(upper(lines)) are yours; the one you did not mean must go. \(fix)"
    }
  }

  private func words(
    for room: Int, _ parts: [Int], _ excess: Double, _ fix: String
  ) -> String {
    guard let constraint = report.lines[room].conditions.first?.constraint else { return fix }
    let view = names.name(of: constraint.first.item)
    return "\(upper([room])) gives \(view) a width of \(NumberText(constraint.constant)), and"
      + " \(reference(parts)) ask for \(numbers.text(excess)) more: their numbers fit a wider room."
      + " \(fix) To fit each width, centre what is inside, or give it a share of the width."
  }

  private func words(for fix: Advice.Fix) -> String {
    switch fix {
    case .none: ""
    case .lower(let lines): "Give \(reference(lines)) priority 999, so that it gives way."
    case .remove(let lines): "Take \(reference(lines)) away."
    case .zero(let lines): "Make the constant of \(reference(lines)) 0."
    }
  }

  private func words(for size: Advice.Size, _ line: Int) -> String {
    guard let constraint = report.lines[line].conditions.first?.constraint else { return "" }
    let length = constraint.first.attribute.rawValue
    let view = names.name(of: constraint.first.item)
    let points = NumberText(constraint.constant)
    let whole = "\(upper([line])) is the \(length) that \(view) has for the moment: \(points)."
    switch size {
    case .nothing:
      return
        "\(upper([line])) makes the \(length) of \(view) 0, as it is before the first layout: it"
        + " is laid out before it has a size. Unless the message comes again once it is shown, the"
        + " other lines are not at fault."
    case .smallest:
      return
        "\(upper([line])) asks for the smallest size to measure \(view); what is inside must be"
        + " able to give way."
    case .rounded(let points):
      return
        "\(whole) Its content misses it by \(numbers.text(points)), which is a separator, or"
        + " a length rounded to whole pixels."
    case .cell: return "\(whole) A cell gets its own size only after its first layout."
    case .root(let excess):
      let root =
        "\(whole) It is given from outside: \(view) is a root view, or is laid out by its frame."
      guard let excess else { return root }
      let missing = numbers.text(excess.magnitude)
      return excess > 0
        ? "\(root) What is inside needs \(missing) more: something must be able to shrink or scroll."
        : "\(root) What is inside leaves \(missing) over: something must be able to grow."
    }
  }

  private func reference(_ lines: [Int]) -> String {
    LineWords(report: report, names: names).references(to: lines)
  }

  private func upper(_ lines: [Int]) -> String {
    let text = reference(lines)
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func come(_ lines: [Int]) -> String { lines.count == 1 ? "comes" : "come" }
}
