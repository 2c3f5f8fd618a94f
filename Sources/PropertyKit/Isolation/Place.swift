import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where a child is: a word of memory that it shares with its parent.
///
/// The child stores what it is about to do, one relaxed store, and the parent reads it when the
/// child is dead or silent. No message could tell that: the child that would send it is gone.
final class Place: @unchecked Sendable {
  /// What a child is doing with a case.
  enum Phase: UInt64, Sendable {
    /// Drawing its value.
    case drawing
    /// Running the body.
    case body
  }

  /// A place, read.
  struct Reading: Hashable, Sendable {
    /// The case, as the child numbers it; only its lowest 63 bits.
    let number: UInt64
    let phase: Phase
  }

  private static let length = 4096
  private let word: UnsafeMutablePointer<Atomic<UInt64>>

  init() throws(IsolationError) {
    #if canImport(Glibc)
      let flags = MAP_SHARED | MAP_ANONYMOUS
    #else
      let flags = MAP_SHARED | MAP_ANON
    #endif
    let page = mmap(nil, Self.length, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let page, page != MAP_FAILED else { throw .refused(call: "mmap", code: errno) }
    word = page.bindMemory(to: Atomic<UInt64>.self, capacity: 1)
    word.initialize(to: Atomic(0))
  }

  deinit { munmap(word, Self.length) }

  /// Says what comes next.
  @inline(__always)
  func enter(_ number: UInt64, _ phase: Phase) {
    word.pointee.store(number << 1 | phase.rawValue, ordering: .relaxed)
  }

  /// What the child said last.
  var reading: Reading {
    let value = word.pointee.load(ordering: .relaxed)
    return Reading(number: value >> 1, phase: value & 1 == 0 ? .drawing : .body)
  }
}
