import StackScrollConstraints
import StackScrollCore

/// Source: the published tab strip screen, its view controller and its tab view.
extension TabStrip {
  /// The whole published screen: the strip below the top of the safe area, an image in
  /// the middle of each tab, and the label that says what a tap does.
  ///
  /// The views are `root`, `statusLabel`, `scrollView`, `stack`, `tab1` and so on, and `image1` and so
  /// on. The strip reaches from one side of the safe area to the other, so that the window decides how
  /// wide it is, and ``frameWidth`` does not count. The label starts 40 points below the strip and
  /// ends 40 points before the safe area does at either side; below it there is room. So a safe area
  /// that is less than 80 points wide leaves the window without a layout.
  ///
  /// Letters of the label are 9 points wide, spaces 5, and lines 20.5 high; the article gives no font.
  /// A `LabelText` has no line breaks of its own, and this label has empty lines. So the label is a
  /// view of the size that its paragraphs have between its edges in this window, and it does not wrap
  /// anew where the window is changed afterwards.
  ///
  /// Not modelled: what is drawn, the taps, and that the text is set only after the layout.
  ///
  /// - Parameters:
  ///   - size: the size of the window in points.
  ///   - safeAreaInsets: how far bars and the like cover the window.
  /// - Throws: `ScreenError` if the size or the insets make no window.
  public func screen(
    size: Size, safeAreaInsets: EdgeInsets = .zero
  ) throws(ScreenError) -> Screen {
    let scrollView = ScrollViewItem("scrollView")
    let safeArea = LayoutItem("root").safeAreaLayoutGuide
    let statusLabel: LayoutItem = "statusLabel"
    let stack: LayoutItem = "stack"
    let room =
      size.width - safeAreaInsets.left - safeAreaInsets.right - 2 * Self.statusDistance
    let root = View(
      "root",
      subviews: [
        View("statusLabel", intrinsic: IntrinsicSize(statusSize(fitting: room))),
        View(
          "scrollView", scrollView: ScrollView(contentInset: contentInset),
          subviews: [View("stack", stack: tabViews)]),
      ])
    return try Screen(
      size: size, safeAreaInsets: safeAreaInsets, root: root,
      constraints: [
        scrollView.topAnchor == safeArea.topAnchor,
        scrollView.leadingAnchor == safeArea.leadingAnchor,
        scrollView.trailingAnchor == safeArea.trailingAnchor,
        scrollView.heightAnchor == Self.height,
      ] + stack.edges(equalTo: scrollView.contentLayoutGuide) + [
        stack.heightAnchor == scrollView.frameLayoutGuide.heightAnchor,
        statusLabel.topAnchor == scrollView.bottomAnchor + Self.statusDistance,
        statusLabel.leadingAnchor == safeArea.leadingAnchor + Self.statusDistance,
        statusLabel.trailingAnchor == safeArea.trailingAnchor - Self.statusDistance,
      ] + tabConstraints(in: scrollView),
      layoutDirection: layoutDirection)
  }

  /// The row of tabs, each around its image.
  private var tabViews: StackView {
    StackView(
      axis: .horizontal, spacing: spacing,
      arrangedViews: zip(tabIDs, imageIDs).map { View($0, subviews: [View($1)]) })
  }

  /// The names of the images in the tabs, in order.
  private var imageIDs: [ViewID] { (1...tabCount).map { ViewID("image\($0)") } }

  /// What holds the tabs, and the images in them.
  private func tabConstraints(in scrollView: ScrollViewItem) -> [Constraint] {
    let frame = scrollView.frameLayoutGuide
    return zip(tabIDs, imageIDs).flatMap { tab, image in
      let (tab, image) = (LayoutItem(tab.name), LayoutItem(image.name))
      return [
        tab.widthAnchor == frame.widthAnchor * tabFraction,
        tab.heightAnchor == frame.heightAnchor,
        image.centerXAnchor == tab.centerXAnchor,
        image.centerYAnchor == tab.centerYAnchor,
        image.widthAnchor == Self.imageSide,
        image.heightAnchor == image.widthAnchor,
      ]
    }
  }

  /// The size of the status text where its lines end at a width in points.
  private func statusSize(fitting width: Double) -> Size {
    let lineHeight = 20.5
    let paragraphs = statusText.split(separator: "\n", omittingEmptySubsequences: false).map {
      LabelText(
        words: $0.split(separator: " ").map { 9 * Double($0.count) }, space: 5,
        lineHeight: lineHeight
      ).size(fitting: max(width, 1))
    }
    return Size(
      width: paragraphs.map(\.width).max() ?? 0,
      height: paragraphs.map { max($0.height, lineHeight) }.reduce(0, +))
  }

  /// How far the label is from the strip and from the sides of the safe area, in points.
  private static let statusDistance = 40.0
  /// How wide and how high the image in a tab is, in points.
  private static let imageSide = 50.0
}
