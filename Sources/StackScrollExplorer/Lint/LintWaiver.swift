import Foundation
import InterfaceBuilder
import StackScrollInvariants

/// A finding that is meant to be so, as a file beside the document says: `Main.storyboard.waived.json`
/// is a list of objects with `rule`, `element` and `reason`.
struct LintWaiver: Hashable {
  /// The rule or the law.
  let rule: String
  /// The identifier or the name of the element.
  let element: String
  /// Why it is meant to be so.
  let reason: String

  /// Where the waivers of a document are.
  static func path(beside document: String) -> String { document + ".waived.json" }

  /// The waivers of a document; none if there is no file.
  ///
  /// - Parameter rules: the rules and laws there are.
  /// - Throws: `FixtureError` with line and column for what is no waiver, for a rule that is not known
  ///   and for an element that the document does not have.
  static func all(
    beside path: String, of document: InterfaceDocument, rules: [String]
  ) throws(FixtureError) -> [LintWaiver] {
    let file = Self.path(beside: path)
    guard FixtureFiles.exists(file) else { return [] }
    let data = try InputFiles.data(at: file)
    return try FixtureError.located(in: data) { () throws(FixtureError) in
      try JSONValue(parsing: data).items { item throws(FixtureError) in
        try item.fields { reader throws(FixtureError) in
          try LintWaiver(&reader, of: document, rules: rules)
        }
      }
    }
  }

  private init(
    _ reader: inout FixtureReader, of document: InterfaceDocument, rules: [String]
  ) throws(FixtureError) {
    rule = try reader.string("rule")
    element = try reader.string("element")
    reason = try reader.string("reason")
    guard rules.contains(rule) else {
      let advice = NearestName.of(rule, among: rules).map { "did you mean \($0.quoted)?" }
      throw reader.error(
        .refused(
          "there is no rule and no law \(rule.quoted); "
            + (advice ?? "`lint` writes their names in brackets behind what it finds")), at: "rule")
    }
    guard !document.identifiers(named: element).isEmpty else {
      throw reader.error(
        .refused(
          "the document has no element \(element.quoted); write its identifier, or leave the waiver out"
        ),
        at: "element")
    }
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw reader.error(
        .wrongValue(expected: "the reason why this is meant to be so", found: "none"), at: "reason")
    }
  }
}

extension [LintWaiver] {
  /// The entries with those waived that are, and the waivers that waive nothing.
  func applied(
    to entries: [FileFinding], of document: InterfaceDocument
  ) -> (entries: [FileFinding], idle: [LintWaiver]) {
    var (entries, idle) = (entries, self)
    for waiver in self {
      let elements = document.identifiers(named: waiver.element)
      for (index, entry) in entries.enumerated()
      where entry.rule == waiver.rule && entry.place.id.map(elements.contains) ?? false {
        entries[index].state = .waived(reason: waiver.reason)
        idle.removeAll { $0 == waiver }
      }
    }
    return (entries, idle)
  }
}
