/// How a generator draws many values in one call, where nothing is recorded.
///
/// The values are those that single draws would make, so a case can still be drawn again by itself.
/// Only what is common to all of them is worked out once, and no function is called for each. For
/// values that need no destruction only: a discard leaves them where they are.
@usableFromInline
struct Bulk<Value>: Sendable {
  /// Draws the elements of a list into memory, each with its flag.
  @usableFromInline
  let elements:
    @Sendable (inout Source, UnsafeMutablePointer<Value>, _ count: Int) throws(Discard) -> Void
  /// Draws the cases of neighbouring slots into memory; all of one group of styles.
  @usableFromInline
  let cases: @Sendable (FreshCases, Range<Int>, UnsafeMutablePointer<Value>) -> Void

  @inlinable
  init(
    elements:
      @escaping @Sendable (inout Source, UnsafeMutablePointer<Value>, Int) throws(Discard)
      -> Void,
    cases: @escaping @Sendable (FreshCases, Range<Int>, UnsafeMutablePointer<Value>) -> Void
  ) {
    self.elements = elements
    self.cases = cases
  }
}
