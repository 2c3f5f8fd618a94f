extension SummaryLayout {
  /// Places the root.
  func placeRoot(_ root: RootPlace) throws(Refusal) {
    let cost = summary(of: 0)
    switch root {
    case .given(let span):
      guard holds(span.min, span.length) else { throw .isInexact }
      let (min, length) = (Number(span.min), Number(span.length))
      guard length >= cost.least, length <= cost.most else { throw .needsPieces }
      spans.initializeElement(at: 0, to: AxisSpan(min: min, length: length))
    case .best(let least, let most, let min):
      guard !cost.isOpen,
        let bounded = cost.clamped(from: Number(least), to: Number(most))
      else { throw .needsPieces }
      let length = bounded.best
      guard holds(min, length.value) else { throw .isInexact }
      spans.initializeElement(at: 0, to: AxisSpan(min: Number(min), length: length))
    }
  }

  /// Whether sums with the numbers of the root's place are exact, once those of all views are.
  ///
  /// Each place is the root's and such a sum, so it does not matter how many views there are.
  private func holds(_ min: Double, _ length: Double) -> Bool {
    guard Number.isRounded else { return true }
    var grid = Grid()
    grid.add(min)
    grid.add(length)
    return grid.holds(1)
  }

  /// Places the views of every stack, from the root in.
  func placeInside() throws(Refusal) {
    var position = 0
    while position < nodes.count {
      let node = nodes[position]
      if node.isHidden, position > 0 {
        let place = AxisSpan(min: spans[position].min, length: Number(0))
        for inside in position + 1..<node.end { spans.initializeElement(at: inside, to: place) }
        position = node.end
        continue
      }
      if !node.isLeaf {
        try placeViews(of: stacks[Int(node.stack)], measurements[Int(node.stack)])
        if stacks[Int(node.stack)].holdsLeavesOnly {
          // Nothing is inside them.
          position = node.end
          continue
        }
      }
      position += 1
    }
  }

  private func placeViews(
    of stack: StackSettings, _ measurement: Measurement
  ) throws(Refusal) {
    guard nodes[stack.position].end > stack.position + 1 else { return }
    let margins = margins(stack)
    let own = spans[stack.position]
    let (near, far) = (Number(margins.near), Number(margins.far))
    let inner = AxisSpan(min: own.min + near, length: Swift.max(0, own.length - near - far))
    if stack.axis != axis {
      placeAcross(stack, measurement, in: inner)
      return
    }
    if measurement.count > 0 {
      try placeAlong(stack, measurement, in: inner)
    }
    if stack.holdsHidden { placeHidden(stack, in: inner) }
  }

  // MARK: Along the axis

  private func placeAlong(
    _ stack: StackSettings, _ measurement: Measurement, in inner: AxisSpan<Number>
  ) throws(Refusal) {
    let rest = inner.length - measurement.content
    // What rounding the given length to a double may leave.
    let rounding = (inner.length.value.magnitude + measurement.content.value.magnitude) * 0x1p-52
    let fits = rest.value.magnitude <= rounding
    switch stack.distribution.among(measurement.count) {
    case .fillEqually:
      return try placeEqually(stack, measurement, in: inner)
    case .equalCentering:
      return try placeCentred(stack, measurement, in: inner)
    case .fillProportionally where !fits:
      return try placeShares(stack, measurement, in: inner)
    case .equalSpacing where measurement.count > 1:
      return try placeSpaced(stack, measurement, rest: fits ? 0 : rest, in: inner)
    default: break
    }
    guard !fits else { return placeBest(stack, in: inner) }
    guard setLengths(of: stack, rest: rest) else { throw .needsPieces }
    placeRow(stack, in: inner, length: { spans[$0].length }) {
      gap(stack, after: $0, before: $1)
    }
  }

  /// Places views of their best lengths one after the other.
  private func placeBest(_ stack: StackSettings, in inner: AxisSpan<Number>) {
    guard isPlain(stack), stack.hasPlainGaps, !isMirrored else {
      return placeRow(stack, in: inner, length: { best(of: $0) }) {
        gap(stack, after: $0, before: $1)
      }
    }
    var edge = inner.min
    let spacing = stack.spacing
    forEachPlainLeaf(of: stack) { view, needs in
      spans.initializeElement(at: view, to: AxisSpan(min: edge, length: Number(needs.length)))
      edge = edge.adding(needs.length)
      if spacing != 0 { edge = edge.adding(spacing) }
    }
  }

  /// Places views one after the other.
  @inline(__always)
  private func placeRow(
    _ stack: StackSettings, in inner: AxisSpan<Number>,
    length: (Int) -> Number, gap: (Int, Int) -> Number
  ) {
    var edge = isMirrored ? inner.max : inner.min
    forEachNeighbour(of: stack) { last, view in
      let length = length(view)
      if isMirrored {
        if let last { edge = edge - gap(last, view) }
        edge = edge - length
        spans.initializeElement(at: view, to: AxisSpan(min: edge, length: length))
      } else {
        if let last { edge = edge + gap(last, view) }
        spans.initializeElement(at: view, to: AxisSpan(min: edge, length: length))
        edge = edge + length
      }
    }
  }

  /// Gives each view its share of what the gaps leave.
  private func placeEqually(
    _ stack: StackSettings, _ measurement: Measurement, in inner: AxisSpan<Number>
  ) throws(Refusal) {
    let rest = inner.length - measurement.gaps
    let room = rest > 0 ? rest : 0
    let count = Number(Double(measurement.count))
    let share = room / count
    guard Number.isExact(share, ofDividing: room, by: count) else { throw .isInexact }
    placeRow(stack, in: inner, length: { rigidLength(of: $0) ?? share }) {
      gap(stack, after: $0, before: $1)
    }
  }

  /// Gives what is too much to the gaps, and takes what is missing from the views.
  private func placeSpaced(
    _ stack: StackSettings, _ measurement: Measurement, rest: Number, in inner: AxisSpan<Number>
  ) throws(Refusal) {
    let gaps = rest > 0 ? measurement.gaps + rest : measurement.gaps
    let count = Number(Double(measurement.count - 1))
    let gap = gaps / count
    guard Number.isExact(gap, ofDividing: gaps, by: count) else { throw .isInexact }
    guard rest < 0 else {
      if rest > 0, measurement.hasOpen { throw .needsPieces }
      return placeRow(stack, in: inner, length: { best(of: $0) }) { _, _ in gap }
    }
    guard setLengths(of: stack, rest: rest) else { throw .needsPieces }
    placeRow(stack, in: inner, length: { spans[$0].length }) { _, _ in gap }
  }

  /// Spreads the centres of views that keep their lengths.
  private func placeCentred(
    _ stack: StackSettings, _ measurement: Measurement, in inner: AxisSpan<Number>
  ) throws(Refusal) {
    guard measurement.content <= inner.length else { throw .needsPieces }
    var (least, halves): ([Number], [Number]) = ([], [])
    least.reserveCapacity(measurement.count - 1)
    halves.reserveCapacity(measurement.count - 1)
    var (first, final) = (Number(0), Number(0))
    forEachNeighbour(of: stack) { last, view in
      let best = best(of: view)
      if let last {
        let half = (final + best).half
        halves.append(half)
        least.append(half + gap(stack, after: last, before: view))
      } else {
        first = best
      }
      final = best
    }
    let sum = inner.length - (first + final).half
    let pitches = Pitches(least: least).pitches(sum: sum)
    guard pitches.areExact else { throw .isInexact }
    var place = -1
    placeRow(stack, in: inner, length: { best(of: $0) }) { _, _ in
      place += 1
      return pitches.all[place] - halves[place]
    }
  }

  /// Gives each view its share of the stack, and the last one what is left.
  private func placeShares(
    _ stack: StackSettings, _ measurement: Measurement, in inner: AxisSpan<Number>
  ) throws(Refusal) {
    let total = measurement.content
    let ratio = inner.length / total
    var left = inner.length - measurement.gaps
    var (last, areExact) = (-1, true)
    forEachVisible(of: stack) { view in
      guard areExact else { return }
      var length = ratio * best(of: view)
      if Number.isRounded {
        let product = inner.length * best(of: view)
        length = product / total
        areExact =
          Number.isExact(product, ofMultiplying: inner.length, by: best(of: view))
          && Number.isExact(length, ofDividing: product, by: total)
      }
      spans.initializeElement(at: view, to: AxisSpan(min: 0, length: length))
      left = left - length
      last = view
    }
    guard areExact else { throw .isInexact }
    let rounding = inner.length.value.magnitude * 0x1p-52
    if left.value.magnitude > rounding { spans[last].length = spans[last].length + left }
    guard spans[last].length >= 0 else { throw .needsPieces }
    placeRow(stack, in: inner, length: { spans[$0].length }) {
      gap(stack, after: $0, before: $1)
    }
  }

  // MARK: Hidden views

  /// Gives hidden views no length: in the middle of the gap they stand in, or at an end.
  private func placeHidden(_ stack: StackSettings, in inner: AxisSpan<Number>) {
    let end = nodes[stack.position].end
    let (start, stop) = isMirrored ? (inner.max, inner.min) : (inner.min, inner.max)
    var (before, next): (Int?, Int) = (nil, stack.position)
    forEachView(of: stack) { view in
      guard nodes[view].isHidden else {
        before = view
        return
      }
      if next <= view {
        next = nodes[view].end
        while next < end, nodes[next].isHidden { next = nodes[next].end }
      }
      var place = before == nil ? start : stop
      if let before, next < end {
        let edges =
          isMirrored
          ? (spans[before].min, spans[next].max) : (spans[before].max, spans[next].min)
        place = (edges.0 + edges.1).half
      }
      spans.initializeElement(at: view, to: AxisSpan(min: place, length: 0))
    }
  }

  // MARK: Across the axis

  private func placeAcross(
    _ stack: StackSettings, _ measurement: Measurement, in inner: AxisSpan<Number>
  ) {
    switch stack.alignment {
    case .fill: fill(stack, inner)
    case .leading: placeAside(stack, isMirrored ? 1 : 0, in: inner)
    case .center: placeAside(stack, 0.5, in: inner)
    case .trailing: placeAside(stack, isMirrored ? 0 : 1, in: inner)
    case .firstBaseline, .lastBaseline: placeOnBaseline(stack, measurement, in: inner)
    }
  }

  /// Gives views the whole place, but for those that have another length.
  private func fill(_ stack: StackSettings, _ inner: AxisSpan<Number>) {
    guard !isPlain(stack) else {
      forEachPlainLeaf(of: stack) { view, needs in
        let length = needs.kind == .required ? Number(needs.length) : inner.length
        spans.initializeElement(at: view, to: AxisSpan(min: inner.min, length: length))
      }
      return
    }
    forEachView(of: stack) { view in
      let rigid = nodes[view].isHidden ? nil : rigidLength(of: view)
      spans.initializeElement(at: view, to: AxisSpan(min: inner.min, length: rigid ?? inner.length))
    }
  }

  /// Places views with a share of the room that each leaves before it.
  @inline(__always)
  private func placeAside(_ stack: StackSettings, _ share: Number, in inner: AxisSpan<Number>) {
    guard !isPlain(stack) else {
      forEachPlainLeaf(of: stack) { view, needs in
        let best = Number(needs.length)
        let isBest = best < inner.length || needs.kind == .required
        place(view, isBest ? best : inner.length, share, in: inner)
      }
      return
    }
    forEachView(of: stack) { view in
      let best = best(of: view)
      let isBest = nodes[view].isHidden || best < inner.length || rigidLength(of: view) != nil
      place(view, isBest ? best : inner.length, share, in: inner)
    }
  }

  @inline(__always)
  private func place(
    _ view: Int, _ length: Number, _ share: Number, in inner: AxisSpan<Number>
  ) {
    let min = inner.min + (inner.length - length) * share
    spans.initializeElement(at: view, to: AxisSpan(min: min, length: length))
  }

  private func placeOnBaseline(
    _ stack: StackSettings, _ measurement: Measurement, in inner: AxisSpan<Number>
  ) {
    let ascent = distance(of: stack.position + 1, stack)
    let below = Swift.min(measurement.content, inner.length - ascent)
    let isFirst = stack.alignment == .firstBaseline
    forEachView(of: stack) { view in
      let (cost, distance) = (summary(of: view), distance(of: view, stack))
      let height = cost.isRigid ? cost.least : Swift.min(cost.best, below + distance)
      let min = isFirst ? inner.max - below - distance : inner.min + below + distance - height
      spans.initializeElement(at: view, to: AxisSpan(min: min, length: height))
    }
  }
}
