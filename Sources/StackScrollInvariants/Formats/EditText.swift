import StackScrollCore

// Edits in words, for pictures, and as Swift source.

extension Edit {
  /// The edit in words.
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

  /// The edit as Swift source.
  var source: String {
    switch self {
    case .insert(let view, let stack, let index):
      ".insert(\(view.source), into: \(stack.source), at: \(index))"
    case .remove(let view): ".remove(\(view.source))"
    case .move(let view, let index): ".move(\(view.source), to: \(index))"
    case .setHidden(let isHidden, let view): ".setHidden(\(isHidden), \(view.source))"
    case .setCustomSpacing(let spacing, let view):
      ".setCustomSpacing(\(spacing.map(SourceText.number) ?? "nil"), after: \(view.source))"
    case .setSpacing(let spacing, let stack):
      ".setSpacing(\(SourceText.number(spacing)), of: \(stack.source))"
    case .setLength(let length, let axis, let view):
      ".setLength(\(length), .\(axis), of: \(view.source))"
    case .setIntrinsicSize(let size, let view):
      ".setIntrinsicSize(\(size.source), of: \(view.source))"
    case .resize(let size): ".resize(\(size.source))"
    case .rotate: ".rotate"
    case .setContentInset(let inset): ".setContentInset(\(inset.source))"
    case .avoidKeyboard(let overlap): ".avoidKeyboard(overlap: \(SourceText.number(overlap)))"
    case .scroll(let offset): ".scroll(to: \(offset.source))"
    case .drag(let distance): ".drag(by: \(distance.source))"
    case .scrollToEnd: ".scrollToEnd"
    case .scrollToVisible(let view): ".scrollToVisible(\(view.source))"
    }
  }
}

extension ViewID {
  fileprivate var source: String { name.debugDescription }
}
