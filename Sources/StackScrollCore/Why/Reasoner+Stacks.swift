// What stacks make of the lengths of their views, rule by rule.
extension Reasoner {
  /// The equations between a stack's length and those of the views that it arranges.
  func equationsOfStack(_ stack: Int, _ axis: Axis) -> [Equation] {
    let arranged = arranged(by: stack)
    let settings = settings(of: stack)
    let visible = arranged.visible
    guard settings.axis == axis else { return across(stack, axis, arranged) }
    let empty = emptied(stack, axis, arranged)
    guard !visible.isEmpty else { return empty }
    switch settings.distribution.among(visible.count) {
    case .fill: return empty + [row(stack, axis, visible, gaps(in: stack, visible))]
    case .fillEqually: return empty + equally(stack, axis, visible)
    case .fillProportionally: return empty + proportionally(stack, axis, visible)
    case .equalSpacing: return empty + [row(stack, axis, visible, spacedGaps(in: stack, visible))]
    case .equalCentering:
      return empty + [row(stack, axis, visible, gaps(in: stack, visible))]
        + widestPitches(stack, axis, visible)
    }
  }

  /// A stack that shows no view, or whose views overlap as far as they reach, is as long as its
  /// margins.
  private func emptied(_ stack: Int, _ axis: Axis, _ arranged: Arranged) -> [Equation] {
    guard !arranged.visible.isEmpty || !arranged.hidden.isEmpty else { return [] }
    return [
      Equation(lengths: [place(stack, axis)], level: .margins) { found, _ in
        Solution(
          .contentsInARow, contents: .sum([]), margins: found.margins(of: stack, axis))
      }
    ]
  }

  // MARK: Along

  /// The largest of the least gaps of a stack.
  func largestGap(in stack: Int, _ visible: [Int]) -> Formula? {
    greatest(visible.indices.dropLast().map { gap(after: $0, in: stack, visible) })
  }

  /// The least gaps of a stack whose gaps are alike: as many of the largest.
  private func spacedGaps(in stack: Int, _ visible: [Int]) -> [Formula] {
    guard let widest = largestGap(in: stack, visible) else { return [] }
    let count = visible.count - 1
    return [count == 1 ? widest : .product(.number(Double(count), WhyText.gaps), widest)]
  }

  /// A stack as long as its views and gaps, or one view as long as the rest.
  private func row(
    _ stack: Int, _ axis: Axis, _ visible: [Int], _ gaps: [Formula], level: Level = .stack
  ) -> Equation {
    let places = ([stack] + visible).map { place($0, axis) }
    // A view without text that is measured by its bottom edge takes nothing of its own.
    let inGaps = Set(gaps.flatMap(\.parts))
    let counted = visible.filter { !inGaps.contains(.measure(measure(.length, $0, axis))) }
    let gaps = gaps.map { withoutLengths(in: $0, of: visible, axis) }
    return Equation(lengths: places, level: level) { found, target in
      let others = counted.filter { found.place($0, axis) != target }
      let sum = others.map { found.length($0, axis) } + gaps
      let margins = found.margins(of: stack, axis)
      guard target != places[0] else {
        return Solution(.contentsInARow, contents: .sum(sum), margins: margins)
      }
      guard let view = counted.first(where: { found.place($0, axis) == target }) else { return nil }
      var solution = Solution(
        found.taking(view, stack, axis),
        .difference(found.length(stack, axis), .sum(margins + sum)))
      solution.restOf = places[0]
      return solution
    }
  }

  /// A gap without the length of the view behind it, where it is measured from that view's bottom.
  private func withoutLengths(in gap: Formula, of views: [Int], _ axis: Axis) -> Formula {
    let lengths = Set(views.map { Formula.Part.measure(measure(.length, $0, axis)) })
    return gap.without { part, _ in lengths.contains(part) }
  }

  /// How a view comes to take what others leave.
  private func taking(_ view: Int, _ stack: Int, _ axis: Axis) -> Rule {
    if settings(of: stack).distribution == .fillProportionally { return .proportionalShare }
    guard let own = here.views[view].leaf?.intrinsic[axis] else { return .remainder }
    let length = here.layout.frames[view].length(axis)
    if Tolerance.standard.isEqual(length, own) { return .remainder }
    return length > own ? .stretched : .squeezed
  }

