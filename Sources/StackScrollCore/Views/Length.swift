/// What a view's width or height is tied to, beside the length it has of its own.
///
/// Most views have one condition or none. Several stand in an array literal:
///
/// ```swift
/// View("title", width: [.atLeast(44), .fraction(0.5, of: .frameLayoutGuide, priority: 999)])
/// ```
///
/// What is required is neither stretched nor squeezed; what is preferred gives way to anything of a
/// higher priority.
public struct Length: Hashable, Sendable {
  /// The conditions, all of which hold as far as their priorities go.
  public var constraints: [LengthConstraint]

  /// Makes a length from its conditions.
  public init(_ constraints: [LengthConstraint]) {
    self.constraints = constraints
  }

  /// Nothing but the view's own size, if it has one.
  public static let intrinsic = Length([])

  /// A length in points.
  public static func constant(
    _ points: Double, priority: LayoutPriority = .required
  ) -> Length {
    Length([LengthConstraint(.equal, .constant(points), priority: priority)])
  }

  /// A length in points, or more.
  public static func atLeast(
    _ points: Double, priority: LayoutPriority = .required
  ) -> Length {
    Length([LengthConstraint(.atLeast, .constant(points), priority: priority)])
  }

  /// A length in points, or less.
  public static func atMost(
    _ points: Double, priority: LayoutPriority = .required
  ) -> Length {
    Length([LengthConstraint(.atMost, .constant(points), priority: priority)])
  }

  /// A share of a guide's length on the same axis.
  public static func fraction(
    _ share: Double, of guide: LayoutGuide, _ relation: LengthConstraint.Relation = .equal,
    priority: LayoutPriority = .required
  ) -> Length {
    Length([LengthConstraint(relation, .fraction(share, of: guide), priority: priority)])
  }

  /// The same length as a guide's on the same axis.
  ///
  /// It is the fraction 1, and exactly so: a double times 1 is itself.
  public static func equal(to guide: LayoutGuide) -> Length {
    .fraction(1, of: guide)
  }

  /// A multiple of the view's own length on the other axis: an aspect ratio.
  public static func ratio(
    _ factor: Double, _ relation: LengthConstraint.Relation = .equal,
    priority: LayoutPriority = .required
  ) -> Length {
    Length([LengthConstraint(relation, .ratio(factor), priority: priority)])
  }
}

extension Length: ExpressibleByArrayLiteral {
  /// Joins the conditions of several lengths.
  public init(arrayLiteral elements: Length...) {
    self.init(elements.flatMap(\.constraints))
  }
}

extension Length: CustomStringConvertible {
  /// The length as Swift source.
  public var description: String {
    guard constraints.count != 1 else { return constraints[0].description }
    return constraints.isEmpty
      ? ".intrinsic" : "[" + constraints.map(\.description).joined(separator: ", ") + "]"
  }
}

extension LengthConstraint: CustomStringConvertible {
  /// The condition as Swift source that makes a ``Length`` of it.
  public var description: String {
    let strength = priority == .required ? "" : ", priority: \(priority)"
    switch (target, relation) {
    case (.constant(let points), .equal): return ".constant(\(NumberText(points))\(strength))"
    case (.constant(let points), _): return ".\(relation)(\(NumberText(points))\(strength))"
    case (.fraction(1, of: let guide), .equal) where priority == .required:
      return ".equal(to: .\(guide))"
    case (.fraction(let share, of: let guide), _):
      return ".fraction(\(Self.share(share)), of: .\(guide)\(suffix)\(strength))"
    case (.ratio(let factor), _): return ".ratio(\(Self.share(factor))\(suffix)\(strength))"
    }
  }

  private var suffix: String { relation == .equal ? "" : ", .\(relation)" }

  /// A number; a third is written as one.
  private static func share(_ value: Double) -> String {
    value == 1.0 / 3.0 ? "1.0 / 3.0" : "\(NumberText(value))"
  }
}
