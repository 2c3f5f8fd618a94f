import PropertyKit
import StackScrollInvariants
import TestSupport
import Testing
import UIKit
import ViewCodeTesting

/// A fault that `lint`, `check` and `checkController` know is told in the same words by all three.
@MainActor @Suite struct ThreeDoorsTests {
  /// What is told of a document, and of the screen that is imported from it.
  private func told(of subviews: String, _ constraints: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let document = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7"/><scenes><scene sceneID="scene"><objects>
      <viewController id="controller"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view>
      </viewController></objects></scene></scenes></document>
      """, to: "Row.storyboard")
    let lint = CommandLineRun(["lint", "--format", "lines", document], .standard)
    let imported = CommandLineRun(
      ["import", "--texts", document, "--write", "\(folder.path)/screens"], .standard)
    #expect(imported.status == .success, "\(imported.errors)")
    let check = CommandLineRun(
      ["check", "--format", "lines", "\(folder.path)/screens"], .standard)
    return [lint.output, check.output]
  }

  private func told(
    of law: ScreenLaw, width: CGFloat, _ build: (UIView) -> Void
  ) async throws -> String {
    let controller = UIViewController()
    build(controller.view)
    let shown = await ShownController(
      controller, in: WindowSettings(width: width, height: 667))
    return try #require(throws: Failure.self) { try shown.require(laws: [law]) }.message
  }

  /// The part of each text that a pattern finds.
  private func parts(_ texts: [String], _ pattern: Regex<(Substring, Substring)>) -> [String?] {
    texts.map { $0.firstMatch(of: pattern).map { String($0.output.1) } }
  }

  @Test func `a text that is cut`() async throws {
    let texts = try told(
      of: """
        <label text="Departure Day" id="day" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="60" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """,
      """
      <constraint firstItem="day" firstAttribute="width" constant="60" id="w"/>
      <constraint firstItem="day" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="day" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l"/>
      """)
    let code = try await told(of: .textIsNotCut, width: 375) { view in
      let label = UILabel()
      label.text = "Departure Day"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.widthAnchor.constraint(equalToConstant: 60),
        label.topAnchor.constraint(equalTo: view.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
    }
    let found = parts(texts + [code], /is cut: (60 points wide, and needs [0-9.]+)/)
    #expect(Set(found).count == 1 && found[0] != nil, "\(texts + [code])")
  }

  @Test func `two views that overlap`() async throws {
    func button(_ id: String, _ x: Int, _ width: Int) -> String {
      """
      <button id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="\(x)" y="0" width="\(width)" height="44"/>
      <state key="normal" title="\(id)"/></button>
      """
    }
    let lengths = [("one", "leading", 180), ("two", "trailing", 180)].map { id, edge, width in
      """
      <constraint firstItem="\(id)" firstAttribute="width" constant="\(width)" id="\(id)-w"/>
      <constraint firstItem="\(id)" firstAttribute="height" constant="44" id="\(id)-h"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="\(id)-t"/>
      <constraint firstItem="\(id)" firstAttribute="\(edge)" secondItem="root" \
      secondAttribute="\(edge)" id="\(id)-e"/>
      """
    }
    let texts = try told(of: button("one", 0, 180) + button("two", 195, 180), lengths.joined())
    let code = try await told(of: .viewsDoNotOverlap, width: 320) { view in
      for (title, isFirst) in [("one", true), ("two", false)] {
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
          button.widthAnchor.constraint(equalToConstant: 180),
          button.heightAnchor.constraint(equalToConstant: 44),
          button.topAnchor.constraint(equalTo: view.topAnchor),
          isFirst
            ? button.leadingAnchor.constraint(equalTo: view.leadingAnchor)
            : button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }
    }
    let found = parts(texts + [code], /(overlap by 40)/)
    #expect(Set(found).count == 1 && found[0] != nil, "\(texts + [code])")
  }
}
