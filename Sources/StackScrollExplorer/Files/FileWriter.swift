import Foundation
import PropertyKit
import StackScrollInvariants

/// Writes files so that nobody ever sees half of one, whatever happens on the way.
///
/// Everything is written and flushed beside its place, as a `Draft`, and gets its own name in one
/// step. A full disk leaves what was there before, a killed process at most that draft, which the next
/// writer in that folder takes away.
enum FileWriter {
  /// Why a file could not be written: the system's account.
  struct Refusal: Error, Hashable, CustomStringConvertible {
    let file: URL
    let reason: String
    /// Whether another file has the place, with other bytes.
    let isTaken: Bool

    var description: String { reason }

    init(_ file: URL, _ error: any Error) {
      self.file = file
      reason = SystemReason.words(for: error)
      isTaken = false
    }

    init(_ file: URL, code: Int32) {
      self.file = file
      reason = SystemReason.words(for: code)
      isTaken = code == EEXIST
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
    do throws(Draft.Refusal) {
      try draft.create(file.path)
    } catch {
      if lacksLinks(error.code), !FixtureFiles.exists(file.path) { return try name(draft, file) }
      guard !holds(data, at: file) else { return }
      throw Refusal(file, code: lacksLinks(error.code) ? EEXIST : error.code)
    }
  }

  /// Whether a place holds these bytes and no others.
  private static func holds(_ data: Data, at file: URL) -> Bool {
    (try? InputFiles.data(at: file.path, limit: data.count)) == data
  }

  /// Writes a file, in place of another if one is there, and the folders above it.
  static func replace(_ data: Data, at file: URL) throws(Refusal) {
    try replaceAll([(data, file)])
  }

  /// Writes files that belong together, each in place of another if one is there: all drafts first,
  /// so that what is too much for the disk replaces nothing.
  ///
  /// A symbolic link stays one: what it leads to is replaced.
  static func replaceAll(_ files: [(data: Data, file: URL)]) throws(Refusal) {
    var drafts: [(draft: Draft, file: URL)] = []
    for (data, file) in files {
      let file = file.resolvingSymlinksInPath()
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
    let lock = try FileLock(file.path)
    defer { lock.release() }
    let data = try change(try InputFiles.data(at: file.path))
    do throws(Refusal) {
      try replace(data, at: file)
    } catch {
      throw FixtureError(.fileSystem(error.reason), at: [])
    }
  }

  /// Writes a draft beside a place and waits for the disk; what fails leaves none.
  private static func draft(of data: Data, for file: URL) throws(Refusal) -> Draft {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try Draft(of: Array(data), for: file.path, isFlushed: true)
    } catch let error as Draft.Refusal {
      throw Refusal(file, code: error.code)
    } catch {
      throw Refusal(file, error)
    }
  }

  /// Gives a draft its name, with a call of the system that does it whole or not.
  private static func name(_ draft: Draft, _ file: URL) throws(Refusal) {
    do throws(Draft.Refusal) {
      try draft.replace(file.path)
    } catch {
      throw Refusal(file, code: error.code)
    }
  }

  /// Whether a file system refused because it knows no second name of a file, as some shared ones.
  private static func lacksLinks(_ code: Int32) -> Bool {
    code == EPERM || code == ENOTSUP || code == EOPNOTSUPP || code == ENOSYS
  }
}

/// Keeps other processes that change a file away from it, for as long as it takes.
private struct FileLock {
  private let file: Int32

  /// Waits for a file that nobody else changes.
  ///
  /// Who had it before may have put another in its place, which is then the one to wait for. Where the
  /// file system knows no locks, there is nothing to wait for.
  init(_ path: String) throws(FixtureError) {
    while true {
      let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else {
        throw FixtureError(.fileSystem(SystemReason.words(for: errno)), at: [])
      }
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
      var (named, opened) = (stat(), stat())
      if stat(path, &named) != 0 || fstat(file, &opened) != 0 || named.st_ino == opened.st_ino {
        self.file = file
        return
      }
      close(file)
    }
  }

  func release() { close(file) }
}
