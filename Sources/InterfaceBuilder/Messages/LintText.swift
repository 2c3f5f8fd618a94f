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
      "the hidden \(row) gets no length from its stack view, and \(Self.askers(parties)); "
        + "lower it to 999"
    case .sharedByOrder(let axis, let views):
      "only the order of \(Self.names(views)) decides which is "
        + "\(axis == .horizontal ? "wider" : "higher") than it needs to be; give one of them a lower "
        + "\(axis) hugging priority or a \(axis.length.rawValue)"
    case .sharedByNone(let axis, let views):
      "nothing decides which of \(Self.names(views)) is "
        + "\(axis == .horizontal ? "wider" : "higher") than it needs to be; give one of them a lower "
        + "\(axis) hugging priority or a \(axis.length.rawValue)"
    case .openFrame(let parts, let others):
      "nothing settles its \(parts.map(\.rawValue).joined(separator: ", "))"
        + "\(Self.following(others)); add a constraint"
    case .neverScrolls(let axis, let ties, let mayGrow):
      (ties.contains { $0.items.values.contains(place) }
        ? "it never scrolls: " : "more content than it has here does not scroll: ")
        + "\(Self.list(ties)) \(ties.count == 1 ? "ties" : "tie") the "
        + "\(axis.length.rawValue) of its content to what does not scroll; "
        + Self.advice(axis, mayGrow: mayGrow, isOneTie: ties.count == 1)
    case .scrollsAcross(let axis, let content):
      "it scrolls \(axis == .horizontal ? "sideways" : "up and down") too as soon as its content "
        + "is \(axis == .horizontal ? "wider" : "higher") than its frame; make the "
        + "\(axis.length.rawValue) of the \(content) equal to that of the frame"
    case .weakPin(let pin, let view, let around):
      "\(pin) is weaker than content, which resists with 750: \(view) leaves \(around) as soon as it "
        + "needs more room; raise the pin to 999"
    case .openAsDrawn(let parts, let others, let settler):
      "in the size that was drawn nothing settles its "
        + "\(parts.map(\.rawValue).joined(separator: ", "))\(Self.following(others)); "
        + (settler?.description ?? "add a constraint")
    case .cutTitle(let given, let needed):
      "its title is cut: it is held \(Self.points(given)) wide, and needs "
        + "\(Self.points(needed)); let its width be at least that"
    case .cutByNone(let views):
      "nothing decides which of \(Self.names(views)) is cut where their texts are long; give one of "
        + "them a lower horizontal compression resistance"
    case .textRunsOn(let other):
      "nothing ends its text, which code fills, before the \(other): a longer one runs under it; tie "
        + "the trailing to it with at most"
    case .textCannotGrow(let parties, let row, let others):
      parties.isEmpty
        ? "it may have any number of lines, and the \(row) does not grow with them"
          + "\(others.isEmpty ? "" : ", nor with those of \(Self.names(others))"); tie its top and "
          + "bottom to those of the row"
        : "it may have any number of lines, and \(Self.list(parties)) "
          + "\(parties.count == 1 ? "leaves" : "leave") room for no more; let the height be at least that"
    case .hiddenByCode(let row, let parties):
      "if code hides the \(row), it gets no length from its stack view, and "
        + "\(Self.askers(parties)); lower it to 999"
    case .conflictOnceScrolled(let axis, let parties):
      "as soon as it is scrolled \(axis == .horizontal ? "sideways" : "up"), "
        + "\(Self.list(Array(parties.prefix(Self.namedParties)))) cannot hold together; lower the one "
        + "that ties what scrolls to what does not to 999"
    case .mixedEdges(let parties):
      "read from right to left \(Self.list(parties)) are about the same side, and nothing holds the "
        + "other; use leading and trailing for both"
    case .idleConstraints(let parties):
      "the layout is the same without \(Self.list(Array(parties.prefix(Self.namedViews))))"
        + (parties.count > Self.namedViews ? " and \(parties.count - Self.namedViews) more" : "")
        + ": others say that already, or it always holds; leave it out"
    }
  }

  private static func points(_ number: Double) -> String { NumberStyle.rounded.text(number) }

  private static func conflict(
    _ parties: [LintParty], _ lengths: [Anchor], _ remedies: [LintParty]
  ) -> String {
    let items = parties.reduce(into: [:]) { $0.merge($1.items) { first, _ in first } }
    let askers = Dictionary(
      parties.map { ($0.constraint, $0) }, uniquingKeysWith: { first, _ in first })
    let text = ConflictText(
      parties.map(\.constraint), lengths: lengths, in: .rounded, naming: { $0.named(by: items) },
      referring: { constraints, length in
        reference(constraints.compactMap { askers[$0] }, length?.named(by: items))
      })
    let more = parties.count - namedParties
    let reason =
      text.sum ?? list(Array(parties.prefix(namedParties))) + (more > 0 ? " and \(more) more" : "")
      + " cannot hold together" + (lengths.isEmpty ? "" : ", as no length is less than 0")
    let lines = remedies.filter(\.constraint.isWritten).compactMap(\.place?.line)
    guard let first = lines.first else { return reason }
    let others = lines.dropFirst()
    let advice = "; lower line \(first) to 999, or leave it out"
    guard !others.isEmpty, others.count <= namedViews else { return reason + advice }
    return reason + advice + " (or line \(others.map { "\($0)" }.joined(separator: " or ")))"
  }

  /// How many constraints are named where no sum shows why they cannot hold together.
  private static let namedParties = 6

  /// What is written in brackets behind a number: a length, who asks for it, and the lines.
  private static func reference(_ parties: [LintParty], _ length: String?) -> String {
    var names = [length].compactMap(\.self)
    var lines: [String] = []
    for party in parties {
      if party.constraint.isWritten, let place = party.place {
        lines.append("\(place.line)")
      } else {
        let name = party.place.map { $0.name == nil ? $0.element : $0.shortName } ?? "the engine"
        if !names.contains(name) { names.append(name) }
      }
    }
    let all = lines.joined(separator: ", ")
    return (names + (lines.isEmpty ? [] : ["\(lines.count == 1 ? "line" : "lines") \(all)"]))
      .joined(separator: ", ")
  }

  /// What lets content scroll.
  private static func advice(_ axis: Axis, mayGrow: Bool, isOneTie: Bool) -> String {
    let edges = axis == .horizontal ? "leading to its trailing edge" : "top to its bottom"
    if mayGrow { return "lower it to 250" }
    return isOneTie
      ? "lower it to 250, and tie what is in the content from its \(edges)"
      : "let the content be as \(axis == .horizontal ? "wide" : "high") as it needs"
  }

  /// Who asks a hidden row for a length.
  private static func askers(_ parties: [LintParty]) -> String {
    let written = parties.filter(\.constraint.isWritten)
    let named = written.isEmpty ? parties : written
    return "\(list(named)) \(named.count == 1 ? "asks" : "ask") for one"
  }

  /// The views that are not settled either; of many the first few, as the rest is with the finding.
  private static func following(_ views: [DocumentPlace]) -> String {
    guard !views.isEmpty else { return "" }
    let named = views.prefix(namedViews).map(\.description).joined(separator: ", ")
    let others = views.count - namedViews
    return ", and so not where \(named)"
      + (others > 0 ? " and \(others) more are" : views.count > 1 ? " are" : " is")
  }

  /// Views in a row; of many the first few, as the rest is with the finding.
  private static func names(_ views: [DocumentPlace]) -> String {
    let named = views.prefix(namedViews).map(\.description)
    let others = views.count - named.count
    let last = others > 0 ? "\(others) more" : named.last ?? ""
    guard views.count > 1 else { return last }
    return (others > 0 ? named : named.dropLast()).joined(separator: ", ") + " and " + last
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
  /// Where it is asked for, and what it says, by the names of the document: `line 12 (title.top == card.top + 8)`.
  public var description: String {
    let asker = constraint.isWritten ? place.map { "line \($0.line)" } : place?.description
    return "\(asker ?? "the engine") (\(words))"
  }

  /// The condition, and the rule of the engine that it is of.
  private var words: String {
    let rule = constraint.identifier.map { ", \($0.printable)" } ?? ""
    return constraint.words(naming: { $0.named(by: items) }, number: NumberStyle.rounded.text)
      + (constraint.isWritten ? "" : rule)
  }
}

extension LayoutItem {
  /// The item with the name of its element: `card.safeAreaLayoutGuide`.
  fileprivate func named(by places: [String: DocumentPlace]) -> String {
    guard let place = places[id] else { return id.printable }
    return place.shortName + (viewGuide.map { ".\($0.rawValue)" } ?? "")
  }
}

extension Anchor {
  fileprivate func named(by places: [String: DocumentPlace]) -> String {
    "\(item.named(by: places)).\(attribute.rawValue)"
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
