import Synchronization
import SystemCalls

/// The case that a run in this process is at, in a file that outlives the process.
///
/// A run that ends by itself marks its journal as clean. One that is not says on which case a run
/// died, which is then run first; it stays as it is until that was done, so that no case is lost
/// to a process that dies in between. Each run has a file of its own: a lock that the system drops
/// with its process tells which are in use.
@usableFromInline
package final class Journal: @unchecked Sendable {
  /// How many runs of one property may have a journal at the same time, those that died included.
  static let maximumFiles = 64

  /// Where to write the case that comes next; when nobody holds it any more, the run has ended.
  package let place: CaseMarker
  private let abandoned: JournalFile?

  /// The case on which an earlier run died, and the seed of that run.
  var leftover: (seed: Seed, origin: CaseOrigin)? { abandoned?.leftover }

  private init(_ own: JournalFile, abandoned: JournalFile?) {
    place = own.place
    self.abandoned = abandoned
  }

  /// Takes a journal that nobody uses; nil if there is none or it cannot be written.
  package static func take(from store: FailureStore, seed: Seed) -> Journal? {
    guard store.keepsJournal, (try? store.makeFolder()) != nil else { return nil }
    var own: JournalFile?
    var abandoned: JournalFile?
    for number in 0..<maximumFiles {
      let path = "\(store.folder)/journal-\(number)"
      guard own == nil || FileSystem.exists(path) else { break }
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
    LockedMemory(path, length: length).map(JournalFile.init)
  }

  private init(_ memory: LockedMemory) {
    let words = memory.start.bindMemory(
      to: Atomic<UInt64>.self, capacity: Self.length / MemoryLayout<UInt64>.stride)
    self.words = words
    place = CaseMarker(in: words + Self.headerWords) { [use] in
      if use.isOwn.load(ordering: .relaxed) { words[0].store(0, ordering: .sequentiallyConsistent) }
      withExtendedLifetime(memory) {}
    }
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
