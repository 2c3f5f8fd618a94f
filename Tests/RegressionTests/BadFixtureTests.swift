import Foundation
import StackScrollCore
import StackScrollInvariants
import TestSupport
import Testing

/// Whatever is wrong with a fixture, the error says what and where, and nothing traps.
@Suite struct BadFixtureTests {
  /// A text, and what its error must say.
  static let layouts: [(text: String, says: String)] = [
    ("", "not JSON"),
    ("{", "not JSON"),
    ("[]", "expected an object, found a list of 0"),
    ("null", "expected an object, found null"),
    ("nonsense", "not JSON"),
    (#"{"format": 1, "about": "x""#, "not JSON"),
    ("{}", "\"scrollView\" is missing"),
    (#"{"format": 2}"#, "at format: expected format 1"),
    (#"{"format": "1"}"#, "at format: expected a number, found the text \"1\""),
    (#"{"format": 1.5}"#, "expected a whole number"),
    (#"{"format": 1e999}"#, "not JSON"),
    ("{\n  \"format\": 1\n  \"about\": 2\n}", "line 3"),
    (#"{"format": 1}"#, "\"scrollView\" is missing"),
    (#"{"format": 1, "about": 5}"#, "at about: expected a text"),
    (screen(#"{}"#), "at screen: the key \"scrollView\" is missing"),
    (screen(#"{"tabs": {}}"#), "at screen: the key \"scrollView\" is missing"),
    (screen(#"{"tabStrip": 3}"#), "at screen.tabStrip: expected an object"),
    (screen(#"{"tabStrip": {}}"#), "\"frameWidth\" is missing"),
    (screen(#"{"tabStrip": {"frameWidth": -1}}"#), "at screen.tabStrip.frameWidth: "),
    (screen(#"{"tabStrip": {"frameWidth": 1e300}}"#), "at screen.tabStrip.frameWidth: "),
    (screen(#"{"tabStrip": {"frameWidth": 390, "tabCount": 10}}"#), "tab"),
    (screen(#"{"tabStrip": {"frameWidth": 390, "tabCount": 1e300}}"#), "whole number"),
    (screen(#"{"tabStrip": {"frameWidth": 390, "tabz": 4}}"#), "the key \"tabz\" means nothing"),
    (
      screen(#"{"tabStrip": {"frameWidth": 390}, "screen": {}}"#),
      "the key \"screen\" means nothing here"
    ),
    (screen(#"{"tabStrip": {"frameWidth": true}}"#), "found true"),
    (
      screen(#"{"tabStrip": {"frameWidth": 390, "layoutDirection": "up"}}"#),
      "expected one of \"leftToRight\", \"rightToLeft\", found \"up\""
    ),
    (
      screen(#"{"imageColumn": {"viewport": {"width": 1, "height": 1}, "images": [{"kind": 1}]}}"#),
      "at screen.imageColumn.images.0.kind"
    ),
    (
      screen(#"{"screen": {"scrollView": {"size": {"width": 1}}, "content": {"id": "a"}}}"#),
      "at screen.screen.scrollView.size: the key \"height\" is missing"
    ),
    (content(#"{"id": ""}"#), "at screen.screen"),
    (
      content(#"{"id": "a", "width": "wide"}"#), "at screen.screen.content.width: expected a number"
    ),
    (
      content(#"{"id": "a", "width": {"fraction": 1}}"#),
      "at screen.screen.content.width: expected one of the keys constant, fractionOfFrame, ratio"
    ),
    (
      content(#"{"id": "a", "width": [{"constant": 1, "ratio": 2}]}"#),
      "at screen.screen.content.width.0: expected one of the keys"
    ),
    (
      content(#"{"id": "a", "width": [{"constant": 1, "relation": "less"}]}"#),
      "expected one of \"equal\", \"atLeast\", \"atMost\""
    ),
    (content(#"{"id": "a", "width": [{"constant": 1, "priority": 0}]}"#), "from 1 to 1000"),
    (content(#"{"id": "a", "hidden": 1}"#), "at screen.screen.content.hidden"),
    (content(#"{"id": "a", "hugging": {"vertical": 1001}}"#), "from 1 to 1000"),
    (
      content(
        #"{"id": "a", "intrinsic": {"width": 1}, "text": {"words": [], "space": 1, "lineHeight": 1}}"#
      ),
      "leave out \"intrinsic\" or \"text\""
    ),
    (
      content(#"{"id": "a", "text": {"words": 1, "space": 1, "lineHeight": 1}}"#),
      "text.words: expected a list of numbers"
    ),
    (
      content(#"{"id": "a", "text": {"words": [1, "b"], "space": 1, "lineHeight": 1}}"#),
      "text.words.1: expected a number"
    ),
    (
      content(#"{"id": "a", "text": {"words": [-1], "space": 1, "lineHeight": 1}}"#),
      "The text.words of view \"a\" is -1"
    ),
    (
      content(
        #"{"id": "a", "text": {"words": [], "space": 1, "lineHeight": 1, "numberOfLines": 0.5}}"#
      ),
      "text.numberOfLines: expected a whole number"
    ),
    (
      content(
        #"{"id": "a", "stack": {"axis": "vertical", "alignment": "lastBaseline", "arrangedViews": []}}"#
      ), "Only horizontal stacks"
    ),
    (content(#"{"id": "a", "stack": {"axis": "diagonal"}}"#), "expected one of \"horizontal\""),
    (
      content(
        #"{"id": "a", "intrinsic": {"width": 1}, "stack": {"axis": "vertical", "arrangedViews": []}}"#
      ),
      "a view with \"stack\" has no size, text, priorities, baselines or role"
    ),
    (
      content(
        #"{"id": "a", "stack": {"axis": "vertical", "arrangedViews": [{"id": "b"}, {"id": "b"}]}}"#),
      "b"
    ),
    (content(nested(150)), "at screen.screen.content.stack.arrangedViews.0.stack"),
    (content(nested(400)), "not JSON"),
  ]

  @Test(arguments: layouts.indices)
  func `a bad layout fixture is refused with its reason`(index: Int) throws {
    let (text, says) = Self.layouts[index]
    let error = #expect(throws: FixtureError.self) {
      _ = try ScreenFile(parsing: Data(text.utf8))
    }
    #expect(error?.description.contains(says) == true, "\(error?.description ?? "")")
  }

  static let fixtures: [(text: String, says: String)] = [
    (#"{"format": 1, "invariant": "nope"}"#, "no invariant is named \"nope\""),
    (#"{"format": 1, "invariant": "tabs-scroll-past-three"}"#, "\"expect\" is missing"),
    (
      #"{"format": 1, "invariant": "tabs-scroll-past-three", "expect": "maybe"}"#,
      "expected one of \"holds\", \"fails\""
    ),
    (
      #"{"format": 1, "invariant": "tabs-scroll-past-three", "expect": "holds", "subject": {}}"#,
      "at subject: the key \"frameWidth\" is missing"
    ),
    (
      #"""
      {"format": 1, "invariant": "tabs-taps-stay-in-range", "expect": "holds",
       "subject": {"start": {"frameWidth": 390}, "taps": 1000000000}}
      """#, "at subject.taps: expected 0 to 1000 taps"
    ),
    (
      #"""
      {"format": 1, "invariant": "column-clear-leaves-nothing", "expect": "holds",
       "subject": {"start": {"viewport": {"width": 1, "height": 1}, "images": []},
                   "actions": [{"clear": false}]}}
      """#, "at subject.actions.0.clear: expected true"
    ),
    (
      #"""
      {"format": 1, "invariant": "tabs-scroll-past-three", "expect": "holds",
       "subject": {"frameWidth": 390}, "message": "", "token": "", "extra": 1}
      """#, "the key \"extra\" means nothing here"
    ),
  ]

  @Test(arguments: fixtures.indices)
  func `a bad fixture is refused with its reason`(index: Int) throws {
    let (text, says) = Self.fixtures[index]
    let error = #expect(throws: FixtureError.self) {
      _ = try Fixture(parsing: Data(text.utf8), catalogue: .standard)
    }
    #expect(error?.description.contains(says) == true, "\(error?.description ?? "")")
  }

  @Test func `cutting a fixture anywhere gives an error and no trap`() throws {
    for file in try FixtureFolder.files(in: "Refuted", "json") {
      let data = try Data(contentsOf: file)
      for length in 0..<data.count - 2 {
        #expect(throws: FixtureError.self) {
          _ = try Fixture(parsing: data.prefix(length), catalogue: .standard)
        }
      }
    }
  }

  @Test func `every subject reads back as it was written`() throws {
    for law in Catalogue.standard.invariants where law.mustFail {
      let found = try #require(law.explore().counterexample)
      let fixture = Fixture(found, of: law)
      let again = try Fixture(parsing: Data(try fixture.text().utf8), catalogue: .standard)
      #expect(try again.text() == fixture.text())
      #expect(try again.replay(in: .standard) == nil)
    }
  }

  private static func screen(_ text: String) -> String {
    #"{"format": 1, "about": "x", "screen": \#(text)}"#
  }

  private static func content(_ text: String) -> String {
    screen(
      #"{"screen": {"scrollView": {"size": {"width": 9, "height": 9}}, "content": \#(text)}}"#)
  }

  private static func nested(_ depth: Int) -> String {
    (0..<depth).reduce(#"{"id": 5}"#) { inner, level in
      #"{"id": "s\#(level)", "stack": {"axis": "vertical", "arrangedViews": [\#(inner)]}}"#
    }
  }
}