  private func equally(_ stack: Int, _ axis: Axis, _ visible: [Int]) -> [Equation] {
    let gaps = gaps(in: stack, visible)
    let inGaps = visible.filter { view in
      gaps.contains { $0.parts.contains(.measure(measure(.length, view, axis))) }
    }
    let number = Formula.number(Double(visible.count), WhyText.views)
    return visible.map { view in
      let places = ([stack, view] + inGaps).map { place($0, axis) }
      return Equation(lengths: places, level: .shares) { found, target in
        let margins = found.margins(of: stack, axis)
        let length = found.length(view, axis)
        if target == places[0] {
          let views = visible.count == 1 ? length : .product(number, length)
          var solution = Solution(.equalContents, contents: .sum([views] + gaps), margins: margins)
          solution.model = view
          return solution
        }
        guard target == places[1], !inGaps.contains(view) else { return nil }
        if let model = found.models[places[0]] {
          return Solution(.equalShares, found.length(model, axis))
        }
        let left = Formula.difference(found.length(stack, axis), .sum(margins + gaps))
        return Solution(.equalShares, visible.count == 1 ? left : .quotient(left, number))
      }
    }
  }

  private func proportionally(_ stack: Int, _ axis: Axis, _ visible: [Int]) -> [Equation] {
    let asking = visible.filter { here.views[$0].leaf?.intrinsic[axis] != nil }
    let gaps = gaps(in: stack, visible)
    let own = asking.map { input(.ownLength(tree.ids[$0], axis)) }
    let total = Formula.sum(own + gaps)
    let numbers = { (formulas: [Formula]) in formulas.map { DoubleDouble($0.value) } }
    guard FillProportionallyRule.total(of: numbers(own), numbers(gaps)) != nil else {
      return equally(stack, axis, visible)
    }
    let none = visible.filter { !asking.contains($0) }.map { view in
      single(view, axis, .own, .proportionalShare, .number(0, WhyText.noShare))
    }
    // A lone share is the whole.
    guard asking.count > 1 || visible.count > 1 && Formula.sum(gaps).value != 0 else {
      return [row(stack, axis, visible, gaps)] + none
    }
    let room = givenRoom(in: stack, axis)
    let takesShare = zip(asking, own).filter { view, own in
      holds(.quotient(.product(own, room), total), for: measure(.length, view, axis))
    }
    let shares = takesShare.map { view, own in
      share(of: view, own, total, stack, axis)
    }
    let payers = visible.filter { view in !takesShare.contains { $0.0 == view } }
    let rest = zip(asking, own).filter { payers.contains($0.0) }.map(\.1) + gaps
    let left = leftover(payers, rest, gaps, stack, axis)
    let all = [left, row(stack, axis, visible, gaps, level: .margins)] + shares + none
    guard !payers.isEmpty, !takesShare.isEmpty, Formula.sum(rest).value != 0 else { return all }
    let places = ([stack] + payers).map { place($0, axis) }
    let paying = Equation(lengths: places, level: .leftovers) { found, target in
      guard target == places[0] else { return nil }
      let paid = Formula.sum(payers.map { found.length($0, axis) } + gaps)
      var solution = Solution(
        .contentsInARow, contents: .quotient(.product(paid, total), .sum(rest)),
        margins: found.margins(of: stack, axis))
      solution.scale = (paid, .sum(rest))
      return solution
    }
    return all + [paying]
  }

  /// What is left for a view whose share is not asked for strongly enough, in a free stack.
  private func leftover(
    _ payers: [Int], _ own: [Formula], _ gaps: [Formula], _ stack: Int, _ axis: Axis
  ) -> Equation {
    let places = ([stack] + payers).map { place($0, axis) }
    return Equation(lengths: places, level: .leftovers) { found, target in
      guard target != places[0], let scale = found.scales[places[0]] else { return nil }
      let others = payers.filter { found.place($0, axis) != target }.map { found.length($0, axis) }
      var solution = Solution(
        .proportionalShare,
        .difference(.quotient(.product(.sum(own), scale.of), scale.by), .sum(others + gaps)))
      solution.restOf = places[0]
      return solution
    }
  }

  /// A view that has its share of a stack, or a stack of which a view has its share.
  private func share(
    of view: Int, _ own: Formula, _ total: Formula, _ stack: Int, _ axis: Axis
  ) -> Equation {
    let places = [place(stack, axis), place(view, axis)]
    return Equation(lengths: places, level: .shares) { found, target in
      guard target == places[0] else {
        if let scale = found.scales[places[0]] {
          return Solution(.proportionalShare, .quotient(.product(own, scale.of), scale.by))
        }
        return Solution(
          .proportionalShare, .quotient(.product(own, found.givenRoom(in: stack, axis)), total))
      }
      guard own.value > 0 else { return nil }
      let length = found.length(view, axis)
      guard found.lengths[places[1]]?.rule != .ownLength else {
        return Solution(
          .contentsInARow, contents: total, margins: found.margins(of: stack, axis))
      }
      var solution = Solution(
        .contentsInARow, contents: .quotient(.product(length, total), own),
        margins: found.margins(of: stack, axis))
      solution.scale = (length, own)
      return solution
    }
  }

