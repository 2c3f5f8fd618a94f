/// Lengths along the axis under ``Distribution/fill``.
///
/// Free, each view has its own length. In a given length the views that miss theirs most cheaply
/// give way, and among equals the lowest index: it takes all that is too much, and gives all it
/// has before the next one is squeezed.
///
/// Source: UIStackView documentation, `Distribution.fill`; observed on the class: ties go to the
/// lowest index, and two views without a length of their own stay ambiguous.
struct FillRule: StackRule {
  let row: Row

  func demand(of arranged: [Demand]) -> Demand {
    let gaps = row.gaps(arranged.count)
    var minimum = 0.0
    var natural = 0.0
    var cheapestStretch: Slope?
    for view in arranged {
      minimum += view.minimum
      natural += view.natural
      guard !view.isRigid else { continue }
      if let known = cheapestStretch, !(view.stretch < known) { continue }
      cheapestStretch = view.stretch
    }
    return Demand(
      minimum: max(0, minimum + gaps), natural: max(0, natural + gaps),
      isRigid: cheapestStretch == nil, stretch: cheapestStretch ?? .zero,
      squeeze: commonSqueeze(arranged))
  }

  func contradiction(among arranged: [Demand], given length: Double?) -> [Int]? {
    let wanted = demand(of: arranged)
    if wanted.isRigid {
      let sum = arranged.reduce(row.gaps(arranged.count)) { $0 + $1.natural }
      if Tolerance.standard.isLess(sum, than: 0) { return Array(arranged.indices) }
    }
    guard let length, !wanted.allows(length) else { return nil }
    if length > wanted.natural { return Array(arranged.indices) }
    return arranged.indices.filter { arranged[$0].minimum > 0 }
  }

  func spans(of arranged: [Demand], in span: Span) throws(SharingFailure) -> [Span] {
    var lengths: [Double] = []
    lengths.reserveCapacity(arranged.count)
    var natural = 0.0
    for view in arranged {
      lengths.append(view.natural)
      natural += view.natural
    }
    let gaps = row.gaps(arranged.count)
    let rest = span.length - gaps - natural
    let magnitude = max(span.length, gaps.magnitude, natural)
    if !Tolerance.standard.isNegligible(rest, amongst: magnitude) {
      if rest > 0 {
        try stretch(&lengths, by: rest, arranged)
      } else {
        try squeeze(&lengths, by: -rest, arranged)
      }
    }
    return row.spans(lengths, in: span)
  }
}

extension FillRule {
  /// Gives what is too much to the view that takes it most cheaply.
  private func stretch(
    _ lengths: inout [Double], by rest: Double, _ arranged: [Demand]
  ) throws(SharingFailure) {
    let free = arranged.indices.filter { arranged[$0].isFree }
    if free.count > 1 { throw .ambiguous(free) }
    var taker: Int?
    for index in arranged.indices where !arranged[index].isRigid {
      if let known = taker, !(arranged[index].stretch < arranged[known].stretch) { continue }
      taker = index
    }
    if let taker { lengths[taker] += rest }
  }

  /// Takes what is missing from the views that give it most cheaply, one after the other.
  ///
  /// - Complexity: O(n) where all views give at the same price, otherwise O(n log n).
  private func squeeze(
    _ lengths: inout [Double], by missing: Double, _ arranged: [Demand]
  ) throws(SharingFailure) {
    var left = missing
    for index in try givers(arranged, missing: missing) where left > 0 {
      let given = min(left, arranged[index].room)
      lengths[index] -= given
      left -= given
    }
  }

  /// The views that can be squeezed, in the order in which they are.
  private func givers(
    _ arranged: [Demand], missing: Double
  ) throws(SharingFailure) -> [Int] {
    let givers = arranged.indices.filter { arranged[$0].room > 0 }
    let room = givers.reduce(0) { $0 + arranged[$1].room }
    let isExhausted = !Tolerance.standard.isGreater(room, than: missing)
    if givers.count < 2 || isExhausted || commonSqueeze(arranged) != nil { return givers }
    var priced: [(index: Int, slope: Slope)] = []
    for index in givers {
      guard let slope = arranged[index].squeeze else { throw .unsupported(.squeezesNestedStacks) }
      priced.append((index, slope))
    }
    priced.sort { first, second in
      if second.slope < first.slope { return true }
      return first.slope < second.slope ? false : first.index < second.index
    }
    return priced.map(\.index)
  }

  /// The price of a squeeze if all views that can be squeezed ask the same.
  private func commonSqueeze(_ arranged: [Demand]) -> Slope? {
    var common: Slope?
    for view in arranged where view.room > 0 {
      guard let slope = view.squeeze else { return nil }
      if let known = common, known < slope || slope < known { return nil }
      common = slope
    }
    return common ?? .zero
  }
}
