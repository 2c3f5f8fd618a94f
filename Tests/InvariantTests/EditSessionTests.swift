import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollCore
import Testing

@testable import StackScrollInvariants

/// Sessions of edits as subjects: drawn, shrunk, written and read.
@Suite struct EditSessionTests {
  @Test func `every session is read back as it was written, and can be run`() async throws {
    try await forAll(.editSessions(.all), settings: Settings(cases: 300)) { session in
      let text = try JSONValue.object(session.json).text()
      var reader = try FixtureReader(try JSONValue(parsing: .init(text.utf8)))
      #expect(try EditSession(reading: &reader) == session)
      guard case .passed = session.program.run() else {
        Issue.record("\(session.counterexamplePicture)")
        return
      }
      #expect(try session.end() == session.program.end.edited)
    }
  }

  @Test func `every kind of edit is drawn`() throws {
    var kinds: Set<String> = []
    _ = check(.editSessions(.all), settings: Settings(cases: 2000)) { session in
      for edit in session.edits { kinds.formUnion(edit.json.keys.prefix(10)) }
    }
    let told: Set<String> = [
      "insert", "remove", "move", "hide", "show", "customSpacing", "usualSpacingAfter", "spacing",
      "length", "intrinsic", "resize", "rotate", "contentInset", "keyboard", "scrollTo", "drag",
      "scrollToEnd", "scrollToVisible",
    ]
    #expect(told.isSubset(of: kinds), "\(told.subtracting(kinds))")
  }

  @Test func `a view that an edit names is another one when its step is deleted`() throws {
    let report = check(.editSessions(.all), settings: Settings(cases: 5000)) { session in
      let removed = session.edits.count { if case .remove = $0 { true } else { false } }
      let hidden = session.edits.count { if case .setHidden(true, _) = $0 { true } else { false } }
      return removed == 0 || hidden == 0
    }
    let found = try #require(report.counterexample)
    #expect(found.value.edits.count == 2, "\(found.value.counterexamplePicture)")
    #expect(found.value.start.content.arrangedInside.count <= 2)
  }

  @Test func `a session is shown as what was done, and as source`() throws {
    let screen = try Screen(
      scrollView: ScrollView(size: Size(width: 10, height: 10)),
      content: StackView(
        axis: .vertical, arrangedViews: [View("a", intrinsic: IntrinsicSize(width: 5, height: 5))]))
    let session = EditSession(
      start: screen, edits: [.setHidden(true, "a"), .setCustomSpacing(nil, after: "a"), .rotate])
    #expect(
      session.counterexamplePicture.hasPrefix("1. hide a\n2. the usual gap after a\n3. rotate\n\n"))
    #expect(
      session.counterexampleSource.hasSuffix(
        "edits: [.setHidden(true, \"a\"), .setCustomSpacing(nil, after: \"a\"), .rotate])"))
    #expect((session.viewCount, session.stepCount) == (1, 3))
  }

  @Test(arguments: [
    (#"{"bend": "a"}"#, "one of the keys insert, remove"), (#"{}"#, "found none"),
    (#"{"rotate": false}"#, "expected true"), (#"{"remove": "z"}"#, "\"z\""),
    (#"{"move": "a"}"#, "the key \"to\" is missing"),
  ])
  func `an edit that means nothing is refused, and says why`(edit: String, words: String) throws {
    let screen = #"{"content": {"id": "s", "stack": {"axis": "vertical", "arrangedViews": []}}}"#
      .replacing(
        "{\"content\"", with: #"{"scrollView": {"size": {"width": 1, "height": 1}}, "content""#)
    let text = #"{"start": \#(screen), "edits": [\#(edit)]}"#
    var reader = try FixtureReader(try JSONValue(parsing: .init(text.utf8)))
    do {
      _ = try EditSession(reading: &reader)
      Issue.record("it was read")
    } catch {
      #expect("\(error)".contains(words), "\(error)")
    }
  }
}
