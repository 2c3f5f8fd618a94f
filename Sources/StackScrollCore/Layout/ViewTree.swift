/// The views of a tree in one array, each followed by everything inside it.
///
/// This is tree order. Read backwards, every view comes after what it holds; read forwards, after
/// what holds it. So both passes of a layout are plain loops, and depth costs no stack.
struct ViewTree: Sendable {
  /// One view, without what is inside it.
  struct Node: Sendable {
    /// What a node consists of, arranged views apart.
    enum Kind: Sendable {
      case leaf(IntrinsicSize)
      /// The settings of a stack; its `arrangedViews` are empty.
      case stack(StackView)
    }

    let id: ViewID
    let width: Length
    let height: Length
    let kind: Kind
    /// How many views hold this one.
    let depth: Int
    /// The position after the last view inside this one.
    var end: Int

    func length(along axis: Axis) -> Length {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
  }

  /// The views in tree order; the root is the first, and there always is one.
  private(set) var nodes: [Node]

  /// Flattens a view.
  ///
  /// - Complexity: O(n) for n views.
  init(_ root: View) {
    nodes = []
    nodes.reserveCapacity(root.extent.views)
    var open: [(position: Int, rest: IndexingIterator<[View]>)] = []
    open.append((0, append(root, depth: 0).makeIterator()))
    while var innermost = open.popLast() {
      guard let view = innermost.rest.next() else {
        nodes[innermost.position].end = nodes.count
        continue
      }
      open.append(innermost)
      open.append((nodes.count, append(view, depth: open.count).makeIterator()))
    }
  }

  /// Appends a view without what is inside it, which is returned.
  private mutating func append(_ view: View, depth: Int) -> [View] {
    switch view.content {
    case .leaf(let intrinsic):
      nodes.append(node(view, .leaf(intrinsic), depth))
      return []
    case .stack(let stack):
      var settings = stack
      settings.arrangedViews = []
      nodes.append(node(view, .stack(settings), depth))
      return stack.arrangedViews
    }
  }

  /// The node of a view that goes to the end of the array.
  private func node(_ view: View, _ kind: Node.Kind, _ depth: Int) -> Node {
    Node(
      id: view.id, width: view.width, height: view.height, kind: kind, depth: depth,
      end: nodes.count + 1)
  }

  /// The positions of the views arranged by the one at a position.
  func children(of position: Int) -> Children {
    Children(tree: self, position: position + 1, end: nodes[position].end)
  }

  /// The positions of arranged views, found one after the other without an array.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let tree: ViewTree
    fileprivate var position: Int
    fileprivate let end: Int

    mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = tree.nodes[position].end }
      return position
    }
  }
}
