import StackScrollConstraints
import StackScrollCore

/// Something in a document that will not do what it seems meant to.
public struct LintFinding: Hashable, Sendable {
  /// What was found, and what it is about.
  public enum Fact: Hashable, Sendable {
    /// The axis is open; the constraint that would settle it, if one would, and the views of which the
    /// frame is open because of it.
    case openContentSize(Axis, missing: LintRemedy?, with: [DocumentPlace])
    /// The parties that cannot hold together, and those of which one may be given up.
    case conflict([LintParty], nonNegative: [Anchor], remedies: [LintParty])
    /// The hidden row, and the parties that ask it to have a length.
    case hiddenRow(DocumentPlace, [LintParty])
    /// The views among which only order decides.
    case sharedByOrder(Axis, [DocumentPlace])
    /// The views among which nothing decides.
    case sharedByNone(Axis, [DocumentPlace])
    /// The numbers that are open, and the views of which the frame is open because of them.
    case openFrame([FramePart], with: [DocumentPlace])
    /// The constraints that tie the content to what does not scroll.
    ///
    /// It scrolls if the first of them has a priority of 250, unless nothing makes the content longer then.
    case neverScrolls(Axis, ties: [LintParty], mayGrow: Bool)
    /// The axis, and the view that should be as long as the frame.
    case scrollsAcross(Axis, content: DocumentPlace)
    /// The pin, the view that it is of, and what that stands in.
    case weakPin(LintParty, view: DocumentPlace, around: DocumentPlace)
    /// The numbers that are open on the canvas, the other views of which the frame is, and what
    /// settles them in the app, if that is known.
    case openAsDrawn([FramePart], with: [DocumentPlace], settledBy: Settler?)
    /// The width of a button that is held, and that of its title.
    case cutTitle(given: Double, needed: Double)
    /// The texts of which nothing decides which is cut.
    case cutByNone([DocumentPlace])
    /// What a longer text runs under.
    case textRunsOn(under: DocumentPlace)
    /// What holds the height of the text, if something does, the row that does not grow with it, and the
    /// other texts in it that it does not grow with.
    case textCannotGrow([LintParty], row: DocumentPlace, with: [DocumentPlace])
    /// The row that code may hide, and the parties that ask it to have a length.
    case hiddenByCode(DocumentPlace, [LintParty])
    /// The parties that cannot hold together as soon as a scroll view is scrolled along an axis.
    case conflictOnceScrolled(Axis, [LintParty])
    /// The constraints at the two sides of a view.
    case mixedEdges([LintParty])
    /// The constraints without which the layout is the same.
    case idleConstraints([LintParty])
  }

  /// What settles in the app what is open on the canvas.
  public enum Settler: Hashable, Sendable {
    /// The row is as high as its content, unless it has the height that is written.
    case heightOfContent
    /// Who shows the view gives it a size.
    case sizeGivenLater
    /// Code fills the view.
    case code
    /// Its class may give the view lengths of its own.
    case ownClass
  }

  /// What was found.
  public let fact: Fact
  /// Where: the view, or the constraint to look at first.
  public let place: DocumentPlace
  /// What the document calls the scene.
  public let scene: String

  /// The law that does not hold.
  public var law: ScreenLaw {
    switch fact {
    case .openContentSize: .openContentSize
    case .conflict: .conflictingConstraints
    case .hiddenRow: .hiddenRowConflict
    case .sharedByOrder: .sharedByOrder
    case .sharedByNone: .sharedByNone
    case .openFrame: .openFrame
    case .neverScrolls: .neverScrolls
    case .scrollsAcross: .scrollsAcross
    case .weakPin: .weakPin
    case .openAsDrawn: .openAsDrawn
    case .cutTitle: .textIsNotCut
    case .cutByNone: .cutByNone
    case .textRunsOn: .textRunsOn
    case .textCannotGrow: .textCannotGrow
    case .hiddenByCode: .hiddenByCode
    case .conflictOnceScrolled: .conflictingConstraints
    case .mixedEdges: .mixedEdges
    case .idleConstraints: .idleConstraint
    }
  }

  /// Whether it is no failure: something settles it in the app, or it shows only as code or people do what the
  /// document does not tell.
  public var isNote: Bool {
    switch law {
    case .openAsDrawn, .sharedByOrder, .cutByNone, .textRunsOn, .textCannotGrow, .hiddenByCode,
      .mixedEdges, .idleConstraint:
      true
    default: false
    }
  }

