/// What is wrong with a command line, in words: what, where, and what to do.
enum UsageErrorText {
  static func text(of problem: UsageError.Problem) -> String {
    switch problem {
    case .unknownCommand(let name, let nearest):
      "there is no command \(name.quoted)" + suggestion(nearest, else: "use \(commands)")
    case .unknownOption(let option, let nearest):
      "there is no option \(option.quoted) here"
        + suggestion(nearest, else: "a name that begins with \"-\" goes after \"--\"")
    case .optionBeforeCommand(let option):
      "the option \(option.quoted) stands where a command belongs; write the command first"
    case .repeatedOption(let option): "\(option.flag) is given twice; leave one out"
    case .missingValue(let option):
      "\(option.flag) needs a value; write \(HelpText.form(of: option))"
    case .unexpectedValue(let option, let value):
      "\(option.flag) takes no value, and \(value.quoted) is given; write \(option.flag)"
    case .notANumber(let option, let text, let allowed):
      "\(option.flag) \(text.quoted) is not a whole number in digits; \(advice(option, allowed))"
    case .outOfRange(let option, let text, let allowed):
      "\(option.flag) \(text.quoted) is out of range; \(advice(option, allowed))"
    case .unknownInvariant(let name, let nearest):
      "there is no invariant \(name.quoted)"
        + suggestion(nearest, else: "the command \"list\" shows all names")
    case .repeatedName(let name): "\(name.quoted) is named twice; leave one out"
    case .unexpectedName(let name): "nothing is known to do with \(name.quoted) here; leave it out"
    case .notForShards(let option):
      "\(option.flag) has no meaning for a shard"
        + "\(option == .time ? ", which must come out the same anywhere" : ""); leave it out"
        + "\(Command.merge.options.contains(option) ? " here and give it to `merge`" : "")"
    case .nowhereForResults: "--shard needs a folder for what it finds; add --results DIR"
    case .notAShard(let text): ShardErrorText.notAShard(text)
    case .noShard: ShardErrorText.noShard
    case .shardVariables(let problem): ShardErrorText.text(of: problem)
    case .nothingToMerge: "nothing to merge; name the folders that were given to --results"
    case .nothingToReplay: "nothing to replay; name a token, a fixture or a folder of them"
    case .notAFolder(let option, let path):
      "\(option.flag) \(path.quoted) is a file; name a folder, or one that is still to be made"
    case .noLawToWeaken:
      "no law is named; name one, or a family, as the command \"list\" shows them"
    case .claimIsFalseAnyway(let name):
      "\(name.quoted) is false with all that it assumes, so nothing is learnt without; name a law"
    case .noDocument: "no document is named; name a storyboard or a xib"
    case .missingName(let expected): "there is nothing to work on; \(advice(expected))"
    case .notARange(let option, let text):
      "\(option.flag) \(text.quoted) is no range of lengths; write two numbers of points, the"
        + " smaller first, as in \(option.flag) 320-1376, or one"
    case .severalScreens(let option):
      "\(option.flag) is about one screen, and several are named; leave all but one out"
    case .notAReplay(let text):
      "\(text.quoted) is no case of a check; copy ID:TOKEN from what `check` printed"
    case .missingOption(let option):
      "\(option.flag) is missing; write \(HelpText.form(of: option))"
    case .unknownShell(let name):
      "there is no completion for \(name.quoted); name bash, zsh or fish"
    case .unknownFormat(let name):
      "there is no format \(name.quoted); write --format text, --format lines or --format sarif"
    case .emptyCatalogue: "the catalogue is empty; add an invariant to it"
    case .noSelfTests:
      "this tool has no laws that test itself; `stackscroll explore --self` has them"
    }
  }

  /// Where to read on.
  static func hint(for error: UsageError, name: String) -> String {
    guard let command = error.command else { return "See `\(name) --help`." }
    return """
      usage: \(HelpText.usage(of: command, name: name))
      See `\(name) help \(command.rawValue)`.
      """
  }

  /// The output is a full disk, or closed.
  static func lostOutput(_ reason: String) -> String {
    "the output could not be written: \(reason); nothing after that was shown"
  }

  private static func advice(_ expected: UsageError.Expected) -> String {
    switch expected {
    case .screenFile: "name a screen file"
    case .finding: "name a token, a file with findings, or \"-\" for what is piped in"
    case .fixture: "name a fixture"
    case .shell: "name bash, zsh or fish"
    }
  }

  private static var commands: String {
    Command.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static func suggestion(_ nearest: String?, else advice: String) -> String {
    nearest.map { "; did you mean \"\($0)\"?" } ?? "; \(advice)"
  }

  private static func advice(_ option: CommandOption, _ allowed: ClosedRange<UInt64>) -> String {
    let range = "give one from \(allowed.lowerBound) to \(allowed.upperBound)"
    return option == .seed ? range + ", or \"random\"" : range
  }
}
