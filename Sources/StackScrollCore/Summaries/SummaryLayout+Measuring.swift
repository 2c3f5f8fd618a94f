extension SummaryLayout {
  /// Collects what each stack wants, from the innermost out; false if that takes the pieces to tell.
  func measureStacks() -> Bool {
    var place = stacks.count
    while place > 0 {
      place -= 1
      guard let measurement = measurement(of: stacks[place]) else { return false }
      measurements.initializeElement(at: place, to: measurement)
    }
    return true
  }

  private func measurement(of stack: StackSettings) -> Measurement? {
    guard var measurement = contents(of: stack) else { return nil }
    let node = nodes[stack.position]
    if nodes[stack.position].end > stack.position + 1 {
      let margins = margins(stack)
      guard let cost = measurement.cost.translated(by: Number(margins.near) + Number(margins.far))
      else { return nil }
      measurement.cost = cost
    }
    if node.rests {
      if node.isHidden { measurement.cost = measurement.cost.whenHidden }
      return measurement
    }
    switch nodes[stack.position].needs(axis).kind {
    case .nothing, .own: break
    case .required:
      let own = CostSummary.rigid(Number(nodes[stack.position].needs(axis).length))
      guard let cost = measurement.cost.sharing(with: own) else { return nil }
      measurement.cost = cost
    case .special:
      let own = CostSummary<Number>(special[Int(nodes[stack.position].needs(axis).place)])
      guard let cost = measurement.cost.sharing(with: own) else { return nil }
      measurement.cost = cost
    }
    return measurement
  }

  /// What the views of a stack want, by its distribution along its axis and its alignment across it.
  private func contents(of stack: StackSettings) -> Measurement? {
    guard nodes[stack.position].end > stack.position + 1 else {
      let isZero = policy.emptyStack == .fitsZero
      return Measurement(cost: isZero ? .emptiness : .free)
    }
    let isAlong = stack.axis == axis
    guard let measurement = isAlong ? along(stack) : across(stack) else { return nil }
    return measurement.count > 0 ? measurement : Measurement(cost: .emptiness)
  }

  // MARK: Along the axis

  private func along(_ stack: StackSettings) -> Measurement? {
    switch stack.distribution {
    case .fill: return knowsGaps(stack) && !stack.isRowOfTexts ? row(stack) : nil
    case .fillEqually: return knowsGaps(stack) ? equal(stack) : nil
    case .equalSpacing, .equalCentering:
      guard knowsGaps(stack), let row = row(stack) else { return nil }
      return stack.distribution.among(row.count) == .equalSpacing
        ? spaced(row) : centred(stack, row)
    case .fillProportionally: return proportional(stack)
    }
  }

  /// What views want one after the other: the lengths add up, and each point goes where it costs
  /// least.
  private func row(_ stack: StackSettings) -> Measurement? {
    var row = Measurement(cost: .rigid(0))
    if let leaves = plainLeaves(of: stack) {
      row.count = leaves.count
      row.cost = leaves.sum
      if stack.hasPlainGaps {
        row.largestGap = Number(stack.spacing)
        row.gaps = row.largestGap * Number(Double(row.count - 1))
      } else {
        let first = stack.position + 1
        for view in inside(stack).dropLast() {
          row.add(gap(stack, after: view, before: view + 1), isFirst: view == first)
        }
      }
    } else {
      forEachNeighbour(of: stack) { last, view in
        let cost = summary(of: view)
        row.cost.least = row.cost.least + cost.least
        row.cost.most = row.cost.most + cost.most
        row.cost.best = row.cost.best + cost.best
        row.cost.fall.join(cost.fall)
        row.cost.rise.join(cost.rise)
        if let last { row.add(gap(stack, after: last, before: view), isFirst: row.count == 1) }
        row.count += 1
      }
    }
    row.hasOpen = row.cost.isOpen
    row.content = row.cost.best + row.gaps
    guard let longer = row.cost.translated(by: row.gaps) else { return nil }
    row.cost = longer
    return row
  }

  /// The same where the gaps take what is too much: a stack prefers, at 49, to be no longer than it
  /// must.
  private func spaced(_ row: Measurement) -> Measurement? {
    let price = Slope.canvasFit.strongest
    guard row.cost.fall.weakest > price else { return nil }
    var spaced = row
    spaced.cost.fall = row.cost.fall.scaled
    if row.count > 1 {
      let gaps = row.largestGap * Number(Double(row.count - 1))
      spaced.gaps = gaps
      spaced.content = row.content - row.gaps + gaps
      guard let cost = row.cost.translated(by: gaps - row.gaps) else { return nil }
      spaced.cost = cost
      spaced.cost.fall = cost.fall.scaled
      spaced.cost.most = .infinity
      spaced.cost.rise.join(CostSummary.Levels(0))
    }
    spaced.cost.rise =
      spaced.cost.rise.isEmpty
      ? spaced.cost.rise
      : CostSummary.Levels(from: price, to: Swift.max(price, spaced.cost.rise.strongest))
    return spaced
  }

  /// What views want that all have one length.
  private func equal(_ stack: StackSettings) -> Measurement? {
    var equal = Measurement(cost: .rigid(0))
    var total: CostSummary<Number>?
    if let leaves = plainLeaves(of: stack), stack.hasPlainGaps {
      total = leaves.shared
      equal.count = leaves.count
      equal.gaps = Number(stack.spacing) * Number(Double(equal.count - 1))
    } else {
      var shared = CostSummary<Number>.Shared()
      forEachNeighbour(of: stack) { last, view in
        shared.add(summary(of: view))
        if let last { equal.gaps = equal.gaps + gap(stack, after: last, before: view) }
        equal.count += 1
      }
      guard equal.count > 0 else { return equal }
      total = shared.total
    }
    guard var cost = total else { return nil }
    let count = Number(Double(equal.count))
    cost.least = cost.least * count
    cost.best = cost.best * count
    cost.most = cost.most * count
    if equal.count > 1 {
      cost.fall = cost.fall.scaled
      cost.rise = cost.rise.scaled
    }
    guard let longer = cost.translated(by: equal.gaps) else { return nil }
    equal.cost = longer
    return equal
  }

  /// What views want whose centres are equally far apart, if what they want for themselves is
  /// stronger.
  private func centred(_ stack: StackSettings, _ row: Measurement) -> Measurement? {
    let strongest = EqualCenteringRule.priority(ofPitch: 1)
    guard row.cost.fall.weakest > strongest, row.cost.rise.weakest > strongest else { return nil }
    var (first, final) = (Number(0), Number(0))
    var pitch = Number(-.infinity)
    forEachNeighbour(of: stack) { last, view in
      let best = best(of: view)
      if let last {
        let half = (final + best).half
        pitch = Swift.max(pitch, half + gap(stack, after: last, before: view))
      } else {
        first = best
      }
      final = best
    }
    var centred = row
    let natural = (first + final).half + pitch * Number(Double(row.count - 1))
    centred.cost.most = .infinity
    centred.cost.best = Swift.max(centred.cost.least, natural)
    centred.cost.fall =
      centred.cost.best > centred.cost.least
      ? CostSummary.Levels(from: strongest, to: LayoutPriority.required.rawValue)
      : CostSummary.Levels()
    centred.cost.rise = CostSummary.Levels(Slope.canvasFit.strongest)
    return centred
  }

  /// What views want that ask for shares of the stack, if they have nothing but their own lengths:
  /// these.
  private func proportional(_ stack: StackSettings) -> Measurement? {
    guard knowsGaps(stack) else { return nil }
    var isPlain = true
    forEachVisible(of: stack) {
      isPlain = isPlain && nodes[$0].needs(axis).isUsual && nodes[$0].isLeaf
    }
    guard isPlain, var row = row(stack) else { return nil }
    guard row.count > 0 else { return row }
    guard row.content - row.gaps > 0, row.content > 0,
      row.gaps >= 0 || row.content.value > -row.gaps.value * 0x1p-20
    else { return nil }
    row.cost.fall = CostSummary.Levels(
      from: LayoutPriority.defaultHigh.rawValue, to: LayoutPriority.required.rawValue)
    row.cost.rise = CostSummary.Levels(
      from: LayoutPriority.defaultLow.rawValue, to: LayoutPriority.required.rawValue)
    return row
  }

  // MARK: Across the axis

  private func across(_ stack: StackSettings) -> Measurement? {
    switch stack.alignment {
    case .fill: return filled(stack)
    case .leading, .center, .trailing: return aligned(stack)
    case .firstBaseline, .lastBaseline: return onBaseline(stack)
    }
  }

  /// What views want that all are as thick as the stack.
  private func filled(_ stack: StackSettings) -> Measurement? {
    if let leaves = plainLeaves(of: stack) {
      return leaves.shared.map { Measurement(cost: $0, count: leaves.count) }
    }
    var shared = CostSummary<Number>.Shared()
    var filled = Measurement(cost: .rigid(0))
    let countsHidden = policy.hiddenViews == .count
    forEachView(of: stack) { view in
      let isHidden = nodes[view].isHidden
      if !isHidden || countsHidden { shared.add(summary(of: view)) }
      if !isHidden { filled.count += 1 }
    }
    guard filled.count > 0 else { return filled }
    guard let cost = shared.total else { return nil }
    filled.cost = cost
    return filled
  }

  /// What views want that stand on one side: a stack as thick as the thickest.
  private func aligned(_ stack: StackSettings) -> Measurement? {
    var aligned = Measurement(cost: .rigid(0))
    var cost = CostSummary<Number>.rigid(0)
    if let leaves = plainLeaves(of: stack) {
      cost = leaves.thickest
      aligned.count = leaves.count
    } else {
      forEachView(of: stack) { view in
        let other = summary(of: view)
        cost.fall.join(other.fall)
        guard !nodes[view].isHidden else { return }
        cost.least = Swift.max(cost.least, other.least)
        cost.best = Swift.max(cost.best, other.best)
        aligned.count += 1
      }
    }
    // Weaker ones give way to what keeps a stack to the thickness of its views.
    guard cost.fall.weakest > Slope.spanningFit.strongest else { return nil }
    aligned.content = cost.best
    cost.most = .infinity
    cost.fall = cost.best > cost.least ? cost.fall.scaled : CostSummary.Levels()
    cost.rise = CostSummary.Levels(fit(of: stack))
    aligned.cost = cost
    return aligned
  }

  /// How strongly a stack keeps to the thickness of its views.
  private func fit(of stack: StackSettings) -> Double {
    let isLone = nodes[stack.position + 1].end == nodes[stack.position].end
    return isLone ? Slope.canvasFit.strongest : Slope.spanningFit.strongest
  }

  /// What views want whose texts stand on one line: as much below it as the one that hangs lowest,
  /// and above it the ascent of the first.
  private func onBaseline(_ stack: StackSettings) -> Measurement? {
    var line = Measurement(cost: .rigid(0))
    var (fall, isKnown) = (CostSummary<Number>.Levels(), true)
    var (hanging, least, ascent) = (Number(-.infinity), Number(-.infinity), Number(0))
    forEachView(of: stack) { view in
      let distance = distance(of: view, stack)
      isKnown = isKnown && nodes[view].isLeaf && !nodes[view].isHidden
      let cost = summary(of: view)
      hanging = Swift.max(hanging, cost.best - distance)
      least = Swift.max(least, cost.least - distance)
      fall.join(cost.fall)
      if line.count == 0 { ascent = distance }
      line.count += 1
    }
    guard isKnown, fall.weakest > Slope.spanningFit.strongest else { return nil }
    line.content = hanging
    let height = CostSummary(least: least, best: hanging, fall: fall.scaled)
    guard let cost = height.translated(by: ascent) else { return nil }
    line.cost = cost
    if cost.best == cost.least { line.cost.fall = CostSummary.Levels() }
    line.cost.rise = CostSummary.Levels(Slope.canvasFit.strongest)
    return line
  }

  /// How far a view's baseline is from its top, or from its bottom for last baselines.
  func distance(of view: Int, _ stack: StackSettings) -> Number {
    let text = tree.baselines(of: view)
    return Number((stack.alignment == .firstBaseline ? text?.first : text?.last) ?? 0)
  }
}

extension CostSummary {
  /// The cost of a stack that has no views to show.
  fileprivate static var emptiness: CostSummary {
    CostSummary(least: 0, best: 0, rise: Levels(Slope.lastLevel))
  }

  /// What a hidden stack counts for across the one that arranges it: the length that fits its views.
  fileprivate var whenHidden: CostSummary {
    isOpen || !(best > 0)
      ? .free
      : .held(at: best, .usual)
  }
}