  /// The other places that have a part in it.
  public var related: [DocumentPlace] {
    let places: [DocumentPlace] =
      switch fact {
      case .openContentSize(_, let missing, let others):
        (missing.map { [$0.view] } ?? []) + others
      case .conflict(let parties, _, _): parties.compactMap(\.place)
      case .hiddenRow(let row, let parties): [row] + parties.compactMap(\.place)
      case .sharedByOrder(_, let views), .sharedByNone(_, let views): views
      case .openFrame(_, let others), .openAsDrawn(_, let others, _): others
      case .neverScrolls(_, let ties, _): ties.compactMap(\.place)
      case .scrollsAcross(_, let content): [content]
      case .weakPin(_, let view, let around): [view, around]
      case .cutTitle: []
      case .cutByNone(let views): views
      case .textRunsOn(let other): [other]
      case .textCannotGrow(let parties, let row, let others):
        parties.compactMap(\.place) + [row] + others
      case .hiddenByCode(let row, let parties): [row] + parties.compactMap(\.place)
      case .conflictOnceScrolled(_, let parties), .mixedEdges(let parties),
        .idleConstraints(let parties):
        parties.compactMap(\.place)
      }
    var seen: Set<DocumentPlace> = [place]
    return places.filter { seen.insert($0).inserted }
  }
}

extension LintFinding {
  /// What two findings have in common that are one fault in two places, as after a view was copied: all but names
  /// and lines.
  package var shape: String {
    let words: [String] =
      switch fact {
      case .openContentSize(let axis, let missing, let others):
        ["\(axis)", "\(missing?.attributes ?? [])"] + others.map(\.element)
      case .conflict(let parties, _, _): parties.map(\.shape)
      case .hiddenRow(_, let parties): parties.map(\.shape)
      case .sharedByOrder(let axis, let views), .sharedByNone(let axis, let views):
        ["\(axis)"] + views.map(\.element)
      case .openFrame(let parts, let others): ["\(parts)"] + others.map(\.element)
      case .neverScrolls(let axis, let ties, _): ["\(axis)"] + ties.map(\.shape)
      case .scrollsAcross(let axis, let content): ["\(axis)", content.element]
      case .weakPin(let pin, let view, let around): [pin.shape, view.element, around.element]
      case .openAsDrawn(let parts, let others, _): ["\(parts)"] + others.map(\.element)
      case .cutTitle(let given, let needed): ["\(given)", "\(needed)"]
      case .cutByNone(let views): views.map(\.element)
      case .textRunsOn(let other): [other.element]
      case .textCannotGrow(let parties, _, _), .hiddenByCode(_, let parties),
        .conflictOnceScrolled(_, let parties), .mixedEdges(let parties),
        .idleConstraints(let parties):
        parties.map(\.shape)
      }
    return ([law.rawValue, place.element] + words).joined(separator: "\n")
  }
}

/// A constraint that has a part in a finding.
public struct LintParty: Hashable, Sendable {
  /// The constraint.
  public let constraint: Constraint
  /// The element that asks for it, if the document has one.
  public let place: DocumentPlace?
  /// The elements that its items are of, by the names of the items.
  let items: [String: DocumentPlace]

  /// What it says without names.
  fileprivate var shape: String {
    func element(_ anchor: Anchor) -> String {
      "\(items[anchor.item.id]?.element ?? "").\(anchor.attribute.rawValue)"
    }
    return constraint.words(naming: element, number: NumberStyle.exact.text)
  }
}

/// A constraint that would settle what is open.
public struct LintRemedy: Hashable, Sendable {
  /// The view that should have it.
  public let view: DocumentPlace
  /// What of it should be tied.
  public let attributes: [LayoutAttribute]
}

/// Finds the elements that ask for the constraints of a scene.
struct LintParties {
  private var written: [Int: [(constraint: DocumentConstraint, anchor: Anchor)]] = [:]
  private var items: [String: DocumentPlace] = [:]
  private var lines: [Int: DocumentPlace] = [:]

  init(_ scene: SceneFacts, _ screen: LintedScreen) {
    for (source, constraint) in screen.written {
      written[source.place.line, default: []].append((source, constraint.first))
    }
    for number in scene.scene.views {
      let place = scene.document.views[number].place
      let item = scene.item(number)
      for guide in ViewGuide.allCases { items[item.guide(guide).id] = place }
      items[item.id] = place
      lines[place.line] = place
    }
  }

  /// A constraint with the element that asks for it.
  func party(_ constraint: Constraint) -> LintParty {
    let named = constraint.items.compactMap { item in items[item.id].map { (item.id, $0) } }
    return LintParty(
      constraint: constraint, place: place(of: constraint),
      items: Dictionary(named, uniquingKeysWith: { first, _ in first }))
  }

  private func place(of constraint: Constraint) -> DocumentPlace? {
    switch constraint.origin {
    case .stackView(let id), .length(let id), .intrinsicSize(let id): return items[id.name]
    case .frame: return items[constraint.first.item.id]
    case .document(element: "constraint", let line):
      let candidates = written[line] ?? []
      let match = candidates.first {
        $0.anchor == constraint.first && $0.constraint.constant == constraint.constant
      }
      return (match ?? candidates.first)?.constraint.place
    case .document(_, let line): return lines[line]
    case .written, .attachment, .engine, .log: return nil
    }
  }
}

extension Constraint {
  /// Whether somebody wrote it into the document as a constraint.
  var isWritten: Bool {
    if case .document(element: "constraint", _) = origin { true } else { false }
  }
}
