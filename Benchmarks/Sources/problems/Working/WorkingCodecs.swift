import PropertyKit

extension Problem {
  static let workingCodecs: [Problem] = [
    Problem(
      "escaped fields", kind: "codecs", smallest: ["\\", ""],
      .array(of: .string(of: .element(of: Array("a|\\")), count: 0...5), count: 1...5)
    ) { fields in
      separated(joined(fields)) == fields
    },
    Problem(
      "back references", kind: "codecs", smallest: "aaaa",
      .string(of: .element(of: Array("ab")), count: 0...30)
    ) { text in
      unpacked(packed(Array(text))) == Array(text)
    },
    Problem(
      "word wrap", kind: "text", smallest: (["a", "a"], 2),
      .zip(
        .array(of: .string(of: .element(of: Array("ab")), count: 1...6), count: 0...6),
        .int(in: 1...20))
    ) { (words: [String], width: Int) in
      wrapped(words, width).allSatisfy { $0.count <= width || !$0.contains(" ") }
    } json: {
      row($0, $1)
    },
    Problem(
      "text patch", kind: "text", smallest: ("a", "aa"), .zip(shortTexts, shortTexts)
    ) { old, new in
      patched(Array(old), Array(new)) == Array(new)
    } json: {
      row($0, $1)
    },
  ]
}

private let shortTexts = Gen<String>.string(of: .element(of: Array("ab")), count: 0...8)

/// Fields between bars, with `\|` for a bar; a backslash is doubled only before a bar or another.
private func joined(_ fields: [String]) -> String {
  fields.map { field in
    zip(field, field.dropFirst() + " ").map { letter, following in
      let isEscaped = letter == "|" || letter == "\\" && (following == "|" || following == "\\")
      return isEscaped ? "\\\(letter)" : "\(letter)"
    }.joined()
  }.joined(separator: "|")
}

private func separated(_ text: String) -> [String] {
  var (fields, rest) = ([String](), Array(text)[...])
  var field = ""
  while let letter = rest.popFirst() {
    switch (letter, rest.first) {
    case ("\\", "|"), ("\\", "\\"): field.append(rest.removeFirst())
    case ("|", _):
      fields.append(field)
      field = ""
    default: field.append(letter)
    }
  }
  return fields + [field]
}

private enum Token {
  case letter(Character)
  case reference(distance: Int, length: Int)
}

/// Letters, and for three or more that stood among the last eight: how far back, how many.
private func packed(_ text: [Character]) -> [Token] {
  var (tokens, place) = ([Token](), 0)
  while place < text.count {
    var best = (length: 0, distance: 0)
    for start in max(0, place - 8)..<place {
      let length = zip(text[start...], text[place...]).prefix { $0 == $1 }.count
      if (length, place - start) > best { best = (length, place - start) }
    }
    if best.length >= 3 {
      tokens.append(.reference(distance: best.distance, length: best.length))
      place += best.length
    } else {
      tokens.append(.letter(text[place]))
      place += 1
    }
  }
  return tokens
}

/// Takes letters from what is there, even where they reach into what they make.
private func unpacked(_ tokens: [Token]) -> [Character] {
  var text: [Character] = []
  for token in tokens {
    switch token {
    case .letter(let letter): text.append(letter)
    case .reference(let distance, let length): text += text.suffix(distance).prefix(length)
    }
  }
  return text
}

/// Lines of words; forgets the space before a word.
private func wrapped(_ words: [String], _ width: Int) -> [String] {
  var (lines, length) = ([String](), 0)
  for word in words {
    if let line = lines.last, length + word.count <= width {
      lines[lines.count - 1] = line + " " + word
      length += word.count
    } else {
      lines.append(word)
      length = word.count
    }
  }
  return lines
}

/// The old text with what differs replaced; the common end may reach into the common beginning.
private func patched(_ old: [Character], _ new: [Character]) -> [Character] {
  let start = zip(old, new).prefix { $0 == $1 }.count
  let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
  let removed = max(0, old.count - start - end)
  let inserted = new[start..<max(start, new.count - end)]
  return Array(old[..<start] + inserted + old[(start + removed)...])
}
