import StackScrollConstraints
import StackScrollCore

// Whether what keeps a view inside gives way.

extension SceneLint {
  /// Reports pins that give way to content, where nothing else keeps a view in what it stands in.
  ///
  /// A pin that yields beside a required inequality is the usual way to let a view be shorter, and is
  /// none: with more content the view still ends there. One that yields as the opposite pin does lets a
  /// view be as wide as it needs, one beside another place for the view is for code to choose from, and
  /// what scrolls its content needs no room for it. One that yields along a length that code changes is
  /// there so that the view can be closed.
  ///
  /// - Complexity: two layouts for each pin that is weaker than content.
  mutating func lookForWeakPins() throws(ConstraintLayoutError) {
    for (source, constraint) in screen.written {
      guard let pin = edgePin(source), constraint.priority < .defaultHigh,
        !isHeightOfCell(pin, constraint.priority),
        !screen.written.contains(where: {
          isOpposite($0.source, of: pin) || isOtherPlace($0.source, of: pin)
            || isChangedLength($0.source, of: pin)
        }),
        let place = system.constraints.firstIndex(of: constraint)
      else { continue }
      let pressed = system.adding([
        Constraint(
          Anchor(scene.item(pin.view), pin.axis.length), .greaterThanOrEqual,
          constant: contentOfAnyLength, priority: .defaultHigh)
      ])
      var held = pressed
      held.constraints[place].priority = .required
      guard let layout = try pressed.solved(), try isOutside(pin, in: layout),
        let sound = try held.solved(), try !isOutside(pin, in: sound)
      else { continue }
      report(
        .weakPin(
          parties.party(constraint), view: document.views[pin.view].place,
          around: document.views[pin.around].place),
        at: source.place)
    }
  }

  /// An edge of a view that is tied to the same edge of what it stands in.
  private struct EdgePin {
    let view: Int
    let around: Int
    let attribute: LayoutAttribute
    var axis: Axis { attribute.axis }
  }

  /// Whether a pin gives a cell the height of its content: a list asks for that with little priority, and then holds
  /// the height that it had before with more.
  private func isHeightOfCell(_ pin: EdgePin, _ priority: LayoutPriority) -> Bool {
    pin.axis == .vertical && document.views[scene.scene.root].kind.isCell
      && priority > ScenePriority.rowHeight
  }

  /// Whether a constraint is as weak a pin at the other end of a view.
  private func isOpposite(_ source: DocumentConstraint, of pin: EdgePin) -> Bool {
    guard source.priority < .defaultHigh, let other = edgePin(source) else { return false }
    return other.view == pin.view && other.axis == pin.axis && other.attribute != pin.attribute
  }

  /// Whether a constraint that gives way holds another edge of a view at the same edge: a view that
  /// slides in waits beyond it.
  private func isOtherPlace(_ source: DocumentConstraint, of pin: EdgePin) -> Bool {
    guard source.relation == .equal, source.priority < .required, let second = source.second
    else { return false }
    return [(source.first, second), (second, source.first)].contains { inner, outer in
      guard case .view(pin.view) = inner.item, scene.view(of: outer) == pin.around,
        let edge = BoxEdge.named(by: inner.attribute)?.edge,
        let around = BoxEdge.named(by: outer.attribute)?.edge
      else { return false }
      return around.attribute == pin.attribute && edge != around && edge.attribute.axis == pin.axis
    }
  }

  /// Whether a constraint gives the view, or what it stands in, a length that code may change.
  private func isChangedLength(_ source: DocumentConstraint, of pin: EdgePin) -> Bool {
    guard source.second == nil, source.first.attribute == pin.axis.length,
      source.place.id.map(document.connected.contains) ?? false
    else { return false }
    return [.view(pin.view), .view(pin.around)].contains(source.first.item)
  }

  /// The edge that a constraint pins; nil if it does something else, or in a scroll view, whose content
  /// grows.
  private func edgePin(_ source: DocumentConstraint) -> EdgePin? {
    guard source.relation == .equal, !source.isPlaceholder, source.multiplier == 1,
      let second = source.second,
      let edge = BoxEdge.named(by: source.first.attribute)?.edge,
      edge == BoxEdge.named(by: second.attribute)?.edge
    else { return nil }
    for (inner, outer) in [(source.first, second), (second, source.first)] {
      guard case .view(let view) = inner.item, let around = document.views[view].superview,
        scene.view(of: outer) == around, !document.views[around].kind.isScrollView,
        !document.views[view].kind.scrollsItsContent,
        !scene.geometry.leftOut.contains(view)
      else { continue }
      return EdgePin(view: view, around: around, attribute: edge.attribute)
    }
    return nil
  }

  /// Whether a view reaches over the pinned edge of what it stands in, by more than pixels.
  private func isOutside(
    _ pin: EdgePin, in layout: ConstraintLayout
  ) throws(ConstraintLayoutError) -> Bool {
    guard let inner = try layout.value(of: Anchor(scene.item(pin.view), pin.attribute)),
      let outer = try layout.value(of: Anchor(scene.item(pin.around), pin.attribute))
    else { return false }
    let miss = [.left, .top].contains(pin.attribute) ? outer - inner : inner - outer
    return miss > DocumentVerification.tolerance.absolute
  }

  /// Longer than anything on a screen.
  private var contentOfAnyLength: Double {
    let screen = scene.geometry.frame(scene.scene.root).size
    return 2 * max(1, screen.width + screen.height)
  }
}

extension BoxEdge {
  /// The attribute of the side, as documents are laid out.
  fileprivate var attribute: LayoutAttribute {
    switch self {
    case .top: .top
    case .left: .left
    case .bottom: .bottom
    case .right: .right
    }
  }
}
