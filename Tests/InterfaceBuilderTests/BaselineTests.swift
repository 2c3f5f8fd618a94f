import Foundation
import InterfaceBuilder
import StackScrollCore
import Testing

/// Where the baselines of views are that show no text.
@Suite struct BaselineTests {
  /// A label at 20 points from the top, and a view of 10 points below its first baseline.
  private func verified(
    _ element: String, _ attribute: String, at y: Double, constant: Double = 0
  ) throws -> [FrameDifference] {
    let text = DocumentFixtures.storyboard(
      """
      <subviews><label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
      <rect key="frame" x="10" y="20" width="40" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      \(element) translatesAutoresizingMaskIntoConstraints="NO" id="mark">
      <rect key="frame" x="60" y="\(y)" width="10" height="10"/>
      <constraints><constraint firstAttribute="width" constant="10" id="w"/>
      <constraint firstAttribute="height" constant="10" id="h"/></constraints>
      \(element.hasPrefix("<view") ? "</view>" : "</imageView>")</subviews>
      <constraints>
      <constraint firstItem="title" firstAttribute="left" secondItem="root" secondAttribute="left" constant="10" id="c1"/>
      <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
      <constraint firstItem="mark" firstAttribute="left" secondItem="root" secondAttribute="left" constant="60" id="c3"/>
      <constraint firstItem="mark" firstAttribute="\(attribute)" secondItem="title" secondAttribute="firstBaseline" constant="\(constant)" id="c4"/>
      </constraints>
      """)
    return try DocumentFixtures.read(text).verify().differences
  }

  @Test("the first one is the top and the last one the bottom", arguments: [0.0, 20])
  func plain(constant: Double) throws {
    for element in ["<view", "<imageView image=\"photo\""] {
      #expect(try verified(element, "firstBaseline", at: 36 + constant, constant: constant).isEmpty)
      #expect(try verified(element, "lastBaseline", at: 26 + constant, constant: constant).isEmpty)
    }
  }

  @Test func `a symbol stands on its baseline`() throws {
    let symbol = "<imageView image=\"star\" catalog=\"system\""
    for attribute in ["firstBaseline", "lastBaseline"] {
      #expect(try verified(symbol, attribute, at: 26).isEmpty)
    }
  }
}
