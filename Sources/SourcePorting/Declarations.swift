/// A source as the tokens that say something, with its brackets matched and its types found.
///
/// Types, extensions and their members are told by their keywords and braces alone; nothing is looked
/// up. The branches of a conditional block each have brackets of their own.
struct Declarations {
  /// A class, a struct, an enumeration, an actor, a protocol or an extension.
  struct TypeScope {
    /// The keyword.
    let keyword: String
    /// The name as it is written: `Form`, or `Page.Form` in an extension.
    let name: String
    /// The names after the colon, as far as they are plain.
    let inherited: [String]
    /// The braces, as places of tokens.
    let body: ClosedRange<Int>
    /// The place of the name.
    let nameAt: Int
  }

  /// A member of a type.
  struct Member {
    /// Its tokens, from attributes to the closing brace.
    let tokens: ClosedRange<Int>
    /// The words before its own keyword: `override`, `private`, `static`.
    let modifiers: Set<String>
    /// Its own keyword: `func`, `var`, `let`, ...
    let keyword: String
    /// Its name; nil for what has none, such as an initialiser.
    let name: String?
  }

  let source: [UInt8]
  /// The significant tokens.
  let tokens: [Token]
  /// All tokens.
  let all: [Token]
  /// The place of the bracket that closes each one, or opens it.
  let partner: [Int: Int]
  /// In the order in which they begin.
  private(set) var types: [TypeScope] = []
  /// Of each type, the last one before it whose braces are around its own.
  private var outer: [Int?] = []
  /// Whether a token is compiled only where there is an Objective-C runtime.
  let needsRuntime: [Bool]
  /// The places of tokens that come first on their line.
  private let lineStarts: Set<Int>

  /// Reads a source.
  ///
  /// - Complexity: O(n log n) for n bytes.
  init(_ source: [UInt8]) {
    self.source = source
    all = Lexer.tokens(of: source)
    var (significant, starts, isFirst) = ([Token](), Set<Int>(), true)
    for token in all {
      if token.isSignificant {
        if isFirst { starts.insert(significant.count) }
        significant.append(token)
        isFirst = false
      } else if token.kind == .lineBreak {
        isFirst = true
      }
    }
    tokens = significant
    lineStarts = starts
    var conditions = Conditions()
    (partner, needsRuntime) = conditions.read(source, significant, starts)
    types = significant.indices.compactMap { type(at: $0) }
    for (number, type) in types.enumerated() {
      outer.append(innermost(from: number > 0 ? number - 1 : nil, around: type.body.lowerBound))
    }
  }

  /// The text of a token.
  func text(_ place: Int) -> String {
    tokens.indices.contains(place)
      ? String(decoding: source[tokens[place].range], as: UTF8.self) : ""
  }

  /// Whether a token is a byte of punctuation.
  func isPunctuation(_ place: Int, _ byte: Unicode.Scalar) -> Bool {
    tokens.indices.contains(place) && tokens[place].kind == .punctuation(UInt8(ascii: byte))
  }

  /// Whether a token comes first on its line.
  func beginsLine(_ place: Int) -> Bool { lineStarts.contains(place) }

  /// The innermost type around a token: the last one that begins before it and has no end yet.
  ///
  /// - Complexity: O(log n) for n types, and linear in how far they nest.
  func type(around place: Int) -> TypeScope? {
    let end = types.firstPlace { $0.body.lowerBound > place }
    return innermost(from: end > 0 ? end - 1 : nil, around: place).map { types[$0] }
  }

  /// The last type up to one that has a place inside; what is around that is also around what ends before it.
  private func innermost(from last: Int?, around place: Int) -> Int? {
    var number = last
    while let found = number, !types[found].body.contains(place) { number = outer[found] }
    return number
  }

  /// The type with its name at a place.
  func type(namedAt place: Int) -> TypeScope? {
    let number = types.firstPlace { $0.nameAt >= place }
    return number < types.count && types[number].nameAt == place ? types[number] : nil
  }

