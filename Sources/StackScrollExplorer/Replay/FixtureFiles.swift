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
  /// One that was kept of a screen file is about that screen as the file has it now.
  static func kept(
    _ data: Data, at path: String, catalogue: Catalogue, bugs: [PlantedBug]
  ) throws(FixtureError) -> KeptCase {
    let kept = try KeptCase(parsing: data, catalogue: catalogue, bugs: bugs)
    guard case .invariant(let fixture) = kept, let file = fixture.screenFile else { return kept }
    let place = RelativePath.resolving(file, beside: path)
    do throws(FixtureError) {
      return .invariant(fixture.following(try InputFiles.screen(at: place).screen))
    } catch {
      throw FixtureError(
        .fileSystem("the screen file \(place.printable): \(error)"), at: ["screenFile"])
    }
  }

  /// The system's account of an error, without what it says of every one.
  static func reason(for error: any Error) -> String {
    let text = (error as NSError).localizedDescription
      .replacingOccurrences(of: "The operation could not be completed. ", with: "")
    return (text.hasSuffix(".") ? String(text.dropLast()) : text).printable
  }

  /// Hidden files are drafts and editors' leftovers.
  private static func isFixture(_ path: String) -> Bool {
    path.hasSuffix(".json") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
