// Every sentence that explains a frame: the rule, and where it is published.

extension FrameReason.Rule {
  /// The rule, as a sentence.
  public var sentence: String {
    switch self {
    case .required: "A required condition of its own settles the length."
    case .ownLength: "It has the length that it likes best; nothing makes it give way."
    case .contentsInARow: "A stack is as long as its views, the gaps between them and its margins."
    case .thickestView: "A stack is as thick as its thickest view makes it, margins included."
    case .stretched:
      "The stack is longer than its views and gaps. The view that resists being stretched least "
        + "takes all that is too much; among equals, the lowest index."
    case .squeezed:
      "The stack is shorter than its views and gaps. The views that resist being squeezed least "
        + "give way; among equals, the lowest index first."
    case .equalShares: "All views of the stack have one length."
    case .proportionalShare:
      "Each view takes the share of the stack that its own length has among all lengths and gaps; "
        + "the last view pays for what does not add up."
    case .fillsAcross: "The view reaches from one side of the stack to the other."
    case .alignedLength: "An aligned view keeps its own length across the stack, if there is room."
    case .hidden: "A hidden view takes no length in its stack, and nothing inside it is laid out."
    case .pinned: "The content view stands at its distance from the content's edge."
    case .firstInRow: "The first visible view stands at the edge of the stack, inside its margin."
    case .behindNeighbour: "A view stands behind the visible view before it, a gap apart."
    case .nearSide: "The view stands at the near side across the stack."
    case .middle: "The view stands in the middle across the stack."
    case .farSide: "The view stands at the far side across the stack."
    case .onBaseline: "The baselines of the views stand on one line."
    }
  }

  /// Where the rule is published.
  public var source: String {
    switch self {
    case .required: "NSLayoutConstraint documentation; Auto Layout Guide, Anatomy of a Constraint"
    case .ownLength: "UIView documentation, intrinsicContentSize"
    case .contentsInARow:
      "UIStackView documentation; constraints UISV-canvas-connection, UISV-spacing"
    case .thickestView: "constraints UISV-alignment, UISV-spanning-boundary, UISV-spanning-fit"
    case .stretched, .squeezed:
      "UIStackView documentation, Distribution.fill; hugging and compression resistance"
    case .equalShares: "UIStackView documentation, Distribution.fillEqually; UISV-fill-equally"
    case .proportionalShare:
      "UIStackView documentation, Distribution.fillProportionally; UISV-fill-proportionally"
    case .fillsAcross: "UIStackView documentation, Alignment.fill"
    case .alignedLength: "UIStackView documentation, Alignment; UISV-ambiguity-suppression"
    case .hidden: "UIStackView documentation, hidden arranged views; UISV-hiding"
    case .pinned: "UIScrollView documentation, contentLayoutGuide"
    case .firstInRow: "UIStackView documentation; UISV-canvas-connection"
    case .behindNeighbour: "UIStackView documentation, spacing and distribution; UISV-spacing"
    case .nearSide, .middle, .farSide: "UIStackView documentation, Alignment; UISV-alignment"
    case .onBaseline: "UIStackView documentation, Alignment.firstBaseline and lastBaseline"
    }
  }
}

extension FrameReason.Reason: CustomStringConvertible {
  /// The arithmetic with its result, the rule, and its source.
  public var description: String {
    let result = NumberText(formula.value)
    let arithmetic =
      if case .number(_, let name) = formula { "\(result) (\(name))" } else {
        "\(formula.description) = \(result)"
      }
    return "\(arithmetic)\n  \(rule.sentence)\n  Source: \(rule.source)."
  }
}

extension FrameReason: CustomStringConvertible {
  /// Both reasons, each with its arithmetic, rule and source.
  public var description: String {
    let (start, length) = axis == .horizontal ? ("x", "width") : ("y", "height")
    return "\(start): \(position)\n\(length): \(self.length)"
  }
}
