/// The layout of a tree on one axis where plain data says it all.
///
/// Most screens use the default priorities and are as long as what is in them. Then the best length
/// of a view is all that its stack needs to know: lengths are added up along the axis, and across it
/// the greatest counts, since resisting a squeeze outweighs hugging. Where somebody must give way
/// only the simple cases are answered. All else is left to ``AxisLayout``, which builds a whole cost
/// for every view; the two agree wherever this one answers. So this is a second implementation, for
/// speed: without it every layout is the same, and takes longer.
struct FastPathLayout {
  let axis: Axis
  let direction: LayoutDirection
  /// What each view needs on the axis, in tree order.
  let needs: UnsafeBufferPointer<AxisNeeds>
  let nodes: UnsafeBufferPointer<ViewTree.Node>
  let stacks: UnsafeBufferPointer<FastPathStack>
  /// What each stack wants, in tree order.
  let measurements: UnsafeMutableBufferPointer<Measurement>
  /// What rounding dropped of the frame of each stack, in tree order.
  let residues: UnsafeMutableBufferPointer<Residue>
  let frames: FrameBuffer.AxisFrames

  /// Whether the views are placed from the far end.
  var isMirrored: Bool { axis == .horizontal && direction == .rightToLeft }

  /// What a stack wants.
  struct Measurement {
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
  /// - Parameters:
  ///   - tree: the views.
  ///   - direction: the side on which horizontal stacks start.
  ///   - policy: what is answered where the sources leave a choice.
  ///   - origin: where the root stands.
  /// - Complexity: O(n) for n views.
  static func frames(
    _ tree: ViewTree, _ direction: LayoutDirection, _ policy: LayoutPolicy, at origin: Point
  ) -> [Rect]? {
    guard tree.isFastPathEligible, policy.ties == .lowestIndex else { return nil }
    return FrameBuffer.frames(tree.nodes.count) { buffer in
      withUnsafeTemporaryAllocation(of: Measurement.self, capacity: tree.fastPathStacks.count) {
        measurements in
        measurements.initialize(repeating: Measurement())
        return withUnsafeTemporaryAllocation(
          of: Residue.self, capacity: tree.fastPathStacks.count
        ) { residues in
          residues.initialize(repeating: Residue())
          return place(tree, direction, measurements, residues, buffer, at: origin)
        }
      }
    }
  }

  /// Places all views; false if there is more to them.
  private static func place(
    _ tree: ViewTree, _ direction: LayoutDirection,
    _ measurements: UnsafeMutableBufferPointer<Measurement>,
    _ residues: UnsafeMutableBufferPointer<Residue>, _ buffer: FrameBuffer, at origin: Point
  ) -> Bool {
    tree.nodes.withUnsafeBufferPointer { nodes in
      tree.needs.withUnsafeBufferPointer { needs in
        tree.fastPathStacks.withUnsafeBufferPointer { stacks in
          let layout = { (axis: Axis) in
            FastPathLayout(
              axis: axis, direction: direction,
              needs: UnsafeBufferPointer(rebasing: needs.half(axis)), nodes: nodes,
              stacks: UnsafeBufferPointer(rebasing: stacks.half(axis)),
              measurements: UnsafeMutableBufferPointer(rebasing: measurements.half(axis)),
              residues: UnsafeMutableBufferPointer(rebasing: residues.half(axis)),
              frames: buffer.frames(along: axis))
          }
          return place(layout(.horizontal), layout(.vertical), at: origin)
        }
      }
    }
  }

  /// Places all views; false if there is more to them.
  private static func place(
    _ horizontal: FastPathLayout, _ vertical: FastPathLayout, at origin: Point
  ) -> Bool {
    horizontal.placeRoot(at: origin.x) && vertical.placeRoot(at: origin.y)
      && placeInside(horizontal, vertical)
  }

  /// Collects all measurements and places the root; false if there is more to one.
  private func placeRoot(at start: Double) -> Bool {
    guard measureStacks() else { return false }
    let root = measurement(of: 0, nodes[0].isLeaf)
    guard !root.isOpen else { return false }
    frames[0] = Span(min: start, length: root.length)
    return true
  }

