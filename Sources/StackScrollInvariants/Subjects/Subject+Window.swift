import PropertyKit
import StackScrollConstraints
import StackScrollCore

extension Window: Subject {
  /// The name of the type in fixtures.
  public static var formatName: String { "window" }

  /// What several are called.
  public static var pluralName: String { "windows with any tree of views" }

  /// The window as JSON.
  public var json: [String: JSONValue] {
    var object: [String: JSONValue] = ["size": .size(size), "root": .object(root.json)]
    if !constraints.isEmpty {
      object["constraints"] = .array(constraints.map { .object($0.json) })
    }
    if safeAreaInsets != .zero { object["safeAreaInsets"] = .insets(safeAreaInsets) }
    if fittingPriorities != AxisPriorities(.required) {
      object["fittingPriorities"] = fittingPriorities.json
    }
    if layoutDirection != .leftToRight {
      object["layoutDirection"] = FormatWords.word(layoutDirection, in: FormatWords.directions)
    }
    if policy != .standard { object["policy"] = .object(policy.json) }
    return object
  }

  /// Reads a window; keys that are left out have the defaults of the initialisers.
  public init(reading reader: inout FixtureReader) throws(FixtureError) {
    let size = try reader.object("size", Size.init(reading:))
    let priorities = try AxisPriorities.read(
      &reader, "fittingPriorities", default: AxisPriorities(.required))
    let area = try reader.object("safeAreaInsets", default: .zero, EdgeInsets.init(reading:))
    let root = try reader.object("root") { r throws(FixtureError) in try View.read(&r) }
    let constraints =
      reader.optional("constraints") == nil
      ? [] : try reader.list("constraints", Constraint.init(reading:))
    let direction = try reader.word(
      "layoutDirection", among: FormatWords.directions, default: .leftToRight)
    let policy = try reader.object("policy", default: .standard, LayoutPolicy.init(reading:))
    self = try reader.making {
      try Window(
        size: size, fittingPriorities: priorities, safeAreaInsets: area, root: root,
        constraints: constraints, layoutDirection: direction, policy: policy)
    }
  }

  /// The window as Swift source.
  public var counterexampleSource: String {
    let arguments = SourceText.arguments([
      ("size", size.source),
      (
        "fittingPriorities",
        fittingPriorities == AxisPriorities(.required) ? nil : fittingPriorities.source
      ),
      ("safeAreaInsets", safeAreaInsets == .zero ? nil : safeAreaInsets.source),
      ("root", root.source),
      (
        "constraints",
        constraints.isEmpty ? nil : "[\(constraints.map(\.source).joined(separator: ", "))]"
      ),
      ("layoutDirection", layoutDirection == .leftToRight ? nil : ".rightToLeft"),
      ("policy", policy == .standard ? nil : policy.source),
    ])
    return "try Window(\(arguments))"
  }

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
