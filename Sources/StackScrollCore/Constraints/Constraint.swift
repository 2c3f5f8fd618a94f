/// One condition: an anchor compared with a multiple of another anchor and a constant.
///
/// `first relation multiplier * second + constant`; without a second anchor the right side is the
/// constant alone.
///
/// Source: NSLayoutConstraint documentation.
public struct Constraint: Hashable, Sendable {
  /// How the two sides compare.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    /// They are the same.
    case equal = "=="
    /// The left side is not more than the right one.
    case lessThanOrEqual = "<="
    /// The left side is not less than the right one.
    case greaterThanOrEqual = ">="

    /// How far two sides are from comparing so, if the left one is greater by an amount.
    package func miss(by excess: Double) -> Double {
      switch self {
      case .equal: excess.magnitude
      case .lessThanOrEqual: max(0, excess)
      case .greaterThanOrEqual: max(0, -excess)
      }
    }

    /// The relation of the negated sides.
    package var mirrored: Relation {
      switch self {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    }
  }

  /// The left side.
  public var first: Anchor
  /// How the sides compare.
  public var relation: Relation
  /// The anchor on the right side, if there is one.
  public var second: Anchor?
  /// What the anchor on the right side is multiplied by.
  public var multiplier: Double
  /// The place from which a multiple of a place counts; nil for the origin of all coordinates.
  ///
  /// With it, `first - base` compares with `multiplier * (second - base) + constant`.
  package var base: Anchor?
  /// What is added to it, in points.
  public var constant: Double
  /// How strongly the condition is held.
  public var priority: LayoutPriority
  /// The name it was given, such as `UISV-spacing`.
  public var identifier: String?
  /// Who asked for it.
  public var origin: ConstraintOrigin

  /// The condition in a line, such as `a.width == 2 * b.width + 3`.
  package func words(naming name: (Anchor) -> String, number: (Double) -> String) -> String {
    var words = "\(name(first)) \(relation.rawValue) "
    guard let second else { return words + number(constant) }
    if multiplier != 1 { words += "\(number(multiplier)) * " }
    words += name(second)
    guard constant != 0 else { return words }
    return words + (constant < 0 ? " - " : " + ") + number(constant.magnitude)
  }

  /// Makes a condition.
  public init(
    _ first: Anchor, _ relation: Relation = .equal, _ second: Anchor? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required,
    identifier: String? = nil, origin: ConstraintOrigin = .written
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.origin = origin
  }
}

/// Who asked for a constraint.
///
/// A conflict has several parties, and the message about it must name each: the author of a screen
/// can change what is written, and what a stack view installed only by changing the stack view.
public enum ConstraintOrigin: Hashable, Sendable {
  /// Whoever wrote the constraint down.
  case written
  /// A stack view, which installs constraints for what it arranges.
  case stackView(ViewID)
  /// How the content view hangs in the scroll view.
  case attachment
  /// What is known before the layout, such as the frame of the scroll view.
  case frame
  /// The width or the height that a view was given.
  case length(ViewID)
  /// The size that a view has of its own: hugging and compression resistance.
  case intrinsicSize(ViewID)
  /// A rule of the engine: no width and no height is negative.
  case engine
  /// An element of a document.
  case document(element: String, line: Int)
  /// A line of a console log.
  case log(line: Int)
}
