import StackScrollCore

extension InstalledScreen {
  /// Where the content starts, and where the frame is seen from there.
  mutating func installFrame() {
    let window = screen.scrollView
    let known: [(Anchor, Double)] = [
      (contentLayoutGuide[.left], 0), (contentLayoutGuide[.top], 0),
      (frameLayoutGuide[.left], window.contentOffset.x),
      (frameLayoutGuide[.top], window.contentOffset.y),
      (frameLayoutGuide[.width], window.size.width),
      (frameLayoutGuide[.height], window.size.height),
    ]
    add(known.map { Constraint($0, constant: $1, origin: .frame) })
  }

  /// How the content view hangs in the scroll view.
  ///
  /// Source: Auto Layout Guide, Working with Scroll Views.
  mutating func installAttachment() {
    let (pins, attachment) = (screen.pins, screen.attachment)
    let view = Self.item(of: screen.content)
    for (edge, target, distance) in [
      (LayoutAttribute.top, attachment.top, pins.top),
      (.leading, attachment.leading, pins.leading),
      (.bottom, attachment.bottom, pins.bottom),
      (.trailing, attachment.trailing, pins.trailing),
    ] {
      guard let (guide, relation) = end(of: target) else { continue }
      let (inner, outer) = (view[edge], guide[edge])
      let isNear = edge == edge.axis.near
      add([
        Constraint(
          isNear ? inner : outer, relation, isNear ? outer : inner, constant: distance,
          origin: .attachment)
      ])
    }
    tie(.width, attachment.contentWidth)
    tie(.height, attachment.contentHeight)
  }

  private func end(
    of target: ContentAttachment.Edge
  ) -> (LayoutItem, Constraint.Relation)? {
    switch target {
    case .contentLayoutGuide: (contentLayoutGuide, .equal)
    case .contentLayoutGuideAtLeast: (contentLayoutGuide, .greaterThanOrEqual)
    case .frameLayoutGuide: (frameLayoutGuide, .equal)
    case .nothing: nil
    }
  }

  private mutating func tie(
    _ attribute: LayoutAttribute, _ length: ContentAttachment.GuideLength?
  ) {
    let guide = contentLayoutGuide[attribute]
    switch length {
    case .constant(let points)?:
      add([Constraint(guide, constant: points, origin: .attachment)])
    case .fractionOfFrame(let share)?:
      add([
        Constraint(
          guide, .equal, frameLayoutGuide[attribute], multiplier: share, origin: .attachment)
      ])
    case nil: break
    }
  }
}
