/// Lengths along the axis under ``Distribution/fill``.
///
/// Free, each view has the length it likes best. In a given length the views that miss theirs most
/// cheaply give way, and among equals the lowest index: it takes all that is too much, and gives all
/// it has before the next one is squeezed.
///
/// Source: UIStackView documentation, `Distribution.fill`; observed on the class: ties go to the
/// lowest index, and two views without a length of their own stay ambiguous.
struct FillRule: StackRule {
  let row: SpacedRow

  func cost(of views: [Cost]) -> Cost? {
    Cost.chain(views).translated(by: row.sum).withoutNegativeLengths()
  }

  func spans(of views: [Cost], in span: ExactSpan) throws(AxisFailure) -> [ExactSpan] {
    let lengths = try Sharing(costs: views, ties: row.ties)
      .lengths(sum: span.length - row.sum, slack: row.slack(views, span.length))
    return row.spans(lengths, gaps: row.gaps, in: span)
  }

  func reasons(
    of views: [Cost], in stack: NamedStack
  ) throws(AxisFailure) -> LengthReasons {
    try row.reasons(of: views, sum: stack.inside - row.sum, in: stack, stack.row)
  }
}

/// Lengths along the axis under ``Distribution/fillEqually``.
///
/// All views have one length, the one that costs all of them together least. In a given length each
/// has its share of what the gaps leave. There is no tie to break: nobody may differ.
///
/// Source: UIStackView documentation, `Distribution.fillEqually`; observed on the class: constraint
/// UISV-fill-equally.
struct FillEquallyRule: StackRule {
  let row: SpacedRow

  func cost(of views: [Cost]) -> Cost? {
    Cost.sum(views)?.times(views.count).translated(by: row.sum).withoutNegativeLengths()
  }

  func spans(of views: [Cost], in span: ExactSpan) -> [ExactSpan] {
    let share = share(of: span.length, count: views.count)
    return row.spans(SharedLength(views).lengths(share), gaps: row.gaps, in: span)
  }

  func reasons(of views: [Cost], in stack: NamedStack) -> LengthReasons {
    let share = share(of: stack.inside, count: views.count)
    let left = Formula.difference(stack.length, .sum(stack.margins + stack.row))
    return SharedLength(views).reasons(
      share, in: stack, .equalShares, left.divided(by: views.count, WhyText.views)
    ) { (.equalContents, [$0.times(views.count, WhyText.views)] + stack.row) }
  }

  private func share(of length: DoubleDouble, count: Int) -> DoubleDouble {
    max(0, (length - row.sum) / DoubleDouble(count))
  }
}

/// Views that must all have one length.
struct SharedLength {
  private let views: [Cost]

  init(_ views: [Cost]) {
    self.views = views
  }

  /// The length of each view where all have a given one; a required one is kept to the last digit.
  func lengths(_ length: DoubleDouble) -> [DoubleDouble] {
    views.map { $0.isRigid ? $0.lower : length }
  }

  /// What lengths come of where all are one: of the view that holds it where the stack is free, or
  /// where that view allows no other.
  ///
  /// - Parameters:
  ///   - share: what the stack gives each view.
  ///   - contents: what the stack comes to where a view is as long as that.
  func reasons(
    _ length: DoubleDouble, in stack: NamedStack, _ rule: FrameReason.Rule, _ share: Formula,
    _ contents: (Formula) -> (FrameReason.Rule, [Formula])
  ) -> LengthReasons {
    let model = views.holder(of: length)
    let (name, terms) = contents(model.map { stack.views[$0] } ?? .sum([]))
    var reasons = LengthReasons(name, terms, in: stack)
    reasons.views = views.map { _ in (rule, share) }
    if let model, stack.isFree || views[model].isRigid {
      reasons.views = views.indices.map { view in
        view == model || views[view].isRigid ? nil : (rule, stack.views[model])
      }
    }
    return reasons
  }
}