  func isMirrored(_ axis: Axis) -> Bool {
    axis == .horizontal && screen.layoutDirection == .rightToLeft
  }

  // MARK: Across

  private func across(_ stack: Int, _ axis: Axis, _ arranged: Arranged) -> [Equation] {
    let settings = settings(of: stack)
    let margins = margins(of: stack, axis)
    let empty = emptied(stack, axis, arranged)
    if settings.alignment.isBaseline { return empty + hanging(stack, axis, arranged.visible) }
    let fills = settings.alignment == .fill
    let pairs = arranged.visible.map { view in
      let places = [place(stack, axis), place(view, axis)]
      return Equation(lengths: places, level: .shares) { found, target in
        target == places[0]
          ? Solution(.thickestView, contents: found.length(view, axis), margins: margins)
          : Solution(fills ? .fillsAcross : .alignedLength, found.room(in: stack, axis))
      }
    }
    guard fills else { return empty + pairs }
    let hidden = arranged.hidden.flatMap { view -> [Equation] in
      let places = [place(stack, axis), place(view, axis)]
      let filling = Equation(lengths: places, level: .required) { found, target in
        target == places[1] ? Solution(.fillsAcross, found.room(in: stack, axis)) : nil
      }
      guard let wish = restingLength(of: view, axis) else { return [filling] }
      let holding = Equation(lengths: [places[0]], level: .shares) { _, _ in
        Solution(.thickestView, contents: wish, margins: margins)
      }
      return [filling, holding]
    }
    return empty + pairs + hidden
  }

  /// How far a view's baseline is from its top, or from its bottom for last baselines; without text
  /// it is the bottom edge.
  func distance(_ view: Int, _ alignment: Alignment) -> Formula {
    let isFirst = alignment == .firstBaseline
    guard tree.baselines(of: view) != nil else {
      return isFirst ? length(view, .vertical) : .sum([])
    }
    return input(isFirst ? .firstBaseline(tree.ids[view]) : .lastBaseline(tree.ids[view]))
  }

  /// A stack that reaches from its first view to the lowest bottom, mirrored for last baselines.
  private func hanging(_ stack: Int, _ axis: Axis, _ visible: [Int]) -> [Equation] {
    guard let first = visible.first else { return [] }
    let alignment = settings(of: stack).alignment
    let margins = margins(of: stack, axis)
    let hasText = { (view: Int) in tree.baselines(of: view) != nil }
    // What the first view has above the line; without text it is all of it.
    let isBare = alignment == .firstBaseline && !hasText(first)
    var result: [Equation] = []
    for view in visible where view == first || hasText(view) || alignment == .lastBaseline {
      let isFirst = view == first
      let places = (isFirst || !isBare ? [stack, view] : [stack, view, first])
        .map { place($0, axis) }
      let below = distance(view, alignment)
      result.append(
        Equation(lengths: places, level: .shares) { found, target in
          let length = found.length(view, axis)
          let above = found.distance(first, alignment)
          let hung = isFirst ? length : Formula.difference(.sum([above, length]), below)
          if target == places[0] {
            return Solution(.thickestView, contents: hung, margins: margins)
          }
          let room = found.room(in: stack, axis)
          if isFirst { return Solution(.roomFromBaseline, room) }
          if target == places[1] {
            return Solution(.roomFromBaseline, .difference(.sum([room, below]), above))
          }
          return Solution(.roomFromBaseline, .difference(.sum([room, below]), length))
        })
    }
    guard alignment == .firstBaseline else { return result }
    // One without text stands on the line, below which nothing else need hang.
    if visible.contains(where: { $0 != first && !hasText($0) }), !isBare {
      result.append(
        Equation(lengths: [place(stack, axis)], level: .leftovers) { found, _ in
          Solution(
            .thickestView, contents: found.distance(first, alignment), margins: margins)
        })
    }
    // One without text that comes first reaches as far up as others without text do.
    if isBare {
      for view in visible where view != first && !hasText(view) {
        let places = [place(first, axis), place(view, axis)]
        result.append(
          Equation(lengths: places, level: .leftovers) { found, target in
            target == places[0] ? Solution(.roomFromBaseline, found.length(view, axis)) : nil
          })
      }
    }
    // A view without text has the room that the others' text has above the line.
    for view in visible where !hasText(view) {
      for other in visible where hasText(other) {
        result.append(
          single(view, axis, .leftovers, .roomFromBaseline, distance(other, alignment)))
      }
    }
    return result
  }
}
