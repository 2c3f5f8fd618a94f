import PropertyKit
import PublishedScreens
import StackScrollCore

/// What may vary among the tab strips on which a law is checked.
struct TabDraw: Draw {
  /// The widths of the frame, in points.
  var widths: ClosedRange<Double> = 1...3000
  /// Whether only whole widths are drawn.
  var hasWholeWidths = false
  /// How many tabs there may be.
  var counts = 1...TabStrip.maximumTabs
  /// The widths of a tab as shares of the frame's, the published one first.
  var fractions = [1.0 / 3]
  /// The gaps between tabs.
  var spacings: ClosedRange<Double> = 0...0
  /// Whether there may be content insets.
  var hasInsets = false
  /// Whether the strip may be read right to left.
  var mayMirror = false

  /// Strips as published: thirds of the frame, no spacing, no insets; 1 to 9 tabs.
  static let published = TabDraw()
  /// Strips of any fraction, spacing, inset and direction.
  static let free = TabDraw(
    fractions: shares, spacings: gaps, hasInsets: true, mayMirror: true)
  /// Strips of three tabs as published, whole points wide.
  static let threeOfWholeWidth = TabDraw(hasWholeWidths: true, counts: 3...3)

  private static let shares = [1.0 / 3, 1, 0.5, 0.25, 0.2]
  private static let gaps = 0.0...50

  var values: Gen<TabStrip> {
    let width: Gen<Double> =
      hasWholeWidths ? Gen<Int>.int(in: 1...3000, origin: 1).map(Double.init) : .double(in: widths)
    return Gen { source throws(Discard) in
      let width = try source.draw(width)
      let count =
        counts.count > 1 ? try source.draw(.int(in: counts, origin: 1)) : counts.lowerBound
      let fraction =
        fractions.count > 1 ? try source.draw(.element(of: fractions)) : fractions.first ?? 1
      let isSpaced = spacings.lowerBound < spacings.upperBound
      let spacing = isSpaced ? try source.draw(.double(in: spacings)) : spacings.lowerBound
      let inset = hasInsets ? try source.draw(.contentInsets) : .zero
      let isMirrored = mayMirror ? try source.draw(.bool) : false
      return try source.making {
        try TabStrip(
          frameWidth: width, tabCount: count, tabFraction: fraction, spacing: spacing,
          contentInset: inset, layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
      }
    }
  }

  func without(_ assumption: Assumption) -> TabDraw? {
    switch assumption {
    case .thirds: changed { $0.fractions = Self.shares }
    case .noSpacing: changed { $0.spacings = Self.gaps }
    case .noOverlap: changed { $0.spacings = -50...spacings.upperBound }
    case .noInsets: changed { $0.hasInsets = true }
    case .aPointWide: changed { $0.widths = 0...widths.upperBound }
    case .wholeWidth: changed { $0.hasWholeWidths = false }
    default: nil
    }
  }

  func admits(_ strip: TabStrip) -> Bool {
    let isWhole = strip.frameWidth.rounded() == strip.frameWidth
    return strip.frameWidth >= widths.lowerBound && (isWhole || !hasWholeWidths)
      && counts.contains(strip.tabCount)
      && (fractions.count > 1 || fractions.contains(strip.tabFraction))
      && strip.spacing >= spacings.lowerBound
      && (strip.spacing == spacings.lowerBound || spacings.upperBound > spacings.lowerBound)
      && (hasInsets || strip.contentInset == .zero)
      && (mayMirror || strip.layoutDirection == .leftToRight)
  }
}

/// What may vary among the strips that are tapped.
struct TabSessionDraw: Draw {
  /// The strips before the first tap.
  var strips = TabDraw.published

  /// Strips and up to forty taps: twice up and down and a bit.
  var values: Gen<TabSession> {
    let strips = strips.values
    return Gen { source throws(Discard) in
      let drawn = try source.draw(strips)
      let isAdding = try source.draw(.element(of: [true, false]))
      let strip = try source.making {
        try TabStrip(
          frameWidth: drawn.frameWidth, tabCount: drawn.tabCount, isAdding: isAdding,
          tabFraction: drawn.tabFraction, spacing: drawn.spacing,
          contentInset: drawn.contentInset, layoutDirection: drawn.layoutDirection)
      }
      return TabSession(try source.draw(TabGestures(strip).programs(maximumSteps: 40)))
    }
  }

  func without(_ assumption: Assumption) -> TabSessionDraw? {
    strips.without(assumption).map(TabSessionDraw.init)
  }

  func admits(_ session: TabSession) -> Bool { strips.admits(session.start) }
}
