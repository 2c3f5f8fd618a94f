/// Lengths along the axis under ``Distribution/fillEqually``.
///
/// Free, all views are as long as the longest wants to be, and a required length among them
/// settles all. In a given length each has its share of what the gaps leave.
///
/// Source: UIStackView documentation, `Distribution.fillEqually`; observed on the class: constraint
/// UISV-fill-equally.
struct FillEquallyRule: StackRule {
  let row: Row

  func demand(of arranged: [Demand]) -> Demand {
    let each = SameLength(arranged).demand
    let count = Double(arranged.count)
    let gaps = row.gaps(arranged.count)
    return Demand(
      minimum: max(0, each.minimum * count + gaps), natural: max(0, each.natural * count + gaps),
      isRigid: each.isRigid, stretch: each.stretch / count,
      squeeze: each.squeeze.map { $0 / count })
  }

  func contradiction(among arranged: [Demand], given length: Double?) -> [Int]? {
    if let views = SameLength.contradiction(among: arranged, given: nil) { return views }
    let wanted = demand(of: arranged)
    if wanted.isRigid {
      let each = SameLength(arranged).demand.natural
      let sum = each * Double(arranged.count) + row.gaps(arranged.count)
      if Tolerance.standard.isLess(sum, than: 0) {
        return arranged.indices.filter { arranged[$0].isRigid }
      }
    }
    guard let length, !wanted.allows(length) else { return nil }
    let share = share(of: length, count: arranged.count)
    return SameLength.contradiction(among: arranged, given: share) ?? []
  }

  func spans(of arranged: [Demand], in span: Span) -> [Span] {
    let share = share(of: span.length, count: arranged.count)
    return row.spans(arranged.map { SameLength.length(of: $0, sharing: share) }, in: span)
  }

  private func share(of length: Double, count: Int) -> Double {
    max(0, (length - row.gaps(count)) / Double(count))
  }
}
