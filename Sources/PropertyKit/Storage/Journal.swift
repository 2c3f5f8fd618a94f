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
  let place: Place
  private let abandoned: JournalFile?

  /// The case on which an earlier run died, and the seed of that run.
  var leftover: (seed: Seed, origin: Origin)? { abandoned?.leftover }

  /// Takes a journal that nobody uses; nil if there is none or it cannot be written.
  init?(of store: FailureStore, seed: Seed) {
    guard Folder.make(store.folder) else { return nil }
    var own: JournalFile?
    var abandoned: JournalFile?
    for number in 0..<Self.maximumFiles {
      let path = "\(store.folder)/journal-\(number)"
      guard own == nil || access(path, F_OK) == 0 else { break }
      guard let file = JournalFile(path) else { continue }
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
    guard let own else { return nil }
    self.abandoned = abandoned
    place = own.place
    own.begin(seed: seed)
  }

  /// Says that the leftover was run again: it need not be told any more.
  func settleLeftover() {
    abandoned?.clear()
  }
}
