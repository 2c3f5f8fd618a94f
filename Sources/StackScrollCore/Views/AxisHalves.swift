extension RandomAccessCollection {
  /// The part of a list that belongs to an axis, where all that is horizontal comes before as much
  /// that is vertical.
  @inline(__always)
  func half(_ axis: Axis) -> SubSequence {
    switch axis {
    case .horizontal: prefix(count / 2)
    case .vertical: suffix(count / 2)
    }
  }
}
