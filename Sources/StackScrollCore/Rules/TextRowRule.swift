/// Widths along a filled row of two or more texts of several lines and nothing else.
///
/// How wide such a text would best be is open, since it can be narrower and higher. So each asks for
/// an equal part of what the gaps leave, 10 more strongly than it resists being squeezed: 185 each in
/// 375 with a gap of 5. A hugging or a condition that is stronger keeps its own, and the others take
/// the rest as in any filled row. In a free row all are as wide as the widest.
///
/// Source: observed on the class: UISV-text-width-disambiguation, `width == stack.width / n + c` at the
/// compression resistance + 10, printed as 760 beside a resistance of 750 and as 759 beside 749;
/// observed on recorded frames: what else stands in the row keeps all of it as under
/// ``Distribution/fill``. Chosen: c makes up for the actual gaps, and no such priority is above 999.
struct TextRowRule: StackRule {
  let row: SpacedRow
  /// How strongly each text asks for its part.
  let priorities: [LayoutPriority]

  /// How strongly a text asks for its part that resists being squeezed so strongly.
  static func priority(resistance: LayoutPriority) -> LayoutPriority {
    LayoutPriority(min(resistance.rawValue + 10, 999))
  }

  func cost(of views: [Cost]) -> Cost? {
    let chain = Cost.chain(views).translated(by: row.sum).withoutNegativeLengths()
    guard var cost = chain, !cost.isRigid else { return chain }
    if views.count <= FillProportionallyRule.mostViewsPriced {
      let shares = priorities.map { (share: DoubleDouble(1) / count, priority: $0.rawValue) }
      let program = StackProgram.solved(sharing: views, shares, gaps: 0)
      if let priced = program?.cost(adding: .zero) {
        return priced.translated(by: row.sum).withoutNegativeLengths()
      }
    }
    cost = .required(cost.lower)
    cost.append(Cost.Piece(end: Cost.chain(views).upper + row.sum, slope: .zero))
    cost.isUndecided = true
    return cost
  }

  func spans(of views: [Cost], in span: ExactSpan) throws(AxisFailure) -> [ExactSpan] {
    let sum = span.length - row.sum
    let lengths = try Sharing(costs: costs(views, sum: sum), ties: row.ties)
      .lengths(sum: sum, slack: row.slack(views, span.length))
    return row.spans(lengths, gaps: row.gaps, in: span)
  }

  func reasons(
    of views: [Cost], in stack: NamedStack
  ) throws(AxisFailure) -> LengthReasons {
    let sum = stack.inside - row.sum
    let part = max(0, sum / count)
    let costs = costs(views, sum: sum)
    let lengths = try Sharing(costs: costs, ties: row.ties)
      .lengths(sum: sum, slack: row.slack(views, stack.inside))
    let isPart = lengths.map { Tolerance.standard.isEqual($0.value, part.value) }
    let formula = Formula.difference(stack.length, .sum(stack.margins + stack.row))
      .divided(by: views.count, WhyText.views)
    guard isPart.contains(false) else {
      return SharedLength(views).reasons(part, in: stack, .equalTexts, formula) {
        (.equalContents, [$0.times(views.count, WhyText.views)] + stack.row)
      }
    }
    var reasons = try row.reasons(of: costs, sum: sum, in: stack, stack.row)
    guard !stack.isFree else { return reasons }
    for view in views.indices where isPart[view] && views[view].hold(at: part) == nil {
      reasons.views[view] = (.equalTexts, formula)
    }
    return reasons
  }

  private var count: DoubleDouble { DoubleDouble(priorities.count) }

  /// What the views cost where their widths have a sum.
  private func costs(_ views: [Cost], sum: DoubleDouble) -> [Cost] {
    zip(views, priorities).map { cost, priority in
      Cost.sum([cost, Cost(.equal, max(0, sum / count), priority: priority)]) ?? cost
    }
  }
}
