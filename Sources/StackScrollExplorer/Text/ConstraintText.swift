import StackScrollConstraints
import StackScrollCore

extension Constraint {
  /// What the constraint says, with short numbers.
  func words(naming name: (Anchor) -> String) -> String {
    words(naming: name, number: Self.number)
  }

  /// How strongly the constraint is held, and who asked for it.
  var standing: String {
    let strength = priority >= .required ? "required" : Self.number(priority.rawValue)
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

  /// A number with at most three decimals; larger or smaller ones as they are.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    let shown =
      abs(value) < 1e9 && (rounded != 0 || value == 0 || abs(value) < 1e-6) ? rounded : value
    let text = "\(shown + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
