import InterfaceBuilder
import StackScrollCore
import StackScrollInvariants

extension Command {
  /// Lints documents.
  static let lint = Command(
    name: "lint", summary: "find in storyboards and xibs what will not scroll, hold or settle",
    usage:
      "FILE|DIR ... [--views N] [--fix DIR] [--max-bytes N] [--max-elements N] \(FindingsOutput.usage)",
    options: [.views, .fix] + CommandOption.documentLimits + FindingsOutput.options,
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
            --fix DIR          writes into DIR copies of documents in which what is found is mended,
                               as far as a change of their lines does and brings nothing else
          \(LimitText.documents)
          \(FindingsOutput.details)

          For each scroll view: whether its content has a settled size, and which constraint is missing;
          whether it is tied to the frame, so that nothing scrolls; whether it may scroll across its axis.
          For each stack view: whether only the order of views decides on their lengths, and whether a
          hidden row must have a length. For each scene: the smallest set of constraints that cannot hold
          together, and the laws of `check` that it breaks on devices, in Split View, read from right to left
          or with texts of other sizes. What is found is named with its line, the device, the windows in
          which it shows, and a change that mends it. What shows only as code or people change a screen is
          a note: texts that code fills and nothing ends, rows that it hides or that do not grow with their
          texts, left beside trailing, and constraints that say nothing.

          What the app supports stands in \(SettingsFile.name), in the folder of a document or above it,
          up to a folder that holds .git; each key may be left out:
            {"deploymentTarget": "16.0", "families": ["iPhone"], "orientations": ["portrait"],
             "directions": ["leftToRight"], "textSizes": ["large", "accessibilityLarge"],
             "severities": {"weak-pin": "note", "scrolls-across": "off"},
             "waivers": [{"rule": "scrolls-across", "file": "Maps/*.storyboard",
                          "element": "map", "reason": "a map scrolls both ways"}]}
          "devices": ["iPhone 14", "iPhone 15"] may stand in place of a deploymentTarget. A severity is
          error, warning, note (told, and no failure) or off. "file" is a path from the folder of the
          settings on, or a pattern with *, ** and ?; "element" is an id, an outlet, a label of Interface
          Builder, or a pattern; one of the two must be there. Devices, families, orientations and
          directions that are not said are those of the nearest Xcode project upwards, else the devices
          are those of iOS \(AppSettings.usualSystem) and newer, held both ways, in Split View and in
          Display Zoom.
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
  static let views = CommandOption("views", form: "--views N")
  static let fix = CommandOption.folder("fix")
}

/// The command that finds in documents what will not do what it seems meant to.
struct LintCommand: CommandRun {
  let session: Session
  /// The documents, and the folders that hold them.
  let paths: [String]
  /// How many views are laid out for the laws of a scene at most; 0 for none.
  let views: Int
  let limits: DocumentLimits
  /// The folder for copies of documents in which what is found is mended; nil for none.
  let copies: String?
  let output: FindingsOutput
  /// The names of all laws that settings may name.
  let laws: [String]

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    paths = try list.uniqueNames(orElse: .noDocument)
    limits = try list.documentLimits()
    views = try list.caseCount(.views, orElse: WindowSweep.usualBudget, from: 0)
    copies = try list.folder(.fix)
    output = try FindingsOutput(list, session: session)
    laws = SettingsFile.laws(with: try? context.catalogue())
  }

  func run() -> ExitStatus {
    var walk = DocumentWalk(paths)
    let settings = SettingsTree(of: &walk, laws: laws)
    guard !walk.documents.isEmpty || !walk.refusals.isEmpty else {
      let places = paths.map(\.printable).joined(separator: ", ")
      session.complain("\(places): no storyboard and no xib is there; name a folder that holds one")
      return .unusable
    }
    let laws = DocumentLaws(budget: views)
    return output.tell(of: { laws.wereAsked($0) && settings.isOn($0) }, again: paths) {
      var run = FindingsRun(
        walk, calling: "document", for: DocumentLaws.ofConstraints,
        remarks: views > 0 ? settings.remarks : []
      ) { path in
        var laws = laws
        laws.settings = settings[path]
        laws.isTranslated = DocumentTranslations.lengthen(path, in: laws.settings?.languages)
        var found = FileFindings.lint(
          path, limits, laws, settings, draws: output.draws, isNamed: walk.named.contains(path))
        copies.map { DocumentMending(folder: $0, limits: limits, laws: laws) }?.mend(&found)
        return found
      }
      run.tellIdleWaivers(of: settings, walked: walk.named, laws.wereAsked)
      return run
    }
  }
}

