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
  /// A stack is laid out by itself, so that what is asked of its views counts, and how it distributes
  /// them; a ratio and a share of a frame do not, which depend on the layout. Of plain views in it only
  /// their own conditions count, since constraints beside the tree are not looked at.
  func fittingLength(of view: View, along axis: Axis) -> Double? {
    guard view.stack != nil else { return view.leaf?.intrinsic[axis] }
    return alone(view, along: axis).lengthThatFits(along: axis, policy: policy)
  }

  /// The length that a hidden view counts for: its own one, or the one that fits the views of a stack, whose
  /// conditions rest.
  private func lengthWhenHidden(of view: View, along axis: Axis) -> Double? {
    guard view.stack != nil else { return view.leaf?.intrinsic[axis] }
    let alone = options.fitsNestedStacks ? alone(view, along: axis, rests: true) : view
    return alone.lengthWhenHidden(along: axis, policy: policy)
  }

  /// The view with insets and with what stacks in it count for, and without what depends on others.
  ///
  /// - Parameter rests: whether the conditions on lengths are left out too.
  private func alone(_ view: View, along axis: Axis, rests: Bool = false) -> View {
    let view = view.with(
      width: rests ? .intrinsic : view.width.withoutReferences,
      height: rests ? .intrinsic : view.height.withoutReferences)
    switch view.content {
    case .leaf: return view
    case .container: return view.with(content: .leaf(Leaf()))
    case .stack(var stack):
      if let insets = insets[view.id] { stack.safeAreaInsets = insets.safeArea }
      let hasShares = stack.distribution == .fillProportionally && stack.axis == axis
      stack.arrangedViews = stack.arrangedViews.map { inner in
        let inner = alone(inner, along: axis, rests: rests)
        guard hasShares, inner.stack != nil else { return inner }
        var own = IntrinsicSize()
        own[axis] = fittingLength(of: inner, along: axis)
        return inner.with(content: .leaf(Leaf(intrinsic: own)))
      }
      return view.with(content: .stack(stack))
    }
  }
}

extension Length {
  /// The conditions that are numbers.
  fileprivate var withoutReferences: Length {
    Length(
      constraints.filter {
        if case .constant = $0.target { true } else { false }
      })
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
      if role == .shown, view.leaf?.text != nil {
        let next = system.constraints.count
        ownLengths += [(next, view.id, axis), (next + 1, view.id, axis)]
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
    return lengthWhenHidden(of: view, along: axis).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Whether a view's own length counts on an axis: for a hidden view, never along its stack.
  private func counts(_ axis: Axis, _ role: Role) -> Bool {
    switch role {
    case .shown: true
    case .hidden(let cross, let counts): axis == cross && counts
    }
  }
}
