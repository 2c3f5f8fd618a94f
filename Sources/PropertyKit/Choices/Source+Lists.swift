extension Source {
  /// Draws a list of elements: a flag before each and a last one that ends it.
  ///
  /// A fresh case that is not recorded draws the length at once, and tells it to the elements, so
  /// that they can make room.
  @inlinable @inline(__always)
  mutating func list(
    from least: Int, to greatest: Int,
    _ element: (_ source: inout Source, _ room: Int) throws(Discard) -> Void
  ) throws(Discard) {
    guard isRecording else {
      let count = plannedCount(from: least, to: greatest)
      for _ in 0..<count {
        try countChoice()
        try element(&self, Swift.min(count, 128))
      }
      return try countChoice()
    }
    try recordedList(from: least, to: greatest, element)
  }

  @usableFromInline
  mutating func recordedList(
    from least: Int, to greatest: Int, _ element: (inout Source, Int) throws(Discard) -> Void
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
      try element(&self, 0)
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
  private mutating func oneMore(
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
