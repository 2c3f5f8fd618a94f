// What equal centring makes of lengths. A pitch is the distance between the centres of two neighbours.
extension Reasoner {
  /// A stack as long as the widest of its pitches makes all.
  func widestPitches(_ stack: Int, _ axis: Axis, _ visible: [Int]) -> [Equation] {
    guard let first = visible.first, let last = visible.last else { return [] }
    let two = Formula.number(2, WhyText.halves)
    return visible.indices.dropLast().filter { isLeast($0, stack, axis, visible) }.map { widest in
      let pair = [visible[widest], visible[widest + 1]]
      let gap = gap(after: widest, in: stack, visible)
      let places = ([stack, first, last] + pair).map { place($0, axis) }
      return Equation(lengths: places, level: .leftovers) { found, target in
        guard target == places[0] else { return nil }
        let ends = Formula.sum([first, last].map { found.length($0, axis) })
        let pitch = Formula.sum([
          .quotient(.sum(pair.map { found.length($0, axis) }), two), gap,
        ])
        let pitches = Formula.product(.number(Double(visible.count - 1), WhyText.pitches), pitch)
        return Solution(
          .contentsInARow, contents: .sum([.quotient(ends, two), pitches]),
          margins: found.margins(of: stack, axis))
      }
    }
  }

  /// The pitches of a stack that are like its first although its views are squeezed.
  struct AlikePitches {
    let stack: Int
    let axis: Axis
    /// What each of them differs by from the first: nothing.
    let zeros: [LinearForm]
  }

  /// The most views that give way together of which it is told how long they are.
  private static let mostTogether = 12

  /// The stacks whose views give way so that pitches are like the first: with the least gaps, what
  /// two neighbours take together is what the first two take, but for twice what the gaps differ by.
  func alikePitches() -> [AlikePitches] {
    tree.nodes.indices.compactMap { stack in
      guard !tree.nodes[stack].isLeaf, !isHidden[stack],
        settings(of: stack).distribution == .equalCentering
      else { return nil }
      let axis = settings(of: stack).axis
      let visible = arranged(by: stack).visible
      let pitches = visible.indices.dropLast().map { place in
        Formula.sum([
          length(visible[place], axis), length(visible[place + 1], axis),
          .product(.number(2, WhyText.times), gap(after: place, in: stack, visible)),
        ])
      }
      let zeros = pitches.indices.dropFirst().compactMap { place in
        let next = length(visible[place + 1], axis)
        let isAlike = holds(
          .difference(pitches[0], .difference(pitches[place], next)),
          for: measure(.length, visible[place + 1], axis))
        return isAlike ? LinearForm(.difference(pitches[0], pitches[place])) : nil
      }
      return zeros.isEmpty ? nil : AlikePitches(stack: stack, axis: axis, zeros: zeros)
    }
  }

  /// The lengths that alike pitches settle, together with the rows that share an open length with
  /// them.
  ///
  /// Views of 20, 60, 40 and 30 in 100 come to 20, 30, 20 and 30: with all pitches alike, two
  /// neighbours take 50 of the 100 together, and the last is as long as it likes.
  func solutions(
    of pitches: AlikePitches, amongst all: [AlikePitches]
  ) -> [(target: Int, Solution)] {
    let axis = pitches.axis
    var zeros: [LinearForm] = []
    var open: [Int] = []
    var stacks = [pitches.stack]
    var next = 0
    while next < stacks.count {
      let stack = stacks[next]
      next += 1
      let visible = arranged(by: stack).visible
      let contents = Formula.sum(
        margins(of: stack, axis) + visible.map { length($0, axis) } + gaps(in: stack, visible))
      if holds(contents, for: measure(.length, stack, axis)) {
        zeros.append(LinearForm(.difference(length(stack, axis), contents)))
      }
      zeros += all.first { ($0.stack, $0.axis) == (stack, axis) }?.zeros ?? []
      for view in [stack] + visible where lengths[place(view, axis)] == nil && !open.contains(view)
      {
        open.append(view)
        guard open.count <= Self.mostTogether else { return [] }
        stacks += [parents[view], view].compactMap(\.self).filter { stack in
          !tree.nodes[stack].isLeaf && settings(of: stack).axis == axis && !stacks.contains(stack)
        }
      }
    }
    return open.compactMap { view in
      LinearForm.value(
        of: measure(.length, view, axis),
        without: open.filter { $0 != view }.map { measure(.length, $0, axis) }, where: zeros
      ).map { (place(view, axis), Solution(.alikePitches, $0)) }
    }
  }

  /// Whether the gap after a view is the least there may be.
  func isLeast(_ place: Int, _ stack: Int, _ axis: Axis, _ visible: [Int]) -> Bool {
    let (near, far) = flow(visible[place], visible[place + 1], axis)
    return holds(
      .difference(term(.start, far, axis), gap(after: place, in: stack, visible)),
      for: measure(.end, near, axis))
  }

  /// Two neighbours, the one more to the left or the top first.
  func flow(_ first: Int, _ second: Int, _ axis: Axis) -> (Int, Int) {
    isMirrored(axis) ? (second, first) : (first, second)
  }
}
