import StackScrollInvariants

/// Scripts with which shells complete the tool's commands, options and invariants.
struct CompletionText {
  let name: String
  let catalogue: Catalogue

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var commands: [String] { Command.allCases.map(\.rawValue) }
  private var invariants: [String] { catalogue.invariants.map(\.id) }

  /// The tool's name as a part of a function's.
  private var function: String {
    "_" + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// What a command takes besides options.
  private func names(of command: Command) -> [String] {
    switch command {
    case .explore: invariants
    case .help: commands
    case .completion: Shell.allCases.map(\.rawValue)
    default: []
    }
  }

  private var bash: String {
    let cases = Command.allCases.map { command in
      let words = (names(of: command) + command.options.map(\.flag)).joined(separator: " ")
      return "    \(command.rawValue)) words=\"\(words)\" ;;"
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
          words="\(commands.joined(separator: " ")) --help --version"
        fi
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F \(function) \(name.shellWord)
      """
  }

  private var zsh: String {
    let cases = Command.allCases.map { command in
      let words = (names(of: command) + command.options.map(\.flag)).joined(separator: " ")
      return "    \(command.rawValue)) compadd -- \(words); _files ;;"
    }
    return """
      #compdef \(name)
      # zsh completion; save it as _\(name) in a folder of $fpath
      \(function)() {
        if (( CURRENT == 2 )); then
          compadd -- \(commands.joined(separator: " ")) --help --version
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
    let first = Command.allCases.map {
      "\(tool) -n __fish_use_subcommand -f -a \($0.rawValue) -d '\(HelpText.summary(of: $0))'"
    }
    let rest = Command.allCases.flatMap { command in
      let seen = "-n '__fish_seen_subcommand_from \(command.rawValue)'"
      let words = names(of: command)
      return (words.isEmpty ? [] : ["\(tool) \(seen) -f -a '\(words.joined(separator: " "))'"])
        + command.options.map { option in
          "\(tool) \(seen) -l \(option.rawValue)\(option.takesValue ? " -r" : "")"
        }
    }
    return
      (["# fish completion; save it as ~/.config/fish/completions/\(name).fish"] + first + rest)
      .joined(separator: "\n")
  }
}
