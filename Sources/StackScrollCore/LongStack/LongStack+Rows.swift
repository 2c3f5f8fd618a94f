extension LongStack {
  /// One arranged view, measured.
  struct Row: Sendable {
    var view: View
    /// Its length along the stack's axis in points, none while it is hidden.
    var length: Double
    /// Its length across it.
    var thickness: Double
    /// The gap after it, if it is not the stack's spacing.
    var customSpacing: Double?
    /// The gap after it.
    var gap: Double
  }

  /// What neighbouring rows come to.
  struct Sum: Sendable {
    /// How many are shown.
    var visibleCount: Int
    /// Their lengths and the gaps between them.
    var length: Double
    /// The gap after the last one that is shown.
    var gapBehind: Double
    /// The greatest length across the axis.
    var thickness: Double

    static let nothing = Sum(visibleCount: 0, length: 0, gapBehind: 0, thickness: 0)

    init(visibleCount: Int, length: Double, gapBehind: Double, thickness: Double) {
      self.visibleCount = visibleCount
      self.length = length
      self.gapBehind = gapBehind
      self.thickness = thickness
    }

    /// What one row comes to: nothing while it is hidden, but for what it holds open across.
    init(_ row: Row) {
      let isHidden = row.view.isHidden
      self.init(
        visibleCount: isHidden ? 0 : 1, length: row.length,
        gapBehind: isHidden ? 0 : row.gap, thickness: row.thickness)
    }

    /// The end of the gap behind the last row that is shown: where the next one would begin.
    var next: Double { visibleCount == 0 ? 0 : length + gapBehind }

    static func + (first: Sum, second: Sum) -> Sum {
      let thickness = max(first.thickness, second.thickness)
      if second.visibleCount == 0 {
        return Sum(
          visibleCount: first.visibleCount, length: first.length, gapBehind: first.gapBehind,
          thickness: thickness)
      }
      return Sum(
        visibleCount: first.visibleCount + second.visibleCount,
        length: first.next + second.length, gapBehind: second.gapBehind, thickness: thickness)
    }
  }
}
