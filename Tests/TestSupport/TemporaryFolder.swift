import Foundation

/// A folder that is gone with the test.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("stackscroll-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and the folders above it; returns its path.
  package func write(_ text: String, to name: String) throws -> String {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// Every file below the folder, with what is in it.
  package func contents() throws -> [String: String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).reduce(into: [:]) { files, name in
      let data = FileManager.default.contents(atPath: "\(path)/\(name)")
      files[name] = data.map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
