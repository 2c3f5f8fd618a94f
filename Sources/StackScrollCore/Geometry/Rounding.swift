extension Double {
  /// The nearest whole number, ties away from zero.
  ///
  /// The standard library's `rounded` calls the C library, which a program that imports nothing
  /// does not link on every platform; a conversion to an integer and back needs no call. What is
  /// not finite, or has no fraction for its size, is itself.
  package var nearestWhole: Double {
    guard magnitude < Self.wholeFromHere else { return self }
    let whole = Double(Int64(self))
    guard (self - whole).magnitude >= 0.5 else { return whole }
    return whole + Self(signOf: self, magnitudeOf: 1)
  }

  /// Whether there is no fraction.
  var isWhole: Bool { isFinite && nearestWhole == self }

  /// The magnitude from which every double is a whole number: 2 to the power of 52.
  static let wholeFromHere = 4_503_599_627_370_496.0
}
