/// The help of the commands about fixtures, and of completion.
extension HelpText {
  static func keep(_ name: String) -> String {
    """
    Makes fixtures of findings. `swift test` and `\(name) replay` check them from then on.

    usage: \(usage(of: .keep, name: name))

      ID:TOKEN       a case, as `\(name) explore` printed it
      FILE           text with such cases: the output of a run, the log of a CI job, or JSON
                     lines with the keys invariant and token
      -              the same, piped in
      --write DIR    where to keep them, as DIR/ID/HASH.json; \(KeepRequest.usualFolder)
                     if not given

    A fixture holds the value itself, so it stays good when generators change. A law must hold on
    it from then on; a claim that is known to be false must go on failing. A case that does not
    fail now is not kept. A file is there completely or not at all, and what is there already is
    never changed.

    \(exitStatus)

    Examples:
      \(name) explore | tee last.txt
      \(name) keep last.txt
      \(name) keep claim-rounded-tabs-fit:p1-00fnt305
    """
  }

  static func retire(_ name: String) -> String {
    """
    Retires fixtures: they stay where they are, with the reason, and are not checked any more.

    usage: \(usage(of: .retire, name: name))

      FILE             fixtures
      --reason TEXT    why; `\(name) replay` and `swift test` show it wherever the fixture
                       would have been checked

    To take it back, delete the line "retired" from the file.

    \(exitStatus)

    Examples:
      \(name) retire Fixtures/Counterexamples/tabs-count/12345678.json \\
        --reason "Strips may be empty since 2.0."
    """
  }

  static func completion(_ name: String) -> String {
    """
    Prints a script that completes commands, options and invariants in your shell.

    usage: \(usage(of: .completion, name: name))

    \(exitStatus)

    Examples:
      source <(\(name) completion bash)
      \(name) completion zsh > ~/.zfunc/_\(name)
      \(name) completion fish > ~/.config/fish/completions/\(name).fish
    """
  }
}
