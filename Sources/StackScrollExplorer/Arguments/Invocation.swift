import StackScrollInvariants

/// What a command line asks for, checked as far as that is possible without doing it.
enum Invocation {
  case help(Command?)
  case version
  case explore(ExploreRequest)
  case assumptions(AssumptionsRequest)
  case shard(ShardRequest)
  case merge(MergeRequest)
  case replay([String])
  case list(Catalogue, isLong: Bool)
  case scoreboard(ScoreboardRequest)
  case layout(LayoutRequest)
  case check(CheckRequest)
  case keep(KeepRequest)
  case retire(RetireRequest)
  case completion(Shell)
  case explain(ExplainRequest)
  case lint(LintRequest)
  case verify([String])
  case `import`(ImportRequest)

  init(
    _ arguments: [String], session: Session, environment: [String: String]
  ) throws(UsageError) {
    guard let first = arguments.first else {
      self = .help(nil)
      return
    }
    switch first {
    case "--version":
      if arguments.count > 1 { throw UsageError(.unexpectedName(arguments[1]), in: nil) }
      self = .version
    default:
      let isHelp = first == "--help" || first == "-h"
      let command = isHelp ? .help : try Self.command(first)
      try self.init(
        command, arguments.dropFirst(), session: session, environment: environment)
    }
  }

  private init(
    _ command: Command, _ rest: ArraySlice<String>, session: Session,
    environment: [String: String]
  ) throws(UsageError) {
    let list = try ArgumentList(rest, of: command)
    if list.has(.help) {
      self = .help(command)
      return
    }
    switch command {
    case .help:
      self = .help(try Self.topic(list))
    case .explore where list.has(.shard) || list.has(.results):
      self = .shard(
        try ShardRequest(
          list, catalogue: try session.catalogue(for: list), environment: environment))
    case .merge:
      self = .merge(try MergeRequest(list))
    case .explore:
      self = .explore(try ExploreRequest(list, catalogue: try session.catalogue(for: list)))
    case .assumptions:
      self = .assumptions(
        try AssumptionsRequest(list, catalogue: try session.catalogue(for: list)))
    case .replay:
      guard !list.names.isEmpty else { throw list.error(.nothingToReplay) }
      self = .replay(try list.uniqueNames())
    case .list:
      try list.requireNoNames()
      self = .list(try session.catalogue(for: list), isLong: list.has(.long))
    case .scoreboard:
      self = .scoreboard(try ScoreboardRequest(list))
    case .layout: self = .layout(try LayoutRequest(list))
    case .check: self = .check(try CheckRequest(list, catalogue: session.catalogue))
    case .keep: self = .keep(try KeepRequest(list))
    case .retire: self = .retire(try RetireRequest(list))
    case .completion: self = .completion(try Shell(list))
    case .explain:
      self = .explain(try ExplainRequest(list))
    case .lint: self = .lint(try LintRequest(list))
    case .verify:
      guard !list.names.isEmpty else { throw list.error(.noDocument) }
      self = .verify(try list.uniqueNames())
    case .import:
      self = .import(try ImportRequest(list))
    }
  }

  private static func topic(_ list: ArgumentList) throws(UsageError) -> Command? {
    if list.names.count > 1 { throw list.error(.unexpectedName(list.names[1])) }
    guard let name = list.names.first else { return nil }
    return try command(name)
  }

  private static func command(_ name: String) throws(UsageError) -> Command {
    if let command = Command(rawValue: name) { return command }
    if name.hasPrefix("-") {
      if let nearest = NearestName.of(name, among: ["--help", "--version"]) {
        throw UsageError(.unknownOption(name, nearest: nearest), in: nil)
      }
      throw UsageError(.optionBeforeCommand(name), in: nil)
    }
    let known = Command.allCases.map(\.rawValue)
    let nearest = NearestName.of(name, among: known)
    throw UsageError(.unknownCommand(name, nearest: nearest), in: nil)
  }
}
