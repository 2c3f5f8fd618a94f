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
