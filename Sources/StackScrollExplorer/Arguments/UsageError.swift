import StackScrollInvariants

/// Why a command line cannot be carried out.
package struct UsageError: Error, Sendable {
  /// What is wrong.
  let problem: Problem
  /// The command it was meant for, if that much is known.
  let command: Command?

  /// What can be wrong with a command line.
  enum Problem: Hashable, Sendable {
    case unknownCommand(String, nearest: String?, known: [String])
    case unknownOption(String, nearest: String?)
    case optionBeforeCommand(String)
    case repeatedOption(CommandOption)
    case missingValue(CommandOption)
    case unexpectedValue(CommandOption, String)
    case notANumber(CommandOption, String, allowed: ClosedRange<UInt64>)
    case outOfRange(CommandOption, String, allowed: ClosedRange<UInt64>)
    case unknownInvariant(String, nearest: String?)
    case repeatedName(String)
    case emptyName
    case unexpectedName(String)
    case nothingHasWords([String])
    case nothingToReplay
    case notAFolder(CommandOption, String)
    case noDocument
    /// No Swift file or folder.
    case noSource
    case notForShards(CommandOption, isOfTime: Bool, isOfMerge: Bool)
    case nowhereForResults
    case notAShard(String)
    case noShard
    case shardVariables(ShardVariables.Problem)
    case nothingToMerge
    case emptyCatalogue
    /// The catalogue of the tool cannot be made, for this reason.
    case unusableCatalogue(String)
    /// What only one executable can find wrong, in its words.
    case refused(String)
    case missingName(Expected)
    case notARange(CommandOption, String)
    case severalScreens(CommandOption)
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

/// What is wrong with a command line, in words: what, where, and what to do.
package enum UsageErrorText {
  static func text(of problem: UsageError.Problem) -> String {
    switch problem {
    case .unknownCommand(let name, let nearest, let known):
      "there is no command \(name.quoted)"
        + suggestion(nearest, else: "use \(known.joined(separator: ", "))")
    case .unknownOption(let option, let nearest):
      "there is no option \(option.quoted) here"
        + suggestion(nearest, else: "write a name that begins with \"-\" after \"--\"")
    case .optionBeforeCommand(let option):
      "the option \(option.quoted) stands where a command belongs; write the command first"
    case .repeatedOption(let option): "\(option.flag) is given twice; leave one out"
    case .missingValue(let option):
      "\(option.flag) needs a value; write \(option.form)"
    case .unexpectedValue(let option, let value):
      "\(option.flag) takes no value, and \(value.quoted) is given; write \(option.flag)"
    case .notANumber(let option, let text, let allowed):
      "\(option.flag) \(text.quoted) is not a whole number in digits; \(advice(option, allowed))"
    case .outOfRange(let option, let text, let allowed):
      "\(option.flag) \(text.quoted) is out of range; \(advice(option, allowed))"
    case .unknownInvariant(let name, let nearest):
      "there is no invariant \(name.quoted)"
        + suggestion(nearest, else: "name one: the command \"list\" shows all names")
    case .repeatedName(let name): "\(name.quoted) is named twice; leave one out"
    case .emptyName: "\"\" is no name; leave it out, or check the variable that it came from"
    case .nothingHasWords(let words):
      "no invariant has \(words.map(\.quoted).joined(separator: " and ")); give fewer or shorter words, or "
        + "see all of them with the command \"list\" alone"
    case .unexpectedName(let name): "nothing is known to do with \(name.quoted) here; leave it out"
    case .notForShards(let option, let isOfTime, let isOfMerge):
      "\(option.flag) has no meaning for a shard"
        + "\(isOfTime ? ", which must come out the same anywhere" : ""); leave it out"
        + "\(isOfMerge ? " here and give it to `merge`" : "")"
    case .nowhereForResults: "--shard needs a folder for what it finds; add --results DIR"
    case .notAShard(let text): ShardErrorText.notAShard(text)
    case .noShard: ShardErrorText.noShard
    case .shardVariables(let problem): ShardErrorText.text(of: problem)
    case .nothingToMerge: "nothing to merge; name the folders that were given to --results"
    case .nothingToReplay: "nothing to replay; name a token, a fixture or a folder of them"
    case .notAFolder(let option, let path):
      "\(option.flag) \(path.quoted) is a file; name a folder, or one that is still to be made"
    case .noDocument: "no document is named; name a storyboard or a xib"
    case .noSource: "no source is named; name a Swift file, or a folder that holds some"
    case .missingName(let expected): "there is nothing to work on; \(advice(expected))"
    case .notARange(let option, let text):
      "\(option.flag) \(text.quoted) is no range of lengths; write two numbers of points, the"
        + " smaller first, as in \(option.flag) 320-1376, or one"
    case .severalScreens(let option):
      "\(option.flag) is about one screen, and several are named; leave all but one out"
    case .missingOption(let option):
      "\(option.flag) is missing; write \(option.form)"
    case .unknownShell(let name):
      "there is no completion for \(name.quoted); name bash, zsh or fish"
    case .unknownFormat(let name):
      "there is no format \(name.quoted); write --format text, lines, json or sarif"
    case .emptyCatalogue: "the catalogue is empty; add an invariant to it"
    case .unusableCatalogue(let reason): reason
    case .refused(let words): words
    }
  }

  /// Where to read on.
  static func hint(for error: UsageError, name: String) -> [String] {
    if case .unusableCatalogue = error.problem { return [] }
    guard let command = error.command else { return ["See `\(name) --help`."] }
    return ["usage: \(command.usage(of: name))", "See `\(name) help \(command.name)`."]
  }

  /// The output is a full disk, or closed.
  static func lostOutput(_ reason: String) -> String {
    "the output could not be written: \(reason); nothing after that was shown, so run it again"
  }

  private static func advice(_ expected: UsageError.Expected) -> String {
    switch expected {
    case .screenFile: "name a screen file"
    case .finding: "name a token, a file with findings, or \"-\" for what is piped in"
    case .fixture: "name a fixture"
    case .shell: "name bash, zsh or fish"
    }
  }

  package static func suggestion(_ nearest: String?, else advice: String) -> String {
    nearest.map { "; did you mean \"\($0)\"?" } ?? "; \(advice)"
  }

  private static func advice(_ option: CommandOption, _ allowed: ClosedRange<UInt64>) -> String {
    let range = "give one from \(allowed.lowerBound) to \(allowed.upperBound)"
    return option == .seed ? range + ", or \"random\"" : range
  }
}

extension Session {
  /// The invariant of a name; nil after saying that there is none.
  func invariant(named id: String, among invariants: [Invariant]) -> Invariant? {
    if let invariant = invariants.first(where: { $0.id == id }) { return invariant }
    let nearest = NearestName.of(id, among: invariants.map(\.id))
    complain(UsageErrorText.text(of: .unknownInvariant(id, nearest: nearest)))
    return nil
  }
}

/// Finds what somebody who mistyped a name may have meant.
package enum NearestName {
  /// Names longer than this are not compared.
  static let maximumLength = 100

  /// Fewer letters are part of too many names.
  static let minimumPart = 3

  /// The known name with the fewest edits, or one that begins with what was written.
  ///
  /// - Returns: nil if nothing is near: a wild guess is worse than none.
  package static func of(_ written: String, among known: [String]) -> String? {
    let letters = Array(written)
    guard (1...maximumLength).contains(letters.count) else { return nil }
    let limit = max(1, letters.count / 3)
    let nearest = known.map { (name: $0, edits: edits(letters, Array($0))) }
      .min { $0.edits < $1.edits }
    if let nearest, nearest.edits <= limit { return nearest.name }
    guard letters.count >= minimumPart else { return nil }
    return known.first { $0.hasPrefix(written) } ?? known.first { $0.contains(written) }
  }

  /// How many letters must be changed, added or dropped.
  ///
  /// - Complexity: O(n m).
  private static func edits(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let change = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[second.count]
  }
}
