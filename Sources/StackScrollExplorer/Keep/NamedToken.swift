import PropertyKit

/// A case of an invariant as it is printed: the name, a colon and the token.
struct NamedToken: Hashable {
  /// The name of the invariant.
  let id: String
  /// The case.
  let token: ReplayToken

  /// Reads "ID:TOKEN"; nil if it is not one.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let token = try? ReplayToken(String(parts[1]))
    else { return nil }
    id = String(parts[0])
    self.token = token
  }

  /// A case of an invariant.
  init(id: String, token: ReplayToken) {
    self.id = id
    self.token = token
  }
}
