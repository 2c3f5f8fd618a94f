import InterfaceBuilder
import StackScrollConstraints
import StackScrollCore
import Testing

/// Scenes of documents as screens.
@Suite struct ImportedScreenTests {
  private func screens(_ text: String) throws -> [Result<ImportedScreen, ImportRefusal>] {
    try DocumentFixtures.read(text).importedScreens()
  }

  private func screen(_ content: String, around: String = "") throws -> ImportedScreen {
    let text = DocumentFixtures.storyboard(content, around: around)
    return try #require(try screens(text).first).get()
  }

  private func view(_ id: String, _ frame: String, inside: String = "") -> String {
    let numbers = frame.split(separator: " ")
    return """
      <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/>
      \(inside)</view>
      """
  }

  @Test("every scene of the documents becomes a screen, with the frames that were recorded")
  func fixtures() throws {
    for name in FixtureDocumentTests.names {
      for result in try screens(FixtureDocumentTests.text(name)) {
        let imported = try result.get()
        #expect(imported.screen.root.id.name == imported.id, "\(name)")
        #expect(imported.places[imported.screen.root.id] == imported.place, "\(name)")
        let layout = try imported.screen.bestLayout().layout
        #expect(Set(layout.ids) == Set(imported.places.keys), "\(name)")
      }
    }
  }

  /// A view at the top of the root, as wide as that, with a height for the canvas alone.
  private func withPlaceholder(_ tag: String, _ content: String = "") throws -> ImportedScreen {
    let ties = ["top", "leading", "trailing"].map { edge in
      """
      <constraint firstItem="box" firstAttribute="\(edge)" secondItem="root" \
      secondAttribute="\(edge)" id="\(edge)"/>
      """
    }
    let text = DocumentFixtures.storyboard(
      """
      <subviews><\(tag) placeholderIntrinsicHeight="120" \
      translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="0" width="375" height="120"/>\(content)</view></subviews>
      <constraints>\(ties.joined())</constraints>
      """)
    return try #require(try DocumentFixtures.read(text).importedScreens().first).get()
  }

  @Test func `a height for the canvas is known only as drawn`() throws {
    for tag in ["view", "view customClass=\"Chart\""] {
      let scene = try withPlaceholder(tag)
      #expect(scene.drawnLengths["box"] == [.horizontal, .vertical])
      #expect(scene.drawnLayout?.frame(of: "box")?.size.height == 120)
    }
  }

