import PublishedScreens
import StackScrollConstraints
import StackScrollCore
import Testing

/// The three published screens, by their published numbers.
struct PublishedScreensTests {
  @Test func `four tabs of a third are 520 points wide in a strip of 390 and scroll`() throws {
    let layout = try TabStrip(frameWidth: 390, tabCount: 4).screen.layout()
    #expect(layout.contentSize == Size(width: 520, height: 58))
    #expect(layout.scrolls(.horizontal) && !layout.scrolls(.vertical))
    #expect(layout.offsetToEnd == Point(x: 130, y: 0))
    #expect(layout.frame(of: "tab4") == Rect(x: 390, y: 0, width: 130, height: 58))
  }

  @Test func `three tabs fit at every whole width and the fourth scrolls`() throws {
    for width in 1...3000 {
      let three = try TabStrip(frameWidth: Double(width), tabCount: 3).screen.layout()
      let four = try TabStrip(frameWidth: Double(width), tabCount: 4).screen.layout()
      #expect(!three.scrolls(.horizontal, tolerance: Tolerance(absolute: 0)))
      #expect(four.scrolls(.horizontal))
    }
  }

  @Test func `taps add up to nine tabs, remove down to one, and add again`() throws {
    var strip = try TabStrip(frameWidth: 390)
    var counts: [Int] = []
    for _ in 1...18 {
      strip = strip.tapped()
      counts.append(strip.tabCount)
    }
    #expect(counts == [2, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 2, 1, 2, 3])
  }

  @Test func `the direction turns at one and at nine, whatever was asked for`() throws {
    #expect(try TabStrip(frameWidth: 1, tabCount: 1, isAdding: false).isAdding)
    #expect(try !TabStrip(frameWidth: 1, tabCount: 9, isAdding: true).isAdding)
    #expect(try !TabStrip(frameWidth: 1, tabCount: 5, isAdding: false).isAdding)
  }

