import StackScrollConstraints
import StackScrollCore

// What the canvas decided on, and the app decides on anew.

extension SceneConstraints {
  /// The constraints with lengths that only the canvas gave held no more than they are in the app.
  ///
  /// A row of a table is as high as its content, and a view that nobody shows yet as large as who
  /// loads it wants. No contradiction may come of the size that was chosen for drawing them.
  var systemOffCanvas: ConstraintSystem {
    var elastic: [Anchor: LayoutPriority] = [:]
    for number in scene.views {
      let view = document.views[number]
      if view.kind.isRow {
        elastic[Anchor(items.view(number), .height)] = Self.rowPriority
      } else if number == scene.root, view.flags.contains(.isFreeStanding) {
        for axis in Axis.allCases {
          elastic[Anchor(items.view(number), axis.length)] = Self.loosePriority
        }
      }
    }
    var system = system
    for (index, constraint) in system.constraints.enumerated() {
      guard constraint.second == nil, constraint.isFrame,
        let priority = elastic[constraint.first]
      else { continue }
      system.constraints[index].priority = priority
    }
    return system
  }

  /// What a row that sizes itself holds its height with.
  ///
  /// Source: UIKit documentation, `UILayoutPriority.fittingSizeLevel`.
  private static let rowPriority = LayoutPriority(50)
  /// Stronger than any length of a leaf, as the size that is given later is.
  private static let loosePriority = LayoutPriority(999.5)
}

extension Constraint {
  /// Whether the frame of an element asks for it.
  fileprivate var isFrame: Bool {
    if case .document = origin { !isWritten } else { false }
  }
}
