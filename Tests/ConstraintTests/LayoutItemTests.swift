import StackScrollConstraints
import StackScrollCore
import Testing

@Suite struct LayoutItemTests {
  @Test("an item is its identity, however it is written")
  func identity() {
    let view = LayoutItem("0x1", className: "UILabel", text: "Hello")
    #expect(view == LayoutItem("0x1"))
    #expect(view != LayoutItem("0x2", className: "UILabel", text: "Hello"))
  }
}
