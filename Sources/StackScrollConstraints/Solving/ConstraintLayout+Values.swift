import StackScrollCore

extension ConstraintLayout {
  /// Where an anchor is, or how long; nil if no constraint names its item on its axis.
  public func value(of anchor: Anchor) throws(ConstraintLayoutError) -> Double? {
    guard let span = span(of: anchor) else {
      return nil
    }
    let expression = self.expression(anchor)
    do {
      return try solver.value(of: span.minimum) * expression.minimum
        + solver.value(of: span.length) * expression.length + expression.constant
    } catch {
      throw .solver(error)
    }
  }

  /// How much greater the left side of a constraint is than the right one, in points; nil if no
  /// constraint names its items on its axis.
  ///
  /// Where leading and trailing count from right to left, so does this.
  public func excess(of constraint: Constraint) throws(ConstraintLayoutError) -> Double? {
    guard let first = try value(of: constraint.first) else { return nil }
    guard let anchor = constraint.second else { return first - constraint.constant }
    guard let second = try value(of: anchor) else { return nil }
    let distance = first - constraint.multiplier * second
    return (countsFromTheRight(constraint) ? -distance : distance) - constraint.constant
  }

  /// The frame of an item; nil if constraints do not name it on both axes.
  public func frame(of item: LayoutItem) throws(ConstraintLayoutError) -> Rect? {
    guard let x = try value(of: Anchor(item, .left)),
      let y = try value(of: Anchor(item, .top)),
      let width = try value(of: Anchor(item, .width)),
      let height = try value(of: Anchor(item, .height))
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The values that an anchor has in all layouts that are as good as this one.
  ///
  /// It is infinite in a direction in which nothing holds the anchor, and nil if no constraint
  /// names its item on its axis.
  public func range(of anchor: Anchor) throws(ConstraintLayoutError) -> ClosedRange<Double>? {
    guard let sum = sum(anchor) else { return nil }
    let constant = expression(anchor).constant
    do {
      let range = try solver.range(of: sum)
      return (range.lowerBound + constant)...(range.upperBound + constant)
    } catch {
      throw .solver(error)
    }
  }

  /// Whether an anchor is the same in all layouts that are as good as this one.
  ///
  /// It is not if no constraint names its item on its axis.
  public func isDetermined(_ anchor: Anchor) throws(ConstraintLayoutError) -> Bool {
    guard let sum = sum(anchor) else { return false }
    do {
      return try solver.areDetermined([sum]).allSatisfy { $0 }
    } catch {
      throw .solver(error)
    }
  }

  func sum(_ anchor: Anchor) -> [LinearRow.Term]? {
    guard let span = span(of: anchor) else {
      return nil
    }
    let expression = self.expression(anchor)
    return [
      LinearRow.Term(span.minimum, expression.minimum),
      LinearRow.Term(span.length, expression.length),
    ]
  }
}
