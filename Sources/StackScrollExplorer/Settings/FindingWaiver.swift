import Foundation
import StackScrollInvariants

/// A finding that is meant to be so.
struct FindingWaiver: Hashable {
  /// The name of the law.
  let law: String
  /// The files, from the folder of the settings on; nil for all.
  let file: GlobPattern?
  /// The identifier or a name of the element; nil for all.
  let element: GlobPattern?
  /// Why it is meant to be so.
  let reason: String

  /// Reads a waiver.
  ///
  /// - Parameter folder: the folder of the settings.
  init(
    _ reader: inout FixtureReader, laws: [String], in folder: String
  ) throws(FixtureError) {
    law = try reader.string("rule")
    reason = try reader.string("reason")
    func pattern(_ key: String) throws(FixtureError) -> GlobPattern? {
      guard reader.optional(key) != nil else { return nil }
      let text = try reader.string(key)
      guard !text.isEmpty else {
        throw reader.error(.wrongValue(expected: "a name or a pattern", found: "none"), at: key)
      }
      return GlobPattern(text: text)
    }
    (file, element) = (try pattern("file"), try pattern("element"))
    try SettingsFile.require(law, of: laws, reader, at: "rule")
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw reader.error(
        .wrongValue(expected: "the reason why this is meant to be so", found: "none"), at: "reason")
    }
    guard file != nil || element != nil else {
      throw reader.error(
        .refused("neither \"file\" nor \"element\" is there; add one, or turn the rule off"))
    }
    if let file, !file.hasWildcards, !FixtureFiles.exists("\(folder)/\(file.text)") {
      throw reader.error(
        .refused(
          "there is no file \(file.text.quoted) in the folder of the settings; mend the path, or leave"
            + " the waiver out"), at: "file")
    }
  }

  /// Whether it waives a finding of a law in a file, at an element with some names.
  func waives(_ law: String, in path: String, at names: Set<String>) -> Bool {
    law == self.law && file?.matches(path: path) ?? true
      && element.map { element in names.contains { element.matches(name: $0) } } ?? true
  }

  /// What it is about: `scrolls-across is not found any more at "map" in "Maps/*.xib"`.
  var idleWords: String {
    let place =
      (element.map { " at \($0.text.quoted)" } ?? "") + (file.map { " in \($0.text.quoted)" } ?? "")
    return "\(law) is not found any more\(place); leave the waiver out"
  }
}
