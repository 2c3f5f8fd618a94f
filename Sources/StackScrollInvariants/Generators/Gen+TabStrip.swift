import PropertyKit
import PublishedScreens
import StackScrollCore

extension Gen where Value == TabStrip {
  /// Strips as published: thirds of the frame, no spacing, no insets; 1 to 9 tabs.
  public static var tabStrips: Gen { TabDraw.published.values }

  /// Strips of any fraction, spacing, inset and direction.
  public static var freeTabStrips: Gen { TabDraw.free.values }

  /// Strips of three tabs as published, whole points wide.
  public static var threeTabsOfWholeWidth: Gen { TabDraw.threeOfWholeWidth.values }
}

extension Gen where Value == TabSession {
  /// Strips as published and up to forty taps: twice up and down and a bit.
  public static var tabSessions: Gen { TabSessionDraw().values }
}
