import StackScrollConstraints
import StackScrollCore

// How containers and constraints are written in fixtures; what has its default is left out.

extension Container {
  var json: [String: JSONValue] {
    var object: [String: JSONValue] = ["subviews": .array(subviews.map { .object($0.json) })]
    if layoutMargins != .standardMargins { object["layoutMargins"] = .insets(layoutMargins) }
    if preservesSuperviewLayoutMargins { object["preservesSuperviewMargins"] = .bool(true) }
    if !insetsLayoutMarginsFromSafeArea { object["marginsFromSafeArea"] = .bool(false) }
    if let scrollView {
      var settings = scrollView.json
      settings["size"] = nil
      if scrollView.contentInset == .zero { settings["contentInset"] = nil }
      if scrollView.contentOffset == .zero { settings["contentOffset"] = nil }
      object["scrollView"] = .object(settings)
    }
    return object
  }

  /// Reads what makes a view a container; nil if it is none.
  static func read(_ reader: inout FixtureReader) throws(FixtureError) -> Container? {
    let container = Container(
      subviews: reader.optional("subviews") == nil
        ? [] : try reader.list("subviews") { reader throws(FixtureError) in try View.read(&reader) },
      layoutMargins: try reader.object(
        "layoutMargins", default: .standardMargins, DirectionalEdgeInsets.init(reading:)),
      preservesSuperviewLayoutMargins: try reader.bool(
        "preservesSuperviewMargins", default: false),
      insetsLayoutMarginsFromSafeArea: try reader.bool("marginsFromSafeArea", default: true),
      scrollView: try reader.object("scrollView", default: ScrollView?.none) {
        reader throws(FixtureError) -> ScrollView? in
        try ScrollView(reading: &reader, isNested: true)
      })
    if reader.keys.contains("subviews") || reader.keys.contains("scrollView") { return container }
    guard container == Container() else {
      throw reader.error(
        .refused("a view without \"subviews\" has no margins; leave them out, or add \"subviews\""))
    }
    return nil
  }

  var source: String {
    let arguments = SourceText.arguments([
      ("subviews", "[\(subviews.map(\.source).joined(separator: ", "))]"),
      ("layoutMargins", layoutMargins == .standardMargins ? nil : layoutMargins.source),
      ("preservesSuperviewLayoutMargins", preservesSuperviewLayoutMargins ? "true" : nil),
      ("insetsLayoutMarginsFromSafeArea", insetsLayoutMarginsFromSafeArea ? nil : "false"),
      ("scrollView", scrollView?.source),
    ])
    return "Container(\(arguments))"
  }
}

// A constraint is written with its sides as texts: the name of a view or a guide, a dot, and the
// attribute, as in "card.safeAreaLayoutGuide.top".

extension Constraint {
  var json: [String: JSONValue] {
    var object: [String: JSONValue] = ["first": .string(first.written)]
    if relation != .equal { object["relation"] = FormatWords.word(relation, in: Self.relations) }
    if let second { object["second"] = .string(second.written) }
    if multiplier != 1 { object["multiplier"] = .number(multiplier) }
    if constant != 0 { object["constant"] = .number(constant) }
    if priority != .required { object["priority"] = .number(priority.rawValue) }
    if let identifier { object["identifier"] = .string(identifier) }
    return object
  }

  init(reading reader: inout FixtureReader) throws(FixtureError) {
    self.init(
      try Anchor.read(&reader, "first"),
      try reader.word("relation", among: Self.relations, default: .equal),
      reader.optional("second") == nil ? nil : try Anchor.read(&reader, "second"),
      multiplier: try reader.number("multiplier", default: 1),
      constant: try reader.number("constant", default: 0),
      priority: LayoutPriority(
        try reader.number("priority", default: LayoutPriority.required.rawValue)),
      identifier: reader.optional("identifier") == nil ? nil : try reader.string("identifier"))
  }

  private static let relations: [(String, Relation)] = [
    ("equal", .equal), ("atLeast", .greaterThanOrEqual), ("atMost", .lessThanOrEqual),
  ]

  var source: String {
    let arguments = SourceText.arguments([
      ("", first.source), ("", relation == .equal && second == nil ? nil : ".\(relation)"),
      ("", second?.source), ("multiplier", multiplier == 1 ? nil : SourceText.number(multiplier)),
      ("constant", SourceText.nonzero(constant)),
      ("priority", priority == .required ? nil : "\(priority)"),
      ("identifier", identifier.map(PrintableText.literal)),
    ])
    return "Constraint(\(arguments))"
  }
}

extension Anchor {
  fileprivate var written: String { "\(item.id).\(attribute.rawValue)" }

  fileprivate static func read(
    _ reader: inout FixtureReader, _ key: String
  ) throws(FixtureError) -> Anchor {
    let text = try reader.string(key)
    guard let dot = text.lastIndex(of: "."),
      let attribute = LayoutAttribute(rawValue: String(text[text.index(after: dot)...]))
    else {
      throw reader.error(
        .wrongValue(
          expected: "a view or guide, a dot and an attribute, as in \"card.leading\"",
          found: "\"\(text.printable)\""), at: key)
    }
    return Anchor(LayoutItem(String(text[..<dot])), attribute)
  }

  fileprivate var source: String {
    "Anchor(\(PrintableText.literal(item.id)), .\(attribute.rawValue))"
  }
}
