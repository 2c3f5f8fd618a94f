import PropertyKit
import StackScrollCore

extension Screen: ScreenSubject {
  /// The name of the type in fixtures.
  public static var formatName: String { "screen" }

  /// The screen as JSON.
  public var json: [String: JSONValue] {
    [
      "scrollView": .object(scrollView.json),
      "content": .object(content.json), "pins": .insets(pins),
      "layoutDirection": FormatWords.word(layoutDirection, in: FormatWords.directions),
      "emptyStack": FormatWords.word(emptyStack, in: FormatWords.emptyStacks),
    ]
  }

  /// Reads a screen; keys that are left out have the defaults of the initialisers.
  public init(reading reader: inout FixtureReader) throws(FixtureError) {
    let scrollView = try reader.object("scrollView", ScrollView.init(reading:))
    let content = try reader.object("content") { r throws(FixtureError) in
      try View.read(&r)
    }
    let pins = try reader.object("pins", default: .zero, DirectionalEdgeInsets.init(reading:))
    let direction = try reader.word(
      "layoutDirection", among: FormatWords.directions, default: .leftToRight)
    let empty = try reader.word("emptyStack", among: FormatWords.emptyStacks, default: .fitsZero)
    self = try reader.making {
      try Screen(
        scrollView: scrollView, content: content, pins: pins, layoutDirection: direction,
        emptyStack: empty)
    }
  }

  /// The screen itself.
  var screen: Screen { self }

  /// The screen as Swift source.
  public var counterexampleSource: String {
    let arguments = SourceText.arguments([
      ("scrollView", scrollView.source),
      ("content", content.source),
      ("pins", pins == .zero ? nil : pins.source),
      ("layoutDirection", layoutDirection == .leftToRight ? nil : ".rightToLeft"),
      ("emptyStack", emptyStack == .fitsZero ? nil : ".ambiguous"),
    ])
    return "try Screen(\(arguments))"
  }
}

extension View {
  /// The view as JSON, with what is inside it.
  var json: [String: JSONValue] {
    var object: [String: JSONValue] = ["id": .string(id.name)]
    if width != .intrinsic { object["width"] = width.json }
    if height != .intrinsic { object["height"] = height.json }
    switch content {
    case .leaf(let intrinsic):
      var size: [String: JSONValue] = [:]
      if let width = intrinsic.width { size["width"] = .number(width) }
      if let height = intrinsic.height { size["height"] = .number(height) }
      if !size.isEmpty { object["intrinsic"] = .object(size) }
    case .stack(let stack):
      object["stack"] = .object([
        "axis": FormatWords.word(stack.axis, in: FormatWords.axes),
        "distribution": FormatWords.word(stack.distribution, in: FormatWords.distributions),
        "alignment": FormatWords.word(stack.alignment, in: FormatWords.alignments),
        "spacing": .number(stack.spacing),
        "arrangedViews": .array(stack.arrangedViews.map { .object($0.json) }),
      ])
    }
    return object
  }

  /// Reads a view and what is inside it; the JSON parser bounds how deep that can be.
  static func read(_ reader: inout FixtureReader) throws(FixtureError) -> View {
    let id = ViewID(try reader.string("id"))
    let width = try Length.read(&reader, "width")
    let height = try Length.read(&reader, "height")
    let intrinsic = try reader.object("intrinsic", default: IntrinsicSize.none) {
      reader throws(FixtureError) in
      IntrinsicSize(
        width: try reader.optionalNumber("width"), height: try reader.optionalNumber("height"))
    }
    let stack = try reader.object("stack", default: StackView?.none) {
      reader throws(FixtureError) -> StackView? in
      try StackView.read(&reader)
    }
    guard let stack else { return View(id, width: width, height: height, intrinsic: intrinsic) }
    guard intrinsic == .none else {
      throw reader.error(
        .refused("a stack has no intrinsic size; leave out \"intrinsic\" or \"stack\""))
    }
    return View(id, width: width, height: height, stack: stack)
  }
}

extension StackView {
  fileprivate static func read(_ reader: inout FixtureReader) throws(FixtureError) -> StackView {
    StackView(
      axis: try reader.word("axis", among: FormatWords.axes),
      distribution: try reader.word(
        "distribution", among: FormatWords.distributions, default: .fill),
      alignment: try reader.word("alignment", among: FormatWords.alignments, default: .fill),
      spacing: try reader.number("spacing", default: 0),
      arrangedViews: try reader.list("arrangedViews") { reader throws(FixtureError) in
        try View.read(&reader)
      })
  }
}

extension Length {
  fileprivate var json: JSONValue {
    switch self {
    case .intrinsic: .string("intrinsic")
    case .constant(let points): .number(points)
    case .fraction(let share, of: .frameLayoutGuide):
      .object(["fractionOfFrame": .number(share)])
    }
  }

  fileprivate static func read(
    _ reader: inout FixtureReader, _ key: String
  ) throws(FixtureError) -> Length {
    switch reader.optional(key) {
    case .none, .string("intrinsic"): return .intrinsic
    case .number(let points): return .constant(points)
    case .object:
      return try reader.object(key) { reader throws(FixtureError) in
        .fraction(try reader.number("fractionOfFrame"), of: .frameLayoutGuide)
      }
    case .some(let other):
      throw reader.error(
        .wrongValue(
          expected: "a number, \"intrinsic\" or {\"fractionOfFrame\": number}", found: other.kind),
        at: key)
    }
  }
}
