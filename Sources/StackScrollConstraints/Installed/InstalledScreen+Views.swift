import StackScrollCore

extension InstalledScreen {
  /// Where the content starts, and where the frame is seen from there.
  mutating func installFrame() {
    let window = screen.scrollView
    let known: [(Anchor, Double)] = [
      (contentLayoutGuide[.left], 0), (contentLayoutGuide[.top], 0),
      (frameLayoutGuide[.left], window.contentOffset.x),
      (frameLayoutGuide[.top], window.contentOffset.y),
      (frameLayoutGuide[.width], window.size.width),
      (frameLayoutGuide[.height], window.size.height),
    ]
    add(known.map { Constraint($0, constant: $1, origin: .frame) })
  }

  /// How the content view hangs in the scroll view.
  ///
  /// Source: Auto Layout Guide, Working with Scroll Views.
  mutating func installAttachment() {
    let (pins, attachment) = (screen.pins, screen.attachment)
    let view = Self.item(of: screen.content)
    for (edge, target, distance) in [
      (LayoutAttribute.top, attachment.top, pins.top),
      (.leading, attachment.leading, pins.leading),
      (.bottom, attachment.bottom, pins.bottom),
      (.trailing, attachment.trailing, pins.trailing),
    ] {
      guard let (guide, relation) = end(of: target) else { continue }
      let (inner, outer) = (view[edge], guide[edge])
      let isNear = edge == edge.axis.near
      add([
        Constraint(
          isNear ? inner : outer, relation, isNear ? outer : inner, constant: distance,
          origin: .attachment)
      ])
    }
    tie(.width, attachment.contentWidth)
    tie(.height, attachment.contentHeight)
  }

  private func end(
    of target: ContentAttachment.Edge
  ) -> (LayoutItem, Constraint.Relation)? {
    switch target {
    case .contentLayoutGuide: (contentLayoutGuide, .equal)
    case .contentLayoutGuideAtLeast: (contentLayoutGuide, .greaterThanOrEqual)
    case .frameLayoutGuide: (frameLayoutGuide, .equal)
    case .nothing: nil
    }
  }

  private mutating func tie(
    _ attribute: LayoutAttribute, _ length: ContentAttachment.GuideLength?
  ) {
    let guide = contentLayoutGuide[attribute]
    switch length {
    case .constant(let points)?:
      add([Constraint(guide, constant: points, origin: .attachment)])
    case .fractionOfFrame(let share)?:
      add([
        Constraint(
          guide, .equal, frameLayoutGuide[attribute], multiplier: share, origin: .attachment)
      ])
    case nil: break
    }
  }
}

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

extension InstalledScreen {
  /// The size that a leaf has of its own: how it hugs it, and how it resists compression.
  ///
  /// Source: Auto Layout Guide, Anatomy of a Constraint, Intrinsic Content Size.
  mutating func install(intrinsicSizeOf view: View, as role: Role) {
    let item = Self.item(of: view)
    for axis in Axis.allCases {
      guard counts(axis, role), let own = ownLength(of: view, along: axis, as: role) else {
        continue
      }
      add([
        Constraint(
          item[axis.length], .lessThanOrEqual, constant: own,
          priority: view.leaf?.hugging[axis] ?? .defaultLow, origin: .intrinsicSize(view.id)),
        Constraint(
          item[axis.length], .greaterThanOrEqual, constant: own,
          priority: view.leaf?.compressionResistance[axis] ?? .defaultHigh,
          origin: .intrinsicSize(view.id)),
      ])
    }
  }

  /// The length that a view counts for.
  ///
  /// A stack has none of its own; hidden, it counts for the one that fits its views. Of what is
  /// hidden, a length of 0 does not count.
  private func ownLength(of view: View, along axis: Axis, as role: Role) -> Double? {
    guard role != .shown else { return view.leaf?.intrinsic[axis] }
    let length =
      view.leaf?.intrinsic[axis] ?? view.lengthWhenHidden(along: axis, policy: screen.policy)
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
