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
    case .betweenPins:
      "A content is not shorter than nothing, so its pins hold both edges of the view."
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
  /// The arithmetic in one line, without what it comes to.
  public var description: String { told(.rounded).arithmetic }

  /// The arithmetic in one line, and what it comes to, the numbers so told that they come to it.
  ///
  /// - Parameter view: the view whose own numbers are called its own, without its name.
  package func told(
    _ style: NumberStyle, about view: ViewID? = nil
  ) -> (arithmetic: String, result: String) {
    let shown = shortened
    let (numbers, result) = shown.numbers(style)
    var rest = numbers[...]
    return (shown.text(about: view, &rest), result)
  }

  /// What it comes to without the last digits that sums in doubles lose, as in 259.99999999999994.
  private var result: Double {
    let (value, whole) = (value, value.inMillionths)
    return Tolerance.standard.isEqual(value, whole) ? whole : value
  }

  /// The texts of its numbers from left to right, and of what it comes to.
  private func numbers(_ style: NumberStyle) -> (numbers: [String], result: String) {
    if let signs {
      let terms = zip(signs, leaves).map(*)
      let (shown, total) = style.numbers(ofSum: terms, comingTo: result)
      return (zip(signs, shown).map { "\(NumberText($0 * $1))" }, "\(NumberText(total))")
    }
    return style.texts(of: leaves, comingTo: result) { numbers in
      var rest = numbers[...]
      return value(next: { rest.popFirst() ?? 0 })
    }
  }

  /// For each number of a sum 1 if it is added, -1 if it is taken away; nil if it is more than a sum.
  private var signs: [Double]? {
    switch self {
    case .number, .part: return [1]
    case .sum(let terms):
      let all = terms.map(\.signs)
      return all.contains(nil) ? nil : all.flatMap { $0 ?? [] }
    case .difference(let first, let second):
      guard let first = first.signs, let second = second.signs else { return nil }
      return first + second.map { -$0 }
    case .product, .quotient, .greatest: return nil
    }
  }

  /// The numbers from left to right.
  private var leaves: [Double] {
    switch self {
    case .number(let value, _), .part(_, let value): [value]
    case .sum(let terms), .greatest(let terms): terms.flatMap(\.leaves)
    case .difference(let first, let second), .product(let first, let second),
      .quotient(let first, let second):
      first.leaves + second.leaves
    }
  }

  /// What it comes to with other numbers, which are asked for from left to right.
  private func value(next: () -> Double) -> Double {
    switch self {
    case .number, .part: next()
    case .sum(let terms): terms.reduce(0) { $0 + $1.value(next: next) }
    case .difference(let first, let second): first.value(next: next) - second.value(next: next)
    case .product(let first, let second): first.value(next: next) * second.value(next: next)
    case .quotient(let first, let second): first.value(next: next) / second.value(next: next)
    case .greatest(let terms): terms.map { $0.value(next: next) }.max() ?? 0
    }
  }

  /// The arithmetic with the texts of its numbers, which are taken from left to right.
  private func text(about view: ViewID?, _ numbers: inout ArraySlice<String>) -> String {
    switch self {
    case .number(_, let name): return "\(numbers.popFirst() ?? "") (\(name))"
    case .part(let part, _): return "\(numbers.popFirst() ?? "") (\(part.name(about: view)))"
    case .sum(let terms):
      if terms.isEmpty { return "0" }
      return terms.map { $0.operand(view, &numbers) }.joined(separator: " + ")
    case .difference(let first, .sum(let terms)) where !terms.isEmpty:
      let leading = first.leading(view, &numbers)
      return ([leading] + terms.map { $0.operand(view, &numbers) }).joined(separator: " - ")
    case .difference(let first, let second):
      return "\(first.leading(view, &numbers)) - \(second.operand(view, &numbers))"
    case .product(let first, let second):
      return "\(first.factor(view, &numbers)) x \(second.factor(view, &numbers))"
    case .quotient(let first, let second):
      return "\(first.factor(view, &numbers)) / \(second.operand(view, &numbers))"
    case .greatest(let terms):
      return "the greatest of "
        + terms.map { $0.text(about: view, &numbers) }.joined(separator: ", ")
    }
  }

  /// The same with many lengths of a sum in one.
  private var shortened: Formula {
    switch self {
    case .number, .part: self
    case .sum(let terms): .sum(Self.shortened(terms))
    case .difference(let first, let second): .difference(first.shortened, second.shortened)
    case .product(let first, let second): .product(first.shortened, second.shortened)
    case .quotient(let first, let second): .quotient(first.shortened, second.shortened)
    case .greatest(let terms): .greatest(terms.map(\.shortened))
    }
  }

  private static func shortened(_ terms: [Formula]) -> [Formula] {
    let lengths = terms.filter(\.isLength)
    guard lengths.count > WhyText.mostViews, let first = terms.firstIndex(where: \.isLength) else {
      return terms.map(\.shortened)
    }
    let all = Formula.number(Formula.sum(lengths).value, WhyText.views(lengths.count))
    return terms.indices.compactMap { index in
      if index == first { return all }
      return terms[index].isLength ? nil : terms[index].shortened
    }
  }

  private var isLength: Bool {
    if case .part(.measure(let measure), _) = self { measure.kind == .length } else { false }
  }

  /// The arithmetic as the first term of a difference.
  private func leading(_ view: ViewID?, _ numbers: inout ArraySlice<String>) -> String {
    switch self {
    case .sum, .difference: text(about: view, &numbers)
    default: operand(view, &numbers)
    }
  }

  /// The arithmetic as a term of a sum.
  private func operand(_ view: ViewID?, _ numbers: inout ArraySlice<String>) -> String {
    switch self {
    case .number, .part, .product, .quotient: text(about: view, &numbers)
    case .sum(let terms) where terms.count == 1: terms[0].operand(view, &numbers)
    default: "(\(text(about: view, &numbers)))"
    }
  }

  /// The arithmetic as a factor.
  private func factor(_ view: ViewID?, _ numbers: inout ArraySlice<String>) -> String {
    switch self {
    case .number, .part: text(about: view, &numbers)
    case .sum(let terms) where terms.count == 1: terms[0].factor(view, &numbers)
    default: "(\(text(about: view, &numbers)))"
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
  /// Whether it is one number that has a name, and no arithmetic.
  private var isOneNumber: Bool {
    switch formula {
    case .number, .part: true
    default: false
    }
  }

  /// The number with its name, or with the arithmetic before it: `292.5 (its own)`, or
  /// `390 (frameLayoutGuide) - 24 (margins) = 366`.
  package func equation(_ style: NumberStyle) -> String {
    let (arithmetic, result) = formula.told(style, about: measure.view)
    return isOneNumber ? arithmetic : "\(arithmetic) = \(result)"
  }

  /// The number with its name, or before the arithmetic: `292.5 (its own)`, or
  /// `366 = 390 (frameLayoutGuide) - 24 (margins)`.
  package func resultFirst(_ style: NumberStyle) -> String {
    let (arithmetic, result) = formula.told(style, about: measure.view)
    return isOneNumber ? arithmetic : "\(result) = \(arithmetic)"
  }

  /// The arithmetic with its result, the rule, and its source.
  public var description: String { text(.rounded) }

  /// The same, its numbers in a style.
  package func text(_ style: NumberStyle) -> String {
    "\(equation(style))\n  \(rule.sentence)\n  Source: \(rule.source)."
  }
}

extension FrameReason: CustomStringConvertible {
  /// Both reasons, each with its arithmetic, rule and source.
  public var description: String { text(.rounded) }

  /// The same, their numbers in a style.
  package func text(_ style: NumberStyle) -> String {
    let (start, length) = axis == .horizontal ? ("x", "width") : ("y", "height")
    return "\(start): \(position.text(style))\n\(length): \(self.length.text(style))"
  }
}
