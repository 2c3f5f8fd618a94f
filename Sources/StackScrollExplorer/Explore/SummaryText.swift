import PropertyKit
import StackScrollCore
import StackScrollInvariants
import StackScrollReport

/// A run in short: each law as its sentence, with what it measured on the cases it is shown on, and each
/// refuted claim with the case that shows best why it is false.
struct SummaryText {
  let session: Session
  /// How numbers are told.
  let numbers: NumberStyle

  private var width: Int { session.width }

  func lines(of trials: [Trial], _ cases: [FoundCase]) -> [String] {
    let laws = laws(trials.filter { !$0.invariant.mustFail })
    let canaries = trials.filter { $0.invariant.role == .canary }.flatMap(canary)
    return claims(cases) + legend(trials) + laws + canaries
  }

  /// What to run next: nothing below a part of the catalogue or a run with a failure.
  func next(_ trials: [Trial], of catalogue: Catalogue) -> [String] {
    let isWhole = Set(trials.map(\.invariant.id)) == Set(catalogue.invariants.map(\.id))
    guard isWhole, !trials.contains(where: \.isFailure) else { return [] }
    let name = session.name
    let rows = [
      ("\(name) lint .", "storyboards and xibs below this folder"),
      ("\(name) check FILE", "a screen written as JSON; see `\(name) help check`"),
      ("checkController(...)", "view code, in `swift test`; see Documentation/ViewCode.md"),
    ]
    let column = rows.map(\.0.count).max() ?? 0
    let more = "Every picture, and the names of the laws: \(name) explore --long"
    return ["", more, "Your own screens:"]
      + rows.flatMap { Table.row($0.padded(to: column), $1, width: width) }
  }

  /// What stands to the right of laws, if some are shown on cases.
  private func legend(_ trials: [Trial]) -> [String] {
    guard trials.contains(where: { !$0.invariant.mustFail && $0.invariant.illustration != nil })
    else { return [] }
    let text =
      "Laws. To the right of each stands what it measures in two known cases, the last before"
      + " something begins to scroll and the first after; - where it says nothing. Lengths are in"
      + " points."
    return [""] + Paragraph.lines(text, width: width)
  }

  // MARK: Laws

  /// The laws, those that are shown on the same cases together, in the order in which they were run.
  private func laws(_ trials: [Trial]) -> [String] {
    var titles: [String] = []
    var groups: [String: [Trial]] = [:]
    for trial in trials {
      let title = Self.title(of: trial.invariant)
      if groups[title] == nil { titles.append(title) }
      groups[title, default: []].append(trial)
    }
    var wasTable = true
    return titles.flatMap { title -> [String] in
      let members = groups[title] ?? []
      let cases = members.first?.invariant.illustration
      let isApart = wasTable || cases != nil
      wasTable = cases != nil
      return (isApart ? [""] : [])
        + (cases.map { table($0, members) } ?? family(title, members))
    }
  }

  private static func title(of law: Invariant) -> String {
    law.illustration?.title ?? law.family ?? ""
  }

  /// A family that is shown on no cases: how its laws came out, or each by itself if there are few.
  private func family(_ name: String, _ trials: [Trial]) -> [String] {
    guard name.isEmpty else {
      let text = VerdictText.summary(of: trials, naming: false)
      return Paragraph.lines("\(name): \(text)", width: width, hanging: 2)
    }
    return trials.flatMap { row($0.invariant.sentence, [VerdictText.word(for: $0.judgement)], [8]) }
  }

  private func table(_ cases: Illustration, _ trials: [Trial]) -> [String] {
    let measured = trials.map { trial in
      (trial, cases.examples.map { trial.invariant.measurements(on: $0) })
    }
    let isSettling = measured.contains {
      $0.1.contains { $0?.contains(where: \.isVerdict) == true }
    }
    let columns = isSettling ? [] : cases.examples.map { max($0.name.count, 7) }
    let names = isSettling ? [] : cases.examples.map(\.name)
    return row(cases.title, names, columns, indent: 0, emphasis: session.style.strong)
      + measured.flatMap { trial, readings in
        guard trial.judgement == .holds else {
          return row(trial.invariant.sentence, [VerdictText.word(for: trial.judgement)], columns)
        }
        guard !isSettling else { return settling(trial.invariant, cases, readings) }
        return row(
          trial.invariant.sentence, readings.map { MeasurementText.cell($0, numbers) }, columns)
      }
  }

  /// A sentence with short texts to its right, below the heads of their columns.
  private func row(
    _ text: String, _ cells: [String], _ columns: [Int], indent: Int = 2,
    emphasis: (String) -> String = { $0 }
  ) -> [String] {
    let right = zip(cells, columns).map { "  " + $0.aligned(to: $1) }.joined()
    let room = width - max(right.count, columns.reduce(0) { $0 + $1 + 2 })
    let lines = Paragraph.lines(text, width: room, indent: indent)
    guard let first = lines.first else { return [] }
    let gap = right.isEmpty ? "" : Paragraph.spaces(room - first.columnCount)
    return [emphasis(first) + gap + right] + lines.dropFirst().map(emphasis)
  }

