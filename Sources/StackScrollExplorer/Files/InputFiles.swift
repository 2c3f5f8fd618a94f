import Foundation
import StackScrollInvariants
import SystemCalls

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
        let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
        let other = "this is not a regular file; copy it to one"
        throw FixtureError(
          .fileSystem(isFolder ? SystemReason.words(for: SystemError.isFolder) : other), at: [])
      }
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      return try handle.read(upToCount: limit + 1) ?? Data()
    } catch let error as FixtureError {
      throw error
    } catch {
      throw FixtureError(.fileSystem(SystemReason.words(for: error)), at: [])
    }
  }

  /// A screen file.
  static func screen(at path: String) throws(FixtureError) -> ScreenFile {
    try ScreenFile(parsing: try data(at: path))
  }
}

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
    let files: [String]
    do {
      files = try self.files(at: path, endingWith: ".json")
    } catch {
      throw FixtureError(.fileSystem(SystemReason.words(for: error)), at: [])
    }
    guard !files.isEmpty else {
      throw FixtureError(.fileSystem("the folder holds no .json file; name one that does"), at: [])
    }
    return files
  }

  /// Reads a file; throws `FixtureError` with what is wrong.
  ///
  /// One that was kept of a screen file is about that screen as the file has it now.
  static func kept(
    _ data: Data, at path: String, catalogue: Catalogue
  ) throws(FixtureError) -> KeptCase {
    let kept = try KeptCase(parsing: data, catalogue: catalogue)
    guard case .invariant(let fixture) = kept, let file = fixture.screenFile else { return kept }
    let place = RelativePath.resolving(file, beside: path)
    return try FixtureError.located(in: data) { () throws(FixtureError) in
      do throws(FixtureError) {
        return .invariant(fixture.following(try InputFiles.screen(at: place)))
      } catch {
        throw FixtureError(
          .refused("the screen file \(place.printable): \(error)"), at: ["screenFile"])
      }
    }
  }

  /// The path itself if it is a file, else every file below it whose name ends so, in order.
  ///
  /// Hidden files are drafts, of workers that were killed or of editors.
  static func files(at path: String, endingWith suffix: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return [path] }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return try FileManager.default.subpathsOfDirectory(atPath: path).filter { name in
      name.hasSuffix(suffix) && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted().map { folder + $0 }
  }
}

/// Paths from one place to another, so that fixtures mean the same wherever the folder lies.
enum RelativePath {
  /// How to get from a folder to a file.
  static func from(_ folder: String, to file: String) -> String {
    let here = components(of: folder)
    let there = components(of: file)
    let shared = zip(here, there).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: here.count - shared)
    return (up + there[shared...]).joined(separator: "/")
  }

  /// What a path means in the folder of a file.
  static func resolving(_ path: String, beside file: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: file).deletingLastPathComponent())
      .standardizedFileURL.path
  }

  private static func components(of path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.pathComponents
  }
}
