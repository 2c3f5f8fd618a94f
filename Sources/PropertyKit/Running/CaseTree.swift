/// The cases of a small space, smallest first.
struct AllCases {
  let scripts: [[UInt64]]
  let extent: Extent
}

extension CaseRunner {
  /// Every case, if the settings ask for it and there are few enough; nil to draw random ones.
  ///
  /// The body is not run for it, and what it costs is bounded.
  func allCases() -> AllCases? {
    if let isolated { return isolated.allCases() }
    guard settings.enumeration != .never, settings.cases > 0 else { return nil }
    let wantsAny = settings.enumeration == .smallestFirst
    var tree = CaseTree { draw(.counted($0)) }
    var scripts: [[UInt64]] = []
    while scripts.count <= settings.cases, wantsAny || tree.isPerhapsSmall(settings),
      let next = tree.next()
    {
      // Choices that a filter refuses stand for no case.
      if case .filterExhausted? = next.discard { continue }
      scripts.append(next.sequence.indices)
    }
    if tree.isExhausted, !scripts.isEmpty, scripts.count <= settings.cases {
      scripts.sort(by: ChoiceSequence.isSimpler)
      return AllCases(scripts: scripts, extent: .all)
    }
    return wantsAny
      ? AllCases(scripts: Array(scripts.prefix(settings.cases)), extent: .smallest) : nil
  }

  /// Runs counted cases, as the slots from one on.
  func run(_ scripts: [[UInt64]], firstSlot: Int) -> BlockResult {
    if let isolated { return isolated.run(scripts, firstSlot: firstSlot) }
    var block = BlockResult(firstSlot: firstSlot)
    for (offset, script) in scripts.enumerated() where firstSlot + offset < block.end(settings) {
      run(script, slot: firstSlot + offset, into: &block)
    }
    return block
  }

  private func run(_ script: [UInt64], slot: Int, into block: inout BlockResult) {
    let (outcome, sequence) = run(.counted(script))
    switch outcome {
    case .passed:
      block.passed += 1
      count(.counted(script), &block)
    case .discarded(let reason): _ = block.discard(reason, slot: slot, allowed: .max)
    case .failed(let failure):
      if block.fail(failure, slot: slot, origin: .counted(script)) {
        settings.store?.keep(kind: failure.kind, ReplayToken(sequence))
      }
    }
  }
}

extension CaseTree {
  /// How many choices may be drawn to find out that a space is small: a moment's work.
  private static let maximumDrawnChoices = 4000

  /// Whether the space may still have no more cases than a run.
  fileprivate func isPerhapsSmall(_ settings: Settings) -> Bool {
    leastCount <= UInt64(settings.cases) && drawnChoices <= Self.maximumDrawnChoices
  }
}

/// All choice sequences of a generator as a tree, walked from the simplest on.
///
/// The root is the case of which every choice is 0. A child has one choice more that is not 0, or
/// the last of those one higher; zeros follow. So every sequence has one parent, and is met once.
/// What is met next is the simplest of those whose parents have been met: smallest first, but for a
/// case that is shorter than its parent, which comes later than it should.
struct CaseTree {
  /// Draws the case of a list of choices: everything that was chosen, refused values too.
  private let draw: ([UInt64]) -> (discard: Discard?, sequence: ChoiceSequence)
  private var frontier: Frontier
  /// How many choices were drawn so far: what the walk costs.
  private(set) var drawnChoices = 0
  /// A number of sequences that there are at least, judged by those that were drawn.
  ///
  /// Each choice of a sequence could be any other number up to its limit, so there are at least as
  /// many sequences as the limits of one of them add up to.
  private(set) var leastCount: UInt64 = 1

  init(draw: @escaping ([UInt64]) -> (discard: Discard?, sequence: ChoiceSequence)) {
    self.draw = draw
    frontier = Frontier()
    push([])
  }

  /// Whether every sequence has been given out.
  var isExhausted: Bool { frontier.isEmpty }

  /// The next sequence, and why it was given up if it was; nil after the last.
  ///
  /// - Complexity: as many draws as the sequence has choices.
  mutating func next() -> (discard: Discard?, sequence: ChoiceSequence)? {
    guard let node = frontier.popSimplest() else { return nil }
    let choices = node.sequence.choices
    if node.fixed > 0 { pushRaised(choices, at: node.fixed - 1) }
    for place in node.fixed..<choices.count { pushRaised(choices, at: place) }
    return (node.discard, node.sequence)
  }

  private mutating func pushRaised(_ choices: [Choice], at place: Int) {
    guard choices[place].index < choices[place].limit else { return }
    push(choices[..<place].map(\.index) + [choices[place].index + 1])
  }

  private mutating func push(_ script: [UInt64]) {
    let (discard, sequence) = draw(script)
    drawnChoices += sequence.choices.count + 1
    leastCount = max(leastCount, sequence.choices.reduce(1) { $0.addingSaturated($1.limit) })
    frontier.push(Frontier.Node(discard: discard, sequence: sequence, fixed: script.count))
  }
}

/// The sequences that may come next, as a binary heap with the simplest on top.
private struct Frontier {
  /// A sequence, and how many of its choices its children share.
  struct Node {
    let discard: Discard?
    let sequence: ChoiceSequence
    let fixed: Int

    func isSimpler(than other: Node) -> Bool {
      ChoiceSequence.isSimpler(sequence.indices, than: other.sequence.indices)
    }
  }

  private var nodes: [Node] = []

  var isEmpty: Bool { nodes.isEmpty }

  mutating func push(_ node: Node) {
    nodes.append(node)
    var child = nodes.count - 1
    while child > 0, nodes[child].isSimpler(than: nodes[(child - 1) / 2]) {
      nodes.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popSimplest() -> Node? {
    guard !nodes.isEmpty else { return nil }
    nodes.swapAt(0, nodes.count - 1)
    let top = nodes.removeLast()
    var parent = 0
    while let child = simplestChild(of: parent), nodes[child].isSimpler(than: nodes[parent]) {
      nodes.swapAt(child, parent)
      parent = child
    }
    return top
  }

  private func simplestChild(of parent: Int) -> Int? {
    let (left, right) = (2 * parent + 1, 2 * parent + 2)
    guard left < nodes.count else { return nil }
    return right < nodes.count && nodes[right].isSimpler(than: nodes[left]) ? right : left
  }
}

extension UInt64 {
  fileprivate func addingSaturated(_ other: UInt64) -> UInt64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
