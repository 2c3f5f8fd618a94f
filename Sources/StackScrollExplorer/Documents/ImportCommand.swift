import Foundation
import InterfaceBuilder
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

extension Command {
  /// Makes screens of documents.
  static let `import` = Command(
    name: "import", summary: "make screens or windows of what is in a storyboard or a xib",
    usage: "FILE [--windows] [--write DIR]",
    options: [.windows, .write],
    manual: { tool in
      CommandManual(
        about:
          "Makes screens of the scroll views in a storyboard or a xib, or windows of its scenes.",
        details: """
            FILE           a storyboard or a xib, saved with Auto Layout
            --windows      make a window of each scene, with all that is in it
            --write DIR    write each screen or window as DIR/FILE-ID.json. What is there is replaced.

          A screen is a stack view of leaves and stack views in a scroll view. What is more than that is
          refused with the reason, and so are a length that is a part of the frame plus a number, and a
          leaf that was drawn stretched, so that nothing tells its own size; `\(tool) verify` takes all of
          them as they stand.

          A window has words for every scene that was saved with Auto Layout. Its leaves are as long as
          they were drawn; where nothing else settles it, so is a leaf that has no length of its own.
          """,
        examples: """
          \(tool) import Main.storyboard
          \(tool) import Main.storyboard --write Screens
          \(tool) import Main.storyboard --windows --write Windows
          """)
    },
    prepare: ImportCommand.init)
}

extension CommandOption {
  fileprivate static let windows = CommandOption("windows")
}

/// The command that makes screens of the scroll views in a document, or windows of its scenes.
struct ImportCommand: CommandRun {
  let session: Session
  /// The document.
  let path: String
  /// Whether scenes become windows.
  let makesWindows: Bool
  /// Where each screen or window is written; nil for nowhere.
  let folder: String?

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    guard let path = try list.onlyName() else { throw list.error(.noDocument) }
    self.path = path
    makesWindows = list.has(.windows)
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
    return makesWindows ? keepWindows(of: document) : keepScreens(of: document)
  }

  private func keepScreens(of document: InterfaceDocument) -> ExitStatus {
    let results = document.importedScreens()
    let text = ImportText(session: session)
    guard !results.isEmpty else {
      session.complain("\(path.printable): \(ImportText.nothingScrolls)")
      return .unexpected
    }
    var status = ExitStatus.success
    for result in results {
      switch result {
      case .success(let imported): status = status.worse(keep(Imported(imported), text))
      case .failure(let refusal):
        session.say(text.account(of: "\(refusal)", at: path))
        status = status.worse(.unexpected)
      }
    }
    return status
  }

  private func keepWindows(of document: InterfaceDocument) -> ExitStatus {
    let text = ImportText(session: session)
    var status = ExitStatus.success
    for result in document.importedWindows() {
      switch result {
      case .success(let imported): status = status.worse(keep(Imported(imported), text))
      case .failure(let refusal):
        session.say(text.account(of: "\(refusal)", at: path))
        status = status.worse(.unexpected)
      }
    }
    return status
  }

  /// Writes a screen or a window if that is wanted, and says what it is.
  private func keep(_ imported: Imported, _ text: ImportText) -> ExitStatus {
    guard let folder else {
      session.say(text.account(of: imported, at: nil))
      return .success
    }
    let place = URL(fileURLWithPath: folder).appendingPathComponent(fileName(imported))
    do {
      try FileWriter.replace(Data(try imported.text().utf8), at: place)
      session.say(text.account(of: imported, at: place.path))
      return .success
    } catch {
      session.complain(ImportText.notSaved(imported, at: place.path, "\(error)"))
    }
    return .unusable
  }

  /// A name of letters, digits and dashes only, whatever identifiers a document has.
  private func fileName(_ imported: Imported) -> String {
    let document = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let name = "\(document)-\(imported.id)".map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
    }
    return String(name) + ".json"
  }
}

/// A screen or a window that was made of a document.
struct Imported {
  let about: String
  /// The identifier that the document has for it.
  let id: String
  let what: Kind
  /// How many views are in it.
  let views: Int

  enum Kind {
    case screen(Screen)
    case window(Window)
  }

  init(_ imported: ImportedScreen) {
    (about, id, what) = (imported.about, imported.id, .screen(imported.screen))
    views = imported.recordedFrames.count
  }

  init(_ imported: ImportedWindow) {
    (about, id, what) = (imported.about, imported.id, .window(imported.window))
    views = imported.places.count
  }

  var noun: String {
    switch what {
    case .screen: "screen"
    case .window: "window"
    }
  }

  /// The screen or window as a file.
  func text() throws(FixtureError) -> String {
    switch what {
    case .screen(let screen): try ScreenFile(screen, about: about).text()
    case .window(let window): try WindowFile(window, about: about).text()
    }
  }
}

/// Everything `import` says.
struct ImportText {
  let session: Session

  static let nothingScrolls = "no scroll view in it holds anything; name another document"

  /// What was made of a scroll view or a scene, and where it went.
  func account(of imported: Imported, at path: String?) -> [String] {
    let views = imported.views == 1 ? "1 view" : "\(imported.views) views"
    let what =
      "\(imported.about.printable) \(imported.id.quoted): a \(imported.noun) of \(views)"
    return paragraph(
      path.map { "\(what), written to \($0.printable)" } ?? "\(what); --write DIR keeps it")
  }

  /// A screen or window could not be kept.
  static func notSaved(_ imported: Imported, at path: String, _ reason: String) -> String {
    "the \(imported.noun) of \(imported.id.quoted) was not saved: \(path.printable): \(reason)"
  }

  /// Why nothing was made of one.
  func account(of refusal: String, at path: String) -> [String] {
    paragraph("\(session.style.bad("refused")): \("\(path): \(refusal)".printable)")
  }

  private func paragraph(_ text: String) -> [String] {
    Paragraph.lines(text, width: session.width, hanging: 2)
  }
}
