import Foundation
import StackScrollInvariants

/// Writes files so that nobody ever sees half of one, whatever happens on the way.
///
/// Everything is written and flushed beside its place, under a name that no reader looks at, and
/// gets its own name in one step. A full disk or a killed process leaves at most that draft.
enum FileWriter {
  /// Writes a file that is not there yet, and the folders above it; one that is there stays.
  static func create(_ data: Data, at file: URL) throws(FixtureError) {
    try write(data, to: file) { link($0, $1) }
  }

  /// Writes a file in place of another.
  static func replace(_ data: Data, at file: URL) throws(FixtureError) {
    try write(data, to: file) { rename($0, $1) }
  }

  /// Writes a draft and gives it its name with a call of the system that does it whole or not.
  private static func write(
    _ data: Data, to file: URL, _ name: (String, String) -> Int32
  ) throws(FixtureError) {
    let folder = file.deletingLastPathComponent()
    let process = ProcessInfo.processInfo.processIdentifier
    let draft = folder.appendingPathComponent(".\(file.lastPathComponent).\(process)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: draft) }
      try data.write(to: draft)
      let handle = try FileHandle(forWritingTo: draft)
      defer { try? handle.close() }
      try handle.synchronize()
      guard name(draft.path, file.path) == 0 else {
        throw FixtureError(.fileSystem(String(cString: strerror(errno))), at: [])
      }
    } catch let error as FixtureError {
      throw error
    } catch {
      throw FixtureError(.fileSystem(FixtureFiles.reason(for: error)), at: [])
    }
  }
}