  /// What is ambiguous in each case, in the words of its error.
  private func settling(
    _ law: Invariant, _ cases: Illustration, _ readings: [[Measured]?]
  ) -> [String] {
    Paragraph.lines(law.sentence, width: width, indent: 2)
      + zip(cases.examples, readings).flatMap { example, measured -> [String] in
        let errors = (measured ?? []).compactMap { $0.problem }
        let verdict = errors.isEmpty ? ": settled on both axes" : ":"
        return Paragraph.lines(example.name + verdict, width: width, indent: 4)
          + Paragraph.lines(errors, width: width, indent: 6, hanging: 2)
      }
  }

  // MARK: Claims

  private func claims(_ cases: [FoundCase]) -> [String] {
    let refuted = cases.filter { $0.first.trial.judgement == .refuted }
    guard !refuted.isEmpty else { return [] }
    let title = ["", session.style.strong("Claims that are false; every run must refute them")]
    let accounts = refuted.map { found -> [String] in
      let (claim, met) = (found.first.trial.invariant, found.believable)
      let message = met.map { claim.message($0, numbers) } ?? found.first.message(numbers)
      let place = met.map { "\($0.place): " } ?? ""
      let head =
        Paragraph.lines(claim.sentence, width: width, indent: 2)
        + Paragraph.lines(place + message, width: width, indent: 4, hanging: 2)
      guard let shown = claim.illustration, let met else { return head }
      return head + picture(met) + reason(claim) + others(shown, claim, after: met.place)
    }
    let explore = "\(session.name) explore \(names(refuted))"
    let more = "Pictures, Swift source and smallest cases: \(explore)"
    return title + accounts.joined()
      + Paragraph.lines(more, width: width, indent: 2, hanging: 2)
  }

  private func picture(_ met: BelievableCase) -> [String] {
    Paragraph.indented(met.subject.picture(numbers).ownLines, by: 4)
  }

  private func reason(_ claim: Invariant) -> [String] {
    guard case .refutedClaim(let reason) = claim.role else { return [] }
    return Paragraph.lines("Why: \(reason)", width: width, indent: 4, hanging: 2)
  }

  /// The other cases on which the claim is false, in a sentence each.
  private func others(
    _ shown: Illustration, _ claim: Invariant, after place: String
  ) -> [String] {
    shown.examples.filter { $0.name != place }.flatMap { example -> [String] in
      for subject in example.subjects {
        guard let evidence = try? claim.evidence(for: subject) else { continue }
        return Paragraph.lines(
          "\(example.name): \(claim.message(evidence, numbers))", width: width, indent: 4,
          hanging: 2)
      }
      return []
    }
  }

  /// What is to be named to see all of some cases.
  private func names(_ cases: [FoundCase]) -> String {
    let families = Set(cases.map(\.first.trial.invariant.family))
    if families.count == 1, let family = families.first, let family { return family }
    return cases.map(\.first.id).joined(separator: " ")
  }

  private func canary(_ trial: Trial) -> [String] {
    guard trial.judgement == .caught else { return [] }
    let text =
      "Canary: a law that is false on purpose was caught after"
      + " \(ReportText.count(trial.cases, "case")), so this run can fail."
    return [""] + Paragraph.lines(text, width: width, hanging: 2)
  }
}

/// What a law measured, as a word or a number in a table.
enum MeasurementText {
  /// The last number or answer of a law that measures nothing else; "holds" for one that compares
  /// layouts or texts, "-" for one that measures nothing, or says nothing about the case.
  static func cell(_ measured: [Measured]?, _ style: NumberStyle) -> String {
    guard let measured, !measured.isEmpty else { return "-" }
    let words = measured.compactMap { word($0, style) }
    return words.count == measured.count ? words.last ?? "holds" : "holds"
  }

  private static func word(_ measured: Measured, _ style: NumberStyle) -> String? {
    switch (measured.quantity, measured.reading) {
    case (.scrolls, .truth(let isScrolling)): isScrolling ? "scrolls" : "fits"
    case (_, .number(let number)): style.text(number)
    case (_, .verdict(let verdict)) where verdict.kind == .determined: "settled"
    default: nil
    }
  }
}

extension Measured {
  fileprivate var isVerdict: Bool { if case .verdict = reading { true } else { false } }

  /// Why an axis is not settled; nil for one that is, and for what is no verdict.
  fileprivate var problem: String? {
    guard case .verdict(let verdict) = reading else { return nil }
    return verdict.says
  }
}
