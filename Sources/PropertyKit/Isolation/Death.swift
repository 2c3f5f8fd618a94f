/// How a child ended, where its reply was expected.
struct Death: Hashable, Sendable {
  /// The name of the bug, the same for every case that it kills; what the shrinker compares.
  let kind: String
  /// The child's last words, and how it ended.
  let message: String
  /// Which case it was at, and whether its body had begun.
  let place: Place.Reading

  /// The failure of the case.
  var failure: Failure { Failure(kind: kind, message: message) }
}