extension FileFindings {
  /// Reads a document, solves its constraints, and checks laws on its scenes.
  ///
  /// - Parameters:
  ///   - draws: whether findings are shown in pictures.
  ///   - isNamed: whether somebody named it; one for another platform or in an old format is left out otherwise.
  fileprivate static func lint(
    _ path: String, _ limits: DocumentLimits, _ laws: DocumentLaws, _ settings: SettingsTree,
    draws: Bool, isNamed: Bool
  ) -> FileFindings {
    var result = FileFindings(path)
    do throws(DocumentError) {
      let document = try InterfaceDocument(contentsOfFile: path, limits: limits)
      result.look(into: document, laws, DocumentText(atPath: path))
      if draws { result.draw(document) }
      result.waive(as: settings, in: document)
    } catch {
      if !isNamed { result.leftOut = error.problem.kindLeftOut }
      result.isRead = false
      result.complaints = [(path, "\(error)")]
    }
    return result
  }

  /// Solves the constraints of a document, and checks laws on its scenes.
  ///
  /// - Parameter text: what changes are made in, asked for if there are some; nil if it cannot be read again.
  mutating func look(
    into document: InterfaceDocument, _ laws: DocumentLaws,
    _ text: @autoclosure () -> DocumentText?
  ) {
    let lint = document.lint()
    let all = laws.broken(in: document, besides: lint)
    let broken = all.unexplained(by: lint.findings)
    complaints = lint.failures.map { (path, "\($0)") }
    let found =
      lint.findings.filter { !$0.isSaid(by: broken) }.map { finding in
        let isNote = finding.isNote || laws.budget > 0 && finding.hasRoom(among: all)
        return (FileFinding(finding, isNote: isNote), finding.changes)
      }
      + broken.map { (FileFinding($0), $0.changes) }
    let text = found.contains { !$0.1.isEmpty } ? text() : nil
    entries = found.map { finding, changes in
      var finding = finding
      finding.change = changes.isEmpty ? [] : text?.lines(for: changes) ?? []
      return finding
    }.levelled(by: laws.settings?.levels ?? [:]).fingerprinted(in: file)
  }

  /// Shows each finding in the window of its scene as it was drawn, unless it has pictures of its own.
  private mutating func draw(_ document: InterfaceDocument) {
    guard entries.contains(where: { $0.shown == nil }) else { return }
    for case .success(let scene) in document.importedScreens() {
      let layout = scene.drawnLayout
      for (index, entry) in entries.enumerated() where entry.shown == nil {
        guard let layout, let view = scene.view(at: entry.place) else { continue }
        entries[index].moments = [Moment(after: nil) { layout }]
        entries[index].view = view
      }
    }
  }

  /// Marks what is waived.
  private mutating func waive(as settings: SettingsTree, in document: InterfaceDocument) {
    let (all, path) = settings.waivers(of: path)
    guard !all.isEmpty else { return }
    let names = document.namesByIdentifier
    for index in entries.indices {
      let entry = entries[index]
      let own = entry.place.id.map { names[$0] ?? [$0] } ?? []
      for waiver in all where waiver.waives(entry.law.id, in: path, at: own) {
        entries[index].state = .waived(reason: waiver.reason)
        waivers.insert(waiver)
      }
    }
  }
}

extension FindingsRun {
  /// Tells which waivers of settings waived nothing, if all was looked at that they are about.
  fileprivate mutating func tellIdleWaivers(
    of settings: SettingsTree, walked: Set<String>, _ wereAsked: (String) -> Bool
  ) {
    let files = Dictionary(results.map { ($0.path, $0) }) { first, _ in first }
    idle = settings.idle(walked: walked) { waiver, path in
      guard let file = files[path] else { return true }
      return wereAsked(waiver.law) && file.isRead && file.complaints.isEmpty
        && !file.waivers.contains(waiver)
    }
  }
}

extension DocumentError.Problem {
  /// What kind of document it is that is told and not looked at; nil if it is a fault.
  fileprivate var kindLeftOut: String? {
    switch self {
    case .otherPlatform: "for another platform"
    case .notADocument(root: "archive"): "in the format of Xcode 3"
    default: nil
    }
  }
}

extension DocumentText {
  fileprivate init?(atPath path: String) {
    guard let data = try? InputFiles.data(at: path) else { return nil }
    self.init(String(decoding: data, as: UTF8.self))
  }
}

extension FileFinding {
  fileprivate init(_ broken: BrokenLaw) {
    self.init(
      broken.finding, broken.message, at: [broken.place] + broken.related, naming: broken.name)
    shape = broken.shape
  }

  fileprivate init(_ finding: LintFinding, isNote: Bool) {
    self.init(
      at: finding.place, .ofScreens(finding.law), StyledText(finding.message),
      related: finding.related)
    if isNote { level = .note }
    shape = finding.shape
  }
}
