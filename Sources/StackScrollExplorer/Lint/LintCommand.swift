import InterfaceBuilder
import StackScrollInvariants
import StackScrollReport

extension Command {
  /// Lints documents.
  static let lint = Command(
    name: "lint", summary: "find in storyboards and xibs what will not scroll, hold or settle",
    usage: "FILE|DIR ... [--views N] [--format text | lines | json | sarif]"
      + " [--baseline FILE] [--write-baseline FILE] [--report DIR]",
    options: [.views, .format, .baseline, .writeBaseline, .report],
    manual: { tool in
      CommandManual(
        about: "Finds in storyboards and xibs what will not scroll, hold together or settle.",
        details: """
            FILE               a storyboard or a xib, saved with Auto Layout
            DIR                a folder: all storyboards and xibs in it, but for hidden folders and
                               \(DocumentWalk.leftOut.sorted().joined(separator: ", ")), and for documents of other platforms
            --views N          how many views are laid out for the laws of a scene, at most: large
                               scenes are tried on fewer devices; \(WindowSweep.usualBudget) if not given, 0 leaves the
                               laws out
            --format FORMAT    text, for people, is the usual one, also in a pipe; lines are
                               FILE:LINE: warning: ..., as compilers write them; json is an object with
                               all findings; sarif is SARIF 2.1.0
            --baseline FILE    what is in this file is no failure; what is in it and not found any more
                               is told
            --write-baseline FILE
                               writes what is found into this file, for projects that begin to lint
            --report DIR       writes DIR/index.html: each finding with a picture of its screen

          For each scroll view: whether its content has a settled size, and which constraint is missing;
          whether it is tied to the frame, so that nothing scrolls; whether it may scroll across its axis.
          For each stack view: whether only the order of views decides on their lengths, and whether a
          hidden row must have a length. For each scene: the smallest set of constraints that cannot hold
          together, and the laws of `check` that it breaks on devices, in Split View, read from right to left
          or with texts of other sizes. What is found is named with its line, the device, the windows in
          which it shows, and a change that mends it.

          What is meant to be so is waived in a file beside the document, Main.storyboard.waived.json:
          [{"rule": "scrolls-across", "element": "map", "reason": "a map scrolls both ways"}]
          """,
        examples: """
          \(tool) lint .
          \(tool) lint Main.storyboard Cells/*.xib
          \(tool) lint . --write-baseline lint.json
          \(tool) lint . --baseline lint.json --format sarif > lint.sarif
          """)
    },
    prepare: LintCommand.init)
}

extension CommandOption {
  fileprivate static let views = CommandOption("views", form: "--views N")
  fileprivate static let format = CommandOption(
    "format", form: "--format text, --format lines, --format json or --format sarif")
  fileprivate static let baseline = CommandOption("baseline", form: "--baseline FILE")
  fileprivate static let writeBaseline = CommandOption(
    "write-baseline", form: "--write-baseline FILE")
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
    /// An object, for programs.
    case json
    /// SARIF 2.1.0, which code scanning reads.
    case sarif
  }

  /// The documents, and the folders that hold them.
  let paths: [String]
  /// For whom findings are written.
  let format: Format
  /// How many views are laid out for the laws of a scene at most; 0 for none.
  let views: Int
  /// What is no failure; nil for nothing.
  let baseline: String?
  /// Where what is found is written; nil for nowhere.
  let newBaseline: String?
  /// The folder for the page; nil for none.
  let report: String?

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    paths = try list.uniqueNames(orElse: .noDocument)
    let name = list.value(of: .format) ?? Format.text.rawValue
    guard let format = Format(rawValue: name) else { throw list.error(.unknownFormat(name)) }
    self.format = format
    views = try list.caseCount(.views, orElse: WindowSweep.usualBudget, from: 0)
    baseline = list.value(of: .baseline)
    newBaseline = list.value(of: .writeBaseline)
    report = try list.folder(.report)
  }

  func run() -> ExitStatus {
    do throws(FixtureError) {
      let known = try attempt(baseline, LintBaseline.init(contentsOfFile:))
      let walk = DocumentWalk(paths)
      guard !walk.documents.isEmpty || !walk.refusals.isEmpty else {
        let places = paths.map(\.printable).joined(separator: ", ")
        session.complain(
          "\(places): no storyboard and no xib is there; name a folder that holds one")
        return .unusable
      }
      let laws = DocumentLaws(budget: views)
      var run = LintRun(walk, laws, draws: report != nil)
      if let known { run.compare(with: known, laws) }
      for complaint in run.complaints {
        session.complain("\(complaint.path.printable): \(complaint.words)")
      }
      try say(run)
      var status = run.status
      if newBaseline != nil {
        let found = LintBaseline(run.results)
        try attempt(newBaseline) { path throws(FixtureError) in try found.write(to: path) }
        status = run.complaints.isEmpty ? .success : .unusable
      }
      return status.worse(save(run))
    } catch {
      session.complain("\(error)")
      return .unusable
    }
  }

  /// Writes the page, if that is wanted, and says where it is.
  private func save(_ run: LintRun) -> ExitStatus {
    guard let report else { return .success }
    let command = "\(session.name) lint \(paths.map(\.shellWord).joined(separator: " "))"
    let page = LintPage(
      tool: session.name, command: command, summary: LintText(session: session).summary(of: run),
      entries: run.results.flatMap { result in
        result.entries.map { LintPage.Entry($0, in: result.path) }
      })
    let files = [page.file]
    guard format != .text else {
      return session.save(files, in: ReportFolder(path: report), showing: ReportFile.index)
    }
    do throws(ReportError) { try ReportFolder(path: report).write(files) } catch {
      session.complain(error.words)
      return .unusable
    }
    return .success
  }

  /// Does something with a file, and names it in the error.
  @discardableResult
  private func attempt<Value>(
    _ path: String?, _ action: (String) throws(FixtureError) -> Value
  ) throws(FixtureError) -> Value? {
    guard let path else { return nil }
    do throws(FixtureError) { return try action(path) } catch {
      throw FixtureError(.fileSystem("\(path.printable): \(error)"), at: [])
    }
  }

  private func say(_ run: LintRun) throws(FixtureError) {
    let text = LintText(session: session)
    switch format {
    case .text: session.say(text.account(of: run))
    case .lines: session.say(text.lines(of: run))
    case .json: session.say(try LintJSON.text(of: run))
    case .sarif: session.say(try LintSARIF(name: session.name).text(of: run))
    }
  }
}

extension LintPage.Entry {
  /// A finding as the page shows it.
  fileprivate init(_ entry: LintEntry, in path: String) {
    let note: [String] =
      switch entry.state {
      case .new: []
      case .known: ["in the baseline"]
      case .waived(let reason): ["waived: \(reason)"]
      }
    self.init(
      place: "\(path):\(entry.place.line)", rule: entry.rule, sentence: entry.sentence,
      message: entry.description, notes: note, moments: entry.moments, view: entry.view,
      isNew: entry.state == .new)
  }
}
