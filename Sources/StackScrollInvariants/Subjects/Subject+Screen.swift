import PropertyKit
import StackScrollCore

extension Screen: ScreenSubject {
  /// The name of the type in fixtures.
  public static var formatName: String { "screen" }

  /// What several are called.
  package static var pluralName: String { "screens of nested stacks" }

  /// The screen as JSON.
  public var json: [String: JSONValue] {
    [
      "scrollView": .object(scrollView.json),
      "content": .object(content.json), "pins": .insets(pins),
      "attachment": .object(attachment.json),
      "layoutDirection": FormatWords.word(layoutDirection, in: FormatWords.directions),
      "policy": .object(policy.json),
    ]
  }

  /// Reads a screen; keys that are left out have the defaults of the initialisers.
  public init(reading reader: inout FixtureReader) throws(FixtureError) {
    let scrollView = try reader.object("scrollView", ScrollView.init(reading:))
    let content = try reader.object("content") { r throws(FixtureError) in
      try View.read(&r)
    }
    let pins = try reader.object("pins", default: .zero, DirectionalEdgeInsets.init(reading:))
    let attachment = try reader.object(
      "attachment", default: .standard, ContentAttachment.init(reading:))
    let direction = try reader.word(
      "layoutDirection", among: FormatWords.directions, default: .leftToRight)
    let policy = try reader.object("policy", default: .standard, LayoutPolicy.init(reading:))
    self = try reader.making {
      try Screen(
        scrollView: scrollView, content: content, pins: pins, attachment: attachment,
        layoutDirection: direction,
        policy: policy)
    }
  }

  /// The screen itself.
  var screen: Screen { self }

  /// The kind of its outer stack.
  package var screenKind: ScreenKind? { ScreenKind(self) }

  /// The screen as Swift source.
  public var counterexampleSource: String {
    let arguments = SourceText.arguments([
      ("scrollView", scrollView.source),
      ("content", content.source),
      ("pins", pins == .zero ? nil : pins.source),
      ("attachment", attachment == .standard ? nil : attachment.source),
      ("layoutDirection", layoutDirection == .leftToRight ? nil : ".rightToLeft"),
      ("policy", policy == .standard ? nil : policy.source),
    ])
    return "try Screen(\(arguments))"
  }
}

extension LayoutPolicy {
  var json: [String: JSONValue] {
    [
      "emptyStack": FormatWords.word(emptyStack, in: FormatWords.emptyStacks),
      "ties": FormatWords.word(ties, in: FormatWords.ties),
      "hiddenViews": FormatWords.word(hiddenViews, in: FormatWords.hiddenViews),
    ]
  }

  init(reading reader: inout FixtureReader) throws(FixtureError) {
    self.init(
      emptyStack: try reader.word(
        "emptyStack", among: FormatWords.emptyStacks, default: .fitsZero),
      ties: try reader.word("ties", among: FormatWords.ties, default: .lowestIndex),
      hiddenViews: try reader.word(
        "hiddenViews", among: FormatWords.hiddenViews, default: .count))
  }
}
