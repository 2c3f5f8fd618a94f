/// What pictures of a layout show beside frames: texts, and which views cut off what is in them.
///
/// Most screens have neither, so that what there is is held by one reference: a layout carries it
/// along without a cost for each of its parts.
package struct DrawnContent: Hashable, Sendable {
  /// A text of a view.
  fileprivate struct Text: Hashable, Sendable {
    let text: LabelText
    /// The baselines that the view was given.
    let baselines: Baselines?
  }

  /// The texts of views that are shown, and the scroll views.
  fileprivate struct Parts: Hashable, Sendable {
    var texts: [ViewID: Text] = [:]
    var scrollViews: Set<ViewID> = []
  }

  /// A reference to the parts, if there are any.
  private indirect enum Reference: Hashable, Sendable {
    case nothing
    case to(Parts)
  }

  private let reference: Reference
  /// The scroll view around all that is drawn, if that was named apart.
  private var outermost: ViewID?
  /// The side at which lines begin.
  package var layoutDirection: LayoutDirection

  private init(_ parts: Parts, _ layoutDirection: LayoutDirection) {
    reference = parts.texts.isEmpty && parts.scrollViews.isEmpty ? .nothing : .to(parts)
    self.layoutDirection = layoutDirection
  }

  private var parts: Parts? {
    guard case .to(let parts) = reference else { return nil }
    return parts
  }

  /// The same with texts as they were measured; those that are not shown are left out.
  package func measured(_ measured: [ViewID: LabelText]) -> DrawnContent {
    guard var parts = parts else { return self }
    for (id, text) in parts.texts {
      guard let known = measured[id] else { continue }
      parts.texts[id] = Text(text: known.drawn, baselines: text.baselines)
    }
    var measured = DrawnContent(parts, layoutDirection)
    measured.outermost = outermost
    return measured
  }

  /// The same inside a scroll view.
  func inside(_ scrollView: ViewID) -> DrawnContent {
    var content = self
    content.outermost = scrollView
    return content
  }

  /// Whether a view is a scroll view, and cuts off what is in it.
  package func cutsOff(_ id: ViewID) -> Bool {
    id == outermost || parts?.scrollViews.contains(id) ?? false
  }

  /// What a view of a size shows of its text; nil if it shows none.
  ///
  /// - Complexity: O(n) for n characters.
  package func text(of id: ViewID, in size: Size) -> ShownText? {
    (parts?.texts[id]).map { $0.text.shown(in: size, $0.baselines, layoutDirection) }
  }
}

extension DrawnContent {
  /// Collects the content of views in tree order.
  package struct Collector {
    private var parts = Parts()
    /// How deep the hidden view is of which nothing is shown.
    private var hiddenDepth: Int?

    package init() {}

    /// Notes the next view, without what is in it.
    ///
    /// Texts of hidden views, and of what is in them, are not shown; the outermost view is.
    package mutating func add(_ view: View, depth: Int) {
      if let hidden = hiddenDepth, depth <= hidden { hiddenDepth = nil }
      if view.isHidden, depth > 0, hiddenDepth == nil { hiddenDepth = depth }
      switch view.content {
      case .leaf(let leaf):
        if hiddenDepth == nil, let text = leaf.text { add(text, of: leaf, view.id) }
      case .stack: break
      case .container(let container):
        if container.scrollView != nil { parts.scrollViews.insert(view.id) }
      }
    }

    /// Notes the text of a leaf that is shown.
    package mutating func add(_ text: LabelText, of leaf: Leaf, _ id: ViewID) {
      parts.texts[id] = Text(text: text.drawn, baselines: leaf.givenBaselines)
    }

    /// What was collected, for lines that begin at a side.
    package func content(_ layoutDirection: LayoutDirection = .leftToRight) -> DrawnContent {
      DrawnContent(parts, layoutDirection)
    }
  }
}

extension LabelText {
  /// The text without the width at which its lines ended: a view is drawn where it has come to
  /// stand.
  fileprivate var drawn: LabelText {
    var text = self
    text.preferredMaxLayoutWidth = nil
    return text
  }
}
