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

  /// The height that a view's own conditions and nothing else leave it, if they leave it one.
  ///
  /// A ratio does not count: what it comes to depends on the layout.
  func requiredHeight(of view: View) -> Double? { view.requiredHeight(in: screen.scrollView) }
}

extension View {
  /// The height that the view's own conditions leave it in a scroll view's frame, if it is one.
  func requiredHeight(in scrollView: ScrollView) -> Double? {
    var (least, most) = (0.0, Double.infinity)
    for length in height.constraints where length.priority >= .required {
      let points: Double
      switch length.target {
      case .constant(let constant): points = constant
      case .fraction(let share, of: .frameLayoutGuide): points = share * scrollView.size.height
      case .ratio: continue
      }
      if length.relation != .atMost { least = max(least, points) }
      if length.relation != .atLeast { most = min(most, points) }
    }
    if let leaf, let own = leaf.intrinsic.height {
      if leaf.compressionResistance.vertical >= .required { least = max(least, own) }
      if leaf.hugging.vertical >= .required { most = min(most, own) }
    }
    return Tolerance.standard.isLess(least, than: most) ? nil : least
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
