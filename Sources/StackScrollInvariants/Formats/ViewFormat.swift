import StackScrollCore

// The fields of views.

extension View: HasFields {
  static let fields = Fields<View>(
    definition: "view",
    { id, width, height, isHidden, content in
      View(id, width: width, height: height, leaf: Leaf(), isHidden: isHidden)
        .with(content: content)
    },
    Field("id", as: "", \.id, .id), Field("width", \.width, .tie, default: .intrinsic),
    Field("height", \.height, .tie, default: .intrinsic),
    Field("hidden", as: "isHidden", \.isHidden, .bool, default: false, .last),
    Field(inline: \.content, View.Content.fields))
}

extension View.Content: HasFields {
  private static let leaf = Case<View.Content>(
    "leaf", View.Content.leaf, { if case .leaf(let leaf) = $0 { leaf } else { nil } },
    Field(inline: \.self, Leaf.fields))
  /// What a view is that has the first key of a case, the first of these where there are several;
  /// one without any is a leaf.
  private static let cases = Cases<View.Content>(
    Case(
      "stack", View.Content.stack, { if case .stack(let stack) = $0 { stack } else { nil } },
      Field("stack", \.self, .object)),
    Case(
      "container", View.Content.container,
      { if case .container(let container) = $0 { container } else { nil } },
      Field(inline: \.self, as: "container", Container.fields)))

  private static let leafKeys = Leaf.fields.schemaKeys.map(\.key)

  static let fields = Fields<View.Content>(entries: [leaf.entry] + cases.entries) {
    reader throws(FixtureError) in
    let leaf = try Leaf.read(&reader)
    reader.know(cases.keys)
    guard let other = cases.told(in: reader).first else { return .leaf(leaf) }
    let content = try other.read(&reader)
    guard leaf == Leaf(), !leafKeys.contains(where: reader.has) else {
      throw reader.error(
        .refused(
          "a view with \"\(other.key)\" has no size, text, priorities, baselines or role of its own; "
            + "leave out these or \"\(other.key)\""
        ))
    }
    return content
  }
}

extension Leaf: HasFields {
  static let fields = Fields<Leaf>(
    {
      (text: LabelText?, intrinsic, hugging, resistance, baselines, role, isMultilineText)
        throws(FixtureError) in
      var leaf = Leaf(
        intrinsic: intrinsic, hugging: hugging, compressionResistance: resistance,
        baselines: baselines, role: role, isMultilineText: isMultilineText)
      guard let text else { return leaf }
      guard !isMultilineText else {
        throw FixtureError(
          .refused(
            "a text has as many lines as its \"numberOfLines\"; leave out \"multilineText\" or "
              + "\"text\""), at: [])
      }
      guard intrinsic == .none else {
        throw FixtureError(
          .refused("a text has its size from its words; leave out \"intrinsic\" or \"text\""),
          at: [])
      }
      leaf.text = text
      return leaf
    },
    Field(optional: "text", \.text, .object),
    Field(
      "intrinsic", { $0.text == nil ? $0.intrinsic : .none }, .object, default: IntrinsicSize.none),
    Field("hugging", \.hugging, .priorities(.defaultLow), default: .defaultLow),
    Field(
      "compressionResistance", \.compressionResistance, .priorities(.defaultHigh),
      default: .defaultHigh),
    Field(optional: "baselines", \.givenBaselines, .object),
    Field("role", \.role, .word, default: .content),
    Field(
      "multilineText", as: "isMultilineText", { $0.text == nil && $0.isMultilineText }, .bool,
      default: false))
}

extension IntrinsicSize: HasFields {
  static let fields = Fields<IntrinsicSize>(
    IntrinsicSize.init(width:height:),
    Field(optional: "width", \.width, .length), Field(optional: "height", \.height, .length))
}

extension Baselines: HasFields {
  static let fields = Fields<Baselines>(
    Baselines.init, Field("first", \.first, .offset), Field("last", \.last, .offset))
}

extension LabelText: HasFields {
  /// A text has the widths of its words or a string.
  private static let cases = Cases<LabelText>(
    Case(
      "", { LabelText(words: $0, space: $1, lineHeight: $2) }, { $0.string == nil ? $0 : nil },
      Field("words", \.words, .list(.length, called: "a list of numbers")),
      Field("space", \.space, .length), Field("lineHeight", \.lineHeight, .length)),
    Case(
      "", { LabelText($0, font: $1) }, { $0.string == nil ? nil : $0 },
      Field("string", as: "", { $0.string ?? "" }, .text),
      Field("font", { $0.font ?? .label }, .object, default: .label)))

  static let fields = Fields<LabelText>(
    definition: "text",
    {
      var text: LabelText = $0
      (text.numberOfLines, text.preferredMaxLayoutWidth, text.pixels) = ($1, $2, $3)
      return text
    },
    Field(inline: \.self, Fields(entries: cases.entries, read: cases.read)),
    Field("numberOfLines", \.numberOfLines, .whole, default: 0),
    Field(optional: "preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, .length),
    Field(optional: "pixels", \.pixels, .pixelScale))
}

extension Font: HasFields {
  /// The size, or the style that gives it, and the weight if it is another than the style's.
  private static let cases = Cases<Font>(
    Case(
      "systemFont", Font.systemFont(ofSize:weight:), { $0.textStyle == nil ? $0 : nil },
      Field("pointSize", as: "ofSize", { $0.pointSize() }, .length),
      Field("weight", \.weight, .word, default: .regular)),
    Case(
      "preferredFont", Font.preferredFont(forTextStyle:weight:),
      { font in font.textStyle.map { (font, $0) } },
      Field("textStyle", as: "forTextStyle", { $0.1 }, .word),
      Field(
        optional: "weight",
        { $0.0 == .preferredFont(forTextStyle: $0.1) ? nil : $0.0.weight }, .word)))

