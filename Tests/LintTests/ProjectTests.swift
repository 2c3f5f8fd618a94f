import Foundation
import StackScrollExplorer
import TestSupport
import Testing

/// What the Xcode project of an app says about where its screens are seen.
@Suite struct ProjectTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func lint() -> String {
    CommandLineRun(["lint", "--format", "lines", folder.path], .standard).output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func project(_ settings: String, _ more: String = "") throws {
    let target = XcodeProjectText.app(0, settings)
      .replacing("productType", with: "name = App; productType", maxReplacements: 1)
    try XcodeProjectText([target], more: more).write(to: "Trip.xcodeproj", in: folder)
  }

  private func document(
    _ subviews: String, _ constraints: String, tools: Int = 22505, to name: String
  ) throws {
    _ = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES"><device id="retina4_7" orientation="portrait"/>
      \(DrawnDocument.window(subviews, constraints))</document>
      """, to: name)
  }

  // MARK: Languages

  /// A label that sticks out where people read from right to left: it is 20 from the left, and 40 from the other end.
  private func label() throws {
    try document(
      """
      <label text="Read me" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="20" y="100" width="315" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """,
      DrawnDocument.pin("label", "root", "top", 100)
        + DrawnDocument.pin("label", "root", "left", 20)
          + """
          <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" \
          constant="40" id="end"/>
          """, to: "App/Base.lproj/Main.storyboard")
  }

  @Test(arguments: [
    ("en, Base", false), ("\"ku-Arab\", en", true), ("en, \"ar-SA\"", true), ("en, Hebrew", true),
    ("iw", true), ("ur, de", true), ("English, \"zh-Hans\", \"sr-Latn\"", false),
  ])
  func `an app is mirrored in the languages that it has`(
    _ regions: String, _ isMirrored: Bool
  ) throws {
    try label()
    #expect(lint().contains("rightToLeft"))
    try project("", "knownRegions = (\(regions), );")
    #expect(lint().contains("rightToLeft") == isMirrored)
    _ = try folder.write(#"{"directions": ["leftToRight", "rightToLeft"]}"#, to: "stackscroll.json")
    #expect(lint().contains("rightToLeft"))
  }

  @Test func `folders of languages and what an app says of itself count as well`() throws {
    try label()
    try project("", "knownRegions = (en, Base, );")
    _ = try folder.write("", to: "App/fa.lproj/Other.strings")
    #expect(lint().contains("rightToLeft"))
    let info = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleLocalizations</key>
      <array><string>he</string></array></dict></plist>
      """
    let other = try TemporaryFolder()
    _ = try other.write(info, to: "Info.plist")
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/fa.lproj")
    #expect(!lint().contains("rightToLeft"))
    try project("INFOPLIST_FILE = \"\(other.path)/Info.plist\";", "knownRegions = (en, Base, );")
    #expect(lint().contains("rightToLeft"))
  }

  @Test(arguments: [
    ("en", "zh-Hans", false), ("en", "ja", false), ("English", "en-GB", false), ("en", "fr", true),
    ("\"zh-Hans\"", "en", true), ("\"zh-Hans\"", "zh-Hant", false), ("ja", "ko", false),
    ("en", "mul", true),
  ])
  func `texts get longer in another language that is not short`(
    _ own: String, _ other: String, _ isLonger: Bool
  ) throws {
    try document(
      """
      <label text="Log of the last seven" numberOfLines="0" id="label" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="20" width="172" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """,
      """
      <constraint firstItem="label" firstAttribute="width" constant="172" id="width"/>
      <constraint firstItem="label" firstAttribute="height" constant="20.5" id="height"/>
      """ + DrawnDocument.pin("label", "root", "top", 20)
        + DrawnDocument.pin("label", "root", "leading", 16), to: "App/Base.lproj/Main.storyboard")
    _ = try folder.write("", to: "App/\(other).lproj/Main.strings")
    try project("", "developmentRegion = \(own); knownRegions = (\(own), de, );")
    #expect(lint().contains("times as long") == isLonger)
  }

  // MARK: Windows

  @Test(arguments: [
    "$(PROJECT_NAME)/Info.plist", "${TARGET_NAME}/Info.plist", "$(PRODUCT_NAME)/Info.plist",
  ])
  func `the windows of an app are those of the file that its target names`(_ path: String) throws {
    // A label that is cut in windows less than 371 points wide.
    let label = DrawnDocument.label("label", #"x="16" y="100" width="42" height="20.5""#)
    func words(_ keys: String) throws -> String {
      let place = path.hasPrefix("$(PROJECT_NAME)") ? "Trip" : "App"
      _ = try folder.write(
        """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\(keys)
        <key>UISupportedInterfaceOrientations~ipad</key><array>
        <string>UIInterfaceOrientationPortrait</string>
        <string>UIInterfaceOrientationLandscapeLeft</string></array></dict></plist>
        """, to: "\(place)/Info.plist")
      return lint()
    }
    try document(
      label,
      """
      <constraint firstItem="label" firstAttribute="width" secondItem="root" secondAttribute="width" \
      multiplier="0.112" id="width"/>
      """ + DrawnDocument.pin("label", "root", "top", 100)
        + DrawnDocument.pin("label", "root", "leading", 16), to: "App/Main.storyboard")
    try project(
      """
      TARGETED_DEVICE_FAMILY = 2; PRODUCT_NAME = "$(TARGET_NAME)"; INFOPLIST_FILE = "\(path)";
      """)
    #expect(try words("").contains("Split View"))
    #expect(try !words("<key>UIRequiresFullScreen</key><true/>").contains("Split View"))
    _ = try folder.write(#"{"orientations": ["portrait", "landscape"]}"#, to: "stackscroll.json")
    #expect(try words("<key>UIRequiresFullScreen</key><true/>").contains("Split View"))
  }

  // MARK: Bars

  @Test(arguments: [11542, 22505])
  func `margins of a root are clear of bars, whatever drew it`(_ tools: Int) throws {
    let title = DrawnDocument.label("title", #"x="16" y="40" width="41.5" height="20.5""#)
    try document(
      title,
      """
      <constraint firstItem="title" firstAttribute="leading" secondItem="root" \
      secondAttribute="leadingMargin" id="start"/>
      """ + DrawnDocument.pin("title", "root", "top", 40), tools: tools, to: "Main.storyboard")
    _ = try folder.write(#"{"orientations": ["portrait", "landscape"]}"#, to: "stackscroll.json")
    #expect(!lint().contains("are under a bar at the left"), "\(lint())")
  }
}
