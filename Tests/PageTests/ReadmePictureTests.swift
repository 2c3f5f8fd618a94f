import Foundation
import InterfaceBuilder
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import TestSupport
import Testing

@testable import StackScrollExplorer
@testable import StackScrollReport

/// The picture at the head of the README is what a report draws of its document, cut to the upper part
/// of the phone.
@Suite struct ReadmePictureTests {
  static let document = Repository.root.appending(path: "Examples/Documents/Trip.storyboard")

  @Test func `the picture shows what lint finds in the document`() throws {
    let document = try InterfaceDocument(contentsOfFile: Self.document.path)
    let lint = document.lint()
    let broken = DocumentLaws(budget: WindowSweep.usualBudget)
      .broken(in: document, besides: lint).unexplained(by: lint.findings)
    let finding = try #require(broken.first?.finding)
    #expect(broken.count == 1)
    let window = try finding.session.end()
    let layout = try window.layout()
    let scene = Scene(layout.whole, covers: layout.covers, failing: finding.evidence)
    let top = Rect(x: 0, y: 0, width: window.size.width, height: 80)
    let picture = SVGPicture(scene, .large, name: "trip", region: top)
      .markup(title: broken[0].message(.rounded)).source
    try Golden.check("trip.svg", try Self.standalone(picture))
  }

  /// A picture of a page as a file of its own, with the page's light colours.
  private static func standalone(_ picture: String) throws -> String {
    let sheet = "\(PageStyle.sheet)"
    var colours: [Substring: Substring] = [:]
    for match in sheet.matches(of: /--([a-z-]+): (#[0-9a-f]{6})/) where colours[match.1] == nil {
      colours[match.1] = match.2
    }
    let rules = sheet.matches(of: /\.picture \.[^{}]*{[^{}]*}/).map { rule in
      rule.0.replacing(/var\(--([a-z-]+)\)/) { colours[$0.1].map(String.init) ?? "black" }
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let attributes = try #require(picture.firstMatch(of: /<svg ([^>]*)>/)).1
    let colour = colours["paper"] ?? "white"
    let paper = "<rect width=\"100%\" height=\"100%\" fill=\"\(colour)\"></rect>"
    return picture.replacing(
      "<svg \(attributes)>",
      with: "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\n<style>\n"
        + rules.joined(separator: "\n") + "\n</style>\n" + paper, maxReplacements: 1)
  }
}
