import Foundation

/// Writes files so that nobody ever sees half of one, whatever happens on the way.
///
/// Everything is written and flushed beside its place, under a name that no reader looks at and no
/// other process or machine chooses, and gets its own name in one step. A full disk leaves what was
/// there before, a killed process at most that draft.
enum FileWriter {
  /// Why a file could not be written: the system's account.
  struct Refusal: Error, Hashable {
    let file: URL
    let reason: String

    init(_ file: URL, _ error: any Error) {
      self.file = file
      reason = FixtureFiles.reason(for: error)
    }

    init(_ file: URL, code: Int32) {
      self.file = file
      reason = String(cString: strerror(code))
    }
  }

  /// Writes a file that is not there yet, and the folders above it; one that is there stays.
  static func create(_ data: Data, at file: URL) throws(Refusal) {
    let draft = try draft(of: data, for: file)
    defer { remove(draft) }
    guard link(draft.path, file.path) != 0 else { return }
    let code = errno
    guard lacksLinks(code) else { throw Refusal(file, code: code) }
    guard !FixtureFiles.exists(file.path) else { throw Refusal(file, code: EEXIST) }
    try name(draft, file)
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
