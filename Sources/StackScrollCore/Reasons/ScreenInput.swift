/// A number that a screen gives, which a layout starts from.
///
/// Reasons for frames end here: whatever a frame's number comes of, it comes of these in the end.
public enum ScreenInput: Hashable, Sendable {
  /// The length of the scroll view's frame, which is that of its frame layout guide.
  case window(Axis)
  /// The distance of the content view from an edge.
  case pin(Edge)
  /// The length that a view has of its own.
  case ownLength(ViewID, Axis)
  /// The points, the share or the factor of one of a view's conditions, by its index among them.
  case condition(ViewID, Axis, Int, LengthConstraint)
  /// How far the first baseline is below the top of a view.
  case firstBaseline(ViewID)
  /// How far the last baseline is above the bottom of a view.
  case lastBaseline(ViewID)
  /// The space between an edge of a stack and its views: its margin, and the safe area there.
  case margin(ViewID, Edge)
  /// The gap between neighbours in a stack.
  case spacing(ViewID)
  /// The gap after one view of a stack.
  case customSpacing(ViewID, after: ViewID)

  /// A side of the content or of a stack.
  public enum Edge: Hashable, Sendable, CaseIterable {
    case top, leading, bottom, trailing

    init(_ axis: Axis, isNear: Bool, in direction: LayoutDirection) {
      switch axis {
      case .vertical: self = isNear ? .top : .bottom
      case .horizontal: self = isNear == (direction == .leftToRight) ? .leading : .trailing
      }
    }
  }
}

/// One of the numbers that make a frame.
public struct FrameMeasure: Hashable, Sendable {
  /// Which of the numbers along an axis.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The left or the top edge.
    case start
    /// The right or the bottom edge.
    case end
    /// The width or the height.
    case length
  }

  /// The view.
  public let view: ViewID
  /// The axis.
  public let axis: Axis
  /// Which of the numbers along it.
  public let kind: Kind

  /// Names a number of a frame.
  public init(_ kind: Kind, of view: ViewID, _ axis: Axis) {
    (self.view, self.axis, self.kind) = (view, axis, kind)
  }

  /// The number in a frame.
  package func value(in frame: Rect) -> Double {
    switch kind {
    case .start: frame.min(axis)
    case .end: frame.max(axis)
    case .length: frame.length(axis)
    }
  }
}

extension LengthConstraint.Target {
  /// The points, the share or the factor.
  var number: Double {
    switch self {
    case .constant(let value), .fraction(let value, of: _), .ratio(let value): value
    }
  }
}
