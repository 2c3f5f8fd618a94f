import Foundation
import StackScrollInvariants
import Testing

@Suite struct ViewLinesTests {
  private static let text = """
    {
      "scrollView": {"size": {"width": 320, "height": 480}},
      "content": {
        "id": "c", "stack": {"axis": "vertical", "arrangedViews": [
          {"id": "a", "intrinsic": {"width": 50, "height": 44}},
          {"id": "b", "stack": {"axis": "horizontal", "arrangedViews": [

            {"intrinsic": {"width": 50, "height": 44}, "id": "d"}]}}]}
      }
    }
    """

  @Test(arguments: [("c", 3), ("a", 5), ("b", 6), ("d", 8), ("scrollView", 2), ("none", 2)])
  func `a view has the line on which its description begins`(_ view: String, _ line: Int) {
    let lines = ViewLines(Data(Self.text.utf8))
    #expect(lines[.init(view)] == line)
  }

  @Test func `of two descriptions with one name the first tells the line`() {
    #expect(ViewLines(Data("[\n{\"id\": \"a\"},\n{\"id\": \"a\"}]".utf8))["a"] == 2)
  }
}
