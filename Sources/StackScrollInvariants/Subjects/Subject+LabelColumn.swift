import PropertyKit
import PublishedScreens
import StackScrollCore

extension LabelColumn: ScreenSubject {
  /// The name of the type in fixtures.
  public static var formatName: String { "labelColumn" }

  /// The kind of the column at its step; the first steps have no stack.
  public var screenKind: ScreenKind? { (try? screen).flatMap { ScreenKind($0) } }

  /// The column as JSON.
  public var json: [String: JSONValue] {
    var label: [String: JSONValue] = [:]
    if let width = labelSize.width { label["width"] = .number(width) }
    if let height = labelSize.height { label["height"] = .number(height) }
    return [
      "viewport": .size(viewport), "step": FormatWords.word(step, in: FormatWords.steps),
      "pairs": .number(Double(pairs)), "labelSize": .object(label),
    ]
  }

  /// Reads a column; keys that are left out are as published.
  public init(reading reader: inout FixtureReader) throws(FixtureError) {
    let viewport = try reader.object("viewport", Size.init(reading:))
    let step = try reader.word("step", among: FormatWords.steps, default: .stack)
    let pairs = try reader.int("pairs", default: Self.publishedPairs)
    let labelSize = try reader.object("labelSize", default: Self.oneLine) {
      reader throws(FixtureError) in
      IntrinsicSize(
        width: try reader.optionalNumber("width"), height: try reader.optionalNumber("height"))
    }
    self = try reader.making {
      try LabelColumn(viewport: viewport, step: step, pairs: pairs, labelSize: labelSize)
    }
  }

  /// The column as Swift source.
  public var counterexampleSource: String {
    let arguments = SourceText.arguments([
      ("viewport", viewport.source), ("step", step == .stack ? nil : ".\(step)"),
      ("pairs", "\(pairs)"), ("labelSize", labelSize.source),
    ])
    return "try LabelColumn(\(arguments))"
  }
}
