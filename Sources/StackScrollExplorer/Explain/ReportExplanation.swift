import ConsoleLogs
import Foundation
import StackScrollConstraints
import StackScrollCore

/// One list of constraints with the verdict on it, in words.
struct ReportExplanation {
  let session: Session
  /// How numbers are told that come of those of the text.
  let numbers: NumberStyle
  let report: LogReport

  func lines(of verdict: LogVerdict) -> [String] {
    switch verdict {
    case .unsatisfiable(let conflict): lines(of: conflict)
    case .satisfiable(let freedom): lines(of: freedom)
    }
  }

  // MARK: A conflict

  private func lines(of conflict: LogConflict) -> [String] {
    let count = conflict.lines.count
    let all = report.lines.count
    let title = "CANNOT HOLD: \(Self.parties(count, of: all))"
    let names = ShortNames(conflict.items)
    let parts: [[String]] = [
      [session.style.bad(title)],
      conflict.assumptions.isEmpty ? [] : assumptions(of: conflict),
      sum(of: conflict, names),
      smallest(conflict, names),
      remedies(of: conflict),
      advice(Advice.all(for: conflict, in: report), "What to change:", names),
      legend(of: conflict, names),
    ]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private static func parties(_ count: Int, of all: Int) -> String {
    switch (count, all) {
    case (1, 1): "the constraint contradicts itself"
    case (1, _): "one of the \(all) constraints contradicts itself"
    case (2, 2): "the two constraints contradict each other"
    case (all, all): "all \(all) constraints contradict each other"
    default: "\(count) of the \(all) constraints contradict each other"
    }
  }

  private func assumptions(of conflict: LogConflict) -> [String] {
    LogConflict.Assumption.allCases.filter(conflict.assumptions.contains)
      .flatMap { paragraph(Self.words(for: $0)) }
  }

  private static func words(for assumption: LogConflict.Assumption) -> String {
    switch assumption {
    case .framesOfScrollViews:
      "Taking it that edges of scroll views are those of their frames. If a view tied to such an"
        + " edge is inside the scroll view, the edge is that of the content, and there is no"
        + " contradiction."
    case .contentOfScrollViews:
      "Taking it that edges of scroll views are those of what they scroll. If no view tied to such"
        + " an edge is inside the scroll view, there is no contradiction."
    case .leftToRight: "Taking it that the layout direction is left to right."
    case .rightToLeft: "Taking it that the layout direction is right to left."
    case .marginsInside:
      "Taking it that no margin is less than 0. With a negative one, there is no contradiction."
    }
  }

  private func sum(of conflict: LogConflict, _ names: ShortNames) -> [String] {
    let text = SumText(
      session: session, numbers: numbers, report: report, conflict: conflict, names: names)
    return text.lines
  }

  /// The lines of the smallest set, as they say it.
  private func smallest(_ conflict: LogConflict, _ names: ShortNames) -> [String] {
    let words = LineWords(report: report, names: names)
    let heading =
      conflict.lines.count == 1
      ? "The line:" : "The smallest set; without any one of these lines the others can hold:"
    let references = conflict.lines.map { words.reference(to: $0) }
    let width = references.map(\.count).max() ?? 0
    let lines = zip(conflict.lines, references).flatMap { line, reference in
      Table.row(reference.padded(to: width), words.sentence(of: line), width: session.width)
    }
    return [heading] + lines + lengths(of: conflict, names)
  }

  private func lengths(of conflict: LogConflict, _ names: ShortNames) -> [String] {
    guard !conflict.lengths.isEmpty else { return [] }
    let words = conflict.lengths.map { names.name(of: $0) }
    return paragraph("and nothing is less than 0 long: \(words.joined(separator: ", "))", indent: 2)
  }

  private func remedies(of conflict: LogConflict) -> [String] {
    let words = LineWords(report: report, names: ShortNames([]))
    let broken = report.broken.flatMap { handle in
      report.lines.firstIndex { $0.handle == handle }
    }
    let given = broken.map { line in
      "The engine gave up \(words.reference(to: line)) for now; which one it gives up, nobody"
        + " should rely on."
    }
    guard let remedies = conflict.remedies else {
      let many = "There are too many of these lines to try which of them settles the whole list."
      return paragraph([many, given].compactMap { $0 }.joined(separator: " "))
    }
    guard !remedies.isEmpty else {
      let more =
        "This is not the only contradiction in the list: whichever of these lines gives"
        + " way, another one stays."
      return paragraph([more, given].compactMap { $0 }.joined(separator: " "))
    }
    let all = remedies.count == conflict.lines.count && conflict.lines.count > 1
    let which = all ? "any one of these lines" : words.references(to: remedies, or: true)
    let whole = report.unread == 0 ? "The whole list" : "What can be read of the list (\(unread))"
    let remedy = "\(whole) can hold if \(which) has priority 999 instead of 1000."
    return paragraph([remedy, given].compactMap { $0 }.joined(separator: " "))
  }

  private func advice(_ advice: [Advice], _ heading: String, _ names: ShortNames) -> [String] {
    let text = AdviceText(report: report, names: names, numbers: numbers)
    let sentences = advice.map { text.words(for: $0).trimmingCharacters(in: .whitespaces) }
    return sentences.isEmpty
      ? []
      : [heading]
        + sentences.flatMap {
          Paragraph.lines("- \($0)", width: session.width, indent: 2, hanging: 2)
        }
  }

  /// The addresses behind the short names.
  private func legend(of conflict: LogConflict, _ names: ShortNames) -> [String] {
    var seen: Set<String> = []
    let entries = conflict.items.compactMap { item -> String? in
      let address = String(item.id.prefix { $0 != " " })
      let name = names.name(of: LayoutItem(address, className: item.className, text: item.text))
      guard address.hasPrefix("0x"), seen.insert(address).inserted else { return nil }
      return "\(name) is \(address.printable)"
    }
    return entries.isEmpty
      ? []
      : paragraph(
        "Where \(entries.joined(separator: ", "))."
      )
  }

  /// How much of the list is left out.
  private var unread: String {
    "\(report.unread) more cannot be read"
  }

  // MARK: No conflict

  private func lines(of freedom: LogFreedom) -> [String] {
    let words = LineWords(report: report, names: ShortNames([]))
    let count = ExplainText.count(report.lines.count, "constraint")
    let title =
      report.unread == 0
      ? session.style.good("CAN HOLD as printed: the \(count) of the list, together")
      : session.style.bad("NOT KNOWN: the \(count) that can be read can hold; \(unread)")
    var reasons = LogFreedom.Hidden.allCases.compactMap { hidden in
      freedom.hidden[hidden].map { "\(words.references(to: $0)): \(Self.words(for: hidden))" }
    }
    if !freedom.rounded.isEmpty {
      reasons.append(
        "\(words.references(to: freedom.rounded)): the numbers miss each other by no more than"
          + " printing rounds away")
    }
    let conclusion =
      reasons.isEmpty
      ? report.unread > 0
        ? "Paste the list again, with whole lines."
        : "Nothing in them depends on a number that is not printed. If the engine refused them, lines"
          + " are missing here; if the list is complete, digits are that were not printed."
      : "If the engine refused them, something matters that is not printed:"
    let guesses = advice(
      Advice.guesses(in: report), "What looks wrong all the same:", ShortNames([]))
    return [title, ""] + paragraph(conclusion)
      + reasons.flatMap {
        Paragraph.lines("- \($0)", width: session.width, indent: 2, hanging: 2)
      }
      + (freedom.hidden[.margin] == nil ? [] : ["", Self.howToSee])
      + (guesses.isEmpty ? [] : [""] + guesses)
  }

  private static let howToSee =
    "Ask the view in the debugger: `po view.directionalLayoutMargins`, `po view.safeAreaInsets`."

  private static func words(for hidden: LogFreedom.Hidden) -> String {
    switch hidden {
    case .margin: "how wide a margin is"
    case .baseline: "how far from the edge text stands (a baseline)"
    case .systemSpacing: "how much space the system leaves between neighbours"
    case .superview: "which view the superview is; the list of names is missing"
    case .origin: "from where a place with a factor is counted"
    }
  }

  private func paragraph(_ text: String, indent: Int = 0) -> [String] {
    Paragraph.lines(text, width: session.width, indent: indent)
  }
}

extension LogConflict {
  /// The items its conditions and lengths speak of, each once.
  var items: [LayoutItem] {
    var seen: Set<LayoutItem> = []
    let all =
      constraints.flatMap { [$0.first.item] + ($0.second.map { [$0.item] } ?? []) }
      + lengths.map(\.item)
    return all.filter { seen.insert($0).inserted && !$0.id.hasPrefix("part ") }
  }
}
