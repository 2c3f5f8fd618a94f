import Foundation
import InterfaceBuilder
import StackScrollInvariants

/// The command that makes screens of the scroll views in a document.
struct ImportCommand {
  let session: Session
  let request: ImportRequest

  func run() -> ExitStatus {
    let document: InterfaceDocument
    do throws(DocumentError) {
      document = try InterfaceDocument(contentsOfFile: request.path)
    } catch {
      session.complain("\(request.path.printable): \(error)")
      return .unusable
    }
    let results = document.importedScreens()
    let text = ImportText(session: session)
    guard !results.isEmpty else {
      session.complain("\(request.path.printable): \(ImportText.nothingScrolls)")
      return .unexpected
    }
    var status = ExitStatus.success
    for result in results {
      switch result {
      case .success(let imported): status = status.worse(keep(imported, text))
      case .failure(let refusal):
        session.say(text.account(of: refusal, at: request.path))
        status = status.worse(.unexpected)
      }
    }
    return status
  }

  /// Writes a screen if that is wanted, and says what it is.
  private func keep(_ imported: ImportedScreen, _ text: ImportText) -> ExitStatus {
    guard let folder = request.folder else {
      session.say(text.account(of: imported, at: nil))
      return .success
    }
    let place = URL(fileURLWithPath: folder).appendingPathComponent(fileName(imported))
    do {
      try FileWriter.replace(Data(try Self.text(of: imported).utf8), at: place)
      session.say(text.account(of: imported, at: place.path))
      return .success
    } catch let refusal as FileWriter.Refusal {
      session.complain(ImportText.notSaved(imported, at: place.path, refusal.reason))
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
    let document = URL(fileURLWithPath: request.path).deletingPathExtension().lastPathComponent
    let name = "\(document)-\(imported.id)".map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
    }
    return String(name) + ".json"
  }
}
