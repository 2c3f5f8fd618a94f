import StackScrollCore
import StackScrollInvariants

/// A change of a screen in the words of its document.
enum ScreenChange {
  /// Whether a difference is one that somebody can make in the document: not in the conditions, not
  /// in what leaves have of their own, and no view less.
  static func isOfDocument(_ difference: JSONDifference) -> Bool {
    let path = difference.path
    guard path.first == "start", path.count > 2,
      ["content", "pins", "attachment"].contains(path[1]), let last = path.last, Int(last) == nil
    else { return false }
    return path.allSatisfy { !untouched.contains($0) }
  }

  /// Whether a difference is one in the conditions, and not that there is one less.
  static func isOfConditions(_ difference: JSONDifference) -> Bool {
    difference.path.first != "start" && difference.value != nil
  }

  private static let untouched: Set<String> = ["id", "hidden", "intrinsic", "baselines"]

  /// A difference with the name of the view that it is about: `"title" height: 40`.
  static func words(_ difference: JSONDifference, of subject: any Subject) -> String {
    var value = JSONValue.object(subject.json)
    var name: String?
    var inside: [String] = []
    for key in difference.path {
      switch value {
      case .object(let object): value = object[key] ?? .null
      case .array(let items):
        value = Int(key).flatMap { items.indices.contains($0) ? items[$0] : nil } ?? .null
      case .null, .bool, .number, .string: value = .null
      }
      inside.append(key)
      if case .object(let object) = value, case .string(let id)? = object["id"] {
        name = id
        inside = []
      }
    }
    if difference.path == ["textScale"], case .number(let scale) = difference.value {
      return "text \(NumberText(scale)) times as long"
    }
    let words = inside.first == "start" ? Array(inside.dropFirst()) : inside
    return (name.map { "\($0.quoted) " } ?? "") + words.joined(separator: ".") + difference.change
  }
}
