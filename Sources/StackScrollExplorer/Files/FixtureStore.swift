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
    try save(try fixture.text(), in: place(of: fixture.invariant))
  }

  /// Keeps a text as `folder/<hash>.json`.
  ///
  /// - Returns: the path, also if the same text was kept before.
  /// - Throws: `FixtureError` if it cannot be written or the place is taken.
  func save(_ text: String) throws(FixtureError) -> String {
    try save(text, in: trimmedFolder)
  }

  private func save(_ text: String, in place: String) throws(FixtureError) -> String {
    let data = Data(text.utf8)
    let shown = "\(place)/\(Self.hash(data)).json"
    do throws(FileWriter.Refusal) {
      try FileWriter.create(data, at: URL(fileURLWithPath: shown))
    } catch {
      let taken = "\(shown.printable) holds something else; move it away and run again"
      let reason = error.isTaken ? taken : error.reason
      throw FixtureError(.fileSystem(reason), at: [])
    }
    return shown
  }

  /// A finding could not be kept.
  static func notSaved(
    counterexampleOf id: String, in folder: String, _ error: FixtureError
  ) -> String {
    "the counterexample of \(id) was not saved in \(folder.printable): \(error); it is printed above"
  }

  /// Where the fixtures of an invariant are kept.
  func place(of invariant: String) -> String {
    "\(trimmedFolder)/\(invariant)"
  }

  private var trimmedFolder: String {
    folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// Eight digits that depend on every byte.
  ///
  /// Source: Fowler, Noll, Vo, FNV-1a, 32 bits.
  static func hash(_ data: Data) -> String {
    let hash = data.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
