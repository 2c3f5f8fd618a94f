import PropertyKit

/// Why nothing says which shard to run, in words.
enum ShardErrorText {
  static func notAShard(_ text: String) -> String {
    "--shard \(text.quoted) is no part of a run; give I/N with I from 0 to N - 1 and N at most"
      + " \(maximum), such as 0/16"
  }

  static let noShard =
    "nothing says which shard this is; give --shard I/N, or set TEST_SHARD_INDEX and"
    + " TEST_TOTAL_SHARDS"

  static func text(of problem: ShardVariables.Problem) -> String {
    switch problem {
    case .notANumber(let name, let text):
      "\(name.rawValue) is \(text.quoted), which is not a whole number in digits; mend it or give"
        + " --shard I/N"
    case .missing(let name, let other):
      "\(other.rawValue) is set and \(name.rawValue) is not; set both, or give --shard I/N"
    case .noSuchShard(let name, let index, let count):
      "\(name.rawValue) is \(index), and there are \(count) shards; it goes from 0 to one less than"
        + " their number, of which \(maximum) are the most"
    case .arrayWithGaps:
      "the Slurm array does not say how many shards there are: it is one task, has gaps or does not"
        + " begin with 0; set STACKSCROLL_SHARDS to their number"
    }
  }

  private static var maximum: Int { Shard.maximumCount }
}
