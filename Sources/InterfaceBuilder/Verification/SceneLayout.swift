import StackScrollConstraints
import StackScrollCore

/// The frames that the constraints of a scene ask for.
struct SceneLayout {
  /// The frames in the superviews, by the numbers of the views.
  private(set) var frames: [Int: Rect] = [:]
  /// The numbers of frames that nothing settles.
  private(set) var open: [Int: Set<FramePart>] = [:]
  /// The axes on which the content of a scroll view is open, by the number of the view.
  private(set) var openContents: [Int: [Axis]] = [:]
  /// Why the constraints cannot all hold, if they cannot.
  private(set) var conflict: Conflict?

  /// Solves the constraints of a scene.
  ///
  /// Where they contradict each other, the engine drops one of its own choosing. The recorded frames
  /// show which: it is among those that they miss. Where they do not, as little as possible of what
  /// is written is missed.
  static func solved(_ scene: SceneConstraints) throws(ConstraintLayoutError) -> SceneLayout {
    var found = SceneLayout()
    var layout = try ConstraintLayout(scene.system)
    if try layout.solve() != .solved {
      found.conflict = try layout.conflict()
      guard let relaxed = try relaxed(scene) else { return found }
      layout = relaxed
    }
    let openAnchors = Set(try layout.ambiguousAnchors())
    try found.readContents(layout, scene, openAnchors)
    try found.readOpenParts(layout, scene, openAnchors)
    try found.readFrames(try kept(layout, scene), scene)
    return found
  }

  /// The layout in which views without a length keep the one that the canvas gave them, as far as
  /// nothing else settles it.
  ///
  /// Source: observed on recorded frames.
  private static func kept(
    _ layout: ConstraintLayout, _ scene: SceneConstraints
  ) throws(ConstraintLayoutError) -> ConstraintLayout {
    let preferences = scene.canvasLengths(at: ScenePriority.canvasLength)
    guard !preferences.isEmpty else { return layout }
    var kept = layout
    for preference in preferences { try kept.add(preference) }
    return try kept.solve() == .solved ? kept : layout
  }

  private mutating func readContents(
    _ layout: ConstraintLayout, _ scene: SceneConstraints, _ openAnchors: Set<Anchor>
  ) throws(ConstraintLayoutError) {
    for (view, content) in scene.items.contents {
      openContents[view] = []
      for axis in Axis.allCases {
        let length = content[axis.length]
        let value = try layout.value(of: length)
        if value == nil || openAnchors.contains(length) {
          openContents[view, default: []].append(axis)
        }
      }
    }
  }

  private mutating func readOpenParts(
    _ layout: ConstraintLayout, _ scene: SceneConstraints, _ openAnchors: Set<Anchor>
  ) throws(ConstraintLayoutError) {
    for number in scene.scene.views where !scene.geometry.leftOut.contains(number) {
      for part in FramePart.allCases {
        let anchor = Anchor(scene.items.view(number), part.attribute)
        let isNamed = try layout.value(of: anchor) != nil
        if !isNamed || openAnchors.contains(anchor) { open[number, default: []].insert(part) }
      }
    }
  }

  private mutating func readFrames(
    _ layout: ConstraintLayout, _ scene: SceneConstraints
  ) throws(ConstraintLayoutError) {
    var origins: [Int: Point] = [:]
    for number in scene.scene.views where !scene.geometry.leftOut.contains(number) {
      let item = scene.items.view(number)
      let around = scene.document.views[number].superview.flatMap { origins[$0] } ?? .zero
      var values: [FramePart: Double] = [:]
      for part in FramePart.allCases {
        let value = try layout.value(of: Anchor(item, part.attribute))
        values[part] = value ?? (part == .x ? around.x : part == .y ? around.y : 0)
      }
      let rect = Rect(
        x: values[.x] ?? 0, y: values[.y] ?? 0, width: values[.width] ?? 0,
        height: values[.height] ?? 0
      ).outset(by: scene.document.views[number].kind.alignmentInsets)
      origins[number] = rect.origin
      frames[number] = Rect(
        origin: Point(x: rect.minX - around.x, y: rect.minY - around.y), size: rect.size)
    }
  }
}

extension SceneLayout {
  /// The layout with some of what people wrote at a level of its own, just below required.
  private static func relaxed(
    _ scene: SceneConstraints
  ) throws(ConstraintLayoutError) -> ConstraintLayout? {
    let record = RecordedPlaces(scene)
    let missed = Set(scene.written.filter(record.isBroken).map(\.place.line))
    for lowersAll in [false, true] {
      var system = scene.system
      for (index, constraint) in system.constraints.enumerated()
      where constraint.priority == .required {
        guard case .document(element: "constraint", let line) = constraint.origin,
          lowersAll || missed.contains(line)
        else { continue }
        system.constraints[index].priority = ScenePriority.missedConstraint
      }
      var layout = try ConstraintLayout(system)
      if try layout.solve() == .solved { return layout }
    }
    return nil
  }
}

extension Rect {
  /// The rectangle from which insets leave this one.
  fileprivate func outset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX - insets.left, y: minY - insets.top, width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }
}
