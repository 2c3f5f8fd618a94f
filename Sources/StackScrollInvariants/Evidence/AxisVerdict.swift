import StackScrollConstraints
import StackScrollCore

/// What an axis of a screen comes to.
public struct AxisVerdict: Hashable, Sendable {
  /// The kinds of answers; the raw value is the word for machines.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// There is exactly one best layout.
    case determined
    /// Lengths or places of views are open.
    case ambiguous
    /// Nothing but the size of what a scroll view shows is open.
    case openContent
    /// What is required contradicts itself.
    case unsatisfiable
    /// It cannot be told.
    case unsupported
  }

  /// What it comes to.
  public let kind: Kind
  /// The views that are open, or that contradict each other.
  public let views: [ViewID]

  /// What is wrong, and what to do, in a sentence; nil if nothing is, and where that is not known.
  package let says: String?

  package init(_ kind: Kind, of views: [ViewID] = [], saying says: String? = nil) {
    (self.kind, self.views, self.says) = (kind, views, says)
  }

  /// The verdict of a problem; nil stands for none.
  package init(_ problem: LayoutError?) {
    let says = problem.map { "\($0)" }
    switch problem {
    case nil: self.init(.determined)
    case .ambiguous(let parts):
      self.init(
        parts.areLengths || parts.contents.isEmpty ? .ambiguous : .openContent, of: parts.views,
        saying: says)
    case .contradictory: self.init(.unsatisfiable, saying: says)
    case .unwritten(let rule): self.init(.unsupported, of: [rule.stack], saying: says)
    case .restless, .solver: self.init(.unsupported, saying: says)
    }
  }
}
