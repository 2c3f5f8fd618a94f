import PropertyKit
import StackScrollConstraints
import StackScrollCore

/// What the check of a law asks for layouts: the real one, or a wrong-on-purpose twin.
///
/// A class, so that a run on thousands of screens hands it on without copying the model.
public final class LawContext: Expecting {
  /// The layout that the law is checked against.
  public let model: LayoutModel
  /// Where what the law measures is noted; nil in a run, where it costs too much.
  let log: MeasurementLog?

  /// None: what the law worked out itself belongs to no screen.
  public var shown: ShownScreen? { nil }
  /// The context itself.
  public var law: LawContext { self }

  /// Makes the context of a model.
  package init(_ model: LayoutModel) { (self.model, log) = (model, nil) }

  /// Makes a context that notes what the law measures.
  init(_ model: LayoutModel, _ log: MeasurementLog) { (self.model, self.log) = (model, log) }

  /// Lays a screen out, and shows what is in its first scroll view; throws `Discard` if it has no determined
  /// layout, since most laws are about layouts.
  public func layout(_ screen: Screen) throws -> ShownScreen {
    ShownScreen(layout: try model.frames(of: screen).content, law: self)
  }

  /// Holds if an axis of a screen comes to what it should; throws ``Evidence`` otherwise.
  ///
  /// - Parameters:
  ///   - axis: the axis.
  ///   - screen: the screen.
  ///   - expected: what it should come to.
  ///   - views: the views that are open, or contradict each other, where that is so; a failure names them.
  ///   - circumstance: what had been done before.
  public func expect(
    _ axis: Axis, of screen: Screen, is expected: AxisVerdict.Kind, in views: [ViewID] = [],
    _ circumstance: @autoclosure () -> Circumstance? = nil
  ) throws {
    let verdict = model.verdict(screen, axis)
    guard verdict.kind != expected else {
      log?.add(.verdict(axis), .verdict(verdict))
      return
    }
    throw Evidence(
      .verdict(axis), .verdict(verdict), .equal, .verdict(AxisVerdict(expected, of: views)),
      circumstance())
  }

  /// Holds if a condition does; throws ``Evidence`` that is a text alone otherwise.
  ///
  /// For what is no quantity: a failure that names one is drawn with marks.
  public func expect(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    guard !condition else { return }
    throw Evidence(saying: message())
  }
}

/// What something must be: a value, or a limit that a number keeps.
public struct Bound: Hashable, Sendable {
  let relation: Evidence.Relation
  let limit: Reading
  private let tolerance: Tolerance

  /// No less than a number, rounding errors apart.
  public static func atLeast(_ limit: Double, within tolerance: Tolerance = .standard) -> Bound {
    Bound(relation: .atLeast, limit: .number(limit), tolerance: tolerance)
  }

  /// No more than a number, rounding errors apart.
  public static func atMost(_ limit: Double, within tolerance: Tolerance = .standard) -> Bound {
    Bound(relation: .atMost, limit: .number(limit), tolerance: tolerance)
  }

  /// The very number, to the last bit.
  public static func exactly(_ limit: Double) -> Bound { equal(limit, within: .exact) }

  /// A value, rounding errors apart.
  static func equal(_ value: some Readable, within tolerance: Tolerance) -> Bound {
    Bound(relation: .equal, limit: value.reading, tolerance: tolerance)
  }

  func admits(_ found: Reading) -> Bool {
    guard relation != .equal else { return found.equals(limit, within: tolerance) }
    guard case (.number(let number), .number(let limit)) = (found, limit) else { return false }
    return relation == .atLeast
      ? number >= limit || !tolerance.isLess(number, than: limit)
      : number <= limit || !tolerance.isGreater(number, than: limit)
  }
}

/// What a law says its expectations to: its context for numbers that it worked out, or a screen that
/// is laid out, which a picture of the failure then shows.
///
/// Each `expect` throws ``Evidence`` if what was found is not what it should be. Words are made only
/// then, so a check that passes costs the comparison.
public protocol Expecting: Sendable {
  /// The screen that a picture of a failure shows; nil if there is none.
  var shown: ShownScreen? { get }
  /// The context of the law.
  var law: LawContext { get }
}

extension Expecting {
  /// Holds if something that the law worked out is what it should be.
  ///
  /// - Parameters:
  ///   - name: what it is, without ids and values: `growth`.
  ///   - views: the views that it is of, which a picture marks.
  ///   - axis: the axis along which it is measured.
  ///   - kind: what kind of thing it is.
  ///   - found: what it is.
  ///   - expected: what it should be.
  ///   - tolerance: how far apart both may be.
  ///   - circumstance: what had been done before.
  public func expect<Value: Readable>(
    _ name: String, of views: @autoclosure () -> [ViewID] = [], along axis: Axis? = nil,
    as kind: Quantity.Kind = .length, _ found: Value, equals expected: Value,
    within tolerance: Tolerance = .standard,
    _ circumstance: @autoclosure () -> Circumstance? = nil
  ) throws {
    try expect(
      name, of: views(), along: axis, as: kind, found, .equal(expected, within: tolerance),
      circumstance())
  }

