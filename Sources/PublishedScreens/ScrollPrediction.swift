import StackScrollCore

/// Where an app scrolls to when it adds a view and does not wait for the layout.
///
/// Before the layout pass the content is still as it was, so published code adds the new view's
/// height and one gap to the old content height, and scrolls to where that would end. It is a
/// guess with known faults: an empty stack gets no gap, insets are left out, and it counts on the
/// content growing by just the view and the gap. Kept here as it is, so that laws can compare it
/// with `ContentLayout.offsetToEnd` and say by how much it is wrong (``error(in:)``).
///
/// Source: the published image column screen.
public struct ScrollPrediction: Hashable, Sendable {
  /// The content height before the view was added, in points.
  package var contentHeight: Double
  /// The height of the view that is added, in points.
  package var addedHeight: Double
  /// The stack's spacing in points.
  package var spacing: Double
  /// The height of the window in points.
  package var viewportHeight: Double

  /// Makes a prediction.
  public init(
    contentHeight: Double, addedHeight: Double, spacing: Double, viewportHeight: Double
  ) {
    self.contentHeight = contentHeight
    self.addedHeight = addedHeight
    self.spacing = spacing
    self.viewportHeight = viewportHeight
  }

  /// The offset computed, which may be negative.
  public var rawOffset: Double {
    contentHeight + addedHeight + spacing - viewportHeight
  }

  /// The offset after scrolling: the computed one if it is above 0, otherwise the current one.
  public func offset(from current: Double) -> Double {
    rawOffset > 0 ? rawOffset : current
  }

  /// How far the computed offset is from the end of a layout, in points; positive is too far.
  ///
  /// Both are taken before any guard or clamp: short content hides the error, and does not mend
  /// it.
  public func error(in layout: ContentLayout) -> Double {
    let scroll = layout.scroll
    let end = scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.height
    return rawOffset - end
  }
}
