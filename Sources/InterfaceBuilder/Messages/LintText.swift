import StackScrollConstraints
import StackScrollCore

// Every sentence about a finding: what it is, and what to do.

extension LintFinding: CustomStringConvertible {
  /// The place, what is found there, and what to do.
  public var description: String { "\(place): \(message)" }

  /// What is found, and what to do; without the place.
  public var message: String {
    switch fact {
    case .openContentSize(let axis, let missing, let others):
      "nothing settles the \(axis.length.rawValue) of its content\(Self.following(others)); "
        + (missing?.description
          ?? "no single constraint is enough, so tie its views from edge to edge")
    case .conflict(let parties, let lengths, let remedies):
      Self.conflict(parties, lengths, remedies)
    case .hiddenRow(let row, let parties):
      "the hidden \(row) gets no length from its stack view, and \(Self.list(parties)) ask for one; "
        + "lower what is written to 999"
    case .sharedByOrder(let axis, let views):
      "only the order of \(views.map(\.description).joined(separator: " and ")) decides which is "
        + "\(axis == .horizontal ? "wider" : "higher") than it needs to be; give one of them a lower "
        + "\(axis) hugging priority or a \(axis.length.rawValue)"
    case .sharedByNone(let axis, let views):
      "nothing decides which of \(views.map(\.description).joined(separator: " and ")) is "
        + "\(axis == .horizontal ? "wider" : "higher") than it needs to be; give one of them a lower "
        + "\(axis) hugging priority or a \(axis.length.rawValue)"
    case .openFrame(let parts, let others):
      "nothing settles its \(parts.map(\.rawValue).joined(separator: ", "))"
        + "\(Self.following(others)); add a constraint"
    case .neverScrolls(let axis, let ties):
      "it never scrolls: \(Self.list(ties)) \(ties.count == 1 ? "ties" : "tie") the "
        + "\(axis.length.rawValue) of its content to what does not scroll; let the content "
        + "be as \(axis == .horizontal ? "wide" : "high") as it needs"
    case .scrollsAcross(let axis, let content):
      "it scrolls \(axis == .horizontal ? "sideways" : "up and down") too as soon as its content "
        + "is \(axis == .horizontal ? "wider" : "higher") than its frame; make the "
        + "\(axis.length.rawValue) of the \(content) equal to that of the frame"
    case .weakPin(let pin, let view, let around):
      "\(pin) is weaker than content, which resists with 750: \(view) leaves \(around) as soon as it "
        + "needs more room; make the pin required, or add one that is and lets the view be shorter"
    case .openAsDrawn(let parts, let others, let settler):
      "in the size that was drawn nothing settles its "
        + "\(parts.map(\.rawValue).joined(separator: ", "))\(Self.following(others)); "
        + (settler?.description ?? "add a constraint")
    }
  }

  private static func conflict(
    _ parties: [LintParty], _ lengths: [Anchor], _ remedies: [LintParty]
  ) -> String {
    let others = lengths.isEmpty ? "" : ", as no length is less than 0"
    let advice =
      remedies.contains { $0.constraint.isWritten }
      ? "; lower or leave out "
        + remedies.filter(\.constraint.isWritten).map(\.name).joined(separator: " or ") : ""
    return "\(list(parties)) cannot hold together\(others)\(advice)"
  }

  /// The views that are not settled either; of many the first few, as the rest is with the finding.
  private static func following(_ views: [DocumentPlace]) -> String {
    guard !views.isEmpty else { return "" }
    let named = views.prefix(namedViews).map(\.description).joined(separator: ", ")
    let others = views.count - namedViews
    return ", and so not where \(named)"
      + (others > 0 ? " and \(others) more are" : views.count > 1 ? " are" : " is")
  }

  /// How many views a sentence names.
  private static let namedViews = 3

  private static func list(_ parties: [LintParty]) -> String {
    parties.map(\.description).joined(separator: ", ")
  }
}

extension LintFinding.Settler: CustomStringConvertible {
  /// What settles it, and what to do where that does not hold.
  public var description: String {
    switch self {
    case .heightOfContent:
      "a row as high as its content settles it, and one of this height needs another constraint"
    case .sizeGivenLater:
      "another size may settle it, and one like this needs another constraint"
    case .code: "views that code adds to it settle it"
    case .ownClass: "lengths of its own that its class may give it settle it"
    }
  }
}

extension LintParty: CustomStringConvertible {
  /// Who asks for it, in a few words.
  var name: String { place?.description ?? "the engine" }

  /// Who asks for it, and what for.
  public var description: String {
    let factor =
      constraint.multiplier == 1 ? "" : "\(NumberText(constraint.multiplier)) * "
    let right = constraint.second.map { "\(factor)\($0)" } ?? ""
    let constant = constraint.constant
    let sum =
      right.isEmpty
      ? "\(NumberText(constant))"
      : constant == 0 ? right : "\(right) \(constant < 0 ? "-" : "+") \(NumberText(abs(constant)))"
    let rule = constraint.identifier.map { ", \($0.printable)" } ?? ""
    return "\(name) (\(constraint.first) \(constraint.relation.rawValue) \(sum)\(rule))"
  }
}

extension LintRemedy: CustomStringConvertible {
  /// What to tie.
  public var description: String {
    let names = attributes.map(\.rawValue).joined(separator: " and ")
    let isLength = attributes.allSatisfy(\.isLength)
    return isLength
      ? "give the \(view) a \(names)"
      : "pin the \(names) of the \(view) to the same of the scroll view"
  }
}

extension DocumentLint.Failure: CustomStringConvertible {
  /// The scene, and why it could not be looked at.
  public var description: String { "\(root): \(error)" }
}

extension LintFinding.Rule {
  /// What the rule finds, in a sentence.
  public var sentence: String {
    switch self {
    case .openContentSize: "Constraints leave the size of what a scroll view shows open."
    case .conflict: "Required constraints cannot hold together."
    case .hiddenRow: "A hidden row must have a length, and its stack view gives it none."
    case .sharedByOrder: "Only the order of views decides which of them is longer than it must be."
    case .sharedByNone: "Nothing decides which of several views is longer than it must be."
    case .openFrame: "Nothing settles where a view is, or how large."
    case .neverScrolls:
      "The content of a scroll view is tied to its frame, so that nothing scrolls."
    case .scrollsAcross: "The content of a scroll view may scroll across the axis it is read along."
    case .weakPin: "A pin that gives way to content is all that keeps a view in what it stands in."
    case .openAsDrawn:
      "In the size that was drawn nothing settles where a view is, or how large."
    }
  }
}
