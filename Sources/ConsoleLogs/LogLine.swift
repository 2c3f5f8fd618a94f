import StackScrollConstraints
import StackScrollCore

/// One constraint of a console log.
public struct LogLine: Hashable, Sendable {
  /// Where it begins.
  public let position: LogPosition
  /// The class it is printed with, such as `NSLayoutConstraint`.
  package let className: String
  /// Its address, or the label that stands in place of one.
  public let handle: String
  /// Where in a program it was made, such as `Detail.swift#85`; some libraries print it.
  package let place: String?
  /// How the view stretches with its superview, such as `h=--& v=--&`.
  package let mask: String?
  /// The name it was given, such as `UISV-spacing`.
  public let identifier: String?
  /// What it says, mostly one condition.
  package internal(set) var conditions: [LogCondition]
  /// Which items it shows to be inside which others.
  package let containments: [Containment]

  /// That an item is directly inside another.
  package struct Containment: Hashable, Sendable {
    /// The view or guide inside.
    package let item: LayoutItem
    /// Its superview, or the view that owns it.
    package let container: LayoutItem

    /// Makes a containment.
    package init(_ item: LayoutItem, in container: LayoutItem) {
      self.item = item
      self.container = container
    }
  }

  /// Whether the engine made it of how the view stretches with its superview.
  package var isAutoresizing: Bool {
    mask != nil || className.utf8.contains(word: "AutoresizingMask")
  }
}

/// What a line says behind its name.
struct LogBody {
  var conditions: [LogCondition] = []
  var containments: [LogLine.Containment] = []
}

/// One condition of a line, with what the line does not print of it.
package struct LogCondition: Hashable, Sendable {
  /// The condition as it is printed.
  package var constraint: Constraint
  /// What it depends on that is not printed, beside margins and baselines.
  package var hidden: Hidden?
  /// How far its constant may be from the printed one, in points.
  package var constantRounding: Double
  /// How far its multiplier may be from the printed one.
  package var multiplierRounding: Double

  /// Something a condition depends on that its line does not print.
  package enum Hidden: Hashable, Sendable {
    /// How much the system leaves between neighbours.
    case systemSpacing
    /// Which view is the superview.
    case superview
  }

  /// Makes a condition.
  package init(
    _ constraint: Constraint, hidden: Hidden? = nil, constantRounding: Double = 0,
    multiplierRounding: Double = 0
  ) {
    self.constraint = constraint
    self.hidden = hidden
    self.constantRounding = constantRounding
    self.multiplierRounding = multiplierRounding
  }
}
