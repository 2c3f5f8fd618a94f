/// A path or a name in which `*` stands for any letters, `?` for any one, and `**` for any folders.
struct GlobPattern: Hashable {
  let text: String

  /// Whether it stands for more than itself.
  var hasWildcards: Bool { text.contains { "*?".contains($0) } }

  /// The folder that holds all that it stands for.
  var folder: String {
    let parts = text.split(separator: "/").prefix { !GlobPattern(text: String($0)).hasWildcards }
    return (hasWildcards ? parts : parts.dropLast()).joined(separator: "/")
  }

  /// Whether it stands for a name.
  func matches(name: String) -> Bool { Self.matches(name: name[...], text[...]) }

  /// Whether it stands for a path; only `**` goes beyond a folder.
  func matches(path: String) -> Bool {
    Self.matches(
      text.split(separator: "/").filter { $0 != "." }, path.split(separator: "/"),
      many: { $0 == "**" },
      one: { Self.matches(name: $1, $0) })
  }

  private static func matches(name: Substring, _ pattern: Substring) -> Bool {
    matches(Array(pattern), Array(name), many: { $0 == "*" }, one: { $0 == "?" || $0 == $1 })
  }

  /// - Complexity: O(n m) for n parts of a pattern and m of what it may stand for.
  private static func matches<Wild, Part>(
    _ pattern: [Wild], _ parts: [Part], many: (Wild) -> Bool, one: (Wild, Part) -> Bool
  ) -> Bool {
    var (place, part) = (0, 0)
    var back: (place: Int, part: Int)?
    while part < parts.count {
      if place < pattern.count, many(pattern[place]) {
        back = (place + 1, part)
        place += 1
      } else if place < pattern.count, one(pattern[place], parts[part]) {
        (place, part) = (place + 1, part + 1)
      } else if let last = back {
        back = (last.place, last.part + 1)
        (place, part) = (last.place, last.part + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy(many)
  }
}