  static let fields = Fields<Font>(definition: "font", entries: cases.entries, read: cases.read)

  /// The font as Swift source.
  var source: String { Self.cases.source(self) }
}

extension Format where Value == AxisPriorities {
  /// A priority for each axis; one that is left out is as in a pair of priorities.
  static func priorities(_ fallback: AxisPriorities) -> Format {
    let fields = Fields<AxisPriorities>(
      definition: "priorities", AxisPriorities.init(horizontal:vertical:),
      Field(
        "horizontal", \.horizontal, .priority, default: fallback.horizontal, .written),
      Field("vertical", \.vertical, .priority, default: fallback.vertical, .written))
    let object = Format.object(of: fields)
    return Format(
      json: object.json, read: object.read,
      source: {
        $0.horizontal == $0.vertical ? "AxisPriorities(\($0.horizontal))" : fields.source($0)
      }, schema: object.schema)
  }
}

// The fields of stacks; what has its default is left out, but for the distribution, the alignment
// and the spacing.

extension StackView: HasFields {
  static let fields = Fields<StackView>(
    definition: "stack",
    {
      StackView(
        axis: $0, distribution: $1, alignment: $2, spacing: $3, layoutMargins: $4,
        isLayoutMarginsRelativeArrangement: $5, safeAreaInsets: $6,
        insetsLayoutMarginsFromSafeArea: $7, isBaselineRelativeArrangement: $8,
        customSpacings: $10, arrangedViews: $9)
    },
    Field("axis", \.axis, .word),
    Field("distribution", \.distribution, .word, default: .fill, .inJSON),
    Field("alignment", \.alignment, .word, default: .fill, .inJSON),
    Field("spacing", \.spacing, .offset, default: 0, .inJSON),
    Field("layoutMargins", \.layoutMargins, .object, default: .zero),
    Field(
      "marginsRelative", as: "isLayoutMarginsRelativeArrangement",
      \.isLayoutMarginsRelativeArrangement, .bool, default: false),
    Field("safeAreaInsets", \.safeAreaInsets, .object, default: .zero),
    Field(
      "marginsFromSafeArea", as: "insetsLayoutMarginsFromSafeArea",
      \.insetsLayoutMarginsFromSafeArea, .bool, default: true),
    Field(
      "baselineRelative", as: "isBaselineRelativeArrangement", \.isBaselineRelativeArrangement,
      .bool, default: false),
    Field("arrangedViews", \.arrangedViews, .list(.object), default: [], [.required, .last]),
    Field("customSpacings", \.customSpacings, .byView(.offset), default: [:]))
}

// How lengths are written: a number or a fraction where that is all, and otherwise a list of
// conditions.

extension Format where Value == Length {
  /// A length, in one of the forms that `Length` has.
  static var tie: Format {
    Format(
      json: { length in
        guard length.constraints.count == 1, let only = length.constraints.first,
          only.relation == .equal, only.priority == .required
        else {
          return length.constraints.isEmpty
            ? .string("intrinsic") : .array(length.constraints.map { .object($0.json) })
        }
        if case .constant(let points) = only.target { return .number(points) }
        return .object(only.target.json)
      },
      read: { json throws(FixtureError) in
        switch json {
        case .string("intrinsic"): return .intrinsic
        case .number(let points): return .constant(points)
        case .object:
          return Length([LengthConstraint(.equal, try json.fields(LengthConstraint.Target.read))])
        case .array:
          return Length(try Format<[LengthConstraint]>.list(.object).read(json))
        case .null, .bool, .string:
          throw json.isNot(
            "a number, \"intrinsic\", {\"fractionOfFrame\": number} or a list of conditions")
        }
      },
      source: \.description
    ).defined(as: "tie")
  }
}

extension LengthConstraint: HasFields {
  static let fields = Fields<LengthConstraint>(
    definition: "condition", LengthConstraint.init(_:_:priority:),
    Field("relation", as: "", \.relation, .word, default: .equal),
    Field(inline: \.target, Target.fields),
    Field("priority", \.priority, .priority, default: .required))

  /// The condition as Swift has it for a length of one condition.
  var source: String { description }
}

extension LengthConstraint.Target: HasFields {
  private static let cases = Cases<LengthConstraint.Target>(
    Case(
      "constant", LengthConstraint.Target.constant,
      { if case .constant(let points) = $0 { points } else { nil } },
      Field("constant", \.self, .length)),
    Case(
      "fraction", { .fraction($0, of: .frameLayoutGuide) },
      { if case .fraction(let share, of: .frameLayoutGuide) = $0 { share } else { nil } },
      Field("fractionOfFrame", \.self, .length)),
    Case(
      "ratio", LengthConstraint.Target.ratio,
      { if case .ratio(let factor) = $0 { factor } else { nil } },
      Field("ratio", \.self, .length)))

  /// One of the keys that tell the cases, and no more.
  static let fields = Fields<LengthConstraint.Target>(entries: cases.entries, read: cases.read)
}
