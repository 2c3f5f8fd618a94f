extension PlainLayout {
  /// Places the views of a stack that is not as long as they are; false if it is not plain who gives
  /// way.
  func placeGivingWay(
    _ stack: PlainStack, rest: Double, in inner: Span, _ sides: Sides
  ) -> Bool {
    let isLonger = rest.sign == .plus
    return switch stack.distribution {
    case .fillEqually: placeEqually(stack, in: inner, sides)
    case .equalSpacing where isLonger: placeSpaced(stack, rest: rest, in: inner, sides)
    default:
      isLonger
        ? stretch(stack, by: rest, in: inner, sides) : squeeze(stack, by: -rest, in: inner, sides)
    }
  }

  /// Gives each view its share of what the gaps leave.
  private func placeEqually(
    _ stack: PlainStack, in inner: Span, _ sides: Sides
  ) -> Bool {
    var count = 0.0
    forEachView(of: stack) { _, _ in count += 1 }
    let room = inner.length - stack.spacing * (count - 1)
    let share = max(0, room / count)
    guard share > 0, !isExact(room, by: count) else {
      place(stack, gap: stack.spacing, in: inner, sides) { wish, _ in
        wish.isRequired ? wish.length : share
      }
      return true
    }
    guard stack.holdsLeavesOnly else { return false }
    // From view to view it is a share and a gap, which is one part of the length and a gap.
    let all = inner.length + stack.spacing
    let touch = stack.spacing == 0
    placeLeaves(stack, in: inner, sides) { place, wish in
      let (start, end) = (place * all / count, (place + 1) * all / count - stack.spacing)
      // Neighbours without a gap meet at one number.
      return (start, end, wish.isRequired ? wish.length : touch ? end - start : share)
    }
    return true
  }

  /// Gives what is too much to the gaps.
  private func placeSpaced(
    _ stack: PlainStack, rest: Double, in inner: Span, _ sides: Sides
  ) -> Bool {
    let flexible = flexible(in: stack)
    guard flexible.count > 1, flexible.openCount == 0 else { return false }
    let gaps = Double(flexible.count - 1)
    guard !isExact(rest, by: gaps) else {
      let gap = stack.spacing + rest / gaps
      place(stack, gap: gap, in: inner, sides) { wish, _ in wish.length }
      return true
    }
    guard stack.holdsLeavesOnly else { return false }
    var before = 0.0
    placeLeaves(stack, in: inner, sides) { place, wish in
      defer { before += wish.length + stack.spacing }
      let rests = place * rest / gaps
      return (before + rests, before + wish.length + rests, wish.length)
    }
    return true
  }

  /// Whether a length is divided without a rest; where it is not, places are not added up from
  /// parts, so that what is a whole number of points comes out as one.
  private func isExact(_ length: Double, by count: Double) -> Bool {
    (-length).addingProduct(length / count, count) == 0
  }

  /// Gives what is too much to the one view that asks for nothing, or to the first leaf.
  private func stretch(
    _ stack: PlainStack, by rest: Double, in inner: Span, _ sides: Sides
  ) -> Bool {
    let flexible = flexible(in: stack)
    let isPlain = flexible.openCount == 1 || flexible.openCount == 0 && flexible.areLeaves
    guard isPlain, let taker = flexible.open ?? flexible.first else { return false }
    place(stack, gap: stack.spacing, in: inner, sides) { wish, child in
      child == taker ? wish.length + rest : wish.length
    }
    return true
  }

  /// Takes what is missing from the leaves, one after the other.
  private func squeeze(
    _ stack: PlainStack, by missing: Double, in inner: Span, _ sides: Sides
  ) -> Bool {
    let flexible = flexible(in: stack)
    guard flexible.areLeaves, flexible.room >= missing else { return false }
    var left = missing
    place(stack, gap: stack.spacing, in: inner, sides) { wish, _ in
      guard !wish.isRequired else { return wish.length }
      let given = min(left, wish.length)
      left -= given
      return wish.length - given
    }
    return true
  }

  /// The views of a stack that may give way.
  private struct Flexible {
    /// How many views there are, others counted.
    var count = 0
    var (first, open): (Int?, Int?)
    var openCount = 0
    /// Whether none of them is a stack.
    var areLeaves = true
    /// What they can give.
    var room = 0.0
  }

  private func flexible(in stack: PlainStack) -> Flexible {
    var flexible = Flexible()
    forEachView(of: stack) { child, isLeaf in
      let wish = wish(of: child, isLeaf)
      flexible.count += 1
      guard !wish.isRequired else { return }
      flexible.first = flexible.first ?? child
      flexible.areLeaves = flexible.areLeaves && nodes[child].isLeaf
      flexible.room += wish.length
      guard wish.isOpen else { return }
      flexible.open = flexible.open ?? child
      flexible.openCount += 1
    }
    return flexible
  }
}
