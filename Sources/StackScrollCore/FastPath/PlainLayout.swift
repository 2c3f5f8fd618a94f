/// The layout of a tree on one axis where plain data says it all.
///
/// Most screens use the default priorities and are as long as what is in them. Then the best length
/// of a view is all that its stack needs to know: lengths are added up along the axis, and across it
/// the greatest counts, since resisting a squeeze outweighs hugging. Where somebody must give way
/// only the simple cases are answered. All else is left to ``AxisLayout``, which builds a whole cost
/// for every view; the two agree wherever this one answers.
struct PlainLayout {
  let axis: Axis
  let direction: LayoutDirection
  /// What each view needs on the axis, in tree order.
  let needs: UnsafeBufferPointer<AxisNeeds>
  let nodes: UnsafeBufferPointer<ViewTree.Node>
  let stacks: UnsafeBufferPointer<PlainStack>
  /// What each stack wants, in tree order.
  let wishes: UnsafeMutableBufferPointer<Wish>
  /// What rounding dropped of the frame of each stack, in tree order.
  let residues: UnsafeMutableBufferPointer<Residue>
  let lane: FrameBuffer.Lane

  /// Whether the views are placed from the far end.
  var isMirrored: Bool { axis == .horizontal && direction == .rightToLeft }

  /// What a stack wants.
  struct Wish {
    /// The best length.
    var length = 0.0
    /// The shortest length allowed.
    var least = 0.0
    /// The best length of what is arranged, gaps included and margins not.
    var content = 0.0
    /// Whether no other length is allowed, as far as that is known before the views are placed.
    var isRequired = false
    /// Whether every longer length is as good.
    var isOpen = false
  }

  /// What rounding dropped of a frame: the low parts of its numbers.
  struct Residue {
    var min = 0.0
    var length = 0.0

    var isZero: Bool { min == 0 && length == 0 }
  }

  /// The frames of a tree; nil if there is more to it than plain data.
  ///
  /// - Parameter origin: where the root stands.
  /// - Complexity: O(n) for n views.
  static func frames(_ axes: AxisPair, at origin: Point) -> [Rect]? {
    guard axes.tree.isPlain, axes.policy.ties == .lowestIndex else { return nil }
    let tree = axes.tree
    return FrameBuffer.frames(tree.nodes.count) { buffer in
      withUnsafeTemporaryAllocation(of: Wish.self, capacity: tree.plainStacks.count) { wishes in
        wishes.initialize(repeating: Wish())
        return withUnsafeTemporaryAllocation(
          of: Residue.self, capacity: tree.plainStacks.count
        ) { residues in
          residues.initialize(repeating: Residue())
          return place(axes, wishes, residues, buffer, at: origin)
        }
      }
    }
  }

  /// Places all views; false if there is more to them.
  private static func place(
    _ axes: AxisPair, _ wishes: UnsafeMutableBufferPointer<Wish>,
    _ residues: UnsafeMutableBufferPointer<Residue>, _ buffer: FrameBuffer, at origin: Point
  ) -> Bool {
    axes.tree.nodes.withUnsafeBufferPointer { nodes in
      axes.tree.needs.withUnsafeBufferPointer { needs in
        axes.tree.plainStacks.withUnsafeBufferPointer { stacks in
          let layout = { (axis: Axis) in
            PlainLayout(
              axis: axis, direction: axes.layoutDirection,
              needs: UnsafeBufferPointer(rebasing: needs.half(axis)), nodes: nodes,
              stacks: UnsafeBufferPointer(rebasing: stacks.half(axis)),
              wishes: UnsafeMutableBufferPointer(rebasing: wishes.half(axis)),
              residues: UnsafeMutableBufferPointer(rebasing: residues.half(axis)),
              lane: buffer.lane(axis))
          }
          return place(layout(.horizontal), layout(.vertical), at: origin)
        }
      }
    }
  }

  /// Places all views; false if there is more to them.
  private static func place(
    _ horizontal: PlainLayout, _ vertical: PlainLayout, at origin: Point
  ) -> Bool {
    horizontal.placeRoot(at: origin.x) && vertical.placeRoot(at: origin.y)
      && placeInside(horizontal, vertical)
  }

  /// Collects all wishes and places the root; false if there is more to one.
  private func placeRoot(at start: Double) -> Bool {
    guard collectWishes() else { return false }
    let root = wish(of: 0, nodes[0].isLeaf)
    guard !root.isOpen else { return false }
    lane[0] = Span(min: start, length: root.length)
    return true
  }

  /// What a view wants.
  @inline(__always)
  func wish(of position: Int, _ isLeaf: Bool) -> Wish {
    isLeaf ? leafWish(at: position) : wishes[Int(nodes[position].stack)]
  }

  @inline(__always)
  private func leafWish(at position: Int) -> Wish {
    let needs = needs[position]
    let isRequired = needs.kind == .required
    return Wish(
      length: needs.length, least: isRequired ? needs.length : 0, isRequired: isRequired,
      isOpen: needs.kind == .nothing)
  }

  /// Calls a function for each view that a stack arranges, in order, with whether it is a leaf.
  ///
  /// Long stacks hold leaves only; there the loop reads nothing but what they need.
  @inline(__always)
  func forEachView(of stack: PlainStack, _ body: (Int, Bool) -> Void) {
    let end = nodes[stack.position].end
    if stack.holdsLeavesOnly {
      for child in stack.position + 1..<end { body(child, true) }
    } else {
      var child = stack.position + 1
      while child < end {
        body(child, nodes[child].isLeaf)
        child = nodes[child].end
      }
    }
  }

  /// What all leaves of a stack need, as long as it holds nothing else and they need the same kind
  /// of thing; otherwise nil.
  func uniformLeaves(of stack: PlainStack) -> (kind: AxisNeeds.Kinds, needs: Slice)? {
    guard let kind = stack.uniformKind else { return nil }
    return (kind, needs[stack.position + 1..<nodes[stack.position].end])
  }

  /// The needs of neighbours.
  typealias Slice = Swift.Slice<UnsafeBufferPointer<AxisNeeds>>
}
