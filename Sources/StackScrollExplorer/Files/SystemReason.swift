import Foundation
import SystemCalls

/// What the system refused, and what can be done, in words of our own: those of systems differ.
enum SystemReason {
  /// The words for a call that the system refused.
  static func words(for error: SystemError) -> String {
    switch error.meaning {
    case .missing: "it is missing; check the path"
    case .notAllowed: "the system does not allow it; check the permissions"
    case .readOnly: "the disk may only be read; name another place"
    case .full: "the disk is full; make room and run again"
    case .isFolder: "it is a folder; name a file"
    case .isNoFolder: "a file stands where a folder should be; check the path"
    case .isTaken: "something else has this name; move it away or name another"
    case .nameTooLong: "the path is too long; name a shorter one"
    case .linkCycle: "symbolic links lead in a circle; name the file itself"
    case .readerLeft, .other: "\(error.words); check the path"
    }
  }

  /// The words for an error of Foundation, or of the system.
  static func words(for error: any Error) -> String {
    (error as? SystemError ?? systemError(behind: error as NSError)).map(words(for:))
      ?? "\((error as NSError).localizedDescription.printable); check the path"
  }

  private static func systemError(behind error: NSError) -> SystemError? {
    if error.domain == NSPOSIXErrorDomain {
      return Int32(exactly: error.code).map(SystemError.init)
    }
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError,
      let error = systemError(behind: cause)
    {
      return error
    }
    guard error.domain == NSCocoaErrorDomain else { return nil }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileNoSuchFile, .fileReadNoSuchFile: return .missing
    case .fileReadNoPermission, .fileWriteNoPermission: return .notAllowed
    case .fileWriteOutOfSpace: return .full
    case .fileWriteVolumeReadOnly: return .readOnly
    case .fileWriteFileExists: return .isTaken
    default: return nil
    }
  }
}
