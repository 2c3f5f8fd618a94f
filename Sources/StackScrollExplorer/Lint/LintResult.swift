import InterfaceBuilder
import StackScrollInvariants

/// What was found in one document, or why it was not looked at.
struct LintResult {
  let path: String
  /// The path from the current folder, which does not depend on how it was named.
  let document: String
  /// What was found, in the order of lines.
  var entries: [LintEntry] = []
  /// The waivers that waive nothing.
  var idle: [LintWaiver] = []
  var failures: [DocumentLint.Failure] = []
  var error: DocumentError?
  /// What is wrong with the waivers of the document.
  var waiverError: FixtureError?

  private init(_ path: String) {
    self.path = path
    document = RelativePath.from(".", to: path)
  }

  /// Reads a document and its waivers, solves its constraints, and checks laws on its scenes.
  ///
  /// - Parameter draws: whether findings are shown in pictures.
  static func lint(_ path: String, _ laws: DocumentLaws, draws: Bool) -> LintResult {
    var result = LintResult(path)
    do throws(DocumentError) {
      let document = try InterfaceDocument(contentsOfFile: path)
      let lint = document.lint()
      let broken = laws.broken(in: document, besides: lint.findings)
      result.failures = lint.failures
      result.entries = (lint.findings.map(LintEntry.init) + broken.map(LintEntry.init))
        .fingerprinted(in: result.document)
      if draws { result.draw(document) }
      result.waive(in: document, laws)
    } catch {
      result.error = error
    }
    return result
  }

  /// Shows each finding in the window of its scene as it was drawn, unless it has pictures of its own.
  private mutating func draw(_ document: InterfaceDocument) {
    guard entries.contains(where: \.moments.isEmpty) else { return }
    for case .success(let scene) in document.importedWindows() {
      let layout = scene.drawnLayout
      for (index, entry) in entries.enumerated() where entry.moments.isEmpty {
        guard let layout, let view = scene.view(at: entry.place) else { continue }
        entries[index].moments = [Moment(after: nil) { layout }]
        entries[index].view = view
      }
    }
  }

  private mutating func waive(in document: InterfaceDocument, _ laws: DocumentLaws) {
    do throws(FixtureError) {
      let waivers = try LintWaiver.all(beside: path, of: document, rules: laws.rules)
      (entries, idle) = waivers.applied(to: entries, of: document)
      idle.removeAll { !laws.wereAsked($0.rule) }
    } catch {
      waiverError = error
    }
  }

  /// What kept it from being looked at whole, each with the file that it is about.
  var complaints: [(path: String, words: String)] {
    (error.map { [(path, "\($0)")] } ?? []) + failures.map { (path, "\($0)") }
      + (waiverError.map { [(LintWaiver.path(beside: path), "\($0)")] } ?? [])
  }

  var status: ExitStatus {
    guard complaints.isEmpty else { return .unusable }
    return entries.contains { $0.state == .new } ? .unexpected : .success
  }
}

/// What a call of lint came to.
struct LintRun {
  /// The documents that were read, or could not be.
  var results: [LintResult] = []
  /// The files and folders that were found and cannot be read.
  var refusals: [DocumentWalk.Refusal] = []
  /// How many documents for another platform were found.
  var foreign = 0
  /// What is in the baseline and is not found any more.
  var gone: [LintBaseline.Entry] = []
  /// Whether findings were held against a baseline.
  var hasBaseline = false

  /// Lints documents; those for another platform are left out if they are not named.
  ///
  /// - Parameter draws: whether findings are shown in pictures.
  init(_ walk: DocumentWalk, _ laws: DocumentLaws, draws: Bool) {
    refusals = walk.refusals
    for path in walk.documents {
      let result = LintResult.lint(path, laws, draws: draws)
      if case .otherPlatform? = result.error?.problem, !walk.named.contains(path) {
        foreign += 1
      } else {
        results.append(result)
      }
    }
  }

  /// Marks what is in a baseline.
  mutating func compare(with baseline: LintBaseline, _ laws: DocumentLaws) {
    results = baseline.applied(to: results)
    gone = baseline.gone(from: results).filter { laws.wereAsked($0.rule) }
    hasBaseline = true
  }

  var entries: [LintEntry] { results.flatMap(\.entries) }

  /// What could not be read, each with the file or folder.
  var complaints: [(path: String, words: String)] {
    refusals.map { ($0.path, $0.reason) } + results.flatMap(\.complaints)
  }

  /// What is waived or in the baseline and is not found any more.
  var notices: [(path: String, words: String)] {
    results.flatMap { result in
      result.idle.map { waiver in
        (
          LintWaiver.path(beside: result.path),
          "\(waiver.rule) is not found any more at \(waiver.element.quoted); leave the waiver out"
        )
      }
    }
      + gone.map { entry in
        (
          entry.document,
          "\(entry.rule) is not found any more at \(entry.element.quoted); write the baseline again"
        )
      }
  }

  var status: ExitStatus {
    results.reduce(refusals.isEmpty ? .success : .unusable) { $0.worse($1.status) }
  }
}
