import Foundation

/// Writes files so that nobody ever sees half of one, whatever happens on the way.
///
/// Everything is written and flushed beside its place, under a name that no reader looks at and no
/// other process or machine chooses, and gets its own name in one step. A full disk leaves what was
/// there before, a killed process at most that draft.
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
      reason = FixtureFiles.reason(for: error)
      isTaken = false
    }

    init(_ file: URL, code: Int32) {
      self.file = file
      reason = String(cString: strerror(code))
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
    guard !holds(data, at: file) else { return }
    let draft = try draft(of: data, for: file)
    defer { remove(draft) }
    guard link(draft.path, file.path) != 0 else { return }
    let code = errno
    if lacksLinks(code), !FixtureFiles.exists(file.path) { return try name(draft, file) }
    guard !holds(data, at: file) else { return }
    throw Refusal(file, code: lacksLinks(code) ? EEXIST : code)
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
  static func replaceAll(_ files: [(data: Data, file: URL)]) throws(Refusal) {
    var drafts: [(draft: URL, file: URL)] = []
    defer { for (draft, _) in drafts { remove(draft) } }
    for (data, file) in files { drafts.append((try draft(of: data, for: file), file)) }
    for (draft, file) in drafts { try name(draft, file) }
  }

  /// Writes a draft beside a place and waits for the disk; what fails leaves none.
  private static func draft(of data: Data, for file: URL) throws(Refusal) -> URL {
    let folder = file.deletingLastPathComponent()
    let draft = folder.appendingPathComponent(".stackscroll-\(UUID().uuidString).draft")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: draft, options: .withoutOverwriting)
      let handle = try FileHandle(forWritingTo: draft)
      defer { try? handle.close() }
      try handle.synchronize()
    } catch {
      remove(draft)
      throw Refusal(file, error)
    }
    return draft
  }

  /// Gives a draft its name, with a call of the system that does it whole or not.
  private static func name(_ draft: URL, _ file: URL) throws(Refusal) {
    guard rename(draft.path, file.path) == 0 else { throw Refusal(file, code: errno) }
  }

  private static func remove(_ draft: URL) { try? FileManager.default.removeItem(at: draft) }

  /// Whether a file system refused because it knows no second name of a file, as some shared ones.
  private static func lacksLinks(_ code: Int32) -> Bool {
    code == EPERM || code == ENOTSUP || code == EOPNOTSUPP || code == ENOSYS
  }
}