  @Test func `what holds others has no height for the canvas in the app`() throws {
    let inside = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="in">
      <rect key="frame" x="0" y="0" width="375" height="50"/>
      <constraints><constraint firstAttribute="height" constant="50" id="h"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="in" firstAttribute="top" secondItem="box" secondAttribute="top" id="t"/>
      <constraint firstItem="in" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="l"/>
      <constraint firstItem="in" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="r"/>
      <constraint firstItem="in" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" priority="70" id="b"/>
      </constraints>
      """
    let scene = try withPlaceholder("view", inside)
    #expect(scene.drawnLayout?.frame(of: "box")?.size.height == 50)
  }

  private static func label(_ text: String, height: Double) -> String {
    """
    <label text="\(text)" numberOfLines="0" id="label" \
    translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="375" height="\(height)"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label>
    <constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
    <constraint firstItem="root" firstAttribute="trailing" secondItem="label" secondAttribute="trailing" id="c"/>
    </constraints>
    """
  }

  @Test("labels with several lines are as high as their strings if that is wanted")
  func measuredTexts() throws {
    let text = Array(repeating: "Ada wrote the first program", count: 3).joined(separator: " ")
    for (height, reproduced) in [(42.5, [4, 4]), (61.0, [4, 3]), (20.5, [4, 4])] {
      let document = try DocumentFixtures.read(
        DocumentFixtures.storyboard(Self.label(text, height: height)))
      let found = [false, true].map { document.verify(measuresTexts: $0) }
      #expect(found.map(\.compared) == [4, 4])
      #expect(found.map(\.reproduced) == reproduced, "\(height)")
    }
  }

  @Test("a label becomes a text of its string if that is wanted, and wraps in a larger category")
  func texts() throws {
    let document = try DocumentFixtures.read(
      DocumentFixtures.storyboard(Self.label("Ada wrote the first program", height: 20.5)))
    let drawn = try #require(document.importedScreens().first).get()
    let imported = try #require(document.importedScreens(measuresTexts: true).first).get()
    #expect(drawn.drawnLengths["label"] != nil && imported.drawnLengths["label"] == nil)
    let layout = try imported.screen.bestLayout().layout
    #expect(
      layout.text(of: "label")
        == LabelText(
          "Ada wrote the first program", font: .preferredFont(forTextStyle: .headline)))
    let large = try imported.screen.with(contentSizeCategory: .accessibilityExtraLarge)
    let heights = try [layout, large.bestLayout().layout].map { layout in
      try #require(layout.frame(of: "label")).size.height
    }
    #expect(heights[1] > 2 * heights[0])
  }

  @Test("a screen takes the variations of other size classes as the document is read for them")
  func variations() throws {
    let phone = try FixtureDocumentTests.text("variations.storyboard")
    let screen = try #require(try screens(phone).first).get().screen
    #expect(screen.variations.count == 3 && screen.sizeClasses == SizeClasses())
    for device in [#""ipad9_7" orientation="portrait""#, #""retina4_7" orientation="landscape""#] {
      let text = phone.replacingOccurrences(
        of: #""retina4_7" orientation="portrait""#, with: device)
      let other = try #require(try screens(text).first).get()
      #expect(other.variationsLeftOut.isEmpty && other.screen.variations.count == 3)
      let classes = other.screen.effectiveSizeClasses
      let own = try other.screen.with(size: screen.size, sizeClasses: classes)
      let varied = try screen.with(sizeClasses: classes)
      #expect(varied.varied.root.subviews == own.varied.root.subviews, "\(device)")
      #expect(Set(varied.varied.constraints) == Set(own.varied.constraints), "\(device)")
      let back = try own.with(sizeClasses: screen.effectiveSizeClasses)
      #expect(Set(back.varied.constraints) == Set(screen.constraints), "\(device)")
    }
    let turned = try screen.applying(.rotate).varied
    #expect(turned.constraints.first { $0.identifier == "c6" }?.constant == 50)
  }

  @Test("a document without Auto Layout has nothing but frames: its scenes are no screens")
  func withoutAutoLayout() throws {
    let text = DocumentFixtures.storyboard("").replacingOccurrences(
      of: "useAutolayout=\"YES\"", with: "useAutolayout=\"NO\"")
    guard case .failure(.withoutAutoLayout(let place))? = try screens(text).first else {
      Issue.record("a screen")
      return
    }
    #expect(place.id == "root")
  }

  @Test("constraints know the lines that they stand on, and views keep their identifiers")
  func constraints() throws {
    let imported = try screen(
      """
      <subviews>\(view("box", "1 2 30 40"))</subviews><constraints>
      <constraint firstItem="box" firstAttribute="left" secondItem="root" secondAttribute="left" constant="1" priority="900" identifier="edge" id="l"/>
      </constraints>
      """)
    let constraint = try #require(imported.screen.constraints.first)
    #expect(imported.screen.constraints.count == 1)
    #expect(constraint.first == Anchor(LayoutItem("box"), .left))
    #expect(constraint.second == Anchor(LayoutItem("root"), .left))
    #expect(constraint.constant == 1 && constraint.priority == LayoutPriority(900))
    #expect(constraint.identifier == "edge")
    guard case .document(element: "constraint", let line) = constraint.origin else {
      Issue.record("another origin")
      return
    }
    #expect(line > 0)
    #expect(imported.recordedFrames["box"] == Rect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test(
    "a leaf keeps the length it was drawn with where nothing else settles it; what holds it none")
  func drawnLengths() throws {
    let imported = try screen(
      "<subviews>"
        + view("outer", "0 0 50 60", inside: "<subviews>\(view("inner", "5 6 30 40"))</subviews>")
        + "</subviews>")
    #expect(imported.drawnLengths == ["inner": [.horizontal, .vertical]])
    let outer = try #require(imported.screen.root.subviews.first)
    #expect(outer.width == .intrinsic && outer.height == .intrinsic)
    let leaf = try #require(outer.subviews.first?.leaf)
    #expect(leaf.intrinsic == IntrinsicSize(width: 30, height: 40))
    #expect(leaf.hugging.horizontal < .defaultLow)
  }

  @Test("what lies under the bars by an old guide ends at the safe area")
  func oldGuides() throws {
    let guides = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
      <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
      """
    func tie(_ attribute: String) -> String {
      """
      <subviews>\(view("box", "0 20 30 40"))</subviews><constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="t" secondAttribute="\(attribute)" id="c"/>
      </constraints>
      """
    }
    let constraint = try #require(
      try screen(tie("bottom"), around: guides).screen.constraints.first)
    #expect(
      constraint.second == Anchor(LayoutItem("root").safeAreaLayoutGuide, .top))
    let text = DocumentFixtures.storyboard(tie("centerY"), around: guides)
    guard case .failure(.stripLength(let place))? = try screens(text).first else {
      Issue.record("a screen")
      return
    }
    #expect(place.id == "c")
  }

  @Test("a scroll view that holds nothing shows nothing, so that its screen has a layout")
  func emptyScrollViews() throws {
    let imported = try screen(
      """
      <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
      <rect key="frame" x="0" y="0" width="100" height="50"/></scrollView></subviews><constraints>
      <constraint firstItem="scroll" firstAttribute="left" secondItem="root" secondAttribute="left" id="l"/>
      <constraint firstItem="scroll" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      </constraints>
      """)
    let layout = try imported.screen.layout()
    #expect(layout.frame(of: "scroll") == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(layout.content(of: "scroll")?.contentSize == .zero)
  }

  @Test("a row of a table is as high as its content, and the screen says so")
  func rows() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><objects>
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/></tableViewCellContentView>
      </tableViewCell></objects></document>
      """
    let imported = try #require(try screens(text).first).get()
    #expect(imported.screen.fittingPriorities.horizontal == .required)
    #expect(imported.screen.fittingPriorities.vertical == LayoutPriority(50))
  }

  @Test("a leaf that was stretched keeps no length of its own, and one that was not does")
  func stretchedLeaves() throws {
    let label = "translatesAutoresizingMaskIntoConstraints=\"NO\" horizontalHuggingPriority"
    let imported = try screen(
      """
      <subviews>
      <label text="a" id="between" \(label)="250"><rect key="frame" x="16" y="0" width="243" height="20"/></label>
      <label text="a" id="beside" \(label)="251"><rect key="frame" x="259" y="0" width="100" height="20"/></label>
      <label text="a" id="free" \(label)="251"><rect key="frame" x="16" y="20" width="300" height="20"/></label>
      </subviews><constraints>
      <constraint firstItem="between" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="a"/>
      <constraint firstItem="beside" firstAttribute="leading" secondItem="between" secondAttribute="trailing" id="b"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="beside" secondAttribute="trailing" constant="16" id="c"/>
      <constraint firstItem="free" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="d"/>
      <constraint firstItem="root" firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="free" secondAttribute="trailing" constant="16" id="e"/>
      <constraint firstItem="between" firstAttribute="top" secondItem="root" secondAttribute="top" id="f"/>
      <constraint firstItem="beside" firstAttribute="top" secondItem="root" secondAttribute="top" id="g"/>
      <constraint firstItem="free" firstAttribute="top" secondItem="between" secondAttribute="bottom" id="h"/>
      </constraints>
      """)
    let screen = imported.screenWithoutStretchedLengths
    func resistances(_ axis: Axis) -> [LayoutPriority?] {
      screen.root.subviews.map { $0.leaf?.compressionResistance[axis] }
    }
    #expect(resistances(.horizontal) == [60, 750, 750])
    #expect(resistances(.vertical) == [750, 750, 750])
    #expect(try screen.layout() == imported.screen.layout())
  }
}
