import StackScrollCore
import StackScrollInvariants

extension PlantedBug {
  /// All of them: of stacks, hiding and spacing, priorities, scrolling, edits, published screens.
  package static let all: [PlantedBug] =
    StackBugs.all + GapBugs.all + SharingBugs.all + VerdictBugs.all + InsetBugs.all
    + ScrollBugs.all + VisibilityBugs.all + EditBugs.all + PublishedBugs.all + SolvingBugs.all
    + ReasonBugs.all + TextBugs.all + WindowBugs.all

  /// The bug of a name, if there is one.
  package static func named(_ id: String) -> PlantedBug? { all.first { $0.id == id } }
}

extension PlantedBug {
  /// A bug in one function of the model, which another one takes the place of.
  init<Function: Sendable>(
    _ id: String, _ sentence: String, seen: String,
    in function: WritableKeyPath<LayoutModel, Function> & Sendable, _ wrong: Function
  ) {
    self.init(id, sentence, seen: seen) { $0[keyPath: function] = wrong }
  }

  /// A bug that lays another screen out than the one it is given.
  static func screen(
    _ id: String, _ sentence: String, seen: String,
    _ change: @escaping @Sendable (ScrolledStack) throws -> ScrolledStack
  ) -> PlantedBug {
    PlantedBug(id, sentence, seen: seen) { twin in
      twin.stackLayout = { try change($0).layout() }
    }
  }

  /// A bug that takes every stack for another; it is told the layout direction.
  static func stack(
    _ id: String, _ sentence: String, seen: String,
    _ change: @escaping @Sendable (inout StackView, LayoutDirection) -> Void
  ) -> PlantedBug {
    screen(id, sentence, seen: seen) { screen in
      try screen.with(
        content: screen.content.mapping {
          $0
        } leaf: {
          $0
        } stack: { stack in
          var changed = stack
          change(&changed, screen.layoutDirection)
          return changed
        })
    }
  }

  /// A bug that takes every leaf for another.
  static func leaf(
    _ id: String, _ sentence: String, seen: String,
    _ change: @escaping @Sendable (inout Leaf) -> Void
  ) -> PlantedBug {
    screen(id, sentence, seen: seen) { screen in
      try screen.with(
        content: screen.content.mappingLeaves { _, leaf in
          var changed = leaf
          change(&changed)
          return changed
        })
    }
  }

  /// A bug that changes a layout when it is done; it is told the content stack as laid out.
  static func layout(
    _ id: String, _ sentence: String, seen: String,
    _ change: @escaping @Sendable (inout ContentLayout, ArrangedStack, ScrolledStack) -> Void
  ) -> PlantedBug {
    PlantedBug(id, sentence, seen: seen) { twin in
      twin.stackLayout = { screen in
        var layout = try screen.layout()
        let stacks = layout.stacks(in: screen.content, readIn: screen.layoutDirection)
        if let row = stacks.first { change(&layout, row, screen) }
        return layout
      }
    }
  }

  /// A bug in the geometry of scrolling.
  static func geometry(
    _ id: String, _ sentence: String, seen: String,
    _ change: @escaping @Sendable (inout ScrollGeometry, ScrollView) -> Void
  ) -> PlantedBug {
    PlantedBug(id, sentence, seen: seen) { twin in
      twin.stackLayout = { screen in
        var layout = try screen.layout()
        change(&layout.scroll, screen.scrollView)
        return layout
      }
    }
  }

  /// A bug that lays every screen out as if its scroll view were another.
  static func scrollView(
    _ id: String, _ sentence: String, seen: String,
    _ change: @escaping @Sendable (inout ScrollView) -> Void
  ) -> PlantedBug {
    screen(id, sentence, seen: seen) { screen in
      var scrollView = screen.scrollView
      change(&scrollView)
      return try screen.with(scrollView: scrollView)
    }
  }

  /// A bug in how edits are applied; it may change the list.
  static func edits(
    _ id: String, _ sentence: String, seen: String,
    _ apply: @escaping @Sendable (Screen, [Edit]) throws -> Screen
  ) -> PlantedBug {
    PlantedBug(id, sentence, seen: seen) { $0.editing.apply = apply }
  }

  /// A bug in one kind of edit; nil leaves an edit as it is.
  static func edit(
    _ id: String, _ sentence: String, seen: String,
    _ replace: @escaping @Sendable (Edit, Screen) throws -> [Edit]?
  ) -> PlantedBug {
    edits(id, sentence, seen: seen) { screen, edits in
      try edits.reduce(screen) { screen, edit in
        try screen.applying(try replace(edit, screen) ?? [edit])
      }
    }
  }
}

extension ContentLayout {
  /// The layout with the views of its content stack in a row of other lengths and gaps.
  ///
  /// The stack is made as long as they are if it is free, and what is inside the views moves along.
  func placing(_ row: ArrangedStack, lengths: [Double], gaps: [Double]) -> ContentLayout {
    let axis = row.axis
    var frames = framesByID()
    var edge =
      row.isMirrored
      ? row.frame.max(axis) - row.margins.far(axis) : row.frame.min(axis) + row.margins.near(axis)
    for (index, place) in row.visible.enumerated() {
      let length = lengths[index]
      var frame = place.frame
      frame.origin[axis] = row.isMirrored ? edge - length : edge
      frame.size[axis] = length
      frames[place.view.id] = frame
      let step = length + (index < gaps.count ? gaps[index] : 0)
      edge += row.isMirrored ? -step : step
    }
    var result = self
    result.views = FrameList(
      ids: ids, frames: zip(ids, self.frames).map { frames[$0] ?? $1 }, depths: depths)
    return result
  }
}
