import Foundation
import InterfaceBuilder

/// Makes in copies of documents the changes that mend what is found, one after the other: each that does, and after
/// which nothing else is found.
struct DocumentMending {
  /// The folder of the copies: each has the path in it that its document has from the current folder.
  let folder: String
  let limits: DocumentLimits
  let laws: DocumentLaws

  /// Writes a copy of a document, if something in it can be mended, and notes what was.
  ///
  /// - Complexity: the document is looked at once more for each change.
  func mend(_ result: inout FileFindings) {
    guard result.entries.contains(where: { $0.isFailure && !$0.change.isEmpty }),
      let data = try? InputFiles.data(at: result.path)
    else { return }
    var text = String(decoding: data, as: UTF8.self)
    var found = result
    var open = Set(result.entries.filter(\.isFailure).map(\.fingerprint))
    var mended: Set<String> = []
    while let entry = found.entries.first(where: {
      !$0.change.isEmpty && open.remove($0.fingerprint) != nil
    }) {
      let changed = DocumentText(text).replacing(entry.change)
      guard let now = findings(in: changed, of: result) else { continue }
      let (before, after) = (
        Set(found.entries.map(\.fingerprint)), Set(now.entries.map(\.fingerprint))
      )
      guard !after.contains(entry.fingerprint), after.isSubset(of: before) else { continue }
      mended.formUnion(before.subtracting(after))
      (text, found) = (changed, now)
    }
    guard !mended.isEmpty else { return }
    let steps = result.file.split(separator: "/").filter { $0 != ".." }
    let copy = ([folder] + steps.map(String.init)).joined(separator: "/")
    do throws(FileWriter.Refusal) {
      try FileWriter.replace(Data(text.utf8), at: URL(fileURLWithPath: copy))
      result.mended = (copy, result.entries.count { mended.contains($0.fingerprint) })
    } catch {
      result.complaints.append((copy, "\(error)"))
    }
  }

  /// What is found in a text in the place of that of a document.
  private func findings(in text: String, of result: FileFindings) -> FileFindings? {
    guard
      let document = try? InterfaceDocument(
        parsing: Data(text.utf8), named: result.path, limits: limits)
    else { return nil }
    var now = FileFindings(result.path)
    now.look(into: document, laws, DocumentText(text))
    return now.complaints.isEmpty ? now : nil
  }
}
