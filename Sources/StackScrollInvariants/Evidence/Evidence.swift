import PropertyKit
import StackScrollCore

/// What a law found where something else should be, as data: a check that does not hold throws it.
///
/// The sentence of a failure, the marks in a picture, what JSON says of it and the formulas over an
/// interval are made from this. One file of words makes the sentence; nothing reads one back.
public struct Evidence: Error, Hashable, Sendable {
  /// What was measured.
  public let quantity: Quantity
  /// What it came to.
  public let found: Reading
  /// How it should compare with ``expected``.
  public let relation: Relation
  /// What it should be, or the limit that was passed.
  public let expected: Reading
  /// What had been done before it was measured; nil if nothing had.
  public let circumstance: Circumstance?
  /// The layout that was asked, if there was one.
  package let layout: ContentLayout?
  /// Views that the law holds to be the cause, where the quantity is of none.
  let blamed: [ViewID]

  /// How what is found should compare with what is expected.
  public enum Relation: String, Hashable, Sendable {
    /// Both are the same.
    case equal
    /// What is found is no less.
    case atLeast
    /// What is found is no more.
    case atMost
  }

  package init(
    _ quantity: Quantity, _ found: Reading, _ relation: Relation, _ expected: Reading,
    _ circumstance: Circumstance? = nil, layout: ContentLayout? = nil, blaming blamed: [ViewID] = []
  ) {
    self.blamed = blamed
    self.quantity = quantity
    self.found = found
    self.relation = relation
    self.expected = expected
    self.circumstance = circumstance
    self.layout = layout
  }

  /// Whether the law names views as the cause.
  var isBlaming: Bool { quantity.views.isEmpty && !blamed.isEmpty && quantity.kind != .screens }

  /// Which check failed along which axis, without ids or values: failures of one kind are one fault.
  public var check: String {
    [
      quantity.word, circumstance?.name, relation == .equal ? nil : relation.rawValue,
      axis.map { "\($0)" },
    ].compactMap { $0 }.joined(separator: " ")
  }

  /// The axis along which the two differ; nil if what was measured has none.
  public var axis: Axis? {
    if let axis = quantity.axis { return axis }
    switch (found, expected) {
    case (.frame(let found), .frame(let expected)):
      return Axis.allCases.max {
        found.difference(from: expected, $0) < found.difference(from: expected, $1)
      }
    case (.insets(let found), .insets(let expected)):
      return Axis.allCases.first {
        found.near($0) != expected.near($0) || found.far($0) != expected.far($0)
      }
    default: return nil
    }
  }

  /// The views at fault: those that were measured, those that a law names as the cause, or those by
  /// which two lists or verdicts differ.
  public var views: [ViewID] {
    guard quantity.views.isEmpty else { return quantity.views }
    guard blamed.isEmpty else { return blamed }
    switch (found, expected) {
    case (.views(let found), .views(let expected)): return found.differing(from: expected)
    case (.verdict(let found), .verdict(let expected)):
      return found.views.isEmpty ? expected.views : found.views
    default: return []
    }
  }
}

/// What a quantity comes to.
public enum Reading: Hashable, Sendable {
  /// A length or a position in points, or a count.
  case number(Double)
  /// A frame.
  case frame(Rect)
  /// Distances from four edges.
  case insets(EdgeInsets)
  /// The offsets at which content can rest.
  case range(ClosedRange<Double>)
  /// Views, in order.
  case views([ViewID])
  /// Whether an axis is settled.
  case verdict(AxisVerdict)
  /// Yes or no.
  case truth(Bool)
  /// Words of the screen, not of ours.
  case text(String)
  /// Nothing: there is no such thing.
  case none
}

/// What had been done before something was measured: a name, and the number or view in it.
public struct Circumstance: Hashable, Sendable {
  /// What was done, without values: `after a drag by`.
  public let name: String
  /// By how much, or to which view; nil if the name says all.
  public let value: Reading?

  /// What was done, without values.
  public init(_ name: String, _ value: Reading? = nil) {
    self.name = name
    self.value = value
  }

  /// What was done, and by how much.
  public init(_ name: String, _ value: Double) { self.init(name, .number(value)) }

  /// What was done, and to which view.
  public init(_ name: String, _ view: ViewID) { self.init(name, .views([view])) }
}

extension Circumstance: ExpressibleByStringLiteral {
  /// What was done, without values.
  public init(stringLiteral name: String) { self.init(name) }
}

extension Rect {
  /// By how much two frames differ along an axis: in where they begin, or in how long they are.
  fileprivate func difference(from other: Rect, _ axis: Axis) -> Double {
    Swift.max(
      (min(axis) - other.min(axis)).magnitude, (length(axis) - other.length(axis)).magnitude)
  }
}

extension [ViewID] {
  /// The views that only one of two lists has; where they have the same, those that stand elsewhere.
  fileprivate func differing(from other: [ViewID]) -> [ViewID] {
    let (these, those) = (Set(self), Set(other))
    let single = filter { !those.contains($0) } + other.filter { !these.contains($0) }
    return single.isEmpty ? zip(self, other).filter { $0 != $1 }.map(\.0) : single
  }
}
