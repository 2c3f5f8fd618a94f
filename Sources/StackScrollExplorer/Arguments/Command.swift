/// What the tool can do.
enum Command: String, CaseIterable, Hashable, Sendable {
  case explore
  case merge
  case replay
  case list
  case scoreboard
  case help

  /// The options that mean something here.
  var options: [CommandOption] {
    switch self {
    case .explore: [.cases, .seed, .time, .write, .shard, .results, .help]
    case .merge: [.write, .help]
    case .list: [.long, .help]
    case .scoreboard: [.seeds, .write, .help]
    case .replay, .help: [.help]
    }
  }
}

/// An option, named as it is written.
enum CommandOption: String, CaseIterable, Hashable, Sendable {
  case cases
  case seed
  case time
  case write
  case shard
  case results
  case seeds
  case long
  case help

  /// The option as it is written.
  var flag: String { "--\(rawValue)" }

  /// Whether a value follows.
  var takesValue: Bool {
    switch self {
    case .cases, .seed, .time, .write, .shard, .results, .seeds: true
    case .long, .help: false
    }
  }
}
