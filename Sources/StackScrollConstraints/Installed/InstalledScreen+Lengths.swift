import StackScrollCore

extension InstalledScreen {
  /// What the width and the height of a view are tied to.
  mutating func install(lengthsOf view: View) {
    let item = Self.item(of: view)
    for axis in Axis.allCases {
      for length in view.length(along: axis).constraints {
        let (second, factor, constant) = target(length.target, item, axis)
        add([
          Constraint(
            item[axis.length], Constraint.Relation(length.relation), second, multiplier: factor,
            constant: constant, priority: length.priority, origin: .length(view.id))
        ])
      }
    }
  }

  private func target(
    _ target: LengthConstraint.Target, _ item: LayoutItem, _ axis: Axis
  ) -> (Anchor?, multiplier: Double, constant: Double) {
    switch target {
    case .constant(let points): (nil, 1, points)
    case .fraction(let share, of: .frameLayoutGuide): (frameLayoutGuide[axis.length], share, 0)
    case .ratio(let factor): (item[axis.perpendicular.length], factor, 0)
    }
  }

  /// The height below which no constraint of the view's own lets it go.
  ///
  /// A ratio does not count: what it comes to depends on the layout.
  func leastHeight(of view: View) -> Double? {
    let frame = screen.scrollView.size.height
    var heights = view.height.constraints.compactMap { length -> Double? in
      guard length.priority >= .required, length.relation != .atMost else { return nil }
      switch length.target {
      case .constant(let points): return points
      case .fraction(let share, of: .frameLayoutGuide): return share * frame
      case .ratio: return nil
      }
    }
    if let leaf = view.leaf, let own = leaf.intrinsic.height,
      leaf.compressionResistance.vertical >= .required
    {
      heights.append(own)
    }
    return heights.max()
  }
}

extension Constraint.Relation {
  /// The relation of a length to its target.
  init(_ relation: LengthConstraint.Relation) {
    switch relation {
    case .equal: self = .equal
    case .atLeast: self = .greaterThanOrEqual
    case .atMost: self = .lessThanOrEqual
    }
  }
}