  /// Holds if something that the law worked out keeps a limit.
  public func expect(
    _ name: String, of views: @autoclosure () -> [ViewID] = [], along axis: Axis? = nil,
    as kind: Quantity.Kind = .length, _ found: some Readable, _ bound: Bound,
    _ circumstance: @autoclosure () -> Circumstance? = nil
  ) throws {
    try expect(
      .other(.init(name, kind, of: views(), along: axis)), is: found, bound, circumstance())
  }

  /// Holds if a quantity, which the law has read already, is what it should be.
  package func expect<Value: Readable>(
    _ quantity: @autoclosure () -> Quantity, is found: Value, equals expected: Value,
    within tolerance: Tolerance = .standard,
    _ circumstance: @autoclosure () -> Circumstance? = nil
  ) throws {
    try expect(quantity(), is: found, .equal(expected, within: tolerance), circumstance())
  }

  /// Holds if a quantity, which the law has read already, keeps a limit.
  package func expect(
    _ quantity: @autoclosure () -> Quantity, is found: some Readable, _ bound: Bound,
    _ circumstance: @autoclosure () -> Circumstance? = nil
  ) throws {
    let found = found.reading
    guard !bound.admits(found) else {
      law.log?.add(quantity(), found)
      return
    }
    throw Evidence(
      quantity(), found, bound.relation, bound.limit, circumstance(), layout: shown?.layout)
  }
}

/// Something that a law asks for quantities of a layout.
public protocol LayoutExpecting: Expecting {
  /// The layout of what is in a scroll view.
  var layout: ContentLayout { get }
}

extension LayoutExpecting {
  /// The layout, which a picture of a failure shows.
  public var shown: ShownScreen? { ShownScreen(layout: layout, law: law) }
}

/// What a scroll view of a screen shows as it is laid out under the model of a law.
public struct ShownScreen: LayoutExpecting {
  /// The layout of what is in the scroll view.
  public let layout: ContentLayout
  /// What asks for layouts.
  public let law: LawContext

  /// Takes the two.
  package init(layout: ContentLayout, law: LawContext) { (self.layout, self.law) = (layout, law) }
}

extension LayoutExpecting {
  /// What a quantity comes to; nil for one that no layout has, such as the length of another view.
  public func reading(of quantity: Quantity) -> Reading? {
    layout.reading(of: quantity, under: law.model)
  }

  /// Another layout in the place of its own.
  package func showing(_ layout: ContentLayout) -> ShownScreen {
    ShownScreen(layout: layout, law: law)
  }

  /// Holds if a quantity is what it should be.
  public func expect(
    _ quantity: Quantity, equals expected: some Readable, within tolerance: Tolerance = .standard,
    _ circumstance: @autoclosure () -> Circumstance? = nil
  ) throws {
    try expect(quantity, .equal(expected, within: tolerance), circumstance())
  }

  /// Holds if a number keeps a limit.
  public func expect(
    _ quantity: Quantity, _ bound: Bound,
    _ circumstance: @autoclosure () -> Circumstance? = nil
  ) throws {
    try expect(quantity, is: reading(of: quantity) ?? .none, bound, circumstance())
  }

  package func evidence(
    _ quantity: Quantity, _ found: Reading, _ relation: Evidence.Relation, _ expected: Reading,
    _ circumstance: Circumstance?, blaming views: [ViewID] = []
  ) -> Evidence {
    Evidence(
      quantity, found, relation, expected, circumstance, layout: layout, blaming: views)
  }
}

extension Evidence {
  /// What a law says in words of its own, and no quantity.
  init(saying text: String) {
    self.init(.other(.init("text", .text)), .text(text), .equal, .none)
  }

  /// An error that a law did not expect.
  init(throwing error: any Error) {
    self.init(.other(.init("\(type(of: error))", .error)), .text("\(error)"), .equal, .none)
  }
}

extension ContentLayout {
  /// What a quantity comes to; nil for one that the layout does not have.
  ///
  /// - Complexity: O(n) for n views.
  public func reading(of quantity: Quantity, under model: LayoutModel = .standard) -> Reading? {
    switch quantity {
    case .length(let view, let axis), .textRoom(let view, let axis):
      frame(of: view).map { .number($0.length(axis)) }
    case .start(let view, let axis): frame(of: view).map { .number($0.min(axis)) }
    case .end(let view, let axis): frame(of: view).map { .number($0.max(axis)) }
    case .middle(let view, let axis):
      frame(of: view).map { .number(($0.min(axis) + $0.max(axis)) / 2) }
    case .gap(let first, let second, let axis):
      frame(of: first).flatMap { one in
        frame(of: second).map { .number($0.min(axis) - one.max(axis)) }
      }
    case .frame(let view): frame(of: view).map { .frame($0) }
    case .contentLength(let axis): .number(contentSize[axis])
    case .offset(let axis): .number(contentOffset[axis])
    case .offsetToEnd(let axis): .number(model.offsetToEnd(self)[axis])
    case .offsetRange(let axis): .range(offsetRange(axis))
    case .adjustedInset: .insets(scroll.adjustedContentInset)
    case .scrolls(let axis): .truth(model.scrolls(self, axis))
    case .views: .views(ids)
    case .viewsSeen(let offset): .views(model.scrolling.visibleViews(self, offset))
    case .verdict, .part, .other: nil
    }
  }
}

extension Counterexample where Value == any Subject {
  /// What the law found on the smallest case, as data; nil if the case ended its process.
  public var evidence: Evidence? { details as? Evidence }
}
