/// Why no text can be drawn from a regular expression.
struct PatternError: Error, Hashable, CustomStringConvertible {
  let pattern: String
  /// Where, counted in characters from 1.
  let position: Int
  let problem: String

  var description: String {
    "the regular expression \(pattern.debugDescription) at character \(position): \(problem)"
  }
}

/// Reads a regular expression; see `Gen.string(matching:)` for what there is.
struct PatternParser {
  /// How deep groups may be nested.
  static let greatestDepth = 64
  /// The greatest number in braces.
  static let greatestRepeats = 10_000

  private let pattern: String
  private let characters: [Character]
  private let extraRepeats: Int
  private var place = 0
  private var depth = 0

  init(_ pattern: String, extraRepeats: Int) {
    self.pattern = pattern
    self.extraRepeats = extraRepeats
    characters = Array(pattern)
  }

  mutating func parse() throws(PatternError) -> Pattern {
    let found = try alternatives()
    if place < characters.count { throw error("\")\" closes no group; write \"\\)\"") }
    return found
  }

  private var next: Character? { place < characters.count ? characters[place] : nil }

  private func text(_ length: Int) -> String { String(characters[place...].prefix(length)) }

  private func error(_ problem: String, at place: Int? = nil) -> PatternError {
    PatternError(pattern: pattern, position: (place ?? self.place) + 1, problem: problem)
  }

  private mutating func take(_ text: String) -> Bool {
    guard self.text(text.count) == text else { return false }
    place += text.count
    return true
  }

  // MARK: Alternatives, sequences and repetitions

  private mutating func alternatives() throws(PatternError) -> Pattern {
    var found = [try sequence()]
    while take("|") { found.append(try sequence()) }
    return found.count == 1 ? found[0] : .alternatives(found)
  }

