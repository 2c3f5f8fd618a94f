extension Gen {
  /// Arrays whose length lies in a range.
  ///
  /// An array is a flag, "one more?", before each element and a last flag that ends it. Deleting an
  /// element with its flag is then one cut in the choice sequence, and so is joining two
  /// neighbouring arrays; a length drawn first would have to be mended at every cut. Flags are
  /// recorded even where the range forces them. A negative lower bound counts as 0.
  public static func array<Element>(
    of element: Gen<Element>, count: ClosedRange<Int> = 0...100
  ) -> Gen where Value == [Element] {
    let least = max(0, count.lowerBound)
    let greatest = max(least, count.upperBound)
    return Gen { source throws(Discard) in
      source.openSpan(.list, at: source.mark)
      defer { source.closeSpan() }
      let planned = source.plannedCount(from: least, to: greatest)
      var elements: [Element] = []
      while true {
        let start = source.mark
        guard try source.oneMore(elements.count, of: planned, from: least, to: greatest) else {
          break
        }
        source.openSpan(.element, at: start)
        defer { source.closeSpan() }
        elements.append(try element.draw(&source))
      }
      return elements
    }
  }
}

extension Source {
  /// How long a fresh list will be; a replayed one is as long as its flags say.
  fileprivate mutating func plannedCount(from least: Int, to greatest: Int) -> Int {
    guard isFresh else { return 0 }
    let room = UInt64(greatest - least)
    let (high, low) = room.multipliedFullWidth(by: UInt64(min(max(size, 0), 100)))
    let sized = UInt64(100).dividingFullWidth((high, low)).quotient
    return least + Int(random.upTo(min(room, max(sized, min(room, 1)))))
  }

  /// Draws the flag before an element.
  fileprivate mutating func oneMore(
    _ count: Int, of planned: Int, from least: Int, to greatest: Int
  ) throws(Discard) -> Bool {
    guard count >= least, count < greatest else {
      let isMore = count < least
      try chooseForced(.more, limit: 1, index: isMore ? 1 : 0)
      return isMore
    }
    return try choose(.more, limit: 1) { _ in count < planned ? 1 : 0 } == 1
  }
}
