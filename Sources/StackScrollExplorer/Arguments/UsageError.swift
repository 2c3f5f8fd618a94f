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
    case notAFolder(CommandOption, String)
    case noLawToWeaken
    case claimIsFalseAnyway(String)
    case noDocument
    case notForShards(CommandOption)
    case nowhereForResults
    case notAShard(String)
    case noShard
    case shardVariables(ShardVariables.Problem)
    case nothingToMerge
    case emptyCatalogue
    case noSelfTests
    case missingName(Expected)
    case notARange(CommandOption, String)
    case severalScreens(CommandOption)
    case notAReplay(String)
    case missingOption(CommandOption)
    case unknownShell(String)
    case unknownFormat(String)
  }

  /// What a command cannot do without.
  enum Expected: Hashable, Sendable {
    case screenFile
    case finding
    case fixture
    case shell
  }

  init(_ problem: Problem, in command: Command?) {
    self.problem = problem
    self.command = command
  }
}
