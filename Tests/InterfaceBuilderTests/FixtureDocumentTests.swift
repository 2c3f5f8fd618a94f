import Foundation
import InterfaceBuilder
import StackScrollCore
import TestSupport
import Testing

/// The documents in `Fixtures/Documents`, whose frames were worked out by hand.
@Suite struct FixtureDocumentTests {
  static let folder = FixtureFolder.fixtures.appending(path: "Documents")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test("constraints ask for the recorded frames, and settle the scroll views that are not marked")
  func reproduced() throws {
    #expect(Self.names.count >= 13)
    for name in Self.names {
      let document = try DocumentFixtures.read(Self.text(name))
      let verification = document.verify()
      #expect(verification.compared > 0, "\(name)")
      #expect(verification.differences.isEmpty, "\(name)")
      #expect(verification.reproduced == verification.compared, "\(name)")
      #expect(verification.scrollViews.filter { !$0.agrees }.isEmpty, "\(name)")
    }
  }

  @Test("a recorded frame that is moved is found")
  func moved() throws {
    for name in Self.names {
      let text = try Self.text(name)
      let document = try DocumentFixtures.read(text)
      let view = try #require(
        document.views.last { view in
          view.superview != nil && view.subviews.isEmpty && view.recordedFrame.size != .zero
            && view.flags.isDisjoint(
              with: [.hasFixedFrame, .isHidden, .hasNoRecordedFrame, .isMisplaced])
        }, "\(name)")
      let moved = try DocumentFixtures.read(Self.moving(view, in: text))
      let found = moved.verify().differences.map(\.place.id)
      #expect(!found.isEmpty, "\(name) \(view.id)")
    }
  }

  /// The text with the frame of a view 7 points further right.
  private static func moving(_ view: DocumentView, in text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let tag = view.place.line
    let x = lines[tag].components(separatedBy: "\"")[3]
    lines[tag] = lines[tag].replacingOccurrences(
      of: "x=\"\(x)\"", with: "x=\"\((Double(x) ?? 0) + 7)\"")
    return lines.joined(separator: "\n")
  }

  @Test("what is unknown in a document is noted and stops nothing")
  func notes() throws {
    let document = try DocumentFixtures.read(Self.text("flags.storyboard"))
    #expect(
      document.notes.map { $0.fact } == [
        .unknownView, .danglingReference("nobody"),
        .unknownWord(attribute: "firstAttribute", word: "slantedness"),
      ])
    #expect(document.notes.filter { $0.place.line < 2 || $0.description.isEmpty }.isEmpty)
  }

  @Test("a frame that is not written is empty, or not known where none is written")
  func missingFrames() throws {
    let text = try Self.text("flags.storyboard")
    func notes(_ text: String) throws -> [DocumentNote.Fact] {
      try DocumentFixtures.read(text).notes.map(\.fact).filter { $0 == .missingFrame }
    }
    #expect(try notes(text).isEmpty)
    let frames = /<rect key="frame"[^>]*\/>/
    #expect(try !notes(text.replacing(frames, with: "")).isEmpty)
  }

  @Test("variations follow the device")
  func variations() throws {
    let phone = try Self.text("variations.storyboard")
    let tablet = phone.replacingOccurrences(of: "retina4_7", with: "ipad9_7")
    let landscape = phone.replacingOccurrences(of: "portrait", with: "landscape")
    func facts(_ text: String) throws -> (axis: Axis?, hasTablet: Bool, height: [Double]) {
      let document = try DocumentFixtures.read(text)
      return (
        document.views.compactMap(\.stack).first?.axis,
        document.views.contains { $0.id == "tablet" },
        document.constraints.filter { $0.id == "cPhone" || $0.id == "cTablet" }.map(\.constant)
      )
    }
    #expect(try facts(phone) == (.vertical, false, [10]))
    #expect(try facts(tablet) == (.horizontal, true, [99]))
    #expect(try facts(landscape) == (.horizontal, false, [10]))
  }
}
