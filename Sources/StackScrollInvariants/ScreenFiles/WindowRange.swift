import StackScrollConstraints
import StackScrollCore

/// The sizes of windows that count.
package struct WindowRange: Hashable, Sendable {
  /// The widths, in points; nil for those of all devices.
  package var widths: ClosedRange<Double>?
  /// The heights, in points; nil for those of all devices.
  package var heights: ClosedRange<Double>?
  /// Where the app is used.
  package var supported: SupportedWindows

  /// A window that is lower is one of a phone held sideways, or a part of a window.
  package static let lowestUpright = 480.0

  /// Makes a range.
  package init(
    widths: ClosedRange<Double>? = nil, heights: ClosedRange<Double>? = nil,
    supported: SupportedWindows = SupportedWindows()
  ) {
    (self.widths, self.heights, self.supported) = (widths, heights, supported)
  }

  /// Makes the range of one size, that of a screen that comes in no other.
  package init(exactly size: Size) {
    self.init(widths: size.width...size.width, heights: size.height...size.height)
  }

  /// What is given of an axis.
  subscript(axis: Axis) -> ClosedRange<Double>? { axis == .horizontal ? widths : heights }

  func contains(_ size: Size) -> Bool {
    Axis.allCases.allSatisfy { self[$0]?.contains(size[$0]) ?? true }
  }

  /// The lengths of a window along an axis: those given, else those of devices if the window is as long
  /// as one.
  ///
  /// Where a shorter one is part of a screen, or asks for its own length, it stays.
  func lengths(of window: Screen, _ axis: Axis) -> ClosedRange<Double> {
    if let given = self[axis] { return given }
    let own = window.size[axis]
    guard own >= DesignIntent.shortestWindow, window.fittingPriorities[axis] >= .required,
      let lengths = supported.lengths(axis)
    else { return own...own }
    return min(own, lengths.lowerBound)...max(own, lengths.upperBound)
  }
}
