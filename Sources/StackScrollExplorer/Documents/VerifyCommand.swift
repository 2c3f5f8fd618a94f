import InterfaceBuilder

/// The command that holds the frames of documents against their constraints.
struct VerifyCommand {
  let session: Session
  let paths: [String]

  func run() -> ExitStatus {
    let text = VerifyText(session: session)
    var status = ExitStatus.success
    var total = VerifyTally()
    for path in paths {
      do throws(DocumentError) {
        let document = try InterfaceDocument(contentsOfFile: path)
        let verification = document.verify()
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

  init() {}

  init(_ verification: DocumentVerification) {
    compared = verification.compared
    reproduced = verification.reproduced
    given = verification.given
    shares = verification.shares
    verdicts = verification.verdicts
  }

  /// Whether nothing stands elsewhere.
  var isAsExpected: Bool { compared == reproduced && verdicts.isComplete }

  mutating func add(_ other: VerifyTally) {
    compared += other.compared
    reproduced += other.reproduced
    given += other.given
    shares.add(other.shares)
    verdicts.add(other.verdicts)
  }
}
