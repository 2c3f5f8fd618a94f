import StackScrollConstraints
import StackScrollCore

// How edits are written: each is an object, told by the key that names what is done.

extension Edit: HasFields {
  /// The edit as Swift source.
  var source: String { Self.cases.source(self) }

  /// The keys of an edit; those of others mean nothing in it.
  static let fields = Fields<Edit>(definition: "edit", entries: cases.entries) {
    reader throws(FixtureError) in
    guard let edit = cases.told(in: reader).first else { throw cases.unclear(in: reader) }
    return try edit.read(&reader)
  }

  private static let cases = Cases<Edit>(
    Case(
      "insert", Edit.insert,
      { if case .insert(let view, let into, let at) = $0 { (view, into, at) } else { nil } },
      Field("insert", as: "", \.0, .object), Field("into", \.1, .id),
      Field(optional: "at", \.2, .whole)),
    Case(
      "remove", Edit.remove, { if case .remove(let view) = $0 { view } else { nil } },
      Field("remove", as: "", \.self, .id)),
    Case(
      "move", Edit.move, { if case .move(let view, let index) = $0 { (view, index) } else { nil } },
      Field("move", as: "", \.0, .id), Field("to", \.1, .whole)),
    Case(
      "setHidden", given: "true", { .setHidden(true, $0) },
      { if case .setHidden(true, let view) = $0 { view } else { nil } },
      Field("hide", as: "", \.self, .id)),
    Case(
      "setHidden", given: "false", { .setHidden(false, $0) },
      { if case .setHidden(false, let view) = $0 { view } else { nil } },
      Field("show", as: "", \.self, .id)),
    Case(
      "setCustomSpacing", { .setCustomSpacing($0, after: $1) },
      { if case .setCustomSpacing(let gap?, let view) = $0 { (gap, view) } else { nil } },
      Field("customSpacing", as: "", \.0, .offset), Field("after", \.1, .id)),
    Case(
      "setCustomSpacing", given: "nil", { .setCustomSpacing(nil, after: $0) },
      { if case .setCustomSpacing(nil, let view) = $0 { view } else { nil } },
      Field("usualSpacingAfter", as: "after", \.self, .id)),
    of("spacing", "setSpacing", .offset, Edit.setSpacing) {
      if case .setSpacing(let spacing, let stack) = $0 { (spacing, stack) } else { nil }
    },
    Case(
      "setLength", Edit.setLength,
      { if case .setLength(let tie, let axis, let view) = $0 { (tie, axis, view) } else { nil } },
      Field("length", as: "", \.0, .tie), Field("axis", as: "", \.1, .word), Field("of", \.2, .id)),
    Case(
      "setHugging", Edit.setHugging,
      {
        if case .setHugging(let value, let axis, let view) = $0 { (value, axis, view) } else { nil }
      },
      Field("hugging", as: "", \.0, .priority), Field("axis", as: "", \.1, .word),
      Field("of", \.2, .id)),
    Case(
      "setCompressionResistance", Edit.setCompressionResistance,
      {
        if case .setCompressionResistance(let value, let axis, let view) = $0 {
          (value, axis, view)
        } else {
          nil
        }
      },
      Field("compressionResistance", as: "", \.0, .priority), Field("axis", as: "", \.1, .word),
      Field("of", \.2, .id)),
    of("axis", "setAxis", .word, Edit.setAxis) {
      if case .setAxis(let axis, let stack) = $0 { (axis, stack) } else { nil }
    },
    of("distribution", "setDistribution", .word, Edit.setDistribution) {
      if case .setDistribution(let word, let stack) = $0 { (word, stack) } else { nil }
    },
    of("alignment", "setAlignment", .word, Edit.setAlignment) {
      if case .setAlignment(let word, let stack) = $0 { (word, stack) } else { nil }
    },
    of("intrinsic", "setIntrinsicSize", .object, Edit.setIntrinsicSize) {
      if case .setIntrinsicSize(let size, let view) = $0 { (size, view) } else { nil }
    },
    of("numberOfLines", "setNumberOfLines", .whole, Edit.setNumberOfLines) {
      if case .setNumberOfLines(let lines, let view) = $0 { (lines, view) } else { nil }
    },
    one("scaleTexts", "scaleTexts", .length, Edit.scaleTexts) {
      if case .scaleTexts(let factor) = $0 { factor } else { nil }
    },
    one("lengthenTexts", "lengthenTexts", .length, Edit.lengthenTexts) {
      if case .lengthenTexts(let factor) = $0 { factor } else { nil }
    },
    of("lengthenText", "lengthenText", .length, Edit.lengthenText) {
      if case .lengthenText(let factor, let view) = $0 { (factor, view) } else { nil }
    },
    one("addConstraint", "addConstraint", .object, Edit.addConstraint) {
      if case .addConstraint(let constraint) = $0 { constraint } else { nil }
    },
    one("removeConstraint", "removeConstraint", .reference, Edit.removeConstraint) {
      if case .removeConstraint(let reference) = $0 { reference } else { nil }
    },
    Case(
      "setConstant", Edit.setConstant,
      { if case .setConstant(let points, let which) = $0 { (points, which) } else { nil } },
      Field("constant", as: "", \.0, .offset), Field("ofConstraint", as: "of", \.1, .reference)),
    Case(
      "setPriority", Edit.setPriority,
      { if case .setPriority(let value, let which) = $0 { (value, which) } else { nil } },
      Field("priority", as: "", \.0, .priority), Field("ofConstraint", as: "of", \.1, .reference)),
    one("resize", "resize", .object, Edit.resize) {
      if case .resize(let size) = $0 { size } else { nil }
    },
    one("safeAreaInsets", "setSafeAreaInsets", .object, Edit.setSafeAreaInsets) {
      if case .setSafeAreaInsets(let insets) = $0 { insets } else { nil }
    },
    one("layoutDirection", "setLayoutDirection", .word, Edit.setLayoutDirection) {
      if case .setLayoutDirection(let direction) = $0 { direction } else { nil }
    },
    one("contentSizeCategory", "setContentSizeCategory", .word, Edit.setContentSizeCategory) {
      if case .setContentSizeCategory(let category) = $0 { category } else { nil }
    },
    one("keyboardHeight", "setKeyboardHeight", .length, Edit.setKeyboardHeight) {
      if case .setKeyboardHeight(let height) = $0 { height } else { nil }
    },
    one("tap", "tap", .object, Edit.tap) { if case .tap(let point) = $0 { point } else { nil } },
    within("contentInset", "setContentInset", "", .object, Edit.setContentInset) {
      if case .setContentInset(let inset, let name) = $0 { (inset, name) } else { nil }
    },
    within("keyboard", "avoidKeyboard", "overlap", .length, Edit.avoidKeyboard) {
      if case .avoidKeyboard(let overlap, let name) = $0 { (overlap, name) } else { nil }
    },
    within("scrollTo", "scroll", "to", .object, Edit.scroll) {
      if case .scroll(let offset, let name) = $0 { (offset, name) } else { nil }
    },
    within("drag", "drag", "by", .object, Edit.drag) {
      if case .drag(let distance, let name) = $0 { (distance, name) } else { nil }
    },
    within("scrollToEnd", "scrollToEnd", "", .flag, { .scrollToEnd(in: $1) }) {
      if case .scrollToEnd(let name) = $0 { (true, name) } else { nil }
    },
    within("scrollToVisible", "scrollToVisible", "", .id, Edit.scrollToVisible) {
      if case .scrollToVisible(let view, let name) = $0 { (view, name) } else { nil }
    },
    within("settle", "settle", "", .flag, { .settle(in: $1) }) {
      if case .settle(let name) = $0 { (true, name) } else { nil }
    },
    Case("rotate", key: "rotate", .rotate))

