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
    /// The number that it explains.
    public let measure: FrameMeasure
    /// The rule that decided.
    public let rule: Rule
    /// How the number comes about.
    public let formula: Formula

    /// Makes a reason.
    package init(_ measure: FrameMeasure, _ rule: Rule, _ formula: Formula) {
      (self.measure, self.rule, self.formula) = (measure, rule, formula)
    }
  }

  /// What decides a length or a position.
  public enum Rule: Hashable, Sendable, CaseIterable {
    // Lengths.
    /// A condition of the view's own requires it.
    case required
    /// A condition of the view's own prefers it.
    case preferred
    /// A condition of the view's own does not let it be shorter.
    case shortestAllowed
    /// A condition of the view's own does not let it be longer.
    case longestAllowed
    /// It is the length that the view likes best.
    case ownLength
    /// Nothing asks for more, and no length is negative.
    case nothing
    /// Both edges of the content view are held.
    case betweenPins
    /// A stack is as long as what is in it.
    case contentsInARow
    /// A stack is as long as equal views need.
    case equalContents
    /// A stack is as thick as one of its views asks for.
    case thickestView
    /// The view takes what the stack has too much.
    case stretched
    /// The view gives what the stack has too little.
    case squeezed
    /// The view takes what is left, which is as much as it likes.
    case remainder
    /// All views are of one length.
    case equalShares
    /// A text of several lines beside others takes an equal part of the row.
    case equalTexts
    /// The view takes its share of the stack.
    case proportionalShare
    /// The view gives way so that centres are as equally far apart as can be.
    case alikePitches
    /// The view reaches from side to side.
    case fillsAcross
    /// The view is aligned and has less room than it likes.
    case alignedLength
    /// The view hangs on the common baseline and has less room than it likes.
    case roomFromBaseline
    /// The view is hidden, or inside one that is.
    case hidden
    // Positions.
    /// The content view stands at its pin.
    case pinned
    /// The view is next to the edge of the stack.
    case firstInRow
    /// A view stands a gap behind the one before it.
    case behindNeighbour
    /// A view stands a gap before the one after it.
    case beforeNeighbour
    /// A view's centre stands as far from its neighbours' as all others.
    case betweenCentres
    /// A view stands at the near side across the stack.
    case nearSide
    /// A view stands in the middle across the stack.
    case middle
    /// A view stands at the far side across the stack.
    case farSide
    /// A view's baseline stands on the common line.
    case onBaseline
    /// The far edge is a length away from the near one.
    case farEdge
    // Both.
    /// Several wishes settle it together, and no arithmetic on a few numbers says how.
    case together
  }
}
