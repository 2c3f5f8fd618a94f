import Foundation
import TestSupport
import Testing

/// All output of the tool goes through the function that makes it printable.
///
/// `Session.terminal` is a `PrintableTerminal`, so a command has nothing else to write with; what is
/// left is to write past it.
@Suite struct OutputGateTests {
  /// What writes to the streams of a process.
  private static let writers =
    #"\b(print|debugPrint|dump|puts|fputs|fwrite|printf|putchar|NSLog)\("#
    + #"|standardOutput|standardError|STDOUT_FILENO|STDERR_FILENO|\bstd(out|err)\b|StandardStream"#

  /// The modules that the tool is made of, and the one that tests it.
  private static let modules =
    [
      "ConsoleLogs", "InterfaceBuilder", "PublishedScreens", "SourcePorting",
      "StackScrollConstraints", "StackScrollCore", "StackScrollExplorer", "StackScrollInvariants",
      "StackScrollReport", "StackScrollTool", "SystemCalls",
    ].map { "Sources/\($0)" } + ["Tests/SelfTests", "Tests/SelfTool"]

  /// The files that may.
  private static let gates: Set = ["StandardStream.swift", "SystemTerminal.swift"]

  @Test func `no command writes past its terminal`() throws {
    var found: Set<String> = []
    let writers = try NSRegularExpression(pattern: Self.writers)
    for module in Self.modules {
      let files = FileManager.default.enumerator(
        at: Repository.root.appending(path: module), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
          .joined(separator: "\n")
        let range = NSRange(code.startIndex..., in: code)
        if writers.firstMatch(in: code, range: range) != nil {
          found.insert(file.lastPathComponent)
        }
      }
    }
    #expect(found == Self.gates)
  }
}
