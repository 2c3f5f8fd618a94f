import Foundation

/// What the system refused, and what can be done, in words of our own: those of systems differ.
enum SystemReason {
  /// The words for the system's number of an error.
  static func words(for code: Int32) -> String {
    switch code {
    case ENOENT: "it is missing; check the path"
    case EACCES, EPERM: "the system does not allow it; check the permissions"
    case EROFS: "the disk may only be read; name another place"
    case ENOSPC, EDQUOT: "the disk is full; make room and run again"
    case EISDIR: "it is a folder; name a file"
    case ENOTDIR: "a file stands where a folder should be; check the path"
    case EEXIST: "something else has this name; move it away or name another"
    case ENAMETOOLONG: "the path is too long; name a shorter one"
    case ELOOP: "symbolic links lead in a circle; name the file itself"
    default: "\(String(cString: strerror(code))); check the path"
    }
  }

  /// The words for an error of Foundation.
  static func words(for error: any Error) -> String {
    code(of: error as NSError).map(words(for:))
      ?? "\((error as NSError).localizedDescription.printable); check the path"
  }

  private static func code(of error: NSError) -> Int32? {
    if error.domain == NSPOSIXErrorDomain { return Int32(exactly: error.code) }
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError, let code = code(of: cause) {
      return code
    }
    guard error.domain == NSCocoaErrorDomain else { return nil }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileNoSuchFile, .fileReadNoSuchFile: return ENOENT
    case .fileReadNoPermission, .fileWriteNoPermission: return EACCES
    case .fileWriteOutOfSpace: return ENOSPC
    case .fileWriteVolumeReadOnly: return EROFS
    case .fileWriteFileExists: return EEXIST
    default: return nil
    }
  }
}
