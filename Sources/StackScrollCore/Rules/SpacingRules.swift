/// Lengths along the axis under ``Distribution/equalSpacing``.
///
/// The gaps are one more view that nothing holds: they take what is too much before any view does,
/// share it equally, and are never below the largest least gap. Squeezed, the views give way as
/// under ``Distribution/fill``.
///
/// Source: UIStackView documentation, `Distribution.equalSpacing`; observed on the class: gap guides
/// of one length (UISV-distributing-edge), UISV-spacing as `>=`, UISV-canvas-fit at 49.
struct EqualSpacingRule: StackRule {
  let row: SpacedRow

  func cost(of views: [Cost]) -> Cost? {
    Cost.chain(views + gap(views)).withoutNegativeLengths()?.adding(.canvasFit)
  }

  func spans(of views: [Cost], in span: ExactSpan) throws(AxisFailure) -> [ExactSpan] {
    var lengths = try Sharing(costs: views + gap(views), ties: row.ties)
      .lengths(sum: span.length, slack: row.slack(views, span.length))
    guard views.count > 1, let sum = lengths.popLast() else {
      return row.spans(lengths, gaps: [], in: span)
    }
    let gap = sum / DoubleDouble(views.count - 1)
    return row.spans(lengths, gaps: views.dropFirst().map { _ in gap }, in: span)
  }

  func reasons(
    of views: [Cost], in stack: NamedStack
  ) throws(AxisFailure) -> LengthReasons {
    let count = views.count - 1
    let widest = row.gaps.indices.max { row.gaps[$0] < row.gaps[$1] }.map { stack.gaps[$0] }
    let gaps = widest.map { [$0.times(count, WhyText.gaps)] } ?? []
    var named = LengthReasons(.contentsInARow, stack.views + gaps, in: stack)
    if let widest { named.gaps = named.gaps.map { _ in .init(formula: widest) } }
    guard !stack.isFree else { return named }
    let sharing = Sharing(costs: views + gap(views), ties: row.ties)
    let lengths = try sharing.lengths(sum: stack.inside, slack: row.slack(views, stack.inside))
    guard let taker = sharing.taker(of: lengths) else { return named }
    // The gaps take part as one more view, and may be the one that takes what is left.
    guard taker < views.count else {
      let rest = Formula.difference(stack.room, .sum(stack.views)).divided(by: count, WhyText.gaps)
      named.gaps = named.gaps.map { _ in .init(formula: rest, kind: .rest) }
      return named
    }
    named.giveRest(to: taker, in: stack, gaps)
    return named
  }

  /// The gaps as a view; none for a lone view.
  private func gap(_ views: [Cost]) -> [Cost] {
    guard views.count > 1 else { return [] }
    return [.from(DoubleDouble(views.count - 1) * row.largest, slope: .zero)]
  }
}

/// Lengths along the axis under ``Distribution/equalCentering``.
///
/// What is shared out is not gaps but pitches: the distances between neighbouring centres. A pitch
/// is never less than half of both views and the least gap. Free, all pitches are as long as the
/// longest of these; so the stack is longer than its views and gaps. In a given length as many of
/// the first pitches are alike as can be: a pitch that differs costs less the later it comes.
/// Squeezed, the views give up what costs them least; what they hold equally they give up so that
/// the pitches are alike, and only what is then still open goes by index. Of 10, 60 and 60 points
/// without spacing in 80, both long views hold theirs equally: 10, 60 and 10 have alike pitches.
///
/// Source: UIStackView documentation, `Distribution.equalCentering`; observed on the class:
/// UISV-distributing-edge between centres, whose priorities start at 149. That they fall with the
/// index is this model's reading: one priority for all leaves most stacks of more than three views
/// ambiguous.
struct EqualCenteringRule: StackRule {
  let row: SpacedRow
  /// Whether the whole cost is worked out, not only where it is least.
  let isPriced: Bool

  /// How strongly a pitch, counted from 0, is held to be like the first: falling strictly from 149,
  /// above the canvas fit however many there are.
  static func priority(ofPitch place: Int) -> Double {
    place < 50 ? 150 - Double(place) : 49 + 51 * 50 / Double(place)
  }

  /// Up to so many views what they depend on each other for is worked out, which takes time by the
  /// cube of their number; beyond, only where all of them are as long as they like.
  static let mostViewsPriced = 64

  func cost(of views: [Cost]) -> Cost? {
    let areKnown = views.allSatisfy { !$0.isPartlyUnknown && !$0.isUndecided }
    guard areKnown, isPriced || !views.allSatisfy(isFirm), let program = program(views) else {
      return roughCost(of: views)
    }
    return program.cost(adding: .canvasFit) ?? roughCost(of: views)
  }

  /// The cost as far as it is plain: it falls steeply to where all pitches are alike.
  private func roughCost(of views: [Cost]) -> Cost? {
    let natural = natural(views)
    let shortest = max(0, Cost.chain(views).lower + row.sum)
    var cost = Cost(lower: shortest, pieces: [])
    if Tolerance.standard.isGreater(natural, than: shortest) {
      cost.append(Cost.Piece(end: natural, slope: nil))
    }
    cost.append(Cost.Piece(end: .infinity, slope: .canvasFit))
    cost.isUndecided = views.contains { $0.isUndecided || !isFirm($0) }
    return cost
  }

