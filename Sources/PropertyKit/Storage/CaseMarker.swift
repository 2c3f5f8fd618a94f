import Synchronization
import SystemCalls

/// Which case a process is at: a record in memory that outlives it.
///
/// A child shares the record with its parent, and a journal with the file system, so it can be read
/// when the process is dead or silent. A fresh case costs one relaxed store, and one more when its
/// body begins; no message could tell that, since the process that would send it is gone.
@usableFromInline
package final class CaseMarker: @unchecked Sendable {
  /// How many bytes a record has.
  static let length = 1 << 16
  /// The longest list of choices that fits; a longer one is not recorded.
  static let maximumChoices = length / MemoryLayout<UInt64>.stride - 3

  /// The slot, the attempt, whether choices follow, and whether the body has begun; then the number
  /// of choices and the choices; in the last word how many choices were drawn.
  @usableFromInline @exclusivity(unchecked) var words: UnsafeMutablePointer<Atomic<UInt64>>
  private let release: () -> Void

  @usableFromInline static var bodyBit: UInt64 { 1 }
  @usableFromInline static var choicesBit: UInt64 { 1 << 63 }

  /// A record that children forked from this process share with it; nil if the system refuses.
  init?() {
    guard let memory = SharedMemory(length: Self.length) else { return nil }
    words = memory.start.bindMemory(
      to: Atomic<UInt64>.self, capacity: Self.length / MemoryLayout<UInt64>.stride)
    release = { withExtendedLifetime(memory) {} }
  }

  /// A record in memory that is given back when nobody writes the record any more.
  init(in memory: UnsafeMutablePointer<Atomic<UInt64>>, release: @escaping () -> Void) {
    words = memory
    self.release = release
  }

  deinit { release() }

  /// Writes into another record from now on; for a child, to which its parent listens there.
  func move(to other: CaseMarker) {
    words = other.words
  }

  /// Says that a fresh case is drawn next.
  @inlinable @inline(__always)
  package func enter(slot: Int, attempt: Int) {
    let draw = UInt64(truncatingIfNeeded: attempt & 0x7FFF) << 1
    let word = UInt64(truncatingIfNeeded: slot) << 16 | draw
    words[0].store(word & ~Self.choicesBit, ordering: .relaxed)
  }

  /// Says that a case is drawn next from choices.
  ///
  /// The word is written last: until then the record tells of the case before.
  func enter(slot: Int, choices: [UInt64]) {
    enter(slot: slot, attempt: 0)
    guard choices.count <= Self.maximumChoices else { return }
    words[1].store(UInt64(choices.count), ordering: .relaxed)
    for (position, choice) in choices.enumerated() {
      words[position + 2].store(choice, ordering: .relaxed)
    }
    words[0].store(words[0].load(ordering: .relaxed) | Self.choicesBit, ordering: .releasing)
  }

  /// Says that the body is run next on a fresh case that is drawn already.
  @usableFromInline @inline(never)
  func enterBody(slot: Int) {
    enter(slot: slot, attempt: 0)
    enterBody()
  }

  /// Says that the body is run next.
  @inlinable @inline(__always)
  func enterBody() {
    words[0].store(words[0].load(ordering: .relaxed) | Self.bodyBit, ordering: .relaxed)
  }

  /// Says how many choices of a case that is recorded were drawn.
  func enter(drawn count: Int) {
    words[Self.maximumChoices + 2].store(UInt64(count), ordering: .relaxed)
  }

  /// A number that changes when the case does.
  var word: UInt64 { words[0].load(ordering: .acquiring) }

  /// What was said last.
  var reading: Reading {
    let word = self.word
    let slot = Int((word & ~Self.choicesBit) >> 16)
    var origin = CaseOrigin.fresh(slot: slot, attempt: Int(word >> 1 & 0x7FFF))
    if word & Self.choicesBit != 0 {
      let count = min(Int(clamping: words[1].load(ordering: .relaxed)), Self.maximumChoices)
      origin = .recorded((0..<count).map { words[$0 + 2].load(ordering: .relaxed) })
    }
    let drawn = words[Self.maximumChoices + 2].load(ordering: .relaxed)
    return Reading(
      slot: slot, origin: origin, isInBody: word & Self.bodyBit != 0,
      drawnChoices: Int(clamping: drawn))
  }

  /// A place, read.
  struct Reading: Hashable, Sendable {
    /// The slot for which the case was drawn.
    let slot: Int
    /// How to draw it again.
    let origin: CaseOrigin
    /// Whether its body had begun; otherwise the value was being drawn.
    let isInBody: Bool
    /// How many of its choices were drawn, if it was recorded.
    var drawnChoices = 0
  }
}

extension CaseMarker {
  /// Says that a case is drawn next, wherever it comes from.
  func enter(_ origin: CaseOrigin, slot: Int = 0) {
    switch origin {
    case .fresh(let slot, let attempt): enter(slot: slot, attempt: attempt)
    case .recorded(let choices), .counted(let choices): enter(slot: slot, choices: choices)
    }
  }
}
