import PropertyKit

extension Problem {
  static let earlierCodecs: [Problem] = [
    Problem(
      "csv", kind: "codecs", smallest: [["\n"]],
      .array(
        of: .array(of: .string(of: .element(of: Array("a,\"\n")), count: 0...6), count: 1...4),
        count: 0...4)
    ) { rows in
      rowsOfCSV(csv(rows)) == rows
    },
    Problem(
      "run length", kind: "codecs", smallest: "aaaaaaaaaa",
      .string(of: .element(of: Array("abc")), count: 0...40)
    ) { text in
      expanded(runs(of: text)) == text
    },
    Problem(
      "base64", kind: "codecs", smallest: [0, 1], .array(of: .int(in: 0...255), count: 0...20)
    ) { bytes in
      bytesOfBase64(base64(bytes)) == bytes
    },
    Problem(
      "nested list text", kind: "codecs", smallest: .list([.list([]), .int(0)]),
      Gen<Nested>.recursive(depth: 3, base: .int(in: 0...99).map { .int($0) }) { inner in
        .array(of: inner, count: 0...5).map { .list($0) }
      }
    ) { value in
      var text = Array(value.json.text)[...]
      return nested(&text) == value && text.isEmpty
    },
    Problem(
      "user", kind: "codecs", smallest: User(name: "", age: 0, tags: [], settings: [:]), users
    ) { user in
      User(stored: user.stored) == user
    },
  ]
}

/// Writes rows; a newline alone does not cause quotes.
private func csv(_ rows: [[String]]) -> String {
  rows.map { fields in
    fields.map { field in
      guard field.contains(where: { $0 == "," || $0 == "\"" }) else { return field }
      return "\"" + field.replacing("\"", with: "\"\"") + "\""
    }.joined(separator: ",") + "\n"
  }.joined()
}

private func rowsOfCSV(_ text: String) -> [[String]] {
  var (rows, row, field, isQuoted) = ([[String]](), [String](), "", false)
  var rest = Array(text)[...]
  while let character = rest.popFirst() {
    switch (character, isQuoted) {
    case ("\"", true) where rest.first == "\"": field.append(rest.removeFirst())
    case ("\"", _): isQuoted.toggle()
    case (",", false):
      row.append(field)
      field = ""
    case ("\n", false):
      rows.append(row + [field])
      (row, field) = ([], "")
    default: field.append(character)
    }
  }
  return rows
}

/// Every run as its length and its letter: "3a1b".
private func runs(of text: String) -> String {
  var (coded, rest) = ("", Array(text)[...])
  while let letter = rest.first {
    let run = rest.prefix { $0 == letter }
    coded += "\(run.count)\(letter)"
    rest = rest.dropFirst(run.count)
  }
  return coded
}

/// Reads runs; of the digits of a length only the last counts.
private func expanded(_ coded: String) -> String {
  var (text, count) = ("", 0)
  for character in coded {
    if let digit = character.wholeNumberValue {
      count = digit
    } else {
      text += String(repeating: character, count: count)
    }
  }
  return text
}

/// Groups of six bits; of the second of two last bytes the two lowest bits are masked away.
private func base64(_ bytes: [Int]) -> [Int] {
  var sextets: [Int] = []
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let bits = group.reduce(0) { $0 << 8 | $1 } << (8 * (3 - group.count))
    sextets += (0...group.count).map { bits >> (18 - 6 * $0) & 63 }
    if group.count == 2 { sextets[sextets.count - 1] &= 0x30 }
  }
  return sextets
}

private func bytesOfBase64(_ sextets: [Int]) -> [Int] {
  var bytes: [Int] = []
  for start in stride(from: 0, to: sextets.count, by: 4) {
    let group = sextets[start..<min(start + 4, sextets.count)]
    let bits = group.reduce(0) { $0 << 6 | $1 } << (6 * (4 - group.count))
    bytes += (0..<group.count - 1).map { bits >> (16 - 8 * $0) & 255 }
  }
  return bytes
}

private enum Nested: Shown, Equatable {
  case int(Int)
  indirect case list([Nested])

  var json: Json {
    switch self {
    case .int(let number): number.json
    case .list(let elements): elements.json
    }
  }
}

/// Reads a number or a list; behind an empty list it drops a comma.
private func nested(_ text: inout ArraySlice<Character>) -> Nested? {
  guard text.first == "[" else {
    let digits = text.prefix { $0.isNumber }
    text = text.dropFirst(digits.count)
    return Int(String(digits)).map { .int($0) }
  }
  text.removeFirst()
  if text.first == "]" {
    text.removeFirst()
    if text.first == "," { text.removeFirst() }
    return .list([])
  }
  var elements: [Nested] = []
  while let element = nested(&text) {
    elements.append(element)
    switch text.popFirst() {
    case ",": continue
    case "]": return .list(elements)
    default: return nil
    }
  }
  return nil
}

private struct User: Shown, Equatable {
  var name: String
  var age: Int?
  var tags: [String]
  var settings: [String: Bool]

  var json: Json { row(name, age, tags, settings) }
}

private let users = Gen { source throws(Discard) in
  User(
    name: try source.draw(.string(of: .element(of: Array("abc")), count: 0...8)),
    age: try source.draw(.optional(.int(in: 0...120))),
    tags: try source.draw(
      .array(of: .string(of: .element(of: Array("abc")), count: 0...4), count: 0...3)),
    settings: try source.draw(
      .dictionary(of: .element(of: ["sound", "dark", "mail"]), .bool, count: 0...3)))
}

extension User {
  /// The fields of a file; an age of 0 is left out.
  fileprivate var stored: [String: any Sendable] {
    var fields: [String: any Sendable] = ["name": name, "tags": tags, "settings": settings]
    if let age, age > 0 { fields["age"] = age }
    return fields
  }

  fileprivate init(stored fields: [String: any Sendable]) {
    name = fields["name"] as? String ?? ""
    age = fields["age"] as? Int
    tags = fields["tags"] as? [String] ?? []
    settings = fields["settings"] as? [String: Bool] ?? [:]
  }
}
