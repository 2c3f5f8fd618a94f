import PropertyKit
import StackScrollConstraints
import StackScrollCore

extension Screen: ScreenSubject {
  /// The name of the type in fixtures.
  public static var formatName: String { "screen" }

  /// What several are called.
  package static var pluralName: String { "screens" }

  /// The screen as JSON, in the short form if it is one scroll view around one view.
  public var json: [String: JSONValue] {
    ScrollViewScreen(self)?.json ?? Self.fields.json(self)
  }

  /// Reads a screen in either form; keys that are left out have the defaults of the initialisers.
  public init(reading r: inout FixtureReader) throws(FixtureError) {
    guard r.has(ScrollViewScreen.key) || !(r.has("root") || r.has("size")) else {
      self = try .read(&r)
      return
    }
    let short = try ScrollViewScreen.read(&r)
    self = try r.making { () throws(ScreenError) in try Screen(short) }
  }

  /// The screen itself.
  package var screen: Screen { self }

  /// The kind of the stack in its scroll view; nil if it is not one scroll view around a stack.
  package var screenKind: ScreenKind? {
    ScrollViewScreen(self).flatMap { ScreenKind($0.content, $0.layoutDirection) }
  }

  /// The screen as Swift source.
  public var counterexampleSource: String { ScrollViewScreen(self)?.source ?? source }

  /// How many views there are, the scroll view that fills the screen or the root not counted, nor the
  /// view that is all there is in that.
  public var viewCount: Int {
    ScrollViewScreen(self)?.content.arrangedInside.count ?? root.arrangedInside.count
  }
}

extension ScrollViewScreen: HasFields {
  static let fields = Fields<ScrollViewScreen>(
    called: "try Screen", definition: "screen",
    ScrollViewScreen.init(
      scrollView:content:pins:attachment:layoutDirection:contentSizeCategory:policy:),
    Field(key, \.scrollView, .object), Field("content", \.content, .object),
    Field("pins", \.pins, .object, default: .zero),
    Field("attachment", \.attachment, .object, default: .standard),
    Field("layoutDirection", \.layoutDirection, .word, default: .leftToRight),
    Field("contentSizeCategory", \.contentSizeCategory, .word, default: .large),
    Field("policy", \.policy, .object, default: .standard))

  /// The key by which the short form is told from the long one.
  static let key = "scrollView"
}

extension LayoutPolicy: HasFields {
  static let fields = Fields<LayoutPolicy>(
    definition: "policy", LayoutPolicy.init,
    Field("emptyStack", \.emptyStack, .word, default: .fitsZero, .inJSON),
    Field("ties", \.ties, .word, default: .lowestIndex, .inJSON),
    Field("hiddenViews", \.hiddenViews, .word, default: .count, .inJSON))
}
