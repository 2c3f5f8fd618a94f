/// What pictures of a layout show beside frames: texts, and which views cut off what is in them.
package struct DrawnContent: Hashable, Sendable {
  /// A text of a view.
  package struct Text: Hashable, Sendable {
    let text: LabelText
    /// The baselines that the view was given.
    let baselines: Baselines?
  }

  /// The texts of views that are shown.
  private var texts: [ViewID: Text] = [:]
  /// The scroll views.
  private var scrollViews: Set<ViewID> = []
  /// How deep the hidden view is of which nothing is shown.
  private var hiddenDepth: Int?
  /// The side at which lines begin.
  package var layoutDirection: LayoutDirection

  /// Makes the content of no views.
  package init(_ layoutDirection: LayoutDirection = .leftToRight) {
    self.layoutDirection = layoutDirection
  }

  /// Notes the next view in tree order, without what is in it.
  ///
  /// Texts of hidden views, and of what is in them, are not shown; the outermost view is.
  package mutating func add(_ view: View, depth: Int) {
    if let hidden = hiddenDepth, depth <= hidden { hiddenDepth = nil }
    if view.isHidden, depth > 0, hiddenDepth == nil { hiddenDepth = depth }
    if view.container?.scrollView != nil { scrollViews.insert(view.id) }
    guard hiddenDepth == nil, let leaf = view.leaf, var text = leaf.text else { return }
    // A view is drawn where it has come to stand, wherever its lines ended before that.
    text.preferredMaxLayoutWidth = nil
    texts[view.id] = Text(text: text, baselines: leaf.givenBaselines)
  }

  /// The same with texts as they were measured; those that are not shown are left out.
  package func measured(_ measured: [ViewID: LabelText]) -> DrawnContent {
    var content = self
    for (id, text) in texts {
      guard var known = measured[id] else { continue }
      known.preferredMaxLayoutWidth = nil
      content.texts[id] = Text(text: known, baselines: text.baselines)
    }
    return content
  }

  /// Whether a view is a scroll view, and cuts off what is in it.
  package func cutsOff(_ id: ViewID) -> Bool { scrollViews.contains(id) }

  /// What a view of a size shows of its text; nil if it shows none.
  ///
  /// - Complexity: O(n) for n characters.
  package func text(of id: ViewID, in size: Size) -> ShownText? {
    texts[id].map { $0.text.shown(in: size, $0.baselines, layoutDirection) }
  }
}
