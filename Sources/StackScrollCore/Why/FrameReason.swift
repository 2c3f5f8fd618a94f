/// Why a view stands where it stands on one axis, and why it is as long as it is.
public struct FrameReason: Hashable, Sendable {
  /// The axis.
  public let axis: Axis
  /// Why the view is as long as it is.
  public let length: Reason
  /// Why it begins where it begins, in the coordinates of the content.
  public let position: Reason

  /// A rule, and the numbers it was applied to.
  public struct Reason: Hashable, Sendable {
    /// The rule that decided.
    public let rule: Rule
    /// How the number comes about.
    public let formula: Formula
  }

  /// What decides a length or a position.
  public enum Rule: Hashable, Sendable, CaseIterable {
    // Lengths.
    /// A condition of the view's own requires it.
    case required
    /// It is the length that the view likes best.
    case ownLength
    /// A stack is as long as what is in it.
    case contentsInARow
    /// A stack is as thick as the thickest view in it.
    case thickestView
    /// The view takes what the stack has too much.
    case stretched
    /// The view gives what the stack has too little.
    case squeezed
    /// All views are of one length.
    case equalShares
    /// The view takes its share of the stack.
    case proportionalShare
    /// The view reaches from side to side.
    case fillsAcross
    /// The view is aligned and keeps its own length, as far as there is room.
    case alignedLength
    /// The view is hidden, or inside one that is.
    case hidden
    // Positions.
    /// The content view stands at its pin.
    case pinned
    /// The first view stands at the stack's edge.
    case firstInRow
    /// A view stands a gap behind the one before it.
    case behindNeighbour
    /// A view stands at the near side across the stack.
    case nearSide
    /// A view stands in the middle across the stack.
    case middle
    /// A view stands at the far side across the stack.
    case farSide
    /// A view's baseline stands on the common line.
    case onBaseline
  }
}
