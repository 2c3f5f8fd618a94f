import StackScrollConstraints
import StackScrollCore

/// A view as flexbox has it, with the frame that it has here: what `Taffy/taffy.py` builds, checks and
/// counts.
///
/// Flexbox has no priorities: a length that is preferred has no such tree, and of views that hug, the one
/// that gives way grows. Whether a tree means the same is not taken on trust: only where all frames agree
/// does a cost stand in the table.
struct FlexNode: Encodable {
  private(set) var style = Style()
  private(set) var children: [FlexNode] = []
  /// Left, top, width and height, in points from the content's corner.
  private(set) var frame: [Double] = []

  /// The properties of flexbox that these trees need, as the peer names them; nil is the default.
  struct Style: Encodable {
    var display: String?
    var flex_direction: String?
    var align_items: String?
    var justify_content: String?
    var gap: Double?
    var padding: [Double?]?
    var margin: [Double?]?
    var size: [Double?] = [nil, nil]
    var min_size: [Double?] = [nil, nil]
    var aspect_ratio: Double?
    var flex_grow: Double?
    var flex_basis: Double?
    /// Whether the width is the parent's, in so many words: a ratio does not take a stretched one.
    var fills_width: Bool?
  }

  /// The tree of a screen's content; nil if flexbox cannot say it.
  static func tree(of screen: Screen) throws -> FlexNode? {
    var frames = try screen.layout().content.frames[...]
    return screen.root.subviews.first.flatMap { FlexNode($0, in: nil, of: screen, &frames) }
  }

  private init?(
    _ view: View, in stack: StackView?, of screen: Screen, _ frames: inout ArraySlice<Rect>
  ) {
    guard screen.layoutDirection == .leftToRight, let place = frames.popFirst() else { return nil }
    frame = [place.minX, place.minY, place.size.width, place.size.height]
    if view.isHidden { style.display = "none" }
    for axis in Axis.allCases {
      guard add(view.length(along: axis), along: axis, in: stack, screen) else { return nil }
    }
    if let leaf = view.leaf {
      guard add(leaf, in: stack) else { return nil }
    } else if let inner = view.stack {
      guard add(inner), addViews(of: inner, screen, &frames) else { return nil }
    } else {
      return nil
    }
  }

  /// Adds what a length is tied to; false if flexbox cannot say it.
  private mutating func add(
    _ length: Length, along axis: Axis, in stack: StackView?, _ screen: Screen
  ) -> Bool {
    let place = axis == .horizontal ? 0 : 1
    for constraint in length.constraints {
      guard constraint.priority == .required else { return false }
      switch (constraint.target, constraint.relation) {
      case (.constant(let points), .equal): style.size[place] = points
      case (.constant(let points), .atLeast): style.min_size[place] = points
      case (.fraction(let share, of: .frameLayoutGuide), .equal):
        let size = screen.size
        style.size[place] = share * (axis == .horizontal ? size.width : size.height)
      case (.ratio(let factor), .equal):
        style.aspect_ratio = axis == .horizontal ? factor : 1 / factor
        if axis == .vertical, stack?.axis == .vertical, stack?.alignment == .fill {
          style.fills_width = true
        }
      default: return false
      }
    }
    return true
  }

  /// Adds a leaf's own size; across a stack whose views fill it, that is the least they have.
  private mutating func add(_ leaf: Leaf, in stack: StackView?) -> Bool {
    guard leaf.baselines == nil else { return false }
    for (place, axis) in [Axis.horizontal, .vertical].enumerated() {
      guard let own = leaf.intrinsic[axis], style.size[place] == nil else { continue }
      if axis != stack?.axis, stack?.alignment == .fill {
        style.min_size[place] = max(own, style.min_size[place] ?? 0)
      } else {
        style.size[place] = own
      }
    }
    return true
  }

  /// Adds how a stack arranges; false if flexbox cannot say it.
  private mutating func add(_ stack: StackView) -> Bool {
    guard !stack.isBaselineRelativeArrangement, !stack.alignment.isBaseline else { return false }
    style.flex_direction = stack.axis == .horizontal ? "row" : "column"
    style.align_items =
      switch stack.alignment {
      case .fill: "stretch"
      case .center: "center"
      case .trailing: "end"
      default: "start"
      }
    switch stack.distribution {
    case .fill, .fillEqually: break
    case .equalSpacing: style.justify_content = "space-between"
    case .fillProportionally, .equalCentering: return false
    }
    if stack.isLayoutMarginsRelativeArrangement {
      let margins = stack.layoutMargins
      style.padding = [margins.top, margins.trailing, margins.bottom, margins.leading]
    }
    return true
  }

  /// Adds a stack's views, who gives way among them, and the gaps; false if flexbox cannot say them.
  private mutating func addViews(
    of stack: StackView, _ screen: Screen, _ frames: inout ArraySlice<Rect>
  ) -> Bool {
    for view in stack.arrangedViews {
      guard let node = FlexNode(view, in: stack, of: screen, &frames) else { return false }
      children.append(node)
    }
    let shown = stack.arrangedViews.indices.filter { !stack.arrangedViews[$0].isHidden }
    if stack.distribution == .fillEqually {
      for place in shown {
        (children[place].style.flex_grow, children[place].style.flex_basis) = (1, 0)
      }
    } else if stack.distribution == .fill {
      // The first of those that are held least takes what is too much.
      let hugging = shown.map { stack.arrangedViews[$0].leaf?.hugging[stack.axis] ?? 250 }
      let free = zip(shown, hugging).filter { place, _ in
        stack.arrangedViews[place].length(along: stack.axis) == .intrinsic
      }
      if let least = free.map(\.1).min(), let taker = free.first(where: { $0.1 == least }) {
        children[taker.0].style.flex_grow = 1
      }
    }
    let gaps = shown.dropLast().map {
      stack.customSpacing(after: stack.arrangedViews[$0].id) ?? stack.spacing
    }
    guard gaps.contains(where: { $0 != stack.spacing }) else {
      style.gap = stack.spacing
      return true
    }
    for (place, gap) in zip(shown, gaps) {
      children[place].style.margin =
        stack.axis == .horizontal ? [0, gap, 0, 0] : [0, 0, gap, 0]
    }
    return true
  }
}