/// Lengths along the axis under ``Distribution/fillProportionally``.
///
/// Each view asks for a share of the stack: its own length over all of them and the gaps. With gaps
/// the shares do not make up the stack, and since an earlier view's share is asked for more
/// strongly, the last view pays for the rest. A view without a length of its own has length 0.
///
/// Source: UIStackView documentation, `Distribution.fillProportionally`; observed on the class:
/// UISV-fill-proportionally at priorities 999, 998 and so on, and a required length of 0 for a view
/// without one of its own. Chosen: the priorities fall by visible index; actual gaps count in the
/// shares; shares are of what margins leave; an own length of 0 asks for a share of 0, so that as the
/// last view it still takes the rest; views share equally where no length is positive, or lengths and
/// gaps come to 0 or less.
struct FillProportionallyRule: StackRule {
  let row: SpacedRow
  /// The length that each visible view has of its own.
  let own: [DoubleDouble?]
  /// Whether the views have nothing but a length of their own, at the default priorities.
  let isPlain: Bool
  /// All lengths and gaps.
  private let total: DoubleDouble

  /// Up to so many views the price of every length is worked out, which takes time by the cube of
  /// their number; beyond, it is known only which length is best.
  static let mostViewsPriced = 32

  /// The rule for views of some lengths; nil if there is no length to take shares of, so that they
  /// share equally.
  init?(row: SpacedRow, own: [Double?], isPlain: Bool) {
    let own = own.map { length in length.map { DoubleDouble($0) } }
    guard let total = Self.total(of: own.compactMap(\.self), row.gaps) else { return nil }
    (self.row, self.own, self.isPlain, self.total) = (row, own, isPlain, total)
  }

  /// All lengths and gaps; nil if there is no length to take shares of.
  static func total(of lengths: [DoubleDouble], _ gaps: [DoubleDouble]) -> DoubleDouble? {
    let sum = lengths.reduce(.zero, +)
    let magnitude = gaps.reduce(sum) { $0 + $1.magnitude }
    let total = sum + gaps.reduce(.zero, +)
    let isPositive = Tolerance.isPositive(total.value, amongst: magnitude.value)
    return sum > 0 && isPositive ? total : nil
  }

  func cost(of views: [Cost]) -> Cost? {
    let asking = views.indices.filter { own[$0] != nil }
    guard views.indices.allSatisfy({ own[$0] != nil || views[$0].allows(0) }),
      let allowed = allowed(asking.map { views[$0] })
    else { return nil }
    guard !allowed.isRigid else { return allowed }
    guard views.count > Self.mostViewsPriced else {
      let shares = asking.map { view in
        (share: (own[view] ?? 0) / total, priority: priority(view).rawValue)
      }
      return StackProgram.solved(sharing: asking.map { views[$0] }, shares, gaps: row.sum)?
        .cost(adding: .zero) ?? allowed
    }
    guard isPlain else { return allowed }
    var cost = Cost(lower: max(0, row.sum), pieces: [])
    cost.append(Cost.Piece(end: total, slope: nil))
    cost.append(Cost.Piece(end: .infinity, slope: stretch))
    return cost
  }

  /// The lengths that are allowed, at an unknown cost; nil if none is.
  private func allowed(_ views: [Cost]) -> Cost? {
    let lower = max(0, views.reduce(row.sum) { $0 + $1.lower })
    let upper = views.reduce(row.sum) { $0 + $1.upper }
    guard !Tolerance.standard.isLess(upper, than: lower) else { return nil }
    var cost = Cost.required(lower)
    cost.append(Cost.Piece(end: upper, slope: .zero))
    cost.isUndecided = !cost.isRigid
    return cost
  }

  func spans(of views: [Cost], in span: ExactSpan) throws(AxisFailure) -> [ExactSpan] {
    let lengths = try Sharing(costs: costs(views, in: span.length), ties: row.ties)
      .lengths(sum: span.length - row.sum, slack: row.slack(views, span.length))
    return row.spans(lengths, gaps: row.gaps, in: span)
  }

