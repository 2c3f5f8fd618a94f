import StackScrollCore

/// Swift source for values, so that a counterexample can be pasted into a test.
enum SourceText {
  /// Labelled arguments, without those that have their default.
  static func arguments(_ arguments: [(label: String, text: String?)]) -> String {
    arguments.compactMap { label, text in
      text.map { label.isEmpty ? $0 : "\(label): \($0)" }
    }.joined(separator: ", ")
  }

  /// A number; a third is written as one.
  static func number(_ value: Double) -> String {
    value == 1.0 / 3.0 ? "1.0 / 3.0" : "\(NumberText(value))"
  }

  /// A number that is left out where it is 0.
  static func nonzero(_ value: Double) -> String? {
    value == 0 ? nil : number(value)
  }
}

extension Size {
  package var source: String {
    "Size(width: \(SourceText.number(width)), height: \(SourceText.number(height)))"
  }
}

extension EdgeInsets {
  var source: String {
    let arguments = SourceText.arguments([
      ("top", SourceText.nonzero(top)), ("left", SourceText.nonzero(left)),
      ("bottom", SourceText.nonzero(bottom)), ("right", SourceText.nonzero(right)),
    ])
    return "EdgeInsets(\(arguments))"
  }
}

extension DirectionalEdgeInsets {
  var source: String {
    let arguments = SourceText.arguments([
      ("top", SourceText.nonzero(top)), ("leading", SourceText.nonzero(leading)),
      ("bottom", SourceText.nonzero(bottom)), ("trailing", SourceText.nonzero(trailing)),
    ])
    return "DirectionalEdgeInsets(\(arguments))"
  }
}

extension Point {
  var source: String { "Point(x: \(SourceText.number(x)), y: \(SourceText.number(y)))" }
}

extension ScrollView {
  var source: String {
    let arguments = SourceText.arguments([
      ("size", size == .zero ? nil : size.source),
      ("contentInset", contentInset == .zero ? nil : contentInset.source),
      ("contentOffset", contentOffset == .zero ? nil : contentOffset.source),
      ("safeAreaInsets", safeAreaInsets == .zero ? nil : safeAreaInsets.source),
      (
        "contentInsetAdjustmentBehavior",
        contentInsetAdjustmentBehavior == .automatic ? nil : ".\(contentInsetAdjustmentBehavior)"
      ),
      ("controllerEmbedding", controllerEmbedding == .standalone ? nil : ".\(controllerEmbedding)"),
      ("alwaysBounceHorizontal", alwaysBounceHorizontal ? "true" : nil),
      ("alwaysBounceVertical", alwaysBounceVertical ? "true" : nil),
      ("isPagingEnabled", isPagingEnabled ? "true" : nil),
    ])
    return "ScrollView(\(arguments))"
  }
}

extension Length {
  var source: String? { self == .intrinsic ? nil : description }
}

extension LayoutPolicy {
  var source: String {
    let arguments = SourceText.arguments([
      ("emptyStack", emptyStack == .fitsZero ? nil : ".\(emptyStack)"),
      ("ties", ties == .lowestIndex ? nil : ".\(ties)"),
      ("hiddenViews", hiddenViews == .count ? nil : ".\(hiddenViews)"),
    ])
    return "LayoutPolicy(\(arguments))"
  }
}

extension AxisPriorities {
  var source: String {
    horizontal == vertical
      ? "AxisPriorities(\(horizontal))"
      : "AxisPriorities(horizontal: \(horizontal), vertical: \(vertical))"
  }
}

extension Baselines {
  var source: String {
    "Baselines(first: \(SourceText.number(first)), last: \(SourceText.number(last)))"
  }
}

extension IntrinsicSize {
  var source: String {
    let arguments = SourceText.arguments([
      ("width", width.map(SourceText.number)), ("height", height.map(SourceText.number)),
    ])
    return "IntrinsicSize(\(arguments))"
  }
}

extension LabelText {
  var source: String {
    let arguments = SourceText.arguments([
      ("words", "[\(words.map(SourceText.number).joined(separator: ", "))]"),
      ("space", SourceText.number(space)), ("lineHeight", SourceText.number(lineHeight)),
      ("numberOfLines", numberOfLines == 0 ? nil : "\(numberOfLines)"),
      ("preferredMaxLayoutWidth", preferredMaxLayoutWidth.map(SourceText.number)),
    ])
    return "LabelText(\(arguments))"
  }
}

extension View {
  var source: String {
    var inside: [(String, String?)]
    switch content {
    case .leaf(let leaf):
      inside = [
        (
          "intrinsic",
          leaf.text != nil || leaf.intrinsic == .none ? nil : leaf.intrinsic.source
        ),
        ("text", leaf.text?.source),
        ("hugging", leaf.hugging == .defaultLow ? nil : leaf.hugging.source),
        (
          "compressionResistance",
          leaf.compressionResistance == .defaultHigh ? nil : leaf.compressionResistance.source
        ),
        ("baselines", leaf.baselines?.source),
      ]
    case .stack(let stack): inside = [("stack", stack.source)]
    case .container(let container): inside = [("container", container.source)]
    }
    let arguments = SourceText.arguments(
      [("", PrintableText.literal(id.name)), ("width", width.source), ("height", height.source)]
        + inside
        + [("isHidden", isHidden ? "true" : nil)])
    return "View(\(arguments))"
  }
}

extension StackView {
  var source: String {
    let views = arrangedViews.map(\.source).joined(separator: ", ")
    let arguments = SourceText.arguments([
      ("axis", ".\(axis)"), ("distribution", distribution == .fill ? nil : ".\(distribution)"),
      ("alignment", alignment == .fill ? nil : ".\(alignment)"),
      ("spacing", SourceText.nonzero(spacing)),
      ("layoutMargins", layoutMargins == .zero ? nil : layoutMargins.source),
      (
        "isLayoutMarginsRelativeArrangement", isLayoutMarginsRelativeArrangement ? "true" : nil
      ),
      ("safeAreaInsets", safeAreaInsets == .zero ? nil : safeAreaInsets.source),
      ("insetsLayoutMarginsFromSafeArea", insetsLayoutMarginsFromSafeArea ? nil : "false"),
      ("isBaselineRelativeArrangement", isBaselineRelativeArrangement ? "true" : nil),
      ("customSpacings", customSpacings.isEmpty ? nil : customSpacings.source),
      ("arrangedViews", arrangedViews.isEmpty ? nil : "[\(views)]"),
    ])
    return "StackView(\(arguments))"
  }
}

extension [ViewID: Double] {
  fileprivate var source: String {
    let pairs = sorted { $0.key < $1.key }.map { id, spacing in
      "\(PrintableText.literal(id.name)): \(SourceText.number(spacing))"
    }
    return "[\(pairs.joined(separator: ", "))]"
  }
}

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
