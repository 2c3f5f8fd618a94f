import StackScrollConstraints
import StackScrollCore

// What the stack views of a scene install.

extension SceneConstraints {
  /// Adds what a stack view installs; an empty one installs nothing.
  mutating func addStack(_ number: Int, _ stack: StackAttributes) {
    let view = document.views[number]
    let margins = insets.margins[number] ?? .zero
    let box =
      margins == .zero ? items.view(number) : addMarginsGuide(number, margins)
    let arranged = view.subviews.map { subview in
      StackTable.Arranged(
        item: items.view(subview), isHidden: geometry.leftOut.contains(subview),
        ownLength: ownLength(subview, stack.axis))
    }
    system.constraints += StackTable(ViewID(view.id), box: box, stack, arranged).constraints
  }
}
