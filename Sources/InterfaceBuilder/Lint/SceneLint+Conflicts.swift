import StackScrollConstraints
import StackScrollCore

// What cannot hold together.

extension SceneLint {
  /// Reports conflicts, lowering one party of each, until the rest can be laid out.
  mutating func settleConflicts() throws(ConstraintLayoutError) -> ConstraintLayout? {
    for _ in 0..<max(1, limits.conflicts) {
      var layout = try ConstraintLayout(system)
      if try layout.solve() == .solved { return layout }
      guard let conflict = try layout.conflict() else { return nil }
      if let guess = guess(in: conflict) {
        lower(guess)
        if case .document(_, let line) = guess.origin { guesses.insert(line) }
        continue
      }
      let party = try partyToGiveUp(of: conflict)
      report(conflict, at: party)
      guard let party else { return nil }
      lower(party)
    }
    return try system.solved()
  }

  /// A party that rests on what the document does not tell, if the recorded frames keep all that it does
  /// tell: margins that were not written, bars where they show none or others, where a stack view keeps
  /// what it hides, and what code replaces.
  ///
  /// The frames were computed by the constraints, so then it is the guess that is wrong.
  private func guess(in conflict: Conflict) -> Constraint? {
    let record = RecordedPlaces(scene)
    let shown = InsetEvidence(scene.geometry, scene.written)
    let parties = conflict.constraints.map { constraint in
      (constraint, source: screen.written.first { $0.constraint == constraint }?.source)
    }
    let inset = Set(
      parties.filter { $0.source == nil && $0.0.constant != 0 }.map(\.0.first.item))
    func isGuessed(_ constraint: Constraint, _ source: DocumentConstraint) -> Bool {
      isLeftOpen(source)
        || !inset.isDisjoint(with: constraint.items) && rests(source, onBarsUnlike: shown)
    }
    let isKept = parties.allSatisfy { constraint, source in
      source.map { isGuessed(constraint, $0) || !record.isBroken($0) } ?? true
    }
    guard isKept else { return nil }
    let hidden = Set(scene.geometry.leftOut.map(scene.item))
    return parties.first { constraint, source in
      if let source { return isGuessed(constraint, source) }
      guard case .stackView = constraint.origin else { return false }
      return !hidden.isDisjoint(with: constraint.items)
    }?.0
  }

  /// Whether code replaces a constraint, or it names a margin that was not written, and that may have been as
  /// wide as it would have to be for the constraint to hold in recorded frames.
  private func isLeftOpen(_ source: DocumentConstraint) -> Bool {
    if source.isPlaceholder { return true }
    return !InsetEvidence(scene.geometry, [source]).isImpossible
      && [source.first, source.second].contains { side in
        guard let side, case .view(let number) = side.item,
          BoxEdge.named(by: side.attribute)?.isMargin ?? false
        else { return false }
        return !scene.insets.isWritten(margin: number)
      }
  }

  /// Whether a constraint names the edge of a guide where frames show no bar, or one of another height.
  private func rests(
    _ source: DocumentConstraint, onBarsUnlike shown: InsetEvidence
  ) -> Bool {
    [source.first, source.second].contains { side in
      side.map { shown.showsOther($0, than: scene.insets.safeArea) } ?? false
    }
  }

  /// Gives a party up as somebody does who lowers its priority: what it settles stays settled.
  private mutating func lower(_ party: Constraint) {
    for index in system.constraints.indices where system.constraints[index] == party {
      system.constraints[index].priority = Self.lowered
    }
  }

  /// Just below what is required.
  private static let lowered: LayoutPriority = 999

  private mutating func report(_ conflict: Conflict, at party: Constraint?) {
    let found = conflict.constraints.map(parties.party)
    let first = found.last { $0.constraint == party } ?? found.first { $0.place != nil }
    let all = conflict.remedies ?? []
    let remedies = all.filter { $0 == party } + all.filter { $0 != party }
    report(
      .conflict(found, nonNegative: conflict.lengths, remedies: remedies.map(parties.party)),
      at: first?.place ?? document.views[scene.scene.root].place)
  }

