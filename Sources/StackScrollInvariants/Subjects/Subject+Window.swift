import PropertyKit
import StackScrollConstraints
import StackScrollCore

extension Window: LaidOutSubject {
  /// The name of the type in fixtures.
  public static var formatName: String { "window" }

  /// What several are called.
  package static var pluralName: String { "windows with any tree of views" }

  /// The window as JSON.
  public var json: [String: JSONValue] { Self.fields.json(self) }

  /// Reads a window; keys that are left out have the defaults of the initialisers.
  public init(reading r: inout FixtureReader) throws(FixtureError) { self = try .read(&r) }

  /// The window as Swift source.
  public var counterexampleSource: String { source }

  /// The layout drawn, or why there is none.
  public func picture(_ style: NumberStyle) -> String {
    do { return try layout().drawing(numbers: style) } catch { return "no layout: \(error)" }
  }

  /// How many views there are, the root not counted.
  public var viewCount: Int { root.arrangedInside.count }

  /// None: it is no screen of a stack.
  package var screenKind: ScreenKind? { nil }

  /// The one moment of a window to which nothing is done: all views in its coordinates.
  package func moments(in model: LayoutModel) -> [Moment] {
    [Self.moment(after: nil, in: model, before: nil) { self }]
  }

  /// The window itself, to which nothing is done.
  package func firstSteps(_ count: Int) -> Window { self }

  /// None is swept.
  package func value(of dimension: SweptDimension) -> Double? { nil }

  /// None is swept.
  package func with(_ dimension: SweptDimension, _ value: Double) -> Window? { nil }
}
