import Foundation
import StackScrollInvariants
import SystemCalls

/// Writes files so that nobody ever sees half of one, whatever happens on the way.
///
/// Everything is written and flushed beside its place, as a `Draft`, and gets its own name in one
/// step. A full disk leaves what was there before, a killed process at most that draft, which the next
/// writer in that folder takes away.
package enum FileWriter {
  /// Why a file could not be written: the system's account.
  package struct Refusal: Error, Hashable, CustomStringConvertible {
    let file: URL
    let reason: String
    /// Whether another file has the place, with other bytes.
    let isTaken: Bool

    package var description: String { reason }

    init(_ file: URL, _ error: any Error) {
      self.file = file
      reason = SystemReason.words(for: error)
      isTaken = (error as? SystemError)?.meaning == .isTaken
    }
  }

  /// Writes a file that is not there yet, and the folders above it; one that is there stays, and
  /// must hold the same bytes.
  ///
  /// Any number of tasks and processes may create one file at the same time. Whether the place is
  /// free is for the system to say, in the call that takes it: an answer from before it may be out
  /// of date. Who comes second compares what is there; it is whole, as every file that has its name.
  static func create(_ data: Data, at file: URL) throws(Refusal) {
    guard !holds(data, at: file) else {
      return Draft.clear(file.deletingLastPathComponent().path)
    }
    let draft = try draft(of: data, for: file)
    do throws(SystemError) {
      try draft.create(file.path)
    } catch {
      if error.meansNoLinks, !FixtureFiles.exists(file.path) { return try name(draft, file) }
      guard !holds(data, at: file) else { return }
      throw Refusal(file, error.meansNoLinks ? .isTaken : error)
    }
  }

  /// Whether a place holds these bytes and no others.
  private static func holds(_ data: Data, at file: URL) -> Bool {
    (try? InputFiles.data(at: file.path, limit: data.count)) == data
  }

  /// Writes a file, in place of another if one is there, and the folders above it.
  package static func replace(_ data: Data, at file: URL) throws(Refusal) {
    try replaceAll([(data, file)])
  }

  /// Writes files that belong together, each in place of another if one is there: all drafts first,
  /// so that what is too much for the disk replaces nothing.
  ///
  /// A symbolic link is replaced itself, and what it leads to stays as it is: it may be outside of the folder that was
  /// named.
  static func replaceAll(_ files: [(data: Data, file: URL)]) throws(Refusal) {
    var drafts: [(draft: Draft, file: URL)] = []
    for (data, file) in files {
      drafts.append((try draft(of: data, for: file), file))
    }
    for (draft, file) in drafts { try name(draft, file) }
  }

  /// Replaces a file by what is made of it, while no other process does so.
  ///
  /// - Throws: what `change` throws, or `FixtureError` with the system's account.
  static func change(
    _ path: String, _ change: (Data) throws(FixtureError) -> Data
  ) throws(FixtureError) {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      let lock = try FileLock(file.path)
      defer { withExtendedLifetime(lock) {} }
      try replace(try change(try InputFiles.data(at: file.path)), at: file)
    } catch let error as FixtureError {
      throw error
    } catch {
      let reason = (error as? Refusal)?.reason ?? SystemReason.words(for: error)
      throw FixtureError(.fileSystem(reason), at: [])
    }
  }

  /// Writes a draft beside a place and waits for the disk; what fails leaves none.
  private static func draft(of data: Data, for file: URL) throws(Refusal) -> Draft {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try Draft(of: Array(data), for: file.path, isFlushed: true)
    } catch {
      throw Refusal(file, error)
    }
  }

  /// Gives a draft its name, with a call of the system that does it whole or not.
  private static func name(_ draft: Draft, _ file: URL) throws(Refusal) {
    do throws(SystemError) {
      try draft.replace(file.path)
    } catch {
      throw Refusal(file, error)
    }
  }
}
