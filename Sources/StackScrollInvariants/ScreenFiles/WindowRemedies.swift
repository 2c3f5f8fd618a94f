import StackScrollConstraints
import StackScrollCore

/// A change of a window with which something is not found any more.
package struct WindowRemedy: Sendable {
  /// What is changed.
  package let edits: [Edit]
  /// The change in words.
  package let words: String
  /// The constraint that is changed, if one is.
  package let constraint: Constraint?
  /// Whether it gets the constant that views were drawn with.
  private(set) var isAsDrawn = false

  /// The line of the constraint that gets the constant that views were drawn with; nil if none does.
  package var lineAsDrawn: Int? {
    guard isAsDrawn, case .document(_, let line)? = constraint?.origin else { return nil }
    return line
  }

  /// The views of constraints that are changed or added.
  var views: [ViewID] {
    let added = edits.compactMap { if case .addConstraint(let added) = $0 { added } else { nil } }
    return (added + [constraint].compactMap(\.self)).flatMap {
      $0.items.map { ViewID($0.viewName) }
    }
  }
}

/// The changes that are tried against a fault, in the order in which an author would: of one priority, relation, anchor
/// or number of lines, and one constraint more; of constants those that the screen has elsewhere.
struct WindowRemedies {
  private let window: Screen
  private let candidates: [WindowRemedy]

  /// The most changes that are tried.
  private static let most = 30

  init(_ fault: Fault, _ window: Screen, _ intent: DesignIntent) {
    self.window = window
    let maker = RemedyMaker(window, fault.evidence, intent.frames)
    candidates =
      maker.asDrawn(intent.drawing?.constantsAsDrawn ?? [:])
      + maker.candidates(law: fault.law)
  }

  /// The first change that does, as somebody tells of the window with it.
  func first(where mends: (Screen) -> Bool) -> WindowRemedy? {
    candidates.prefix(Self.most).first { remedy in
      guard let changed = try? window.applying(remedy.edits) else { return false }
      return mends(changed)
    }
  }
}
