import Foundation
import TestSupport
import Testing

/// Every file, target, suite and command that a page names exists.
///
/// A page is checked in what it sets as code, and in its links. A word in capitals (`LAW.json`) and
/// `...` stand for any name. A diff must fit the files as they are: what it adds is not looked for.
/// Where a page speaks of a project of its reader, paths begin with no folder of this repository.
@Suite struct PageReferenceTests {
  private static let names = Result { try RepositoryNames() }

  @Test func `what the pages name exists`() throws {
    let names = try Self.names.get()
    #expect(names.pages.count > 40)
    for page in names.pages.values.sorted(by: { $0.path < $1.path }) {
      let faults = names.faults(on: page)
      #expect(faults == [], "\(page.path)")
    }
  }

  @Test(arguments: [
    ("`Sources/Gone.swift`", "no file Sources/Gone.swift"),
    ("`Sources/Gone/LAW.json`", "no file Sources/Gone"),
    ("`Tests/*/Gone.swift`", "no file Tests/*/Gone.swift"),
    ("`Gone+All.swift`", "no file Gone+All.swift"),
    ("```sh\nbash .ci/gone\n```", "no file .ci/gone"),
    ("```diff\n--- README.md\n-# Gone\n+# New\n```", "no line \"# Gone\" in README.md"),
    ("```diff\n--- Sources/Gone.swift\n+import New\n```", "no file Sources/Gone.swift"),
    ("[a page](Gone.md#title)", "no file Gone.md"),
    ("[a page](Guide.md#gone)", "no heading #gone in Documentation/Guide.md"),
    ("[above](#gone)", "no heading #gone in Documentation/Page.md"),
    ("`swift run -c release gone`", "no executable gone"),
    ("`swift run -c release --package-path Benchmarks stackscroll`", "no executable stackscroll"),
    ("`swift build --product Gone`", "no product or target Gone"),
    ("`swift build --target\nGone`", "no product or target Gone"),
    ("`swift test --filter GoneTests`", "no test GoneTests"),
    ("`swift test --filter 'no such test'`", "no test no such test"),
    ("```sh\ncd App && stackscroll gone .\n```", "no command gone"),
    ("`swift run stackscroll gone`", "no command gone"),
    ("`stackscroll lint . --gone=2`", "lint has no option --gone"),
    ("`lint . --gone`", "lint has no option --gone"),
    ("```sh\nstackscroll lint \\\n  --gone\n```", "lint has no option --gone"),
  ])
  func `each rule finds what it is for`(text: String, fault: String) throws {
    let page = Page("Documentation/Page.md", "# Page\n\n\(text)\n")
    #expect(try Self.names.get().faults(on: page) == [fault])
  }

  @Test(arguments: [
    "`Fixtures/Broken/LAW.json`, `Sources/.../Gone.swift`, `Sources/*/*.docc`, `.build/release/gone`",
    "Sources/Gone.swift in words, `App/Gone.storyboard`, `https://example.com/Sources/Gone.swift`",
    "[a page](Guide.md#generators), [above](#page), [elsewhere](https://example.com/Gone.md)",
    "`swift run stackscroll lint .`, `swift run -c release --package-path Benchmarks challenges --all`",
    "`swift test --filter PageReferenceTests`, `swift build --target TARGET`, `swift run`",
    "`stackscroll --version`, `stackscroll COMMAND`, `stackscroll lint . | sort --reverse`",
    "```text\nthe tool stackscroll itself: lint finds --nothing\n```",
    "```diff\n+++ Sources/New.swift\n+import Gone\n--- README.md\n # StackScroll\n...\n```",
    "<!-- swift\nlet path = \"Sources/Gone.swift\"\n-->",
  ])
  func `what exists, stands for a name or is the reader's is no fault`(text: String) throws {
    let page = Page("Documentation/Page.md", "# Page\n\n\(text)\n")
    #expect(try Self.names.get().faults(on: page) == [])
  }
}

/// A page as far as it names things.
struct Page {
  let path: String
  /// Where links lead that stay in the repository.
  let links: [Substring]
  /// The lines of blocks of code, continued ones as one, and the code in sentences.
  let code: [String]
  /// The lines of files that diffs show and do not add.
  let lines: [(file: String, line: String)]
  /// The headings, as links name them.
  let anchors: Set<String>

