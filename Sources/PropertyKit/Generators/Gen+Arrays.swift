extension Gen {
  /// Arrays whose length lies in a range.
  ///
  /// An array is a flag, "one more?", before each element and a last flag that ends it. Deleting an
  /// element with its flag is then one cut in the choice sequence, and so is joining two
  /// neighbouring arrays; a length drawn first would have to be mended at every cut. Flags are
  /// recorded even where the range forces them. A negative lower bound counts as 0.
  ///
  /// - Parameters:
  ///   - element: the generator of each element.
  ///   - count: how many there are: a range, or one number for arrays of that length.
  @inlinable
  public static func array<Element>(
    of element: Gen<Element>, count: some IntegerRange<Int> = 0...100
  ) -> Gen where Value == [Element] {
    guard let counts = count.counts else { return .empty }
    let (least, greatest) = (counts.lowerBound, counts.upperBound)
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

extension Source {
  /// A fresh array that is not recorded: its length is drawn at once, and room is made for it.
  @inlinable
  mutating func freshArray<Element>(
    from least: Int, to greatest: Int, _ element: Gen<Element>
  ) throws(Discard) -> [Element] {
    let count = plannedCount(from: least, to: greatest)
    guard count <= Self.greatestRoom else {
      return try longArray(of: count, element)
    }
    var discard: Discard?
    let elements = [Element](unsafeUninitializedCapacity: count) { buffer, made in
      do throws(Discard) {
        if let bulk = element.bulk, let first = buffer.baseAddress {
          try bulk.elements(&self, first, count)
          made = count
        } else {
          for place in 0..<count {
            try countChoice()
            buffer.initializeElement(at: place, to: try element.draw(&self))
            made = place &+ 1
          }
        }
        try countChoice()
      } catch {
        discard = error
      }
    }
    if let discard { throw discard }
    return elements
  }

  /// The longest array for which room is made before its elements are drawn.
  @inlinable static var greatestRoom: Int { 1 << 12 }

  @inlinable
  mutating func longArray<Element>(
    of count: Int, _ element: Gen<Element>
  ) throws(Discard) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<count {
      try countChoice()
      elements.append(try element.draw(&self))
    }
    try countChoice()
    return elements
  }

  /// Draws a list that is recorded or repeated: a flag before each element and a last one.
  @usableFromInline
  mutating func recordedList(
    from least: Int, to greatest: Int, _ element: (inout Source) throws(Discard) -> Void
  ) throws(Discard) {
    openSpan(.list, at: mark)
    defer { closeSpan() }
    let planned = isFresh ? plannedCount(from: least, to: greatest) : 0
    var count = 0
    while true {
      let start = mark
      guard try oneMore(count, of: planned, from: least, to: greatest) else { return }
      openSpan(.element, at: start)
      defer { closeSpan() }
      try element(&self)
      count += 1
    }
  }

  /// How long a fresh list will be; a replayed one is as long as its flags say.
  @inlinable
  mutating func plannedCount(from least: Int, to greatest: Int) -> Int {
    let room = UInt64(truncatingIfNeeded: greatest &- least)
    let sized = room &- room.multipliedFullWidth(by: style.omitted).high
    return least &+ Int(truncatingIfNeeded: random.upTo(sized))
  }

  /// Draws the flag before an element.
  mutating func oneMore(
    _ count: Int, of planned: Int, from least: Int, to greatest: Int
  ) throws(Discard) -> Bool {
    guard count >= least, count < greatest else {
      let isMore = count < least
      try chooseForced(.more, index: isMore ? 1 : 0)
      return isMore
    }
    return try choose(.more, limit: 1) { _ in count < planned ? 1 : 0 } == 1
  }
}
