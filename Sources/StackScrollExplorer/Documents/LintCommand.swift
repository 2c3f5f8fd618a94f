import InterfaceBuilder

extension Command {
  /// Lints documents.
  static let lint = Command(
    name: "lint", summary: "find in storyboards and xibs what will not scroll, hold or settle",
    usage: "FILE ... [--cases N] [--format text | lines | sarif]",
    options: [.cases, .format],
    manual: { tool in
      CommandManual(
        about: "Finds in storyboards and xibs what will not scroll, hold together or settle.",
        details: """
            FILE               a storyboard or a xib, saved with Auto Layout
            --cases N          on how many variations of a scroll view each law is checked;
                               \(LawBudget.usualCases) if not given, 0 for none. One document is never more work than
                               \(LawBudget.views) views laid out: large screens get fewer.
            --format FORMAT    text, for people, is the usual one, also in a pipe; lines are
                               FILE:LINE: warning: ..., as compilers write them; sarif is SARIF 2.1.0

          For each scroll view: whether its content has a settled size, and which constraint is missing;
          whether it is tied to the frame, so that nothing scrolls; whether it may scroll across its axis.
          For each stack view: whether only the order of views decides on their lengths, and whether a
          hidden row must have a length. For each scene: the smallest set of constraints that cannot hold
          together. For each scroll view that `\(tool) import` makes a screen of: the laws of `check` that
          it breaks in the windows of devices, with more insets and longer text. What is found is named
          with its line.
          """,
        examples: """
          \(tool) lint Main.storyboard Cells/*.xib
          \(tool) lint --format sarif Main.storyboard > lint.sarif
          """)
    },
    prepare: LintCommand.init)
}

extension CommandOption {
  fileprivate static let format = CommandOption(
    "format", form: "--format text, --format lines or --format sarif")
}

/// The command that finds in documents what will not do what it seems meant to.
struct LintCommand: CommandRun {
  let session: Session
  /// For whom findings are written.
  enum Format: String, CaseIterable {
    /// For people.
    case text
    /// A line each, as compilers write them, which editors and CI attach to the line.
    case lines
    /// SARIF 2.1.0, which code scanning reads.
    case sarif
  }

  /// The documents.
  let paths: [String]
  /// For whom findings are written.
  let format: Format
  /// How many variations of a screen each law is checked on; 0 for none.
  let cases: Int

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    paths = try list.uniqueNames(orElse: .noDocument)
    let name = list.value(of: .format) ?? Format.text.rawValue
    guard let format = Format(rawValue: name) else { throw list.error(.unknownFormat(name)) }
    self.format = format
    cases = try list.caseCount(orElse: LawBudget.usualCases, from: 0)
  }

  func run() -> ExitStatus {
    var results: [LintResult] = []
    for path in paths {
      let result = LintResult.lint(path, DocumentLaws(session.catalogue, cases: cases))
      if let error = result.error { session.complain("\(path.printable): \(error)") }
      for failure in result.failures { session.complain("\(path.printable): \(failure)") }
      results.append(result)
    }
    let text = LintText(session: session)
    switch format {
    case .text: session.say(text.account(of: results))
    case .lines: session.say(text.lines(of: results))
    case .sarif:
      do {
        session.say(try LintSARIF(name: session.name).text(of: results))
      } catch {
        session.complain("\(error)")
        return .unusable
      }
    }
    return results.reduce(.success) { $0.worse($1.status) }
  }
}

/// What was found in one document, or why it was not looked at.
struct LintResult {
  let path: String
  /// What was found, in the order of lines.
  let entries: [LintEntry]
  let failures: [DocumentLint.Failure]
  let error: DocumentError?

  /// Reads a document, solves its constraints, and checks laws on its scroll views.
  static func lint(_ path: String, _ laws: DocumentLaws) -> LintResult {
    var laws = laws
    do throws(DocumentError) {
      let document = try InterfaceDocument(contentsOfFile: path)
      let lint = document.lint()
      let broken = laws.broken(in: document, besides: lint.findings)
      return LintResult(
        path: path, entries: sorted(lint.findings.map(LintEntry.init) + broken.map(LintEntry.init)),
        failures: lint.failures, error: nil)
    } catch {
      return LintResult(path: path, entries: [], failures: [], error: error)
    }
  }

  private static func sorted(_ entries: [LintEntry]) -> [LintEntry] {
    entries.enumerated()
      .sorted { ($0.element.place.line, $0.offset) < ($1.element.place.line, $1.offset) }
      .map(\.element)
  }

  var status: ExitStatus {
    guard error == nil, failures.isEmpty else { return .unusable }
    return entries.isEmpty ? .success : .unexpected
  }
}
