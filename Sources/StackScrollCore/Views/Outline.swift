/// What views there are, without where they stand.
///
/// Shared by reference and never changed: every layout of a tree has the same one.
final class Outline: Sendable {
  /// The names in tree order.
  let ids: [ViewID]
  /// How many views hold each one.
  let depths: [Int]

  init(ids: [ViewID], depths: [Int]) {
    (self.ids, self.depths) = (ids, depths)
  }
}

extension Outline: Hashable {
  static func == (first: Outline, second: Outline) -> Bool {
    first === second || first.ids == second.ids && first.depths == second.depths
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ids)
    hasher.combine(depths)
  }
}
