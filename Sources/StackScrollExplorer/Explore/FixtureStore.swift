import Foundation
import StackScrollInvariants

/// A folder of fixtures, one file per case, named for its content.
///
/// A file is complete or not there. One that is there is never changed: people may have reviewed
/// it.
struct FixtureStore {
  let folder: String

  /// Keeps a fixture as `folder/<invariant>/<hash>.json`.
  ///
  /// - Returns: the path, also if the same fixture was kept before.
  /// - Throws: `FixtureError` if it cannot be written or the place is taken.
  func save(_ fixture: Fixture) throws(FixtureError) -> String {
    try save(try fixture.text(), below: "/\(fixture.invariant)")
  }

  /// Keeps a text as `folder/<hash>.json`, or in a folder below it.
  ///
  /// - Returns: the path, also if the same text was kept before.
  /// - Throws: `FixtureError` if it cannot be written or the place is taken.
  func save(_ text: String, below part: String = "") throws(FixtureError) -> String {
    let data = Data(text.utf8)
    let place = URL(fileURLWithPath: folder + part)
    let name = "\(Self.hash(text)).json"
    let file = place.appendingPathComponent(name)
    let shown = "\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)\(part)/\(name)"
    if FileManager.default.fileExists(atPath: file.path) {
      guard FileManager.default.contents(atPath: file.path) == data else {
        throw FixtureError(.fileSystem(ExploreText.placeIsTaken(shown)), at: [])
      }
      return shown
    }
    do {
      try Self.write(data, to: file, in: place)
    } catch {
      throw FixtureError(.fileSystem(FixtureFiles.reason(for: error)), at: [])
    }
    return shown
  }

  /// Writes beside the file and renames, so that nobody ever sees half of it.
  private static func write(_ data: Data, to file: URL, in place: URL) throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let process = ProcessInfo.processInfo.processIdentifier
    let draft = place.appendingPathComponent(".\(file.lastPathComponent).\(process)")
    defer { try? FileManager.default.removeItem(at: draft) }
    try data.write(to: draft)
    try FileManager.default.moveItem(at: draft, to: file)
  }

  /// Eight digits that depend on every byte.
  ///
  /// Source: Fowler, Noll, Vo, FNV-1a, 32 bits.
  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
