import Foundation
import Testing

/// Rules about the sources themselves, so that they need no reviewer to remember them.
@Suite struct SourceRulesTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

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

  @Test func `no source file is longer than 400 lines`() throws {
    for file in try Self.files(in: "Sources") {
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 400, "\(file.lastPathComponent)")
    }
  }

  private static func imports(of module: String) throws -> [String] {
    try files(in: "Sources/\(module)").flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        .filter { $0.wholeMatch(of: /(@\w+ +)?(public |internal )?import .*/) != nil }
    }
  }

  /// Every file of every module, read for the rules about folders and names.
  static let sources = Result {
    let sources = root.appending(path: "Sources").standardizedFileURL.pathComponents.count
    return try files(in: "Sources").map { file in
      let path = file.standardizedFileURL.pathComponents.dropFirst(sources)
      let folders = path.dropFirst().dropLast()
      return SourceFile(
        module: path.first ?? "", folder: folders.first ?? ".", name: file.lastPathComponent,
        text: try String(contentsOf: file, encoding: .utf8))
    }
  }

  /// The sources below a folder; the code that documentation shows is none.
  private static func files(in folder: String) throws -> [URL] {
    let found = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    let files = (found?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && !$0.path.contains(".docc/") }
    return try #require(files.isEmpty ? nil : files, "no sources in \(folder)")
  }
}
