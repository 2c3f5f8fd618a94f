import Foundation
import TestSupport
import Testing

/// `Documentation/UIKitSymbols.md` lists each public symbol of the module, as the sources have them.
@Suite struct SymbolPageTests {
  private static let page = Repository.root.appending(path: "Documentation/UIKitSymbols.md")
  private static let start = "<!-- symbols: made from the sources by SymbolPageTests -->\n"

  @Test func `the page lists every symbol`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let place = try #require(text.range(of: Self.start), "the page has no list")
    let shown = text[..<place.upperBound] + (try Self.list())
    guard shown != text else { return }
    if ProcessInfo.processInfo.environment["STACKSCROLL_UPDATE_MESSAGES"] != nil {
      try Data(shown.utf8).write(to: Self.page, options: .atomic)
    }
    Issue.record("UIKitSymbols.md lists other symbols; set STACKSCROLL_UPDATE_MESSAGES=1 once")
  }

  @Test func `symbols are found with their labels, and told apart by what they do`() {
    var symbols = SymbolList()
    symbols.read(
      """
      public struct Outer {
        /// Kept.
        @discardableResult public func move(
          to place: Int, _ other: (Int, Int)
        ) -> Int { 0 }
        /// Kept without effect.
        public var colour = 0
        public override var other = 0
        public class func make() {}

        // Kept or taken, and without effect.
        open var tint = 0
        open func draw() {}

        // Others.
        public var last = 0
        var hidden = 0
        public enum Inner { 
          case first, second(Int), `default`
        }
        public enum Short: Int { case one, two }
      }
      """)
    #expect(
      symbols.types["Outer"]
        == .init(
          working: ["last", "make()", "move(to:_:)"], inert: ["colour", "draw()", "tint"]))
    #expect(symbols.types["Outer.Short"] == .init(working: ["one", "two"], inert: []))
    #expect(
      symbols.types["Outer.Inner"] == .init(working: ["default", "first", "second"], inert: []))
  }

  private static func list() throws -> String {
    let folder = Repository.root.appending(path: "Sources/UIKit")
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var symbols = SymbolList()
    for case let file as URL in found?.allObjects ?? [] where file.pathExtension == "swift" {
      symbols.read(try String(contentsOf: file, encoding: .utf8))
    }
    var lines = [
      "", "| type | works | is kept or taken, without effect |", "|---|---|---|",
    ]
    for (type, kinds) in symbols.types.sorted(by: { $0.key < $1.key }) {
      func cell(_ names: Set<String>) -> String {
        names.sorted().map { "`\($0)`" }.joined(separator: ", ")
      }
      lines.append("| `\(type)` | \(cell(kinds.working)) | \(cell(kinds.inert)) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The public symbols of sources, by the types that have them.
private struct SymbolList {
  struct Kinds: Equatable {
    var working: Set<String> = []
    var inert: Set<String> = []
  }

  private(set) var types: [String: Kinds] = [:]

  /// What stands below a comment `// … without effect.` has none, up to the next such comment or the end of
  /// its type; at the start of a file it is said of the whole.
  mutating func read(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap(Self.spread)
    let isInert = lines.contains { $0.hasPrefix("// ") && $0.contains("without effect") }
    var (outer, inner, comment) = ("", "", "")
    var isSection = false
    for (number, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let code = line.dropFirst(indent)
      if code.hasPrefix("///") {
        comment += code
        continue
      }
      if code.hasPrefix("// "), !code.contains("swift-format-ignore") {
        isSection = code.contains("without effect")
        continue
      }
      if indent == 0 { isSection = false }
      defer { comment = "" }
      var words = code.split(separator: " ").drop { $0.hasPrefix("@") }
      let isPublic = words.first == "public" || words.first == "open"
      let isOverride = words.contains("override")
      words = words.drop { Self.modifiers.contains($0) }
      if words.first == "class", let next = words.dropFirst().first,
        ["func", "var"].contains(next)
      {
        words = words.dropFirst()
      }
      if let kind = words.first, Self.kinds.contains(kind), let word = words.dropFirst().first {
        let type = word.prefix { $0.isLetter || $0.isNumber || $0 == "." }
        if indent == 0 {
          outer = isPublic || kind == "extension" ? String(type) : "-"
          inner = ""
        }
        if indent == 2 { inner = isPublic ? ".\(type)" : "-" }
        if isPublic, indent <= 2 { types[outer + inner, default: Kinds()].working.formUnion([]) }
        continue
      }
      if indent == 2, !code.hasPrefix("}") { inner = "" }
      guard indent == (inner.isEmpty ? 2 : 4), inner != "-", outer != "-",
        !isOverride, !code.contains("(coder:"), !code.contains("(into")
      else {
        continue
      }
      let rest = lines[number...].prefix(12).joined(separator: " ")
      let isWithout = isInert || isSection || comment.contains("without effect")
      for name in Self.names(Array(words), rest, isPublic: isPublic) {
        if isWithout {
          types[outer + inner, default: Kinds()].inert.insert(name)
        } else {
          types[outer + inner, default: Kinds()].working.insert(name)
        }
      }
    }
    types = types.filter { $0.value != Kinds() }
  }

  /// A type on one line as it would stand on several.
  private static func spread(_ line: Substring) -> [String] {
    guard
      let match = line.wholeMatch(
        of:
          /( *)([^\/{]*\b(?:enum|struct|extension|protocol|class(?! (?:func|var))) [^{]*\{) (.*) \}/
      )
    else {
      return [String(line)]
    }
    let indent = match.1
    return ["\(indent)\(match.2)", "\(indent)  \(match.3)", "\(indent)}"]
  }

  private static let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "extension"]
  private static let modifiers: Set<Substring> = [
    "public", "open", "final", "package", "nonisolated", "override", "static", "required",
    "convenience", "internal(set)", "private(set)", "weak", "lazy",
  ]

  private static func names(_ words: [Substring], _ rest: String, isPublic: Bool) -> [String] {
    func name(_ word: Substring) -> String {
      String(word.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    guard let first = words.first, words.count > 1 || first.contains("(") else { return [] }
    if first == "case" {
      let cases = words.dropFirst().joined(separator: " ").split(separator: ",")
      return cases.map { name($0.drop { $0 == " " }) }
    }
    guard isPublic else { return [] }
    if first == "var" || first == "let" { return [name(words[1])] }
    let function = first == "func" ? name(words[1]) : "init"
    guard first == "func" || first.hasPrefix("init"), !function.isEmpty,
      let start = rest.range(of: first == "func" ? "func " : "init"),
      let open = rest[start.upperBound...].firstIndex(of: "(")
    else { return [] }
    var (depth, label, labels, isLabel) = (0, "", [String](), true)
    parameters: for character in rest[open...] {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case ":" where depth == 1 && isLabel:
        labels.append(label.split(separator: " ").first.map(String.init) ?? "_")
        isLabel = false
      case "," where depth == 1: (label, isLabel) = ("", true)
      case _ where depth == 1 && isLabel: label.append(character)
      default: break
      }
      if depth == 0 { break parameters }
    }
    return ["\(function)(\(labels.map { "\($0):" }.joined()))"]
  }
}
