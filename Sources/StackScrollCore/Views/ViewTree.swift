/// The views of a tree in one array, each followed by everything inside it.
///
/// This is tree order. Read backwards, every view comes after what it holds; read forwards, after
/// what holds it. So both passes of a layout are plain loops, and depth costs no stack. A node is
/// plain data: what most views need to be laid out stands in it, and what few need in lists beside.
///
/// It is shared by reference and never changes, so that everybody who lays it out holds one word.
final class ViewTree: Sendable {
  /// One view, without what is inside it.
  struct Node: Sendable {
    /// The position after the last view inside this one.
    var end: Int
    /// Where the settings of the stack are, or -1 for a leaf.
    let stack: Int32
    let isHidden: Bool

    var isLeaf: Bool { stack < 0 }
  }

  /// The views in tree order; the root is the first, and there always is one.
  let nodes: [Node]
  /// What they need, in the same order: all widths, then all heights.
  let needs: [AxisNeeds]
  /// Their names and depths, in the same order.
  let outline: Outline
  /// The settings of the stacks; their `arrangedViews` are empty.
  let stacks: [StackView]
  /// What needs more than a node holds.
  let special: [SpecialNeeds]
  /// The lengths that views have of their own beside a required one.
  let ownLengths: [Double]
  /// Where text stands, by position.
  let baselines: [Int: Baselines]
  /// What the stacks do as plain data: on the horizontal axis, then on the vertical one.
  let plainStacks: [PlainStack]
  /// Whether nothing but plain data is needed to lay the tree out.
  let isPlain: Bool
  /// The axes on which some length is a multiple of the one on the other.
  let ratioAxes: Set<Axis>

  /// Flattens a view.
  ///
  /// - Parameter guideSize: what fractions refer to, if there is a scroll view.
  /// - Complexity: O(n) for n views.
  init(_ root: View, guideSize: Size?) {
    let flat = FlatViews(root, guideSize: guideSize)
    nodes = flat.nodes
    needs = flat.needs.horizontal + flat.needs.vertical
    outline = Outline(ids: flat.ids, depths: flat.depths)
    stacks = flat.stacks
    special = flat.special
    ownLengths = flat.ownLengths
    baselines = flat.baselines
    plainStacks = flat.plainStacks.horizontal + flat.plainStacks.vertical
    isPlain = flat.isPlain
    ratioAxes = flat.ratioAxes
  }

  /// The names of the views, in tree order.
  var ids: [ViewID] { outline.ids }

  /// What the views need on an axis, in tree order.
  func needs(along axis: Axis) -> ArraySlice<AxisNeeds> { needs.half(axis) }

  /// What a view needs on an axis.
  func needs(of position: Int, along axis: Axis) -> AxisNeeds {
    needs[axis == .horizontal ? position : nodes.count + position]
  }

  /// The length that a view has of its own on an axis, whatever else it needs.
  ///
  /// Beside a required length it settles nothing where the view stands, but a share of a stack is
  /// measured by it, and it is what a hidden view still wants.
  func ownLength(of position: Int, along axis: Axis) -> Double? {
    let needs = needs(of: position, along: axis)
    return switch needs.kind {
    case .required: needs.place < 0 ? nil : ownLengths[Int(needs.place)]
    case .own: needs.length
    case .nothing: nil
    case .special: special[Int(needs.place)].own
    }
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
