import Foundation
import StackScrollInvariants

/// A file with the findings of a run: its output, or JSON lines.
enum FindingsFile {
  /// The name of what is piped in.
  static let standardInput = "-"

  /// Whether a path is a file that may hold findings: any that is no fixture by its name.
  static func isOne(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && !path.hasSuffix(".json")
  }

  /// The findings of a file.
  static func findings(at path: String) throws(FixtureError) -> [Mention] {
    let data = try InputFiles.data(at: path)
    guard data.count <= JSONValue.maximumBytes else {
      throw FixtureError(.tooLarge(bytes: data.count, limit: JSONValue.maximumBytes), at: [])
    }
    return Mention.all(in: String(decoding: data, as: UTF8.self))
  }

  /// The findings in what is piped in, as far as it is read.
  static func piped(into terminal: any Terminal) -> [Mention] {
    let bytes = try? terminal.readInput(limit: JSONValue.maximumBytes)
    return Mention.all(in: String(decoding: bytes ?? [], as: UTF8.self))
  }
}
