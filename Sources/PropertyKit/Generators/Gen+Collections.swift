extension Gen {
  /// Sets whose number of elements lies in a range.
  ///
  /// A drawn element that is there already adds nothing, and another is drawn. After
  /// `Source.greatestRepeats` of them in a row the set stays as it is; if that is too small the case
  /// is discarded. A negative lower bound counts as 0.
  public static func set<Element: Hashable & SendableMetatype>(
    of element: Gen<Element>, count: some IntegerRange<Int> = 0...100
  ) -> Gen where Value == Set<Element> {
    guard let counts = count.counts else { return .empty }
    return Gen { source throws(Discard) in
      var elements: Set<Element> = []
      try source.distinctList(counts) { source throws(Discard) in
        elements.insert(try element.draw(&source)).inserted
      }
      return elements
    }
  }

  /// Dictionaries whose number of keys lies in a range; keys are told apart as in sets.
  public static func dictionary<Key: Hashable & SendableMetatype, Element: SendableMetatype>(
    of key: Gen<Key>, _ element: Gen<Element>, count: some IntegerRange<Int> = 0...100
  ) -> Gen where Value == [Key: Element] {
    guard let counts = count.counts else { return .empty }
    return Gen { source throws(Discard) in
      var elements: [Key: Element] = [:]
      try source.distinctList(counts) { source throws(Discard) in
        let new = try key.draw(&source)
        let value = try element.draw(&source)
        defer { elements[new] = elements[new] ?? value }
        return elements[new] == nil
      }
      return elements
    }
  }

  /// Permutations of some values; the order given is the simplest.
  public static func shuffled<Element: Sendable>(
    _ values: [Element]
  ) -> Gen where Value == [Element] {
    Gen { source throws(Discard) in
      var rest = values
      var arranged: [Element] = []
      while rest.count > 1 {
        let limit = UInt64(rest.count - 1)
        let order = Zigzag(above: limit, below: 0)
        let place = try source.choose(.integer(order), limit: limit) { $0.random.upTo(limit) }
        arranged.append(rest.remove(at: Int(place)))
      }
      return arranged + rest
    }
  }

  /// Some of the values, in the order given; none is the simplest.
  public static func subsequence<Element: Sendable>(
    of values: [Element]
  ) -> Gen where Value == [Element] {
    Gen { source throws(Discard) in
      var kept: [Element] = []
      for value in values where try source.draw(.bool) { kept.append(value) }
      return kept
    }
  }
}

extension Source {
  /// How many elements in a row may be there already before a set is left as it is.
  static let greatestRepeats = 64

  /// Draws elements until enough are new, each with its flag like those of a list.
  ///
  /// An element that is not new stays in the record, so that a replay does the same; deleting it
  /// changes nothing, so shrinking removes it.
  mutating func distinctList(
    _ counts: ClosedRange<Int>, _ insert: (inout Source) throws(Discard) -> Bool
  ) throws(Discard) {
    let (least, greatest) = (counts.lowerBound, counts.upperBound)
    let planned = isFresh ? plannedCount(from: least, to: greatest) : 0
    openSpan(.list, at: mark)
    defer { closeSpan() }
    var (count, repeats) = (0, 0)
    while true {
      let start = mark
      let isStuck = repeats >= Self.greatestRepeats
      let (from, to) = isStuck ? (0, count) : (least, greatest)
      guard try oneMore(count, of: planned, from: from, to: to) else { break }
      openSpan(.element, at: start)
      defer { closeSpan() }
      let isNew = try insert(&self)
      (count, repeats) = isNew ? (count + 1, 0) : (count, repeats + 1)
    }
    if count < least { throw Discard.filterExhausted(attempts: Self.greatestRepeats) }
  }
}
