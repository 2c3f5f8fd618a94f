extension Gen where Value == Double {
  /// Finite doubles of a closed range, simplest near `origin` (or the bound next to it).
  ///
  /// Whole numbers are simpler than halves, halves than thirds, then quarters, tenths, hundredths
  /// and the rest; each kind is drawn. Bounds that are not finite are cut to the finite range, and
  /// NaN counts as 0.
  @inlinable
  public static func double(in range: ClosedRange<Double>, origin: Double = 0) -> Gen {
    let greatest = Double.greatestFiniteMagnitude
    let bounds = range.clamped(to: -greatest...greatest)
    let order = DoubleOrder(bounds, origin: origin.isNaN ? 0 : origin)
    return Gen { source throws(Discard) in
      guard source.isRecording else {
        try source.countChoice()
        return source.freshDouble(in: bounds, target: order.target)
      }
      return try source.chooseDouble(order)
    }
  }
}
