import Foundation
import StackScrollExplorer
import Testing

/// A template: copy this file into a test target beside a folder `Screens` and a folder `Fixtures`.
@Suite struct ScreenTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  private static let screens =
    (try? FileManager.default.contentsOfDirectory(
      atPath: "\(root)/Screens"
    ).filter { $0.hasSuffix(".json") }.sorted()) ?? []

  @Test func `there are screens to check`() {
    #expect(!Self.screens.isEmpty)
  }

  @Test(arguments: screens)
  func `a screen is in order in every window`(file: String) {
    let run = Explorer.transcript(
      of: ["check", "\(Self.root)/Screens/\(file)", "--cases", "50"])
    #expect(run.status == .success, "\(run.output)\(run.errors)")
  }

  @Test func `what was once found does not come back`() {
    let run = Explorer.transcript(of: ["replay", "\(Self.root)/Fixtures"])
    #expect(run.status == .success, "\(run.output)\(run.errors)")
  }
}
