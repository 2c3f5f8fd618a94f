/// What the tool can do.
enum Command: String, CaseIterable, Hashable, Sendable {
  case explore
  case assumptions
  case replay
  case list
  case scoreboard
  case explain
  case verify
  case `import`
  case help

  /// The options that mean something here.
  var options: [CommandOption] {
    switch self {
    case .explore: [.cases, .seed, .time, .untilFailure, .scale, .write, .report, .help]
    case .assumptions: [.cases, .seed, .help]
    case .list: [.long, .help]
    case .scoreboard: [.seeds, .write, .report, .help]
    case .explain: [.save, .help]
    case .import: [.write, .help]
    case .replay, .verify, .help: [.help]
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
  case seeds
  case save
  case long
  case help

  /// The option as it is written.
  var flag: String { "--\(rawValue)" }

  /// Whether a value follows.
  var takesValue: Bool {
    switch self {
    case .cases, .seed, .time, .scale, .write, .report, .seeds, .save: true
    case .untilFailure, .long, .help: false
    }
  }
}
