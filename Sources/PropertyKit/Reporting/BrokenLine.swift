/// A long line of Swift, or of a value's description, broken at the commas of its brackets.
///
/// Where a line is too long, its longest pair of brackets is opened: what stands in it goes two columns
/// further in, one part a line, and the closing bracket stands below the beginning. Parts without
/// brackets of their own are set side by side as long as they fit, as numbers in a list. No letter is
/// added or taken away but blanks between parts, so source stays what it was.
struct BrokenLine {
  /// A part of the line, and how many blanks stand before it.
  struct Piece: Hashable {
    let indent: Int
    let range: Range<Int>
  }

  private let letters: [Character]
  private let columns: Int
  /// For each opening bracket where its partner is.
  private var partners: [Int: Int] = [:]
  private(set) var pieces: [Piece] = []

  /// Breaks a line.
  ///
  /// - Parameter columns: how long a line may be; a part without a comma may be longer.
  /// - Complexity: O(n · d) for n letters and brackets d deep.
  init(_ letters: [Character], columns: Int) {
    (self.letters, self.columns) = (letters, columns)
    let blanks = letters.prefix { $0 == " " }.count
    guard letters.count > columns else {
      pieces = [Piece(indent: 0, range: letters.indices)]
      return
    }
    partners = Self.partners(in: letters)
    place(blanks..<letters.count, indent: blanks)
  }

  private mutating func place(_ range: Range<Int>, indent: Int) {
    guard !range.isEmpty else { return }
    guard indent + range.count > columns, let open = longestGroup(in: range),
      let close = partners[open]
    else {
      pieces.append(Piece(indent: indent, range: range))
      return
    }
    pieces.append(Piece(indent: indent, range: range.lowerBound..<open + 1))
    let parts = parts(in: open + 1..<close)
    if parts.allSatisfy({ longestGroup(in: $0) == nil }) {
      fill(parts, indent: indent + 2)
    } else {
      for part in parts { place(part, indent: indent + 2) }
    }
    place(close..<range.upperBound, indent: indent)
  }

  /// Sets parts side by side as long as they fit.
  private mutating func fill(_ parts: [Range<Int>], indent: Int) {
    var line: Range<Int>?
    for part in parts {
      if let start = line?.lowerBound, indent + part.upperBound - start <= columns {
        line = start..<part.upperBound
      } else {
        if let line { pieces.append(Piece(indent: indent, range: line)) }
        line = part
      }
    }
    if let line { pieces.append(Piece(indent: indent, range: line)) }
  }

  /// The opening bracket of the longest pair in a range that is in no other pair, and not empty.
  private func longestGroup(in range: Range<Int>) -> Int? {
    var (index, longest, length) = (range.lowerBound, Int?.none, 1)
    while index < range.upperBound {
      guard let close = partners[index], close < range.upperBound else {
        index += 1
        continue
      }
      if close - index > length { (longest, length) = (index, close - index) }
      index = close + 1
    }
    return longest
  }

  /// What the commas of a range divide, each with its comma and without the blanks around it.
  private func parts(in range: Range<Int>) -> [Range<Int>] {
    var (parts, start, index) = ([Range<Int>](), range.lowerBound, range.lowerBound)
    var isInText = false
    func add(_ end: Int, _ start: Int) -> Range<Int>? {
      let trimmed = start + letters[start..<end].prefix { $0 == " " }.count
      return trimmed < end ? trimmed..<end : nil
    }
    while index < range.upperBound {
      if !isInText, let close = partners[index] {
        index = close
      } else if isInText, letters[index] == "\\" {
        index += 1
      } else if letters[index] == "\"" {
        isInText.toggle()
      } else if !isInText, letters[index] == "," {
        if let part = add(index + 1, start) { parts.append(part) }
        start = index + 1
      }
      index += 1
    }
    if let part = add(range.upperBound, min(start, range.upperBound)) { parts.append(part) }
    return parts
  }

  /// Pairs of brackets outside of texts; none if they do not fit together.
  private static func partners(in letters: [Character]) -> [Int: Int] {
    let closing: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    var (partners, open, isInText, index) = ([Int: Int](), [Int](), false, 0)
    while index < letters.count {
      let letter = letters[index]
      if isInText, letter == "\\" {
        index += 1
      } else if letter == "\"" {
        isInText.toggle()
      } else if !isInText, closing[letter] != nil {
        open.append(index)
      } else if !isInText, ")]}".contains(letter) {
        guard let start = open.popLast(), closing[letters[start]] == letter else { return [:] }
        partners[start] = index
      }
      index += 1
    }
    return open.isEmpty && !isInText ? partners : [:]
  }
}

extension ReportText {
  /// How many columns a line of a report has, where it can be broken.
  package static let columns = 100
  /// How many lines of a value are shown; a picture with its numbers and its source has fewer.
  static let shownLines = 60
  /// How many letters of a line that cannot be broken are shown.
  static let shownLetters = 1_000

  /// Swift source, or the description of a value, in lines of a hundred columns.
  package static func lines(ofSource text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let letters = Array(line)
      return BrokenLine(letters, columns: columns).pieces.map { piece in
        String(repeating: " ", count: piece.indent) + String(letters[piece.range])
      }
    }
  }

  /// As much of a value as a screen has room for; the middle is left out.
  static func shown(_ lines: [String]) -> [String] {
    let lines = lines.map { line in
      let more = line.count - shownLetters
      return more > 0 ? "\(line.prefix(shownLetters)) ... and \(count(more, "more letter"))" : line
    }
    let omitted = lines.count - shownLines
    guard omitted > 0 else { return lines }
    let end = shownLines / 6
    return lines.prefix(shownLines - end - 1)
      + ["... \(count(omitted + 1, "line")) left out ..."] + lines.suffix(end)
  }
}
