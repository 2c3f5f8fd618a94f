import PropertyKit
import PropertyTesting
import PublishedScreens
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

/// A device, and how far its bars cover it.
struct Device: Sendable, CustomTestStringConvertible {
  let name: String
  let size: Size
  let bars: EdgeInsets

  var testDescription: String { name }

  /// Devices with their bars, and the same without any.
  static let all =
    barred
    + barred.map { Device(name: "\($0.name) without bars", size: $0.size, bars: .zero) }

  private static let barred = [
    Device(name: "small phone", size: Size(width: 320, height: 568), bars: EdgeInsets(top: 20)),
    Device(name: "phone", size: Size(width: 375, height: 667), bars: EdgeInsets(top: 20)),
    Device(
      name: "tall phone", size: Size(width: 390, height: 844),
      bars: EdgeInsets(top: 47, bottom: 34)),
    Device(
      name: "phone on its side", size: Size(width: 844, height: 390),
      bars: EdgeInsets(left: 47, bottom: 21, right: 47)),
    Device(
      name: "tablet", size: Size(width: 820, height: 1180), bars: EdgeInsets(top: 24, bottom: 20)),
  ]
}

@Suite("Published screens in windows: the scroll view holds what it holds as a screen")
struct PublishedWindowLawTests {
  /// Bars of up to 100 points at each side.
  private static let bars = Gen<EdgeInsets>.sides(.double(in: 0...100))

  @Test("the tab strip, in a window that leaves it its width")
  func tabStrip() async throws {
    let cases = Gen.zip(.tabStrips, Gen<Double>.spacings, .contentInsets, Gen<Bool>.bool, Self.bars)
    try await forAll(cases, settings: Settings(cases: 150)) { drawn, spacing, inset, isRTL, bars in
      let strip = try TabStrip(
        frameWidth: drawn.frameWidth + 80, tabCount: drawn.tabCount, spacing: spacing,
        contentInset: inset, layoutDirection: isRTL ? .rightToLeft : .leftToRight)
      let window = try strip.screen(
        size: Size(width: strip.frameWidth + bars.left + bars.right, height: 600),
        safeAreaInsets: bars)
      let layout = try window.layout()
      let frame = Rect(x: bars.left, y: bars.top, width: strip.frameWidth, height: 58)
      try Self.expect(layout, sameAs: try strip.screen.layout().content, in: frame)
      let frames = layout.framesByID()
      for number in 1...strip.tabCount {
        let tab = try #require(frames[ViewID("tab\(number)")])
        let image = try #require(frames[ViewID("image\(number)")])
        #expect(
          image.isLike(
            Rect(
              x: tab.minX + tab.size.width / 2 - 25, y: tab.minY + 4, width: 50, height: 50)))
      }
    }
  }

  @Test("the image column, in the room that labels and tab bar leave")
  func imageColumn() async throws {
    let cases = Gen.zip(.imageColumns(count: 0...8, hasRoom: true), .viewports, Self.bars)
    try await forAll(cases, settings: Settings(cases: 150)) { column, room, bars in
      let window = try column.screen(
        size: Size(
          width: room.width + bars.left + bars.right + 32,
          height: room.height + bars.top + bars.bottom + 150.5),
        safeAreaInsets: bars)
      // 8, labels of 77.5, 8, the scroll view, 8, a tab bar of 49
      let frame = Rect(
        x: bars.left + 16, y: bars.top + 93.5, width: room.width, height: room.height)
      let alone = try ImageColumn(
        viewport: room, images: column.images, spacing: column.spacing,
        contentInset: column.contentInset, pinBottom: column.pinBottom)
      try Self.expect(try window.layout(), sameAs: try alone.screen.layout().content, in: frame)
    }
  }

  @Test("the label column, which fills the window")
  func labelColumn() async throws {
    let steps: [LabelColumn.Step] = [.heightAndWidth, .stack]
    let cases = Gen.zip(.labelColumns(steps: steps), Self.bars)
    try await forAll(cases, settings: Settings(cases: 60)) { column, bars in
      let window = try column.screen(size: column.viewport, safeAreaInsets: bars)
      let screen = try column.screen.with(safeAreaInsets: bars)
      try Self.expect(
        try window.layout(), sameAs: try screen.layout().content,
        in: Rect(origin: .zero, size: column.viewport))
    }
  }

  /// The scroll view stands where it should, holds what the screen holds and scrolls as far.
  private static func expect(
    _ layout: Layout, sameAs expected: ContentLayout, in frame: Rect
  ) throws {
    #expect(try #require(layout.frame(of: "scrollView")).isLike(frame))
    let content = try #require(layout.content(of: "scrollView"))
    #expect(content.contentOffset == expected.contentOffset)
    #expect(content.contentAxis == expected.contentAxis)
    #expect(
      Rect(origin: content.offsetToEnd, size: content.contentSize)
        .isLike(Rect(origin: expected.offsetToEnd, size: expected.contentSize)))
    for axis in Axis.allCases { #expect(content.scrolls(axis) == expected.scrolls(axis)) }
    let frames = content.framesByID()
    for (id, frame) in zip(expected.ids, expected.frames) {
      #expect(try #require(frames[id]).isLike(frame), "\(id)")
    }
  }
}

