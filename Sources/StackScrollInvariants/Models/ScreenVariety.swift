import StackScrollCore

/// What of a screen code or translators change, so that it is tried otherwise too.
package struct ScreenVariety: Hashable, Sendable {
  /// The texts that may have other words.
  package var texts: [ViewID]
  /// The views that may be hidden, or shown if they are hidden.
  package var hidden: [ViewID]

  /// Makes a variety; nothing varies if nothing is named.
  package init(texts: [ViewID] = [], hidden: [ViewID] = []) {
    (self.texts, self.hidden) = (texts, hidden)
  }

  /// The edits that make its texts so many times as long.
  func lengthening(by factor: Double) -> [Edit] { texts.map { .lengthenText(factor, of: $0) } }
}

extension DesignIntent {
  /// Whether code may hide a view, or show it.
  func mayHide(_ view: View) -> Bool {
    if isDrawn { return view.isHidden }
    return variety?.hidden.contains(view.id) ?? true
  }
}
