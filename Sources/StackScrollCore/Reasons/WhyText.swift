// Every sentence that explains a frame: the rule, and where it is published.

/// What plain numbers are called in formulas.
enum WhyText {
  static let gaps = "gaps"
  static let views = "visible views"
  static let halves = "halves"
  static let sides = "sides"
  static let pitches = "distances of centres"
  static let parts = "parts"
  static let times = "times"
  static let hidden = "hidden"
  static let noShare = "no length of its own to take a share by"
  static let nothing = "nothing asks for more"
  static let together = "several wishes together"

  /// The most lengths that are added up one by one.
  static let mostViews = 4

  static func views(_ count: Int) -> String { "\(count) other views" }
}

extension FrameReason.Rule {
  /// The rule, as a sentence.
  public var sentence: String {
    switch self {
    case .required: "A required condition of its own settles the length."
    case .preferred:
      "A preferred condition of its own settles the length; nothing stronger is against it."
    case .shortestAllowed: "A condition of its own does not let the view be shorter."
    case .longestAllowed: "A condition of its own does not let the view be longer."
    case .ownLength: "It has the length that it likes best; nothing makes it give way."
    case .nothing: "Nothing asks for more, or nothing is left, and no length is negative."
    case .betweenPins: "Both edges of the content view are held."
    case .contentsInARow: "A stack is as long as its views, the gaps between them and its margins."
    case .equalContents:
      "A stack of equal views is as long as one of them asks for, as often as there are views, with"
        + " the gaps and its margins."
    case .thickestView:
      "A stack is as thick as one of its views asks for, mostly the thickest, margins included."
    case .stretched:
      "The stack is longer than its views and gaps. The view that resists being stretched least "
        + "takes all that is too much; among equals, the lowest index."
    case .squeezed:
      "The stack is shorter than its views and gaps. The views that resist being squeezed least "
        + "give way; among equals, the lowest index first."
    case .remainder: "The view takes what the other views and the gaps leave of the stack."
    case .equalShares: "All views of the stack have one length."
    case .equalTexts:
      "In a row of texts of several lines and nothing else, each asks for an equal part of what the "
        + "gaps leave."
    case .proportionalShare:
      "Each view takes the share of the stack that its own length has among all lengths and gaps; "
        + "the last view pays for what does not add up."
    case .alikePitches:
      "The stack is shorter than its views and gaps. Views that are held equally give way so that "
        + "the centres of neighbours are equally far apart."
    case .fillsAcross: "The view reaches from one side of the stack to the other."
    case .alignedLength:
      "An aligned view keeps its own length across the stack, as far as there is room."
    case .roomFromBaseline:
      "A view on the common baseline keeps its own height, as far as there is room."
    case .hidden: "A hidden view takes no length in its stack, and nothing inside it is laid out."
    case .pinned: "The content view stands at its distance from the content's edge."
    case .firstInRow: "The view stands at the edge of the stack, inside its margin."
    case .behindNeighbour: "A view stands behind the visible view before it, a gap apart."
    case .beforeNeighbour: "A view stands before the visible view after it, a gap apart."
    case .betweenCentres:
      "The centres of neighbours are as equally far apart as the least gaps allow."
    case .nearSide: "The view stands at the near side across the stack."
    case .middle: "The view stands in the middle across the stack."
    case .farSide: "The view stands at the far side across the stack."
    case .onBaseline: "The baselines of the views stand on one line."
    case .farEdge: "A view ends its length behind where it begins."
    case .together:
      "Several wishes settle the number together; no arithmetic on a few numbers does."
    }
  }