  /// An edit that comes with one value.
  private static func one<Value: Equatable & Sendable>(
    _ key: String, _ name: String, _ format: Format<Value>,
    _ make: @escaping @Sendable (Value) -> Edit, _ part: @escaping @Sendable (Edit) -> Value?
  ) -> Case<Edit> {
    Case(name, make, part, Field(key, as: "", \.self, format))
  }

  /// An edit that sets something of a view.
  private static func of<Value: Equatable & Sendable>(
    _ key: String, _ name: String, _ format: Format<Value>,
    _ make: @escaping @Sendable (Value, ViewID) -> Edit,
    _ parts: @escaping @Sendable (Edit) -> (Value, ViewID)?
  ) -> Case<Edit> {
    Case(name, make, parts, Field(key, as: "", \.0, format), Field("of", \.1, .id))
  }

  /// An edit of a scroll view, whose name may be left out.
  private static func within<Value: Equatable & Sendable>(
    _ key: String, _ name: String, _ label: String, _ format: Format<Value>,
    _ make: @escaping @Sendable (Value, ViewID?) -> Edit,
    _ parts: @escaping @Sendable (Edit) -> (Value, ViewID?)?
  ) -> Case<Edit> {
    Case(
      name, make, parts, Field(key, as: label, \.0, format), Field(optional: "in", \.1, .id))
  }
}

