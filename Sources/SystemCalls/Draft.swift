/// A file before it has its name: written beside its place, where no reader looks.
///
/// Whoever writes it holds a lock on it, which the system drops with the process. So a draft that a
/// killed process left is told from one that is being written, whichever machine looks at the folder;
/// the next draft in that folder takes it away.
package final class Draft {
  /// How many drafts may be written in one folder at the same time.
  private static let maximumNames = 10_000
  /// How many of their names are looked at for what killed processes left.
  ///
  /// Each draft takes the first name that is free, so that only what more writers than these leave at
  /// the same moment is not found; and the cost is the same however many files the folder has.
  private static let clearedNames = 64

  private static func name(_ number: Int) -> String { ".stackscroll-\(number).draft" }

  private let path: String
  private let file: Int32
  private var hasOwnName = true

  /// Writes a draft; what fails leaves none.
  ///
  /// - Parameters:
  ///   - isFlushed: whether it waits for the disk.
  /// - Throws: `SystemError` if the folder is missing or full.
  package init(
    of bytes: [UInt8], for target: String, isFlushed: Bool
  ) throws(SystemError) {
    let folder = Self.folder(of: target)
    Self.clear(folder)
    (path, file) = try Self.make(in: folder)
    var status = stat()
    if stat(target, &status) == 0 { fchmod(file, status.st_mode & 0o777) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        throw count == 0 ? .full : .last
      }
    }
    if isFlushed, fsync(file) != 0 { throw .last }
  }

  deinit {
    if hasOwnName { unlink(path) }
    close(file)
  }

  /// Gives it a name that nobody has, in one step.
  package func create(_ target: String) throws(SystemError) {
    guard link(path, target) == 0 else { throw .last }
  }

  /// Gives it a name, whoever has it, in one step.
  package func replace(_ target: String) throws(SystemError) {
    guard rename(path, target) == 0 else { throw .last }
    hasOwnName = false
  }

  /// Takes the drafts away that nobody is writing.
  package static func clear(_ folder: String) {
    for number in 0..<clearedNames {
      let path = "\(folder)/\(name(number))"
      let file = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { continue }
      if flock(file, LOCK_EX | LOCK_NB) == 0, FileSystem.isPath(path, to: file, followsLinks: false)
      {
        unlink(path)
      }
      close(file)
    }
  }

  /// Makes an empty file, and locks it.
  private static func make(in folder: String) throws(SystemError) -> (path: String, file: Int32) {
    for number in 0..<maximumNames {
      let path = "\(folder)/\(name(number))"
      let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard file >= 0 else {
        if errno == EEXIST { continue }
        throw .last
      }
      // Who clears the folder may have come between; the file is theirs then.
      let isLocked = flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
      if isLocked, FileSystem.isPath(path, to: file, followsLinks: false) { return (path, file) }
      close(file)
    }
    throw .isTaken
  }

  private static func folder(of target: String) -> String {
    guard let slash = target.lastIndex(of: "/") else { return "." }
    return slash == target.startIndex ? "/" : String(target[..<slash])
  }
}
