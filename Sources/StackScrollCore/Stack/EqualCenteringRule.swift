/// Lengths along the axis under ``Distribution/equalCentering``.
///
/// What is shared out is not gaps but pitches: the distances between neighbouring centres. A pitch
/// is never less than half of both views and the least gap. Free, all pitches are as long as the
/// longest of these; so the stack is longer than its views and gaps. In a given length as many of
/// the first pitches are alike as can be: a pitch that differs costs less the later it comes.
///
/// Source: UIStackView documentation, `Distribution.equalCentering`; observed on the class:
/// UISV-distributing-edge between centres, whose priorities start at 149. That they fall with the
/// index, and that the lowest index is squeezed, is this model's reading: one priority for all
/// leaves most stacks of more than three views ambiguous.
struct EqualCenteringRule: StackRule {
  let row: Row

  /// What is no stronger competes with the preferences for alike pitches, of which this is the first.
  private static let strongestCentring = 149.0

  func cost(of views: [Cost]) -> Cost? {
    guard hasCentres(views) else { return spacing.cost(of: views) }
    let natural = natural(views)
    let shortest = max(0, Cost.chain(views).lower + row.sum)
    var cost = Cost(lower: shortest, pieces: [])
    if Tolerance.standard.isGreater(natural, than: shortest) {
      cost.append(Cost.Piece(end: natural, slope: nil))
    }
    cost.append(Cost.Piece(end: .infinity, slope: .canvasFit))
    cost.isUndecided = views.contains { $0.isUndecided || givesWayToTheFit($0) }
    return cost
  }

  func opponents(among views: [Cost], given length: Double?) -> [Int] {
    spacing.opponents(among: views, given: length)
  }

  func spans(of views: [Cost], in span: Span) throws(SharingFailure) -> [Span] {
    guard hasCentres(views) else { return try spacing.spans(of: views, in: span) }
    let slack = row.slack(views, span.length)
    guard !slack.isLess(span.length, than: natural(views)) || views.allSatisfy(isHeldFirmly) else {
      throw .unsupported(.weakPrioritiesAmongCenters)
    }
    let packed = views.reduce(row.sum) { $0 + $1.natural }
    if slack.isLess(span.length, than: packed) {
      let lengths = try Sharing(costs: views, ties: row.ties)
        .lengths(sum: span.length - row.sum, slack: slack)
      return row.spans(lengths, gaps: row.gaps, in: span)
    }
    let distance = span.length - halves(views)
    let pitches = Pitches(least: leastPitches(views)).pitches(sum: distance)
    try refuseOpenLengths(views, pitches, in: span, slack: slack)
    var gaps: [Double] = []
    for (place, pitch) in pitches.enumerated() {
      gaps.append(pitch - (views[place].natural + views[place + 1].natural) / 2)
    }
    return row.spans(views.map(\.natural), gaps: gaps, in: span)
  }

  /// Refuses views whose length nothing settles: all of them where there is room for every centre;
  /// elsewhere those inside, unless a pitch beside them is the least it may be.
  private func refuseOpenLengths(
    _ views: [Cost], _ pitches: [Double], in span: Span, slack: Tolerance
  ) throws(SharingFailure) {
    let open = views.indices.filter { views[$0].isFree }
    guard !open.isEmpty else { return }
    let isWide = zip(pitches, leastPitches(views)).map { slack.isGreater($0, than: $1) }
    let hasRoom = slack.isGreater(span.length, than: natural(views))
    let unsettled = open.filter { view in
      let isInside = view > 0 && view < views.count - 1
      return hasRoom || isInside && isWide[view - 1] && isWide[view]
    }
    if !unsettled.isEmpty { throw .ambiguous(unsettled) }
  }

  /// Whether a view may rather be squeezed than let the stack be longer than it must be.
  private func givesWayToTheFit(_ view: Cost) -> Bool {
    view.pieces.contains { piece in
      piece.slope.map { $0.isNegative && $0.isWeak } ?? false
    }
  }

  private func isHeldFirmly(_ view: Cost) -> Bool {
    view.pieces.allSatisfy { piece in
      guard let slope = piece.slope else { return false }
      return slope.isZero || slope.strongest > Self.strongestCentring
    }
  }

  /// Whether there are pitches that can differ; one gap alone is as under equal spacing.
  private func hasCentres(_ views: [Cost]) -> Bool { views.count > 2 }

  private var spacing: EqualSpacingRule { EqualSpacingRule(row: row) }

  /// The length at which all pitches are as long as the longest; negative if gaps overlap that far.
  private func natural(_ views: [Cost]) -> Double {
    halves(views) + Double(views.count - 1) * leastPitches(views).reduce(-.infinity, max)
  }

  /// Half of the first view and half of the last: what is not between centres.
  private func halves(_ views: [Cost]) -> Double {
    (views[0].natural + views[views.count - 1].natural) / 2
  }

  private func leastPitches(_ views: [Cost]) -> [Double] {
    (0..<views.count - 1).map { place in
      (views[place].natural + views[place + 1].natural) / 2 + row.gaps[place]
    }
  }
}
