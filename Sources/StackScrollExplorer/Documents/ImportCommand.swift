import Foundation
import InterfaceBuilder
import StackScrollInvariants

extension Command {
  /// Makes screens of documents.
  static let `import` = Command(
    name: "import", summary: "make screens of the scroll views in a storyboard or a xib",
    usage: "FILE [--write DIR]",
    options: [.write],
    manual: { tool in
      CommandManual(
        about: "Makes screens of the scroll views in a storyboard or a xib.",
        details: """
            FILE           a storyboard or a xib, saved with Auto Layout
            --write DIR    write each screen as DIR/FILE-ID.json. What is there is replaced.

          A screen is a stack view of leaves and stack views in a scroll view. What is more than that is
          refused with the reason, and so are a length that is a part of the frame plus a number, and a
          leaf that was drawn stretched, so that nothing tells its own size; `\(tool) verify` takes all of
          them as they stand.
          """,
        examples: """
          \(tool) import Main.storyboard
          \(tool) import Main.storyboard --write Screens
          """)
    },
    prepare: ImportCommand.init)
}

/// The command that makes screens of the scroll views in a document.
struct ImportCommand: CommandRun {
  let session: Session
  /// The document.
  let path: String
  /// Where each screen is written; nil for nowhere.
  let folder: String?

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    guard let path = try list.onlyName() else { throw list.error(.noDocument) }
    self.path = path
    folder = try list.folder(.write)
  }

  func run() -> ExitStatus {
    let document: InterfaceDocument
    do throws(DocumentError) {
      document = try InterfaceDocument(contentsOfFile: path)
    } catch {
      session.complain("\(path.printable): \(error)")
      return .unusable
    }
    let results = document.importedScreens()
    let text = ImportText(session: session)
    guard !results.isEmpty else {
      session.complain("\(path.printable): \(ImportText.nothingScrolls)")
      return .unexpected
    }
    var status = ExitStatus.success
    for result in results {
      switch result {
      case .success(let imported): status = status.worse(keep(imported, text))
      case .failure(let refusal):
        session.say(text.account(of: refusal, at: path))
        status = status.worse(.unexpected)
      }
    }
    return status
  }

  /// Writes a screen if that is wanted, and says what it is.
  private func keep(_ imported: ImportedScreen, _ text: ImportText) -> ExitStatus {
    guard let folder else {
      session.say(text.account(of: imported, at: nil))
      return .success
    }
    let place = URL(fileURLWithPath: folder).appendingPathComponent(fileName(imported))
    do {
      try FileWriter.replace(Data(try Self.text(of: imported).utf8), at: place)
      session.say(text.account(of: imported, at: place.path))
      return .success
    } catch {
      session.complain(ImportText.notSaved(imported, at: place.path, "\(error)"))
    }
    return .unusable
  }

  /// The screen as a file: its keys, and what it is.
  private static func text(of imported: ImportedScreen) throws(FixtureError) -> String {
    var object = imported.screen.json
    object["format"] = .number(Double(Fixture.format))
    object["about"] = .string(imported.about)
    return try JSONValue.object(object).text()
  }

  /// A name of letters, digits and dashes only, whatever identifiers a document has.
  private func fileName(_ imported: ImportedScreen) -> String {
    let document = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let name = "\(document)-\(imported.id)".map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
    }
    return String(name) + ".json"
  }
}

/// Everything `import` says.
struct ImportText {
  let session: Session

  static let nothingScrolls = "no scroll view in it holds anything; name another document"

  /// What was made of a scroll view, and where it went.
  func account(of imported: ImportedScreen, at path: String?) -> [String] {
    let what =
      "\(imported.about.printable) \(imported.id.quoted): a screen of \(imported.recordedFrames.count) views"
    return paragraph(
      path.map { "\(what), written to \($0.printable)" } ?? "\(what); --write DIR keeps it")
  }

  /// A screen could not be kept.
  static func notSaved(_ imported: ImportedScreen, at path: String, _ reason: String) -> String {
    "the screen of \(imported.id.quoted) was not saved: \(path.printable): \(reason)"
  }

  /// Why nothing was made of one.
  func account(of refusal: ImportRefusal, at path: String) -> [String] {
    paragraph("\(session.style.bad("refused")): \("\(path): \(refusal)".printable)")
  }

  private func paragraph(_ text: String) -> [String] {
    Paragraph.lines(text, width: session.width, hanging: 2)
  }
}
