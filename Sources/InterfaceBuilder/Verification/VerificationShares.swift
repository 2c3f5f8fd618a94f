import StackScrollCore

/// How many numbers were compared, and how many of them are the same.
public struct VerificationShare: Hashable, Sendable {
  /// How many were compared.
  public private(set) var compared = 0
  /// How many are the same.
  public private(set) var reproduced = 0

  mutating func note(isReproduced: Bool) {
    compared += 1
    if isReproduced { reproduced += 1 }
  }

  mutating func add(_ other: VerificationShare) {
    compared += other.compared
    reproduced += other.reproduced
  }
}

/// How many numbers came out as recorded, by what decides them.
public struct VerificationShares: Hashable, Sendable {
  /// Of what stack views arrange: places and lengths along the axis.
  public private(set) var distributions: [Distribution: VerificationShare] = [:]
  /// Of what stack views arrange: places and lengths across the axis.
  public private(set) var alignments: [Alignment: VerificationShare] = [:]
  /// Numbers that no size of a label or the like can move.
  public private(set) var settled = VerificationShare()

  /// Nothing compared.
  public init() {}

  /// Adds what was found elsewhere.
  public mutating func add(_ other: VerificationShares) {
    for (key, share) in other.distributions { distributions[key, default: .init()].add(share) }
    for (key, share) in other.alignments { alignments[key, default: .init()].add(share) }
    settled.add(other.settled)
  }

  /// Counts a number of a view's frame.
  ///
  /// - Parameter stack: the stack view that arranges it, if one does.
  mutating func note(
    _ part: FramePart, of stack: StackAttributes?, isSettled: Bool, isReproduced: Bool
  ) {
    if isSettled { settled.note(isReproduced: isReproduced) }
    guard let stack else { return }
    if part.axis == stack.axis {
      distributions[stack.distribution, default: .init()].note(isReproduced: isReproduced)
    } else {
      alignments[stack.alignment, default: .init()].note(isReproduced: isReproduced)
    }
  }
}
