extension Gen {
  /// Arrays whose length lies in a range.
  ///
  /// An array is a flag, "one more?", before each element and a last flag that ends it. Deleting an
  /// element with its flag is then one cut in the choice sequence, and so is joining two
  /// neighbouring arrays; a length drawn first would have to be mended at every cut. Flags are
  /// recorded even where the range forces them. A negative lower bound counts as 0.
  @inlinable
  public static func array<Element>(
    of element: Gen<Element>, count: ClosedRange<Int> = 0...100
  ) -> Gen where Value == [Element] {
    let least = Swift.max(0, count.lowerBound)
    let greatest = Swift.max(least, count.upperBound)
    return Gen { source throws(Discard) in
      guard source.isRecording else {
        return try source.freshArray(from: least, to: greatest, element)
      }
      var elements: [Element] = []
      try source.recordedList(from: least, to: greatest) { source throws(Discard) in
        elements.append(try element.draw(&source))
      }
      return elements
    }
  }
}
