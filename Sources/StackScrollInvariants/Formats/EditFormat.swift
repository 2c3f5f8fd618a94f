import StackScrollCore

// How edits are written: each is an object, told by the key that names what is done.

extension Edit: HasFields {
  /// The edit as Swift source.
  var source: String { Self.cases.source(self) }

  /// The keys of an edit; those of others mean nothing in it.
  static let fields = Fields<Edit>(entries: cases.entries) { reader throws(FixtureError) in
    guard let edit = cases.told(in: reader).first else { throw cases.unclear(in: reader) }
    return try edit.read(&reader)
  }

  private static let cases = Cases<Edit>(
    Case(
      "insert", Edit.insert,
      { if case .insert(let view, let into, let at) = $0 { (view, into, at) } else { nil } },
      Field("insert", as: "", \.0, .object), Field("into", \.1, .id), Field("at", \.2, .whole)),
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
    Case(
      "setSpacing", Edit.setSpacing,
      { if case .setSpacing(let spacing, let stack) = $0 { (spacing, stack) } else { nil } },
      Field("spacing", as: "", \.0, .offset), Field("of", \.1, .id)),
    Case(
      "setLength", Edit.setLength,
      { if case .setLength(let tie, let axis, let view) = $0 { (tie, axis, view) } else { nil } },
      Field("length", as: "", \.0, .tie), Field("axis", as: "", \.1, .word), Field("of", \.2, .id)),
    Case(
      "setIntrinsicSize", Edit.setIntrinsicSize,
      { if case .setIntrinsicSize(let size, let view) = $0 { (size, view) } else { nil } },
      Field("intrinsic", as: "", \.0, .object), Field("of", \.1, .id)),
    Case(
      "resize", Edit.resize, { if case .resize(let size) = $0 { size } else { nil } },
      Field("resize", as: "", \.self, .object)),
    Case(
      "setContentInset", Edit.setContentInset,
      { if case .setContentInset(let inset) = $0 { inset } else { nil } },
      Field("contentInset", as: "", \.self, .object)),
    Case(
      "avoidKeyboard", Edit.avoidKeyboard,
      { if case .avoidKeyboard(let overlap) = $0 { overlap } else { nil } },
      Field("keyboard", as: "overlap", \.self, .length)),
    Case(
      "scroll", Edit.scroll, { if case .scroll(let offset) = $0 { offset } else { nil } },
      Field("scrollTo", as: "to", \.self, .object)),
    Case(
      "drag", Edit.drag, { if case .drag(let distance) = $0 { distance } else { nil } },
      Field("drag", as: "by", \.self, .object)),
    Case("scrollToEnd", key: "scrollToEnd", .scrollToEnd),
    Case(
      "scrollToVisible", Edit.scrollToVisible,
      { if case .scrollToVisible(let view) = $0 { view } else { nil } },
      Field("scrollToVisible", as: "", \.self, .id)),
    Case("rotate", key: "rotate", .rotate))
}

extension Edit {
  /// The edit in words, for pictures.
  var words: String {
    switch self {
    case .insert(let view, let stack, let index): "insert \(view.id) into \(stack) at \(index)"
    case .remove(let view): "remove \(view)"
    case .move(let view, let index): "move \(view) to \(index)"
    case .setHidden(let isHidden, let view): "\(isHidden ? "hide" : "show") \(view)"
    case .setCustomSpacing(let spacing?, let view): "a gap of \(NumberText(spacing)) after \(view)"
    case .setCustomSpacing(nil, let view): "the usual gap after \(view)"
    case .setSpacing(let spacing, let stack): "a spacing of \(NumberText(spacing)) in \(stack)"
    case .setLength(let length, let axis, let view): "the \(axis) length of \(view): \(length)"
    case .setIntrinsicSize(let size, let view): "the size of \(view): \(size.source)"
    case .resize(let size):
      "a window of \(NumberText(size.width)) x \(NumberText(size.height))"
    case .rotate: "rotate"
    case .setContentInset(let inset): "content insets of \(inset.source)"
    case .avoidKeyboard(let overlap): "a keyboard over \(NumberText(overlap))"
    case .scroll(let offset): "scroll to (\(NumberText(offset.x)), \(NumberText(offset.y)))"
    case .drag(let distance): "drag by (\(NumberText(distance.x)), \(NumberText(distance.y)))"
    case .scrollToEnd: "scroll to the end"
    case .scrollToVisible(let view): "scroll to \(view)"
    }
  }
}
