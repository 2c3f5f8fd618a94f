import StackScrollCore

/// A required distance from an edge of a superview, or of one of its guides, inwards to the same edge of
/// a view.
struct EdgePin {
  let view: Int
  /// The superview or its guide.
  let around: ScreenItems.Place
  /// The edge, with left or right for leading and trailing.
  let edge: LayoutAttribute
  /// The distance in points.
  let distance: Double
}

extension ScreenItems {
  /// What a constraint says, if it pins a view to its superview.
  func pin(
    _ constraint: Constraint, _ sides: Sides, in direction: LayoutDirection
  ) -> EdgePin? {
    let attribute = constraint.first.attribute
    guard constraint.second?.attribute == attribute, constraint.relation == .equal,
      constraint.priority >= .required, constraint.multiplier == 1,
      let first = sides.first, let second = sides.second
    else { return nil }
    let (view, around, constant): (Int, Place, Double)
    if case .view(let inner) = first, superviews[inner] == second.view {
      (view, around, constant) = (inner, second, constraint.constant)
    } else if case .view(let inner) = second, superviews[inner] == first.view {
      (view, around, constant) = (inner, first, -constraint.constant)
    } else {
      return nil
    }
    let edge = attribute.resolved(in: direction)
    switch attribute {
    case .leading, .left, .top:
      return EdgePin(view: view, around: around, edge: edge, distance: constant)
    case .trailing, .right, .bottom:
      return EdgePin(view: view, around: around, edge: edge, distance: -constant)
    default: return nil
    }
  }

  /// How far inside their superviews views stand that are pinned to these with all four edges, in tree order.
  ///
  /// - Complexity: O(n) for n views and constraints.
  func pinnedInsets(in window: Screen) -> [EdgeInsets?] {
    // What scrolls or is arranged is not looked at; most of a feed is that.
    var mayBeKnown = [Bool](repeating: true, count: views.count)
    for (view, superview) in superviews.enumerated() {
      guard let superview else { continue }
      mayBeKnown[view] =
        mayBeKnown[superview] && !isScrollView[superview] && views[superview].stack == nil
    }
    var edges: [Int: PinnedEdges] = [:]
    for (constraint, sides) in zip(window.constraints, sides) {
      guard case .view(let first)? = sides.first, case .view(let second)? = sides.second,
        mayBeKnown[first], mayBeKnown[second],
        let pin = pin(constraint, sides, in: window.layoutDirection)
      else { continue }
      _ = edges[pin.view, default: PinnedEdges()].add(pin, beyond: .zero)
    }
    return views.indices.map { edges[$0]?.insets }
  }

  /// The frames that are known before a layout, in tree order: those of views that are pinned with all
  /// four edges to a superview whose frame is known.
  ///
  /// - Complexity: O(n) for n views.
  func knownFrames(pinned: [EdgeInsets?], in size: Size) -> [Rect?] {
    var frames: [Rect?] = []
    frames.reserveCapacity(views.count)
    for (view, superview) in superviews.enumerated() {
      guard let superview else {
        frames.append(Rect(origin: .zero, size: size))
        continue
      }
      let outer = frames[superview]
      frames.append(pinned[view].flatMap { outer?.inset(by: $0) })
    }
    return frames
  }
}

/// The edges of a view that are pinned.
struct PinnedEdges {
  private var distances: [LayoutAttribute: Double] = [:]

  /// Adds a pin to what leaves a part of the superview out; false if the edge is pinned already.
  mutating func add(_ pin: EdgePin, beyond area: EdgeInsets) -> Bool {
    distances.updateValue(pin.distance + area[pin.edge], forKey: pin.edge) == nil
  }

  /// The distances of all four edges from those of the superview; nil if one is missing.
  var insets: EdgeInsets? {
    guard let top = distances[.top], let left = distances[.left],
      let bottom = distances[.bottom], let right = distances[.right]
    else { return nil }
    return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}

extension EdgeInsets {
  /// The distance from an edge.
  fileprivate subscript(edge: LayoutAttribute) -> Double {
    switch edge {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    default: 0
    }
  }
}

extension Rect {
  /// What is left of it inside insets.
  func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