  /// The party to give up: one that somebody wrote, and of those that are enough one that does not hold
  /// where views were drawn, without which they come nearest to that.
  private func partyToGiveUp(of conflict: Conflict) throws(ConstraintLayoutError) -> Constraint? {
    let written = (conflict.remedies ?? []).filter(\.isWritten)
    let record = RecordedPlaces(scene)
    let broken = written.filter { party in
      screen.written.first { $0.constraint == party }.map { record.isBroken($0.source) } ?? false
    }
    let enough = broken.isEmpty ? written : broken
    guard enough.count > 1 else {
      return enough.last ?? conflict.constraints.last(where: \.isWritten)
    }
    var best: (party: Constraint, miss: Double)?
    for party in enough.suffix(limits.remedies).reversed() {
      var rest = system
      rest.constraints.removeAll { $0 == party }
      guard let layout = try rest.solved() else { continue }
      let miss = try missedDrawing(layout)
      if best.map({ miss < $0.miss - Self.leastDifference }) ?? true { best = (party, miss) }
    }
    return best?.party ?? enough.last
  }

  /// How far views are from where they were drawn, in all.
  private func missedDrawing(_ layout: ConstraintLayout) throws(ConstraintLayoutError) -> Double {
    var sum = 0.0
    for number in scene.scene.views where !scene.geometry.leftOut.contains(number) {
      let (item, drawn) = (scene.item(number), scene.geometry.alignmentRect(number))
      for part in FramePart.allCases {
        guard let found = try layout.value(of: Anchor(item, part.attribute)) else { continue }
        sum += (found - drawn[part]).magnitude
      }
    }
    return sum
  }

  /// Layouts that come nearer to the drawing by less are not told apart, in points.
  private static let leastDifference = 1.0

  /// Reports hidden rows that must have a length.
  ///
  /// A stack view gives what is hidden no length, with a required constraint; what is written on
  /// such a row, or in it, is still in force.
  mutating func findHiddenRows() throws(ConstraintLayoutError) {
    guard !scene.geometry.leftOut.isEmpty else { return }
    var literal = system
    literal.constraints += writtenOnHidden
    for _ in 0..<max(1, limits.conflicts) {
      var layout = try ConstraintLayout(literal)
      if try layout.solve() == .solved { return }
      guard let conflict = try layout.conflict(),
        let party = try partyToGiveUp(of: conflict)
      else { return }
      if !restsOnPlaces(conflict) { report(hidden: conflict) }
      literal.constraints.removeAll { $0 == party }
    }
  }

  /// Whether a conflict rests on where a stack view puts what it hides, which nobody sees: as frames were
  /// recorded, it need not follow the view before it.
  private func restsOnPlaces(_ conflict: Conflict) -> Bool {
    conflict.constraints.contains { $0.identifier == InstalledIdentifier.spacing.rawValue }
  }

  private mutating func report(hidden conflict: Conflict) {
    let hiding = conflict.constraints.filter {
      $0.identifier == InstalledIdentifier.hiding.rawValue
    }
    let rows = Set(hiding.map(\.first.item.id))
    let row = scene.scene.views.first { rows.contains(document.views[$0].id) }
    guard let row else {
      return report(conflict, at: conflict.constraints.last(where: \.isWritten))
    }
    let found = conflict.constraints.map(parties.party)
    let place = document.views[row].place
    let written = found.filter(\.constraint.isWritten)
    let first = written.last { $0.constraint.second == nil } ?? written.last
    report(.hiddenRow(place, found), at: first?.place ?? place)
  }
}

extension SceneLint {
  /// What is written on views that stack views leave out: the engine keeps it in force.
  ///
  /// Multiples of places are left out; none is known to be a row's own length.
  ///
  /// Source: observed on the class, whose hidden rows of a fixed height are in console logs.
  private var writtenOnHidden: [Constraint] {
    screen.written.filter { source, _ in
      !source.isPlaceholder && scene.speaksOfLeftOut(source)
        && (source.multiplier == 1 || source.first.attribute.isLength)
    }.map(\.constraint)
  }
}
