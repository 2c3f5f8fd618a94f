import PublishedScreens
import StackScrollCore
import StackScrollInvariants

/// Wrong taps and actions on the published screens.
enum PublishedBugs {
  static let all: [PlantedBug] = [
    turnsLate, turnsEarly, secondTapLost, clearKeepsOne, starForgotten, fourFit,
  ]

  static let turnsLate = PlantedBug(
    "turns-a-tab-late", "Taps go on adding after the ninth tab is there.",
    seen: "a flag that is flipped after the count is read", in: \.editing.tap
  ) { strip in
    guard strip.tabCount == TabStrip.maximumTabs else { return strip.tapped() }
    return strip
  }

  static let turnsEarly = PlantedBug(
    "turns-a-tab-early", "Taps turn round when two tabs are left.",
    seen: "a comparison with one too many", in: \.editing.tap
  ) { strip in
    let next = strip.tapped()
    guard !strip.isAdding, next.tabCount == 1 else { return next }
    return (try? strip.turnedRound()) ?? next
  }

  static let secondTapLost = PlantedBug(
    "second-tap-lost", "In a frame of fractional width only the first tap counts.",
    seen: "counts that are read back from a width", in: \.editing.tap
  ) { strip in
    let isWhole = strip.frameWidth == strip.frameWidth.rounded()
    return isWhole || strip.tabCount == 1 ? strip.tapped() : strip
  }

  static let clearKeepsOne = PlantedBug(
    "clear-keeps-one", "Clearing leaves the last image.",
    seen: "loops over a list that is changed meanwhile", in: \.editing.perform
  ) { column, action in
    let next = try column.performing(action)
    guard case .clear = action, let last = column.images.last else { return next }
    return try next.adding(last)
  }

  static let starForgotten = PlantedBug(
    "first-image-forgotten", "The image added to an empty column is not there.",
    seen: "first items that are added before the view is", in: \.editing.perform
  ) { column, action in
    let next = try column.performing(action)
    return column.images.isEmpty ? column : next
  }

  static let fourFit = PlantedBug(
    "four-tabs-fit", "Tabs scroll from the fifth on.",
    seen: "a promise that is one tab off", in: \.scrolls
  ) { layout, axis in
    let range = layout.offsetRange(axis)
    let page = layout.scroll.bounds[axis] / 3
    return Tolerance.standard.isGreater(range.upperBound - page, than: range.lowerBound)
  }
}

extension TabStrip {
  /// The strip with its direction turned round.
  fileprivate func turnedRound() throws -> TabStrip {
    try TabStrip(
      frameWidth: frameWidth, tabCount: tabCount, isAdding: !isAdding, tabFraction: tabFraction,
      spacing: spacing, contentInset: contentInset, layoutDirection: layoutDirection)
  }
}
