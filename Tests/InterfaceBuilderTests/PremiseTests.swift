import Foundation
import InterfaceBuilder
import StackScrollCore
import Testing

/// What the numbers of a document rest on: no inset is read off the frames that it is held against.
@Suite struct PremiseTests {
  /// A storyboard of scenes, each of which holds a view below the safe area, recorded at some height.
  private func scenes(
    at heights: [Double], device: String = "retina4_7", tools: Int = 17701
  ) throws -> DocumentVerification {
    let scenes = heights.enumerated().map { number, y in
      """
      <scene sceneID="s\(number)"><objects><viewController id="vc\(number)"><view key="view" id="root\(number)">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v\(number)">
      <rect key="frame" x="10" y="\(y)" width="100" height="50"/>
      <constraints><constraint firstAttribute="width" constant="100" id="w\(number)"/>
      <constraint firstAttribute="height" constant="50" id="h\(number)"/></constraints></view></subviews>
      <constraints><constraint firstItem="v\(number)" firstAttribute="left" secondItem="root\(number)" secondAttribute="left" constant="10" id="l\(number)"/>
      <constraint firstItem="v\(number)" firstAttribute="top" secondItem="g\(number)" secondAttribute="top" id="t\(number)"/></constraints>
      <viewLayoutGuide key="safeArea" id="g\(number)"/></view></viewController></objects></scene>
      """
    }
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="\(tools)" useAutolayout="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait"/><scenes>\(scenes.joined())</scenes></document>
      """
    return try DocumentFixtures.read(text).verify()
  }

  @Test(
    "a margin is what is usual, whatever the frames are that hang on it", arguments: [16, 17, 99])
  func margins(x: Double) throws {
    let text = DocumentFixtures.storyboard(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="\(x)" y="0.0" width="\(359 - x)" height="100"/>
      <constraints><constraint firstAttribute="height" constant="100" id="h"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="l"/>
      <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="r"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      </constraints>
      """)
    let shares = try DocumentFixtures.read(text).verify().shares
    #expect(shares.independent.compared == 4)
    #expect(shares.independent.reproduced == (x == 16 ? 4 : 2))
  }

  @Test("a safe area is what other scenes show alike, or what is usual, and never the scene's own")
  func safeAreas() throws {
    let choices = [0.0, 20, 37]
    for first in choices {
      for second in choices {
        for third in choices {
          let heights = [first, second, third]
          let found = try scenes(at: heights)
          for (number, scene) in found.scenes.enumerated() {
            let others = heights.enumerated().filter { $0.offset != number }.map(\.element)
            let expected = others[0] == others[1] ? others[0] : 0
            #expect(
              scene.differences.isEmpty == (heights[number] == expected), "\(heights) \(number)")
          }
        }
      }
    }
  }

  @Test("the canvas of each version of the tools draws the status bar it knows")
  func versions() throws {
    let known: [(device: String, tools: Int, top: Double)] = [
      ("retina4_7", 14490, 20), ("retina4_7", 14868, 0), ("retina4_7", 17701, 0),
      ("retina4_7", 21507, 0), ("retina4_7", 21701, 20), ("retina4_7", 22505, 20),
    ]
    for (device, tools, top) in known {
      for y in [0.0, 20] {
        let found = try scenes(at: [y], device: device, tools: tools)
        #expect(found.differences.isEmpty == (y == top), "\(device) \(tools) \(y)")
      }
    }
  }

  /// Two controllers, the second pushed by the first, or the root of it, with a view below the guide of the second.
  private func pushed(
    at y: Double, bar: String, by first: String = "tableViewController",
    runtime: String = "iOS.CocoaTouch", device: String = "retina4_7",
    frame: Rect = Rect(x: 0, y: 0, width: 375, height: 667), tools: Int = 14490
  ) throws -> DocumentVerification {
    let text = """
      <document targetRuntime="\(runtime)" toolsVersion="\(tools)" useAutolayout="YES">
      \(device.isEmpty ? "" : "<device id=\"\(device)\" orientation=\"portrait\"/>")<scenes>
      <scene sceneID="s1"><objects><\(first) id="first"><connections><segue destination="second"
      kind="\(first == "navigationController" ? "relationship" : "show")" id="segue"/></connections>
      \(bar)</\(first)></objects></scene>
      <scene sceneID="s2"><objects><viewController id="second">
      <layoutGuides><viewControllerLayoutGuide type="top" id="guide"/></layoutGuides>
      <view key="view" id="root">
      <rect key="frame" x="0.0" y="\(frame.minY)" width="\(frame.size.width)" height="\(frame.size.height)"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="10" y="\(y)" width="100" height="50"/>
      <constraints><constraint firstAttribute="width" constant="100" id="w"/>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints></view></subviews>
      <constraints><constraint firstItem="box" firstAttribute="left" secondItem="root" secondAttribute="left" constant="10" id="l"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="guide" secondAttribute="bottom" id="t"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
    return try DocumentFixtures.read(text).verify()
  }

  @Test("a bar that was chosen for the canvas is over what is pushed, and below an opaque one")
  func chosenBars() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>"
    let clear = bar.replacingOccurrences(of: " translucent=\"NO\"", with: "")
    for (bar, top) in [("", 20.0), (clear, 64), (bar, 0)] {
      for y in [0.0, 20, 64] {
        let found = try pushed(at: y, bar: bar)
        #expect(found.differences.isEmpty == (y == top), "\(bar) \(y)")
      }
    }
    // So are the bars of navigation controllers.
    for (translucent, top) in [("", 64.0), ("translucent=\"NO\"", 0)] {
      let bar = "<navigationBar key=\"navigationBar\" id=\"bar\" \(translucent)/>"
      for y in [0.0, 20, 64] {
        let found = try pushed(at: y, bar: bar, by: "navigationController")
        #expect(found.differences.isEmpty == (y == top), "\(bar) \(y)")
      }
    }
  }

  @Test("what is safe on a television depends on the tools, and none of it on a missing device")
  func televisions() throws {
    let screen = Rect(x: 0, y: 0, width: 1920, height: 1080)
    for (tools, device, top) in [
      (9052, "", 0.0), (12121, "appleTV", 0), (14109, "appleTV", 60), (23504, "appleTV", 60),
    ] {
      for y in [0.0, 20, 60] {
        let found = try pushed(
          at: y, bar: "", runtime: "AppleTV", device: device, frame: screen, tools: tools)
        #expect(found.differences.isEmpty == (y == top), "\(tools) \(y)")
      }
    }
  }

  /// A row of a table with a label at its leading margin.
  private func row(
    at x: Double, device: String, width: Double, tools: Int
  ) throws -> DocumentVerification {
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="\(tools)" useAutolayout="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait"/><scenes><scene sceneID="s"><objects>
      <tableViewController id="controller"><tableView key="view" id="table">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="568"/><prototypes>
      <tableViewCell preservesSuperviewLayoutMargins="YES" id="cell">
      <rect key="frame" x="0.0" y="28" width="\(width)" height="44"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="44"/><subviews>
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="\(x)" y="11" width="42" height="22"/></label></subviews><constraints>
      <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="l"/>
      <constraint firstItem="label" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="y"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
      </tableViewController></objects></scene></scenes></document>
      """
    return try DocumentFixtures.read(text).verify()
  }

  @Test("rows have the margins of their screen and their tools")
  func rows() throws {
    for (device, width, tools, margin) in [
      ("retina4_0", 320.0, 14490, 15.0), ("retina4_0", 320, 19162, 16),
      ("retina4_7", 375, 23504, 16),
      ("retina6_0", 390, 23504, 20), ("retina6_12", 393, 23504, 20), ("retina6_1", 414, 23504, 20),
    ] {
      for x in [15.0, 16, 20] {
        let found = try row(at: x, device: device, width: width, tools: tools)
        #expect(found.differences.isEmpty == (x == margin), "\(device) \(tools) \(x)")
      }
    }
  }

  @Test("what rests on an inset of a device that is not known is counted apart")
  func unknownDevice() throws {
    for y in [0.0, 23] {
      let shares = try scenes(at: [y], device: "holographic").shares
      #expect(shares.open.keys.sorted { $0.rawValue < $1.rawValue } == [.unknownDevice])
      #expect(shares.open[.unknownDevice]?.compared == 1)
      #expect(shares.open[.unknownDevice]?.reproduced == 1)
      #expect(shares.independent.compared == 3 && shares.independent.isComplete)
    }
  }

  @Test("each number rests on one thing")
  func partition() throws {
    for name in FixtureDocumentTests.names {
      let shares = try DocumentFixtures.read(FixtureDocumentTests.text(name)).verify().shares
      var parts = shares.independent
      for share in shares.open.values { parts.add(share) }
      parts.add(shares.ambiguous)
      parts.add(shares.heldLengths)
      parts.add(shares.besideHeldLengths)
      #expect(parts == shares.all, "\(name)")
      #expect(shares.independentOfLeaves.compared <= shares.independent.compared)
      #expect(shares.independentOfLeaves.compared <= shares.settled.compared)
    }
  }

  /// A row, centred, of one view that has a width and no height.
  private func row(_ element: String, height: Double, content: String) throws
    -> DocumentVerification
  {
    let text = DocumentFixtures.storyboard(
      """
      <subviews><stackView alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="row">
      <rect key="frame" x="0.0" y="0.0" width="260" height="100"/><subviews>
      <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0.0" y="\(50 - height / 2)" width="260" height="\(height)"/>\(content)
      </\(element)></subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="row" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      <constraint firstItem="row" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="row" firstAttribute="width" secondItem="root" secondAttribute="width" constant="-115" id="w"/>
      <constraint firstItem="row" firstAttribute="bottom" secondItem="root" secondAttribute="top" constant="100" id="b"/>
      </constraints>
      """)
    return try DocumentFixtures.read(text).verify()
  }

  @Test("what nothing settles keeps the length that the canvas gave it, and is counted apart")
  func heldLengths() throws {
    let label = """
      <subviews><label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="0.0" y="MIDDLE" width="260" height="20"/></label></subviews>
      <constraints>
      <constraint firstItem="label" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="c1"/>
      <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" id="c2"/>
      <constraint firstItem="label" firstAttribute="centerY" secondItem="box" secondAttribute="centerY" id="c3"/>
      </constraints>
      """
    for height in [30.0, 65, 99] {
      let middle = label.replacingOccurrences(of: "MIDDLE", with: "\((height - 20) / 2)")
      for (element, content) in [("view", middle), ("stackView", ""), ("scrollView", "")] {
        let found = try row(element, height: height, content: content)
        #expect(found.differences.isEmpty, "\(element) \(height)")
        #expect(found.shares.heldLengths.compared >= 1, "\(element) \(height)")
      }
    }
  }

  @Test("a hidden spinner keeps its place if it hides because it stands still, and no other does")
  func spinners() throws {
    for hides in [false, true] {
      for animates in [false, true] {
        let keeps = hides && !animates
        let words =
          (hides ? " hidesWhenStopped=\"YES\"" : "") + (animates ? " animating=\"YES\"" : "")
        let text = DocumentFixtures.storyboard(
          """
          <subviews><stackView spacing="5" translatesAutoresizingMaskIntoConstraints="NO" id="row">
          <rect key="frame" x="0.0" y="0.0" width="300" height="20"/><subviews>
          <activityIndicatorView hidden="YES"\(words) translatesAutoresizingMaskIntoConstraints="NO" id="spinner">
          <rect key="frame" x="0.0" y="0.0" width="20" height="20"/></activityIndicatorView>
          <label text="Label" horizontalHuggingPriority="1" translatesAutoresizingMaskIntoConstraints="NO" id="label">
          <rect key="frame" x="\(keeps ? 25 : 0)" y="0.0" width="\(keeps ? 275 : 300)" height="20"/></label>
          </subviews></stackView></subviews>
          <constraints>
          <constraint firstItem="row" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
          <constraint firstItem="row" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
          <constraint firstAttribute="trailing" secondItem="row" secondAttribute="trailing" constant="75" id="r"/>
          </constraints>
          """)
        let found = try DocumentFixtures.read(text).verify()
        #expect(found.differences.isEmpty, "hides \(hides), animates \(animates)")
      }
    }
  }

  @Test(
    "a row of texts of several lines is held to equal parts, whatever widths are recorded",
    arguments: [(148.0, 251, true), (100, 251, false), (200, 251, false), (100, 1000, true)])
  func rowsOfTexts(first: Double, hugging: Int, isAsRecorded: Bool) throws {
    let text = DocumentFixtures.storyboard(
      """
      <subviews><stackView spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="row">
      <rect key="frame" x="0.0" y="0.0" width="300" height="41"/><subviews>
      <label text="Title" numberOfLines="0" horizontalHuggingPriority="\(hugging)" translatesAutoresizingMaskIntoConstraints="NO" id="title">
      <rect key="frame" x="0.0" y="0.0" width="\(first)" height="41"/></label>
      <label text="What is said of it" numberOfLines="0" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="text">
      <rect key="frame" x="\(first + 4)" y="0.0" width="\(296 - first)" height="41"/></label>
      </subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="row" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      <constraint firstItem="row" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstAttribute="trailing" secondItem="row" secondAttribute="trailing" constant="75" id="r"/>
      </constraints>
      """)
    #expect(try DocumentFixtures.read(text).verify().differences.isEmpty == isAsRecorded)
  }

  @Test("a label's baselines count from its edges, however high it is", arguments: [20.5, 30, 44])
  func baselines(height: Double) throws {
    for (attribute, y) in [("firstBaseline", 100.0), ("lastBaseline", 120.5 - height)] {
      let text = DocumentFixtures.storyboard(
        """
        <subviews>
        <label fixedFrame="YES" text="One" translatesAutoresizingMaskIntoConstraints="NO" id="one">
        <rect key="frame" x="0.0" y="100" width="50" height="20.5"/></label>
        <label text="Two" translatesAutoresizingMaskIntoConstraints="NO" id="two">
        <rect key="frame" x="60" y="\(y)" width="50" height="\(height)"/></label></subviews>
        <constraints>
        <constraint firstItem="two" firstAttribute="left" secondItem="root" secondAttribute="left" constant="60" id="l"/>
        <constraint firstItem="two" firstAttribute="\(attribute)" secondItem="one" secondAttribute="\(attribute)" id="b"/>
        </constraints>
        """)
      let found = try DocumentFixtures.read(text).verify()
      #expect(found.differences.isEmpty, "\(attribute)")
    }
  }
}
