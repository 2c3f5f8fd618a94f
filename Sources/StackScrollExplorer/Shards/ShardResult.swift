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

/// What all parts of one run have in common; parts of different runs are never put together.
struct RunIdentity: Hashable, Sendable, Codable {
  /// The tool and the laws: other ones would draw other cases or judge them otherwise.
  let program: String
  let seed: UInt64
  /// How many cases each law must pass.
  let cases: Int
  /// How many parts there are.
  let shards: Int
  /// The names of what is run.
  let invariants: [String]

  init(of request: ExploreRequest, shards: Int) {
    program = Self.program(of: request.invariants)
    seed = request.seed.rawValue
    cases = request.cases
    self.shards = shards
    invariants = request.invariants.map(\.id)
  }

  /// The name of the folder that holds the results.
  var name: String {
    let parts = [program, "\(seed)", "\(cases)", "\(shards)"] + invariants
    return Fingerprint(parts.joined(separator: "\n")).description
  }

  /// The version of the tool with a fingerprint of the laws as they are written.
  static func program(of invariants: [Invariant]) -> String {
    let laws = invariants.flatMap { invariant in
      [invariant.id, invariant.sentence, "\(invariant.role)"]
        + invariant.assumptions.map(\.sentence)
    }
    return "\(Session.version)-\(Fingerprint(laws.joined(separator: "\n")))"
  }
}
