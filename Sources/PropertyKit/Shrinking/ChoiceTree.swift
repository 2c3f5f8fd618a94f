/// What the runs so far showed of a generator: after which choices which limit follows, or the end.
///
/// Generators decide by what they drew, so two scripts that lead along the same branches draw the
/// same case. Scripts differ from what is drawn by numbers past a limit, which are cut, by numbers
/// nobody reads, by zeros past the end and where nothing was left to choose; the tree knows that
/// without a run. Only sequences of at most `longest` choices are kept: one tree of long ones would
/// fill the memory.
struct ChoiceTree {
  private struct Edge: Hashable {
    let node: Int
    let index: UInt64
  }

  private enum Node {
    case end
    case choice(limit: UInt64, isForced: Bool)
  }

  private static let longest = 256
  private var nodes: [Node] = []
  private var children: [Edge: Int] = [:]

  /// Adds what a run drew from first to last; O(n).
  mutating func insert(_ choices: [Choice]) {
    guard choices.count <= Self.longest else { return }
    var edge = Edge(node: -1, index: 0)
    for choice in choices {
      let node = child(at: edge, adding: .choice(limit: choice.limit, isForced: choice.isForced))
      edge = Edge(node: node, index: choice.index)
    }
    _ = child(at: edge, adding: .end)
  }

  /// Whether a script reads as a sequence that was drawn before; O(n).
  func contains(_ script: [UInt64]) -> Bool {
    var edge = Edge(node: -1, index: 0)
    var position = 0
    while let node = children[edge] {
      guard case .choice(let limit, let isForced) = nodes[node] else { return true }
      let index = position < script.count ? min(script[position], limit) : 0
      edge = Edge(node: node, index: isForced ? limit : index)
      position += 1
    }
    return false
  }

  private mutating func child(at edge: Edge, adding node: Node) -> Int {
    if let known = children[edge] { return known }
    children[edge] = nodes.count
    nodes.append(node)
    return nodes.count - 1
  }
}
