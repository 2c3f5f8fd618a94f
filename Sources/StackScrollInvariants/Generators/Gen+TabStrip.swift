import PropertyKit
import StackScrollCore

extension Gen where Value == TabStrip {
  /// Strips as published: thirds of the frame, no spacing, no insets; 1 to 9 tabs.
  public static var tabStrips: Gen {
    Gen { source throws(Discard) in
      let width = try source.draw(.viewportLengths)
      let count = try source.draw(.int(in: 1...TabStrip.maximumTabs, origin: 1))
      return try source.making {
        try TabStrip(frameWidth: width, tabCount: count)
      }
    }
  }

  /// Strips of any fraction, spacing, inset and direction.
  public static var freeTabStrips: Gen {
    Gen { source throws(Discard) in
      let width = try source.draw(.viewportLengths)
      let count = try source.draw(.int(in: 1...TabStrip.maximumTabs, origin: 1))
      let fraction = try source.draw(.element(of: [1.0 / 3, 1, 0.5, 0.25, 0.2]))
      let spacing = try source.draw(.spacings)
      let inset = try source.draw(.contentInsets)
      let isMirrored = try source.draw(.bool)
      return try source.making {
        try TabStrip(
          frameWidth: width, tabCount: count, tabFraction: fraction, spacing: spacing,
          contentInset: inset, layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
      }
    }
  }

  /// Strips of three tabs as published, whole points wide.
  public static var threeTabsOfWholeWidth: Gen {
    Gen { source throws(Discard) in
      let width = try source.draw(.int(in: 1...3000, origin: 1))
      return try source.making { try TabStrip(frameWidth: Double(width), tabCount: 3) }
    }
  }
}

extension Gen where Value == TabSession {
  /// Strips as published and up to forty taps: twice up and down and a bit.
  public static var tabSessions: Gen {
    Gen { source throws(Discard) in
      let start = try source.draw(.tabStrips)
      let isAdding = try source.draw(.element(of: [true, false]))
      let strip = try source.making {
        try TabStrip(frameWidth: start.frameWidth, tabCount: start.tabCount, isAdding: isAdding)
      }
      return TabSession(try source.draw(TabGestures(strip).programs(maximumSteps: 40)))
    }
  }
}
