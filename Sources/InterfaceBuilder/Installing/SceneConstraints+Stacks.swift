import StackScrollConstraints
import StackScrollCore

// What the stack views of a scene install.

extension SceneConstraints {
  /// Adds what a stack view installs; an empty one installs nothing.
  mutating func addStack(_ number: Int, _ stack: StackAttributes) {
    let arrangement = StackArrangement(
      items.view(number), settings(stack, margins: insets.margins[number] ?? .zero),
      members: document.views[number].subviews.map { member($0) }, emptyStack: .ambiguous)
    system.constraints += arrangement.constraints(naming: &items.names)
  }

  func settings(_ stack: StackAttributes, margins: EdgeInsets) -> StackView {
    StackView(
      axis: stack.axis, distribution: stack.distribution, alignment: stack.alignment,
      spacing: stack.spacing,
      layoutMargins: DirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right),
      isLayoutMarginsRelativeArrangement: margins != .zero,
      isBaselineRelativeArrangement: stack.isBaselineRelative)
  }

  /// The length that a view has of its own, or that of what it arranges if it is a stack view.
  ///
  /// Source: observed on recorded frames: in a stack view that fills proportionally, others keep the
  /// length that their views ask for.
  private func fittingLength(_ number: Int, _ axis: Axis) -> Double? {
    guard let stack = document.views[number].stack else {
      let view = document.views[number]
      let isLeaf = view.subviews.isEmpty && !view.kind.isScrollView
      return ownLength(number, axis) ?? (isLeaf ? canvasLength(number, axis) : nil)
    }
    let shown = document.views[number].subviews.filter { !geometry.leftOut.contains($0) }
    let lengths = shown.compactMap { fittingLength($0, axis) }
    guard !lengths.isEmpty else { return nil }
    let margins = insets.margins[number] ?? .zero
    let around = margins.near(axis) + margins.far(axis)
    guard stack.axis == axis else { return (lengths.max() ?? 0) + around }
    let gaps = Double(shown.count - 1) * stack.spacing
    return max(0, lengths.reduce(0, +) + gaps + around)
  }

  private func member(_ number: Int) -> StackArrangement.Member {
    StackArrangement.Member(
      items.view(number), isHidden: geometry.leftOut.contains(number),
      intrinsic: IntrinsicSize(
        width: fittingLength(number, .horizontal), height: fittingLength(number, .vertical)),
      fitsContent: !document.views[number].subviews.isEmpty, baselines: baselines(number))
  }
}