  func reasons(
    of views: [Cost], in stack: NamedStack
  ) throws(AxisFailure) -> LengthReasons {
    let sharing = Sharing(costs: costs(views, in: stack.inside), ties: row.ties)
    let lengths = try sharing.lengths(
      sum: stack.inside - row.sum, slack: row.slack(views, stack.inside))
    let asking = views.indices.filter { own[$0] != nil }
    var reasons = LengthReasons(
      .contentsInARow, asking.map { stack.views[$0] } + stack.row, in: stack)
    for view in views.indices where own[view] == nil {
      reasons.views[view] = (.proportionalShare, .number(0, WhyText.noShare))
    }
    let holding = asking.filter { views[$0].hold(at: lengths[$0]) != nil }
    if stack.isFree, holding == asking { return reasons }
    // A lone view takes the whole, whatever its share.
    let sharers = views.indices.filter { view in
      guard let own = own[view], asking.count > 1 else { return false }
      let share = stack.inside * own / total
      return Tolerance.standard.isEqual(share.value, lengths[view].value)
    }
    let payers = asking.filter { !sharers.contains($0) }
    let ownLengths = stack.own.map { $0 ?? .sum([]) }
    let all = Formula.sum(asking.map { ownLengths[$0] } + stack.row)
    // What so many points of own lengths and gaps come to.
    var scaled = { (points: Formula) in Formula.quotient(.product(points, stack.room), all) }
    var model: Int?
    if stack.isFree {
      model = sharers.first(where: holding.contains)
      let paid = Formula.sum(payers.map { stack.views[$0] } + stack.row)
      let unpaid = Formula.sum(payers.map { ownLengths[$0] } + stack.row)
      let scale = model.map { (of: stack.views[$0], by: ownLengths[$0]) } ?? (of: paid, by: unpaid)
      let isOne = Tolerance.standard.isEqual(scale.of.value, scale.by.value)
      scaled = { isOne ? $0 : .quotient(.product($0, scale.of), scale.by) }
      reasons.contents.formula = scaled(all)
    }
    for view in sharers where view != model {
      reasons.views[view] = (.proportionalShare, scaled(ownLengths[view]))
    }
    guard let taker = sharing.taker(of: lengths), payers.contains(taker) else { return reasons }
    if !stack.isFree {
      reasons.taker = taker
      reasons.views[taker] = (.proportionalShare, stack.rest(of: taker, stack.row))
    } else if !holding.contains(taker) {
      let others = payers.filter { $0 != taker }.map { stack.views[$0] }
      let unpaid = scaled(.sum(payers.map { ownLengths[$0] } + stack.row))
      reasons.views[taker] = (.proportionalShare, .difference(unpaid, .sum(others + stack.row)))
    }
    return reasons
  }

  /// What the views cost that ask for a share of a given length.
  private func costs(_ views: [Cost], in length: DoubleDouble) -> [Cost] {
    views.enumerated().map { view, cost in
      let share = Cost(.equal, length * (own[view] ?? 0) / total, priority: priority(view))
      return Cost.sum([cost, share]) ?? cost
    }
  }

  /// What every view asks for its share with, or more strongly.
  private static let leastShare = LayoutPriority.defaultHigh.rawValue

  /// How strongly the view at a place asks for its share.
  ///
  /// One level a view, falling strictly, and above the default compression resistance however many
  /// views there are.
  static func priority(ofShare place: Int) -> LayoutPriority {
    LayoutPriority(
      place < 200 ? 999 - Double(place) : leastShare + 49 * 200 / Double(place))
  }

  private func priority(_ view: Int) -> LayoutPriority {
    own[view] == nil ? .required : Self.priority(ofShare: view)
  }

  /// What one more point costs plain views: each takes its share of it, all of them at the default
  /// hugging, and the last one the rest, which differs from its share by that of the gaps.
  private var stretch: Slope {
    let pays = priority(own.count - 1)
    return Slope((row.sum.magnitude / total).value, at: pays.rawValue)
      + Slope(1, at: LayoutPriority.defaultLow.rawValue)
  }
}