  /// The type whose keyword stands at a place.
  private func type(at place: Int) -> TypeScope? {
    let keyword = text(place)
    guard tokens[place].kind == .word, Self.typeKeywords.contains(keyword),
      !isPunctuation(place - 1, "."), tokens.indices.contains(place + 1),
      tokens[place + 1].kind == .word, !Self.memberKeywords.contains(text(place + 1))
    else { return nil }
    var (name, next) = (text(place + 1), place + 2)
    while isPunctuation(next, "."), tokens.indices.contains(next + 1),
      tokens[next + 1].kind == .word
    {
      name += "." + text(next + 1)
      next += 2
    }
    let nameAt = next - 1
    // An actor is one only with what follows the name of a type.
    guard ["{", ":", "<"].contains(where: { isPunctuation(next, $0) }) || text(next) == "where"
    else { return nil }
    var inherited: [String] = []
    let end = min(tokens.count, place + Self.longestHeading)
    while next < end, !isPunctuation(next, "{") {
      // No declaration goes on after one of these.
      if isPunctuation(next, "}") || isPunctuation(next, ";") || isPunctuation(next, "=") {
        return nil
      }
      let isListed = isPunctuation(next - 1, ":") || isPunctuation(next - 1, ",")
      if tokens[next].kind == .word, isListed { inherited.append(text(next)) }
      next = isPunctuation(next, "(") ? (partner[next] ?? next) + 1 : next + 1
    }
    guard isPunctuation(next, "{"), let close = partner[next], close > next else { return nil }
    return TypeScope(
      keyword: keyword, name: name, inherited: inherited, body: next...close, nameAt: nameAt)
  }

  /// The most tokens between the keyword of a type and its brace.
  private static let longestHeading = 1_000

  /// The members of a type, in order.
  ///
  /// A member begins with the first token of a line that can begin one, outside all brackets, and
  /// ends before the next.
  func members(of type: TypeScope) -> [Member] {
    var starts: [Int] = []
    // How far the last of them is known to be without a keyword.
    var read = 0
    var place = type.body.lowerBound + 1
    while place < type.body.upperBound {
      let continues = isModifier(place - 1) || tokens[place - 1].kind == .attribute
      let isFirst = place == type.body.lowerBound + 1
      if beginsLine(place) || isFirst || isPunctuation(place - 1, ";") {
        let hasArguments = isPunctuation(place - 1, ")") && starts.last.map(isAttributed) ?? false
        let isOpen = !starts.isEmpty && keyword(after: &read, to: place) == nil
        if mayBeginMember(place), !((continues || hasArguments) && isOpen) {
          starts.append(place)
          read = place
        }
      }
      place = (partner[place].map { max($0, place) } ?? place) + 1
    }
    return starts.indices.compactMap { number in
      let end = number + 1 < starts.count ? starts[number + 1] : type.body.upperBound
      return member(from: starts[number], to: end)
    }
  }

  private func isAttributed(_ place: Int) -> Bool { tokens[place].kind == .attribute }

  private func mayBeginMember(_ place: Int) -> Bool {
    tokens[place].kind == .attribute || isModifier(place)
      || Self.memberKeywords.contains(text(place)) || Self.typeKeywords.contains(text(place))
  }

  private func isModifier(_ place: Int) -> Bool {
    tokens[place].kind == .word && Self.modifiers.contains(text(place))
  }

  /// The place of the keyword of the member that begins at a place; nil if there is none before an
  /// end.
  private func keyword(from start: Int, to end: Int) -> Int? {
    var place = start
    return keyword(after: &place, to: end)
  }

  /// The same from where another search with an end further up was given up.
  private func keyword(after place: inout Int, to end: Int) -> Int? {
    while place < end {
      let isClassMember =
        text(place) == "class" && place + 1 < end
        && (Self.memberKeywords.contains(text(place + 1)) || isModifier(place + 1))
      if tokens[place].kind == .attribute || isModifier(place) || isClassMember {
        place += 1
        if isPunctuation(place, "(") { place = (partner[place] ?? place) + 1 }
      } else if Self.memberKeywords.contains(text(place)) || Self.typeKeywords.contains(text(place))
      {
        return place
      } else {
        return nil
      }
    }
    return nil
  }

