extension Gen {
  /// Values that contain values of the same type, to a bounded depth.
  ///
  /// Every level records which alternative it took, the last one too, so a pass may put an inner
  /// value in the place of any outer one.
  /// - Parameters:
  ///   - depth: how often `extend` may be applied, one inside the other; below 0 counts as 0.
  ///   - base: the values that contain no others.
  ///   - extend: makes the generator of values that contain those of the generator it is given.
  public static func recursive(
    depth: Int, base: Gen, extend: (Gen) -> Gen
  ) -> Gen {
    var generator = one(of: [base])
    for _ in 0..<max(0, depth) {
      generator = weighted([(1, base), (2, extend(generator))])
    }
    return generator
  }

  /// Values that contain values of the same type, of a bounded size in all, however deep.
  ///
  /// Each base and each extension counts. When `size` of them are drawn only bases follow, so a
  /// value has at most that many parts and those that its open extensions still need. A bound on
  /// depth alone lets lists of lists grow beyond all measure, and keeps chains too short.
  /// - Parameters:
  ///   - size: how many parts may be drawn freely; below 0 counts as 0.
  ///   - base: the values that contain no others.
  ///   - extend: makes the generator of values that contain those of the generator it is given.
  public static func recursive(
    size: Int, base: Gen, extend: @escaping @Sendable (Gen) -> Gen
  ) -> Gen {
    Gen { source throws(Discard) in
      let (outer, outerPlan) = (source.partsLeft, source.partsPlanned)
      source.partsLeft = max(0, size)
      source.partsPlanned = source.isFresh ? source.plannedCount(from: 0, to: max(0, size)) : 0
      defer { (source.partsLeft, source.partsPlanned) = (outer, outerPlan) }
      return try part(base: base, extend: extend).draw(&source)
    }
  }

  private static func part(base: Gen, extend: @escaping @Sendable (Gen) -> Gen) -> Gen {
    Gen { source throws(Discard) in
      source.openSpan(.alternative, at: source.mark)
      defer { source.closeSpan() }
      let canExtend = source.partsLeft > 0
      source.partsLeft = max(0, source.partsLeft - 1)
      source.partsPlanned = max(0, source.partsPlanned - 1)
      guard canExtend else {
        try source.chooseForced(.branch, index: 0)
        return try base.draw(&source)
      }
      let isExtended = try source.choose(.branch, limit: 1) { source in
        source.partsPlanned > 0 && source.random.upTo(2) > 0 ? 1 : 0
      }
      return isExtended == 0
        ? try base.draw(&source) : try extend(part(base: base, extend: extend)).draw(&source)
    }
  }
}
