import PropertyKit
import StackScrollConstraints
import StackScrollCore

extension Window: Subject {
  /// The name of the type in fixtures.
  public static var formatName: String { "window" }

  /// What several are called.
  public static var pluralName: String { "windows with any tree of views" }

  /// The window as JSON.
  public var json: [String: JSONValue] { Self.fields.json(self) }

  /// Reads a window; keys that are left out have the defaults of the initialisers.
  public init(reading r: inout FixtureReader) throws(FixtureError) { self = try .read(&r) }

  /// The window as Swift source.
  public var counterexampleSource: String { source }

  /// The layout drawn, or why there is none.
  public var counterexamplePicture: String {
    do { return try layout().drawing() } catch { return "no layout: \(error)" }
  }

  /// How many views there are, the root not counted.
  public var viewCount: Int { root.viewsInside }
}

extension View {
  /// How many views are in the view.
  ///
  /// - Complexity: O(n) for n views.
  fileprivate var viewsInside: Int { subviews.reduce(0) { $0 + 1 + $1.viewsInside } }
}