  /// Where the rule is published.
  public var source: String {
    switch self {
    case .required, .preferred, .shortestAllowed, .longestAllowed:
      "NSLayoutConstraint documentation; Auto Layout Guide, Anatomy of a Constraint"
    case .ownLength: "UIView documentation, intrinsicContentSize"
    case .nothing: "UIStackView documentation; hugging and UISV-ambiguity-suppression"
    case .contentsInARow:
      "UIStackView documentation; constraints UISV-canvas-connection, UISV-spacing"
    case .thickestView: "constraints UISV-alignment, UISV-spanning-boundary, UISV-spanning-fit"
    case .stretched, .squeezed, .remainder:
      "UIStackView documentation, Distribution.fill; hugging and compression resistance"
    case .equalShares, .equalContents:
      "UIStackView documentation, Distribution.fillEqually; UISV-fill-equally"
    case .equalTexts: "UISV-text-width-disambiguation"
    case .proportionalShare:
      "UIStackView documentation, Distribution.fillProportionally; UISV-fill-proportionally"
    case .fillsAcross: "UIStackView documentation, Alignment.fill"
    case .alignedLength: "UIStackView documentation, Alignment; UISV-ambiguity-suppression"
    case .hidden: "UIStackView documentation, hidden arranged views; UISV-hiding"
    case .pinned, .betweenPins: "UIScrollView documentation, contentLayoutGuide"
    case .firstInRow: "UIStackView documentation; UISV-canvas-connection"
    case .behindNeighbour, .beforeNeighbour:
      "UIStackView documentation, spacing and distribution; UISV-spacing"
    case .betweenCentres, .alikePitches:
      "UIStackView documentation, Distribution.equalCentering; UISV-distributing-edge"
    case .nearSide, .middle, .farSide: "UIStackView documentation, Alignment; UISV-alignment"
    case .onBaseline, .roomFromBaseline:
      "UIStackView documentation, Alignment.firstBaseline and lastBaseline"
    case .farEdge: "CGRect documentation, maxX and maxY"
    case .together:
      "Badros, Borning and Stuckey, \"The Cassowary Linear Arithmetic Constraint Solving Algorithm\""
    }
  }
}

extension Formula: CustomStringConvertible {
  /// What it comes to, without the last digits that sums in doubles lose, as in 259.99999999999994.
  package var result: NumberText {
    NumberText(Tolerance.standard.isEqual(value, value.inMillionths) ? value.inMillionths : value)
  }

  /// The arithmetic in one line, without what it comes to.
  public var description: String { text(about: nil) }

  /// The arithmetic in one line, without what it comes to.
  ///
  /// - Parameter view: the view whose own numbers are called its own, without its name.
  func text(about view: ViewID?) -> String {
    switch self {
    case .number(let value, let name): "\(NumberText(value)) (\(name))"
    case .part(let part, let value): "\(NumberText(value)) (\(part.name(about: view)))"
    case .sum(let terms): terms.isEmpty ? "0" : Self.listed(terms, view).joined(separator: " + ")
    case .difference(let first, .sum(let terms)) where !terms.isEmpty:
      ([first.leading(view)] + Self.listed(terms, view)).joined(separator: " - ")
    case .difference(let first, let second):
      "\(first.leading(view)) - \(second.operand(view))"
    case .product(let first, let second): "\(first.factor(view)) x \(second.factor(view))"
    case .quotient(let first, let second): "\(first.factor(view)) / \(second.operand(view))"
    case .greatest(let terms):
      "the greatest of " + terms.map { $0.text(about: view) }.joined(separator: ", ")
    }
  }

  /// The terms of a sum, many lengths in one.
  private static func listed(_ terms: [Formula], _ view: ViewID?) -> [String] {
    let lengths = terms.filter(\.isLength)
    guard lengths.count > WhyText.mostViews, let first = terms.firstIndex(where: \.isLength) else {
      return terms.map { $0.operand(view) }
    }
    let all = Formula.number(Formula.sum(lengths).value, WhyText.views(lengths.count))
    return terms.indices.compactMap { index in
      if index == first { return all.operand(view) }
      return terms[index].isLength ? nil : terms[index].operand(view)
    }
  }

  private var isLength: Bool {
    if case .part(.measure(let measure), _) = self { measure.kind == .length } else { false }
  }

