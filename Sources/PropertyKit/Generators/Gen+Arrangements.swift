extension Gen {
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
