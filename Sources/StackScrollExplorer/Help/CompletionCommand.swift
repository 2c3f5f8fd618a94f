import StackScrollInvariants

extension Command {
  /// Prints a script for a shell.
  static let completion = Command(
    name: "completion", summary: "print a script that completes commands in your shell",
    usage: "bash | zsh | fish",
    completions: { _ in Shell.allCases.map(\.rawValue) },
    manual: { tool in
      CommandManual(
        about: "Prints a script that completes commands, options and invariants in your shell.",
        details: "",
        examples: """
          source <(\(tool) completion bash)
          \(tool) completion zsh > ~/.zfunc/_\(tool)
          \(tool) completion fish > ~/.config/fish/completions/\(tool).fish
          """)
    },
    prepare: CompletionCommand.init)
}

/// The command that prints a script for a shell.
struct CompletionCommand: CommandRun {
  let session: Session
  let text: CompletionText
  let shell: Shell

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    guard let name = try list.onlyName() else { throw list.error(.missingName(.shell)) }
    guard let shell = Shell(rawValue: name) else { throw list.error(.unknownShell(name)) }
    self.shell = shell
    text = try CompletionText(context)
  }

  func run() -> ExitStatus {
    session.say(linesOf: text.script(for: shell))
    return .success
  }
}

/// A shell that can complete what is typed.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish
}

/// Scripts with which shells complete the tool's commands, options and invariants.
struct CompletionText {
  let name: String
  /// The commands, each with what completion offers besides its options.
  let commands: [(command: Command, words: [String])]

  init(_ context: CommandContext) throws(UsageError) {
    name = context.session.name
    commands = try context.commands.map { command throws(UsageError) in
      (command, try command.completions(context))
    }
  }

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var names: String { commands.map(\.command.name).joined(separator: " ") }

  /// The tool's name as a part of a function's.
  private var function: String {
    "_" + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  private var bash: String {
    let cases = commands.map { command, words in
      let all = (words + command.allOptions.map(\.flag)).joined(separator: " ")
      return "    \(command.name)) words=\"\(all)\" ;;"
    }
    return """
      # bash completion; source it, or save it as
      # ~/.local/share/bash-completion/completions/\(name)
      \(function)() {
        local word="${COMP_WORDS[COMP_CWORD]}" words=""
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
        esac
        if [ "$COMP_CWORD" -eq 1 ]; then
          words="\(names) --help --version"
        fi
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F \(function) \(name.shellWord)
      """
  }

  private var zsh: String {
    let cases = commands.map { command, words in
      let all = (words + command.allOptions.map(\.flag)).joined(separator: " ")
      return "    \(command.name)) compadd -- \(all); _files ;;"
    }
    return """
      #compdef \(name)
      # zsh completion; save it as _\(name) in a folder of $fpath
      \(function)() {
        if (( CURRENT == 2 )); then
          compadd -- \(names) --help --version
          return
        fi
        case "${words[2]}" in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = "_\(name)" ]; then \(function) "$@"; else compdef \(function) \(name.shellWord); fi
      """
  }

  private var fish: String {
    let tool = "complete -c \(name.shellWord)"
    let first = commands.map {
      "\(tool) -n __fish_use_subcommand -f -a \($0.command.name) -d '\($0.command.summary)'"
    }
    let rest = commands.flatMap { command, words in
      let seen = "-n '__fish_seen_subcommand_from \(command.name)'"
      return (words.isEmpty ? [] : ["\(tool) \(seen) -f -a '\(words.joined(separator: " "))'"])
        + command.allOptions.map { option in
          "\(tool) \(seen) -l \(option.name)\(option.takesValue ? " -r" : "")"
        }
    }
    return
      (["# fish completion; save it as ~/.config/fish/completions/\(name).fish"] + first + rest)
      .joined(separator: "\n")
  }
}
