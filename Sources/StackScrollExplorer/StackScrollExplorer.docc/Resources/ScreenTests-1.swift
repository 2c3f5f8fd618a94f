import Foundation
import StackScrollExplorer
import Testing

/// A template: copy this file into a test target beside a folder `Screens` and a folder `Fixtures`.
@Suite struct ScreenTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  @Test func `what was once found does not come back`() {
    let run = Explorer.transcript(of: ["replay", "\(Self.root)/Fixtures"])
    #expect(run.status == .success, "\(run.output)\(run.errors)")
  }
}
