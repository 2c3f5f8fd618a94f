import Foundation
import StackScrollCore
import StackScrollInvariants
import Testing

@testable import Recorder

@MainActor
@Suite struct RecordingTests {
  @Test("each fixture becomes as many views as it has, or says why it is not recorded")
  func building() throws {
    var recorded = 0
    for file in try fixtures() {
      let data = try Data(contentsOf: file)
      do {
        let recording = try Recording(of: data)
        let screen = try #require(try? LayoutFixture(parsing: data).screen)
        #expect(try Set(recording.frames.keys) == Set(screen.layout().ids))
        recorded += 1
        try save(recording, as: file.lastPathComponent)
      } catch let error as Unrecordable {
        print("\(file.lastPathComponent): \(error)")
      }
    }
    #expect(recorded > 40)
  }

  private func fixtures() throws -> [URL] {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Fixtures/Screens")
    return try FileManager.default
      .contentsOfDirectory(at: folder.standardized, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
  }

  /// Writes the recording where it was asked for; without UIKit there is nothing to write.
  private func save(_ recording: Recording, as name: String) throws {
    #if canImport(UIKit)
      let variable = "STACKSCROLL_RECORDINGS"
      guard let folder = ProcessInfo.processInfo.environment[variable] else { return }
      let url = URL(filePath: folder, directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data(try recording.text().utf8).write(to: url.appending(path: name), options: .atomic)
    #endif
  }
}
