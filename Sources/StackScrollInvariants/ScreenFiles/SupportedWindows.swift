import StackScrollConstraints
import StackScrollCore

/// The windows, directions and text sizes in which an app is used, and so its screens are tried.
package struct SupportedWindows: Hashable, Sendable {
  /// The windows of devices, the extreme ones first.
  package var devices: [Device]
  /// The directions in which people read.
  package var directions: Set<LayoutDirection>
  /// The sizes of texts, in the order in which they are tried.
  package var textSizes: [ContentSizeCategory]
  /// Whether a settings file, or an Xcode project, says that phones are held both ways.
  ///
  /// Then what was drawn upright is tried sideways by all laws.
  package var turnsPhones: Bool

  /// Makes what an app supports; what is not given is every published window, both directions, and the largest text
  /// sizes with and without those of accessibility.
  package init(
    devices: [Device] = Device.all,
    directions: Set<LayoutDirection> = Set(LayoutDirection.allCases),
    textSizes: [ContentSizeCategory] = usualTextSizes, turnsPhones: Bool = false
  ) {
    (self.devices, self.directions, self.textSizes) = (devices, directions, textSizes)
    self.turnsPhones = turnsPhones
  }

  /// The text sizes that are tried if nobody says.
  package static let usualTextSizes: [ContentSizeCategory] = [
    .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The text sizes that are drawn: all there are, if nobody says.
  var drawnTextSizes: [ContentSizeCategory] {
    textSizes == Self.usualTextSizes ? ContentSizeCategory.allCases : textSizes
  }

  /// How long windows are along an axis, from the shortest to the longest; nil if there are none.
  func lengths(_ axis: Axis) -> ClosedRange<Double>? {
    let all = devices.map { $0.size[axis] }
    guard let least = all.min(), let most = all.max() else { return nil }
    return least...most
  }

  /// Whether windows may be as large.
  func spans(_ size: Size) -> Bool {
    Axis.allCases.allSatisfy { lengths($0)?.contains(size[$0]) ?? true }
  }

  /// The direction that a window is read in besides its own; nil if there is none.
  func otherDirection(than own: LayoutDirection) -> LayoutDirection? {
    directions.first { $0 != own }
  }
}
