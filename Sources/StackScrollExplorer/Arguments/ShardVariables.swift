import PropertyKit

/// The environment variables by which what starts many workers tells each which it is.
///
/// The first kind that is set counts, from the most deliberate to the least.
struct ShardVariables {
  private let environment: [String: String]

  /// The names that are looked at.
  enum Name: String, CaseIterable, Hashable, Sendable {
    /// The worker, from 0; what Bazel and other test runners set.
    case testIndex = "TEST_SHARD_INDEX"
    /// How many workers a test runner starts.
    case testCount = "TEST_TOTAL_SHARDS"
    /// The task of a Slurm array.
    case slurmTask = "SLURM_ARRAY_TASK_ID"
    /// The first task of the array, as it was submitted.
    case slurmFirst = "SLURM_ARRAY_TASK_MIN"
    /// The last task of the array, as it was submitted.
    case slurmLast = "SLURM_ARRAY_TASK_MAX"
    /// How many tasks the array has, as it was submitted.
    case slurmCount = "SLURM_ARRAY_TASK_COUNT"
    /// The pod of a Kubernetes Indexed Job, from 0.
    case jobIndex = "JOB_COMPLETION_INDEX"
    /// How many parts the run has, where what starts the workers does not say so.
    case count = "STACKSCROLL_SHARDS"
  }

  /// Why the variables name no part of a run.
  enum Problem: Error, Hashable, Sendable {
    case notANumber(Name, String)
    case missing(Name, beside: Name)
    case noSuchShard(Name, index: Int, count: Int)
    case arrayWithGaps
  }

  init(_ environment: [String: String]) {
    self.environment = environment
  }

  /// The part that the environment names; nil if it names none.
  func shard() throws(Problem) -> Shard? {
    if let index = try number(.testIndex) {
      return try shard(index, from: .testIndex, of: try require(.testCount, beside: .testIndex))
    }
    if try number(.testCount) != nil { throw .missing(.testIndex, beside: .testCount) }
    if let task = try number(.slurmTask) {
      let count: Int = if let told = try number(.count) { told } else { try arrayLength() }
      return try shard(task, from: .slurmTask, of: count)
    }
    if let index = try number(.jobIndex) {
      return try shard(index, from: .jobIndex, of: try require(.count, beside: .jobIndex))
    }
    return nil
  }

  /// How many tasks a Slurm array has that is a whole run: numbered from 0 without gaps.
  ///
  /// An array of one task is refused too: it is what a task that is submitted again looks like.
  private func arrayLength() throws(Problem) -> Int {
    let first = try require(.slurmFirst, beside: .slurmTask)
    let last = try require(.slurmLast, beside: .slurmTask)
    let count = try require(.slurmCount, beside: .slurmTask)
    guard first == 0, count > 1, last == count - 1 else { throw .arrayWithGaps }
    return count
  }

  private func shard(_ index: Int, from name: Name, of count: Int) throws(Problem) -> Shard {
    guard let shard = Shard.part(index, of: count) else {
      throw .noSuchShard(name, index: index, count: count)
    }
    return shard
  }

  private func require(_ name: Name, beside other: Name) throws(Problem) -> Int {
    guard let number = try number(name) else { throw .missing(name, beside: other) }
    return number
  }

  private func number(_ name: Name) throws(Problem) -> Int? {
    guard let text = environment[name.rawValue], !text.isEmpty else { return nil }
    guard let number = Shard.number(text) else { throw .notANumber(name, text) }
    return number
  }
}

extension Shard {
  /// How many parts a run may have at most: each leaves a file for every invariant.
  static let maximumCount = 1_000_000

  /// Reads "3/16": the part, from 0, and how many there are.
  init?(written text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Self.number(parts[0]), let count = Self.number(parts[1])
    else { return nil }
    guard let shard = Self.part(index, of: count) else { return nil }
    self = shard
  }

  /// A part, if it exists and there are not too many.
  static func part(_ index: Int, of count: Int) -> Shard? {
    count <= maximumCount ? try? Shard(index, of: count) : nil
  }

  /// A number written in digits alone.
  static func number(_ text: some StringProtocol) -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return text.utf8.allSatisfy(digits.contains) ? Int(text) : nil
  }
}

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
      "\(name.rawValue) is \(index), and there are \(count) shards; give one from 0 to one less"
        + " than their number, which is \(maximum) at most"
    case .arrayWithGaps:
      "the Slurm array does not say how many shards there are: it is one task, has gaps or does not"
        + " begin with 0; set STACKSCROLL_SHARDS to their number"
    }
  }

  private static var maximum: Int { Shard.maximumCount }
}
