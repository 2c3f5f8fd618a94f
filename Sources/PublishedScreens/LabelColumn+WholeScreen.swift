import StackScrollConstraints
import StackScrollCore

/// Source: the published label column screen, each step of its code.
extension LabelColumn {
  /// The published screen, built as far as ``step`` says.
  ///
  /// The views are `root`, `scrollView`, and in it `green1` or `stack` with `green1`, `label1` and so
  /// on. The scroll view fills the window, under bars too; ``viewport`` does not count. What is in it
  /// is tied to its edges, which reach the content, and to its width, which reaches the frame.
  ///
  /// A label is a text of three words on one line that share the width of ``labelSize``; if that has no
  /// width or no height, the label is a view with what it has.
  ///
  /// Not modelled: what is drawn, and where the text stands within its label.
  ///
  /// - Parameters:
  ///   - size: the size of the window in points.
  ///   - safeAreaInsets: how far bars and the like cover the window.
  /// - Throws: `ScreenError` if the size or the insets make no window, or there are too many pairs for
  ///   one.
  public func screen(
    size: Size, safeAreaInsets: EdgeInsets = .zero
  ) throws(ScreenError) -> Screen {
    let scrollView = ScrollViewItem("scrollView")
    let view = step == .stack ? View("stack", stack: Self.stack(of: pairs, label)) : View("green1")
    let content = LayoutItem(view.id.name)
    var constraints =
      scrollView.edges(equalTo: LayoutItem("root")) + content.edges(equalTo: scrollView)
    if step == .height || step == .heightAndWidth {
      constraints.append(content.heightAnchor == Self.tallHeight)
    }
    if step == .heightAndWidth || step == .stack {
      constraints.append(content.widthAnchor == scrollView.widthAnchor)
    }
    return try Screen(
      size: size, safeAreaInsets: safeAreaInsets,
      root: View(
        "root", subviews: [View("scrollView", scrollView: ScrollView(), subviews: [view])]),
      constraints: constraints)
  }

  /// A label with its text.
  private func label(_ id: ViewID) -> View {
    guard let width = labelSize.width, let height = labelSize.height else {
      return View(id, intrinsic: labelSize)
    }
    return View(
      id,
      text: LabelText(
        words: Array(repeating: width / 3, count: 3), space: 0, lineHeight: height,
        numberOfLines: 1))
  }
}
