/// A part of a value that follows from its other parts, kept so that it is worked out once.
///
/// Values whose other parts are equal are equal, so it counts neither in comparisons nor in hashes.
package struct Derived<Value: Sendable>: Hashable, Sendable {
  /// What was worked out.
  package let value: Value

  /// Keeps what was worked out.
  package init(_ value: Value) { self.value = value }

  /// True: what it follows from is compared instead.
  package static func == (_: Derived, _: Derived) -> Bool { true }

  /// Hashes nothing.
  package func hash(into _: inout Hasher) {}
}
