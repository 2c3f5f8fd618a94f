import Foundation
import InterfaceBuilder
import StackScrollConstraints
import Testing

/// Documents that look like faults and are none, each with the change that makes it one.
@Suite struct SoundDocumentTests {
  private struct Sound {
    let file: String
    /// What stands in it, and what would stand there if it were a fault.
    let changes: [(sound: String, faulty: String)]
    let law: ScreenLaw
    let id: String
  }

  /// A row becomes what stands over the rows, which keeps its frame.
  private static let rowToHeader = [
    ("<tableViewCell id=\"cell\">", "<view key=\"tableHeaderView\" id=\"cell\">"),
    ("</tableViewCell>", "</view>"), ("tableViewCellContentView", "view"),
  ]

  private static let documents: [Sound] = [
    // A row is as high as its content.
    Sound(
      file: "row-height.storyboard", changes: rowToHeader, law: .conflictingConstraints,
      id: "photo-height"),
    // A scroll view in a row is as high as its text, which need not scroll.
    Sound(file: "row-text.storyboard", changes: rowToHeader, law: .openContentSize, id: "scroll"),
    // A view that nobody shows yet is no screen.
    Sound(
      file: "loose-view.xib",
      changes: [
        ("property=\"badge\"", "property=\"view\""),
        ("width=\"81\" height=\"50\"", "width=\"568\" height=\"50\""),
      ],
      law: .conflictingConstraints, id: "icon-trailing"),
    // Content that fills the frame while there is little of it.
    Sound(
      file: "weak-tie.storyboard", changes: [("priority=\"250\" ", "")], law: .neverScrolls,
      id: "page"),
    // Pages that code adds.
    Sound(
      file: "filled-pages.storyboard", changes: [("priority=\"250\" ", "")], law: .neverScrolls,
      id: "page"),
    // A row that code fills.
    Sound(
      file: "filled-row.storyboard",
      changes: [
        (
          "<subviews/>",
          "<subviews><view id=\"tag\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
            + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"343\" height=\"54\"/></view></subviews>"
        )
      ], law: .openFrame, id: "tag"),
    // A row that stands still in what code makes as high as it needs.
    Sound(
      file: "filled-sheet.storyboard", changes: [("verifyAmbiguity=\"off\" ", "")],
      law: .openFrame, id: "sheet"),
    // Images that fill a row exactly.
    Sound(
      file: "images.storyboard",
      changes: [("name=\"dot\" width=\"24\"", "name=\"dot\" width=\"20\"")],
      law: .sharedByOrder, id: "dots"),
    // What stands in a blurred view makes it as high as it needs.
    Sound(
      file: "blurred-footer.storyboard",
      changes: [
        (
          "<constraint firstItem=\"footer\" firstAttribute=\"leading\"",
          "<constraint firstItem=\"footer\" firstAttribute=\"height\" constant=\"118\" id=\"more\"/>"
            + "<constraint firstItem=\"footer\" firstAttribute=\"leading\""
        )
      ], law: .sharedByOrder, id: "choices"),
    // A stack view that is higher than its wish because its rows are.
    Sound(
      file: "wished-height.storyboard", changes: [("priority=\"500\" ", "")],
      law: .sharedByOrder, id: "lines"),
    // Texts of several lines, which share a row equally.
    Sound(
      file: "text-row.storyboard",
      changes: [("text=\"Weight\" numberOfLines=\"0\"", "text=\"Weight\"")],
      law: .sharedByOrder, id: "labels"),
    // A plain view in a column of lines, whose first line is its top.
    Sound(
      file: "line-spacing.storyboard", changes: [(" spacing=\"24\"", " spacing=\"500\"")],
      law: .conflictingConstraints, id: "picture-height"),
  ]

  @Test("a document that only looks like a fault has no finding but notes")
  func sound() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: FixtureDocumentTests.folder.appending(path: "Sound").path)
    #expect(Set(files) == Set(Self.documents.map(\.file)))
    for file in files {
      let lint = try DocumentLintTests.lint(FixtureDocumentTests.text("Sound/\(file)"))
      #expect(
        lint.findings.filter { !$0.isNote }.map(\.description) == [], "\(file)")
      #expect(lint.failures.isEmpty, "\(file)")
    }
  }

  @Test("a change makes it the fault that it looks like")
  func faulty() throws {
    for document in Self.documents {
      var text = try FixtureDocumentTests.text("Sound/\(document.file)")
      for change in document.changes {
        #expect(text.contains(change.sound), "\(document.file): \(change.sound)")
        text = text.replacingOccurrences(of: change.sound, with: change.faulty)
      }
      let findings = try DocumentLintTests.lint(text).findings
        .filter { $0.law == document.law || !$0.isNote }
      #expect(findings.map(\.law) == [document.law], "\(document.file): \(findings)")
      #expect(findings.map(\.place.id) == [document.id], "\(document.file): \(findings)")
    }
  }
}
