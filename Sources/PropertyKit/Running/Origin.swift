/// Where a case comes from: enough to draw it again.
enum Origin: Hashable, Sendable, Codable {
  /// Drawn afresh: a slot of the run, and how many draws for that slot were discarded before.
  case fresh(slot: Int, attempt: Int)
  /// Read from recorded choices.
  case recorded([UInt64])
  /// Read from choices that were counted through: a value that a filter refuses is no case.
  case counted([UInt64])
}
