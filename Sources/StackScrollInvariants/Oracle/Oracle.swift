import PropertyKit
import StackScrollConstraints
import StackScrollCore

/// A second opinion on a layout: the constraints behind a screen, solved by something that knows
/// nothing of stack views.
///
/// Constraints alone leave some choices open, and a `LayoutPolicy` makes them. So the comparison
/// asks two things. Where the constraints leave nothing open, the layout is their solution. Where
/// they do, a layout that the lowest index settles is one of the best: held to it, the constraints
/// miss no more than they must.
///
/// One policy is not a choice among the best: squeezed, views among distributed centres give way by
/// index, before the centres are looked at. There the comparison leaves the centres out.
public struct Oracle: Sendable {
  /// What came of comparing some axes of a screen.
  public enum Comparison: Hashable, Sendable {
    /// Both have the same one layout.
    case sameLayout
    /// The layout is one of the best that the constraints allow.
    case oneOfTheBest
    /// Both find the layout open.
    case bothOpen
    /// Both find the constraints contradictory.
    case bothUnsatisfiable
    /// The model says that it cannot tell.
    case unsupported
    /// The solver does not take the numbers: they are beyond what it can reckon with.
    case refused
    /// They do not agree; the text says in what.
    case different(String)
  }

  /// The screen.
  public let screen: Screen
  let installed: InstalledScreen
  let model: LayoutModel

  /// Asks about a screen and what a model makes of it.
  public init(_ screen: Screen, model: LayoutModel = .standard) {
    self.screen = screen
    self.model = model
    installed = InstalledScreen(screen)
  }

  /// The axes that are solved together: apart, unless a length is a multiple of one across.
  public var groups: [[Axis]] {
    let isMixed = installed.system.constraints.contains { constraint in
      constraint.second.map { $0.attribute.axis != constraint.first.attribute.axis } ?? false
    }
    return isMixed ? [Axis.allCases] : Axis.allCases.map { [$0] }
  }

  /// Compares the two opinions on some axes that are solved together.
  ///
  /// - Throws: `ConstraintLayoutError` if the solver gives up.
  public func compare(_ axes: [Axis]) throws -> Comparison {
    do {
      return try answer(axes)
    } catch let error as ConstraintLayoutError where error.isAboutNumbers {
      return .refused
    }
  }

  private func answer(_ axes: [Axis]) throws -> Comparison {
    let verdicts = axes.map { model.verdict(screen, $0) }
    if verdicts.contains(where: \.isUnsupported) || screen.gapsDependOnRatios {
      return .unsupported
    }
    let layout = try? model.layout(screen)
    let system = system(along: axes, squeezing: layout)
    var solution = try ConstraintLayout(system)
    guard try solution.solve() == .solved else {
      return verdicts.contains(where: \.isUnsatisfiable)
        ? .bothUnsatisfiable : .different("the constraints contradict each other: \(verdicts)")
    }
    if verdicts.contains(where: \.isUnsatisfiable) {
      return .different("the constraints can hold together: \(verdicts)")
    }
    let open = Set(try solution.ambiguousAnchors())
    // What nothing shows of is as long as it likes.
    let resting = hiddenViews
    let asked = anchors(along: axes).filter {
      !open.contains($0.0) || !resting.contains(ViewID($0.0.item.id))
    }
    let isOpen = try asked.contains { anchor, _ in
      try open.contains(anchor) || solution.value(of: anchor) == nil
    }
    guard verdicts.allSatisfy({ $0 == .determined }) else {
      return isOpen ? .bothOpen : try openByPolicy(axes, verdicts)
    }
    guard let layout else { return isOpen ? .oneOfTheBest : .sameLayout }
    return isOpen
      ? try compare(layout, axes, asked, system, solution)
      : try compare(layout, asked, solution)
  }

  /// The layout is the solution.
  private func compare(
    _ layout: Layout, _ asked: [(Anchor, LayoutValue)], _ solution: ConstraintLayout
  ) throws -> Comparison {
    let frames = layout.framesByID()
    for (anchor, place) in asked {
      guard let found = place.value(in: frames, layout), let value = try solution.value(of: anchor)
      else { continue }
      guard Self.isNear(found, value) else {
        return .different("\(anchor) is \(found) in the layout, \(value) by the constraints")
      }
    }
    return .sameLayout
  }

  /// The layout is one of the best.
  private func compare(
    _ layout: Layout, _ axes: [Axis], _ asked: [(Anchor, LayoutValue)],
    _ system: ConstraintSystem, _ best: ConstraintLayout
  ) throws -> Comparison {
    guard screen.policy.ties == .lowestIndex else {
      return .different("the constraints leave choices, and the layout makes them")
    }
    let strict = try screen.with(
      policy: LayoutPolicy(
        emptyStack: screen.policy.emptyStack, ties: .ambiguous,
        hiddenViews: screen.policy.hiddenViews))
    let verdicts = axes.map { model.verdict(strict, $0) }
    if verdicts.allSatisfy({ $0 == .determined }) {
      return .different("the constraints leave choices, and the layout sees no ties")
    }
    var held = system
    let frames = layout.framesByID()
    for (anchor, place) in asked {
      guard let value = place.value(in: frames, layout) else { continue }
      held.constraints.append(Constraint(anchor, constant: value, origin: .frame))
    }
    var solution = try ConstraintLayout(held)
    guard try solution.solve() == .solved else {
      return .different("the layout breaks a required constraint")
    }
    let (least, found) = (
      try best.misses(of: system.constraints), try solution.misses(of: system.constraints)
    )
    for priority in Set(least.keys).union(found.keys).sorted(by: >) {
      let (least, found) = (least[priority] ?? 0, found[priority] ?? 0)
      guard !Self.isNear(least, found) else { continue }
      return .different(
        "at priority \(priority) the layout misses by \(found), the best by \(least)")
    }
    return .oneOfTheBest
  }

  /// Where the model sees a choice that the constraints settle: among squeezed centres only.
  private func openByPolicy(_ axes: [Axis], _ verdicts: [LayoutVerdict]) throws -> Comparison {
    var loose = try ConstraintLayout(system(along: axes, without: Set(centredStacks().map(\.id))))
    if try loose.solve() == .solved {
      let open = Set(try loose.ambiguousAnchors())
      if anchors(along: axes).contains(where: { open.contains($0.0) }) { return .bothOpen }
    }
    return .different("the constraints leave nothing open: \(verdicts)")
  }

  /// Whether two numbers from different sums are the same.
  static func isNear(_ first: Double, _ second: Double) -> Bool {
    Tolerance(absolute: 1e-6, relative: 1e-9).isEqual(first, second)
  }
}

extension LayoutVerdict {
  fileprivate var isUnsupported: Bool {
    if case .unsupported = self { return true }
    return false
  }

  fileprivate var isUnsatisfiable: Bool {
    if case .unsatisfiable = self { return true }
    return false
  }
}
