import StackScrollConstraints
import StackScrollCore

/// What constraints call the views and guides of a scene.
struct SceneItems {
  private let document: InterfaceDocument
  private let geometry: RecordedGeometry
  /// The contents of scroll views, by the number of the view.
  private(set) var contents: [Int: LayoutItem] = [:]
  /// Names for items that stand in no document.
  var names: ItemNames

  init(_ document: InterfaceDocument, _ geometry: RecordedGeometry) {
    self.document = document
    self.geometry = geometry
    let scene = geometry.scene
    names = ItemNames(
      taken: scene.views.map { document.views[$0].id } + scene.guides.map { document.guides[$0].id }
    )
    for number in geometry.scene.views where document.views[number].kind.isScrollView {
      contents[number] = names.item(
        document.views[number].id + ".contentLayoutGuide", className: "UILayoutGuide")
    }
  }

  /// A view: the rectangle that constraints see of it, which for a scroll view is its frame.
  func view(_ number: Int) -> LayoutItem {
    let view = document.views[number]
    return LayoutItem(view.id, className: view.className, text: view.label)
  }

  /// What the subviews of a view stand in: the view, or the content of a scroll view.
  func interior(_ number: Int) -> LayoutItem { contents[number] ?? view(number) }

  /// A guide: that of a frame is the scroll view itself.
  func guide(_ number: Int) -> LayoutItem {
    let guide = document.guides[number]
    switch guide.kind {
    case .frame: return view(guide.owner)
    case .content: return interior(guide.owner)
    case .safeArea, .layoutMargins, .readableContent, .top, .bottom, .keyboard:
      return LayoutItem(guide.id, className: "UILayoutGuide")
    }
  }

  /// What one side of a written constraint means.
  ///
  /// Between a scroll view and what is inside, edges and margins reach the content; lengths and
  /// centres reach the frame.
  ///
  /// Source: Technical Note TN2154; Auto Layout Guide, "Working with Scroll Views".
  func anchor(
    _ side: DocumentConstraint.Side, across other: DocumentConstraint.Side?
  ) -> Anchor {
    switch side.item {
    case .guide(let number): return Anchor(guide(number), side.attribute)
    case .view(let number):
      if let baseline = baseline(number, side.attribute) { return baseline }
      guard document.views[number].kind.isScrollView,
        BoxEdge.named(by: side.attribute) != nil, isInside(other, number)
      else { return Anchor(view(number), side.attribute) }
      return Anchor(interior(number), side.attribute)
    }
  }

  /// Whether what a side speaks of stands in a view.
  private func isInside(_ side: DocumentConstraint.Side?, _ view: Int) -> Bool {
    switch side?.item {
    case nil: false
    case .view(let number)?: geometry.isInside(number, view)
    case .guide(let number)?: geometry.isInside(document.guides[number].owner, view)
    }
  }

  /// The baseline of a stack view is that of one of the views in it.
  ///
  /// Source: UIStackView documentation, `firstBaselineAnchor`: a column takes its first or its last
  /// view, a row its tallest.
  private func baseline(_ number: Int, _ attribute: LayoutAttribute) -> Anchor? {
    guard attribute == .firstBaseline || attribute == .lastBaseline else { return nil }
    var current = number
    while let stack = document.views[current].stack {
      let arranged = document.views[current].subviews.filter { !geometry.leftOut.contains($0) }
      let next =
        stack.axis == .vertical
        ? (attribute == .firstBaseline ? arranged.first : arranged.last)
        : arranged.max { geometry.frame($0).size.height < geometry.frame($1).size.height }
      guard let next else { break }
      current = next
    }
    return Anchor(view(current), attribute)
  }
}

/// Where the text of a view stands, as far as its size tells.
///
/// A label's first baseline counts from its top and its last one from its bottom, however high it
/// is; buttons and fields centre their line of text.
///
/// Source: the metrics of the system's font, as shares of its size: ascent 0.952, descent 0.241;
/// what labels, buttons and fields do was observed on recorded frames.
enum TextBaselines {
  /// The baselines of a view whose frame has some height; nil for a view that shows no text.
  static func baselines(of view: DocumentView, height: Double) -> Baselines? {
    guard let usual = usualSizes[view.kind.element] else { return nil }
    let size = view.fontSize ?? usual
    guard size > 0 else { return nil }
    switch view.kind.element {
    case "label": return Baselines(first: size * ascent, last: size * descent)
    case "textView":
      return Baselines(
        first: textViewInset + size * ascent, last: textViewInset + size * descent)
    default:
      let baseline = (height - size * (ascent + descent)) / 2 + size * ascent
      return Baselines(first: baseline, last: height - baseline)
    }
  }

  /// The height that a label of one line has of its own; nil if its font is not the system's.
  ///
  /// It is rounded up to the pixel of the canvas: 17 points are 20.5 high at 2x and 20.333 at 3x.
  static func lineHeight(of view: DocumentView, scale: Double) -> Double? {
    guard view.kind.element == "label", view.numberOfLines == 1,
      view.flags.contains(.hasSystemFont),
      let size = view.fontSize ?? usualSizes[view.kind.element]
    else { return nil }
    return (size * (ascent + descent) * scale).rounded(.up) / scale
  }

  private static let ascent = 0.952
  private static let descent = 0.241
  private static let textViewInset = 8.0

  /// The size of text where the document does not say it.
  private static let usualSizes: [String: Double] = [
    "label": 17, "button": 15, "textField": 14, "textView": 14,
  ]
}
