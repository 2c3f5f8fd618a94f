import InterfaceBuilder
import StackScrollCore
import Testing

/// What a document says of texts besides their strings, and of the margins beside them.
@Suite struct TextAttributeTests {
  private func document(
    _ view: String, constraints: String = "", attributes: String = "", device: String = "retina4_7",
    width: Double = 375
  ) throws -> InterfaceDocument {
    let text = DocumentFixtures.storyboard(
      "<subviews>\(view)</subviews><constraints>\(constraints)</constraints>", device: device,
      width: width)
    return try DocumentFixtures.read(
      text.replacing("<view key=\"view\"", with: "<view key=\"view\" \(attributes)"))
  }

  private func label(_ runs: String, _ attributes: String = "") -> String {
    """
    <label \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <rect key="frame" x="0" y="0" width="100" height="20.5"/>
    <attributedString key="attributedText">\(runs)</attributedString></label>
    """
  }

  private func run(_ content: String, size: Int = 17, paragraph: String = "") -> String {
    """
    <fragment content="\(content)"><attributes><color key="NSColor" white="0" alpha="1"/>
    <font key="NSFont" metaFont="system" size="\(size)"/>
    <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" \(paragraph)/>
    </attributes></fragment>
    """
  }

  @Test func `an attributed text is that of its runs, in the font that all of them have`() throws {
    let both = try document(label(run("Hello ") + run("world"))).views[1]
    #expect(both.text == "Hello world")
    #expect(both.font == .systemFont(ofSize: 17))
    #expect(both.place.name == "Hello ")
    let element = "<fragment><string key=\"content\">Hello\nworld</string></fragment>"
    #expect(try document(label(element)).views[1].text == "Hello\nworld")
  }

  @Test func `a text with more than colours and one font is as large as it was drawn`() throws {
    let texts = [
      run("Hello ") + run("world", size: 20), run("Hello", paragraph: "lineSpacing=\"3\""),
      run("Hello").replacing("metaFont=\"system\"", with: "name=\"Futura-Medium\""),
      run("Hello").replacing(
        "</attributes>", with: "<real key=\"NSKern\" value=\"2\"/></attributes>"),
      "<fragment content=\"Hello\"/>",
    ]
    for text in texts {
      let document = try document(label(text))
      #expect(document.views[1].font == nil)
      let screen = try #require(document.importedScreens(measuresTexts: true).first).get()
      #expect(screen.drawnLengths["label"] == [.horizontal, .vertical])
    }
  }

  @Test func `lines end where the document says`() throws {
    let label = """
      <label text="Hello world" numberOfLines="0" preferredMaxLayoutWidth="60" \
      translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="0" y="0" width="100" height="41"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let screens = try document(label).importedScreens(measuresTexts: true)
    let screen = try #require(screens.first).get().screen
    let leaf = try #require(screen.root.subviews.first?.leaf)
    #expect(leaf.text?.preferredMaxLayoutWidth == 60)
  }

  @Test("the title of a configuration is that of its button, and wraps unless it is to be cut")
  func configurations() throws {
    func button(_ configuration: String) throws -> (name: String?, isMultiline: Bool?) {
      let document = try document(
        """
        <button translatesAutoresizingMaskIntoConstraints="NO" id="button">
        <rect key="frame" x="0" y="0" width="100" height="40"/>
        <state key="normal" title="Button"/>\(configuration)</button>
        """)
      let screen = try #require(document.importedScreens().first).get().screen
      return (document.views[1].place.name, screen.root.subviews.first?.leaf?.isMultilineText)
    }
    func attributed(_ mode: String) -> String {
      """
      <buttonConfiguration key="configuration" style="plain"><attributedString key="attributedTitle">
      \(run("Send").replacing("wordWrapping", with: mode))</attributedString></buttonConfiguration>
      """
    }
    let plain = "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Send\"/>"
    #expect(try button(plain) == ("Send", true))
    #expect(try button(attributed("wordWrapping")) == ("Send", true))
    #expect(try button(attributed("truncatingTail")) == ("Send", false))
    #expect(try button("") == ("Button", false))
  }

  @Test("margins that follow the readable width leave that", arguments: [false, true])
  func readableWidth(isFollowed: Bool) throws {
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="0" width="100" height="50"/>
      <constraints><constraint firstAttribute="height" constant="50" id="h"/></constraints></view>
      """
    let ties = [("top", "top"), ("leading", "leadingMargin"), ("trailing", "trailingMargin")].map {
      """
      <constraint firstItem="box" firstAttribute="\($0)" secondItem="root" secondAttribute="\($1)" id="\($0)"/>
      """
    }
    let document = try document(
      view, constraints: ties.joined(),
      attributes: isFollowed ? "layoutMarginsFollowReadableWidth=\"YES\"" : "",
      device: "ipad12_9", width: 1024)
    let screen = try #require(document.importedScreens().first).get()
    let width = screen.drawnLayout?.frame(of: "box")?.size.width
    #expect(width == (isFollowed ? 672 : 984))
  }
}
