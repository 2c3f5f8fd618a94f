extension ConstraintLayout {
  /// Why the required constraints cannot hold together; nil if they can.
  public func conflict() throws(ConstraintLayoutError) -> Conflict? {
    do {
      guard let found = try solver.infeasibility() else { return nil }
      let indices = Dictionary(
        uniqueKeysWithValues: entries.map { ($0.value.row, $0.key) })
      return Conflict(
        constraints: constraints(found.rows, indices), lengths: lengths(found.nonNegatives),
        remedies: found.remedies.map { constraints($0, indices) })
    } catch {
      throw .solver(error)
    }
  }

  private func constraints(
    _ rows: [Solver.Row], _ indices: [Solver.Row: Int]
  ) -> [Constraint] {
    rows.compactMap { indices[$0] }.sorted().compactMap { entries[$0]?.constraint }
  }

  private func lengths(_ variables: [Solver.Variable]) -> [Anchor] {
    let wanted = Set(variables)
    return items.flatMap { item in
      [LayoutAttribute.width, .height].map { Anchor(item, $0) }
    }.filter { anchor in
      span(of: anchor).map { wanted.contains($0.length) } ?? false
    }
  }
}
