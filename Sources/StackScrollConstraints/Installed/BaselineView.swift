import StackScrollCore

/// Whose text stands for that of a stack.
///
/// A vertical stack answers with its first or its last view, and a stack in that place with one of
/// its own. A horizontal stack answers with its tallest view, which is known after the layout only:
/// unless there is one view, or all stand on that line.
///
/// Source: UIStackView documentation, Positioning and Sizing the Stack View. That hidden views do
/// not count, and that a stack without visible views is like a view without text, is chosen.
enum BaselineView {
  /// The items for the first and the last baseline of a stack; where one depends on the layout, that
  /// of the stack, whose bottom stands for it.
  static func items(of view: View) -> StackArrangement.BaselineItems {
    StackArrangement.BaselineItems(
      first: InstalledScreen.item(of: self.view(for: .firstBaseline, of: view) ?? view),
      last: InstalledScreen.item(of: self.view(for: .lastBaseline, of: view) ?? view))
  }

  /// The view whose baseline is that of a view; nil if it depends on the layout.
  static func view(for alignment: Alignment, of view: View) -> View? {
    var view = view
    while let stack = view.stack {
      let visible = stack.arrangedViews.filter { !$0.isHidden }
      guard let first = visible.first, let last = visible.last else { return view }
      if stack.axis == .horizontal, visible.count > 1, stack.alignment != alignment { return nil }
      view = stack.axis == .vertical && alignment == .lastBaseline ? last : first
    }
    return view
  }
}
