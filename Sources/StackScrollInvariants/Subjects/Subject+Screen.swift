import PropertyKit
import StackScrollCore

extension Screen: ScreenSubject {
  /// The name of the type in fixtures.
  public static var formatName: String { "screen" }

  /// What several are called.
  package static var pluralName: String { "screens of nested stacks" }

  /// The screen as JSON.
  public var json: [String: JSONValue] { Self.fields.json(self) }

  /// Reads a screen; keys that are left out have the defaults of the initialisers.
  public init(reading r: inout FixtureReader) throws(FixtureError) { self = try .read(&r) }

  /// The screen itself.
  var screen: Screen { self }

  /// The kind of its outer stack.
  package var screenKind: ScreenKind? { ScreenKind(self) }

  /// The screen as Swift source.
  public var counterexampleSource: String { source }
}

extension Screen: HasFields {
  static let fields = Fields<Screen>(
    called: "try Screen", definition: "screen",
    Screen.init(scrollView:content:pins:attachment:layoutDirection:policy:),
    Field("scrollView", \.scrollView, .object), Field("content", \.content, .object),
    Field("pins", \.pins, .object, default: .zero, .inJSON),
    Field("attachment", \.attachment, .object, default: .standard, .inJSON),
    Field("layoutDirection", \.layoutDirection, .word, default: .leftToRight, .inJSON),
    Field("policy", \.policy, .object, default: .standard, .inJSON))
}

extension LayoutPolicy: HasFields {
  static let fields = Fields<LayoutPolicy>(
    definition: "policy", LayoutPolicy.init,
    Field("emptyStack", \.emptyStack, .word, default: .fitsZero, .inJSON),
    Field("ties", \.ties, .word, default: .lowestIndex, .inJSON),
    Field("hiddenViews", \.hiddenViews, .word, default: .count, .inJSON))
}
