/// Views that must all have one length.
struct SharedLength {
  private let views: [Cost]

  init(_ views: [Cost]) {
    self.views = views
  }

  /// The views whose required lengths differ, or do not allow a given length; nil if there are none.
  func opponents(given length: DoubleDouble?) -> [Int]? {
    if let length, let view = views.firstIndex(where: { !$0.allows(length) }) { return [view] }
    guard let longest = views.indices.max(by: { views[$0].lower < views[$1].lower }),
      let shortest = views.indices.min(by: { views[$0].upper < views[$1].upper }),
      Tolerance.standard.isLess(views[shortest].upper, than: views[longest].lower)
    else { return nil }
    return [min(longest, shortest), max(longest, shortest)]
  }

  /// The length of each view where all have a given one; a required one is kept to the last digit.
  func lengths(_ length: DoubleDouble) -> [DoubleDouble] {
    views.map { $0.isRigid ? $0.lower : length }
  }

  /// The lengths of each view where all have one of some range.
  func ranges(_ lengths: ClosedRange<DoubleDouble>) -> [ClosedRange<DoubleDouble>] {
    views.map { $0.isRigid ? $0.lower...$0.lower : lengths }
  }
}
