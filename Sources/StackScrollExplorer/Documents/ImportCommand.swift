import Foundation
import InterfaceBuilder
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

extension Command {
  /// Makes screens of documents.
  static let `import` = Command(
    name: "import", summary: "make screens of the scenes in a storyboard or a xib",
    usage: "FILE ... [--texts] [--write DIR] [--replace] [--max-bytes N] [--max-elements N]",
    options: [.texts, .write, .replace] + CommandOption.documentLimits,
    manual: { tool in
      CommandManual(
        about: "Makes screens of the scenes in a storyboard or a xib, with all that is in them.",
        details: """
            FILE           a storyboard or a xib, saved with Auto Layout
            --texts        make texts of labels in the system's font: they are as large as estimated,
                           and larger where people like larger text
            --write DIR    write each screen as DIR/FILE-ID.json. Names that differ in capitals alone,
                           or in characters that are written as "-", get eight more digits. A file
                           that is there with other content is refused: somebody may have edited it,
                           or it was made of something else.
            --replace      write over such files, but never over one that this call wrote
          \(LimitText.documents)

          A screen has words for every scene that was saved with Auto Layout. Its leaves are as long as
          they were drawn; where nothing else settles it, so is a leaf that has no length of its own, or
          that was stretched. It is said of each what varies, and written for `check`: texts of labels
          with an outlet, or of all labels if the document is translated, may be longer; arranged views
          with an outlet, or that are hidden, may be shown or hidden.
          """,
        examples: """
          \(tool) import Main.storyboard
          \(tool) import Main.storyboard Cells/*.xib --write Screens
          \(tool) import Main.storyboard --texts --write Screens
          """)
    },
    prepare: ImportCommand.init)
}

extension CommandOption {
  static let texts = CommandOption("texts")
  static let replace = CommandOption("replace")
}

/// The command that makes screens of the scenes in documents.
struct ImportCommand: CommandRun {
  let session: Session
  /// The documents.
  let paths: [String]
  /// Whether labels become texts of their strings.
  let measuresTexts: Bool
  let limits: DocumentLimits
  /// Where each screen is written; nil for nowhere.
  let folder: String?
  /// Whether files that are there are written over.
  let replaces: Bool

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    paths = try list.uniqueNames(orElse: .noDocument)
    measuresTexts = list.has(.texts)
    limits = try list.documentLimits()
    folder = try list.folder(.write)
    replaces = list.has(.replace)
  }

  func run() -> ExitStatus {
    var status = ExitStatus.success
    var written: Set<String> = []
    for path in paths {
      do throws(DocumentError) {
        let document = try InterfaceDocument(contentsOfFile: path, limits: limits)
        let screens = document.importedScreens(measuresTexts: measuresTexts)
        status = status.worse(
          keep(
            screens, of: path, isTranslated: DocumentTranslations.lengthen(path, in: nil), &written)
        )
      } catch {
        session.complain("\(path.printable): \(error)")
        status = status.worse(.unusable)
      }
    }
    return status
  }

  private func keep(
    _ results: [Result<ImportedScreen, ImportRefusal>], of path: String, isTranslated: Bool,
    _ written: inout Set<String>
  ) -> ExitStatus {
    let text = ImportText(session: session)
    let names = ImportNames(results.compactMap { try? $0.get().id }, of: path)
    var status = ExitStatus.success
    for result in results {
      switch result {
      case .success(let imported):
        let variety = ImportedVariety(of: imported, isTranslated: isTranslated)
        status = status.worse(keep(imported, variety, names.file(of: imported.id), text, &written))
      case .failure(let refusal):
        session.say(text.account(of: refusal, at: path))
        status = status.worse(.unexpected)
      }
    }
    return status
  }

  /// Writes a screen if that is wanted, and says what it is.
  ///
  /// - Parameter written: the files of this call, in small letters as some file systems see them.
  private func keep(
    _ imported: ImportedScreen, _ variety: ImportedVariety, _ name: String, _ text: ImportText,
    _ written: inout Set<String>
  ) -> ExitStatus {
    guard let folder else {
      session.say(text.account(of: imported, at: nil) + text.account(of: variety))
      return .success
    }
    let place = URL(fileURLWithPath: folder).appendingPathComponent(name)
    do {
      let screen = imported.screenWithoutStretchedLengths
      let data = Data(
        try ScreenFile(screen, about: imported.about, varies: variety.variety)
          .text().utf8)
      let isFirst = written.insert(name.lowercased()).inserted
      if replaces, isFirst {
        try FileWriter.replace(data, at: place)
      } else {
        try FileWriter.create(data, at: place)
      }
      session.say(text.account(of: imported, at: place.path) + text.account(of: variety))
      return .success
    } catch {
      let isTaken = (error as? FileWriter.Refusal)?.isTaken ?? false
      session.complain(
        ImportText.notSaved(imported, at: place.path, isTaken ? ImportText.isTaken : "\(error)"))
    }
    return .unusable
  }
}

/// The names of the files of a document's screens: letters, digits and dashes only, whatever
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

/// Everything `import` says.
struct ImportText {
  let session: Session

  static let isTaken =
    "it is there with other content; move it away, name another folder, or use --replace"

  /// What was made of a scene, and where it went.
  func account(of imported: ImportedScreen, at path: String?) -> [String] {
    let views = imported.places.count == 1 ? "1 view" : "\(imported.places.count) views"
    let what = "\(imported.about.printable) \(imported.id.quoted): a screen of \(views)"
    return paragraph(
      path.map { "\(what), written to \($0.printable)" } ?? "\(what); --write DIR keeps it")
  }

  /// What of a screen `check` tries otherwise.
  func account(of variety: ImportedVariety) -> [String] {
    Paragraph.lines("varies: \(variety)", width: session.width, indent: 2, hanging: 2)
  }

  /// A screen could not be kept.
  static func notSaved(_ imported: ImportedScreen, at path: String, _ reason: String) -> String {
    "the screen of \(imported.id.quoted) was not saved: \(path.printable): \(reason)"
  }

  /// Why nothing was made of a scene.
  func account(of refusal: ImportRefusal, at path: String) -> [String] {
    paragraph("\(session.style.bad("refused")): \("\(path): \(refusal)".printable)")
  }

  private func paragraph(_ text: String) -> [String] {
    Paragraph.lines(text, width: session.width, hanging: 2)
  }
}
