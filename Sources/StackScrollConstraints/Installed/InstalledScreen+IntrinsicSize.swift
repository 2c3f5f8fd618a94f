import StackScrollCore

extension InstalledScreen {
  /// The size that a leaf has of its own: how it hugs it, and how it resists compression.
  ///
  /// Source: Auto Layout Guide, Anatomy of a Constraint, Intrinsic Content Size.
  mutating func install(intrinsicSizeOf view: View, as role: Role) {
    guard let leaf = view.leaf else { return }
    let item = Self.item(of: view)
    for axis in Axis.allCases {
      guard let own = leaf.intrinsic[axis], counts(axis, role) else { continue }
      add([
        Constraint(
          item[axis.length], .lessThanOrEqual, constant: own, priority: leaf.hugging[axis],
          origin: .intrinsicSize(view.id)),
        Constraint(
          item[axis.length], .greaterThanOrEqual, constant: own,
          priority: leaf.compressionResistance[axis], origin: .intrinsicSize(view.id)),
      ])
    }
  }

  /// Whether a view's own length counts on an axis: for a hidden view, never along its stack.
  private func counts(_ axis: Axis, _ role: Role) -> Bool {
    switch role {
    case .shown: true
    case .hidden(let cross, let counts): axis == cross && counts
    }
  }
}
