import Foundation
import StackScrollCore
import StackScrollInvariants
import TestSupport
import Testing

/// How the settings of a scroll view are kept in fixtures.
@Suite struct ScrollFixtureTests {
  private static func fixture(_ scrollView: String) throws -> ScreenFile {
    try ScreenFile(
      parsing: Data(
        #"""
        {"format": 1, "about": "x",
         "screen": {"screen": {
           "scrollView": {"size": {"width": 1, "height": 2}\#(scrollView)},
           "content": {"id": "a", "width": 1, "height": 1}}},
         "expected": {"contentSize": {"width": 1, "height": 1}, "offsetToEnd": {"x": 0, "y": 0},
           "scrolls": {"horizontal": false, "vertical": false}, "frames": {}}}
        """#.utf8))
  }

  /// The scroll view of a fixture, with what the screen says of it.
  private static func scrollView(_ settings: String) throws -> ScrollView? {
    ScrollViewScreen(try fixture(settings).screen)?.scrollView
  }

  @Test func `what is left out is as the initialiser has it`() throws {
    let scrollView = try Self.scrollView("")
    #expect(scrollView == ScrollView(size: Size(width: 1, height: 2)))
  }

  @Test func `every setting is read`() throws {
    let scrollView = try Self.scrollView(
      #"""
      , "safeAreaInsets": {"top": 1, "left": 2, "bottom": 3, "right": 4},
      "contentInsetAdjustmentBehavior": "always",
      "controllerEmbedding": "navigationOrTabBarController",
      "alwaysBounceHorizontal": true, "alwaysBounceVertical": true, "isPagingEnabled": true
      """#
    )
    let expected = ScrollView(
      size: Size(width: 1, height: 2),
      safeAreaInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      contentInsetAdjustmentBehavior: .always,
      controllerEmbedding: .navigationOrTabBarController, alwaysBounceHorizontal: true,
      alwaysBounceVertical: true, isPagingEnabled: true)
    #expect(scrollView == expected)
  }

  @Test(arguments: [
    (#", "safeArea": {}"#, "the key \"safeArea\" means nothing here"),
    (#", "safeAreaInsets": {"leading": 1}"#, "the key \"leading\" means nothing here"),
    (#", "safeAreaInsets": {"top": "1"}"#, "at screen.screen.scrollView.safeAreaInsets.top"),
    (#", "safeAreaInsets": {"top": 1e300}"#, "The safeAreaInsets.top of the scroll view"),
    (#", "contentInsetAdjustmentBehavior": "sometimes""#, "expected one of \"automatic\""),
    (#", "controllerEmbedding": true"#, "at screen.screen.scrollView.controllerEmbedding"),
    (#", "alwaysBounceVertical": 1"#, "expected true or false"),
    (#", "isPagingEnabled": "yes""#, "expected true or false"),
  ])
  func `a bad setting is refused with its reason`(scrollView: String, says: String) throws {
    let error = #expect(throws: FixtureError.self) { _ = try Self.fixture(scrollView) }
    #expect(error?.description.contains(says) == true, "\(error?.description ?? "")")
  }

  @Test func `a wrong adjusted inset is noticed, and one that is left out is not checked`() throws {
    let file = FixtureFolder.fixtures.appending(path: "Screens/scroll-always.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "\"adjustedContentInset\"")).upperBound
    let changed = text[..<start] + text[start...].replacing("\"top\": 59", with: "\"top\": 58")
    #expect(changed != text)
    let fixture = try ScreenFile(parsing: Data(changed.utf8))
    #expect(fixture.differences().count == 1)
  }

  @Test func `a screen reads back as it was written`() throws {
    let scrollView = ScrollView(
      size: Size(width: 1, height: 2), contentInset: EdgeInsets(left: -0.1),
      contentOffset: Point(x: 7), safeAreaInsets: EdgeInsets(bottom: 0.3),
      contentInsetAdjustmentBehavior: .never, controllerEmbedding: .navigationOrTabBarController,
      alwaysBounceHorizontal: true, alwaysBounceVertical: true, isPagingEnabled: true)
    let screen = try Screen(scrollView: scrollView, content: View("a"))
    let text = try JSONValue.object(screen.json).text()
    var reader = try FixtureReader(try JSONValue(parsing: Data(text.utf8)))
    #expect(try Screen(reading: &reader) == screen)
    #expect(
      screen.counterexampleSource.contains(
        "contentInsetAdjustmentBehavior: .never, controllerEmbedding: "
          + ".navigationOrTabBarController, alwaysBounceHorizontal: true"))
  }
}
