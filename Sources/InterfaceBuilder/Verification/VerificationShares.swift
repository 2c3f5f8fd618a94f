import StackScrollCore

/// How many numbers were compared, and how many of them are the same.
package struct VerificationShare: Hashable, Sendable {
  /// How many were compared.
  package private(set) var compared = 0
  /// How many are the same.
  package private(set) var reproduced = 0

  /// Nothing compared.
  package init() {}

  /// Whether all are the same.
  package var isComplete: Bool { reproduced == compared }

  mutating func note(isReproduced: Bool) {
    compared += 1
    if isReproduced { reproduced += 1 }
  }

  /// Adds what was found elsewhere.
  package mutating func add(_ other: VerificationShare) {
    compared += other.compared
    reproduced += other.reproduced
  }
}

/// How many numbers came out as recorded, by what decides them.
package struct VerificationShares: Hashable, Sendable {
  /// Of what stack views arrange: places and lengths along the axis.
  package private(set) var distributions: [Distribution: VerificationShare] = [:]
  /// Of what stack views arrange: places and lengths across the axis.
  package private(set) var alignments: [Alignment: VerificationShare] = [:]
  /// All numbers that were compared.
  package private(set) var all = VerificationShare()
  /// Numbers that no size of a label or the like can move.
  package private(set) var settled = VerificationShare()
  /// Numbers that rest on nothing read off the frames of their scene but sizes of labels and the
  /// like.
  package private(set) var independent = VerificationShare()
  /// Those of them that no size of a label or the like can move either.
  package private(set) var independentOfLeaves = VerificationShare()
  /// Numbers that rest on an inset that no default and no other scene settles, by the reason: the
  /// inset was read off the frames.
  package private(set) var open: [InsetGap: VerificationShare] = [:]
  /// Numbers that the constraints of the document leave open, and that are no such length.
  package private(set) var ambiguous = VerificationShare()
  /// Lengths that nothing but the canvas holds.
  package private(set) var heldLengths = VerificationShare()
  /// Other numbers that rest on such lengths.
  package private(set) var besideHeldLengths = VerificationShare()

  /// Nothing compared.
  package init() {}

  /// Adds what was found elsewhere.
  package mutating func add(_ other: VerificationShares) {
    for (key, share) in other.distributions { distributions[key, default: .init()].add(share) }
    for (key, share) in other.alignments { alignments[key, default: .init()].add(share) }
    for (key, share) in other.open { open[key, default: .init()].add(share) }
    all.add(other.all)
    settled.add(other.settled)
    independent.add(other.independent)
    independentOfLeaves.add(other.independentOfLeaves)
    ambiguous.add(other.ambiguous)
    heldLengths.add(other.heldLengths)
    besideHeldLengths.add(other.besideHeldLengths)
  }

  /// Counts a number of a view's frame.
  ///
  /// - Parameter stack: the stack view that arranges it, if one does.
  mutating func note(
    _ part: FramePart, of stack: StackAttributes?, isSettled: Bool,
    premise: ScenePremises.Premise, isReproduced: Bool
  ) {
    all.note(isReproduced: isReproduced)
    if isSettled { settled.note(isReproduced: isReproduced) }
    switch premise {
    case .nothingReadOff:
      independent.note(isReproduced: isReproduced)
      if isSettled { independentOfLeaves.note(isReproduced: isReproduced) }
    case .openInset(let gap): open[gap, default: .init()].note(isReproduced: isReproduced)
    case .nothing: ambiguous.note(isReproduced: isReproduced)
    case .heldLength: heldLengths.note(isReproduced: isReproduced)
    case .hangsOnHeldLength: besideHeldLengths.note(isReproduced: isReproduced)
    }
    guard let stack else { return }
    if part.axis == stack.axis {
      distributions[stack.distribution, default: .init()].note(isReproduced: isReproduced)
    } else {
      alignments[stack.alignment, default: .init()].note(isReproduced: isReproduced)
    }
  }
}
