/// Why a step cannot be taken.
public enum ViewCodeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No view has the name; the names there are.
  case noView(String, among: [String])
  /// The view of the name does not scroll.
  case noScrollView(String)
  /// Nothing of the view of the name acts on the tap.
  case cannotBeTapped(String)
  /// No text has the keyboard.
  case nothingToTypeInto

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .noView(let name, let names):
      "No view is called \"\(name)\". Name one of \(names.joined(separator: ", "))."
    case .noScrollView(let name): "\"\(name)\" is no scroll view. Name one that is."
    case .cannotBeTapped(let name):
      "\"\(name)\" does not act on such a tap, or something covers it. Give it a target, or take away "
        + "what covers it."
    case .nothingToTypeInto: "No text field or text view has the keyboard; tap one first."
    }
  }
}
