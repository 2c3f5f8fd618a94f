import InterfaceBuilder

/// What lint says of a line of a document.
struct LintEntry {
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
    rule = broken.law.id
    sentence = broken.law.sentence
    message = LintText.message(of: broken)
    related = []
    picture = broken.subject.counterexamplePicture
  }

  /// The place, what is found there, and what to do.
  var description: String { "\(place): \(message)" }
}
