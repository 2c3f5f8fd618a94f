// Who gives way where a stack has more, or less, than its views like best.
extension SummaryLayout {
  /// Notes the length of each view of a stack that has more, or less, than they like best.
  ///
  /// - Returns: false if it takes the pieces of their costs to tell.
  func setLengths(of stack: StackSettings, rest: Number) -> Bool {
    let isLonger = rest > 0
    var left = isLonger ? rest : 0 - rest
    // Less than rounding may leave, but more than nothing.
    guard !Tolerance.standard.isNegligible(left.value, amongst: 0) else { return false }
    forEachVisible(of: stack) { view in
      spans.initializeElement(at: view, to: AxisSpan(min: 0, length: summary(of: view).best))
    }
    var served = -Double.infinity
    for _ in 0..<Self.mostPrices {
      guard let price = cheapest(stack, isLonger, above: served) else { return false }
      if policy.ties == .ambiguous || price == 0, !price.isNaN,
        !isOnly(stack, isLonger, price)
      {
        return false
      }
      guard isKnown(stack, isLonger, price) else { return false }
      forEachVisible(of: stack) { view in
        let cost = summary(of: view)
        let levels = isLonger ? cost.rise : cost.fall
        guard left > 0, levels.weakest == price else { return }
        let room = isLonger ? cost.most - cost.best : cost.best - cost.least
        let given = Swift.min(left, room)
        left = left - given
        let length = isLonger ? cost.best + given : cost.best - given
        spans[view].length = length
      }
      if !(left > 0) { return true }
      served = price
    }
    return false
  }

  /// Up to so many different prices are served one after the other, each by a look at all views.
  static var mostPrices: Int { 8 }

  /// The least price at which a view takes or gives, among those dearer than a price.
  private func cheapest(
    _ stack: StackSettings, _ isLonger: Bool, above served: Double
  ) -> Double? {
    var price = Double.infinity
    forEachVisible(of: stack) { view in
      let cost = summary(of: view)
      let weakest = isLonger ? cost.rise.weakest : cost.fall.weakest
      if weakest > served, weakest < price { price = weakest }
    }
    return price < .infinity ? price : nil
  }

  /// Whether one view alone takes or gives at a price.
  private func isOnly(_ stack: StackSettings, _ isLonger: Bool, _ price: Double) -> Bool {
    var count = 0
    forEachVisible(of: stack) { view in
      let cost = summary(of: view)
      if (isLonger ? cost.rise.weakest : cost.fall.weakest) == price { count += 1 }
    }
    return count == 1
  }

  /// Whether those of a price take or give all they can at less than the next price: each at that
  /// price alone, or one by itself.
  private func isKnown(_ stack: StackSettings, _ isLonger: Bool, _ price: Double) -> Bool {
    var (count, areUnits, dearest, next) = (0, true, price, Double.infinity)
    forEachVisible(of: stack) { view in
      let cost = summary(of: view)
      let levels = isLonger ? cost.rise : cost.fall
      if levels.weakest == price {
        count += 1
        areUnits = areUnits && levels.isUnit
        dearest = Swift.max(dearest, levels.strongest)
      } else if levels.weakest > price, !levels.isEmpty {
        next = Swift.min(next, levels.weakest)
      }
    }
    return areUnits || count == 1 && dearest < next
  }
}
