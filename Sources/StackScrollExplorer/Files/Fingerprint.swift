/// Sixteen digits that depend on every byte and on their order.
///
/// They find what was cut off, changed or mixed up, not who did it on purpose.
///
/// Source: Fowler, Noll, Vo, FNV-1a, 64 bits.
struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  private var hash: UInt64 = 14_695_981_039_346_656_037

  /// How many digits it is written with.
  static let digits = 16

  /// The fingerprint of nothing.
  init() {}

  /// The fingerprint of a text.
  init(_ text: String) {
    add(text.utf8)
  }

  /// Adds bytes behind those before.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    hash = bytes.reduce(hash) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  /// The digits, in hexadecimal.
  var description: String {
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: Self.digits - text.count) + text
  }
}
