extension PlainLayout {
  /// Places the views of a stack that is not as long as they are; false if it is not plain who gives
  /// way.
  func placeGivingWay<Number: PlainNumber>(
    _ stack: PlainStack, rest: Number, in inner: PlainSpan<Number>, _ sides: Sides
  ) -> Bool {
    let isLonger = rest >= 0
    return switch stack.distribution {
    case .fillEqually: placeEqually(stack, in: inner, sides)
    case .equalSpacing where isLonger: placeSpaced(stack, rest: rest, in: inner, sides)
    default:
      isLonger
        ? stretch(stack, by: rest, in: inner, sides) : squeeze(stack, by: -rest, in: inner, sides)
    }
  }

  /// Gives each view its share of what the gaps leave.
  private func placeEqually<Number: PlainNumber>(
    _ stack: PlainStack, in inner: PlainSpan<Number>, _ sides: Sides
  ) -> Bool {
    var count = 0.0
    forEachView(of: stack) { _, _ in count += 1 }
    let spacing = Number(stack.spacing)
    let room = inner.length - spacing * Number(count - 1)
    let share = room > 0 ? room / Number(count) : 0
    guard Number.isExact(share, ofDividing: room, by: count) else {
      return placeEqually(stack, in: inner.exact, sides)
    }
    place(stack, gap: spacing, in: inner, sides) { wish, _ in
      wish.isRequired ? Number(wish.length) : share
    }
    return true
  }

  /// Gives what is too much to the gaps.
  private func placeSpaced<Number: PlainNumber>(
    _ stack: PlainStack, rest: Number, in inner: PlainSpan<Number>, _ sides: Sides
  ) -> Bool {
    let flexible = flexible(in: stack)
    guard flexible.count > 1, flexible.openCount == 0 else { return false }
    let gaps = Double(flexible.count - 1)
    let part = rest / Number(gaps)
    guard Number.isExact(part, ofDividing: rest, by: gaps) else {
      return placeSpaced(stack, rest: rest.exact, in: inner.exact, sides)
    }
    place(stack, gap: Number(stack.spacing) + part, in: inner, sides) { wish, _ in
      Number(wish.length)
    }
    return true
  }

  /// Gives what is too much to the one view that asks for nothing, or to the first leaf.
  private func stretch<Number: PlainNumber>(
    _ stack: PlainStack, by rest: Number, in inner: PlainSpan<Number>, _ sides: Sides
  ) -> Bool {
    let flexible = flexible(in: stack)
    let isPlain = flexible.openCount == 1 || flexible.openCount == 0 && flexible.areLeaves
    guard isPlain, let taker = flexible.open ?? flexible.first else { return false }
    place(stack, gap: Number(stack.spacing), in: inner, sides) { wish, child in
      child == taker ? Number(wish.length) + rest : Number(wish.length)
    }
    return true
  }

  /// Takes what is missing from the leaves, one after the other.
  private func squeeze<Number: PlainNumber>(
    _ stack: PlainStack, by missing: Number, in inner: PlainSpan<Number>, _ sides: Sides
  ) -> Bool {
    let flexible = flexible(in: stack)
    guard flexible.areLeaves, Number(flexible.room) >= missing else { return false }
    var left = missing
    place(stack, gap: Number(stack.spacing), in: inner, sides) { wish, _ in
      let length = Number(wish.length)
      guard !wish.isRequired else { return length }
      let given = min(left, length)
      left = left - given
      return length - given
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
