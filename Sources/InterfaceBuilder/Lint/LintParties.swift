import StackScrollConstraints
import StackScrollCore

/// Finds the elements that ask for the constraints of a scene.
struct LintParties {
  private var written: [Int: [(constraint: DocumentConstraint, anchor: Anchor)]] = [:]
  private var views: [String: DocumentPlace] = [:]
  private var lines: [Int: DocumentPlace] = [:]

  init(_ scene: SceneConstraints) {
    for constraint in scene.written {
      let anchor = scene.items.anchor(constraint.first, across: constraint.second)
      written[constraint.place.line, default: []].append((constraint, anchor))
    }
    for number in scene.scene.views {
      let place = scene.document.views[number].place
      views[scene.document.views[number].id] = place
      lines[place.line] = place
    }
  }

  /// A constraint with the element that asks for it.
  func party(_ constraint: Constraint) -> LintParty {
    LintParty(constraint: constraint, place: place(of: constraint))
  }

  private func place(of constraint: Constraint) -> DocumentPlace? {
    switch constraint.origin {
    case .stackView(let id), .length(let id), .intrinsicSize(let id): return views[id.name]
    case .document(element: "constraint", let line):
      let candidates = written[line] ?? []
      let match = candidates.first {
        $0.anchor == constraint.first && $0.constraint.constant == constraint.constant
      }
      return (match ?? candidates.first)?.constraint.place
    case .document(_, let line): return lines[line]
    case .written, .attachment, .frame, .engine, .log: return nil
    }
  }
}

extension Constraint {
  /// Whether somebody wrote it into the document as a constraint.
  var isWritten: Bool {
    if case .document(element: "constraint", _) = origin { true } else { false }
  }
}
