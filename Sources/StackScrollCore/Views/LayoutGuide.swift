/// A rectangle, not a view, whose lengths a view may be tied to.
///
/// Only the frame is offered. The content's lengths are what a layout is looking for, and a view
/// tied to them would ask the question with its own answer.
///
/// Source: UIScrollView documentation, `frameLayoutGuide`.
public enum LayoutGuide: Hashable, Sendable, CaseIterable {
  /// The scroll view itself, which does not move with its content.
  case frameLayoutGuide
}

extension LayoutGuide: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .frameLayoutGuide: "frameLayoutGuide"
    }
  }
}
