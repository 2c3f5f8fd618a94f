import InterfaceBuilder
import StackScrollCore

/// Everything `verify` says.
struct VerifyText {
  let session: Session

  /// What a document came to: a line, and more for what stands elsewhere.
  func account(
    of verification: DocumentVerification, _ notes: [DocumentNote], at path: String
  ) -> [String] {
    let tally = VerifyTally(verification)
    var lines = ["\(path.printable): \(styled(tally))"]
    for scene in verification.scenes {
      switch scene.outcome {
      case .laidOut: break
      case .contradictory, .failed: lines += paragraph("\(scene.name.printable): \(scene.outcome)")
      }
    }
    for difference in verification.differences { lines += paragraph("\(difference)") }
    for finding in verification.scrollViews where !finding.agrees {
      lines += paragraph("\(finding)")
    }
    for note in notes.prefix(Self.shownNotes) { lines += paragraph("note: \(note)") }
    if notes.count > Self.shownNotes {
      lines += paragraph("and \(notes.count - Self.shownNotes) more notes")
    }
    return lines
  }

  /// What all documents came to.
  func summary(of tally: VerifyTally, documents: Int) -> [String] {
    ["\(documents) documents: \(styled(tally))"]
  }

  /// What numbers rest on, what was found of scroll views, and the shares by distribution and by
  /// alignment; what occurs nowhere is left out.
  func table(of tally: VerifyTally) -> [String] {
    let shares = tally.shares
    let insets = InsetGap.allCases.map { (Self.words($0), shares.open[$0]) }
    let distributions = Distribution.allCases.map {
      ("distribution \($0)", shares.distributions[$0])
    }
    let alignments = Alignment.allCases.map { ("alignment \($0)", shares.alignments[$0]) }
    let premises: [(String, VerificationShare?)] = [
      ("all numbers", shares.all),
      ("resting on nothing read off", shares.independent),
      ("  and on no size of a leaf", shares.independentOfLeaves),
    ]
    let held: [(String, VerificationShare?)] = [
      ("left open by constraints", shares.ambiguous),
      ("lengths the canvas holds", shares.heldLengths),
      ("resting on such lengths", shares.besideHeldLengths),
      ("whatever the leaves", shares.settled),
      ("verdicts on scroll views", tally.verdicts),
    ]
    return (premises + insets + held + distributions + alignments).compactMap { name, share in
      guard let share, share.compared > 0 else { return nil }
      return "  \(name.padded(to: Self.column)) \(share.reproduced) of \(share.compared)"
        + " (\(Self.percent(share)))"
    }
  }

  /// Numbers that rest on an inset that was read off the frames, since nothing else tells it.
  private static func words(_ gap: InsetGap) -> String {
    switch gap {
    case .unknownDevice: "inset read off: device"
    case .partOfScreen: "inset read off: part of screen"
    case .scenesDisagree: "inset read off: scenes differ"
    }
  }

  private static let column = 32

  /// Rounded down, so that only all is 100.
  private static func percent(_ share: VerificationShare) -> String {
    let tenths = share.reproduced * 1000 / max(1, share.compared)
    return "\(tenths / 10).\(tenths % 10) %"
  }

  private func styled(_ tally: VerifyTally) -> String {
    let line =
      tally.compared == 0
      ? "nothing to compare"
      : "\(tally.reproduced) of \(tally.compared) numbers are reproduced; \(tally.given) were given,"
        + " as sizes of labels and the like"
    return tally.isAsExpected ? session.style.good(line) : session.style.bad(line)
  }

  private func paragraph(_ text: String) -> [String] {
    Paragraph.lines(text, width: session.width, indent: 2, hanging: 2)
  }

  /// A document of another version may have hundreds.
  private static let shownNotes = 10
}

/// Everything `import` says.
struct ImportText {
  let session: Session

  static let nothingScrolls = "no scroll view in it holds anything; name another document"

  /// What was made of a scroll view, and where it went.
  func account(of imported: ImportedScreen, at path: String?) -> [String] {
    let what =
      "\(imported.about.printable) \(imported.id.quoted): a screen of \(imported.recordedFrames.count) views"
    return paragraph(
      path.map { "\(what), written to \($0.printable)" } ?? "\(what); --write DIR keeps it")
  }

  /// A screen could not be kept.
  static func notSaved(_ imported: ImportedScreen, at path: String, _ reason: String) -> String {
    "the screen of \(imported.id.quoted) was not saved: \(path.printable): \(reason)"
  }

  /// Why nothing was made of one.
  func account(of refusal: ImportRefusal, at path: String) -> [String] {
    paragraph("\(session.style.bad("refused")): \("\(path): \(refusal)".printable)")
  }

  private func paragraph(_ text: String) -> [String] {
    Paragraph.lines(text, width: session.width, hanging: 2)
  }
}
