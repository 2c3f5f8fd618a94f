import PropertyKit

extension Problem {
  static let judgedText: [Problem] = [
    Problem(
      "glob", kind: "text", smallest: ("*?", "aa"),
      .zip(
        .string(of: .element(of: Array("?*ab")), count: 0...6),
        .string(of: .element(of: Array("ab")), count: 0...8))
    ) { (pattern: String, text: String) in
      matches(Array(pattern), Array(text)) == isDefined(Array(pattern)[...], Array(text)[...])
    } json: {
      row($0, $1)
    },
    Problem(
      "brackets", kind: "text", smallest: "([)]",
      .string(of: .element(of: Array("()[]")), count: 0...12), law: brackets),
  ]
}

/// Behind a mismatch it goes on at the next character instead of one behind the star's try.
private func matches(_ pattern: [Character], _ text: [Character]) -> Bool {
  var (place, at) = (0, 0)
  var star: Int?
  while at < text.count {
    if place < pattern.count, pattern[place] == "*" {
      star = place
      place += 1
    } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[at] {
      (place, at) = (place + 1, at + 1)
    } else if let star {
      (place, at) = (star + 1, at + 1)
    } else {
      return false
    }
  }
  return pattern[place...].allSatisfy { $0 == "*" }
}

/// Whether a text matches by definition.
private func isDefined(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
  guard let first = pattern.first else { return text.isEmpty }
  let rest = pattern.dropFirst()
  if first == "*" {
    return (0...text.count).contains { isDefined(rest, text.dropFirst($0)) }
  }
  guard let character = text.first else { return false }
  return (first == "?" || first == character) && isDefined(rest, text.dropFirst())
}

private func brackets(_ text: String) -> Bool {
  var (rest, longer) = (text, "")
  repeat {
    longer = rest
    rest = rest.replacing("()", with: "").replacing("[]", with: "")
  } while rest != longer
  return isBalanced(text) == rest.isEmpty
}

/// Counts each kind of bracket for itself.
private func isBalanced(_ text: String) -> Bool {
  var (round, square) = (0, 0)
  for character in text {
    switch character {
    case "(": round += 1
    case ")": round -= 1
    case "[": square += 1
    default: square -= 1
    }
    if round < 0 || square < 0 { return false }
  }
  return round == 0 && square == 0
}