  /// What a view wants.
  @inline(__always)
  func measurement(of position: Int, _ isLeaf: Bool) -> Measurement {
    isLeaf ? leafMeasurement(at: position) : measurements[Int(nodes[position].stack)]
  }

  @inline(__always)
  private func leafMeasurement(at position: Int) -> Measurement {
    let needs = needs[position]
    let isRequired = needs.kind == .required
    return Measurement(
      length: needs.length, least: isRequired ? needs.length : 0, isRequired: isRequired,
      isOpen: needs.kind == .nothing)
  }

  /// Calls a function for each view that a stack arranges, in order, with whether it is a leaf.
  ///
  /// Long stacks hold leaves only; there the loop reads nothing but what they need.
  @inline(__always)
  func forEachView(of stack: FastPathStack, _ body: (Int, Bool) -> Void) {
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
  func uniformLeaves(of stack: FastPathStack) -> (kind: AxisNeeds.Kinds, needs: Slice)? {
    guard let kind = stack.uniformKind else { return nil }
    return (kind, needs[stack.position + 1..<nodes[stack.position].end])
  }

  /// The needs of neighbours.
  typealias Slice = Swift.Slice<UnsafeBufferPointer<AxisNeeds>>
}

extension FastPathLayout {
  /// Collects what each stack wants, from the innermost out; false if there is more to one.
  func measureStacks() -> Bool {
    var place = measurements.count
    while place > 0 {
      place -= 1
      guard let measurement = measurement(of: stacks[place]) else { return false }
      measurements[place] = measurement
    }
    return true
  }

  private func measurement(of stack: FastPathStack) -> Measurement? {
    guard nodes[stack.position].end > stack.position + 1, var measurement = inside(stack),
      measurement.content >= 0
    else { return nil }
    let margins = stack.margins(in: direction)
    measurement.length += margins.near + margins.far
    measurement.least += margins.near + margins.far
    guard measurement.least >= 0 else { return nil }
    let own = needs[stack.position]
    guard own.kind == .required else { return measurement }
    if measurement.isRequired {
      guard Tolerance.standard.isEqual(own.length, measurement.length) else { return nil }
    } else if own.length < measurement.least {
      return nil
    }
    return Measurement(
      length: own.length, least: own.length, content: measurement.content, isRequired: true)
  }

  /// What the views of a stack want, by its distribution along its axis and its alignment across it.
  private func inside(_ stack: FastPathStack) -> Measurement? {
    guard stack.isAlong else {
      return stack.alignment == .fill ? side(stack).shared : side(stack).aligned
    }
    if stack.distribution == .fillEqually {
      let side = side(stack)
      return side.shared?.times(side.count, spacing: stack.spacing)
    }
    let row = row(stack)
    let gaps = stack.spacing * Double(row.count - 1)
    return Measurement(
      length: row.length + gaps, least: row.least + gaps, content: row.length + gaps,
      isOpen: row.hasOpen && stack.distribution != .equalSpacing)
  }

  /// What views come to one after the other.
  private struct Row {
    var count = 0
    /// The sum of the best lengths, and of the shortest ones allowed.
    var (length, least) = (0.0, 0.0)
    /// Whether some view leaves its length open.
    var hasOpen = false
  }

  private func row(_ stack: FastPathStack) -> Row {
    if let (kind, leaves) = uniformLeaves(of: stack) {
      let length = leaves.reduce(0) { $0 + $1.length }
      return Row(count: leaves.count, length: length, least: kind == .required ? length : 0)
    }
    var row = Row()
    forEachView(of: stack) { child, isLeaf in
      let measurement = measurement(of: child, isLeaf)
      row.count += 1
      row.length += measurement.length
      row.least += measurement.least
      row.hasOpen = row.hasOpen || measurement.isOpen
    }
    return row
  }

