import StackScrollConstraints
import StackScrollCore

// Which constraints are pins, and which are lengths.

extension ScreenImporter {
  /// Takes the pins of the content: the last one at each edge counts.
  mutating func takePins(of content: Int) -> (ContentAttachment, DirectionalEdgeInsets) {
    var attachment = ContentAttachment(
      top: .nothing, leading: .nothing, bottom: .nothing, trailing: .nothing)
    var pins = DirectionalEdgeInsets.zero
    for pin in take(on: content, { [self] in pin($0, of: content) }) {
      switch pin.edge {
      case .top: (attachment.top, pins.top) = (pin.target, pin.distance)
      case .left: (attachment.leading, pins.leading) = (pin.target, pin.distance)
      case .bottom: (attachment.bottom, pins.bottom) = (pin.target, pin.distance)
      case .right: (attachment.trailing, pins.trailing) = (pin.target, pin.distance)
      }
    }
    return (attachment, pins)
  }

  private struct Pin {
    let edge: BoxEdge
    let target: ContentAttachment.Edge
    let distance: Double
  }

  /// The pin that a constraint is: an edge of the content and the same edge of the scroll view.
  private func pin(_ constraint: DocumentConstraint, of content: Int) -> Pin? {
    guard constraint.priority == .required, constraint.multiplier == 1,
      let other = constraint.second,
      let (edge, isMargin) = BoxEdge.named(by: constraint.first.attribute), !isMargin,
      let (second, isOtherMargin) = BoxEdge.named(by: other.attribute), !isOtherMargin,
      edge == second
    else { return nil }
    let isFirst = constraint.first.item == .view(content)
    guard isFirst || other.item == .view(content),
      let target = target(isFirst ? other : constraint.first)
    else { return nil }
    // How far the content's edge is beyond the other in the direction of the axis.
    let beyond = isFirst ? constraint.constant : -constraint.constant
    let isNear = edge == .top || edge == .left
    let distance = isNear ? beyond : -beyond
    guard constraint.relation == .equal else {
      let keepsInside = (constraint.relation == .greaterThanOrEqual) == (isFirst == isNear)
      guard keepsInside, target == .contentLayoutGuide else { return nil }
      return Pin(edge: edge, target: .contentLayoutGuideAtLeast, distance: distance)
    }
    return Pin(edge: edge, target: target, distance: distance)
  }

  /// What an edge of the scroll view means to its content.
  private func target(_ side: DocumentConstraint.Side) -> ContentAttachment.Edge? {
    switch side.item {
    case .view(scrollView): return .contentLayoutGuide
    case .view: return nil
    case .guide(let number):
      let guide = scene.document.guides[number]
      guard guide.owner == scrollView else { return nil }
      switch guide.kind {
      case .content: return .contentLayoutGuide
      case .frame: return .frameLayoutGuide
      case .safeArea, .layoutMargins, .readableContent, .top, .bottom, .keyboard: return nil
      }
    }
  }

  /// Takes the constraints on a length of a view.
  mutating func takeLength(of view: Int, _ axis: Axis) -> Length {
    Length(take(on: view) { [self] in length($0, of: view, axis) })
  }

  private func length(
    _ constraint: DocumentConstraint, of view: Int, _ axis: Axis
  ) -> LengthConstraint? {
    let attribute = axis.length
    guard constraint.first.item == .view(view), constraint.first.attribute == attribute,
      let target = target(constraint, of: view)
    else { return nil }
    let relation: LengthConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    return LengthConstraint(relation, target, priority: constraint.priority)
  }

  private func target(
    _ constraint: DocumentConstraint, of view: Int
  ) -> LengthConstraint.Target? {
    guard let second = constraint.second else { return .constant(constraint.constant) }
    guard second.attribute.isLength else { return nil }
    if second.item == .view(view), second.attribute != constraint.first.attribute {
      return constraint.constant == 0 ? .ratio(constraint.multiplier) : nil
    }
    guard isFrame(second.item), second.attribute == constraint.first.attribute else { return nil }
    let axis = second.attribute.axis
    guard constraint.constant == 0 else {
      guard !isExact else { return nil }
      let length = scene.geometry.frame(scrollView).size[axis]
      return .constant(constraint.multiplier * length + constraint.constant)
    }
    return .fraction(constraint.multiplier, of: .frameLayoutGuide)
  }

  /// The axis on which a constraint gives the frame a length, or adds a number to it.
  func fixedAxis(_ constraint: DocumentConstraint) -> Axis? {
    guard constraint.first.attribute.isLength else { return nil }
    if let second = constraint.second {
      return isFrame(second.item) && constraint.constant != 0 ? second.attribute.axis : nil
    }
    return isFrame(constraint.first.item) ? constraint.first.attribute.axis : nil
  }

  /// Whether a constraint makes a length so much more or less than a part of the frame.
  func isSumWithFrame(_ constraint: DocumentConstraint) -> Bool {
    guard let second = constraint.second, constraint.first.attribute.isLength else { return false }
    return constraint.constant != 0
      && (isFrame(second.item) || isFrame(constraint.first.item))
  }

  private func isFrame(_ item: DocumentConstraint.Item) -> Bool {
    switch item {
    case .view(let number): number == scrollView
    case .guide(let number):
      scene.document.guides[number].kind == .frame
        && scene.document.guides[number].owner == scrollView
    }
  }
}