@Suite("Published screens in windows: what stands around the scroll view")
struct PublishedWindowTests {
  @Test("the status label stands below the strip, inside the safe area", arguments: Device.all)
  func statusLabel(_ device: Device) throws {
    let (size, bars) = (device.size, device.bars)
    for direction in LayoutDirection.allCases {
      for count in 1...TabStrip.maximumTabs {
        let strip = try TabStrip(
          frameWidth: size.width, tabCount: count, layoutDirection: direction)
        let layout = try strip.screen(size: size, safeAreaInsets: bars).layout()
        let room = size.width - bars.left - bars.right
        #expect(
          layout.frame(of: "scrollView")
            == Rect(x: bars.left, y: bars.top, width: room, height: 58))
        // Five lines of 20.5, of which two are empty; each paragraph fits.
        #expect(
          layout.frame(of: "statusLabel")
            == Rect(x: bars.left + 40, y: bars.top + 98, width: room - 80, height: 102.5))
        #expect(layout.content(of: "scrollView")?.scrolls(.horizontal) == (count > 3))
        let first = try #require(layout.frame(of: "tab1"))
        // The content starts at the left of the frame; read from the right, its first tab is last.
        let before = direction == .leftToRight ? 0 : Double(count - 1) * room / 3
        #expect(Tolerance.standard.isEqual(first.minX, bars.left + before))
      }
    }
  }

  @Test("where a paragraph of the status label does not fit, it has more lines")
  func narrowStatusLabel() throws {
    // "Tap anywhere to ADD a tab": letters of 9, 5 spaces of 5, that is 205 points in 200
    let layout = try TabStrip(frameWidth: 280).screen(size: Size(width: 280, height: 600)).layout()
    #expect(layout.frame(of: "statusLabel") == Rect(x: 40, y: 98, width: 200, height: 123))
  }

  @Test("below 80 points the status label has no room between its edges, as published")
  func noRoomForStatusLabel() throws {
    for (width, fits) in [(79.0, false), (80, true)] {
      let window = try TabStrip(frameWidth: width).screen(size: Size(width: width, height: 600))
      guard case .contradictory? = window.problem(along: .horizontal) else {
        #expect(fits)
        continue
      }
      #expect(!fits)
    }
  }

  @Test("labels, images and tab bar stand where they are published", arguments: Device.all)
  func imageColumn(_ device: Device) throws {
    let (size, bars) = (device.size, device.bars)
    let column = try ImageColumn(
      viewport: .zero, images: [.init(.heart), .init(.star)], distribution: .equalSpacing)
    for direction in LayoutDirection.allCases {
      let window = try column.screen(size: size, safeAreaInsets: bars)
        .with(layoutDirection: direction)
      let frames = try window.layout().framesByID()
      let (x, y) = (bars.left + 16, bars.top + 8)
      let (width, bottom) = (size.width - bars.left - bars.right - 32, size.height - bars.bottom)
      #expect(
        frames["contentStack"] == Rect(x: x, y: y, width: width, height: bottom - 57 - y))
      #expect(frames["labelStack"] == Rect(x: x, y: y, width: width, height: 77.5))
      for (index, caption) in [196, 167.5, 190].enumerated() {
        #expect(
          frames[ViewID("caption\(index + 1)")]
            == Rect(
              x: x + (width - caption) / 2, y: y + 28.5 * Double(index), width: caption,
              height: 20.5))
      }
      #expect(
        frames["scrollView"]
          == Rect(x: x, y: y + 85.5, width: width, height: bottom - 57 - y - 85.5))
      #expect(
        frames["star2"]
          == Rect(x: x + (width - 120) / 2, y: y + 85.5 + 128, width: 120, height: 120))
      #expect(
        frames["tabBar"]
          == Rect(x: 0, y: bottom - 49, width: size.width, height: 49 + bars.bottom))
    }
  }

  @Test("an image column without images is as long as the room below them")
  func emptyColumn() throws {
    let layout = try ImageColumn(viewport: .zero).screen(size: Size(width: 375, height: 667))
      .layout()
    #expect(layout.content(of: "scrollView")?.contentSize == Size(width: 343, height: 20))
  }

  @Test("the steps of the label column settle one axis after the other", arguments: Device.all)
  func steps(_ device: Device) throws {
    let open = try LabelColumn.Step.allCases.map { step in
      let column = try LabelColumn(viewport: device.size, step: step)
      let window = try column.screen(size: device.size, safeAreaInsets: device.bars)
      return Axis.allCases.filter { axis in
        guard let problem = window.problem(along: axis) else { return false }
        guard case .ambiguous(let parts) = problem else {
          Issue.record("\(step): \(problem)")
          return true
        }
        #expect(parts.axis == axis && parts.views == ["green1"] && parts.areLengths)
        #expect(parts.contents == ["scrollView"] && parts.settledBy == ["green1"])
        return true
      }
    }
    #expect(open == [[.horizontal, .vertical], [.horizontal], [], []])
  }

  @Test("the label column scrolls under the bars up and down only", arguments: Device.all)
  func labelColumn(_ device: Device) throws {
    let (size, bars) = (device.size, device.bars)
    let layout = try LabelColumn(viewport: size).screen(size: size, safeAreaInsets: bars).layout()
    #expect(layout.frame(of: "scrollView") == Rect(origin: .zero, size: size))
    // 21 pairs of 100 and 20.5
    #expect(layout.frame(of: "green2") == Rect(x: 0, y: 120.5, width: size.width, height: 100))
    #expect(layout.frame(of: "label2") == Rect(x: 0, y: 220.5, width: size.width, height: 20.5))
    let content = try #require(layout.content(of: "scrollView"))
    #expect(content.contentSize == Size(width: size.width, height: 2530.5))
    #expect(content.scrolls(.vertical) && !content.scrolls(.horizontal))
    #expect(content.offsetToEnd.y == 2530.5 + bars.bottom - size.height)
    #expect(content.offsetRange(.vertical).lowerBound == -bars.top)
  }

  @Test("a size that makes no window is refused")
  func refused() throws {
    let size = Size(width: -1, height: 600)
    #expect(throws: ScreenError.self) { try TabStrip(frameWidth: 9).screen(size: size) }
    #expect(throws: ScreenError.self) { try ImageColumn(viewport: .zero).screen(size: size) }
    #expect(throws: ScreenError.self) { try LabelColumn(viewport: .zero).screen(size: size) }
  }
}

extension Rect {
  fileprivate func isLike(_ other: Rect) -> Bool {
    let tolerance = Tolerance(absolute: 1e-6)
    return Axis.allCases.allSatisfy {
      tolerance.isEqual(min($0), other.min($0)) && tolerance.isEqual(max($0), other.max($0))
    }
  }
}