  private mutating func sequence() throws(PatternError) -> Pattern {
    var parts: [Pattern] = []
    if depth == 0 { _ = take("^") }
    while let next, next != "|", next != ")" {
      if next == "$", depth == 0, [nil, "|"].contains(characters.dropFirst(place + 1).first) {
        place += 1
        break
      }
      parts.append(try repetition())
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func repetition() throws(PatternError) -> Pattern {
    let part = try atom()
    let start = place
    guard let count = try quantifier() else { return part }
    _ = take("?")
    if let next, "*+?".contains(next) {
      throw error(
        next == "+"
          ? "possessive repetitions are not supported; leave out the \"+\""
          : "a repetition is repeated; put the first one into a group, as in (?:a*)\(next)")
    }
    if count.upperBound > Self.greatestRepeats + extraRepeats {
      throw error(
        "more than \(Self.greatestRepeats) repetitions; write a smaller number", at: start)
    }
    return .repeated(part, count)
  }

  private mutating func quantifier() throws(PatternError) -> ClosedRange<Int>? {
    if take("?") { return 0...1 }
    if take("*") { return 0...extraRepeats }
    if take("+") { return 1...(1 + extraRepeats) }
    guard next == "{" else { return nil }
    let start = place
    place += 1
    let least = number()
    let isRange = take(",")
    let greatest = isRange ? number() : least
    guard take("}"), least != nil || greatest != nil else {
      throw error("\"{\" begins no number of repetitions; write \"\\{\"", at: start)
    }
    let low = least ?? 0
    let high = greatest ?? low + extraRepeats
    guard low <= high else {
      throw error("\(low) repetitions are more than \(high); exchange them", at: start)
    }
    return low...high
  }

  private mutating func number() -> Int? {
    var digits = ""
    while let next, next.isASCII, next.isNumber {
      digits.append(next)
      place += 1
    }
    return digits.isEmpty ? nil : min(Int(digits) ?? .max, Self.greatestRepeats * 2)
  }

  // MARK: Atoms

  private mutating func atom() throws(PatternError) -> Pattern {
    let start = place
    guard let next else { return .sequence([]) }
    switch next {
    case "(": return try group()
    case "[": return .character(try characterClass())
    case "\\": return .character(try escape(inClass: false))
    case ".":
      place += 1
      return .character(.common)
    case "*", "+", "?":
      throw error("there is nothing to repeat before \"\(next)\"; write \"\\\(next)\"")
    case "{": throw error("\"{\" begins no number of repetitions; write \"\\{\"")
    case "^", "$":
      throw error(
        "\"\(next)\" is supported only where the whole or one of its alternatives "
          + "\(next == "^" ? "begins" : "ends"); leave it out or write \"\\\(next)\"", at: start)
    default:
      place += 1
      return .character(CharacterClass([CharacterClass.member(next)]))
    }
  }

  private mutating func group() throws(PatternError) -> Pattern {
    let start = place
    place += 1
    if next == "?" {
      if take("?:") {
      } else if text(3) == "?<=" || text(3) == "?<!" || text(2) == "?=" || text(2) == "?!" {
        throw error(
          "looking ahead or behind is not supported; write a pattern that needs none, or filter",
          at: start)
      } else if take("?<") || take("?P<") {
        while let next, next != ">" {
          guard next.isLetter || next.isNumber || next == "_" else { break }
          place += 1
        }
        guard take(">") else { throw error("the name of a group ends with \">\"") }
      } else {
        throw error(
          "\"(\(text(2))\" is not supported; groups are (…), (?:…) and (?<name>…)", at: start)
      }
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.greatestDepth else {
      throw error("groups are nested more than \(Self.greatestDepth) deep", at: start)
    }
    let inner = try alternatives()
    guard take(")") else { throw error("\"(\" is never closed; write \"\\(\"", at: start) }
    return inner
  }

  private mutating func characterClass() throws(PatternError) -> CharacterClass {
    let start = place
    place += 1
    let isNegated = take("^")
    var members: [CharacterClass.Member] = []
    while next != "]" {
      guard let next else { throw error("\"[\" is never closed; write \"\\[\"", at: start) }
      if next == "[" {
        throw error("a class in a class is not supported; write its characters, or \"\\[\"")
      }
      if ["&&", "--", "~~"].contains(text(2)) {
        throw error("\"\(text(2))\" between classes is not supported; list the characters")
      }
      members += try classMembers()
    }
    place += 1
    let listed = CharacterClass(members)
    let found = isNegated ? listed.inverted : listed
    guard found.count > 0 else {
      throw error(
        isNegated
          ? "the class excludes every character that is drawn; list those that are wanted"
          : "the class is empty; list its characters", at: start)
    }
    return found
  }

  /// One character, escape or range of a class.
  private mutating func classMembers() throws(PatternError) -> [CharacterClass.Member] {
    let start = place
    let first = try classCharacter()
    guard next == "-", ![nil, "]"].contains(characters.dropFirst(place + 1).first),
      text(2) != "--"
    else { return first.members }
    guard case .range(let low)? = first.members.first, first.count == 1 else {
      throw error("a range begins with one character; write \"\\-\" for the sign", at: start)
    }
    place += 1
    let last = try classCharacter()
    guard case .range(let high)? = last.members.first, last.count == 1 else {
      throw error("a range ends with one character; write \"\\-\" for the sign", at: start)
    }
    guard low.lowerBound <= high.upperBound else {
      throw error("the range ends before it begins; exchange its ends", at: start)
    }
    return [.range(low.lowerBound...high.upperBound)]
  }

  private mutating func classCharacter() throws(PatternError) -> CharacterClass {
    guard let next else { throw error("\"[\" is never closed; write \"\\[\"") }
    if next == "\\" { return try escape(inClass: true) }
    place += 1
    return CharacterClass([CharacterClass.member(next)])
  }

  // MARK: Escapes

  private mutating func escape(inClass: Bool) throws(PatternError) -> CharacterClass {
    let start = place
    place += 1
    guard let name = next else { throw error("\"\\\" escapes nothing; write \"\\\\\"", at: start) }
    place += 1
    switch name {
    case "d": return .digits
    case "D": return CharacterClass.digits.inverted
    case "w": return .words
    case "W": return CharacterClass.words.inverted
    case "s": return .spaces
    case "S": return CharacterClass.spaces.inverted
    case "n": return CharacterClass("\n")
    case "t": return CharacterClass("\t")
    case "r": return CharacterClass("\r")
    case "f": return CharacterClass("\u{C}")
    case "x": return try scalar(digits: 2, at: start)
    case "u": return try scalar(digits: 4, at: start)
    case "b" where !inClass, "B":
      throw error("word boundaries are not supported; leave them out", at: start)
    case "p", "P":
      throw error(
        "properties of characters are not supported; list the characters, as in [a-zà-ÿ]", at: start
      )
    case "1"..."9", "k":
      throw error("references to groups are not supported; write the text out", at: start)
    case _ where name.isASCII && (name.isLetter || name.isNumber):
      throw error("\"\\\(name)\" is not supported; write the character itself", at: start)
    default: return CharacterClass([CharacterClass.member(name)])
    }
  }

  /// The scalar of a number in hexadecimal digits: so many, or any number of them in braces.
  private mutating func scalar(digits: Int, at start: Int) throws(PatternError) -> CharacterClass {
    let isBraced = take("{")
    var number = ""
    while let next, next.isASCII, next.isHexDigit, number.count < (isBraced ? 8 : digits) {
      number.append(next)
      place += 1
    }
    let isWhole = isBraced ? take("}") : number.count == digits
    guard isWhole, let value = UInt32(number, radix: 16), Unicode.Scalar(value) != nil else {
      throw error(
        "\"\(String(characters[start..<place]))\" is no character; write as in \\u{1F642}",
        at: start)
    }
    return CharacterClass([.range(value...value)])
  }
}
