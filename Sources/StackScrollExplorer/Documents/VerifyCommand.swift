import InterfaceBuilder
import StackScrollCore

extension Command {
  /// Holds frames of documents against their constraints.
  static let verify = Command(
    name: "verify", summary: "hold the frames in storyboards and xibs against their constraints",
    usage: "FILE ... [--texts] [--max-bytes N] [--max-elements N]",
    options: [.texts] + CommandOption.documentLimits,
    manual: { tool in
      CommandManual(
        about: "Holds the frames in storyboards and xibs against their constraints.",
        details: """
            FILE       a storyboard or a xib, saved with Auto Layout
            --texts    lay labels with several lines out by the estimated widths of their letters,
                       not by their recorded size
          \(LimitText.documents)

          Such documents hold the frames that the real engine computed. Each scene is laid out again on
          the same device by its constraints and those that stack views install. A view that is marked as
          misplaced is left out; half a point is no difference. Shown is each view that stands elsewhere,
          with both frames and the likely reason, and each scroll view on whose content the document and
          its constraints disagree.

          No inset is read off the frames that it is held against: margins and safe areas come from the
          document, from its other scenes, and from what is usual for the device and the bars. Last come
          the counts: of all numbers; of those that rest on nothing read off, and on no size of a label
          or the like; of those that rest on an inset that nothing tells, by the reason; of what
          constraints leave open; of lengths that only the canvas holds; of verdicts on scroll views; of
          labels of the system's font that wrap, which of them are as high by the estimated widths of
          their letters as recorded; and the shares by distribution and alignment.
          """,
        examples: """
          \(tool) verify Main.storyboard Cells/*.xib
          \(tool) verify --texts Main.storyboard
          """)
    },
    prepare: VerifyCommand.init)
}

/// The command that holds the frames of documents against their constraints.
struct VerifyCommand: CommandRun {
  let session: Session
  let paths: [String]
  let measuresTexts: Bool
  let limits: DocumentLimits

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    paths = try list.uniqueNames(orElse: .noDocument)
    measuresTexts = list.has(.texts)
    limits = try list.documentLimits()
  }

  func run() -> ExitStatus {
    let text = VerifyText(session: session)
    var status = ExitStatus.success
    var total = VerifyTally()
    for path in paths {
      do throws(DocumentError) {
        let document = try InterfaceDocument(contentsOfFile: path, limits: limits)
        let verification = document.verify(measuresTexts: measuresTexts)
        session.say(text.account(of: verification, document.notes, at: path))
        let tally = VerifyTally(verification)
        total.add(tally)
        status = status.worse(tally.isAsExpected ? .success : .unexpected)
      } catch {
        session.complain("\(path.printable): \(error)")
        status = .unusable
      }
    }
    if paths.count > 1 { session.say(text.summary(of: total, documents: paths.count)) }
    session.say(text.table(of: total))
    return status
  }
}

/// How many numbers of documents came out how.
struct VerifyTally {
  private(set) var compared = 0
  private(set) var reproduced = 0
  private(set) var given = 0
  /// The same by what decides them.
  private(set) var shares = VerificationShares()
  /// The scroll views of which documents and constraints say whether their content is settled, and
  /// those on which they agree.
  private(set) var verdicts = VerificationShare()
  /// The labels that wrap, and those that are as high by their strings as recorded.
  private(set) var wrappingTexts = VerificationShare()

  init() {}

  init(_ verification: DocumentVerification) {
    compared = verification.compared
    reproduced = verification.reproduced
    given = verification.given
    shares = verification.shares
    verdicts = verification.verdicts
    wrappingTexts = verification.wrappingTexts
  }

  /// Whether nothing stands elsewhere.
  var isAsExpected: Bool { compared == reproduced && verdicts.isComplete }

  mutating func add(_ other: VerifyTally) {
    compared += other.compared
    reproduced += other.reproduced
    given += other.given
    shares.add(other.shares)
    verdicts.add(other.verdicts)
    wrappingTexts.add(other.wrappingTexts)
  }
}

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
      ("heights of texts by strings", tally.wrappingTexts),
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
