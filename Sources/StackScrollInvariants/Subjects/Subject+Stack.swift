import PropertyKit
import StackScrollConstraints
import StackScrollCore

// What the rules of stacks lay out, as a value of laws about these rules.

extension ScrolledStack: LaidOutSubject {
  /// The name of the type in fixtures.
  package static var formatName: String { "scrolledStack" }

  /// What several are called.
  package static var pluralName: String { "screens of nested stacks" }

  /// The scroll view and what is in it as JSON: the short form of a screen.
  package var json: [String: JSONValue] { Self.fields.json(self) }

  /// Reads the short form of a screen that has nothing but stacks and leaves in it.
  package init(reading r: inout FixtureReader) throws(FixtureError) { self = try .read(&r) }

  /// The value as Swift source.
  package var counterexampleSource: String { source }

  /// The layout drawn, or why there is none.
  package func picture(_ style: NumberStyle) -> String {
    do { return try solvedLayout().drawing(numbers: style) } catch { return "no layout: \(error)" }
  }

  /// How many views there are, the content view not counted.
  package var viewCount: Int { content.arrangedInside.count }

  /// The kind of its outer stack.
  package var screenKind: ScreenKind? { ScreenKind(content, layoutDirection) }

  /// The one moment of what nothing is done to.
  package func moments(in model: LayoutModel) -> [Moment] {
    [Self.moment(after: nil, in: model, before: nil) { self }]
  }

  /// The value itself, to which nothing is done.
  package func firstSteps(_ count: Int) -> ScrolledStack { self }
}

extension ScrolledStack: HasFields {
  static let fields = Fields<ScrolledStack>(
    called: "try ScrolledStack",
    ScrolledStack.init(scrollView:content:pins:attachment:layoutDirection:policy:),
    Field("scrollView", \.scrollView, .object), Field("content", \.content, .object),
    Field("pins", \.pins, .object, default: .zero, .inJSON),
    Field("attachment", \.attachment, .object, default: .standard, .inJSON),
    Field("layoutDirection", \.layoutDirection, .word, default: .leftToRight, .inJSON),
    Field("policy", \.policy, .object, default: .standard, .inJSON))
}