  func spans(of views: [Cost], in span: ExactSpan) throws(AxisFailure) -> [ExactSpan] {
    let (lengths, gaps) = try lengthsAndGaps(views, in: span.length, refusesOpen: true)
    return row.spans(lengths, gaps: gaps, in: span)
  }

  private func lengthsAndGaps(
    _ views: [Cost], in length: DoubleDouble, refusesOpen: Bool
  ) throws(AxisFailure) -> (lengths: [DoubleDouble], gaps: [DoubleDouble]) {
    let packed = views.reduce(row.sum) { $0 + $1.natural }
    guard views.allSatisfy(isFirm), packed <= length else {
      let solution = try solution(views, in: length)
      if refusesOpen { try refuseOpenLengths(of: solution, row.slack(views, length)) }
      return (solution.lengths, zip(row.gaps, solution.gaps).map { $0 + $1 })
    }
    let pitches = Pitches(least: leastPitches(views)).pitches(sum: length - halves(views)).all
    return (views.map(\.natural), gaps(between: views, pitches))
  }

  func reasons(
    of views: [Cost], in stack: NamedStack
  ) throws(AxisFailure) -> LengthReasons {
    let (lengths, gaps) = try lengthsAndGaps(views, in: stack.inside, refusesOpen: false)
    let isTight = zip(gaps, row.gaps).map { Tolerance.standard.isEqual($0.value, $1.value) }
    let open = views.indices.filter { views[$0].hold(at: lengths[$0]) == nil }
    return NamedPitches(stack, lengths, gaps, isTight: isTight, open: open).reasons
  }

  private func gaps(between views: [Cost], _ pitches: [DoubleDouble]) -> [DoubleDouble] {
    pitches.enumerated().map { place, pitch in
      pitch - (views[place].natural + views[place + 1].natural) / 2
    }
  }

  /// Whether a view gives way to no pitch: what it wants is stronger, and it wants one length.
  private func isFirm(_ view: Cost) -> Bool {
    !view.isUndecided
      && view.pieces.allSatisfy { piece in
        guard let slope = piece.slope else { return true }
        return slope.strongest > Self.priority(ofPitch: 1)
      }
  }

  /// The length at which all pitches are as long as the longest; negative if gaps overlap that far.
  private func natural(_ views: [Cost]) -> DoubleDouble {
    halves(views) + DoubleDouble(views.count - 1) * leastPitches(views).reduce(-.infinity, max)
  }

  /// Half of the first view and half of the last: what is not between centres.
  private func halves(_ views: [Cost]) -> DoubleDouble {
    (views[0].natural + views[views.count - 1].natural) / 2
  }

  private func leastPitches(_ views: [Cost]) -> [DoubleDouble] {
    row.gaps.indices.map { place in
      (views[place].natural + views[place + 1].natural) / 2 + row.gaps[place]
    }
  }
}

/// What the lengths and gaps come of in a stack whose centres are distributed.
private struct NamedPitches {
  private let stack: NamedStack
  /// Whether each gap is as short as it may be.
  private let isTight: [Bool]
  /// The views that nothing holds at their lengths.
  private let open: [Int]
  /// The distances between neighbouring centres.
  private let pitches: [DoubleDouble]
  /// Whether each of them is like the first.
  private let isAlike: [Bool]
  /// One of these that is as short as it may be, so that the others are as long as that; nil if they
  /// share what is left.
  private let model: Int?

  init(
    _ stack: NamedStack, _ lengths: [DoubleDouble], _ gaps: [DoubleDouble], isTight: [Bool],
    open: [Int]
  ) {
    (self.stack, self.isTight, self.open) = (stack, isTight, open)
    let pitches = gaps.indices.map { (lengths[$0] + lengths[$0 + 1]) / 2 + gaps[$0] }
    let isAlike = pitches.map { Tolerance.standard.isEqual($0.value, pitches[0].value) }
    let tight = pitches.indices.filter { isTight[$0] && isAlike[$0] }
    model = tight.first { !open.contains($0) && !open.contains($0 + 1) } ?? tight.first
    (self.pitches, self.isAlike) = (pitches, isAlike)
  }

  var reasons: LengthReasons {
    var reasons = LengthReasons(.contentsInARow, isPacked && open.isEmpty ? row : whole, in: stack)
    for place in pitches.indices where !isTight[place] {
      reasons.gaps[place].kind = isAlike[place] ? .pitch : .rest
      let gap = Formula.difference(alikePitch, halves(place, place + 1))
      reasons.gaps[place].formula = LinearForm(gap).formula
    }
    if isPacked, !stack.isFree, open.count == 1 {
      reasons.giveRest(to: open[0], in: stack, stack.row)
      return reasons
    }
    let zeros = self.zeros
    for view in open {
      let others = open.filter { $0 != view }.map { stack.views[$0] }
      reasons.views[view] = LinearForm.value(
        of: stack.views[view], without: others, where: zeros
      ).map { (.alikePitches, $0) }
    }
    return reasons
  }

