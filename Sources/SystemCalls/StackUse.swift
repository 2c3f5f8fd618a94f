/// How much of a thread's stack is in use, as seen from one place of a program again and again.
@usableFromInline
package struct StackUse: Sendable {
  /// How much may be in use, from where it was looked at first, before the bounds are looked up: for a
  /// main thread the system reads all mappings of the process.
  private static let unaskedBytes: UInt = 1 << 16
  /// How much may be in use where the bounds are not known.
  private static let blindBytes: UInt = 1 << 17

  private var start: UInt = 0
  private var deepest: UInt = 0

  @usableFromInline
  package init() {}

  /// Whether more than half of the stack is in use; stacks grow downwards.
  @inline(never)
  package mutating func isPastHalf() -> Bool {
    var mark: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    start = max(start, here)
    guard start - here > Self.unaskedBytes else { return false }
    if deepest == 0 {
      let stack = stack(of: pthread_self())
      deepest = stack.map { $0.lowerBound + UInt($0.count) / 2 } ?? start - Self.blindBytes
    }
    return here < deepest
  }
}
