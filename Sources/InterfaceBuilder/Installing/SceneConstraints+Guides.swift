import StackScrollConstraints
import StackScrollCore

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
