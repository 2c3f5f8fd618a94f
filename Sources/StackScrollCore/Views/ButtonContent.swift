/// What is seen of a button without a background: its title and its image, beside each other.
package struct ButtonContent: Hashable, Sendable {
  /// Where along an axis it stands in the room that it has.
  package enum End: Hashable, Sendable {
    case near, middle, far
    /// Where lines begin, or end.
    case leading, trailing
  }

  /// How large it is at most.
  package var size: Size
  /// Where it stands across.
  package var horizontal = End.middle
  /// Where it stands along.
  package var vertical = End.middle
  /// The room around it that belongs to the button.
  package var insets = EdgeInsets.zero

  /// Makes content in the middle of a button.
  package init(size: Size) { self.size = size }

  /// Where it is in the frame of the button.
  package func frame(in frame: Rect, _ direction: LayoutDirection) -> Rect {
    let (x, width) = span(in: frame, .horizontal, direction)
    let (y, height) = span(in: frame, .vertical, direction)
    return Rect(x: x, y: y, width: width, height: height)
  }

  private func span(
    in frame: Rect, _ axis: Axis, _ direction: LayoutDirection
  ) -> (start: Double, length: Double) {
    let room = frame.length(axis) - insets.near(axis) - insets.far(axis)
    // What has no room reaches into the insets.
    let length = min(size[axis], frame.length(axis))
    let end = axis == .horizontal ? horizontal : vertical
    let isMirrored = direction == .rightToLeft
    let share =
      switch end {
      case .near: 0.0
      case .middle: 0.5
      case .far: 1.0
      case .leading: isMirrored ? 1.0 : 0.0
      case .trailing: isMirrored ? 0.0 : 1.0
      }
    let start = frame.min(axis) + insets.near(axis) + share * (room - length)
    return (min(max(start, frame.min(axis)), frame.max(axis) - length), length)
  }
}
