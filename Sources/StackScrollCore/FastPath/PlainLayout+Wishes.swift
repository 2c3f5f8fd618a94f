extension PlainLayout {
  /// Collects what each stack wants, from the innermost out; false if there is more to one.
  func collectWishes() -> Bool {
    var place = wishes.count
    while place > 0 {
      place -= 1
      guard let wish = wish(of: stacks[place]) else { return false }
      wishes[place] = wish
    }
    return true
  }

  private func wish(of stack: PlainStack) -> Wish? {
    guard nodes[stack.position].end > stack.position + 1, var wish = inside(stack),
      wish.content >= 0
    else { return nil }
    let margins = stack.margins(in: direction)
    wish.length += margins.near + margins.far
    wish.least += margins.near + margins.far
    guard wish.least >= 0 else { return nil }
    let own = needs[stack.position]
    guard own.kind == .required else { return wish }
    if wish.isRequired {
      guard Tolerance.standard.isEqual(own.length, wish.length) else { return nil }
    } else if own.length < wish.least {
      return nil
    }
    return Wish(
      length: own.length, least: own.length, content: wish.content, isRequired: true)
  }

  /// What the views of a stack want, by its distribution along its axis and its alignment across it.
  private func inside(_ stack: PlainStack) -> Wish? {
    guard stack.isAlong else {
      return stack.alignment == .fill ? side(stack).shared : side(stack).aligned
    }
    if stack.distribution == .fillEqually {
      let side = side(stack)
      return side.shared?.times(side.count, spacing: stack.spacing)
    }
    let row = row(stack)
    let gaps = stack.spacing * Double(row.count - 1)
    return Wish(
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

  private func row(_ stack: PlainStack) -> Row {
    if let (kind, leaves) = uniformLeaves(of: stack) {
      let length = leaves.reduce(0) { $0 + $1.length }
      return Row(count: leaves.count, length: length, least: kind == .required ? length : 0)
    }
    var row = Row()
    forEachView(of: stack) { child, isLeaf in
      let wish = wish(of: child, isLeaf)
      row.count += 1
      row.length += wish.length
      row.least += wish.least
      row.hasOpen = row.hasOpen || wish.isOpen
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
    var aligned: Wish {
      let best = max(length, longest)
      return Wish(length: best, least: max(least, longest), content: best)
    }

    /// What they want as one length; nil if their required lengths differ.
    var shared: Wish? {
      guard shortest <= longest else {
        return Wish(length: length, least: least, content: length, isOpen: areOpen)
      }
      guard shortest == longest, least <= longest else { return nil }
      return Wish(length: longest, least: longest, content: longest, isRequired: true)
    }
  }

  private func side(_ stack: PlainStack) -> Side {
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
      let wish = wish(of: child, isLeaf)
      side.count += 1
      side.areOpen = side.areOpen && wish.isOpen
      if wish.isRequired {
        side.shortest = min(side.shortest, wish.length)
        side.longest = max(side.longest, wish.length)
      } else {
        side.length = max(side.length, wish.length)
        side.least = max(side.least, wish.least)
      }
    }
    return side
  }
}

extension PlainLayout.Wish {
  /// What so many views of one length want, with gaps between them.
  fileprivate func times(_ count: Int, spacing: Double) -> PlainLayout.Wish {
    let gaps = spacing * Double(count - 1)
    var wish = self
    wish.length = length * Double(count) + gaps
    wish.least = least * Double(count) + gaps
    wish.content = wish.length
    return wish
  }
}
