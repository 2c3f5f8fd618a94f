import PropertyKit
import StackScrollInvariants
import StackScrollReport

/// Everything `keep` and `retire` say.
enum KeepText {
  static let noFindings =
    "there is no finding in this; one is written ID:TOKEN, as `explore` and `replay` have it"

  static func words(_ error: FindingError) -> String {
    switch error {
    case .unreadable(let error): "\(error)"
    case .badToken(let id, let error): "\(id.printable): \("\(error)".printable)"
    }
  }

  static func unknown(
    _ token: NamedToken, isCheck: Bool, nearest: String?, name: String
  ) -> String {
    guard isCheck else {
      return UsageErrorText.text(of: .unknownInvariant(token.id, nearest: nearest))
    }
    return "\(token.id.printable) is about a screen file; keep it with"
      + " `\(name) check FILE --replay \(token.id.printable):\(token.token)"
      + " --write \(KeepRequest.usualFolder)`"
  }

  static func canary(_ id: String) -> String {
    "\(id) is a canary and false on purpose: there is nothing to keep"
  }

  /// A case that does not fail is not worth keeping.
  static func nothing(_ trial: Trial, width: Int) -> [String] {
    let id = trial.invariant.id
    let text: String =
      switch trial.judgement {
      case .holds: "\(id) holds for this case now, so nothing is kept"
      case .notRefuted: "\(id) holds for this case now, and must fail; nothing is kept"
      case .flaky: "\(id) fails once and passes the next time; nothing is kept"
      default:
        "the case does not count for \(id), the token may be older than the generator;"
          + " nothing is kept"
      }
    return Paragraph.lines(text, width: width, hanging: 2)
  }

  static func kept(_ fixture: Fixture, at path: String, session: Session) -> [String] {
    let until =
      fixture.expectation == .holds
      ? "replayed by `swift test`, and fails until \(fixture.invariant) holds for it"
      : "replayed by `swift test`; the claim must go on failing"
    return [session.style.strong(path.printable)]
      + Paragraph.lines(fixture.message, width: session.width, indent: 2)
      + Paragraph.lines(until, width: session.width, indent: 2)
  }

  static func notSaved(_ token: NamedToken, in folder: String, _ error: FixtureError) -> String {
    "\(token.id.printable):\(token.token) was not saved in \(folder.printable): \(error)"
  }

  static func retired(_ path: String, width: Int) -> [String] {
    Paragraph.lines(
      "\(path.printable): retired; `replay` and `swift test` list it with its reason, and do not"
        + " check it any more", width: width, hanging: 2)
  }
}
