import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file of a journal: locked, and mapped, as long as anybody holds its place.
final class JournalFile {
  private static let heading: UInt64 = 0x314C_4E52_554F_4A50
  private static let headerWords = 8
  private static let length = Place.length + headerWords * MemoryLayout<UInt64>.stride

  /// The record in the file.
  let place: Place
  private let words: UnsafeMutablePointer<Atomic<UInt64>>
  private let run = Run()

  /// Whether a run of this process writes the file: it is clean when nobody writes any more.
  private final class Run: Sendable {
    let isOwn = Atomic(false)
  }

  /// Opens a file, or makes it; nil if it cannot be written or somebody else has it.
  init?(_ path: String) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { return nil }
    guard flock(file, LOCK_EX | LOCK_NB) == 0, Self.fill(file),
      let memory = mmap(nil, Self.length, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else {
      close(file)
      return nil
    }
    let words = memory.bindMemory(
      to: Atomic<UInt64>.self, capacity: Self.length / MemoryLayout<UInt64>.stride)
    self.words = words
    place = Place(in: words + Self.headerWords) { [run] in
      if run.isOwn.load(ordering: .relaxed) { words[0].store(0, ordering: .sequentiallyConsistent) }
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
    run.isOwn.store(true, ordering: .relaxed)
    words[0].store(Self.heading, ordering: .sequentiallyConsistent)
  }

  /// Says that there is nothing left to tell.
  func clear() {
    words[0].store(0, ordering: .sequentiallyConsistent)
  }

  /// The case that was under way when the process died, and its seed.
  var leftover: (seed: Seed, origin: Origin)? {
    guard words[0].load(ordering: .sequentiallyConsistent) == Self.heading else { return nil }
    return (Seed(words[1].load(ordering: .relaxed)), place.reading.origin)
  }
}
