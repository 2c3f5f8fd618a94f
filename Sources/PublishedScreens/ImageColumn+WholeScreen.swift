import StackScrollConstraints
import StackScrollCore

/// Source: the published image column screen, the scene of its storyboard and its constraints in code.
extension ImageColumn {
  /// The whole published screen: three labels, below them the images in a scroll view that
  /// takes what room is left, and the tab bar.
  ///
  /// The views are `root`, `contentStack`, `labelStack`, `caption1` to `caption3`, `scrollView`,
  /// `stack`, `heart1` and so on, and `tabBar`. The content stack stands 8 points below the top of the
  /// safe area, 8 above the tab bar, and at the sides ends at the margins of the root, which are 16 and
  /// what the safe area adds. So the window decides how large the scroll view is, and ``viewport``
  /// does not count; one too small for the rest is left without a layout. The tab bar covers the safe area at the bottom and 49 points above it.
  ///
  /// The labels have the sizes that the storyboard recorded.
  ///
  /// Not modelled: the gestures (``performing(_:)``), what is in the tab bar, that the margins are 20
  /// on wide devices, and the text sizes of other settings.
  ///
  /// - Parameters:
  ///   - size: the size of the window in points.
  ///   - safeAreaInsets: how far bars and the like cover the window, the tab bar not counted.
  /// - Throws: `ScreenError` if the size or the insets make no window, or an action made the column
  ///   too large.
  public func screen(
    size: Size, safeAreaInsets: EdgeInsets = .zero
  ) throws(ScreenError) -> Screen {
    let root: LayoutItem = "root"
    let contentStack: LayoutItem = "contentStack"
    let tabBar: LayoutItem = "tabBar"
    let stack: LayoutItem = "stack"
    let scrollView = ScrollViewItem("scrollView")
    let margins = root.layoutMarginsGuide
    let views = Container(
      subviews: [View("contentStack", stack: contentViews), View("tabBar")],
      layoutMargins: DirectionalEdgeInsets(leading: Self.margin, trailing: Self.margin))
    return try Screen(
      size: size, safeAreaInsets: safeAreaInsets, root: View("root", container: views),
      constraints: [
        contentStack.topAnchor == root.safeAreaLayoutGuide.topAnchor + Self.distance,
        tabBar.topAnchor == contentStack.bottomAnchor + Self.distance,
        contentStack.leadingAnchor == margins.leadingAnchor,
        contentStack.trailingAnchor == margins.trailingAnchor,
        stack.leadingAnchor == scrollView.leadingAnchor,
        stack.trailingAnchor == scrollView.trailingAnchor,
        scrollView.bottomAnchor == stack.bottomAnchor + pinBottom,
        stack.topAnchor == scrollView.topAnchor,
        stack.widthAnchor == scrollView.widthAnchor,
        tabBar.leadingAnchor == root.leadingAnchor,
        tabBar.trailingAnchor == root.trailingAnchor,
        tabBar.bottomAnchor == root.bottomAnchor,
        tabBar.topAnchor == root.safeAreaLayoutGuide.bottomAnchor - Self.tabBarHeight,
      ])
  }

  /// The labels, and the scroll view below them.
  private var contentViews: StackView {
    let scrollView = ScrollView(
      contentInset: contentInset, contentOffset: contentOffset,
      controllerEmbedding: .navigationOrTabBarController)
    return StackView(
      axis: .vertical, spacing: Self.distance,
      arrangedViews: [
        View("labelStack", stack: captions),
        View("scrollView", scrollView: scrollView, subviews: [View("stack", stack: stack)]),
      ])
  }

  /// The labels that say what one, two and three fingers do.
  private var captions: StackView {
    let views = Self.captionWidths.enumerated().map { index, width in
      View(
        ViewID("caption\(index + 1)"), intrinsic: IntrinsicSize(width: width, height: 20.5),
        hugging: AxisPriorities(251))
    }
    return StackView(
      axis: .vertical, alignment: .center, spacing: Self.distance, arrangedViews: views)
  }

  /// How wide the labels are, in points.
  private static let captionWidths = [196, 167.5, 190]
  /// The gaps of the content stack and of the labels, and the space above and below, in points.
  private static let distance = 8.0
  /// The space at either side, in points.
  private static let margin = 16.0
  /// How high the tab bar is above the safe area, in points.
  private static let tabBarHeight = 49.0
}
