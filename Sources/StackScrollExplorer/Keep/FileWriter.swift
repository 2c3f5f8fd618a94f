import Foundation
import StackScrollInvariants

/// Writes files so that nobody ever sees half of one, whatever happens on the way.
///
/// Everything is written and flushed beside its place, under a name that no reader looks at, and
/// gets its own name in one step. A full disk or a killed process leaves at most that draft.
enum FileWriter {
  /// Writes a file that is not there yet, and the folders above it; one that is there stays.
  static func create(_ data: Data, at file: URL) throws(FixtureError) {
    try write(data, to: file) { draft in
      try FileManager.default.linkItem(at: draft, to: file)
    }
  }

  /// Writes a file in place of another.
  static func replace(_ data: Data, at file: URL) throws(FixtureError) {
    try write(data, to: file) { draft in
      _ = try FileManager.default.replaceItemAt(file, withItemAt: draft)
    }
  }

  private static func write(
    _ data: Data, to file: URL, _ name: (URL) throws -> Void
  ) throws(FixtureError) {
    let folder = file.deletingLastPathComponent()
    let process = ProcessInfo.processInfo.processIdentifier
    let draft = folder.appendingPathComponent(".\(file.lastPathComponent).\(process)")
    defer { try? FileManager.default.removeItem(at: draft) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: draft)
      let handle = try FileHandle(forWritingTo: draft)
      defer { try? handle.close() }
      try handle.synchronize()
      try name(draft)
    } catch {
      throw FixtureError(.fileSystem(FixtureFiles.reason(for: error)), at: [])
    }
  }
}
