import InterfaceBuilder
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// What is found at a line of a file: a document, or a screen file.
struct FileFinding {
  /// Whether a finding is one that somebody must look at.
  enum State: Hashable {
    /// Somebody must.
    case new
    /// It is in the baseline.
    case known
    /// It is meant to be so, for a reason.
    case waived(reason: String)
  }

  /// A law that a finding is of.
  enum Law: Hashable {
    case ofScreens(ScreenLaw)
    /// An invariant of a catalogue, which somebody may have written for an app.
    case ofCatalogue(id: String, sentence: String)

    /// The name that files and machines know it by.
    var id: String {
      switch self {
      case .ofScreens(let law): law.rawValue
      case .ofCatalogue(let id, _): id
      }
    }

    /// The law, as one sentence.
    var sentence: String {
      switch self {
      case .ofScreens(let law): law.sentence
      case .ofCatalogue(_, let sentence): sentence
      }
    }
  }

  /// The element that it is about.
  let place: DocumentPlace
  /// The law that does not hold.
  let law: Law
  /// What is found, and what to do; without the place.
  let message: StyledText
  /// The other elements that have a part in it.
  let related: [DocumentPlace]
  /// The screen drawn under the conditions under which it shows; empty if it shows always.
  let picture: StyledText
  /// What is seen, one after the other, and the view that it is about, of what no law of windows found; empty unless
  /// asked for.
  var moments: [Moment] = []
  var view: ViewID?
  /// What a law of windows found, with the conditions; nil for what shows always.
  var shown: WindowFinding?
  /// What a fixture of it holds; nil if nothing can be kept.
  var fixture: Fixture?
  /// Where it was kept; nil unless it was.
  var kept: String?
  /// The change of the file that mends it; empty if there is none that is written in lines.
  var change: [ChangedLines] = []
  /// What it has in common with others of its file that are the same fault in other places; nil if it has no others.
  var shape: String?
  /// What makes it the same finding after lines of its file moved.
  var fingerprint = ""
  var state = State.new
  /// How much it matters; a note may be settled by something that the file does not tell.
  var level = FindingLevel.warning
  /// Whether it is told and is no failure.
  var isNote: Bool { level == .note }
  /// Whether somebody must look at it.
  var isFailure: Bool { state == .new && !isNote }

  /// Makes a finding that shows under all conditions.
  init(
    at place: DocumentPlace, _ law: Law, _ message: StyledText,
    related: [DocumentPlace] = [], picture: StyledText = StyledText("")
  ) {
    (self.place, self.law, self.message) = (place, law, message)
    (self.related, self.picture) = (related, picture)
  }

  /// Makes a finding of a law of windows.
  ///
  /// - Parameters:
  ///   - message: what is found, with the names of the file.
  ///   - places: where the views stand that it is about, the first of them first.
  ///   - name: what the file calls a view; nil for those that have no name but their identifier.
  init(
    _ finding: WindowFinding, _ message: StyledText, at places: [DocumentPlace],
    naming name: @escaping @Sendable (ViewID) -> String? = { _ in nil }
  ) {
    self.init(
      at: places[0], .ofScreens(finding.law), message,
      related: Array(places.dropFirst()),
      picture: StyledText {
        finding.law == .layoutIsDetermined
          ? "" : (try? finding.session.end().screen)?.drawnLayout($0, naming: name) ?? ""
      })
    view = finding.views.first
    shown = finding
  }

  /// What is found, and what to do: with the element first where the sentence does not name it.
  ///
  /// Of a constraint the line says enough.
  func description(_ style: NumberStyle) -> String {
    (shown == nil && place.element != "constraint" ? "\(place.identified): " : "") + message(style)
  }
}

extension [FileFinding] {
  /// Those that are told, each as much as it matters.
  func levelled(by levels: [String: FindingLevel]) -> [FileFinding] {
    compactMap { entry in
      var entry = entry
      entry.level = levels[entry.law.id] ?? entry.level
      return entry.level == .off ? nil : entry
    }
  }

  /// In the order of lines, each with the fingerprint of its file, element and law.
  ///
  /// Lines are no part of it, so that it stays while others edit the document; the second of a kind
  /// at one element is told from the first by its number.
  ///
  /// - Parameter file: the path of the file from the current folder.
  func fingerprinted(in file: String) -> [FileFinding] {
    var counts: [String: Int] = [:]
    return enumerated()
      .sorted { ($0.element.place.line, $0.offset) < ($1.element.place.line, $1.offset) }
      .map { _, entry in
        let identity = [file, entry.place.id ?? entry.place.element, entry.law.id]
          .joined(separator: "\n")
        let number = counts[identity, default: 0]
        counts[identity] = number + 1
        var entry = entry
        entry.fingerprint = "\(Fingerprint("\(identity)\n\(number)"))"
        return entry
      }
  }
}
