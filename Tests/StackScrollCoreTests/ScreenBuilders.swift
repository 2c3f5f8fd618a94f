import StackScrollCore

// The screens that tests of layout are about: small, with views named in the test.

/// A leaf one point high, with a width of its own or none.
func leaf(_ id: ViewID, width: Double? = nil) -> View {
  View(id, height: .constant(1), intrinsic: IntrinsicSize(width: width))
}

/// A row in a small window: `stack`, with views of its own.
func row(
  _ views: [View], spacing: Double = 0, width: Length = .intrinsic,
  distribution: Distribution = .fill
) throws -> ScrolledStack {
  try smallScreen(
    StackView(
      axis: .horizontal, distribution: distribution, alignment: .center, spacing: spacing,
      arrangedViews: views), width: width)
}

/// A row of leaves `v0`, `v1` and so on with intrinsic widths.
func row(
  _ widths: [Double], spacing: Double = 0, width: Length = .intrinsic,
  distribution: Distribution = .fill
) throws -> ScrolledStack {
  let views = widths.enumerated().map { leaf(ViewID("v\($0)"), width: $1) }
  return try row(views, spacing: spacing, width: width, distribution: distribution)
}

/// The widths of all views but the first, which is the stack.
func widths(_ layout: ContentLayout) -> [Double] {
  layout.frames.dropFirst().map(\.size.width)
}

/// A column in a small window: `stack`, with views of its own.
func column(
  _ views: [View], _ alignment: Alignment, width: Length = .intrinsic
) throws -> ScrolledStack {
  try smallScreen(
    StackView(axis: .vertical, alignment: alignment, arrangedViews: views), width: width)
}

/// A stack in a scroll view of 100 by 50 points.
func smallScreen(_ stack: StackView, width: Length = .intrinsic) throws -> ScrolledStack {
  try ScrolledStack(
    scrollView: ScrollView(size: Size(width: 100, height: 50)), content: stack, width: width)
}
