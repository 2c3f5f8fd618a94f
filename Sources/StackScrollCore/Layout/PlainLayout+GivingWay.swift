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
    let share = max(0, (inner.length - stack.spacing * (count - 1)) / count)
    place(stack, gap: stack.spacing, in: inner, sides) { wish, _ in
      wish.isRequired ? wish.length : share
    }
    return true
  }

  /// Gives what is too much to the gaps.
  private func placeSpaced(
    _ stack: PlainStack, rest: Double, in inner: Span, _ sides: Sides
  ) -> Bool {
    let flexible = flexible(in: stack)
    guard flexible.count > 1, flexible.openCount == 0 else { return false }
    let gap = stack.spacing + rest / Double(flexible.count - 1)
    place(stack, gap: gap, in: inner, sides) { wish, _ in wish.length }
    return true
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