  private func member(from start: Int, to end: Int) -> Member? {
    guard let keyword = keyword(from: start, to: end) else { return nil }
    let isNamed = ["func", "var", "let", "typealias"].contains(text(keyword))
    return Member(
      tokens: start...max(start, end - 1), modifiers: Set((start..<keyword).map(text)),
      keyword: text(keyword),
      name: isNamed && keyword + 1 < end && tokens[keyword + 1].kind == .word
        ? text(keyword + 1) : nil)
  }

  private static let typeKeywords: Set = [
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]
  private static let memberKeywords: Set = [
    "func", "var", "let", "init", "deinit", "subscript", "typealias", "case", "associatedtype",
    "operator", "precedencegroup", "import",
  ]
  private static let modifiers: Set = [
    "override", "public", "open", "internal", "private", "fileprivate", "package", "static",
    "final", "required", "convenience", "dynamic", "lazy", "weak", "unowned", "optional",
    "mutating", "nonmutating", "nonisolated", "isolated", "indirect", "prefix", "postfix", "infix",
    "async", "distributed",
  ]
}

extension Array {
  /// The first place of an element that is of the kind of all behind it; the end if there is none.
  ///
  /// - Complexity: O(log n) for n elements.
  func firstPlace(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Matches brackets, and notes which branches of conditional blocks are compiled where there is an
/// Objective-C runtime only.
private struct Conditions {
  private struct Block {
    /// The brackets that are open where it begins.
    let brackets: [(place: Int, closing: UInt8)]
    var needsRuntime: Bool
    /// Whether its last branch is the other one.
    var excludesRuntime: Bool
  }

  private var brackets: [(place: Int, closing: UInt8)] = []
  private var blocks: [Block] = []
  /// How many of them need the runtime where the reader is.
  private var runtimeBlocks = 0

  private static let conditionals: Set = ["#if", "#elseif", "#else", "#endif"]

  mutating func read(
    _ source: [UInt8], _ tokens: [Token], _ lineStarts: Set<Int>
  ) -> (partner: [Int: Int], needsRuntime: [Bool]) {
    var partner: [Int: Int] = [:]
    var needsRuntime: [Bool] = []
    needsRuntime.reserveCapacity(tokens.count)
    for (place, token) in tokens.enumerated() {
      switch token.kind {
      case .directive:
        let word = String(decoding: source[token.range], as: UTF8.self)
        var condition = ""
        if Self.conditionals.contains(word) {
          for place in (place + 1)..<tokens.count {
            if lineStarts.contains(place) { break }
            condition += String(decoding: source[tokens[place].range], as: UTF8.self)
          }
        }
        directive(word, condition)
      case .punctuation(let byte): bracket(byte, at: place, &partner)
      default: break
      }
      needsRuntime.append(runtimeBlocks > 0)
    }
    return (partner, needsRuntime)
  }

  private mutating func bracket(_ byte: UInt8, at place: Int, _ partner: inout [Int: Int]) {
    switch byte {
    case UInt8(ascii: "("): brackets.append((place, UInt8(ascii: ")")))
    case UInt8(ascii: "["): brackets.append((place, UInt8(ascii: "]")))
    case UInt8(ascii: "{"): brackets.append((place, UInt8(ascii: "}")))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard let last = brackets.last, last.closing == byte else { return }
      brackets.removeLast()
      partner[last.place] = place
      partner[place] = last.place
    default: break
    }
  }

  private mutating func directive(_ word: String, _ condition: String) {
    guard Self.conditionals.contains(word) else { return }
    let runtime = condition == "canImport(ObjectiveC)"
    let noRuntime = condition == "!canImport(ObjectiveC)"
    if word == "#if" {
      blocks.append(Block(brackets: brackets, needsRuntime: runtime, excludesRuntime: noRuntime))
      if runtime { runtimeBlocks += 1 }
      return
    }
    guard var block = blocks.popLast() else { return }
    if block.needsRuntime { runtimeBlocks -= 1 }
    guard word != "#endif" else { return }
    brackets = block.brackets
    block.needsRuntime = word == "#else" ? block.excludesRuntime : runtime
    block.excludesRuntime = word == "#elseif" && noRuntime
    if block.needsRuntime { runtimeBlocks += 1 }
    blocks.append(block)
  }
}
