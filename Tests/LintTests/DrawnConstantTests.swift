import Testing

/// Where views were drawn says which constraint is wrong, and what is hidden stands somewhere too: each
/// beside what stands nearest to it.
@Suite struct DrawnConstantTests {
  private let drawing: DrawnDocument

  init() throws { drawing = try DrawnDocument() }

  /// A window with a title that is drawn at 16 points, and begins elsewhere.
  private func window(leading: Double, trailing: String = "", misplaced: Bool = false) -> String {
    let title = DrawnDocument.label("title", "x=\"16\" y=\"20\" width=\"41.5\" height=\"20.5\"")
    return DrawnDocument.window(
      misplaced ? title.replacing("<label ", with: "<label misplaced=\"YES\" ") : title,
      DrawnDocument.pin("title", "root", "top", 20)
        + DrawnDocument.pin("title", "root", "leading", leading) + trailing)
  }

  @Test func `the constraint is named that is otherwise than it was drawn, with that constant`()
    throws
  {
    try drawing.expect([], in: window(leading: 16))
    try drawing.expect(
      "nothing-is-cut-off", at: "title-root-leading", saying: "a constant of 16, as drawn",
      in: window(leading: 400))
    // Where nobody knows where it was drawn, the view that is cut off is named.
    try drawing.expect("nothing-is-cut-off", at: "title", in: window(leading: 400, misplaced: true))
  }

  @Test func `code may set a constant that was drawn, and not one that was not`() throws {
    func connected(_ misplaced: Bool) -> String {
      DrawnDocument.connecting(
        "title-root-leading", in: window(leading: 400, misplaced: misplaced))
    }
    try drawing.expect([], in: connected(true))
    try drawing.expect("nothing-is-cut-off", at: "title-root-leading", in: connected(false))
  }

  @Test func `of a conflict the constraint is given up that does not hold where views were drawn`()
    throws
  {
    func picture(leading: Double, trailing: Double) -> String {
      DrawnDocument.window(
        """
        <imageView id="photo" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="20" width="375" height="300"/><constraints>
        <constraint firstAttribute="height" constant="300" id="photo-height"/></constraints>
        </imageView>
        """,
        DrawnDocument.pin("photo", "root", "top", 20)
          + DrawnDocument.pin("photo", "root", "leading", leading)
          + DrawnDocument.pin("photo", "root", "trailing", trailing))
    }
    try drawing.expect([], in: picture(leading: 0, trailing: 0))
    try drawing.expect(
      "conflicting-constraints", at: "photo-root-leading", in: picture(leading: 395, trailing: 0))
    try drawing.expect(
      "conflicting-constraints", at: "photo-root-trailing",
      in: picture(leading: 0, trailing: -395))
  }

  @Test func `a part that nothing holds open is tried as it was drawn`() throws {
    func part(bottom: Double) -> String {
      DrawnDocument.part(
        """
        <view id="line" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="79" width="375" height="1"/><constraints>
        <constraint firstAttribute="height" constant="1" id="line-height"/></constraints></view>
        """,
        ["leading", "trailing"].map { DrawnDocument.pin("line", "root", $0) }.joined()
          + DrawnDocument.pin("line", "root", "bottom", bottom), height: 80)
    }
    try drawing.expect([], in: part(bottom: 0))
    try drawing.expect(
      "views-stay-inside", at: "line-root-bottom", saying: "a constant of 0, as drawn",
      in: part(bottom: -100))
  }

  @Test func `a line that code fills is cut where it was drawn as high as several`() throws {
    func screen(lines: Int, height: Double) -> String {
      let label = DrawnDocument.label(
        "title", "x=\"16\" y=\"20\" width=\"343\" height=\"\(height)\"",
        "<constraints><constraint firstAttribute=\"height\" constant=\"\(height)\" id=\"own\"/></constraints>"
      ).replacing(
        "text=\"Label\"",
        with: """
          text="What takes more room than there is in any one line of it" numberOfLines="\(lines)"
          """)
      return DrawnDocument.connecting(
        "title",
        in: DrawnDocument.window(
          label,
          DrawnDocument.pin("title", "root", "top", 20)
            + DrawnDocument.pin("title", "root", "leading", 16)
            + DrawnDocument.pin("title", "root", "trailing", -16)))
    }
    try drawing.expect("text-is-not-cut", at: "title", in: screen(lines: 1, height: 90))
    try drawing.expect([], in: screen(lines: 0, height: 90))
    // It may have been drawn with another text than code shows.
    try drawing.expect([], in: screen(lines: 1, height: 20.5))
  }

  @Test func `what is hidden is looked at where it would stand`() throws {
    func screen(isHidden: Bool, height: Double, at y: Double = 20) -> String {
      func button(_ id: String, _ y: Double) -> String {
        """
        <button id="\(id)" \(isHidden ? "hidden=\"YES\"" : "") \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="\(y)" width="343" height="48"/><constraints>
        <constraint firstAttribute="height" constant="\(height)" id="\(id)-height"/></constraints>
        </button>
        """
      }
      let pins = [("first", 20.0), ("second", y)].map { id, y in
        DrawnDocument.pin(id, "root", "top", y) + DrawnDocument.pin(id, "root", "leading", 16)
          + DrawnDocument.pin(id, "root", "trailing", -16)
      }
      return DrawnDocument.window(button("first", 20) + button("second", y), pins.joined())
    }
    try drawing.expect([], in: screen(isHidden: true, height: 48, at: 80))
    try drawing.expect(
      ["touch-targets-reach-44", "touch-targets-reach-44"],
      in: screen(isHidden: true, height: 20, at: 80))
    // Both are never shown at once.
    try drawing.expect([], in: screen(isHidden: true, height: 48, at: 40))
  }

  @Test func `what waits beyond an edge is moved in by code, and what is drawn there is not`()
    throws
  {
    func banner(bottom: Double, isMisplaced: Bool) -> String {
      DrawnDocument.connecting(
        "banner-root-bottom",
        in: DrawnDocument.window(
          DrawnDocument.label(
            "banner", "x=\"16\" y=\"600\" width=\"41.5\" height=\"20.5\""
          ).replacing(
            "<label ", with: "<label \(isMisplaced ? "misplaced=\"YES\"" : "") "),
          DrawnDocument.pin("banner", "root", "leading", 16)
            + DrawnDocument.pin("banner", "root", "bottom", bottom)))
    }
    try drawing.expect([], in: banner(bottom: 40, isMisplaced: true))
    try drawing.expect(
      "nothing-is-cut-off", at: "banner-root-bottom", in: banner(bottom: 40, isMisplaced: false))
  }

  @Test func `pages across are scrolled to the last, though what they hold stands in a column`()
    throws
  {
    func pages(_ count: Int) -> String {
      let last = DrawnDocument.label(
        "last", "x=\"\(375 * count - 200)\" y=\"20\" width=\"41.5\" height=\"20.5\"")
      return DrawnDocument.scrolling(
        """
        <view id="page" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="\(375 * count)" height="667"/><subviews>
        \(last)</subviews><constraints>\(DrawnDocument.pin("last", "page", "top", 20))
        \(DrawnDocument.pin("last", "page", "trailing", -158.5))</constraints></view>
        """,
        DrawnDocument.tie("page", "scroll", "width", "multiplier=\"\(count)\"")
          + DrawnDocument.tie("page", "scroll", "height"))
    }
    for count in 2...3 { try drawing.expect([], in: pages(count)) }
  }
}
