import StackScrollCore

/// The pairs of some frames that have an area in common, by the places of the frames.
///
/// Along one axis the frames are met in the order in which they begin, and each is compared with those that have no
/// end yet: a sweep. The axis is the one along which fewer pairs meet, so neither a row nor a column takes all pairs.
///
/// Source: Preparata and Shamos, Computational Geometry, 1985, 8.8.
package struct MeetingPairs {
  /// The pairs, the earlier place first, in order.
  package private(set) var pairs: [(one: Int, other: Int)] = []

  /// Finds the pairs of frames; one that is nil meets none.
  ///
  /// - Parameter most: how many pairs are found at most, those that begin first.
  /// - Complexity: O(n log n) for n frames, and linear in the pairs that meet along the axis.
  package init(_ frames: [Rect?], most: Int) {
    let long = frames.indices.filter { place in
      guard let frame = frames[place] else { return false }
      return Axis.allCases.allSatisfy { frame.max($0) > frame.min($0) }
    }
    let boxes = long.compactMap { frames[$0] }
    let counts = Axis.allCases.map { Self.count(boxes, $0) }
    let axis: Axis = counts[0] <= counts[1] ? .horizontal : .vertical
    let order = boxes.indices.sorted { boxes[$0].min(axis) < boxes[$1].min(axis) }
    var unended: [Int] = []
    for place in order where pairs.count < most {
      unended.removeAll { boxes[$0].max(axis) <= boxes[place].min(axis) }
      for other in unended
      where pairs.count < most && boxes[place].overlap(with: boxes[other], axis.perpendicular) > 0 {
        pairs.append((long[min(place, other)], long[max(place, other)]))
      }
      unended.append(place)
    }
    pairs.sort { $0.one == $1.one ? $0.other < $1.other : $0.one < $1.one }
  }

  /// How many pairs meet along an axis: all but those of which one ends before the other begins.
  private static func count(_ boxes: [Rect], _ axis: Axis) -> Int {
    let ends = boxes.map { $0.max(axis) }.sorted()
    var ended = 0
    var count = 0
    for (begun, start) in boxes.map({ $0.min(axis) }).sorted().enumerated() {
      while ends[ended] <= start { ended += 1 }
      count += begun - ended
    }
    return count
  }
}
