// What hidden views count for across the stack that arranges them: their conditions rest, with those
// of all that is inside them.
extension Reasoner {
  /// The length that fits what is in a view whose conditions rest, from what the screen gives; nil if
  /// nothing inside has a length.
  func restingLength(of position: Int, _ axis: Axis) -> Formula? {
    guard !tree.nodes[position].isLeaf else {
      let hasOwn = here.views[position].leaf?.intrinsic[axis] != nil
      return hasOwn ? input(.ownLength(tree.ids[position], axis)) : nil
    }
    let arranged = arranged(by: position)
    let settings = settings(of: position)
    let margins = margins(of: position, axis)
    guard !arranged.visible.isEmpty else {
      let fitting = Formula.sum(margins)
      return !arranged.hidden.isEmpty && fitting.value > 0 ? fitting : nil
    }
    guard settings.axis == axis else {
      let counted = settings.alignment == .fill && screen.policy.hiddenViews == .count
      let views = arranged.visible + (counted ? arranged.hidden : [])
      return greatest(views.compactMap { restingLength(of: $0, axis) })
        .map { .sum([$0] + margins) }
    }
    let visible = arranged.visible
    let lengths = visible.map { restingLength(of: $0, axis) ?? .sum([]) }
    guard let longest = greatest(lengths) else { return nil }
    // Only views with a length of their own take shares.
    let asking = zip(visible, lengths).filter { tree.nodes[$0.0].isLeaf && $0.1.value > 0 }.map(\.1)
    switch settings.distribution {
    case .fill: return .sum(lengths + gaps(in: position, visible) + margins)
    case .fillProportionally where !asking.isEmpty:
      return .sum(asking + gaps(in: position, visible) + margins)
    case .fillEqually, .fillProportionally:
      let views = Formula.product(.number(Double(visible.count), WhyText.views), longest)
      return .sum([views] + gaps(in: position, visible) + margins)
    case .equalCentering where visible.count > 2:
      let two = Formula.number(2, WhyText.halves)
      let pitches = visible.indices.dropLast().map { place in
        Formula.sum([
          .quotient(.sum([lengths[place], lengths[place + 1]]), two),
          gap(after: place, in: position, visible),
        ])
      }
      guard let widest = greatest(pitches) else { return nil }
      let ends = Formula.quotient(.sum([lengths[0], lengths[lengths.count - 1]]), two)
      let count = Formula.number(Double(visible.count - 1), WhyText.pitches)
      return .sum([ends, .product(count, widest)] + margins)
    case .equalSpacing, .equalCentering:
      let gaps = visible.indices.dropLast().map { gap(after: $0, in: position, visible) }
      let widest = greatest(gaps).map {
        Formula.product(.number(Double(gaps.count), WhyText.gaps), $0)
      }
      return .sum(lengths + (widest.map { [$0] } ?? []) + margins)
    }
  }

  /// The greatest of some numbers beside this screen, where no two are alike by chance.
  func greatest(_ formulas: [Formula]) -> Formula? {
    let values = formulas.map { value(of: $0, in: beside ?? here) }
    return values.indices.max { values[$0] < values[$1] }.map { formulas[$0] }
  }
}
