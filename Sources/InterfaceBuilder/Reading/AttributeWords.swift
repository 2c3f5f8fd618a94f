import StackScrollConstraints
import StackScrollCore

/// The words that documents have for what a stack view does and what constraints tie.
enum AttributeWords {
  static let axes: [String: Axis] = ["horizontal": .horizontal, "vertical": .vertical]

  static let distributions: [String: Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  static let alignments: [String: Alignment] = [
    "fill": .fill, "leading": .leading, "top": .leading, "center": .center,
    "trailing": .trailing, "bottom": .trailing, "firstBaseline": .firstBaseline,
    "lastBaseline": .lastBaseline,
  ]

  static let relations: [String: Constraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual,
    "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  /// The attribute of a word; `baseline` is the older name of the last one.
  static func attribute(_ word: String) -> LayoutAttribute? {
    word == "baseline" ? .lastBaseline : LayoutAttribute(rawValue: word)
  }

  static let guides: [String: DocumentGuide.Kind] = [
    "safeArea": .safeArea, "layoutMargins": .layoutMargins, "readableContent": .readableContent,
    "contentLayoutGuide": .content, "frameLayoutGuide": .frame, "keyboard": .keyboard,
  ]

  /// How large text of a style is, at the standard setting.
  ///
  /// Source: Human Interface Guidelines, dynamic type sizes, "Large".
  static let fontSizes: [String: Double] = [
    "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleLargeTitle": 34,
    "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
    "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17,
    "UICTFontTextStyleBody": 17, "UICTFontTextStyleCallout": 16,
    "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleFootnote": 13,
    "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
  ]
}
