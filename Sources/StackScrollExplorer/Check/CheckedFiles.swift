import Foundation
import InterfaceBuilder
import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// Tries the laws of screens, and those of a catalogue, on screen files.
struct CheckedFiles {
  let request: CheckRequest
  let catalogue: Catalogue
  /// How many cases may run at the same time; the findings do not depend on it.
  let workers: Int

  /// What a file is found to break.
  ///
  /// - Parameters:
  ///   - settings: what the app supports; nil if nothing is known of it.
  ///   - isNamed: whether somebody named it; other JSON is left out otherwise.
  func look(at path: String, under settings: AppSettings?, isNamed: Bool) -> FileFindings {
    var result = FileFindings(path)
    do throws(FixtureError) {
      let data = try InputFiles.data(at: path)
      guard isNamed || ScreenFile.isOne(data) else {
        result.leftOut = "of another kind"
        return result
      }
      let screen = CheckedScreen(
        file: try ScreenFile(parsing: data), lines: ViewLines(data), path: path,
        range: request.range(under: settings), unasked: settings?.unasked ?? [])
      try FixtureError.located(in: data) { () throws(FixtureError) in
        try requireLaws(of: screen.file.waivers)
      }
      let found = broken(by: screen) + brokenLaws(of: screen)
      result.entries = found.levelled(by: settings?.levels ?? [:]).fingerprinted(in: result.file)
        .map { keep($0, &result) }
      let waived = Set(result.entries.map(\.law.id))
      result.remark = request.remark(on: screen.file.screen)
      result.idle = screen.file.waivers.keys
        .filter { !waived.contains($0) && !screen.unasked.contains($0) }.sorted()
    } catch {
      result.isRead = false
      result.complaints.append((path, "\(error)"))
    }
    return result
  }

  private func requireLaws(of waivers: [String: String]) throws(FixtureError) {
    for id in waivers.keys.sorted() where catalogue.check(named: id) == nil {
      throw FixtureError(.unknownInvariant(id), at: ["waived", id])
    }
  }

  private func broken(by screen: CheckedScreen) -> [FileFinding] {
    let sweep = WindowSweep(
      of: screen.file, leavingOut: Set(screen.unasked.compactMap(ScreenLaw.init)), in: screen.range,
      budget: request.views)
    let findings = sweep.findings(
      drawing: request.cases(of: screen.file.screen), seed: request.seed, workers: workers)
    return findings.map { finding in
      let views = finding.views.isEmpty ? [screen.file.screen.root.id] : finding.views
      var entry = FileFinding(
        finding, StyledText { finding.message($0) },
        at: views.map { screen.place(of: $0, after: finding.session.edits) })
      entry.state = screen.state(of: finding.law.rawValue)
      entry.fixture = Fixture(
        finding.session, breaking: finding.law.rawValue, finding.evidence,
        message: entry.message(.exact),
        screenFile: path(of: screen, for: finding.law.rawValue))
      return entry
    }
  }

  /// What laws of the catalogue find that are about any screen.
  private func brokenLaws(of screen: CheckedScreen) -> [FileFinding] {
    let file = screen.file
    let cases = request.cases(of: file.screen)
    guard cases > 0 else { return [] }
    let sessions = Gen.sessions(around: file.screen, in: screen.range)
    let settings = Settings(
      seed: request.seed, cases: cases,
      maximumDiscardRatio: RunDefaults.discardedVariations, maximumExplainEvaluations: 0)
    let laws = catalogue.laws(about: file.screen).filter { !screen.unasked.contains($0.id) }
    return laws.compactMap { $0.around(sessions) }.flatMap { law in
      law.explore(settings: settings, workers: workers).counterexamples.map { found in
        var entry = FileFinding(
          found, of: law, at: screen.place(of: file.screen.root.id))
        entry.state = screen.state(of: law.id)
        entry.fixture = found.evidence.map {
          Fixture(
            found.value, breaking: law.id, $0, message: entry.message(.exact),
            screenFile: path(of: screen, for: law.id))
        }
        return entry
      }
    }
  }

  /// Where the file is, as the fixtures of a law name it.
  private func path(of screen: CheckedScreen, for law: String) -> String {
    request.folder.map {
      RelativePath.from(FixtureStore(folder: $0).place(of: law), to: screen.path)
    } ?? screen.path
  }

  /// Keeps what somebody must look at, if that is wanted.
  private func keep(_ entry: FileFinding, _ result: inout FileFindings) -> FileFinding {
    guard let folder = request.folder, let fixture = entry.fixture, entry.state == .new else {
      return entry
    }
    var entry = entry
    do throws(FixtureError) {
      entry.kept = try FixtureStore(folder: folder).save(fixture)
    } catch {
      let words = FixtureStore.notSaved(counterexampleOf: entry.law.id, in: folder, error)
      result.complaints.append((result.path, words))
    }
    return entry
  }
}

/// A screen file that is checked, and where its views stand in the text.
private struct CheckedScreen {
  let file: ScreenFile
  let lines: ViewLines
  let path: String
  /// The windows in which it is tried.
  let range: WindowRange
  /// The laws that nobody asks for.
  let unasked: Set<String>

  /// The line of a view; one that edits insert has that of the view that holds it.
  func place(of view: ViewID, after edits: [Edit] = []) -> DocumentPlace {
    for case .insert(let inserted, let holder, _) in edits where inserted.id == view {
      return DocumentPlace(
        element: "view", id: view.name, line: place(of: holder).line, name: view.name)
    }
    return DocumentPlace(
      element: "view", id: view.name, line: lines[view], name: view.name)
  }

  func state(of law: String) -> FileFinding.State {
    file.waivers[law].map { .waived(reason: $0) } ?? .new
  }
}

extension FileFinding {
  /// A finding of a law of a catalogue.
  fileprivate init(
    _ found: Counterexample<any Subject>, of law: Invariant, at place: DocumentPlace
  ) {
    let edits = (found.value as? EditSession)?.edits ?? []
    let message = StyledText { style in
      let conditions = edits.map { $0.words(style) }
      return (conditions.isEmpty ? "as given" : conditions.joined(separator: ", ")) + ": "
        + law.message(found, style)
    }
    self.init(
      at: place, .ofCatalogue(id: law.id, sentence: law.sentence), message,
      picture: StyledText(found.value.picture))
    moments = (found.value as? any LaidOutSubject)?.moments(in: .standard) ?? []
  }
}
