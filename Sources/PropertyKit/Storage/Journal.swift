import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The case that a run in this process is at, in a file that outlives the process.
///
/// A run that ends by itself marks its journal as clean. One that is not says on which case a run
/// died, which is then run first; it stays as it is until that was done, so that no case is lost
/// to a process that dies in between. Each run has a file of its own: a lock that the system drops
/// with its process tells which are in use.
@usableFromInline
final class Journal: @unchecked Sendable {
  /// How many runs of one property may have a journal at the same time, those that died included.
  static let maximumFiles = 64

  /// Where to write the case that comes next; when nobody holds it any more, the run has ended.
  let place: CaseMarker
  private let abandoned: JournalFile?

  /// The case on which an earlier run died, and the seed of that run.
  var leftover: (seed: Seed, origin: CaseOrigin)? { abandoned?.leftover }

  private init(_ own: JournalFile, abandoned: JournalFile?) {
    place = own.place
    self.abandoned = abandoned
  }

  /// Takes a journal that nobody uses; nil if there is none or it cannot be written.
  static func take(from store: FailureStore, seed: Seed) -> Journal? {
    guard Folder.make(store.folder) else { return nil }
    var own: JournalFile?
    var abandoned: JournalFile?
    for number in 0..<maximumFiles {
      let path = "\(store.folder)/journal-\(number)"
      guard own == nil || access(path, F_OK) == 0 else { break }
      guard let file = JournalFile.take(path) else { continue }
      guard let told = file.leftover else {
        own = own ?? file
        continue
      }
      guard let first = abandoned?.leftover else {
        abandoned = file
        continue
      }
      // Two runs that died of one case tell the same; a third case waits for its turn.
      if told == first {
        file.clear()
        own = own ?? file
      }
    }
    own?.begin(seed: seed)
    return own.map { Journal($0, abandoned: abandoned) }
  }

  /// Says that the leftover was run again: it need not be told any more.
  func settleLeftover() {
    abandoned?.clear()
  }
}

/// The file of a journal: locked, and mapped, as long as anybody holds its place.
final class JournalFile {
  private static let heading: UInt64 = 0x314C_4E52_554F_4A50
  private static let headerWords = 8
  private static let length = CaseMarker.length + headerWords * MemoryLayout<UInt64>.stride

  /// The record in the file.
  let place: CaseMarker
  private let words: UnsafeMutablePointer<Atomic<UInt64>>
  private let use = Use()

  /// Whether a run of this process writes the file: it is clean when nobody writes any more.
  private final class Use: Sendable {
    let isOwn = Atomic(false)
  }

  /// Opens a file, or makes it; nil if it cannot be written or somebody else has it.
  static func take(_ path: String) -> JournalFile? {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { return nil }
    guard flock(file, LOCK_EX | LOCK_NB) == 0, fill(file),
      let memory = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else {
      close(file)
      return nil
    }
    return JournalFile(memory, file)
  }

  private init(_ memory: UnsafeMutableRawPointer, _ file: Int32) {
    let words = memory.bindMemory(
      to: Atomic<UInt64>.self, capacity: Self.length / MemoryLayout<UInt64>.stride)
    self.words = words
    place = CaseMarker(in: words + Self.headerWords) { [use] in
      if use.isOwn.load(ordering: .relaxed) { words[0].store(0, ordering: .sequentiallyConsistent) }
      munmap(memory, Self.length)
      close(file)
    }
  }

  /// Makes the file as long as it must be; false if there is no room.
  ///
  /// Zeros are written: on a full disk, touching a hole would end the process.
  private static func fill(_ file: Int32) -> Bool {
    var status = stat()
    guard fstat(file, &status) == 0 else { return false }
    let missing = length - Int(status.st_size)
    guard missing > 0 else { return true }
    let zeros = [UInt8](repeating: 0, count: missing)
    return pwrite(file, zeros, missing, status.st_size) == missing
  }

  /// Begins a run: until its end, the file tells its case.
  func begin(seed: Seed) {
    words[1].store(seed.rawValue, ordering: .sequentiallyConsistent)
    place.enter(slot: 0, attempt: 0)
    use.isOwn.store(true, ordering: .relaxed)
    words[0].store(Self.heading, ordering: .sequentiallyConsistent)
  }

  /// Says that there is nothing left to tell.
  func clear() {
    words[0].store(0, ordering: .sequentiallyConsistent)
  }

  /// The case that was under way when the process died, and its seed.
  var leftover: (seed: Seed, origin: CaseOrigin)? {
    guard words[0].load(ordering: .sequentiallyConsistent) == Self.heading else { return nil }
    return (Seed(words[1].load(ordering: .relaxed)), place.reading.origin)
  }
}
