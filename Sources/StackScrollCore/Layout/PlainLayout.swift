/// The layout of a tree on one axis where plain data says it all.
///
/// Most screens use the default priorities and are as long as what is in them. Then the best length
/// of a view is all that its stack needs to know: lengths are added up along the axis, and across it
/// the greatest counts, since resisting a squeeze outweighs hugging. Where somebody must give way
/// only the simple cases are answered. All else is left to ``AxisLayout``, which builds a whole cost
/// for every view; the two agree wherever this one answers.
struct PlainLayout {
  let tree: ViewTree
  let axis: Axis
  let isMirrored: Bool
  let direction: LayoutDirection
  /// What each view needs on the axis, in tree order.
  let needs: UnsafeBufferPointer<AxisNeeds>
  let nodes: UnsafeBufferPointer<ViewTree.Node>
  /// What each stack wants, in tree order.
  let wishes: UnsafeMutableBufferPointer<Wish>

  /// What a stack wants.
  struct Wish {
    /// The best length.
    var length = 0.0
    /// The shortest length allowed.
    var least = 0.0
    /// The best length of what is arranged, gaps included and margins not.
    var content = 0.0
    /// Whether no other length is allowed.
    var isRequired = false
    /// Whether every longer length is as good.
    var isOpen = false
  }

  /// The frames of a tree; nil if there is more to it than plain data.
  ///
  /// - Parameters:
  ///   - origin: where the root stands.
  ///   - size: the root's size, where something outside settles it.
  /// - Complexity: O(n) for n views.
  static func frames(_ axes: AxisPair, at origin: Point, size: Size? = nil) -> [Rect]? {
    guard axes.tree.isPlain, axes.policy.ties == .lowestIndex else { return nil }
    return FrameBuffer.frames(axes.tree.nodes.count) { buffer in
      let isPlaced = { (axis: Axis) in
        place(axes, axis, at: origin[axis], length: size?[axis], in: buffer.lane(axis))
      }
      return isPlaced(.horizontal) && isPlaced(.vertical)
    }
  }

  private static func place(
    _ axes: AxisPair, _ axis: Axis, at start: Double, length: Double?, in lane: FrameBuffer.Lane
  ) -> Bool {
    let tree = axes.tree
    return withUnsafeTemporaryAllocation(of: Wish.self, capacity: tree.plainStacks.count) {
      wishes in
      wishes.initialize(repeating: Wish())
      return tree.needs(along: axis).withUnsafeBufferPointer { needs in
        tree.nodes.withUnsafeBufferPointer { nodes in
          PlainLayout(
            tree: tree, axis: axis,
            isMirrored: axis == .horizontal && axes.layoutDirection == .rightToLeft,
            direction: axes.layoutDirection, needs: needs, nodes: nodes, wishes: wishes
          ).place(at: start, length: length, in: lane)
        }
      }
    }
  }

  private func place(at start: Double, length: Double?, in lane: FrameBuffer.Lane) -> Bool {
    guard collectWishes() else { return false }
    let root = wish(of: 0)
    if let length {
      guard !root.isRequired, length >= root.least else { return false }
    } else if root.isOpen {
      return false
    }
    lane[0] = Span(min: start, length: length ?? root.length)
    return placeAll(in: lane)
  }

  /// What a view wants.
  @inline(__always)
  func wish(of position: Int) -> Wish {
    let stack = Int(nodes[position].stack)
    return stack >= 0 ? wishes[stack] : leafWish(at: position)
  }

  @inline(__always)
  private func leafWish(at position: Int) -> Wish {
    let needs = needs[position]
    let isRequired = needs.kind == .required
    return Wish(
      length: needs.length, least: isRequired ? needs.length : 0, isRequired: isRequired,
      isOpen: needs.kind == .nothing)
  }

  /// Calls a function for each view that a stack arranges, in order.
  ///
  /// Long stacks hold leaves only; there the loop reads nothing but what they need.
  @inline(__always)
  func forEachView(of stack: PlainStack, _ body: (Int, Wish) -> Void) {
    let end = nodes[stack.position].end
    if stack.holdsLeavesOnly {
      for child in stack.position + 1..<end { body(child, leafWish(at: child)) }
    } else {
      var child = stack.position + 1
      while child < end {
        body(child, wish(of: child))
        child = nodes[child].end
      }
    }
  }

  /// What all leaves of a stack need, as long as it holds nothing else and they need the same kind
  /// of thing; otherwise nil.
  func uniformLeaves(of stack: PlainStack) -> (kind: AxisNeeds.Kinds, needs: Slice)? {
    guard let kind = stack.uniformKind(along: axis) else { return nil }
    return (kind, needs[stack.position + 1..<nodes[stack.position].end])
  }

  /// The needs of neighbours.
  typealias Slice = Swift.Slice<UnsafeBufferPointer<AxisNeeds>>

  /// The space between a stack's edges and its views.
  func margins(of stack: PlainStack) -> (near: Double, far: Double) {
    let margins = stack.margins(in: direction)
    return (margins.near(axis), margins.far(axis))
  }
}
