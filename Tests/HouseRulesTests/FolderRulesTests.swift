import Foundation
import Testing

/// No two folders of a module use each other's types, and no two types have one name.
@Suite struct FolderRulesTests {
  @Test func `no two folders of a module use each other's types`() throws {
    let modules = Dictionary(grouping: try SourceRulesTests.sources.get(), by: \.module)
    let pairs = modules.values.flatMap { FolderPair.pairs(in: $0) }
    for (pair, uses) in pairs.sorted(by: { $0.key.description < $1.key.description }) {
      Issue.record("\(pair)\n  \(uses.joined(separator: "\n  "))")
    }
  }

  @Test func `no top-level type name is declared twice`() throws {
    var places: [String: [String]] = [:]
    for file in try SourceRulesTests.sources.get() {
      for type in file.types {
        places[type.name, default: []].append("\(file.module)/\(file.folder)/\(file.name)")
      }
    }
    for (name, files) in places.sorted(by: { $0.key < $1.key }) where files.count > 1 {
      Issue.record("\(name) is declared in \(files.sorted().joined(separator: " and "))")
    }
  }

  // MARK: The scan itself

  private static func file(_ folder: String, _ text: String) -> SourceFile {
    SourceFile(module: "House", folder: folder, name: "\(folder).swift", text: text)
  }

  @Test func `a pair is found, with its uses`() {
    let pairs = FolderPair.pairs(in: [
      Self.file("Kitchen", "public struct Table {\n  let guest: Guest?\n}\n"),
      Self.file("Hall", "@frozen public indirect enum Guest {\n  case at(Table)\n}\n"),
      Self.file("Garden", "struct Tree {\n  let owner: Guest\n}\n"),
    ])
    let pair = FolderPair(module: "House", first: "Hall", second: "Kitchen")
    #expect(
      pairs == [
        pair: ["Hall/Hall.swift uses Table of Kitchen", "Kitchen/Kitchen.swift uses Guest of Hall"]
      ])
  }

  /// Each way for a use to hide from the scan, and whether it does.
  @Test(arguments: [
    ("// A Table.", false), ("/* A /* nested */ Table. */", false), (#"let s = "Table""#, false),
    (##"let s = #"a "Table" \(Table)"#"##, false), ("let s = \"\"\"\n  Table\n  \"\"\"", false),
    ("private enum Table {}", false), ("let s = \"\\\"Table\"", false),
    (#"let s = "\(Table.name) of \(f(x))""#, true), (##"let s = #"\#(Table.name)"#"##, true),
    ("let s = \"//\", table = Table()", true), ("extension Table {}", true),
  ])
  func `comments and strings are no uses, what strings interpolate is`(
    _ text: String, _ isUse: Bool
  ) {
    let pairs = FolderPair.pairs(in: [
      Self.file("Hall", "struct Guest {}\n" + text), Self.file("Kitchen", "struct Table {}"),
      Self.file("Kitchen", "let guest = Guest()"),
    ])
    #expect(pairs.isEmpty != isUse)
  }

  @Test func `nested types and types private to a file belong to no folder`() {
    let pairs = FolderPair.pairs(in: [
      Self.file("Hall", "struct Guest {\n  struct Name {}\n  let table: Table\n}"),
      Self.file("Kitchen", "struct Table {\n  let name: Name\n}\nfileprivate struct Cup {}"),
      Self.file("Hall", "let cup = Cup.self"),
    ])
    #expect(pairs.isEmpty)
  }
}
