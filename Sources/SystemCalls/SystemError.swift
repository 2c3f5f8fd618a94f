/// Why the system refused a call: its number, and what that means to whoever asked.
package struct SystemError: Error, Hashable, Sendable {
  /// The system's number, which differs between platforms.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  package static let missing = SystemError(code: ENOENT)
  package static let notAllowed = SystemError(code: EACCES)
  package static let readOnly = SystemError(code: EROFS)
  package static let full = SystemError(code: ENOSPC)
  package static let isFolder = SystemError(code: EISDIR)
  package static let isTaken = SystemError(code: EEXIST)

  /// That of the call that failed last on this thread.
  package static var last: SystemError { SystemError(code: errno) }

  /// What a number means, the same on every platform.
  package enum Meaning: Hashable, Sendable {
    case missing, notAllowed, readOnly, full, isFolder, isNoFolder, isTaken, nameTooLong, linkCycle
    /// Whoever read what was written is gone.
    case readerLeft
    /// Anything else.
    case other
  }

  /// What the number means.
  package var meaning: Meaning {
    switch code {
    case ENOENT: .missing
    case EACCES, EPERM: .notAllowed
    case EROFS: .readOnly
    case ENOSPC, EDQUOT: .full
    case EISDIR: .isFolder
    case ENOTDIR: .isNoFolder
    case EEXIST: .isTaken
    case ENAMETOOLONG: .nameTooLong
    case ELOOP: .linkCycle
    case EPIPE: .readerLeft
    default: .other
    }
  }

  /// Whether a file system refused a second name of a file because it knows none, as some shared ones.
  package var meansNoLinks: Bool { [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(code) }

  /// The system's own words.
  package var words: String { String(cString: strerror(code)) }
}

/// Repeats a call that a signal interrupted.
func uninterrupted(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
