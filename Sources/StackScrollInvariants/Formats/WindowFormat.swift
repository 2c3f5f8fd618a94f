import StackScrollConstraints
import StackScrollCore

// The fields of containers, windows and constraints.

extension Container: HasFields {
  static let fields = Fields<Container>(
    Container.init,
    Field("subviews", \.subviews, .list(.object), default: [], [.required, .inSwift]),
    Field("layoutMargins", \.layoutMargins, .object, default: .standardMargins),
    Field(
      "preservesSuperviewMargins", as: "preservesSuperviewLayoutMargins",
      \.preservesSuperviewLayoutMargins, .bool, default: false),
    Field(
      "marginsFromSafeArea", as: "insetsLayoutMarginsFromSafeArea",
      \.insetsLayoutMarginsFromSafeArea, .bool, default: true),
    Field(optional: "scrollView", \.scrollView, .nested))
}

extension Screen: HasFields {
  static let fields = Fields<Screen>(
    called: "try Screen", definition: "generalScreen",
    Screen.init(
      size:fittingPriorities:safeAreaInsets:keyboardHeight:sizeClasses:root:constraints:variations:
      layoutDirection:contentSizeCategory:policy:),
    Field("size", \.size, .object),
    Field(
      "fittingPriorities", \.fittingPriorities, .priorities(AxisPriorities(.required)),
      default: AxisPriorities(.required)),
    Field("safeAreaInsets", \.safeAreaInsets, .object, default: .zero),
    Field("keyboardHeight", \.keyboardHeight, .length, default: 0),
    Field("sizeClasses", \.sizeClasses, .object, default: SizeClasses()),
    Field("root", \.root, .object),
    Field("constraints", \.constraints, .list(.object), default: []),
    Field("variations", \.variations, .list(.object), default: []),
    Field("layoutDirection", \.layoutDirection, .word, default: .leftToRight),
    Field("contentSizeCategory", \.contentSizeCategory, .word, default: .large),
    Field("policy", \.policy, .object, default: .standard))
}

extension SizeClasses: HasFields {
  static let fields = Fields<SizeClasses>(
    definition: "sizeClasses", SizeClasses.init(horizontal:vertical:),
    Field(optional: "horizontal", \.horizontal, .word),
    Field(optional: "vertical", \.vertical, .word))
}

extension Variation: HasFields {
  static let fields = Fields<Variation>(
    definition: "variation", Variation.init(_:edits:),
    Field(inline: \.sizeClasses, as: "", SizeClasses.fields),
    Field("edits", \.edits, .list(.object)))
}

extension Constraint: HasFields {
  static let fields = Fields<Constraint>(
    definition: "constraint",
    {
      Constraint(
        $0, $1, $2, multiplier: $3, constant: $4, priority: $5, identifier: $6)
    },
    Field("first", as: "", \.first, .anchor),
    Field("relation", as: "", \.relation, .relation, default: .equal, .inSwift),
    Field("second", as: "", \.second, Format.anchor.optional, default: .some(nil)),
    Field("multiplier", \.multiplier, .factor, default: 1),
    Field("constant", \.constant, .offset, default: 0),
    Field("priority", \.priority, .priority, default: .required),
    Field(optional: "identifier", \.identifier, .text))
}

extension Format where Value == Anchor {
  /// The name of a view or a guide, a dot, and the attribute: `card.safeAreaLayoutGuide.top`.
  static var anchor: Format {
    Format(
      json: { .string("\($0.item.id).\($0.attribute.rawValue)") },
      read: { json throws(FixtureError) in
        let text = try json.string()
        guard let dot = text.lastIndex(of: "."),
          let attribute = LayoutAttribute(rawValue: String(text[text.index(after: dot)...]))
        else {
          throw FixtureError(
            .wrongValue(
              expected: "a view or guide, a dot and an attribute, as in \"card.leading\"",
              found: "\"\(text.printable)\""), at: [])
        }
        return Anchor(LayoutItem(String(text[..<dot])), attribute)
      },
      source: { "Anchor(\(PrintableText.literal($0.item.id)), .\($0.attribute.rawValue))" }
    ).defined(as: "anchor")
  }
}

extension Format where Value == Constraint.Relation {
  /// A relation, in the words of lengths.
  static var relation: Format {
    let words: [(String, Constraint.Relation)] = [
      ("equal", .equal), ("atLeast", .greaterThanOrEqual), ("atMost", .lessThanOrEqual),
    ]
    return Format(
      json: { relation in .string(words.first { $0.1 == relation }?.0 ?? "") },
      read: { json throws(FixtureError) in try json.word(among: words) },
      source: { ".\($0)" },
      schema: { .object(["enum": .array(words.map { .string($0.0) })]) })
  }
}

extension Format where Value == Double {
  /// A factor, which may be negative.
  fileprivate static var factor: Format {
    Format(
      json: length.json, read: length.read, source: length.source,
      schema: { .object(["type": .string("number")]) })
  }
}

extension Format where Value == String {
  /// A text.
  static var text: Format {
    Format(
      json: JSONValue.string, read: { json throws(FixtureError) in try json.string() },
      source: PrintableText.literal, schema: { .object(["type": .string("string")]) })
  }
}
