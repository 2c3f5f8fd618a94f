extension Point {
  /// The coordinate along an axis.
  public subscript(axis: Axis) -> Double {
    get {
      switch axis {
      case .horizontal: x
      case .vertical: y
      }
    }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }

  /// Makes a position from coordinates along an axis and across it.
  public init(main: Double, cross: Double, axis: Axis) {
    switch axis {
    case .horizontal: self.init(x: main, y: cross)
    case .vertical: self.init(x: cross, y: main)
    }
  }
}

extension Size {
  /// The length along an axis.
  public subscript(axis: Axis) -> Double {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// Makes a size from lengths along an axis and across it.
  public init(main: Double, cross: Double, axis: Axis) {
    switch axis {
    case .horizontal: self.init(width: main, height: cross)
    case .vertical: self.init(width: cross, height: main)
    }
  }
}

extension Rect {
  /// The left or the top edge.
  public func min(_ axis: Axis) -> Double { origin[axis] }

  /// The right or the bottom edge.
  public func max(_ axis: Axis) -> Double { origin[axis] + size[axis] }

  /// The width or the height.
  public func length(_ axis: Axis) -> Double { size[axis] }
}

extension EdgeInsets {
  /// The left or the top distance.
  public func near(_ axis: Axis) -> Double {
    switch axis {
    case .horizontal: left
    case .vertical: top
    }
  }

  /// The right or the bottom distance.
  public func far(_ axis: Axis) -> Double {
    switch axis {
    case .horizontal: right
    case .vertical: bottom
    }
  }
}
