/// Why a command line cannot be carried out.
struct UsageError: Error, Hashable, Sendable {
  /// What is wrong.
  let problem: Problem
  /// The command it was meant for, if that much is known.
  let command: Command?

  /// What can be wrong with a command line.
  enum Problem: Hashable, Sendable {
    case unknownCommand(String, nearest: String?)
    case unknownOption(String, nearest: String?)
    case optionBeforeCommand(String)
    case repeatedOption(CommandOption)
    case missingValue(CommandOption)
    case unexpectedValue(CommandOption, String)
    case notANumber(CommandOption, String, allowed: ClosedRange<UInt64>)
    case outOfRange(CommandOption, String, allowed: ClosedRange<UInt64>)
    case unknownInvariant(String, nearest: String?)
    case repeatedName(String)
    case unexpectedName(String)
    case nothingToReplay
    case notForShards(CommandOption)
    case nowhereForResults
    case notAShard(String)
    case noShard
    case shardVariables(ShardVariables.Problem)
    case nothingToMerge
    case notAFolder(String)
    case emptyCatalogue
  }

  init(_ problem: Problem, in command: Command?) {
    self.problem = problem
    self.command = command
  }
}
