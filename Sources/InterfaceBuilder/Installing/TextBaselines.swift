import StackScrollCore

/// Where the text of a view stands, as far as its size tells.
///
/// Source: the metrics of the system's font, as shares of its size: ascent 0.952, descent 0.241.
enum TextBaselines {
  /// The baselines of a view whose frame has some height; nil for a view that shows no text.
  static func baselines(of view: DocumentView, height: Double) -> Baselines? {
    guard let usual = usualSizes[view.kind.element] else { return nil }
    let size = view.fontSize ?? usual
    guard size > 0 else { return nil }
    let line = size * (ascent + descent)
    let inset = view.kind.element == "textView" ? textViewInset : 0
    let most = max(1, ((height - 2 * inset) / line + 0.1).rounded(.down))
    let allowed = view.numberOfLines == 0 ? most : Double(view.numberOfLines)
    let lines = view.kind.element == "label" ? min(most, allowed) : 1
    let above = view.kind.element == "textView" ? inset : (height - lines * line) / 2
    return Baselines(
      first: above + size * ascent, last: height - above - lines * line + size * descent)
  }

  private static let ascent = 0.952
  private static let descent = 0.241
  private static let textViewInset = 8.0

  /// The size of text where the document does not say it.
  private static let usualSizes: [String: Double] = [
    "label": 17, "button": 15, "textField": 14, "textView": 14,
  ]
}
