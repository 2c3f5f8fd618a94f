import StackScrollConstraints
import StackScrollCore

/// Constraints in terms of numbered variables: what a solver is given, ours and kiwi alike.
public struct LinearSystem {
  /// A condition of variables by number: the sum of the terms compared with a constant.
  public struct Condition {
    /// The variables, and what each is multiplied by.
    public var terms: [(variable: Int, coefficient: Double)]
    /// How the sum compares with the constant.
    public var relation: Constraint.Relation
    /// What the sum is compared with.
    public var constant: Double
    /// How strongly it is held.
    public var priority: LayoutPriority
  }

  /// Whether each variable is a length.
  public private(set) var isLength: [Bool] = []
  /// The conditions, in the order of the constraints.
  public private(set) var conditions: [Condition] = []
  /// The condition that a resize changes.
  public private(set) var edited = 0

  private var spans: [LayoutItem: [Axis: Int]] = [:]

  /// Numbers the variables of constraints between edges, margins, lengths and centres, from left to
  /// right.
  ///
  /// - Parameter edited: the constraint that a resize changes.
  public init(_ system: ConstraintSystem, edited: Constraint? = nil) {
    for constraint in system.constraints {
      if constraint == edited { self.edited = conditions.count }
      var terms = terms(constraint.first, times: 1)
      var constant = constraint.constant - Self.margin(constraint.first, system)
      if let second = constraint.second {
        terms += self.terms(second, times: -constraint.multiplier)
        constant += constraint.multiplier * Self.margin(second, system)
      }
      conditions.append(
        Condition(
          terms: terms, relation: constraint.relation, constant: constant,
          priority: constraint.priority))
    }
  }

  /// How far an anchor is behind its edge.
  private static func margin(_ anchor: Anchor, _ system: ConstraintSystem) -> Double {
    let margins = system.metrics[anchor.item]?.layoutMargins ?? .zero
    return switch anchor.attribute {
    case .leftMargin, .leadingMargin: margins.left
    case .rightMargin, .trailingMargin: -margins.right
    case .topMargin: margins.top
    case .bottomMargin: -margins.bottom
    default: 0
    }
  }

  /// The same as text, for kiwi.
  var text: String {
    let lines = conditions.map { condition in
      let terms = condition.terms.map { " \($0.variable) \($0.coefficient)" }.joined()
      return "\(condition.relation.rawValue) \(condition.priority.rawValue) \(condition.constant)"
        + " \(condition.terms.count)\(terms)"
    }
    let lengths = isLength.map { $0 ? "1" : "0" }.joined(separator: " ")
    return "\(isLength.count) \(conditions.count) \(edited)\n\(lengths)\n"
      + lines.joined(separator: "\n") + "\n"
  }

  private mutating func terms(
    _ anchor: Anchor, times factor: Double
  ) -> [(variable: Int, coefficient: Double)] {
    let first = span(anchor.item, anchor.attribute.axis)
    switch anchor.attribute {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: return [(first, factor)]
    case .width, .height: return [(first + 1, factor)]
    case .centerX, .centerY: return [(first, factor), (first + 1, factor / 2)]
    default: return [(first, factor), (first + 1, factor)]
    }
  }

  private mutating func span(_ item: LayoutItem, _ axis: Axis) -> Int {
    if let first = spans[item]?[axis] { return first }
    spans[item, default: [:]][axis] = isLength.count
    isLength += [false, true]
    return isLength.count - 2
  }
}
