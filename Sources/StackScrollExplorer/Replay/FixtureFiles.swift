import Foundation
import StackScrollInvariants

/// The files of fixtures: which there are under a path, and what is in them.
enum FixtureFiles {
  /// Whether there is a file or folder.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// The path itself if it is a file, else every `.json` file below it, in order.
  ///
  /// Throws `FixtureError` for a folder that cannot be read or holds none: a check of nothing
  /// would look like success.
  static func files(at path: String) throws(FixtureError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return [path] }
    let names: [String]
    do {
      names = try FileManager.default.subpathsOfDirectory(atPath: path)
    } catch {
      throw FixtureError(.fileSystem(reason(for: error)), at: [])
    }
    let folder = path.hasSuffix("/") ? path : path + "/"
    let files = names.filter(isFixture).sorted().map { folder + $0 }
    guard !files.isEmpty else { throw FixtureError(.fileSystem(ReplayText.noFixtures), at: []) }
    return files
  }

  /// Reads a file; throws `FixtureError` with what is wrong.
  ///
  /// Only regular files are read: a pipe or a device may never end.
  static func contents(of path: String, limit: Int) throws(FixtureError) -> Data {
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
      throw FixtureError(.fileSystem(reason(for: error)), at: [])
    }
  }

  /// The system's account of an error, without what it says of every one.
  static func reason(for error: any Error) -> String {
    let text = (error as NSError).localizedDescription
      .replacingOccurrences(of: "The operation could not be completed. ", with: "")
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// Hidden files are drafts and editors' leftovers.
  private static func isFixture(_ path: String) -> Bool {
    path.hasSuffix(".json") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
