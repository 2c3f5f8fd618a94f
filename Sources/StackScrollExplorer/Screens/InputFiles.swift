import Foundation
import StackScrollInvariants

/// Reads what users hand to commands.
enum InputFiles {
  /// The bytes of a regular file, at most one more than are read anyway.
  ///
  /// Only regular files: a pipe or a device may never end.
  static func data(
    at path: String, limit: Int = JSONValue.maximumBytes
  ) throws(FixtureError) -> Data {
    do {
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw FixtureError(.fileSystem(ReplayText.notAFile), at: [])
      }
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      return try handle.read(upToCount: limit + 1) ?? Data()
    } catch let error as FixtureError {
      throw error
    } catch {
      throw FixtureError(.fileSystem(FixtureFiles.reason(for: error)), at: [])
    }
  }

  /// A screen file.
  static func screen(at path: String) throws(FixtureError) -> ScreenFile {
    try ScreenFile(parsing: try data(at: path))
  }
}
