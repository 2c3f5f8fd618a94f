/// Memory that this process shares with those that it forks.
package final class SharedMemory: @unchecked Sendable {
  /// Where it begins; all zeros at first.
  package let start: UnsafeMutableRawPointer
  private let length: Int

  /// Asks for memory of a length in bytes; nil if the system refuses.
  package init?(length: Int) {
    let memory = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED | anonymousMemory, -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    (start, self.length) = (memory, length)
  }

  deinit { munmap(start, length) }
}

/// The first bytes of a file as memory, which the file keeps when the process dies.
///
/// It is locked against other users for as long as it lives; the system drops the lock with the process.
package final class LockedMemory: @unchecked Sendable {
  /// Where it begins.
  package let start: UnsafeMutableRawPointer
  private let length: Int
  private let file: Int32

  /// Opens a file, or makes it, with zeros up to a length in bytes; nil if it cannot be written or
  /// somebody else has it.
  package init?(_ path: String, length: Int) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { return nil }
    guard flock(file, LOCK_EX | LOCK_NB) == 0, Self.fill(file, to: length),
      let memory = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else {
      close(file)
      return nil
    }
    (start, self.length, self.file) = (memory, length, file)
  }

  deinit {
    munmap(start, length)
    close(file)
  }

  /// Makes the file as long as it must be; false if there is no room.
  ///
  /// Zeros are written: on a full disk, touching a hole would end the process.
  private static func fill(_ file: Int32, to length: Int) -> Bool {
    var status = stat()
    guard fstat(file, &status) == 0 else { return false }
    let missing = length - Int(status.st_size)
    guard missing > 0 else { return true }
    let zeros = [UInt8](repeating: 0, count: missing)
    return pwrite(file, zeros, missing, status.st_size) == missing
  }
}
