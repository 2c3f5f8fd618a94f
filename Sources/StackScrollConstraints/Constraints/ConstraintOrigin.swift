import StackScrollCore

/// Who asked for a constraint.
///
/// A conflict has several parties, and the message about it must name each: the author of a screen
/// can change what is written, and what a stack view installed only by changing the stack view.
public enum ConstraintOrigin: Hashable, Sendable {
  /// Whoever wrote the constraint down.
  case written
  /// A stack view, which installs constraints for what it arranges.
  case stackView(ViewID)
  /// How the content view hangs in the scroll view.
  case attachment
  /// What is known before the layout, such as the frame of the scroll view.
  case frame
  /// The width or the height that a view was given.
  case length(ViewID)
  /// The size that a view has of its own: hugging and compression resistance.
  case intrinsicSize(ViewID)
  /// A rule of the engine: no width and no height is negative.
  case engine
  /// An element of a document.
  case document(element: String, line: Int)
  /// A line of a console log.
  case log(line: Int)
}
