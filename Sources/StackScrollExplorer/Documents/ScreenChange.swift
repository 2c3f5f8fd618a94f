import StackScrollInvariants

/// A change of a screen in the words of its document.
enum ScreenChange {
  /// Whether a difference is one that somebody can make in the document: not in the conditions, not
  /// in what leaves have of their own, and no view less.
  static func isOfDocument(_ difference: String) -> Bool {
    let path = difference.prefix { $0 != ":" && $0 != " " }.split(separator: ".")
    guard path.first == "start", path.count > 2,
      ["content", "pins", "attachment"].contains(path[1]), let last = path.last, Int(last) == nil
    else { return false }
    return path.allSatisfy { !untouched.contains(String($0)) }
  }

  /// Whether a difference is one in the conditions, and not that there is one less.
  static func isOfConditions(_ difference: String) -> Bool {
    !difference.hasPrefix("start") && difference.contains(":")
  }

  private static let untouched: Set<String> = ["id", "hidden", "intrinsic", "baselines"]

  /// A difference with the name of the view that it is about: `"title" height: 40`.
  static func words(_ difference: String, of subject: any Subject) -> String {
    let path = difference.prefix { $0 != ":" && $0 != " " }
    let rest = difference[path.endIndex...]
    var value = JSONValue.object(subject.json)
    var name: String?
    var inside: [String] = []
    for key in path.split(separator: ".").map(String.init) {
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
    if path == "textScale" { return "text\(rest.drop { $0 == ":" }) times as long" }
    let words = inside.first == "start" ? Array(inside.dropFirst()) : inside
    return (name.map { "\($0.quoted) " } ?? "") + words.joined(separator: ".") + rest
  }
}
