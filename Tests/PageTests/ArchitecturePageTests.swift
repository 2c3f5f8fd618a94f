import Foundation
import TestSupport
import Testing

/// The page of modules and of one walk is true to the code.
@Suite struct ArchitecturePageTests {
  /// The cells of each row of the page's tables, without heads and lines.
  private static func rows(columns: Int) throws -> [[String]] {
    let page = try text("Documentation/Architecture.md")
    return page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }.filter { $0.count == columns }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  /// What is set as code.
  private static func names(in cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  @Test func `each module uses what the page says, and nothing else`() throws {
    let manifest = try Self.text("Package.swift")
    let modules = try Self.rows(columns: 3).filter {
      Self.names(in: $0[0])[0].contains("/") == false
    }
    #expect(modules.count > 10)
    for row in modules {
      let module = Self.names(in: row[0])[0]
      let start = try #require(
        manifest.range(of: ".target(name: \"\(module)\"")
          ?? manifest.range(of: ".target(\n      name: \"\(module)\""), "\(module)")
      let rest = manifest[start.upperBound...]
      let end = rest.range(of: ".target(")?.lowerBound ?? rest.endIndex
      let declared =
        rest[..<end].matches(of: /dependencies: \[([^\]]*)\]/).first
        .map { String($0.1).matches(of: /"([^"]+)"/).map { String($0.1) } } ?? []
      #expect(Set(declared) == Set(Self.names(in: row[2])), "\(module)")
    }
  }

  @Test func `each file of the walk has the symbol that the page names`() throws {
    let steps = try Self.rows(columns: 3).filter { $0[0].contains("/") }
    #expect(steps.count >= 10)
    for step in steps {
      let (file, symbol) = (Self.names(in: step[0])[0], Self.names(in: step[1])[0])
      let source = try Self.text(file)
      let isDeclared = source.contains(
        try Regex("(struct|enum|class|extension|func|protocol) \(symbol)\\b"))
      #expect(isDeclared, "\(file) has no \(symbol)")
    }
  }
}
