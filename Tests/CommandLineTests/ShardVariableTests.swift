import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

/// How a worker learns which part of a run it is.
@Suite struct ShardVariableTests {
  private func run(
    _ environment: [String: String], _ arguments: [String] = []
  ) throws -> (status: StackScrollExplorer.ExitStatus, first: String, errors: String) {
    let folder = try TemporaryFolder()
    let terminal = RecordingTerminal()
    let status = Explorer.run(
      ["explore", "--cases", "3", "--results", folder.path] + arguments,
      catalogue: try Sample.catalogue(Sample.law), terminal: terminal, environment: environment)
    let first = terminal.output.split(separator: "\n").first.map(String.init) ?? ""
    return (status, first, terminal.errors)
  }

  static let slurm = [
    "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_MAX": "15",
    "SLURM_ARRAY_TASK_COUNT": "16",
  ]

  static let good: [([String: String], String)] = [
    (["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "5"], "2 of 5"),
    (slurm, "3 of 16"),
    (slurm.merging(["STACKSCROLL_SHARDS": "40"]) { $1 }, "3 of 40"),
    (["SLURM_ARRAY_TASK_ID": "3", "STACKSCROLL_SHARDS": "16"], "3 of 16"),
    (["JOB_COMPLETION_INDEX": "0", "STACKSCROLL_SHARDS": "1"], "0 of 1"),
    (slurm.merging(["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2"]) { $1 }, "0 of 2"),
    (slurm.merging(["TEST_SHARD_INDEX": "", "TEST_TOTAL_SHARDS": ""]) { $1 }, "3 of 16"),
  ]

  @Test(arguments: good)
  func `the environment names the shard`(environment: [String: String], shard: String) throws {
    let run = try run(environment)
    #expect(run.status == .success && run.first.hasPrefix("shard \(shard) of 1 invariant"))
  }

  @Test func `an argument counts more than the environment`() throws {
    #expect(try run(Self.slurm, ["--shard", "1/2"]).first.hasPrefix("shard 1 of 2 "))
  }

  static let bad: [([String: String], String)] = [
    ([:], "nothing says which shard this is"),
    (["STACKSCROLL_SHARDS": "4"], "nothing says which shard this is"),
    (["TEST_SHARD_INDEX": "2"], "TEST_TOTAL_SHARDS is not"),
    (["TEST_TOTAL_SHARDS": "2"], "TEST_SHARD_INDEX is not"),
    (
      ["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "2"], "TEST_SHARD_INDEX is 2, and there are 2"
    ),
    (["TEST_SHARD_INDEX": "-1", "TEST_TOTAL_SHARDS": "2"], "not a whole number"),
    (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "0"], "there are 0 shards"),
    (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "9223372036854775807"], "1000000 at most"),
    (["TEST_SHARD_INDEX": "99999999999999999999", "TEST_TOTAL_SHARDS": "2"], "not a whole number"),
    (["JOB_COMPLETION_INDEX": "1"], "STACKSCROLL_SHARDS is not"),
    (["SLURM_ARRAY_TASK_ID": "3"], "SLURM_ARRAY_TASK_MIN is not"),
    (slurm.merging(["SLURM_ARRAY_TASK_MIN": "1"]) { $1 }, "has gaps or does not begin with 0"),
    (slurm.merging(["SLURM_ARRAY_TASK_COUNT": "2"]) { $1 }, "set STACKSCROLL_SHARDS"),
    (
      [
        "SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_MAX": "0",
        "SLURM_ARRAY_TASK_COUNT": "1",
      ], "it is one task"
    ),
  ]

  @Test(arguments: bad)
  func `an environment that names no shard is refused with its reason`(
    environment: [String: String], words: String
  ) throws {
    let run = try run(environment)
    #expect(run.status == .unusable && run.errors.contains(words), "\(run.errors)")
  }

  static let badArguments: [([String], String)] = [
    (["explore", "--shard", "0/2"], "add --results DIR"),
    (["explore", "--shard", "2/2", "--results", "r"], "--shard \"2/2\" is no part of a run"),
    (["explore", "--shard", "1", "--results", "r"], "is no part"),
    (["explore", "--shard", "-1/2", "--results", "r"], "is no part"),
    (["explore", "--shard", "0/0", "--results", "r"], "is no part"),
    (["explore", "--shard", "0/9223372036854775808", "--results", "r"], "is no part"),
    (["explore", "--shard", "/", "--results", "r"], "is no part"),
    (["explore", "--shard", "0/2", "--results", #filePath], "is a file"),
    (
      ["explore", "--shard", "0/2", "--results", "r", "--time", "3"], "the same anywhere; leave it"
    ),
    (["explore", "--shard", "0/2", "--results", "r", "--write", "x"], "give it to `merge`"),
    (["merge"], "nothing to merge"),
    (["merge", "a", "a"], "\"a\" is named twice"),
    (["merge", "a", "--seed", "3"], "no option \"--seed\" here"),
  ]

  @Test(arguments: badArguments)
  func `a bad command line is refused with its reason, and nothing is run`(
    arguments: [String], words: String
  ) throws {
    let run = CommandLineRun(arguments, try Sample.sound())
    #expect(run.status == .unusable && run.output.isEmpty)
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
