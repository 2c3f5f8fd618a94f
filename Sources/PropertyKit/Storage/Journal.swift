import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The case that a run in this process is at, in a file that outlives the process.
///
/// A run that ends by itself marks its journal as clean. One that is not says on which case the
/// last run died, which is then run first. Only one process writes a journal at a time; others do
/// without.
@usableFromInline
final class Journal: @unchecked Sendable {
  private static let heading: UInt64 = 0x314C_4E52_554F_4A50
  private static let headerWords = 8
  private static let length = Place.length + headerWords * MemoryLayout<UInt64>.stride

  /// Where to write the case that comes next; when nobody holds it any more, the run has ended.
  let place: Place
  /// The case on which the last run died, and the seed of that run.
  let leftover: (seed: Seed, origin: Origin)?

  /// Opens the journal of a store; nil if it cannot be written or another process has it.
  init?(of store: FailureStore, seed: Seed) {
    guard Folder.make(store.folder) else { return nil }
    let file = open("\(store.folder)/journal", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { return nil }
    guard flock(file, LOCK_EX | LOCK_NB) == 0, ftruncate(file, off_t(Self.length)) == 0,
      let memory = mmap(nil, Self.length, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else {
      close(file)
      return nil
    }
    let words = memory.bindMemory(
      to: Atomic<UInt64>.self, capacity: Self.length / MemoryLayout<UInt64>.stride)
    place = Place(in: words + Self.headerWords) { [words] in
      words[0].store(0, ordering: .sequentiallyConsistent)
      munmap(memory, Self.length)
      close(file)
    }
    leftover = Self.leftover(in: words, place)
    words[0].store(0, ordering: .sequentiallyConsistent)
    words[1].store(seed.rawValue, ordering: .sequentiallyConsistent)
    place.enter(slot: 0, attempt: 0)
    words[0].store(Self.heading, ordering: .sequentiallyConsistent)
  }

  private static func leftover(
    in words: UnsafeMutablePointer<Atomic<UInt64>>, _ place: Place
  ) -> (Seed, Origin)? {
    guard words[0].load(ordering: .sequentiallyConsistent) == heading else { return nil }
    return (Seed(words[1].load(ordering: .relaxed)), place.reading.origin)
  }
}
