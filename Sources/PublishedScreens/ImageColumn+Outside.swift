extension ImageColumn {
  /// The three labels above the column.
  ///
  /// - Parameters:
  ///   - sizes: the labels' own sizes, which come from their texts and font.
  ///   - spacing: the gap between two labels.
  public static func labelStack(
    sizes: [Size] = publishedLabelSizes, spacing: Double = publishedSpacing
  ) -> View {
    var labels = StackView(axis: .vertical, alignment: .center, spacing: spacing)
    for (index, size) in sizes.enumerated() {
      labels.append(View(ViewID("caption\(index + 1)"), intrinsic: IntrinsicSize(size)))
    }
    return View("labels", stack: labels)
  }

  /// The labels' sizes in points, as recorded with the published screen.
  public static let publishedLabelSizes = [
    Size(width: 196, height: 20.5), Size(width: 167.5, height: 20.5),
    Size(width: 190, height: 20.5),
  ]

  /// Where the labels and the scroll view stand on the published screen.
  ///
  /// An outer stack fills the given size. The scroll view has no size of its own, so it takes the
  /// height that the labels leave, and the full width; it is named ``scrollViewID``.
  ///
  /// - Throws: ``LayoutError`` if the size is not well formed or too small for the spacing.
  public static func outerFrames(
    root: Size, labels: View = labelStack(), spacing: Double = publishedSpacing
  ) throws(LayoutError) -> FrameList {
    let outer = StackView(
      axis: .vertical, spacing: spacing, arrangedViews: [labels, View(scrollViewID)])
    return try View("outer", stack: outer).frames(in: root)
  }

  /// The name of the scroll view within ``outerFrames(root:labels:spacing:)``.
  public static let scrollViewID: ViewID = "scrollView"
}
