/// What the leaves of a stack want together, where plain data says it all: one loop over their needs.
struct PlainLeaves<Number: LayoutNumber> {
  /// How many leaves there are.
  let count: Int
  /// The sum of the lengths that give way, and the longest of all.
  private var (yielding, longest): (Number, Double) = (0, 0)
  /// The sum of the required lengths, the shortest and the longest of them.
  private var (required, shortest, greatest) = (Number(0), Double.infinity, -Double.infinity)
  /// How many have a required length, and how many leave theirs open.
  private var (rigid, open) = (0, 0)
  private var (fall, rise) = (CostSummary<Number>.Levels(), CostSummary<Number>.Levels())

  /// Counts the leaves of a stack together.
  ///
  /// - Parameter areAlike: whether they have one required length: then it need not be added up.
  @inline(__always)
  init(
    _ leaves: Range<Int>, areAlike: Bool, _ held: UnsafeBufferPointer<HeldLevels>,
    needs: (Int) -> AxisNeeds
  ) {
    count = leaves.count
    if areAlike, let length = leaves.first.map(needs)?.length {
      rigid = count
      required = Number(length) * Number(Double(count))
      (longest, shortest, greatest) = (length, length, length)
      return
    }
    // Those alike in how they are held are counted, most often all of them.
    var (place, own, ownAboveZero): (Int32, Int, Int) = (0, 0, 0)
    var (yielding, longest) = (Number(0), 0.0)
    for leaf in leaves {
      let needs = needs(leaf)
      longest = needs.length > longest ? needs.length : longest
      switch needs.kind {
      case .own:
        if needs.place != place {
          note(held[Int(place)], own, ownAboveZero)
          (place, own, ownAboveZero) = (needs.place, 0, 0)
        }
        own += 1
        yielding = yielding.adding(needs.length)
        if needs.length > 0 { ownAboveZero += 1 }
      case .required:
        rigid += 1
        required = required.adding(needs.length)
        shortest = needs.length < shortest ? needs.length : shortest
        greatest = needs.length > greatest ? needs.length : greatest
      case .nothing, .special: open += 1
      }
    }
    note(held[Int(place)], own, ownAboveZero)
    rise.join(0, times: open)
    (self.yielding, self.longest) = (yielding, longest)
  }

  private mutating func note(_ levels: HeldLevels, _ own: Int, _ ownAboveZero: Int) {
    fall.join(levels.resistance.rawValue, times: ownAboveZero)
    rise.join(levels.hugging.rawValue, times: own)
  }

  /// The cost of all lengths one after the other.
  var sum: CostSummary<Number> {
    CostSummary(
      least: required, most: rigid == count ? required : .infinity,
      best: required + yielding, fall: fall, rise: rise)
  }

  /// The cost of the greatest length, for views that need not be alike.
  var thickest: CostSummary<Number> {
    CostSummary(
      least: rigid > 0 ? Number(greatest) : 0, best: Number(longest), fall: fall, rise: rise)
  }

  /// The cost of one length that all have; nil if it takes the pieces to tell, or if none is allowed.
  var shared: CostSummary<Number>? {
    guard rigid == 0 else {
      let isOne = shortest == greatest || Tolerance.standard.isEqual(shortest, greatest)
      return isOne ? .rigid(Number(shortest)) : nil
    }
    var cost = CostSummary(least: 0, best: Number(longest), fall: fall, rise: rise)
    if open < count {
      guard fall.isEmpty || fall.weakest > rise.strongest else { return nil }
      // Above the best length all rise that are not open.
      if count > 1 {
        cost.rise = CostSummary.Levels(from: rise.strongest, to: rise.strongest)
        cost.fall = fall.scaled
      }
    }
    return cost
  }
}

extension SummaryLayout {
  /// The leaves of a stack, if it holds nothing else and plain data says what they want.
  @inline(__always)
  func plainLeaves(of stack: StackSettings) -> PlainLeaves<Number>? {
    guard isPlain(stack) else { return nil }
    let leaves = inside(stack)
    return axis == .horizontal
      ? PlainLeaves(leaves, areAlike: stack.sharesWidth, held) { nodes[$0].width }
      : PlainLeaves(leaves, areAlike: stack.sharesHeight, held) { nodes[$0].height }
  }

  /// Whether a stack holds leaves only, and plain data says what they want.
  @inline(__always)
  func isPlain(_ stack: StackSettings) -> Bool {
    axis == .horizontal ? stack.hasPlainWidths : stack.hasPlainHeights
  }

  /// The positions of all that is inside a stack.
  @inline(__always)
  func inside(_ stack: StackSettings) -> Range<Int> {
    stack.position + 1..<nodes[stack.position].end
  }

  /// Calls a function for each leaf of a stack that holds nothing else, with what it needs.
  @inline(__always)
  func forEachPlainLeaf(of stack: StackSettings, _ body: (Int, AxisNeeds) -> Void) {
    if axis == .horizontal {
      for leaf in inside(stack) { body(leaf, nodes[leaf].width) }
    } else {
      for leaf in inside(stack) { body(leaf, nodes[leaf].height) }
    }
  }
}
