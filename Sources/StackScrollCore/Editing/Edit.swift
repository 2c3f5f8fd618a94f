/// One change of a screen, as an app or a user makes it.
///
/// An edit is a value, and applying it gives another screen: nothing is animated, and nothing of the
/// way there is remembered. So a layout depends on the screen alone, however it came about.
public enum Edit: Hashable, Sendable {
  /// Puts a view into a stack, before the view that has the index now.
  case insert(View, into: ViewID, at: Int)
  /// Takes a view out of its stack, and with it the custom spacing after it.
  case remove(ViewID)
  /// Moves a view within its stack to an index, counted without the view; the custom spacing after
  /// it moves along.
  case move(ViewID, to: Int)
  /// Hides or shows a view.
  case setHidden(Bool, ViewID)
  /// Sets the gap after a view, or nil for the stack's spacing.
  case setCustomSpacing(Double?, after: ViewID)
  /// Sets the gap between the views of a stack.
  case setSpacing(Double, of: ViewID)
  /// Ties the width or the height of a view to something else.
  case setLength(Length, Axis, of: ViewID)
  /// Gives a leaf another size of its own, as when its text changes.
  case setIntrinsicSize(IntrinsicSize, of: ViewID)
  /// Gives the window another size.
  case resize(Size)
  /// Turns the window: exchanges its width and height.
  case rotate
  /// Sets the room around the content.
  case setContentInset(EdgeInsets)
  /// Grows the bottom inset as an app should while a keyboard covers so much of the window; setting
  /// the inset as it was takes that back.
  case avoidKeyboard(overlap: Double)
  /// Sets the content offset as code does: it is kept as given.
  case scroll(to: Point)
  /// Moves the content with a finger, and lets it come to rest.
  case drag(by: Point)
  /// Scrolls to the end of the content, as laid out.
  case scrollToEnd
  /// Scrolls by as little as shows a view.
  case scrollToVisible(ViewID)
}

/// Why an edit cannot be applied.
public enum EditError: Error, Hashable, Sendable {
  /// No view of the screen has the name.
  case noSuchView(ViewID)
  /// The view arranges no others.
  case notAStack(ViewID)
  /// The view is a stack, which has no size of its own.
  case notALeaf(ViewID)
  /// The view is the content view: no stack arranges it.
  case notArranged(ViewID)
  /// The index is outside the stack.
  case indexOutOfRange(Int, in: ViewID, allowed: ClosedRange<Int>)
  /// The edit asks for the layout, and there is none.
  case noLayout(LayoutError)
  /// The result is not well formed.
  case notWellFormed(ScreenError)
}
