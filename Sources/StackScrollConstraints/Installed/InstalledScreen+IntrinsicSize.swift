import StackScrollCore

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
      view.leaf?.intrinsic[axis] ?? view.restingLength(along: axis, policy: screen.policy)
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
