import InterfaceBuilder
import StackScrollCore
import Testing

@Suite struct ImportedScreenTests {
  private func results(_ name: String) throws -> [Result<ImportedScreen, ImportRefusal>] {
    try DocumentFixtures.read(FixtureDocumentTests.text(name)).importedScreens()
  }

  @Test("the closed form places an imported screen where the document says")
  func framesAreRecorded() throws {
    var screens = 0
    for result in try results("columns.storyboard") {
      let imported = try result.get()
      screens += 1
      let layout = try imported.screen.layout()
      for (id, frame) in imported.recordedFrames { #expect(layout.frame(of: id) == frame, "\(id)") }
    }
    #expect(screens == 2)
  }

  @Test("pins are distances inwards, and what is not pinned is open")
  func pins() throws {
    let direct = try results("columns.storyboard")[1].get()
    #expect(
      direct.screen.pins == DirectionalEdgeInsets(top: 7, leading: 5, bottom: 9, trailing: 5))
    #expect(direct.screen.attachment == .standard)
    #expect(direct.screen.scrollView.size == Size(width: 375, height: 367))
  }

  @Test("a scroll view around anything but one stack view is refused")
  func refused() throws {
    #expect(throws: ImportRefusal.self) { try results("scroll-views.storyboard")[2].get() }
  }

  /// A scroll view with a column of one label, 200 wide, and one width of the column.
  private func column(
    alignment: String = "center", recordedWidth: Double = 200, x: Double = 87.5,
    width: String, ofLabel: String = ""
  ) throws -> Result<ImportedScreen, ImportRefusal> {
    let pins = ["top", "leading", "bottom", "trailing"].map { edge in
      "<constraint firstItem=\"column\" firstAttribute=\"\(edge)\" secondItem=\"scroll\" "
        + "secondAttribute=\"\(edge)\" id=\"pin-\(edge)\"/>"
    }
    let text = DocumentFixtures.storyboard(
      """
      <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="scroll">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <stackView axis="vertical" alignment="\(alignment)" translatesAutoresizingMaskIntoConstraints="NO" id="column">
      <rect key="frame" x="0.0" y="0.0" width="375" height="20"/><subviews>
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="\(x)" y="0.0" width="\(recordedWidth)" height="20"/>
      <constraints>\(ofLabel)</constraints></label>
      </subviews></stackView></subviews>
      <constraints>\(pins.joined())\(width)</constraints>
      </scrollView></subviews>
      """)
    return try #require(try DocumentFixtures.read(text).importedScreens().first)
  }

  private func tie(constant: Double, multiplier: Double = 1) -> String {
    "<constraint firstItem=\"column\" firstAttribute=\"width\" secondItem=\"scroll\" "
      + "secondAttribute=\"width\" multiplier=\"\(multiplier)\" constant=\"\(constant)\" id=\"tie\"/>"
  }

  @Test("a part of the frame is imported as that, and one with a number added is refused by name")
  func sums() throws {
    for multiplier in [1, 0.5] {
      let imported = try column(
        recordedWidth: 100, x: 187.5 * multiplier - 50,
        width: tie(constant: 0, multiplier: multiplier)
      ).get()
      #expect(
        imported.screen.content.width == .fraction(multiplier, of: .frameLayoutGuide))
      for constant in [-64.0, -1, 0.5, 12] {
        let result = try column(width: tie(constant: constant, multiplier: multiplier))
        guard case .failure(.sumsWithFrame(let places)) = result else {
          Issue.record("\(constant) is imported as a number")
          continue
        }
        #expect(places.map(\.id) == ["tie"] && (places.first?.line ?? 0) > 1)
      }
    }
  }

  @Test("the length of a leaf is its own where it moves with the leaf, and is refused elsewhere")
  func ownLengths() throws {
    for (alignment, x) in [("top", 0), ("center", 87.5), ("bottom", 175.0)] {
      let imported = try column(alignment: alignment, x: x, width: tie(constant: 0)).get()
      guard case .stack(let stack) = imported.screen.content.content,
        case .leaf(let leaf)? = stack.arrangedViews.first?.content
      else {
        Issue.record("no column of one leaf")
        return
      }
      #expect(leaf.intrinsic == IntrinsicSize(width: 200, height: 20))
    }
    let stretched = try column(
      alignment: "fill", recordedWidth: 375, x: 0, width: tie(constant: 0))
    guard case .failure(.unknownLengths(let lengths)) = stretched else {
      Issue.record("the frame of a stretched label is taken as its own size")
      return
    }
    #expect(lengths.map(\.axis) == [.horizontal] && lengths.map(\.place.id) == ["label"])
  }

  @Test("a leaf whose length is required needs none of its own")
  func requiredLengths() throws {
    let imported = try column(
      recordedWidth: 300, x: 37.5, width: tie(constant: 0),
      ofLabel: "<constraint firstAttribute=\"width\" constant=\"300\" id=\"w\"/>"
    ).get()
    guard case .stack(let stack) = imported.screen.content.content,
      let label = stack.arrangedViews.first, case .leaf(let leaf) = label.content
    else {
      Issue.record("no column of one leaf")
      return
    }
    #expect(leaf.intrinsic == IntrinsicSize(height: 20) && label.width == .constant(300))
  }

  @Test(
    "a label of one line that a row stretches is as high as its line", arguments: [21.0, 31, 60])
  func lineHeights(height: Double) throws {
    let text = DocumentFixtures.storyboard(
      """
      <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="scroll">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="row">
      <rect key="frame" x="0.0" y="0.0" width="140" height="\(height)"/><subviews>
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="0.0" y="0.0" width="100" height="\(height)"/></label>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="badge">
      <rect key="frame" x="100" y="0.0" width="40" height="\(height)"/><constraints>
      <constraint firstAttribute="width" constant="40" id="w"/>
      <constraint firstAttribute="height" constant="\(height)" id="h"/></constraints></view>
      </subviews></stackView></subviews><constraints>
      <constraint firstItem="row" firstAttribute="top" secondItem="scroll" secondAttribute="top" id="p1"/>
      <constraint firstItem="row" firstAttribute="leading" secondItem="scroll" secondAttribute="leading" id="p2"/>
      <constraint firstItem="row" firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" id="p3"/>
      <constraint firstItem="row" firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="p4"/>
      </constraints></scrollView></subviews>
      """)
    let imported = try #require(try DocumentFixtures.read(text).importedScreens().first).get()
    guard case .stack(let stack) = imported.screen.content.content,
      case .leaf(let label)? = stack.arrangedViews.first?.content
    else {
      Issue.record("no row")
      return
    }
    #expect(label.intrinsic == IntrinsicSize(width: 100, height: 20.5))
    let layout = try imported.screen.layout()
    for (id, frame) in imported.recordedFrames { #expect(layout.frame(of: id) == frame, "\(id)") }
  }
}