  /// Whether all gaps are as short as they may be.
  private var isPacked: Bool { isTight.allSatisfy(\.self) }

  /// The views and the least gaps, which a packed stack comes to.
  private var row: [Formula] { stack.views + stack.row }

  /// What the stack comes to by its pitches, where one of them is known; otherwise the row.
  private var whole: [Formula] {
    guard let model else { return row }
    return outside + [pitch(model).times(isAlike.count { $0 }, WhyText.pitches)]
  }

  /// What is not in alike pitches: half of the first view and half of the last, and other pitches.
  private var outside: [Formula] {
    [halves(0, stack.views.count - 1)] + pitches.indices.filter { !isAlike[$0] }.map(pitch)
  }

  /// How long alike pitches are.
  private var alikePitch: Formula {
    if let model { return pitch(model) }
    return .difference(stack.room, .sum(outside))
      .divided(by: isAlike.count { $0 }, WhyText.pitches)
  }

  /// The equations that hold among open lengths: the stack's own, and pitches as short as they may be
  /// that are alike.
  private var zeros: [LinearForm] {
    var zeros: [LinearForm] = []
    if !stack.isFree, isPacked || model != nil {
      zeros.append(LinearForm(.difference(stack.room, .sum(isPacked ? row : whole))))
    }
    let tight = pitches.indices.filter { isTight[$0] }
    guard let first = tight.first else { return zeros }
    for place in tight.dropFirst()
    where Tolerance.standard.isEqual(pitches[place].value, pitches[first].value) {
      zeros.append(LinearForm(.difference(pitch(first), pitch(place))))
    }
    return zeros
  }

  /// The least that a pitch may be.
  private func pitch(_ place: Int) -> Formula {
    .sum([halves(place, place + 1), stack.gaps[place]])
  }

  private func halves(_ first: Int, _ second: Int) -> Formula {
    .sum([stack.views[first], stack.views[second]]).divided(by: 2, WhyText.halves)
  }
}

// MARK: - Centres that compete with lengths

extension EqualCenteringRule {
  private func refuseOpenLengths(
    of solution: StackProgram, _ slack: Tolerance
  ) throws(AxisFailure) {
    guard let ranges = solution.ranges else { throw .refused }
    let isOpen = ranges.contains { slack.isGreater($0.upperBound, than: $0.lowerBound) }
    if isOpen { throw .ambiguous }
  }

  private func solution(
    _ views: [Cost], in length: DoubleDouble
  ) throws(AxisFailure) -> StackProgram {
    guard !views.contains(where: \.isPartlyUnknown) else {
      throw .unpriced
    }
    guard var program = program(views), program.grow(to: length) else {
      throw .refused
    }
    return program
  }

  private func program(_ views: [Cost]) -> StackProgram? {
    views.count > Self.mostViewsPriced ? nil : StackProgram.solved(centring: views, row)
  }
}

/// The distances between neighbouring centres (pitches p1, p2, ...) in a stack of a given length.
///
/// The differences |p2 - p1|, |p3 - p1|, ... are minimised lexicographically: an earlier one matters
/// more than all that follow. For pitches of at least 10, 30 and 10 with the sum 60 that gives 20, 30
/// and 10. The first pitch is known only within bounds, which every further one narrows, until one of
/// them cannot be met.
struct Pitches<Number: LayoutNumber> {
  /// The least each pitch may be.
  let least: [Number]

  /// The pitches of a given sum, which the least ones do not exceed but for rounding, and whether each
  /// quotient among them is exact.
  ///
  /// The greatest that the first pitch may be is a quotient. It is compared by products, and divided
  /// only where a pitch is as long as that.
  ///
  /// - Complexity: O(n) for n pitches.
  func pitches(sum: Number) -> (all: [Number], areExact: Bool) {
    let last = least.count - 1
    guard last > 0 else { return ([sum], true) }
    var rest = least.dropFirst().reduce(0, +)
    var (low, room) = (least[0], sum - rest)
    for place in 1..<last {
      rest = rest - least[place]
      let (count, left) = (Number(Double(place + 1)), sum - rest)
      let smallest = max(low, least[place])
      if smallest * count <= left {
        (low, room) = (smallest, left)
      } else if least[place] * count > left {
        let count = Number(Double(place))
        let pitch = room / count
        return (
          alike(pitch, place) + least[place...],
          Number.isExact(pitch, ofDividing: room, by: count)
        )
      } else {
        let left = left - Number(Double(place)) * low
        return (alike(low, place) + [left] + least[(place + 1)...], true)
      }
    }
    let (count, some) = (Number(Double(last + 1)), Number(Double(last)))
    let (all, most) = (sum / count, room / some)
    let pitch = max(low, min(all, most))
    let isExact =
      pitch == low || Number.isExact(all, ofDividing: sum, by: count) && pitch == all
      || Number.isExact(most, ofDividing: room, by: some) && pitch == most
    return (alike(pitch, last) + [sum - some * pitch], isExact)
  }

  private func alike(_ pitch: Number, _ count: Int) -> [Number] {
    [Number](repeating: pitch, count: count)
  }
}