  init(_ path: String, _ text: String) {
    self.path = path
    var (code, lines, words) = ([String](), [(file: String, line: String)](), "")
    var (isCode, isDiff, file) = (false, false, "")
    let shown = text.replacing(/<!--(?s:.*?)-->/, with: "").replacing("\\\n", with: " ")
    for line in shown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isCode.toggle()
        isDiff = line.hasSuffix("```diff")
      } else if isDiff, line.hasPrefix("--- ") {
        file = String(line.dropFirst(4))
        code.append(file)
      } else if isDiff {
        if line.hasPrefix("-") || line.hasPrefix(" ") {
          lines.append((file, String(line.dropFirst())))
        }
      } else if isCode {
        code.append(String(line))
      } else {
        words += line + "\n"
      }
    }
    anchors = Set(words.matches(of: /(?m)^#+ (.*)$/).map { Self.anchor(of: $0.1) })
    links = words.matches(of: /\]\(([^)\s]+)\)/).map(\.1).filter { !$0.contains(":") }
    for span in words.matches(of: /`([^`]+)`/) {
      code.append(String(span.1.replacing("\n", with: " ")))
    }
    (self.code, self.lines) = (code, lines)
  }

  /// The name that a link gives a heading.
  private static func anchor(of heading: Substring) -> String {
    heading.lowercased().filter { $0.isLetter || $0.isNumber || "_- ".contains($0) }
      .replacing(" ", with: "-")
  }
}

/// What there is to be named.
struct RepositoryNames {
  /// The pages, by their paths.
  let pages: [String: Page]
  /// Every file and folder.
  private let paths: Set<String>
  /// The names of files alone.
  private let files: Set<Substring>
  /// The folders at the root, where paths begin.
  private let roots: Set<Substring>
  /// The manifests, by the folders of their packages; the root is "".
  private let manifests: [String: String]
  /// What is written in the tests.
  private let tests: [String]
  /// The options of each command, from the printed help.
  private let options: [Substring: Set<Substring>]

  init() throws {
    let paths = try Repository.paths()
    pages = try Dictionary(
      uniqueKeysWithValues: paths.filter { $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") }
        .map { ($0, Page($0, try Repository.text(of: $0))) })
    self.paths = Set(paths)
    files = Set(paths.compactMap { $0.split(separator: "/").last })
    roots = Set(paths.filter { $0.contains("/") }.map { $0.prefix { $0 != "/" } })
    let packages = paths.filter { "/\($0)".hasSuffix("/Package.swift") }
    manifests = try Dictionary(
      uniqueKeysWithValues: packages.map {
        (Self.folder(of: $0), try Repository.text(of: $0))
      })
    tests = try paths.filter { "/\($0)".contains("/Tests/") && $0.hasSuffix(".swift") }
      .map(Repository.text)
    let help = try Repository.text(of: "Documentation/Commands.md")
    options = Dictionary(
      uniqueKeysWithValues: help.matches(of: /\n## ([a-z]+)\n\n```text\n((?s).*?)\n```/).map {
        ($0.1, Set($0.2.matches(of: /--[a-z][a-z-]*/).map(\.0) + ["--help"]))
      })
  }

  /// What a page names and is not there.
  func faults(on page: Page) -> [String] {
    page.links.compactMap { fault(ofLink: $0, on: page) }
      + page.lines.compactMap { file, line in
        guard let text = try? Repository.text(of: file) else { return nil }
        return text.contains("\(line)\n") ? nil : "no line \"\(line)\" in \(file)"
      }
      + page.code.flatMap { code in
        // The help of the commands speaks of files of its reader.
        (page.path == "Documentation/Commands.md" ? [] : faults(ofPathsIn: code, page.path))
          + faults(ofPackageCommandsIn: code) + faults(ofCommandsIn: code)
      }
  }

  // MARK: Files

  private func fault(ofLink link: Substring, on page: Page) -> String? {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].isEmpty ? page.path : Self.resolved(parts[0], in: page.path)
    guard path == page.path || paths.contains(path) else { return "no file \(parts[0])" }
    guard parts.count == 2, let target = path == page.path ? page : pages[path] else { return nil }
    return target.anchors.contains(String(parts[1])) ? nil : "no heading #\(parts[1]) in \(path)"
  }

  private func faults(ofPathsIn code: String, _ page: String) -> [String] {
    let folder = Self.folder(of: page)
    // An address is a word that begins with no folder, and a line may follow a file: `form.json:12`.
    let words = code.split { !($0.isLetter || $0.isNumber || "_.+*/-:".contains($0)) }
    return words.compactMap { word in
      let word = word.prefix { $0 != ":" }.trimmed
      let parts = word.split(separator: "/", omittingEmptySubsequences: false)
      if parts.count == 1 {
        let isSource = word.hasSuffix(".swift") && !Self.isPlaceholder(word)
        return isSource && !word.contains("*") && !files.contains(word) ? "no file \(word)" : nil
      }
      guard roots.contains(parts[0]), !parts.contains(where: { $0.hasPrefix(".build") }),
        !exists(parts), !exists(folder.split(separator: "/") + parts)
      else { return nil }
      let known = parts.prefix { !Self.isPlaceholder($0) }
      return known.count < parts.count && exists(Array(known))
        ? nil : "no file \(known.joined(separator: "/"))"
    }
  }

  /// Whether there is such a file or folder; `*` stands for any part of a name.
  private func exists(_ parts: [Substring]) -> Bool {
    guard parts.contains(where: { $0.contains("*") }) else {
      return paths.contains(parts.joined(separator: "/"))
    }
    return paths.contains { path in
      let names = path.split(separator: "/")
      return names.count == parts.count
        && zip(names, parts).allSatisfy { name, part in
          let ends = part.split(separator: "*", omittingEmptySubsequences: false)
          return ends.count == 1
            ? name == part : name.hasPrefix(ends[0]) && name.hasSuffix(ends[ends.count - 1])
        }
    }
  }

  /// Whether a name stands for any other: `LAW.json`, `FILE`, `...`.
  private static func isPlaceholder(_ name: Substring) -> Bool {
    name == "..." || name.wholeMatch(of: /[A-Z]{2,}(\.\w+)?/) != nil
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// A path as it is from the root, of one that begins at a page.
  private static func resolved(_ path: Substring, in page: String) -> String {
    var parts = page.split(separator: "/").dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  // MARK: Commands

  /// The packages, products, targets and tests that lines for SwiftPM name.
  private func faults(ofPackageCommandsIn code: String) -> [String] {
    guard code.contains("swift ") else { return [] }
    return code.matches(of: /\bswift (run|build|test)\b([^|;&#]*)/).flatMap { match -> [String] in
      let line = match.2
      let given = line.firstMatch(of: /--package-path ([\w.\/]+)/).map { String($0.1) }
      let asked = manifests.filter { $0.key == given ?? $0.key }.values
      guard !asked.isEmpty else { return ["no package \(given ?? "")"] }
      var faults: [String] = []
      func look(for name: Substring?, among kinds: [Substring]?, or isThere: Bool, _ kind: String) {
        guard let name, !Self.isPlaceholder(name), !isThere else { return }
        let declared = asked.flatMap { $0.matches(of: /\.(\w+)\(\s*name: "([^"]+)"/) }
        if !declared.contains(where: { $0.2 == name && kinds?.contains($0.1) ?? true }) {
          faults.append("no \(kind) \(name)")
        }
      }
      let words = line.replacing(#/ --?[a-z]+-[a-z-]+ \S+| -c \S+| -X\w+ \S+/#, with: "")
        .split(separator: " ")
      if match.1 == "run" {
        let name = words.first { !$0.hasPrefix("-") }
        look(for: name, among: ["executable", "executableTarget"], or: false, "executable")
      }
      let built = line.firstMatch(of: /--(?:product|target)[ =]([\w-]+)/)?.1
      look(for: built, among: nil, or: false, "product or target")
      let filter = line.firstMatch(of: /--filter[ =]'?([^ '][^']*|\w+)/)?.1
      look(for: filter, among: ["testTarget"], or: filter.map(isTest) ?? true, "test")
      return faults
    }
  }

  /// Whether the tests have a suite, a test or a text of a name.
  private func isTest(_ name: Substring) -> Bool {
    let forms = ["struct \(name) ", "class \(name):", "func \(name)(", "`\(name)`", "\"\(name)\""]
    return tests.contains { text in forms.contains { text.contains($0) } }
  }

  /// The commands and options that lines for the tool name; a piece of code that begins with a command and
  /// has an option is such a line, too.
  private func faults(ofCommandsIn code: String) -> [String] {
    let start = /(?:^|[$|;&] ?|usage: |swift run |swift package )\s*(?:[A-Z_]+=\S* )*stackscroll +/
    var lines =
      code.contains("stackscroll ")
      ? code.matches(of: start).map { code[$0.range.upperBound...] } : []
    if lines.isEmpty, code.contains(" --"), options[code.prefix { $0 != " " }] != nil {
      lines = [code[...]]
    }
    return lines.flatMap { line -> [String] in
      let words = line.prefix { !"|;&>#".contains($0) }.split(separator: " ")
      guard let name = words.first, name.wholeMatch(of: /[a-z][a-z-]*/) != nil else { return [] }
      guard let options = options[name] ?? (name == "help" ? ["--help"] : nil) else {
        return ["no command \(name)"]
      }
      return words.compactMap { word in
        guard let option = word.prefixMatch(of: /--[a-z][a-z-]*/)?.0, !options.contains(option)
        else { return nil }
        return "\(name) has no option \(option)"
      }
    }
  }
}

extension Substring {
  /// A path without what ends a sentence, or stands for what is below a folder.
  fileprivate var trimmed: Substring {
    var word = self
    while word.last == "." || word.last == "/" { word.removeLast() }
    return word
  }
}
