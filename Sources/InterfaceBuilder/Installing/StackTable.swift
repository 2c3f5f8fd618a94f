import StackScrollConstraints
import StackScrollCore

/// What a stack view installs for the views it arranges.
///
/// Source: observed on the class: the constraints whose identifiers begin with `UISV`.
struct StackTable {
  /// The rectangle that the views fill: the stack view, or the guide inside its margins.
  let box: LayoutItem
  /// How they are arranged.
  let stack: StackAttributes
  /// The views, in order.
  let arranged: [Arranged]
  /// The stack view, for messages.
  let id: ViewID
  private(set) var constraints: [Constraint] = []

  /// A view that a stack view arranges.
  struct Arranged {
    let item: LayoutItem
    let isHidden: Bool
    /// Its own length along the axis.
    let ownLength: Double?
  }

  init(_ id: ViewID, box: LayoutItem, _ stack: StackAttributes, _ arranged: [Arranged]) {
    self.id = id
    self.box = box
    self.stack = stack
    self.arranged = arranged
    guard !arranged.isEmpty else { return }
    addAlong()
    addAcross()
  }

  /// The attributes along an axis.
  struct Attributes {
    let near: LayoutAttribute, far: LayoutAttribute
    let center: LayoutAttribute, length: LayoutAttribute

    init(_ axis: Axis) {
      switch axis {
      case .horizontal: (near, far, center, length) = (.leading, .trailing, .centerX, .width)
      case .vertical: (near, far, center, length) = (.top, .bottom, .centerY, .height)
      }
    }
  }

  var main: Attributes { Attributes(stack.axis) }
  var cross: Attributes { Attributes(stack.axis.perpendicular) }
  var visible: [Arranged] { arranged.filter { !$0.isHidden } }

  mutating func add(
    _ identifier: String, _ first: Anchor, _ relation: Constraint.Relation = .equal,
    _ second: Anchor? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required
  ) {
    constraints.append(
      Constraint(
        first, relation, second, multiplier: multiplier, constant: constant, priority: priority,
        identifier: "UISV-" + identifier, origin: .stackView(id)))
  }
}

extension StackTable {
  private mutating func addAlong() {
    let views = visible.map(\.item)
    addHiding()
    guard let first = views.first, let last = views.last else { return }
    add("canvas-connection", Anchor(box, main.near), .equal, Anchor(first, main.near))
    add("canvas-connection", Anchor(last, main.far), .equal, Anchor(box, main.far))
    addSpacing(views)
    switch stack.distribution {
    case .fill: break
    case .fillEqually: addEqualLengths(views)
    case .fillProportionally: addShares()
    case .equalSpacing: addGaps(views, main.far, main.near)
    case .equalCentering: addGaps(views, main.center, main.center)
    }
  }

  private var isEqualDistribution: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  private mutating func addSpacing(_ views: [LayoutItem]) {
    let byText = stack.isBaselineRelative && stack.axis == .vertical
    for (view, next) in zip(views, views.dropFirst()) {
      add(
        "spacing", Anchor(next, byText ? .firstBaseline : main.near),
        isEqualDistribution ? .greaterThanOrEqual : .equal,
        Anchor(view, byText ? .lastBaseline : main.far), constant: stack.spacing)
    }
    if isEqualDistribution { add("canvas-fit", Anchor(box, main.length), priority: 49) }
  }

  private mutating func addEqualLengths(_ views: [LayoutItem]) {
    for view in views.dropFirst() {
      add("fill-equally", Anchor(view, main.length), .equal, Anchor(views[0], main.length))
    }
  }

  /// Shares of the length; the priorities fall, so that the last view pays for the gaps.
  private mutating func addShares() {
    let views = visible
    let total =
      views.reduce(0) { $0 + ($1.ownLength ?? 0) } + stack.spacing * Double(views.count - 1)
    guard total > 0, views.contains(where: { $0.ownLength != nil }) else {
      return addEqualLengths(views.map(\.item))
    }
    for (index, view) in views.enumerated() {
      let length = Anchor(view.item, main.length)
      guard let own = view.ownLength else {
        add("fill-proportionally", length)
        continue
      }
      add(
        "fill-proportionally", length, .equal, Anchor(box, main.length),
        multiplier: own / total, priority: LayoutPriority(Double(max(1, 999 - index))))
    }
  }

  /// Guides between neighbours, all of one length.
  private mutating func addGaps(
    _ views: [LayoutItem], _ from: LayoutAttribute, _ to: LayoutAttribute
  ) {
    var gaps: [LayoutItem] = []
    for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      let gap = LayoutItem("\(id).gap\(index)", className: "_UIOLAGapGuide")
      add("distributing-edge", Anchor(gap, main.near), .equal, Anchor(view, from))
      add("distributing-edge", Anchor(gap, main.far), .equal, Anchor(next, to))
      gaps.append(gap)
    }
    for (index, gap) in gaps.enumerated().dropFirst() {
      add(
        "distributing", Anchor(gap, main.length), .equal, Anchor(gaps[0], main.length),
        priority: stack.distribution == .equalSpacing
          ? .required : LayoutPriority(Double(max(1, 150 - index))))
    }
  }

  /// A hidden view has no length and stands in the middle of the gap where it would be.
  private mutating func addHiding() {
    var before: LayoutItem?
    for view in arranged {
      guard view.isHidden else {
        before = view.item
        continue
      }
      add("hiding", Anchor(view.item, main.length))
      add(
        "hiding", Anchor(view.item, main.near), .equal,
        before.map { Anchor($0, main.far) } ?? Anchor(box, main.near),
        constant: before == nil ? 0 : stack.spacing / 2)
    }
  }
}
