import Foundation
import InterfaceBuilder
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

extension Command {
  /// Makes screens of documents.
  static let `import` = Command(
    name: "import", summary: "make screens or windows of what is in a storyboard or a xib",
    usage: "FILE ... [--windows [--texts]] [--write DIR] [--replace]",
    options: [.windows, .texts, .write, .replace],
    manual: { tool in
      CommandManual(
        about:
          "Makes screens of the scroll views in a storyboard or a xib, or windows of its scenes.",
        details: """
            FILE           a storyboard or a xib, saved with Auto Layout
            --windows      make a window of each scene, with all that is in it
            --texts        make texts of labels in the system's font: they are as large as estimated,
                           and larger where people like larger text
            --write DIR    write each screen or window as DIR/FILE-ID.json. Names that differ in
                           capitals alone, or in characters that are written as "-", get eight more
                           digits. A file that is there with other content is refused: somebody may
                           have edited it, or it was made of something else.
            --replace      write over such files, but never over one that this call wrote

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
          \(tool) import Main.storyboard Cells/*.xib --windows --write Windows
          """)
    },
    prepare: ImportCommand.init)
}

extension CommandOption {
  fileprivate static let windows = CommandOption("windows")
  static let texts = CommandOption("texts")
  static let replace = CommandOption("replace")
}

/// The command that makes screens of the scroll views in documents, or windows of their scenes.
struct ImportCommand: CommandRun {
  let session: Session
  /// The documents.
  let paths: [String]
  /// Whether scenes become windows.
  let makesWindows: Bool
  /// Whether labels of windows become texts of their strings.
  let measuresTexts: Bool
  /// Where each screen or window is written; nil for nowhere.
  let folder: String?
  /// Whether files that are there are written over.
  let replaces: Bool

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    paths = try list.uniqueNames(orElse: .noDocument)
    makesWindows = list.has(.windows)
    measuresTexts = list.has(.texts)
    folder = try list.folder(.write)
    replaces = list.has(.replace)
  }

  func run() -> ExitStatus {
    var status = ExitStatus.success
    var written: Set<String> = []
    for path in paths {
      do throws(DocumentError) {
        let document = try InterfaceDocument(contentsOfFile: path)
        status = status.worse(keep(results(of: document), of: path, &written))
      } catch {
        session.complain("\(path.printable): \(error)")
        status = status.worse(.unusable)
      }
    }
    return status
  }

  /// Why nothing was made of a scroll view or a scene.
  private struct Refusal: Error { let words: String }

  private func results(of document: InterfaceDocument) -> [Result<Imported, Refusal>] {
    makesWindows
      ? document.importedWindows(measuresTexts: measuresTexts).map { result in
        result.map(Imported.init).mapError { Refusal(words: "\($0)") }
      }
      : document.importedScreens().map { result in
        result.map(Imported.init).mapError { Refusal(words: "\($0)") }
      }
  }

  private func keep(
    _ results: [Result<Imported, Refusal>], of path: String, _ written: inout Set<String>
  ) -> ExitStatus {
    let text = ImportText(session: session)
    guard makesWindows || !results.isEmpty else {
      session.complain("\(path.printable): \(ImportText.nothingScrolls)")
      return .unexpected
    }
    let names = ImportNames(results.compactMap { try? $0.get().id }, of: path)
    var status = ExitStatus.success
    for result in results {
      switch result {
      case .success(let imported):
        status = status.worse(keep(imported, names.file(of: imported.id), text, &written))
      case .failure(let refusal):
        session.say(text.account(of: refusal.words, at: path))
        status = status.worse(.unexpected)
      }
    }
    return status
  }

  /// Writes a screen or a window if that is wanted, and says what it is.
  ///
  /// - Parameter written: the files of this call, in small letters as some file systems see them.
  private func keep(
    _ imported: Imported, _ name: String, _ text: ImportText, _ written: inout Set<String>
  ) -> ExitStatus {
    guard let folder else {
      session.say(text.account(of: imported, at: nil))
      return .success
    }
    let place = URL(fileURLWithPath: folder).appendingPathComponent(name)
    do {
      let data = Data(try imported.text().utf8)
      let isFirst = written.insert(name.lowercased()).inserted
      if replaces, isFirst {
        try FileWriter.replace(data, at: place)
      } else {
        try FileWriter.create(data, at: place)
      }
      session.say(text.account(of: imported, at: place.path))
      return .success
    } catch {
      let isTaken = (error as? FileWriter.Refusal)?.isTaken ?? false
      session.complain(
        ImportText.notSaved(imported, at: place.path, isTaken ? ImportText.isTaken : "\(error)"))
    }
    return .unusable
  }
}

/// The names of the files of a document's screens or windows: letters, digits and dashes only, whatever
/// identifiers it has, and no two alike on any file system.
struct ImportNames {
  private let document: String
  private let identifiers: [String: Set<String>]

  init(_ identifiers: [String], of path: String) {
    document = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.identifiers = Dictionary(grouping: identifiers) { Self.plain($0).lowercased() }
      .mapValues(Set.init)
  }

  /// The name of the file of an identifier.
  func file(of identifier: String) -> String {
    let plain = Self.plain(identifier)
    let isShared = identifiers[plain.lowercased(), default: []].count > 1
    let digits = isShared ? "-" + FixtureStore.hash(Data(identifier.utf8)) : ""
    return "\(Self.plain(document))-\(plain)\(digits).json"
  }

  private static func plain(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
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

  static let isTaken =
    "it is there with other content; move it away, name another folder, or use --replace"
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
