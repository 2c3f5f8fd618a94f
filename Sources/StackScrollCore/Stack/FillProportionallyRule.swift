/// Lengths along the axis under ``Distribution/fillProportionally``.
///
/// Each view asks for a share of the stack: its own length over all of them and the gaps. With gaps
/// the shares do not make up the stack, and since an earlier view's share is asked for more
/// strongly, the last view pays for the rest. A view without a length of its own gets none.
///
/// Source: UIStackView documentation, `Distribution.fillProportionally`; observed on the class:
/// UISV-fill-proportionally at priorities 999, 998 and so on. That they fall by visible index, that
/// actual gaps count in the shares, and that views without any length share equally is this model's
/// reading.
struct FillProportionallyRule: StackRule {
  let row: Row
  /// The length that each visible view has of its own.
  let own: [Double?]
  /// Whether the views have nothing but a length of their own, at the default priorities.
  let isPlain: Bool

  /// Up to so many views the price of every length is worked out, which takes time by the cube of
  /// their number; beyond, it is known only which length is best.
  private static let mostViewsPriced = 32

  func cost(of views: [Cost]) -> Cost? {
    guard let total else { return equally.cost(of: views) }
    guard let asking = asking(views, total) else { return nil }
    let exact = ProportionalCost(views: asking, gaps: row.sum)
    guard views.count > Self.mostViewsPriced else { return exact.cost() }
    guard isPlain else { return exact.allowed() }
    var cost = Cost(lower: max(0, row.sum), pieces: [])
    cost.append(Cost.Piece(end: total, slope: nil))
    cost.append(Cost.Piece(end: .infinity, slope: stretch(total)))
    return cost
  }

  /// The views that get a share; nil if one that has no length of its own may not be without any.
  private func asking(_ views: [Cost], _ total: Double) -> [ProportionalCost.View]? {
    var asking: [ProportionalCost.View] = []
    for (view, cost) in views.enumerated() {
      if let own = own[view] {
        asking.append(
          ProportionalCost.View(cost: cost, share: own / total, priority: priority(view).rawValue))
      } else if !cost.allows(0) {
        return nil
      }
    }
    return asking
  }

  func opponents(among views: [Cost], given length: Double?) -> [Int] {
    guard total != nil else { return equally.opponents(among: views, given: length) }
    let none = views.indices.filter { own[$0] == nil && views[$0].lower > 0 }
    return none.isEmpty ? row.opponents(among: views, given: length) : none
  }

  func spans(of views: [Cost], in span: Span) throws(SharingFailure) -> [Span] {
    guard let total else { return equally.spans(of: views, in: span) }
    let slack = row.slack(views, span.length)
    var costs: [Cost] = []
    for (view, cost) in views.enumerated() {
      let share = Cost(.equal, (own[view] ?? 0) / total * span.length, priority: priority(view))
      costs.append(Cost.sum([cost, share]) ?? cost)
    }
    let lengths = try Sharing(costs: costs, ties: row.ties)
      .lengths(sum: span.length - row.sum, slack: slack)
    return row.spans(lengths, gaps: row.gaps, in: span)
  }

  /// What every view asks for its share with, or more strongly.
  private static let leastShare = LayoutPriority.defaultHigh.rawValue

  /// How strongly a view asks for its share.
  ///
  /// One level a view, falling strictly, and above the default compression resistance however many
  /// views there are.
  private func priority(_ view: Int) -> LayoutPriority {
    guard own[view] != nil else { return .required }
    let place = Double(view)
    return LayoutPriority(
      place < 200 ? 999 - place : Self.leastShare + 49 * 200 / place)
  }

  /// All lengths and gaps; nil if there is no length to take shares of.
  private var total: Double? {
    let lengths = own.reduce(0) { $0 + ($1 ?? 0) }
    guard lengths > 0, lengths + row.sum > 0 else { return nil }
    return lengths + row.sum
  }

  private var equally: FillEquallyRule { FillEquallyRule(row: row) }

  /// What one more point costs plain views: each takes its share of it, all of them at the default
  /// hugging, and the last one the rest, which differs from its share by that of the gaps.
  private func stretch(_ total: Double) -> Slope {
    let pays = priority(own.count - 1)
    return Slope(row.sum.magnitude / total, at: pays.rawValue)
      + Slope(1, at: LayoutPriority.defaultLow.rawValue)
  }
}