extension Format where Value == ConstraintReference {
  /// An identifier, or an index.
  fileprivate static var reference: Format {
    Format(
      json: { reference in
        switch reference {
        case .identifier(let name): .string(name)
        case .index(let index): .number(Double(index))
        }
      },
      read: { json throws(FixtureError) in
        if case .string(let name) = json { return .identifier(name) }
        return .index(try json.whole())
      },
      source: { reference in
        switch reference {
        case .identifier(let name): PrintableText.literal(name)
        case .index(let index): "\(index)"
        }
      },
      schema: {
        .object(["type": .array([.string("string"), .string("integer")]), "minimum": .number(0)])
      })
  }
}

extension Edit {
  /// The edit in words, for pictures: what is put into the file is as it is written there, other
  /// lengths are in a style.
  package func words(_ style: NumberStyle) -> String {
    switch self {
    case .insert(let view, let holder, let index):
      "insert \(view.id) into \(holder)" + (index.map { " at \($0)" } ?? "")
    case .remove(let view): "remove \(view)"
    case .move(let view, let index): "move \(view) to \(index)"
    case .setHidden(let isHidden, let view): "\(isHidden ? "hide" : "show") \(view)"
    case .setCustomSpacing(let spacing?, let view): "a gap of \(NumberText(spacing)) after \(view)"
    case .setCustomSpacing(nil, let view): "the usual gap after \(view)"
    case .setSpacing(let spacing, let stack): "a spacing of \(NumberText(spacing)) in \(stack)"
    case .setAxis(let axis, let stack): "\(axis) views in \(stack)"
    case .setDistribution(let distribution, let stack): "\(distribution) in \(stack)"
    case .setAlignment(let alignment, let stack): "alignment \(alignment) in \(stack)"
    case .setLength(let length, let axis, let view): "the \(axis) length of \(view): \(length)"
    case .setIntrinsicSize(let size, let view): "the size of \(view): \(size.source)"
    case .setNumberOfLines(let lines, let view): "\(lines) lines of \(view) at most"
    case .setHugging(let priority, let axis, let view):
      "\(axis) hugging \(NumberText(priority.rawValue)) for \(view)"
    case .setCompressionResistance(let priority, let axis, let view):
      "\(axis) compression resistance \(NumberText(priority.rawValue)) for \(view)"
    case .scaleTexts(0): "empty texts"
    case .scaleTexts(let factor): "texts \(NumberText(factor)) times as long and as high"
    case .lengthenTexts(let factor): "texts \(NumberText(factor)) times as long"
    case .lengthenText(let factor, let view):
      "the text of \(view) \(NumberText(factor)) times as long"
    case .addConstraint(let constraint):
      "add " + constraint.words(naming: \.description) { NumberText($0).description }
    case .removeConstraint(let which): "remove constraint \(which.words)"
    case .setConstant(let points, let which):
      "a constant of \(NumberText(points)) in constraint \(which.words)"
    case .setPriority(let priority, let which):
      "a priority of \(NumberText(priority.rawValue)) for constraint \(which.words)"
    case .resize(let size):
      "a window of \(size.text(style))"
    case .rotate: "rotate"
    case .setSafeAreaInsets(let insets): "a safe area inside \(insets.source)"
    case .setLayoutDirection(let direction): "\(direction)"
    case .setContentSizeCategory(let category): "text size \(category)"
    case .setKeyboardHeight(0): "no keyboard"
    case .setKeyboardHeight(let height): "a keyboard \(style.text(height)) high"
    case .setContentInset(let inset, let name): "content insets of \(inset.source)" + inside(name)
    case .avoidKeyboard(let overlap, let name):
      "a keyboard over \(style.text(overlap))" + inside(name)
    case .scroll(let offset, let name): "scroll to \(offset.text(style))" + inside(name)
    case .drag(let distance, let name): "drag by \(distance.text(style))" + inside(name)
    case .scrollToEnd(let name): "scroll to the end" + inside(name)
    case .scrollToVisible(let view, let name): "scroll to \(view)" + inside(name)
    case .settle(let name): "settle" + inside(name)
    case .tap(let point): "tap at \(point.text(style))"
    }
  }

  private func inside(_ name: ViewID?) -> String { name.map { " in \($0)" } ?? "" }
}

extension ConstraintReference {
  fileprivate var words: String {
    switch self {
    case .identifier(let name): name.printable
    case .index(let index): "\(index)"
    }
  }
}
