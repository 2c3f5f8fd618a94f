import StackScrollConstraints
import StackScrollCore

// What the canvas decided on, and the app decides on anew.

extension SceneConstraints {
  /// The constraints with lengths that only the canvas gave held a little less than required.
  ///
  /// A row of a table is as high as its content, and a view that nobody shows yet as large as who
  /// loads it wants. No contradiction may come of the size that was chosen for drawing them.
  var systemOffCanvas: ConstraintSystem {
    var elastic: Set<Anchor> = []
    for number in scene.views {
      for axis in axesOfCanvas(number) {
        elastic.insert(Anchor(items.view(number), axis.lengthAttribute))
      }
    }
    var system = system
    for (index, constraint) in system.constraints.enumerated() {
      guard constraint.second == nil, constraint.isFrame, elastic.contains(constraint.first)
      else { continue }
      system.constraints[index].priority = Self.canvasPriority
    }
    return system
  }

  /// Stronger than any length of a leaf.
  private static let canvasPriority = LayoutPriority(999.5)

  private func axesOfCanvas(_ number: Int) -> [Axis] {
    let view = document.views[number]
    if view.kind.isRow { return [.vertical] }
    return number == scene.root && view.flags.contains(.isFreeStanding) ? Axis.allCases : []
  }
}

extension Constraint {
  /// Whether the frame of an element asks for it.
  fileprivate var isFrame: Bool {
    if case .document = origin { !isWritten } else { false }
  }
}
