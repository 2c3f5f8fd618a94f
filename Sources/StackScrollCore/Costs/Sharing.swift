/// A length that is shared out among views so that it costs least.
///
/// Every view begins with the least it may have; then the cheapest stretches are served, all of one
/// price together. A price that cannot be served in full is where views compete: by index if the
/// policy says so, and not at all where the price is zero, since then nothing asks for any of it.
///
/// Source: UIStackView documentation, `Distribution.fill`. That a group is ambiguous only if it is
/// served in part follows from the constraints: an exact fit is the only best layout.
struct Sharing {
  let costs: [Cost]
  let ties: LayoutPolicy.Ties

  /// The length of each view; their sum is the given one, but for rounding.
  ///
  /// - Parameter slack: a difference that counts as none, for what rounding leaves over.
  /// - Throws: ``SharingFailure`` if several ways to share are best, or if it cannot be told.
  /// - Complexity: O(n d) for n pieces of d different slopes.
  func lengths(sum: Double, slack: Tolerance) throws(SharingFailure) -> [Double] {
    var lengths = costs.map(\.natural)
    let rest = sum - lengths.reduce(0, +)
    if slack.isEqual(rest, 0) { return lengths }
    guard costs.allSatisfy({ !$0.isPartlyUnknown }) else {
      try shareByGuess(&lengths, rest)
      return lengths
    }
    for view in costs.indices { lengths[view] = costs[view].lower }
    var left = sum - lengths.reduce(0, +)
    for group in PriceGroup.all(of: costs) where slack.isGreater(left, than: 0) {
      try serve(group, &left, &lengths, slack: slack)
    }
    return lengths
  }

  private func serve(
    _ group: PriceGroup, _ left: inout Double, _ lengths: inout [Double], slack: Tolerance
  ) throws(SharingFailure) {
    let isWhole = !slack.isLess(left, than: group.length)
    if !isWhole, ties == .ambiguous || group.slope.isZero {
      // One that could give no more than rounding leaves is no choice.
      let open = group.stretches.filter { slack.isGreater($0.length, than: 0) }
      if open.count > 1 { throw .ambiguous(open.map(\.view)) }
    }
    let ordered = group.slope.isNegative ? group.stretches.reversed() : group.stretches
    for stretch in ordered {
      let given = isWhole ? stretch.length : min(left, stretch.length)
      lengths[stretch.view] = given == stretch.length ? stretch.end : stretch.start + given
      left -= given
    }
  }

  /// Shares out where the price of some falls is not known: possible only if none of them is asked
  /// for, or if one view alone competes.
  private func shareByGuess(_ lengths: inout [Double], _ rest: Double) throws(SharingFailure) {
    let held = costs.map(\.withoutSteepFalls)
    let sum = lengths.reduce(rest, +)
    if held.reduce(0, { $0 + $1.lower }) <= sum {
      lengths = try Sharing(costs: held, ties: ties).lengths(sum: sum, slack: .exact)
      return
    }
    let givers = costs.indices.filter { costs[$0].natural > costs[$0].lower }
    guard givers.count == 1 else { throw .unsupported(.squeezesNestedStacks) }
    lengths[givers[0]] += rest
  }
}

extension Cost {
  /// The cost of no less than a stack's fit could squeeze the view to.
  fileprivate var withoutSteepFalls: Cost {
    var cost = self
    let steep = pieces.prefix { $0.slope.map { $0.isNegative && !$0.isWeak } ?? true }
    if let last = steep.last { cost.lower = last.end }
    cost.pieces.removeFirst(steep.count)
    return cost
  }
}

/// Why a length cannot be shared out.
enum SharingFailure: Error {
  /// Several views could take what is left over.
  case ambiguous([Int])
  /// Which view gives way first cannot be told.
  case unsupported(UnsupportedReason)
}
