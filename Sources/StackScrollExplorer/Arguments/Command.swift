/// What the tool can do.
enum Command: String, CaseIterable, Hashable, Sendable {
  case explore
  case assumptions
  case merge
  case replay
  case list
  case scoreboard
  case layout
  case check
  case keep
  case retire
  case explain
  case lint
  case verify
  case `import`
  case completion
  case help

  /// The options that mean something here.
  var options: [CommandOption] {
    switch self {
    case .explore:
      [
        .cases, .seed, .time, .untilFailure, .scale, .write, .report, .shard, .results,
        .selfTests, .help,
      ]
    case .assumptions: [.cases, .seed, .selfTests, .help]
    case .merge: [.scale, .write, .report, .help]
    case .list: [.long, .selfTests, .help]
    case .scoreboard: [.seeds, .write, .report, .help]
    case .layout: [.why, .json, .help]
    case .check: [.cases, .seed, .widths, .heights, .replay, .write, .help]
    case .keep: [.write, .help]
    case .retire: [.reason, .help]
    case .explain: [.save, .help]
    case .lint: [.cases, .format, .help]
    case .import: [.write, .help]
    case .replay, .verify, .completion, .help: [.help]
    }
  }
}

/// An option, named as it is written.
enum CommandOption: String, CaseIterable, Hashable, Sendable {
  case cases
  case seed
  case time
  case untilFailure = "until-failure"
  case scale
  case write
  case report
  case shard
  case results
  case seeds
  case save
  case long
  case why
  case json
  case widths
  case heights
  case replay
  case reason
  case format
  case selfTests = "self"
  case help

  /// The option as it is written.
  var flag: String { "--\(rawValue)" }

  /// Whether a value follows.
  var takesValue: Bool {
    switch self {
    case .cases, .seed, .time, .scale, .write, .report, .seeds, .save: true
    case .shard, .results: true
    case .why, .widths, .heights, .replay, .reason, .format: true
    case .untilFailure, .long, .json, .selfTests, .help: false
    }
  }
}
