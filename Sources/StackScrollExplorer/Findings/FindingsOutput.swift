import StackScrollCore
import StackScrollInvariants
import StackScrollReport

/// How `lint` and `check` tell what they found: in which format, held against which baseline, and on
/// which page.
struct FindingsOutput {
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

  private let command: String
  private let format: Format
  /// How numbers are told.
  private let numbers: NumberStyle
  /// What is no failure; nil for nothing.
  private let baseline: String?
  /// Where what is found is written; nil for nowhere.
  private let newBaseline: String?
  /// The folder for the page; nil for none.
  private let report: String?

  /// The options of a command that finds something in files.
  static let options: [CommandOption] = [.format, .exact, .baseline, .writeBaseline, .report]

  /// The options as a line of usage has them.
  static let usage =
    "[--format text | lines | json | sarif] [--exact] [--baseline FILE] [--write-baseline FILE]"
    + " [--report DIR]"

  /// What the options do.
  static let details = """
      --format FORMAT    text, for people, is the usual one, also in a pipe; lines are
                         FILE:LINE: warning: ..., as compilers write them; json is an object with
                         all findings; sarif is SARIF 2.1.0
      --exact            print all digits of numbers, and not hundredths of a point; json and sarif
                         always have them
      --baseline FILE    what is in this file is no failure; what is in it and not found any more
                         is told
      --write-baseline FILE
                         writes what is found into this file, for projects that begin to look
      --report DIR       writes DIR/index.html: each finding with a picture of its screen
    """

  init(_ list: ArgumentList, session: Session) throws(UsageError) {
    self.session = session
    command = list.command.name
    let name = list.value(of: .format) ?? Format.text.rawValue
    guard let format = Format(rawValue: name) else { throw list.error(.unknownFormat(name)) }
    self.format = format
    numbers = list.numbers
    baseline = list.value(of: .baseline)
    newBaseline = list.value(of: .writeBaseline)
    report = try list.folder(.report)
  }

  /// Whether findings are shown in pictures.
  var draws: Bool { report != nil }

  /// Looks for findings and tells of them.
  ///
  /// - Parameters:
  ///   - wereAsked: whether files are looked at for a rule, so that not to find it says something.
  ///   - paths: what was named, for the command line that does the same again.
  ///   - look: does the looking.
  func tell(
    of wereAsked: (String) -> Bool, again paths: [String], _ look: () -> FindingsRun
  ) -> ExitStatus {
    do throws(FixtureError) {
      let known = try attempt(baseline, FindingsBaseline.init(contentsOfFile:))
      var run = look()
      if let known { run.compare(with: known, wereAsked) }
      for complaint in run.complaints {
        session.complain("\(complaint.path.printable): \(complaint.words)")
      }
      try say(run)
      var status = run.status
      if newBaseline != nil {
        let found = FindingsBaseline(run.results)
        try attempt(newBaseline) { path throws(FixtureError) in try found.write(to: path) }
        status = run.complaints.isEmpty ? .success : .unusable
      }
      return status.worse(save(run, again: paths))
    } catch {
      session.complain("\(error)")
      return .unusable
    }
  }

  /// Writes the page, if that is wanted, and says where it is.
  private func save(_ run: FindingsRun, again paths: [String]) -> ExitStatus {
    guard let report else { return .success }
    let page = FindingsPage(
      tool: session.name, version: Session.version,
      command: "\(session.name) \(command) \(paths.map(\.shellWord).joined(separator: " "))",
      summary: FindingsText(session: session, numbers: numbers).summary(of: run),
      entries: run.results.flatMap { result in
        result.entries.map { FindingsPage.Entry($0, in: result.path) }
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

  private func say(_ run: FindingsRun) throws(FixtureError) {
    let text = FindingsText(session: session, numbers: numbers)
    switch format {
    case .text: session.say(text.account(of: run))
    case .lines: session.say(text.lines(of: run))
    case .json: session.say(linesOf: try FindingsJSON.text(of: run))
    case .sarif: session.say(linesOf: try FindingsSARIF(name: session.name).text(of: run))
    }
  }
}

extension CommandOption {
  fileprivate static let format = CommandOption(
    "format", form: "--format text, --format lines, --format json or --format sarif")
  fileprivate static let baseline = CommandOption("baseline", form: "--baseline FILE")
  fileprivate static let writeBaseline = CommandOption(
    "write-baseline", form: "--write-baseline FILE")
}

extension FindingsPage.Entry {
  /// A finding as the page shows it.
  fileprivate init(_ entry: FileFinding, in path: String) {
    let state: [String] =
      switch entry.state {
      case .new: []
      case .known: ["in the baseline"]
      case .waived(let reason): ["waived: \(reason)"]
      }
    let shown = entry.shown
    let notes =
      (shown?.conditions(.rounded) ?? [])
      + [shown?.interval?.text(.rounded)].compactMap(\.self) + state
      + (entry.isNote ? ["a note, and no failure"] : [])
    let moments = shown?.session.moments(in: .standard) ?? entry.moments
    self.init(
      place: "\(path):\(entry.place.line)", rule: entry.law.id, sentence: entry.law.sentence,
      message: entry.description(.rounded), notes: notes, moments: moments,
      mended: shown?.mended(in: .standard), view: entry.view,
      slider: shown.flatMap { finding in
        moments.last?.screen.flatMap { LengthSlider(finding, in: $0) }
      }, isNew: entry.isFailure)
  }
}
