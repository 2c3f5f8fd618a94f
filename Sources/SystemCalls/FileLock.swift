/// Keeps other processes that change a file away from it, for as long as it lives.
package final class FileLock {
  private let file: Int32

  /// Waits for a file that no other process changes.
  ///
  /// Who had it before may have put another in its place, which is then the one to wait for. Where the
  /// file system knows no locks, there is nothing to wait for.
  ///
  /// - Throws: `SystemError` if the file cannot be read.
  package init(_ path: String) throws(SystemError) {
    while true {
      let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { throw .last }
      _ = uninterrupted { Int(flock(file, LOCK_EX)) }
      if !FileSystem.exists(path) || FileSystem.isPath(path, to: file, followsLinks: true) {
        self.file = file
        return
      }
      close(file)
    }
  }

  deinit { close(file) }
}