  /// The arithmetic as the first term of a difference.
  private func leading(_ view: ViewID?) -> String {
    switch self {
    case .sum, .difference: text(about: view)
    default: operand(view)
    }
  }

  /// The arithmetic as a term of a sum.
  private func operand(_ view: ViewID?) -> String {
    switch self {
    case .number, .part, .product, .quotient: text(about: view)
    case .sum(let terms) where terms.count == 1: terms[0].operand(view)
    default: "(\(text(about: view)))"
    }
  }

  /// The arithmetic as a factor.
  private func factor(_ view: ViewID?) -> String {
    switch self {
    case .number, .part: text(about: view)
    case .sum(let terms) where terms.count == 1: terms[0].factor(view)
    default: "(\(text(about: view)))"
    }
  }
}

extension Formula.Part {
  /// What the number is called.
  ///
  /// - Parameter view: the view whose own numbers are called its own, without its name.
  func name(about view: ViewID?) -> String {
    switch self {
    case .input(let input): input.name(about: view)
    case .measure(let measure): measure.name
    }
  }
}

extension FrameMeasure {
  fileprivate var name: String {
    switch kind {
    case .length: view.description
    case .start: "\(axis == .horizontal ? "left" : "top") of \(view)"
    case .end: "\(axis == .horizontal ? "right" : "bottom") of \(view)"
    }
  }
}

extension ScreenInput {
  fileprivate func name(about view: ViewID?) -> String {
    func of(_ owner: ViewID, _ name: String) -> String {
      owner == view ? name : "\(name) of \(owner)"
    }
    switch self {
    case .window: return "\(LayoutGuide.frameLayoutGuide)"
    case .contentOffset: return "content offset"
    case .contentLength(let axis):
      return axis == .horizontal ? "content width" : "content height"
    case .pin(let edge): return "\(edge) pin"
    case .ownLength(let owner, let axis):
      return owner == view
        ? "its own" : "own \(axis == .horizontal ? "width" : "height") of \(owner)"
    case .condition(let owner, _, _, let constraint):
      return of(owner, constraint.name)
    case .firstBaseline(let owner): return of(owner, "first baseline")
    case .lastBaseline(let owner): return of(owner, "last baseline")
    case .margin(_, let edge): return "\(edge) margin"
    case .spacing: return "spacing"
    case .customSpacing: return "custom spacing"
    }
  }
}

extension LengthConstraint {
  /// What its number is called.
  fileprivate var name: String {
    let strength = priority.isRequired ? "" : ", priority \(priority)"
    let bound =
      switch relation {
      case .equal: ""
      case .atLeast: "at least"
      case .atMost: "at most"
      }
    let noun =
      switch target {
      case .constant: relation == .equal ? priority.isRequired ? "required" : "preferred" : ""
      case .fraction: "share"
      case .ratio: "ratio"
      }
    return [noun, bound].filter { !$0.isEmpty }.joined(separator: ", ") + strength
  }
}

extension FrameReason.Reason: CustomStringConvertible {
  /// How the number comes about, without what it comes to; nil if it is one number that has a name.
  package var arithmetic: String? {
    switch formula {
    case .number, .part: nil
    default: formula.text(about: measure.view)
    }
  }

  /// The number with its name, or with the arithmetic before it: `292.5 (its own)`, or
  /// `390 (frameLayoutGuide) - 24 (margins) = 366`.
  package var equation: String {
    arithmetic.map { "\($0) = \(formula.result)" }
      ?? formula.text(about: measure.view)
  }

  /// The arithmetic with its result, the rule, and its source.
  public var description: String {
    "\(equation)\n  \(rule.sentence)\n  Source: \(rule.source)."
  }
}

extension FrameReason: CustomStringConvertible {
  /// Both reasons, each with its arithmetic, rule and source.
  public var description: String {
    let (start, length) = axis == .horizontal ? ("x", "width") : ("y", "height")
    return "\(start): \(position)\n\(length): \(self.length)"
  }
}
