/// Room for the frames of a tree, whose axes are written each by itself.
///
/// A rectangle is four doubles: x, y, width, height. So an axis owns every second one of them, and
/// no frame is put together from parts.
struct FrameBuffer {
  private let numbers: UnsafeMutableBufferPointer<Double>

  /// Makes frames by writing both axes in full; nil if the writer gives up.
  ///
  /// They are filled first: for an array that is not, the library looks its type up each time, which
  /// costs a short stack more than its layout.
  static func frames(_ count: Int, _ write: (FrameBuffer) -> Bool) -> [Rect]? {
    var frames = Array(repeatElement(Rect.zero, count: count))
    let isComplete = frames.withUnsafeMutableBufferPointer { rects in
      rects.withMemoryRebound(to: Double.self) { write(FrameBuffer(numbers: $0)) }
    }
    return isComplete ? frames : nil
  }

  /// The part that belongs to an axis.
  func lane(_ axis: Axis) -> Lane {
    switch axis {
    case .horizontal: Lane(numbers: numbers)
    case .vertical: Lane(numbers: UnsafeMutableBufferPointer(rebasing: numbers.dropFirst()))
    }
  }

  /// The numbers of one axis.
  struct Lane {
    fileprivate let numbers: UnsafeMutableBufferPointer<Double>

    /// Where a view stands on the axis.
    @inline(__always)
    subscript(position: Int) -> Span {
      get { Span(min: numbers[4 * position], length: numbers[4 * position + 2]) }
      nonmutating set {
        numbers[4 * position] = newValue.min
        numbers[4 * position + 2] = newValue.length
      }
    }
  }
}
