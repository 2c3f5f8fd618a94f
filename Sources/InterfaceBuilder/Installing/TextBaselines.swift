import StackScrollCore

/// Where the text of a view stands, as far as its size tells.
///
/// A label's first baseline counts from its top and its last one from its bottom, however high it
/// is; buttons and fields centre their line of text.
///
/// Source: `FontMetrics`; what labels, buttons and fields do was observed on recorded frames.
enum TextBaselines {
  /// The baselines of a view whose frame has some height; nil for a view that shows no text.
  ///
  /// A symbol has one, which the document does not hold: recorded ones are 3 or 4 points above its
  /// bottom, which stands for it.
  static func baselines(of view: DocumentView, height: Double) -> Baselines? {
    if view.flags.contains(.showsSymbol) { return Baselines(first: height, last: 0) }
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
    guard view.text != nil, view.numberOfLines == 1,
      let size = view.font?.pointSize()
    else { return nil }
    return (size * FontMetrics.lineHeight * scale).rounded(.up) / scale
  }

  private static let ascent = FontMetrics.ascent
  private static let descent = FontMetrics.descent
  private static let textViewInset = 8.0

  /// The size of text where the document does not say it.
  private static let usualSizes: [String: Double] = [
    "label": 17, "button": 15, "textField": 14, "textView": 14,
  ]
}
