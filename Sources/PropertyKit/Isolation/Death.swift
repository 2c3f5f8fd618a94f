/// How a child ended, where its reply was expected.
struct Death: Hashable, Sendable {
  /// The name of the bug, the same for every case that it kills; what the shrinker compares.
  let kind: String
  /// The child's last words, and how it ended.
  let message: String
  /// Which case it was at, and whether its body had begun.
  let place: Place.Reading

  /// What the kind adds for a case whose body had not begun.
  static let whileDrawing = " while its value was being drawn"

  /// How the kind of a trap without words begins; the address of its code follows.
  static let trap = "crashed: trap"

  /// Whether the kind is an address, for want of words.
  var isNamedByAddress: Bool { kind.hasPrefix(Self.trap) }

  /// The failure of the case.
  var failure: Failure { Failure(kind: kind, message: message) }
}

extension Failure {
  /// The kind of a case that does not end.
  static let hang = "hang"
  /// The kind of a case that takes all memory it may have.
  static let outOfMemory = "ran out of memory"

  /// Whether the generator ended the process, before there was a value.
  var isOfGenerator: Bool { kind.hasSuffix(Death.whileDrawing) }

  /// Whether cases of this kind take so long that no further ones are looked for.
  var isCostly: Bool {
    [Self.hang, Self.outOfMemory].contains { kind == $0 || kind == $0 + Death.whileDrawing }
  }
}
