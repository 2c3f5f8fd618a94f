import ConsoleLogs
import StackScrollCore

/// Everything `explain` says.
struct ExplainText {
  let session: Session
  /// How numbers are told that come of those of the text.
  let numbers: NumberStyle

  static let inputName = "input"
  static let nothingThere = "it is missing; check the path, or leave it out to read the input"
  static let invitation =
    "Paste the text from the console; end it with Ctrl-D on a line of its own."
  static let notSaved = "the text was not saved"

  /// What was found in a text.
  func lines(of explanation: ExplainedLog) -> [String] {
    let all = explanation.log.reports.count
    var parts: [[String]] = []
    for group in explanation.groups {
      let index = group[0]
      let text = ReportExplanation(
        session: session, numbers: numbers, report: explanation.log.reports[index])
      let more = group.count == 1 ? "" : "; the same conflict is seen \(group.count) times"
      let title = all == 1 ? [] : ["List \(index + 1) of \(all)\(more)", ""]
      parts.append(title + text.lines(of: explanation.verdicts[index]))
    }
    if !explanation.log.traces.isEmpty {
      parts.append(TraceText(session: session).lines(of: explanation.log.traces))
    }
    return Array(parts.joined(separator: [""]))
  }

  /// What a text shows, in a line.
  static func about(_ explanation: ExplainedLog) -> String {
    let conflicts = explanation.verdicts.count { verdict in
      if case .unsatisfiable = verdict { true } else { false }
    }
    let lists = explanation.verdicts.count
    if lists == 0 { return count(explanation.log.traces.count, "ambiguous view") }
    return lists == 1
      ? (conflicts == 1 ? "the list contradicts itself" : "the list can hold as it is printed")
      : "\(conflicts) of \(lists) lists contradict themselves"
  }

  /// Why a text cannot be explained.
  static func words(for error: ExplainError) -> String {
    switch error {
    case .log(let error): error.description
    case .layout(let error, let position):
      "line \(position.line), column \(position.column): \(error)"
    }
  }

  /// A constraint that could not be read.
  static func leftOut(_ problem: LogError) -> String {
    "\(problem); it is left out"
  }

  /// Where a text was kept.
  static func kept(at path: String, name: String) -> [String] {
    ["", "kept as: \(path.printable)", "replay:  \(name) replay \(path.shellWord)"]
  }

  /// What comes out otherwise than it was kept.
  static func difference(_ found: LogFixture, _ kept: LogFixture) -> String {
    let words = { (fixture: LogFixture) in
      let verdicts = fixture.verdicts.map(\.rawValue).joined(separator: ", ")
      return "\(verdicts.isEmpty ? "no list" : verdicts); "
        + "\(count(fixture.traces, "trace line")), \(fixture.unread) unread"
    }
    return "found: \(words(found)); expected: \(words(kept))"
  }

  /// A number with its noun.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

/// The ambiguous views of a trace in words.
struct TraceText {
  let session: Session

  func lines(of traces: [TraceLine]) -> [String] {
    let title = "AMBIGUOUS: \(ExplainText.count(traces.count, "view")) of the trace"
    return [session.style.bad(title), ""] + traces.flatMap(lines)
  }

  private func lines(of trace: TraceLine) -> [String] {
    let names = ShortNames([trace.item] + trace.unsettled.map(\.item))
    let name = names.name(of: trace.item)
    var sentences: [String] = []
    if trace.isAmbiguous {
      let unsettled = trace.unsettled.map { variable in
        let owner = variable.item == trace.item ? "" : " of \(names.name(of: variable.item))"
        return Self.word(variable.name) + owner
      }
      let what = unsettled.isEmpty ? "its place or its size" : unsettled.joined(separator: ", ")
      sentences.append("\(name): nothing settles \(what). \(Self.advice(trace))")
    }
    if trace.isMissingHost {
      sentences.append("\(name) has constraints, and no view above it holds them; add it to one.")
    }
    if trace.mark == .frames {
      sentences.append(
        "It is laid out by frames: constraints see it through its autoresizing mask only.")
    }
    let reference = "line \(trace.position.line): "
    return Paragraph.lines(
      reference + sentences.joined(separator: " "), width: session.width, indent: 2, hanging: 4)
  }

  private static func word(_ name: TraceLine.Variable.Name) -> String {
    switch name {
    case .minX: "where its left edge is"
    case .minY: "where its top is"
    case .width: "its width"
    case .height: "its height"
    }
  }

  private static func advice(_ trace: TraceLine) -> String {
    let names = Set(trace.unsettled.map(\.name))
    if names.isEmpty { return "Add constraints on the axis that lacks them." }
    let places = names.isSubset(of: [.minX, .minY])
    let lengths = names.isSubset(of: [.width, .height])
    if places { return "Tie one edge or the centre to something on that axis." }
    if lengths {
      return "Give it a length, tie its other edge, or let two views differ in hugging."
    }
    return "Tie an edge and give it a length, or tie both edges."
  }
}
