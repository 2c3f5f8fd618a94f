import Foundation

/// A file of a module as the rules about folders read it.
struct SourceFile {
  /// The module, the folder in it (`.` for what stands in no folder), and the name of the file.
  let module: String
  let folder: String
  let name: String
  /// The top-level types, type aliases among them, and whether each is private to the file.
  let types: [(name: String, isPrivate: Bool)]
  /// Every word of the code that begins with a capital letter.
  let words: Set<Substring>

  init(module: String, folder: String, name: String, text: String) {
    self.module = module
    self.folder = folder
    self.name = name
    let code = SwiftCode(text).text
    types = code.split(separator: "\n").compactMap(Self.type)
    words = Set(
      code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        .filter { $0.first?.isUppercase == true })
  }

  /// The type that a line declares; nil for a line that is indented, and for any other.
  private static func type(_ line: Substring) -> (name: String, isPrivate: Bool)? {
    var words = line.split(separator: " ", omittingEmptySubsequences: false)[...]
    var isPrivate = false
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
      isPrivate = isPrivate || word.hasSuffix("private")
      words.removeFirst()
      if word.contains("("), !word.contains(")") {
        words = words.drop { !$0.hasSuffix(")") }.dropFirst()
      }
    }
    guard let keyword = words.first, keywords.contains(keyword) else { return nil }
    let name = words.dropFirst().first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.map { (String($0), isPrivate) }
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "indirect",
    "nonisolated", "nonisolated(unsafe)",
  ]
  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]
}

/// Two folders of a module that use each other's top-level types.
struct FolderPair: Hashable, CustomStringConvertible {
  let module: String
  let first: String
  let second: String

  var description: String { "\(module): \(first) <-> \(second)" }

  /// The pairs among the files of one module, each with the uses that make it one.
  ///
  /// The scan reads text and no meaning. It sees a type where its name stands as a word, so a type
  /// that is only inferred, or reached through a member of an extension, is not seen, and a nested
  /// type counts as the top-level type of another folder that has its name.
  static func pairs(in files: [SourceFile]) -> [FolderPair: [String]] {
    var owners: [Substring: String] = [:]
    for file in files {
      for type in file.types where !type.isPrivate && owners[Substring(type.name)] == nil {
        owners[Substring(type.name)] = file.folder
      }
    }
    var uses: [FolderPair: [String]] = [:]
    for file in files {
      let own = Set(file.types.filter(\.isPrivate).map { Substring($0.name) })
      for word in file.words.subtracting(own).sorted() {
        guard let owner = owners[word], owner != file.folder else { continue }
        let use = FolderPair(module: file.module, first: file.folder, second: owner)
        uses[use, default: []].append("\(file.folder)/\(file.name) uses \(word) of \(owner)")
      }
    }
    var pairs: [FolderPair: [String]] = [:]
    for (use, reasons) in uses where use.first < use.second {
      let back = FolderPair(module: use.module, first: use.second, second: use.first)
      if let others = uses[back] { pairs[use] = reasons + others }
    }
    return pairs
  }
}

/// Swift text without its comments and without the text of its strings; what strings interpolate
/// stays.
///
/// It knows nested comments, raw strings and strings of several lines. It takes a regex literal for
/// code, so one that holds a quotation mark or `//` would be misread.
struct SwiftCode {
  private(set) var text = ""
  private let bytes: [UInt8]
  private var index = 0
  private var code: [UInt8] = []

  init(_ source: String) {
    bytes = Array(source.utf8)
    while index < bytes.count { readCode() }
    text = String(decoding: code, as: UTF8.self)
  }

  /// Reads code up to the end, or to the parenthesis that ends an interpolation.
  private mutating func readCode() {
    var depth = 0
    while index < bytes.count {
      let start = index
      if skip("//") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if skip("/*") {
        readComment()
      } else if let hashes = skipQuote() {
        readString(hashes)
      } else {
        if bytes[start] == UInt8(ascii: "(") { depth += 1 }
        if bytes[start] == UInt8(ascii: ")") { depth -= 1 }
        index += 1
        if depth < 0 { return }
        code.append(bytes[start])
      }
    }
  }

  /// The rest of a comment, and the comments inside it.
  private mutating func readComment() {
    while index < bytes.count, !skip("*/") {
      if skip("/*") { readComment() } else { index += 1 }
    }
  }

  /// The number of `#` before an opening quotation mark, and moves behind both; nil if none is here.
  private mutating func skipQuote() -> Int? {
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    defer { index = end + 1 }
    return end - index
  }

  /// The rest of a string whose first quotation mark was read.
  private mutating func readString(_ hashes: Int) {
    let mark = String(repeating: "#", count: hashes)
    let isLong = skip("\"\"")
    let end = (isLong ? "\"\"\"" : "\"") + mark
    while index < bytes.count, !skip(end) {
      if skip("\\" + mark + "(") {
        code.append(UInt8(ascii: " "))
        readCode()
        code.append(UInt8(ascii: " "))
      } else if hashes == 0, skip("\\") {
        index += 1
      } else {
        if bytes[index] == UInt8(ascii: "\n") { code.append(bytes[index]) }
        index += 1
      }
    }
    // Two names on both sides of a string are two words.
    code.append(UInt8(ascii: " "))
  }

  /// Moves behind some letters if they stand here.
  private mutating func skip(_ letters: String) -> Bool {
    guard bytes[index...].starts(with: letters.utf8) else { return false }
    index += letters.utf8.count
    return true
  }
}
