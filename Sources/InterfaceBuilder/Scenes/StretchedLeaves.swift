import StackScrollConstraints
import StackScrollCore

extension ImportedScreen {
  /// The screen in which leaves that were stretched give way.
  ///
  /// A leaf that is no shorter if all that was drawn has half its length was stretched, or is held by
  /// constraints: how long it would be by itself is not known. It keeps its drawn length only where nothing
  /// else settles that, and all other leaves keep theirs.
  ///
  /// - Complexity: that of two layouts.
  package var screenWithoutStretchedLengths: Screen {
    guard let drawn = drawnLayout else { return screen }
    let halved = screen.mappingLeaves(on: drawnLengths) { leaf, axis in
      leaf.intrinsic[axis] = leaf.intrinsic[axis].map { $0 / 2 }
    }
    guard let shrunk = (try? halved.layout()) ?? (try? halved.bestLayout().layout) else {
      return screen
    }
    var stretched = drawnLengths
    for (view, axes) in drawnLengths {
      stretched[view] = axes.filter { axis in
        guard let before = drawn.frame(of: view)?.length(axis),
          let after = shrunk.frame(of: view)?.length(axis)
        else { return false }
        return after >= before - Self.leastChange
      }
    }
    return screen.mappingLeaves(on: stretched) { leaf, axis in
      leaf.compressionResistance[axis] = min(
        leaf.compressionResistance[axis], ScenePriority.canvasLength)
    }
  }

  /// Less than pixels make of a length, in points.
  private static let leastChange = 0.01
}

extension Screen {
  /// The screen with leaves changed along some axes.
  fileprivate func mappingLeaves(
    on axes: [ViewID: Set<Axis>], _ change: (inout Leaf, Axis) -> Void
  ) -> Screen {
    let root = self.root.mappingLeaves { view, leaf in
      var leaf = leaf
      for axis in axes[view] ?? [] { change(&leaf, axis) }
      return leaf
    }
    return (try? with(root: root)) ?? self
  }
}
