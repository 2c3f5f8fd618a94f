extension Gen {
  /// Several generators drawn one after the other, as a tuple.
  @inlinable
  public static func zip<each Part>(
    _ parts: repeat Gen<each Part>
  ) -> Gen where Value == (repeat each Part) {
    Gen { source throws(Discard) in
      (repeat try (each parts).draw(&source))
    }
  }
}
