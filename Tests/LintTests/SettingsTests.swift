import Foundation
import StackScrollExplorer
import TestSupport
import Testing

/// What an app supports, and what of its findings matters: its settings file and its Xcode project.
///
/// The document has a label with an outlet that is cut in windows narrower than 393.1 points.
@Suite struct SettingsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try document("Examples/Documents/Trip", to: "App/Trip.storyboard")
  }

  private func document(_ source: String, to name: String) throws {
    let file = Repository.root.appending(path: source + ".storyboard")
    _ = try folder.write(String(contentsOf: file, encoding: .utf8), to: name)
  }

  private func settings(_ text: String, in place: String = "") throws {
    _ = try folder.write(text, to: "\(place)stackscroll.json")
  }

  private func lint(_ arguments: String..., at place: String = "") -> CommandLineRun {
    CommandLineRun(["lint"] + arguments + [folder.path + place], .standard)
  }

  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func project(_ targets: String..., to name: String = "App.xcodeproj") throws {
    try XcodeProjectText(targets).write(to: name, in: folder)
  }

  private func app(_ number: Int, _ settings: String) -> String {
    XcodeProjectText.app(number, settings)
  }

  // MARK: Devices

  @Test func `without settings the devices of a recent system are tried, and that is said`() {
    let run = lint()
    #expect(run.status == .unexpected && run.errors.isEmpty)
    let said = "tried on the devices of iOS 18 and newer (no settings file; see `lint --help`)"
    #expect(words(run.output).hasSuffix("1 finding in 1 document; \(said)"))
    #expect(!lint("--views", "0").output.contains("tried on"))
  }

  @Test(arguments: [
    (#"{"deploymentTarget": "15.0"}"#, "iPhone 14, 390 × 844"),
    (#"{"devices": ["iPhone 12"]}"#, "iPhone 12, 390"),
    (#"{"devices": ["iPhone 16 Pro Max", "iPhone 13"]}"#, "iPhone 13, 390 × 844"),
    (#"{"devices": ["iPhone 14 Plus"]}"#, nil),
    (#"{"devices": ["iPad Pro 12.9-inch"]}"#, "Split View, 375"),
    (#"{"families": ["iPad"], "orientations": ["portrait", "landscape"]}"#, "Split View"),
    (#"{"families": ["iPad"], "orientations": ["portrait"]}"#, nil),
    (#"{"devices": ["iPhone 14"], "orientations": ["landscape"]}"#, nil),
    (#"{"devices": ["iPhone SE (3rd generation) in Display Zoom"]}"#, "in Display Zoom, 320 × 568"),
  ])
  func `what the app supports is what is tried`(_ text: String, _ device: String?) throws {
    try settings(text)
    let run = lint()
    #expect(run.errors.isEmpty && run.status == (device == nil ? .success : .unexpected), "\(run)")
    let output = words(run.output)
    if let device { #expect(output.contains(device), "\(output)") }
    #expect(output.contains("tried on") == text.contains("families"), "\(output)")
  }

  @Test func `a canvas that no device has is no window`() throws {
    let file = "App/Trip.storyboard"
    let text = try String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8)
    _ = try folder.write(
      text.replacing("width=\"428\" height=\"926\"", with: "width=\"320\" height=\"568\""), to: file
    )
    #expect(lint().status == .unexpected)
    try settings(#"{"devices": ["iPhone 14 Plus"]}"#)
    #expect(lint().status == .success)
    try settings(#"{"devices": ["iPhone 14"]}"#)
    #expect(words(lint().output).contains("iPhone 14, 390 × 844"))
  }

  @Test func `directions and text sizes are tried as far as they are supported`() throws {
    // What is at 20 from the left and at 40 from the other end cannot be read from right to left.
    _ = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="view" destination="root" id="o"/></connections></placeholder>
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <label text="Read me" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="20" y="100" width="315" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
      <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="a"/>
      <constraint firstItem="label" firstAttribute="left" secondItem="root" secondAttribute="left" constant="20" id="b"/>
      <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" constant="40" id="c"/>
      </constraints></view></objects></document>
      """, to: "App/Label.xib")
    try document("Fixtures/Documents/Faults/long-text", to: "App/Long.storyboard")
    try settings(#"{"deploymentTarget": "17"}"#)
    let all = words(lint().output)
    #expect(all.contains("rightToLeft;") && all.contains("accessibilityExtraExtraExtraLarge;"))
    try settings(
      #"{"directions": ["leftToRight"], "textSizes": ["large", "extraExtraExtraLarge"]}"#)
    let some = words(lint().output)
    #expect(some.contains("in 3 documents") && !some.contains("rightToLeft"))
    #expect(!some.contains("text size"))
  }

  @Test func `the settings are those of the nearest folder upwards, up to a repository`() throws {
    try settings(#"{"devices": ["iPhone 14 Plus"]}"#)
    #expect(lint().status == .success)
    try settings(#"{"devices": ["iPhone 14"]}"#, in: "App/")
    #expect(lint().status == .unexpected)
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/stackscroll.json")
    #expect(lint().status == .success)
    _ = try folder.write("", to: "App/.git/HEAD")
    #expect(lint().output.contains("no settings file"))
  }

  @Test func `a text in the middle is clear of bars at the sides`() throws {
    try settings(#"{"orientations": ["portrait", "landscape"]}"#)
    func output(_ alignment: String, scrolls: Bool) throws -> String {
      let title = """
        <label text="Trip" textAlignment="\(alignment)" id="page" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
      let ends =
        DrawnDocument.pin("page", "root", "leading", 1)
        + DrawnDocument.pin("page", "root", "trailing", -1)
      let scene =
        scrolls
        ? DrawnDocument.scrolling(title, DrawnDocument.tie("page", "scroll", "width"))
        : DrawnDocument.window(
          title, ends + DrawnDocument.pin("page", "safe", "top"),
          guide: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
      _ = try folder.write(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES"><device id="retina4_7"/>\(scene)</document>
        """, to: "App/Trip.storyboard")
      return words(lint().output)
    }
    #expect(try output("left", scrolls: false).contains("under a bar at the left"))
    #expect(try !output("center", scrolls: false).contains("under a bar"))
    #expect(try output("left", scrolls: true).contains("clear of the bars at the left"))
    #expect(try !output("center", scrolls: true).contains("clear of the bars"))
  }

  @Test func `bars at the sides count in an app that turns its phones`() throws {
    // It keeps clear of the bar at the top, and 16 points from what the sides of a phone held sideways cover.
    let title = DrawnDocument.label("title", "x=\"16\" y=\"20\" width=\"41.5\" height=\"20.5\"")
    let scene = DrawnDocument.window(
      title,
      DrawnDocument.pin("title", "root", "leading", 16) + DrawnDocument.pin("title", "safe", "top"),
      guide: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
    _ = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7"/>\(scene)</document>
      """, to: "App/Trip.storyboard")
    let under = "are under a bar at the left; iPhone 14, landscape"
    #expect(lint().status == .success)
    try settings(#"{"orientations": ["portrait", "landscape"]}"#)
    #expect(words(lint().output).contains(under), "\(lint().output)")
    try settings(#"{"orientations": ["portrait"]}"#)
    #expect(lint().status == .success)
    try settings("{}")
    let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone"
    let portrait = "UIInterfaceOrientationPortrait"
    try project(app(0, "\(key) = \"\(portrait)\";"))
    #expect(lint().status == .success)
    try project(app(0, "\(key) = \"\(portrait) UIInterfaceOrientationLandscapeLeft\";"))
    #expect(words(lint().output).contains(under), "\(lint().output)")
  }

  // MARK: Projects

  @Test func `devices are those that the Xcode project is for`() throws {
    try project(
      app(0, #"IPHONEOS_DEPLOYMENT_TARGET = 16.4; TARGETED_DEVICE_FAMILY = "2";"#),
      app(1, "IPHONEOS_DEPLOYMENT_TARGET = 15.0; SDKROOT = watchos;"))
    let run = lint(at: "/App/Trip.storyboard")
    #expect(words(run.output).contains("tried on the devices of iOS 16 and newer (App.xcodeproj)"))
    #expect(run.output.contains("Split View"))
    try project(
      app(
        0,
        """
        TARGETED_DEVICE_FAMILY = "1,2"; INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; \
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad[sdk=iphoneos*]" = "UIInterfaceOrientationPortrait";
        """))
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
      """
    _ = try folder.write(plist, to: "App/Info.plist")
    let own = lint()
    #expect(words(own.output).contains("of iOS 12 and newer (App.xcodeproj)"))
    #expect(words(own.output).contains("iPhone 14, 390 × 844") && own.errors.isEmpty)
    try settings(#"{"families": ["iPad"]}"#)
    #expect(lint().status == .success)
    try settings(#"{"families": ["iPad"], "orientations": ["landscape", "portrait"]}"#)
    #expect(lint().output.contains("Split View"))
    try settings(#"{"devices": ["iPhone 14"]}"#)
    #expect(lint().status == .unexpected && !lint().output.contains("xcodeproj"))
  }

  @Test(arguments: ["", "garbage", "{ objects = (", "{ objects = { }; }", "<?xml", "\u{0}"])
  func `a project that cannot be read is told, and is no error`(_ text: String) throws {
    _ = try folder.write(text, to: "App.xcodeproj/project.pbxproj")
    let run = lint()
    #expect(run.status == .unexpected && run.errors.isEmpty)
    let said = "tried on the devices of iOS 18 and newer (App.xcodeproj cannot be read)"
    #expect(words(run.output).hasSuffix(said))
    try project(app(0, "TARGETED_DEVICE_FAMILY = 1;"), to: "App/Own.xcodeproj")
    let text = try folder.contents()["App/Own.xcodeproj/project.pbxproj"] ?? ""
    _ = try folder.write(
      text.replacing("IPHONEOS_DEPLOYMENT_TARGET = 12.0;", with: ""),
      to: "App/Own.xcodeproj/project.pbxproj")
    #expect(words(lint().output).contains("(Own.xcodeproj has no deployment target; see `lint"))
  }

  @Test func `lists within lists of a project end somewhere`() throws {
    let deep = String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000)
    _ = try folder.write("{ objects = \(deep); }", to: "App.xcodeproj/project.pbxproj")
    #expect(words(lint().output).hasSuffix("(App.xcodeproj cannot be read)"))
  }

  // MARK: Severities and waivers

  @Test func `a rule is an error, a warning, a note, or off`() throws {
    func line(_ severity: String) throws -> CommandLineRun {
      try settings(
        #"{"deploymentTarget": "17.0", "severities": {"text-is-not-cut": "\#(severity)"}}"#)
      return lint("--format", "lines")
    }
    for (severity, status) in [("error", ExitStatus.unexpected), ("note", .success)] {
      let run = try line(severity)
      #expect(run.status == status && run.output.contains(":13: \(severity): "), "\(run.output)")
      #expect(lint("--format", "sarif").output.contains("\"level\" : \"\(severity)\""))
    }
    #expect(try line("off").output.isEmpty)
    #expect(lint().output == "nothing found in 1 document\n")
    #expect(try line("warning").output.contains(": warning: "))
    // A note of the constraints may be a failure.
    try document("Fixtures/Documents/Faults/drawn-row", to: "App/Row.storyboard")
    try settings(#"{"severities": {"open-as-drawn": "warning"}}"#)
    #expect(lint("--views", "0").output.contains("1 finding in 2 documents"))
  }

  private func waiver(_ more: String, rule: String = "text-is-not-cut") -> String {
    #"{"rule": "\#(rule)", "reason": "the price matters", \#(more)}"#
  }

  @Test(arguments: [
    #""element": "routeLabel""#, #""element": "route""#, #""element": "*Label""#,
    #""element": "r?ute""#,
    #""file": "App/Trip.storyboard""#, #""file": "*/*.storyboard""#, #""file": "**/Trip.*""#,
    #""file": "**", "element": "routeLabel""#, #""file": "App/**/Trip.storyboard""#,
  ])
  func `a finding is waived by its file, its outlet, its identifier or a pattern`(_ place: String)
    throws
  {
    try settings(#"{"deploymentTarget": "17.0", "waivers": [\#(waiver(place))]}"#)
    let run = lint()
    #expect(run.status == .success && run.errors.isEmpty)
    #expect(run.output == "nothing found in 1 document; 1 waived\n")
    #expect(lint("--format", "lines").output.isEmpty)
    #expect(lint("--format", "json").output.contains("\"reason\" : \"the price matters\""))
  }

  @Test(arguments: [
    (#""element": "price*""#, "at \"price*\""), (#""file": "*.storyboard""#, "in \"*.storyboard\""),
    (#""file": "App/Trip.storyboard", "element": "x""#, "at \"x\" in \"App/Trip.storyboard\""),
  ])
  func `a waiver that waives nothing is told`(_ place: String, _ words: String) throws {
    _ = try folder.write("", to: "Main.storyboard")
    try document("Fixtures/Documents/Faults/bottom-pin-mended", to: "Main.storyboard")
    try settings(#"{"deploymentTarget": "17.0", "waivers": [\#(waiver(place))]}"#)
    let run = lint()
    #expect(run.status == .unexpected)
    let notice =
      "stackscroll.json: text-is-not-cut is not found any more \(words); leave the waiver out"
    #expect(self.words(run.output).contains(notice), "\(run.output)")
    // Of laws that were not asked nothing is known, and of files that were not looked at.
    #expect(!lint("--views", "0").output.contains("any more"))
    #expect(
      !lint(at: "/App/..//Main.storyboard").output.contains("any more") || place.contains("*.s"))
    try settings(
      #"{"severities": {"text-is-not-cut": "off"}, "waivers": [\#(waiver(place))]}"#)
    #expect(!lint().output.contains("any more"))
  }

  @Test func `an app is taken over step by step`() throws {
    try document("Fixtures/Documents/Faults/bottom-pin", to: "App/Old.storyboard")
    let baseline = "\(folder.path)/lint.json"
    try settings(
      #"{"deploymentTarget": "16.0", "waivers": [\#(waiver(#""element": "routeLabel""#))]}"#)
    #expect(lint("--write-baseline", baseline).status == .success)
    #expect(try !String(contentsOfFile: baseline, encoding: .utf8).contains("text-is-not-cut"))
    let known = lint("--baseline", baseline)
    #expect(known.status == .success)
    #expect(known.output == "nothing found in 2 documents; 1 in the baseline; 1 waived\n")
    // A relapse, and a waiver that is no more needed.
    try document("Fixtures/Documents/Faults/bottom-pin", to: "App/New.storyboard")
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/Trip.storyboard")
    let run = lint("--baseline", baseline)
    #expect(
      run.status == .unexpected && run.output.contains("New.storyboard:12: [open-content-size]"))
    #expect(words(run.output).contains("text-is-not-cut is not found any more at \"routeLabel\""))
    #expect(run.output.hasSuffix("1 finding in 2 documents; 1 in the baseline\n"))
    // What is off is not missed.
    try settings(#"{"deploymentTarget": "16.0", "severities": {"open-content-size": "off"}}"#)
    #expect(lint("--baseline", baseline).output == "nothing found in 2 documents\n")
  }

  // MARK: Screen files

  @Test func `check has the same devices, severities and errors`() throws {
    _ = try folder.write(
      """
      {"scrollView": {"size": {"width": 390, "height": 600}},
        "content": {"id": "form", "stack": {"axis": "vertical", "arrangedViews": [
          {"id": "mail", "intrinsic": {"width": 343, "height": 44}}]}}}
      """, to: "Screens/form.json")
    func check(_ arguments: String...) -> CommandLineRun {
      CommandLineRun(["check", folder.path, "--cases", "20"] + arguments, .standard)
    }
    let run = check()
    #expect(run.errors.isEmpty && run.status == .unexpected, "\(run.errors)")
    #expect(
      words(run.output).contains("in Display Zoom, 320 × 568; in windows narrower than 342.5"))
    #expect(words(run.output).hasSuffix("and newer (no settings file; see `lint --help`)"))
    try settings(#"{"devices": ["iPhone 14"], "orientations": ["portrait"]}"#)
    #expect(
      check().status == .success && !check().output.contains("of another kind"), "\(check().output)"
    )
    try settings(#"{"deploymentTarget": "17.0", "severities": {"content-fits-across": "error"}}"#)
    #expect(check("--format", "lines").output.contains("form.json:1: error: "))
    try settings(#"{"deploymentTarget": "17.0", "severities": {"content-fits-across": "off"}}"#)
    #expect(!check().output.contains("[content-fits-across]"))
    try settings(#"{"severities": {"content-fit-across": "off"}}"#)
    #expect(
      check().status == .unusable
        && words(check().errors).contains("stackscroll.json: line 1, column 39: at severities"))
  }

  @Test func `the help names each key`() {
    let help = words(CommandLineRun(["help", "lint"], .standard).output)
    for key in [
      "deploymentTarget", "devices", "families", "orientations", "directions", "textSizes",
      "severities",
      "waivers", "rule", "file", "element", "reason",
    ] {
      #expect(help.contains("\"\(key)\""), "\(key)")
    }
    #expect(help.contains("stackscroll.json, in the folder of a document or above it"))
  }
}
