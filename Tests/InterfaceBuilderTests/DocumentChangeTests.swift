import Foundation
import InterfaceBuilder
import StackScrollConstraints
import StackScrollCore
import Testing

/// What is changed in the text of a document.
@Suite struct DocumentChangeTests {
  private func changed(
    _ text: String, _ edit: (InterfaceDocument, ImportedScreen) throws -> [Edit]?
  ) throws -> String? {
    let document = try DocumentFixtures.read(text)
    let scene = try #require(try document.importedScreens().first?.get())
    let edits = try #require(try edit(document, scene))
    let changes = try #require(document.changes(for: edits, of: scene.screen))
    let text = DocumentText(text)
    return text.lines(for: changes).map(text.replacing)
  }

  private func fault(_ name: String) throws -> String {
    try FixtureDocumentTests.text("Faults/\(name).storyboard")
  }

  @Test("a change that a finding asks for mends it, and changes one line")
  func findings() throws {
    for name in ["two-heights", "hidden-row", "tied-to-frame", "weak-pin"] {
      let text = try fault(name)
      let finding = try #require(DocumentFixtures.read(text).lint().findings.first)
      let lines = try #require(DocumentText(text).lines(for: finding.changes), "\(name)")
      #expect(lines.count == 1 && lines[0].removed.count == 1, "\(name): \(lines)")
      #expect(lines.first?.line == finding.changes.first?.line, "\(name)")
      let mended = try DocumentFixtures.read(DocumentText(text).replacing(lines))
      #expect(mended.lint().findings.isEmpty, "\(name): \(mended.lint().findings)")
    }
  }

  @Test("an edit of a screen and the change of its document come to the same screen")
  func edits() throws {
    let text = try fault("two-labels")
    let label = ViewID("name")
    let edits: [Edit] = [
      .setHugging(249, .horizontal, of: label),
      .setCompressionResistance(700, .vertical, of: label),
      .setPriority(750, of: .index(0)),
      .setConstant(3, of: .index(0)),
      .addConstraint(
        Constraint(
          Anchor(LayoutItem("name"), .width), .lessThanOrEqual, constant: 90, origin: .written)),
    ]
    for edit in edits {
      let other = try #require(try changed(text) { _, _ in [edit] }, "\(edit)")
      let scene = try #require(try DocumentFixtures.read(text).importedScreens().first?.get())
      let now = try #require(try DocumentFixtures.read(other).importedScreens().first?.get())
      let wanted = try scene.screen.applying([edit])
      #expect(now.screen.root == wanted.root, "\(edit)")
      func unordered(_ screen: Screen) -> [String] {
        screen.constraints.map {
          "\($0.first) \($0.relation) \(String(describing: $0.second)) \($0.constant) \($0.priority)"
        }
        .sorted()
      }
      #expect(unordered(now.screen) == unordered(wanted), "\(edit)")
    }
  }

  @Test("a label has other lines")
  func lines() throws {
    let other = try changed(try fault("two-labels")) { _, _ in [.setNumberOfLines(0, of: "name")] }
    #expect(other?.contains(#"numberOfLines="0" id="name" text="name""#) ?? false)
  }

  @Test("a relation is changed in the tag of its constraint")
  func relation() throws {
    let text = try fault("two-heights")
    let other = try changed(text) { _, scene in
      let index = try #require(scene.screen.constraints.firstIndex { $0.constant == 44 })
      var constraint = scene.screen.constraints[index]
      constraint.relation = .greaterThanOrEqual
      return [.removeConstraint(.index(index)), .addConstraint(constraint)]
    }
    #expect(other?.contains(#"relation="greaterThanOrEqual" constant="44""#) ?? false)
    #expect(try DocumentFixtures.read(try #require(other)).lint().findings.isEmpty)
  }

  @Test("a tag that does not stand on one line is left alone")
  func tornTags() throws {
    let text = try fault("two-heights")
    let finding = try #require(DocumentFixtures.read(text).lint().findings.first)
    let torn = text.replacingOccurrences(of: " id=\"badge-", with: "\n id=\"badge-")
    #expect(DocumentText(torn).lines(for: finding.changes) == nil)
  }

  @Test("a constraint more has a name that nothing else has, the same each time")
  func identifiers() throws {
    let text = try fault("two-labels")
    let edit = Edit.addConstraint(
      Constraint(Anchor(LayoutItem("name"), .width), .equal, constant: 90, origin: .written))
    let once = try #require(try changed(text) { _, _ in [edit] })
    #expect(try changed(text) { _, _ in [edit] } == once)
    let twice = try #require(try changed(once) { _, _ in [edit] })
    #expect(try DocumentFixtures.read(twice).notes.isEmpty)
  }
}

extension DocumentChange {
  fileprivate var line: Int? {
    if case .set(_, to: _, of: let place) = self { place.line } else { nil }
  }
}
