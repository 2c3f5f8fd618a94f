extension PlainLayout {
  /// Places the views of every stack, from the root in; false if there is more to one.
  func placeAll(in lane: FrameBuffer.Lane) -> Bool {
    for (place, stack) in tree.plainStacks.enumerated() {
      let margins = margins(of: stack)
      let own = lane[stack.position]
      let inner = Span(
        min: own.min + margins.near, length: max(0, own.length - margins.near - margins.far))
      if stack.axis != axis {
        placeAcross(stack, in: inner, lane)
      } else if !placeAlong(stack, wishes[place].content, in: inner, lane) {
        return false
      }
    }
    return true
  }

  private func placeAcross(_ stack: PlainStack, in inner: Span, _ lane: FrameBuffer.Lane) {
    if stack.alignment == .fill {
      forEachView(of: stack) { child, wish in
        lane[child] = Span(min: inner.min, length: wish.isRequired ? wish.length : inner.length)
      }
      return
    }
    let near = isMirrored ? 1.0 : 0.0
    let share =
      stack.alignment == .center ? 0.5 : stack.alignment == .leading ? near : 1 - near
    forEachView(of: stack) { child, wish in
      let length = min(wish.length, inner.length)
      lane[child] = Span(min: inner.min + (inner.length - length) * share, length: length)
    }
  }

  private func placeAlong(
    _ stack: PlainStack, _ content: Double, in inner: Span, _ lane: FrameBuffer.Lane
  ) -> Bool {
    guard stack.distribution != .fillEqually, Tolerance.standard.isEqual(inner.length, content)
    else { return placeGivingWay(stack, rest: inner.length - content, in: inner, lane) }
    place(stack, gap: stack.spacing, in: inner, lane) { wish, _ in wish.length }
    return true
  }

  /// Places views of some lengths one after the other.
  @inline(__always)
  func place(
    _ stack: PlainStack, gap: Double, in inner: Span, _ lane: FrameBuffer.Lane,
    length: (Wish, Int) -> Double
  ) {
    if isMirrored {
      var edge = inner.max
      forEachView(of: stack) { child, wish in
        let length = length(wish, child)
        lane[child] = Span(min: edge - length, length: length)
        edge = edge - length - gap
      }
    } else {
      var edge = inner.min
      forEachView(of: stack) { child, wish in
        let length = length(wish, child)
        lane[child] = Span(min: edge, length: length)
        edge = edge + length + gap
      }
    }
  }
}
