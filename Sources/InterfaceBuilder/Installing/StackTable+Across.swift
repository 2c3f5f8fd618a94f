import StackScrollConstraints
import StackScrollCore

// What a stack view installs across its axis.

extension StackTable {
  mutating func addAcross() {
    switch stack.alignment {
    case .fill: addFill()
    case .leading: addSide(cross.near, open: cross.far)
    case .trailing: addSide(cross.far, open: cross.near)
    case .center: addCenter()
    case .firstBaseline: addBaseline(.firstBaseline, cross.far, cross.near, .greaterThanOrEqual)
    case .lastBaseline: addBaseline(.lastBaseline, cross.near, cross.far, .lessThanOrEqual)
    }
  }

  private var first: LayoutItem { arranged[0].item }

  private mutating func addAligned(_ attribute: LayoutAttribute) {
    for view in arranged.dropFirst() {
      add("alignment", Anchor(view.item, attribute), .equal, Anchor(first, attribute))
    }
  }

  private mutating func addFill() {
    for attribute in [cross.near, cross.far] {
      addAligned(attribute)
      add("canvas-connection", Anchor(box, attribute), .equal, Anchor(first, attribute))
    }
  }

  /// Views at one side; what is thickest holds the other side open.
  private mutating func addSide(_ side: LayoutAttribute, open: LayoutAttribute) {
    let spanner = addSpanner(aligned: side)
    addAligned(side)
    add("canvas-connection", Anchor(box, side), .equal, Anchor(first, side))
    add("canvas-connection", Anchor(box, open), .equal, Anchor(spanner, open))
  }

  private mutating func addCenter() {
    let spanner = addSpanner(aligned: nil)
    addAligned(cross.center)
    for side in [cross.near, cross.far] {
      add("canvas-connection", Anchor(box, side), .equal, Anchor(spanner, side))
    }
    add("canvas-connection", Anchor(box, cross.center), .equal, Anchor(first, cross.center))
  }

  private mutating func addBaseline(
    _ baseline: LayoutAttribute, _ held: LayoutAttribute, _ bounded: LayoutAttribute,
    _ relation: Constraint.Relation
  ) {
    let spanner = addSpanner(aligned: nil)
    addAligned(baseline)
    add("canvas-connection", Anchor(box, held), .equal, Anchor(spanner, held))
    add("canvas-connection", Anchor(first, bounded), relation, Anchor(box, bounded))
    add("canvas-fit", Anchor(box, cross.length), priority: 49)
  }

  /// The guide that reaches around all visible views; a lone view does without its fit.
  private mutating func addSpanner(aligned: LayoutAttribute?) -> LayoutItem {
    let spanner = LayoutItem("\(id).spanner", className: "_UILayoutSpacer")
    let isLone = arranged.count == 1
    add(
      isLone ? "canvas-fit" : "spanning-fit", Anchor(spanner, cross.length),
      priority: isLone ? 49 : 51)
    for view in visible {
      add(
        "spanning-boundary", Anchor(spanner, cross.near), .lessThanOrEqual,
        Anchor(view.item, cross.near))
      add(
        "spanning-boundary", Anchor(spanner, cross.far), .greaterThanOrEqual,
        Anchor(view.item, cross.far))
      if let aligned {
        add(
          "spanning-boundary", Anchor(spanner, aligned), .equal, Anchor(view.item, aligned),
          priority: 999.5)
      }
      add("ambiguity-suppression", Anchor(view.item, cross.length), priority: 25)
    }
    return spanner
  }
}
