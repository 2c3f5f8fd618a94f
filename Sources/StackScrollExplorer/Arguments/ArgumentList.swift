/// The arguments of a command, sorted into names and options.
///
/// It knows how options are written, not what they mean.
struct ArgumentList {
  /// What is no option, in order.
  private(set) var names: [String] = []
  private var values: [CommandOption: String] = [:]
  private let command: Command

  init(_ arguments: some Sequence<String>, of command: Command) throws(UsageError) {
    self.command = command
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        names += rest
        break
      }
      if argument.hasPrefix("-"), argument.count > 1 {
        try read(argument, rest: &rest)
      } else {
        names.append(argument)
      }
    }
  }

  /// Whether an option is there.
  func has(_ option: CommandOption) -> Bool { values[option] != nil }

  /// The value of an option, nil if it is not there.
  func value(of option: CommandOption) -> String? { values[option] }

  /// An error about this command.
  func error(_ problem: UsageError.Problem) -> UsageError { UsageError(problem, in: command) }

  private mutating func read(
    _ argument: String, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let written = parts.first.map(String.init) ?? argument
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = command.options.first(where: { Self.is($0, written) }) else {
      let known = command.options.map(\.flag)
      throw error(.unknownOption(written, nearest: NearestName.of(written, among: known)))
    }
    guard values[option] == nil else { throw error(.repeatedOption(option)) }
    if !option.takesValue {
      if let attached { throw error(.unexpectedValue(option, attached)) }
      values[option] = ""
    } else if let value = attached ?? Self.value(in: &rest), !value.isEmpty {
      values[option] = value
    } else {
      throw error(.missingValue(option))
    }
  }

  private static func `is`(_ option: CommandOption, _ written: String) -> Bool {
    option.flag == written || (option == .help && written == "-h")
  }

  /// Takes the next argument as a value, unless it looks like an option; "-5" does not.
  private static func value(in rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first else { return nil }
    guard !next.hasPrefix("-") || next.dropFirst().first?.isNumber == true else { return nil }
    return rest.popFirst()
  }
}
