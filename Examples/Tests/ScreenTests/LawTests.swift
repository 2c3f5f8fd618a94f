import FormLaws
import Foundation
import StackScrollExplorer
import StackScrollInvariants
import Testing

/// What a law of one's own tells of a failure: a picture with marks, and numbers in JSON.
@Suite struct LawTests {
  /// A law that forms break.
  private static func strictForms() throws -> Catalogue {
    try .forms().adding(
      Invariant(
        "first-field-is-low", "The first field of a form is at most 60 points high.",
        for: Catalogue.anyForm
      ) { form, law in
        try law.layout(form).expect(.length("1-field", .vertical), .atMost(60))
      })
  }

  @Test func `a law that fails is drawn with marks, and told in JSON`() throws {
    let report = "\(FileManager.default.temporaryDirectory.path)/forms-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: report) }
    let run = Explorer.transcript(
      of: ["explore", "first-field-is-low", "--cases", "1000", "--report", report],
      catalogue: try Self.strictForms())
    #expect(run.status == .unexpected, "\(run.output)\(run.errors)")
    let lines = try String(contentsOfFile: "\(report)/findings.jsonl", encoding: .utf8)
    for part in [
      #""kind":"length""#, #""axis":"vertical""#, #""views":["1-field"]"#, #""expected":60"#,
      #""relation":"atMost""#, #""mark":"A""#,
    ] {
      #expect(lines.contains(part), "\(part) is not in \(lines)")
    }
    let page = try String(contentsOfFile: "\(report)/index.html", encoding: .utf8)
    #expect(page.contains("he height of 1-field is"))
  }
}
