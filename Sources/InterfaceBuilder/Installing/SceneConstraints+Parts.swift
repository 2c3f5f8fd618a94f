import StackScrollConstraints
import StackScrollCore

// The conditions that the document holds.

extension SceneConstraints {
  /// Adds a condition unless it speaks of something that a stack view leaves out.
  mutating func addWritten(_ constraint: DocumentConstraint) {
    guard !speaksOfLeftOut(constraint) else { return }
    if let second = constraint.second, !second.attribute.isLength, constraint.multiplier != 1 {
      addScaled(
        constraint, items.anchor(constraint.first, across: second),
        items.anchor(second, across: constraint.first))
    } else {
      addAsWritten(constraint)
    }
  }

  /// Adds a condition between what it names.
  mutating func addAsWritten(_ constraint: DocumentConstraint) {
    add(
      items.anchor(constraint.first, across: constraint.second), constraint.relation,
      constraint.second.map { items.anchor($0, across: constraint.first) },
      multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority, identifier: constraint.identifier, at: constraint.place)
  }

  /// Whether a condition speaks of something that a stack view leaves out.
  func speaksOfLeftOut(_ constraint: DocumentConstraint) -> Bool {
    [constraint.first, constraint.second].compactMap(\.self).contains { side in
      switch side.item {
      case .view(let number): geometry.leftOut.contains(number)
      case .guide(let number): geometry.leftOut.contains(document.guides[number].owner)
      }
    }
  }

  /// A multiple of a position counts from the origin of the view that holds the constraint.
  ///
  /// Two helpers say it in lengths: one reaches from the origin to the position, the other is a
  /// multiple of it.
  ///
  /// Source: observed on recorded frames.
  private mutating func addScaled(
    _ constraint: DocumentConstraint, _ first: Anchor, _ second: Anchor
  ) {
    let isHorizontal = second.attribute.axis == .horizontal
    let (near, length) = (second.attribute.axis.leftOrTop, second.attribute.axis.length)
    let far = isHorizontal ? LayoutAttribute.right : .bottom
    let origin = Anchor(items.interior(constraint.owner), near)
    let reach = items.names.item("\(constraint.id).reach", className: "UILayoutGuide")
    let scaled = items.names.item("\(constraint.id).scaled", className: "UILayoutGuide")
    add(Anchor(reach, near), .equal, origin, at: constraint.place)
    add(Anchor(reach, far), .equal, second, at: constraint.place)
    add(Anchor(scaled, near), .equal, origin, at: constraint.place)
    add(
      Anchor(scaled, length), .equal, Anchor(reach, length),
      multiplier: max(0, constraint.multiplier), at: constraint.place)
    add(
      first, constraint.relation, Anchor(scaled, far), constant: constraint.constant,
      priority: constraint.priority, identifier: constraint.identifier, at: constraint.place)
  }
}

// Where guides are in their views.

extension SceneConstraints {
  /// Ties a guide to the view that has it.
  mutating func addGuide(_ number: Int, _ guide: DocumentGuide) {
    let inset = insets.guides[number] ?? .zero
    switch guide.kind {
    case .content, .frame: return
    case .safeArea, .layoutMargins, .readableContent:
      addBox(items.guide(number), in: guide.owner, inset, at: guide.place)
    case .top: addStrip(number, guide, from: .top, length: inset.top)
    case .bottom, .keyboard: addStrip(number, guide, from: .bottom, length: inset.bottom)
    }
  }

  private mutating func addBox(
    _ item: LayoutItem, in owner: Int, _ insets: EdgeInsets, at place: DocumentPlace
  ) {
    let view = items.view(owner)
    let sides: [(LayoutAttribute, Double)] = [
      (.left, insets.left), (.top, insets.top), (.right, -insets.right),
      (.bottom, -insets.bottom),
    ]
    for (attribute, constant) in sides {
      add(
        Anchor(item, attribute), .equal, Anchor(view, attribute), constant: constant, at: place)
    }
  }

  /// A guide that lies along the top or the bottom of a view.
  private mutating func addStrip(
    _ number: Int, _ guide: DocumentGuide, from edge: LayoutAttribute, length: Double
  ) {
    let (item, view) = (items.guide(number), items.view(guide.owner))
    for attribute in [LayoutAttribute.left, .right, edge] {
      add(Anchor(item, attribute), .equal, Anchor(view, attribute), at: guide.place)
    }
    add(Anchor(item, .height), constant: length, at: guide.place)
  }
}

// What the stack views of a scene install.

extension SceneConstraints {
  /// Adds what a stack view installs; an empty one installs nothing.
  mutating func addStack(_ number: Int, _ stack: StackAttributes) {
    let arrangement = StackArrangement(
      items.view(number), settings(stack, margins: insets.margins[number] ?? .zero),
      members: document.views[number].subviews.map { member($0) }, emptyStack: .ambiguous)
    system.constraints += arrangement.constraints(naming: &items.names)
  }

  func settings(_ stack: StackAttributes, margins: EdgeInsets) -> StackView {
    StackView(
      axis: stack.axis, distribution: stack.distribution, alignment: stack.alignment,
      spacing: stack.spacing,
      layoutMargins: DirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right),
      isLayoutMarginsRelativeArrangement: margins != .zero,
      isBaselineRelativeArrangement: stack.isBaselineRelative)
  }

  /// The length that a view has of its own, or that of what it arranges if it is a stack view.
  ///
  /// Source: observed on recorded frames: in a stack view that fills proportionally, others keep the
  /// length that their views ask for.
  private func fittingLength(_ number: Int, _ axis: Axis) -> Double? {
    guard let stack = document.views[number].stack else {
      let view = document.views[number]
      let isLeaf = view.subviews.isEmpty && !view.kind.isScrollView
      return ownLength(number, axis) ?? (isLeaf ? canvasLength(number, axis) : nil)
    }
    let shown = document.views[number].subviews.filter { !geometry.leftOut.contains($0) }
    let lengths = shown.compactMap { fittingLength($0, axis) }
    guard !lengths.isEmpty else { return nil }
    let margins = insets.margins[number] ?? .zero
    let around = margins.near(axis) + margins.far(axis)
    guard stack.axis == axis else { return (lengths.max() ?? 0) + around }
    let gaps = Double(shown.count - 1) * stack.spacing
    return max(0, lengths.reduce(0, +) + gaps + around)
  }

  private func member(_ number: Int) -> StackArrangement.Member {
    StackArrangement.Member(
      items.view(number), isHidden: geometry.leftOut.contains(number),
      intrinsic: IntrinsicSize(
        width: fittingLength(number, .horizontal), height: fittingLength(number, .vertical)),
      fitsContent: !document.views[number].subviews.isEmpty, baselines: baselines(number))
  }
}
