import Foundation
import Testing

/// Where the fixtures are; the one place that knows.
package enum FixtureFolder {
  package static let fixtures = Repository.root.appending(path: "Fixtures")

  /// The files below a folder of `Fixtures`, in order; an empty or missing folder is a failure.
  package static func files(in folder: String, _ ending: String) throws -> [URL] {
    let found = found(in: folder, ending)
    return try #require(found.isEmpty ? nil : found, "no .\(ending) file in Fixtures/\(folder)")
  }

  /// The same for a folder that may be empty: no finding is no failure.
  package static func found(in folder: String, _ ending: String) -> [URL] {
    let files = FileManager.default.enumerator(
      at: fixtures.appending(path: folder), includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == ending }
      .sorted { $0.path < $1.path }
  }
}