  /// What views come to side by side.
  private struct Side {
    var count = 0
    /// The greatest of the best lengths that are not required, and of the shortest ones allowed.
    var (length, least) = (0.0, 0.0)
    /// The shortest and the longest of the required lengths; out of order if there are none.
    var (shortest, longest) = (Double.infinity, -Double.infinity)
    /// Whether all leave their length open.
    var areOpen = true

    /// What the views want if they need not be alike.
    var aligned: Measurement {
      let best = max(length, longest)
      return Measurement(length: best, least: max(least, longest), content: best)
    }

    /// What they want as one length; nil if their required lengths differ.
    var shared: Measurement? {
      guard shortest <= longest else {
        return Measurement(length: length, least: least, content: length, isOpen: areOpen)
      }
      guard shortest == longest, least <= longest else { return nil }
      return Measurement(length: longest, least: longest, content: longest, isRequired: true)
    }
  }

  private func side(_ stack: FastPathStack) -> Side {
    var side = Side()
    if let (kind, leaves) = uniformLeaves(of: stack) {
      side.count = leaves.count
      side.areOpen = false
      // A comparison, since `max` would also ask what is not a number.
      var (shortest, longest) = (Double.infinity, 0.0)
      for needs in leaves {
        shortest = min(shortest, needs.length)
        longest = needs.length > longest ? needs.length : longest
      }
      if kind == .own {
        side.length = longest
      } else {
        (side.shortest, side.longest) = (shortest, longest)
      }
      return side
    }
    forEachView(of: stack) { child, isLeaf in
      let measurement = measurement(of: child, isLeaf)
      side.count += 1
      side.areOpen = side.areOpen && measurement.isOpen
      if measurement.isRequired {
        side.shortest = min(side.shortest, measurement.length)
        side.longest = max(side.longest, measurement.length)
      } else {
        side.length = max(side.length, measurement.length)
        side.least = max(side.least, measurement.least)
      }
    }
    return side
  }
}

extension FastPathLayout.Measurement {
  /// What so many views of one length want, with gaps between them.
  fileprivate func times(_ count: Int, spacing: Double) -> FastPathLayout.Measurement {
    let gaps = spacing * Double(count - 1)
    var measurement = self
    measurement.length = length * Double(count) + gaps
    measurement.least = least * Double(count) + gaps
    measurement.content = measurement.length
    return measurement
  }
}

/// Room for the frames of a tree, whose axes are written each by itself.
///
/// A rectangle is four doubles: x, y, width, height. So an axis owns every second one of them, and
/// no frame is put together from parts.
struct FrameBuffer {
  private let numbers: UnsafeMutableBufferPointer<Double>

  /// Makes frames by writing both axes in full; nil if the writer gives up.
  ///
  /// They are filled first: for an array that is not, the library looks its type up each time, which
  /// costs a short stack more than its layout.
  static func frames(_ count: Int, _ write: (FrameBuffer) -> Bool) -> [Rect]? {
    var frames = Array(repeatElement(Rect.zero, count: count))
    let isComplete = frames.withUnsafeMutableBufferPointer { rects in
      rects.withMemoryRebound(to: Double.self) { write(FrameBuffer(numbers: $0)) }
    }
    return isComplete ? frames : nil
  }

  /// The part that belongs to an axis.
  func frames(along axis: Axis) -> AxisFrames {
    switch axis {
    case .horizontal: AxisFrames(numbers: numbers)
    case .vertical: AxisFrames(numbers: UnsafeMutableBufferPointer(rebasing: numbers.dropFirst()))
    }
  }

  /// The numbers of one axis.
  struct AxisFrames {
    fileprivate let numbers: UnsafeMutableBufferPointer<Double>

    /// Where a view stands on the axis.
    @inline(__always)
    subscript(position: Int) -> Span {
      get { Span(min: numbers[4 * position], length: numbers[4 * position + 2]) }
      nonmutating set {
        numbers[4 * position] = newValue.min
        numbers[4 * position + 2] = newValue.length
      }
    }
  }
}
