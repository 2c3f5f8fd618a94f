extension PlainLayout {
  /// Places the views of every stack, from the root in; false if there is more to one.
  ///
  /// Each stack places its views on both axes at once, so that every frame is written once.
  static func placeInside(_ horizontal: PlainLayout, _ vertical: PlainLayout) -> Bool {
    for index in horizontal.stacks.indices {
      let isPlaced =
        horizontal.stacks[index].isAlong
        ? horizontal.placeViews(ofStackAt: index, beside: vertical)
        : vertical.placeViews(ofStackAt: index, beside: horizontal)
      guard isPlaced else { return false }
    }
    return true
  }

  /// Places the views of a stack along this axis, and by its alignment along the other.
  private func placeViews(ofStackAt index: Int, beside other: PlainLayout) -> Bool {
    let stack = stacks[index]
    let sides = Sides(other, other.stacks[index])
    let (inner, content) = (inner(of: stack), wishes[index].content)
    guard stack.distribution != .fillEqually, Tolerance.standard.isEqual(inner.length, content)
    else { return placeGivingWay(stack, rest: inner.length - content, in: inner, sides) }
    place(stack, gap: stack.spacing, in: inner, sides) { wish, _ in wish.length }
    return true
  }

  /// What the margins of a stack leave.
  private func inner(of stack: PlainStack) -> Span {
    let margins = stack.margins(in: direction)
    let own = lane[stack.position]
    return Span(
      min: own.min + margins.near, length: max(0, own.length - margins.near - margins.far))
  }

  /// Where views stand across the stack that arranges them.
  struct Sides {
    let layout: PlainLayout
    let inner: Span
    /// Whether a view is as long as there is room, if no other length is required.
    let areFilled: Bool
    /// How much of the room that a view leaves is before it.
    let share: Double

    fileprivate init(_ layout: PlainLayout, _ stack: PlainStack) {
      self.layout = layout
      inner = layout.inner(of: stack)
      areFilled = stack.alignment == .fill
      let near = layout.isMirrored ? 1.0 : 0.0
      share =
        switch stack.alignment {
        case .fill: 0
        case .center: 0.5
        case .leading: near
        default: 1 - near
        }
    }

    @inline(__always)
    fileprivate func place(_ child: Int, _ isLeaf: Bool) {
      let wish = layout.wish(of: child, isLeaf)
      let length =
        areFilled
        ? wish.isRequired ? wish.length : inner.length
        : min(wish.length, inner.length)
      layout.lane[child] = Span(
        min: inner.min + (inner.length - length) * share, length: length)
    }
  }

  /// Places leaves by their edges, counted from where the stack starts.
  func placeLeaves(
    _ stack: PlainStack, in inner: Span, _ sides: Sides,
    edges: (_ place: Double, Wish) -> (start: Double, end: Double, length: Double)
  ) {
    var place = 0.0
    forEachView(of: stack) { child, isLeaf in
      let (start, end, length) = edges(place, wish(of: child, isLeaf))
      lane[child] = Span(
        min: isMirrored ? inner.max - end : inner.min + start, length: length)
      sides.place(child, isLeaf)
      place += 1
    }
  }

  /// Places views of some lengths one after the other.
  @inline(__always)
  func place(
    _ stack: PlainStack, gap: Double, in inner: Span, _ sides: Sides,
    length: (Wish, Int) -> Double
  ) {
    if isMirrored {
      var edge = inner.max
      forEachView(of: stack) { child, isLeaf in
        let length = length(wish(of: child, isLeaf), child)
        lane[child] = Span(min: edge - length, length: length)
        sides.place(child, isLeaf)
        edge = edge - length - gap
      }
    } else {
      var edge = inner.min
      forEachView(of: stack) { child, isLeaf in
        let length = length(wish(of: child, isLeaf), child)
        lane[child] = Span(min: edge, length: length)
        sides.place(child, isLeaf)
        edge = edge + length + gap
      }
    }
  }
}
