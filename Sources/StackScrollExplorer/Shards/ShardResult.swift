import PropertyKit
import StackScrollInvariants

/// What one part of a run found out about one invariant.
struct ShardResult: Hashable, Sendable {
  let header: Header
  let record: ShardRecord
  /// The kinds of screens on which it passed.
  var coverage = ScreenCoverage()

  /// Which part of which run it is, and about what.
  struct Header: Hashable, Sendable, Codable {
    let format: Int
    let run: RunIdentity
    let invariant: String
    /// Which part, from 0.
    let shard: Int

    /// The form of the files that this version writes, and the only one that it reads.
    static let currentFormat = 2

    init(run: RunIdentity, invariant: String, shard: Int) {
      format = Self.currentFormat
      self.run = run
      self.invariant = invariant
      self.shard = shard
    }
  }
}
