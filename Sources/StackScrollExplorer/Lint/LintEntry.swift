import InterfaceBuilder
import StackScrollCore
import StackScrollInvariants

/// What lint says of a line of a document.
struct LintEntry {
  /// Whether a finding is one that somebody must look at.
  enum State: Hashable {
    /// Somebody must.
    case new
    /// It is in the baseline.
    case known
    /// It is meant to be so, for a reason.
    case waived(reason: String)
  }

  /// The element that it is about.
  let place: DocumentPlace
  /// The name of the rule or the law, as machines know it.
  let rule: String
  /// What the rule or the law says, in a sentence.
  let sentence: String
  /// What is found, and what to do; without the place.
  let message: String
  /// The other elements that have a part in it.
  let related: [DocumentPlace]
  /// The screen drawn under the conditions under which it shows; empty if it shows always.
  let picture: String
  /// What is seen, one after the other, and the view that it is about; empty unless asked for.
  var moments: [Moment] = []
  var view: ViewID?
  /// What makes it the same finding after lines of its document moved.
  var fingerprint = ""
  var state = State.new

  init(_ finding: LintFinding) {
    place = finding.place
    rule = finding.rule.rawValue
    sentence = finding.rule.sentence
    message = finding.message
    related = finding.related
    picture = ""
  }

  init(_ broken: BrokenLaw) {
    place = broken.place
    rule = broken.finding.law.id
    sentence = broken.finding.law.sentence
    message = broken.message
    related = broken.related
    picture = (try? broken.finding.session.end())?.counterexamplePicture ?? ""
    moments = broken.finding.session.moments(in: .standard)
    view = broken.finding.views.first
  }

  /// The place, what is found there, and what to do.
  var description: String { "\(place): \(message)" }
}

extension [LintEntry] {
  /// In the order of lines, each with the fingerprint of its document, element and rule.
  ///
  /// Lines are no part of it, so that it stays while others edit the document; the second of a kind
  /// at one element is told from the first by its number.
  ///
  /// - Parameter document: the path of the document from the current folder.
  func fingerprinted(in document: String) -> [LintEntry] {
    var counts: [String: Int] = [:]
    return enumerated()
      .sorted { ($0.element.place.line, $0.offset) < ($1.element.place.line, $1.offset) }
      .map { _, entry in
        let identity = [document, entry.place.id ?? entry.place.element, entry.rule]
          .joined(separator: "\n")
        let number = counts[identity, default: 0]
        counts[identity] = number + 1
        var entry = entry
        entry.fingerprint = "\(Fingerprint("\(identity)\n\(number)"))"
        return entry
      }
  }
}
