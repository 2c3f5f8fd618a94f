import StackScrollCore

extension InstalledTree {
  /// What the width and the height of a view are tied to.
  mutating func install(lengthsOf view: View, in frame: LayoutItem) {
    let item = Self.item(of: view)
    for axis in Axis.allCases {
      for length in view.length(along: axis).constraints {
        let (second, factor, constant) = target(length.target, item, axis, frame)
        add(
          Constraint(
            item[axis.length], Constraint.Relation(length.relation), second, multiplier: factor,
            constant: constant, priority: length.priority, origin: .length(view.id)))
      }
    }
  }

  private func target(
    _ target: LengthConstraint.Target, _ item: LayoutItem, _ axis: Axis, _ frame: LayoutItem
  ) -> (Anchor?, multiplier: Double, constant: Double) {
    switch target {
    case .constant(let points): (nil, 1, points)
    case .fraction(let share, of: .frameLayoutGuide): (frame[axis.length], share, 0)
    case .ratio(let factor): (item[axis.perpendicular.length], factor, 0)
    }
  }
}

extension InstalledTree {
  /// The length that fits what a view shows: its own one, or that of the views that a stack arranges.
  ///
  /// A length that a stack is required to have goes before that.
  func fittingLength(of view: View, along axis: Axis) -> Double? {
    switch view.content {
    case .leaf(let leaf): return leaf.intrinsic[axis]
    case .container: return nil
    case .stack(let stack):
      if let required = view.requiredLength(along: axis) { return required }
      let shown = stack.arrangedViews.filter { !$0.isHidden }
      let lengths = shown.compactMap { fittingLength(of: $0, along: axis) }
      guard !lengths.isEmpty else { return nil }
      let margins =
        stack.isLayoutMarginsRelativeArrangement
        ? insets[view.id]?.margins ?? stack.layoutMargins.resolved(in: system.layoutDirection)
        : .zero
      let around = margins.near(axis) + margins.far(axis)
      guard stack.axis == axis else { return (lengths.max() ?? 0) + around }
      let gaps = shown.dropLast().reduce(0) {
        $0 + (stack.customSpacing(after: $1.id) ?? stack.spacing)
      }
      return max(0, lengths.reduce(0, +) + gaps + around)
    }
  }
}

extension View {
  /// The length that the view is required to have, if that is a number.
  fileprivate func requiredLength(along axis: Axis) -> Double? {
    for length in length(along: axis).constraints
    where length.relation == .equal && length.priority >= .required {
      if case .constant(let points) = length.target { return points }
    }
    return nil
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

extension InstalledTree {
  /// The size that a leaf has of its own: how it hugs it, and how it resists compression.
  ///
  /// Source: Auto Layout Guide, Anatomy of a Constraint, Intrinsic Content Size.
  mutating func install(intrinsicSizeOf view: View, as role: Role) {
    let item = Self.item(of: view)
    for axis in Axis.allCases {
      guard counts(axis, role), let own = ownLength(of: view, along: axis, as: role) else {
        continue
      }
      add(
        Constraint(
          item[axis.length], .lessThanOrEqual, constant: own,
          priority: view.leaf?.hugging[axis] ?? .defaultLow, origin: .intrinsicSize(view.id)))
      add(
        Constraint(
          item[axis.length], .greaterThanOrEqual, constant: own,
          priority: view.leaf?.compressionResistance[axis] ?? .defaultHigh,
          origin: .intrinsicSize(view.id)))
    }
  }

  /// The length that a view counts for.
  ///
  /// A stack has none of its own; hidden, it counts for the one that fits its views. Of what is
  /// hidden, a length of 0 does not count.
  private func ownLength(of view: View, along axis: Axis, as role: Role) -> Double? {
    guard role != .shown else { return view.leaf?.intrinsic[axis] }
    let length =
      view.leaf?.intrinsic[axis] ?? view.lengthWhenHidden(along: axis, policy: policy)
    return length.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Whether a view's own length counts on an axis: for a hidden view, never along its stack.
  private func counts(_ axis: Axis, _ role: Role) -> Bool {
    switch role {
    case .shown: true
    case .hidden(let cross, let counts): axis == cross && counts
    }
  }
}
