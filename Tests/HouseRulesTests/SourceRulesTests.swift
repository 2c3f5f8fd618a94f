import Foundation
import TestSupport
import Testing

/// Rules about the sources themselves, so that they need no reviewer to remember them.
@Suite struct SourceRulesTests {
  @Test func `the core imports nothing`() throws {
    let imports = try Self.imports(of: "StackScrollCore")
    #expect(imports.isEmpty, "\(imports)")
  }

  @Test func `the engine knows nothing of layout, and no library links a test framework`() throws {
    for module in [
      "PropertyKit", "StackScrollInvariants", "StackScrollExplorer", "StackScrollTool",
    ] {
      let imports = try Self.imports(of: module)
      #expect(!imports.contains { $0.contains("Testing") || $0.contains("XCTest") })
      if module == "PropertyKit" { #expect(!imports.contains { $0.contains("StackScroll") }) }
    }
  }

  /// Documentation/Guide.md says so: who takes the engine alone builds nothing of layout.
  @Test func `the engine's products need no target of layout`() throws {
    let manifest = try Repository.text(of: "Package.swift")
    let targets = manifest.matches(
      of: /\.target\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/)
    let needs = Dictionary(
      uniqueKeysWithValues: targets.map { target in
        (target.1, Set((target.2 ?? "").matches(of: /"(\w+)"/).map(\.1)))
      })
    var built: Set<Substring> = ["PropertyTesting", "PropertyXCTest"]
    for _ in needs { built.formUnion(built.flatMap { needs[$0] ?? [] }) }
    #expect(built == ["PropertyKit", "PropertyTesting", "PropertyXCTest", "SystemCalls"])
  }

  @Test func `no source file is longer than 400 lines`() throws {
    for file in try Self.allFiles() {
      let lines = try Repository.text(of: file).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 400, "\(file)")
    }
  }

  private static func imports(of module: String) throws -> [String] {
    try Repository.swiftFiles(in: "Sources/\(module)").flatMap { file in
      try Repository.text(of: file).split(separator: "\n").map(String.init)
        .filter {
          $0.contains("import ")
            && $0.wholeMatch(of: /(@\w+ +)?(public |internal )?import .*/) != nil
        }
    }
  }

  /// Every file of every module, read for the rules about folders and names.
  static let sources = Result {
    try allFiles().map { file in
      let path = file.split(separator: "/").map(String.init)
      let folders = path.dropFirst(2).dropLast()
      return SourceFile(
        module: path[1], folder: folders.first ?? ".", name: path.last ?? "",
        text: try Repository.text(of: file))
    }
  }

  /// The sources of all products, and those of what tests them by laws.
  private static func allFiles() throws -> [String] {
    try ["Sources", "Tests/SelfTests", "Tests/SelfTool"].flatMap(Repository.swiftFiles)
  }
}
