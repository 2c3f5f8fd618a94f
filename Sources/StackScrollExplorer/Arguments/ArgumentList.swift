import Foundation
import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// The arguments of a command, sorted into names and options.
///
/// It knows how options are written, not what they mean.
package struct ArgumentList {
  /// What is no option, in order.
  package private(set) var names: [String] = []
  private var values: [CommandOption: String] = [:]
  let command: Command

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
  package func has(_ option: CommandOption) -> Bool { values[option] != nil }

  /// The value of an option, nil if it is not there.
  func value(of option: CommandOption) -> String? { values[option] }

  /// An error about this command.
  func error(_ problem: UsageError.Problem) -> UsageError { UsageError(problem, in: command) }

  /// An error about this command that it alone knows, in its words.
  package func refusal(_ words: String) -> UsageError { error(.refused(words)) }

  private mutating func read(
    _ argument: String, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let written = parts.first.map(String.init) ?? argument
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = command.allOptions.first(where: { Self.is($0, written) }) else {
      let known = command.allOptions.map(\.flag)
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

// MARK: What names and values mean

extension ArgumentList {
  /// A whole number in a range, nil if the option is not there.
  ///
  /// Only digits count: "1e6" and "1,000" are refused, not guessed at.
  package func number(
    _ option: CommandOption, in allowed: ClosedRange<UInt64>
  ) throws(UsageError) -> UInt64? {
    guard let text = value(of: option) else { return nil }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { throw error(.notANumber(option, text, allowed: allowed)) }
    guard let number = UInt64(text), allowed.contains(number) else {
      throw error(.outOfRange(option, text, allowed: allowed))
    }
    return number
  }

  /// A folder to write to, nil if the option is not there; a file is refused.
  package func folder(_ option: CommandOption) throws(UsageError) -> String? {
    var isFolder: ObjCBool = false
    guard let path = value(of: option) else { return nil }
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
      throw error(.notAFolder(option, path))
    }
    return path
  }

  /// How numbers are told.
  var numbers: NumberStyle { has(.exact) ? .exact : .rounded }

  /// Refuses names where none are expected.
  package func requireNoNames() throws(UsageError) {
    if let name = names.first { throw error(.unexpectedName(name)) }
  }

  /// The one name that is expected, nil if there is none.
  func onlyName() throws(UsageError) -> String? {
    if names.count > 1 { throw error(.unexpectedName(names[1])) }
    if names.first == "" { throw error(.emptyName) }
    return names.first
  }

  /// The names, each given once, at least one.
  ///
  /// - Parameter problem: what is wrong if there is none.
  func uniqueNames(orElse problem: UsageError.Problem) throws(UsageError) -> [String] {
    let names = try uniqueNames()
    guard !names.isEmpty else { throw error(problem) }
    return names
  }

  /// The names, each given once.
  package func uniqueNames() throws(UsageError) -> [String] {
    var seen: Set<String> = []
    for name in names {
      if name.isEmpty { throw error(.emptyName) }
      guard seen.insert(name).inserted else { throw error(.repeatedName(name)) }
    }
    return names
  }

  /// The invariants that are named, by themselves or by their family, and the canaries; all if
  /// there is no name.
  package func invariants(of catalogue: Catalogue) throws(UsageError) -> [Invariant] {
    let names = try uniqueNames()
    for name in names where catalogue.named(name).isEmpty {
      let known = catalogue.invariants.map(\.id) + catalogue.families
      throw error(.unknownInvariant(name, nearest: NearestName.of(name, among: known)))
    }
    let chosen = catalogue.invariants.filter { invariant in
      names.isEmpty || invariant.role == .canary || names.contains(invariant.id)
        || invariant.family.map(names.contains) == true
    }
    guard !chosen.isEmpty else { throw error(.emptyCatalogue) }
    return chosen
  }

  /// How many cases a law is checked on.
  package func caseCount(
    _ option: CommandOption = .cases, orElse usual: Int = RunDefaults.cases, from least: UInt64 = 1
  ) throws(UsageError) -> Int {
    try number(option, in: least...RunDefaults.maximumCases).map { Int($0) } ?? usual
  }

  /// Where the cases come from.
  package func seed() throws(UsageError) -> Seed {
    if value(of: .seed) == "random" { return .random() }
    return try seedNumber()
  }

  /// Where the cases come from, as a number.
  func seedNumber() throws(UsageError) -> Seed {
    try number(.seed, in: 0...UInt64.max).map { Seed($0) } ?? RunDefaults.seed
  }
}

/// What a run of laws is if nobody says, and what can be asked for.
package enum RunDefaults {
  /// How many cases a law must pass.
  package static let cases = 10_000
  /// The most cases that can be asked for.
  package static let maximumCases: UInt64 = 1_000_000_000
  /// The seed: always the same, so that runs can be compared.
  package static let seed: Seed = 0
  /// How many variations of a screen may be discarded for each that counts.
  static let discardedVariations = 3
}
