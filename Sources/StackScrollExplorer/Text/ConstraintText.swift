import StackScrollConstraints
import StackScrollCore

extension Constraint {
  /// What the constraint says, with its numbers as they were given.
  func words(naming name: (Anchor) -> String) -> String {
    words(naming: name) { NumberText($0).description }
  }

  /// How strongly the constraint is held, and who asked for it.
  var standing: String {
    let strength = priority >= .required ? "required" : "\(priority)"
    return ([strength, asker] + [identifier?.printable].compactMap { $0 }).joined(separator: ", ")
  }

  private var asker: String {
    switch origin {
    case .written, .document, .log: "written"
    case .stackView(let id): "stack view \(id.name.quoted)"
    case .attachment: "the pins of the content view"
    case .frame: "the frame of the scroll view"
    case .length(let id): "a length given to \(id.name.quoted)"
    case .intrinsicSize(let id): "the size that \(id.name.quoted) has of its own"
    case .engine: "no length is negative"
    }
  }
}
