// What hidden views count for across the stack that arranges them: their conditions rest, with those
// of all that is inside them.
extension Reasoner {
  /// The length that fits what is in a view whose conditions rest, from what the screen gives; nil if
  /// nothing inside settles one.
  func restingLength(of position: Int, _ axis: Axis) -> Formula? {
    let resting = resting(position, axis)
    let isSettled = tree.nodes[position].isLeaf || resting.least.value > 0
    return resting.isOpen || !isSettled ? nil : resting.least
  }

  /// A length that fits what is inside.
  private struct Resting {
    let least: Formula
    /// Whether more would be as good.
    let isOpen: Bool
  }

  private func resting(_ position: Int, _ axis: Axis) -> Resting {
    guard !tree.nodes[position].isLeaf else {
      let hasOwn = here.views[position].leaf?.intrinsic[axis] != nil
      return Resting(
        least: hasOwn ? input(.ownLength(tree.ids[position], axis)) : .sum([]), isOpen: !hasOwn)
    }
    let arranged = arranged(by: position)
    let margins = margins(of: position, axis)
    guard !arranged.visible.isEmpty else {
      let isEmpty = arranged.hidden.isEmpty
      return Resting(least: .sum(isEmpty ? [] : margins), isOpen: false)
    }
    let contents =
      settings(of: position).axis == axis
      ? restingRow(position, axis, arranged.visible) : restingSides(position, axis, arranged)
    return Resting(least: .sum(contents.least.terms + margins), isOpen: contents.isOpen)
  }

  private func restingRow(_ stack: Int, _ axis: Axis, _ visible: [Int]) -> Resting {
    let views = visible.map { resting($0, axis) }
    let lengths = views.map(\.least)
    let gaps = visible.indices.dropLast().map { gap(after: $0, in: stack, visible) }
    // Only views with a length of their own take shares.
    let asking = visible.filter { here.views[$0].leaf?.intrinsic[axis] != nil }
      .map { input(.ownLength(tree.ids[$0], axis)) }
    switch settings(of: stack).distribution.among(visible.count) {
    case .fill: return Resting(least: .sum(lengths + gaps), isOpen: views.contains(where: \.isOpen))
    case .fillProportionally where !asking.isEmpty:
      return Resting(least: .sum(asking + gaps), isOpen: false)
    case .fillEqually, .fillProportionally:
      let count = Formula.number(Double(visible.count), WhyText.views)
      let longest = greatest(lengths) ?? .sum([])
      return Resting(
        least: .sum([.product(count, longest)] + gaps), isOpen: views.allSatisfy(\.isOpen))
    case .equalCentering:
      let two = Formula.number(2, WhyText.halves)
      let pitches = gaps.enumerated().map { place, gap in
        Formula.sum([.quotient(.sum([lengths[place], lengths[place + 1]]), two), gap])
      }
      let ends = Formula.quotient(.sum([lengths[0], lengths[lengths.count - 1]]), two)
      let count = Formula.number(Double(gaps.count), WhyText.pitches)
      return Resting(
        least: .sum([ends, .product(count, greatest(pitches) ?? .sum([]))]), isOpen: false)
    case .equalSpacing:
      let count = Formula.number(Double(gaps.count), WhyText.gaps)
      let spaces = greatest(gaps).map { [Formula.product(count, $0)] } ?? []
      return Resting(least: .sum(lengths + spaces), isOpen: false)
    }
  }

  private func restingSides(_ stack: Int, _ axis: Axis, _ arranged: Arranged) -> Resting {
    let alignment = settings(of: stack).alignment
    if alignment.isBaseline {
      let heights = restingHeights(of: arranged.visible, alignment)
      return Resting(least: greatest(heights) ?? .sum([]), isOpen: false)
    }
    let fills = alignment == .fill
    let countsHidden = fills && screen.policy.hiddenViews == .count
    let views = (arranged.visible + (countsHidden ? arranged.hidden : [])).map { resting($0, axis) }
    return Resting(
      least: greatest(views.map(\.least)) ?? .sum([]),
      isOpen: fills && views.allSatisfy(\.isOpen))
  }

  /// How far a stack reaches from its first view's top to the bottom of each view, if they rest with
  /// their baselines on one line; mirrored for last baselines.
  private func restingHeights(of views: [Int], _ alignment: Alignment) -> [Formula] {
    guard let first = views.first else { return [] }
    let isFirst = alignment == .firstBaseline
    let text = { (view: Int) -> Formula? in
      guard tree.baselines(of: view) != nil else { return isFirst ? nil : .sum([]) }
      return input(isFirst ? .firstBaseline(tree.ids[view]) : .lastBaseline(tree.ids[view]))
    }
    let height = { (view: Int) in resting(view, .vertical).least }
    let above = text(first) ?? height(first)
    return [height(first)]
      + views.dropFirst().map { view in
        text(view).map { .difference(.sum([above, height(view)]), $0) } ?? above
      }
  }

  /// The greatest of some numbers beside this screen, where no two are alike by chance.
  func greatest(_ formulas: [Formula]) -> Formula? {
    let values = formulas.map { value(of: $0, in: beside ?? here) }
    return values.indices.max { values[$0] < values[$1] }.map { formulas[$0] }
  }
}