  @Test func `the label says what a tap does, how many there are and whether they scroll`() throws {
    #expect(
      try TabStrip(frameWidth: 390, tabCount: 3).statusText
        == "Tap anywhere to ADD a tab\n\nNumber of tabs: 3\n\nTabs will NOT scroll")
    #expect(
      try TabStrip(frameWidth: 390, tabCount: 9).statusText
        == "Tap anywhere to REMOVE a tab\n\nNumber of tabs: 9\n\nTabs WILL scroll")
  }

  /// Where the published screen has its three labels and, in the height that they leave, the
  /// scroll view; the labels' own sizes are those recorded in the storyboard.
  private static func outerFrames() throws -> FrameList {
    let sizes = [196, 167.5, 190].map { Size(width: $0, height: 20.5) }
    let captions = sizes.enumerated().map { index, size in
      View(ViewID("caption\(index + 1)"), intrinsic: IntrinsicSize(size))
    }
    let labels = StackView(
      axis: .vertical, alignment: .center, spacing: ImageColumn.publishedSpacing,
      arrangedViews: captions)
    let outer = StackView(
      axis: .vertical, spacing: ImageColumn.publishedSpacing,
      arrangedViews: [View("labels", stack: labels), View("scrollView")])
    return try View("outer", stack: outer).frames(in: Size(width: 343, height: 582))
  }

  @Test func `the image column stands where its storyboard recorded it`() throws {
    let outer = try Self.outerFrames().framesByID()
    #expect(outer["labels"] == Rect(x: 0, y: 0, width: 343, height: 77.5))
    #expect(outer["caption1"] == Rect(x: 73.5, y: 0, width: 196, height: 20.5))
    #expect(outer["caption3"] == Rect(x: 76.5, y: 57, width: 190, height: 20.5))
    let window = Rect(x: 0, y: 85.5, width: 343, height: 496.5)
    #expect(outer["scrollView"] == window)

    let column = try ImageColumn(viewport: window.size, images: [.init(.heart), .init(.star)])
    let layout = try column.screen.layout()
    #expect(layout.frame(of: "stack") == Rect(x: 0, y: 0, width: 343, height: 248))
    #expect(layout.frame(of: "heart1") == Rect(x: 111.5, y: 0, width: 120, height: 120))
    #expect(layout.frame(of: "star2") == Rect(x: 111.5, y: 128, width: 120, height: 120))
    #expect(layout.contentSize == Size(width: 343, height: 268))
  }

  @Test func `the recorded second caption is the exact one on the pixel grid`() throws {
    let outer = try Self.outerFrames()
    let exact = try #require(outer.frame(of: "caption2"))
    #expect(exact == Rect(x: 87.75, y: 28.5, width: 167.5, height: 20.5))
    let rounded = try PixelGrid(scale: 2).round(exact)
    #expect(rounded.minX == 88 && rounded.size.width == 167.5)
  }

  @Test func `from the second image on the prediction is the true end`() throws {
    var column = try ImageColumn(viewport: Size(width: 343, height: 496.5))
    column = try column.performing(.heart(height: 120))
    for _ in 1...6 {
      let predicted = try column.prediction(adding: .init(.star)).offset(
        from: column.contentOffset.y)
      column = try column.performing(.star(height: 120))
      #expect(column.contentOffset.y == predicted)
      let end = try column.screen.layout().offsetToEnd
      if end.y > 0 { #expect(column.contentOffset == end) }
    }
    #expect(column.contentOffset == Point(x: 0, y: 7 * 120 + 6 * 8 + 20 - 496.5))
  }

  @Test func `after a clear the prediction is a gap too far, if the guard lets it pass`() throws {
    let raw = try ImageColumn(viewport: Size(width: 343, height: 496.5)).prediction(
      adding: .init(.heart)
    ).rawOffset
    #expect(raw == 20 + 120 + 8 - 496.5)
    let low = try ImageColumn(viewport: Size(width: 343, height: 100))
    let next = try low.performing(.heart(height: 120))
    #expect(next.contentOffset.y == 48)
    #expect(try next.screen.layout().offsetToEnd.y == 40)
  }

  @Test func `clearing keeps the offset and sets none`() throws {
    let column = try ImageColumn(viewport: Size(width: 343, height: 100))
      .performing(.heart(height: 120))
    let cleared = try column.performing(.clear)
    #expect(cleared.images.isEmpty)
    #expect(cleared.contentOffset == column.contentOffset)
    #expect(try cleared.screen.layout().contentSize == Size(width: 343, height: 20))
    #expect(try cleared.screen.layout().offsetToEnd == .zero)
  }

  @Test func `an image of no possible height is an error that says so`() throws {
    let column = try ImageColumn(viewport: Size(width: 343, height: 100))
    #expect(
      throws: ScreenEditError.notWellFormed(
        .negative(ErrorLocation(.view("star1"), .intrinsicHeight), -1))
    ) {
      try column.performing(.star(height: -1))
    }
  }

  @Test(arguments: [0, 10, .min, .max])
  func `a strip of no possible number of tabs is refused`(count: Int) {
    #expect(throws: PublishedScreenError.countOutOfRange(.tabCount, count, allowed: 1...9)) {
      try TabStrip(frameWidth: 100, tabCount: count)
    }
  }

  @Test(arguments: [-1, .max])
  func `a label column of no possible number of pairs is refused`(pairs: Int) {
    let allowed = 0...((ScreenLimits.maximumViews - 1) / 2)
    #expect(throws: PublishedScreenError.countOutOfRange(.pairs, pairs, allowed: allowed)) {
      try LabelColumn(viewport: .zero, pairs: pairs)
    }
  }

  @Test func `a published screen of numbers that make none says what a screen says`() {
    let error = ScreenError.negative(ErrorLocation(.scrollView, .width), -1)
    #expect(throws: PublishedScreenError.notWellFormed(error)) { try TabStrip(frameWidth: -1) }
    #expect(PublishedScreenError.notWellFormed(error).description == error.description)
    #expect(
      PublishedScreenError.countOutOfRange(.tabCount, 12, allowed: 1...9).description
        == "The tabCount of the tab strip is 12. Give it a number from 1 to 9.")
  }

  @Test func `the label column is determined from its third step on`() throws {
    let viewport = Size(width: 375, height: 647)
    let verdicts = try LabelColumn.Step.allCases.map { step in
      let screen = try LabelColumn(viewport: viewport, step: step).screen
      return Axis.allCases.map { screen.problem(along: $0) == nil }
    }
    #expect(verdicts == [[false, false], [false, true], [true, true], [true, true]])
    let layout = try LabelColumn(viewport: viewport).screen.layout()
    #expect(layout.contentSize == Size(width: 375, height: 21 * 120.5))
    #expect(layout.ids.count == 44)
    #expect(!layout.scrolls(.horizontal) && layout.scrolls(.vertical))
    #expect(layout.frame(of: "label21")?.minY == 21 * 120.5 - 20.5)
  }
}
