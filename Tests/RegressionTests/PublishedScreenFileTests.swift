import Foundation
import PublishedScreens
import StackScrollConstraints
import StackScrollCore
import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

/// The golden layouts of the published screens, by numbers checked by hand.
@Suite struct PublishedScreenFileTests {
  /// A published screen and its golden layout.
  struct Golden: Sendable, CustomTestStringConvertible {
    let name: String
    let about: String
    let make: @Sendable () throws -> Screen

    var testDescription: String { name }

    /// Where its file is.
    var url: URL { FixtureFolder.fixtures.appending(path: "Screens/\(name)-whole.json") }

    /// What the file holds.
    func file() throws -> ScreenFile { try ScreenFile(parsing: try Data(contentsOf: url)) }

    static let tabStrip = Golden(
      name: "tab-strip",
      about: "the published tab strip of four tabs, with its images and its status label"
    ) {
      try TabStrip(frameWidth: 390, tabCount: 4).screen(
        size: Size(width: 390, height: 844), safeAreaInsets: EdgeInsets(top: 47, bottom: 34))
    }

    static let imageColumn = Golden(
      name: "image-column",
      about: "the published image column of two images between its labels and the tab bar"
    ) {
      try ImageColumn(
        viewport: Size(width: 343, height: 496.5), images: [.init(.heart), .init(.star)],
        distribution: .equalSpacing
      ).screen(size: Size(width: 375, height: 667), safeAreaInsets: EdgeInsets(top: 20))
    }

    static let labelColumn = Golden(
      name: "label-column",
      about: "the published label column of 21 green views and texts under the bars of a phone"
    ) {
      let size = Size(width: 390, height: 844)
      return try LabelColumn(viewport: size).screen(
        size: size, safeAreaInsets: EdgeInsets(top: 47, bottom: 34))
    }
  }

  /// A mismatch shows the text that the file should have.
  @Test(arguments: [Golden.tabStrip, .imageColumn, .labelColumn])
  func `a golden layout is what the command writes of a published screen`(
    _ golden: Golden
  ) throws {
    let folder = try TemporaryFolder()
    let written = try ScreenFile(try golden.make(), about: golden.about).text()
    let path = try folder.write(written, to: "\(golden.name).json")
    let run = CommandLineRun(["layout", path, "--json"], .standard)
    #expect(run.status == .success && run.errors.isEmpty)
    #expect(try String(contentsOf: golden.url, encoding: .utf8) == run.output)
  }

  private func expect(
    _ golden: Golden, _ frames: [ViewID: Rect], _ contentSize: Size, _ offsetToEnd: Point
  ) throws {
    let expected = try #require(try golden.file().expected)
    for (id, frame) in frames {
      #expect(expected.frames[id] == frame, "\(id)")
    }
    #expect(expected.contents.isEmpty)
    #expect(expected.content.contentSize == contentSize)
    #expect(expected.content.offsetToEnd == offsetToEnd)
  }

  @Test func `the tab strip`() throws {
    // A third of 390 is 130. An image of 50 is 40 from the sides of its tab and 4 from its top.
    // Of 20.5 each: an action, a count and a promise, with an empty line between each two.
    try expect(
      .tabStrip,
      [
        "scrollView": Rect(x: 0, y: 47, width: 390, height: 58),
        "tab1": Rect(x: 0, y: 47, width: 130, height: 58),
        "image1": Rect(x: 40, y: 51, width: 50, height: 50),
        "tab4": Rect(x: 390, y: 47, width: 130, height: 58),
        "image4": Rect(x: 430, y: 51, width: 50, height: 50),
        "statusLabel": Rect(x: 40, y: 145, width: 310, height: 102.5),
      ],
      Size(width: 520, height: 58), Point(x: 130, y: 0))
  }

  @Test func `the image column`() throws {
    // 667 less 20 and 8 above, less 8 and 49 below are 582. Three labels and two gaps are 77.5.
    try expect(
      .imageColumn,
      [
        "contentStack": Rect(x: 16, y: 28, width: 343, height: 582),
        "labelStack": Rect(x: 16, y: 28, width: 343, height: 77.5),
        "caption1": Rect(x: 89.5, y: 28, width: 196, height: 20.5),
        "caption2": Rect(x: 103.75, y: 56.5, width: 167.5, height: 20.5),
        "caption3": Rect(x: 92.5, y: 85, width: 190, height: 20.5),
        "scrollView": Rect(x: 16, y: 113.5, width: 343, height: 496.5),
        "stack": Rect(x: 16, y: 113.5, width: 343, height: 248),
        "heart1": Rect(x: 127.5, y: 113.5, width: 120, height: 120),
        "star2": Rect(x: 127.5, y: 241.5, width: 120, height: 120),
        "tabBar": Rect(x: 0, y: 618, width: 375, height: 49),
      ],
      Size(width: 343, height: 268), .zero)
  }

  @Test func `the label column`() throws {
    // A pair is 120.5 high, 21 of them 2530.5. At its end the last is above the bar of 34.
    try expect(
      .labelColumn,
      [
        "scrollView": Rect(x: 0, y: 0, width: 390, height: 844),
        "green1": Rect(x: 0, y: 0, width: 390, height: 100),
        "label1": Rect(x: 0, y: 100, width: 390, height: 20.5),
        "green21": Rect(x: 0, y: 2410, width: 390, height: 100),
        "label21": Rect(x: 0, y: 2510, width: 390, height: 20.5),
      ],
      Size(width: 390, height: 2530.5), Point(x: 0, y: 1720.5))
  }
}
