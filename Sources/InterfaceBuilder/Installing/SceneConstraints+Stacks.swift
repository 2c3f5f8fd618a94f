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

  private func member(_ number: Int) -> StackArrangement.Member {
    StackArrangement.Member(
      items.view(number), isHidden: geometry.leftOut.contains(number),
      intrinsic: IntrinsicSize(
        width: ownLength(number, .horizontal), height: ownLength(number, .vertical)),
      baselines: baselines(number))
  }
}
