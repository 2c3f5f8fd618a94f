import StackScrollCore

/// What nothing settles along an axis of a screen.
public struct OpenParts: Hashable, Sendable {
  /// The axis.
  public let axis: Axis
  /// The views whose length is open, in tree order; where no length is, those whose place is.
  public let views: [ViewID]
  /// Whether it is lengths of views that are open, and not places or contents alone.
  public let areLengths: Bool
  /// The scroll views the size of whose content is open, in tree order.
  public let contents: [ViewID]
  /// Views that settle all that is open if they are given a length; empty if no length does.
  public let settledBy: [ViewID]

  /// Reads what is open; nil if nothing is.
  init?(
    _ settled: SettledAxes, _ axis: Axis, of tree: InstalledTree
  ) throws(ConstraintLayoutError) {
    let open = settled.open.filter { $0.attribute.axis == axis }
    guard !open.isEmpty else { return nil }
    let contents = Set(tree.contents)
    let ofViews = open.filter { !contents.contains($0.item) }
    let lengths = ofViews.filter(\.attribute.isLength).map(\.item)
    self.axis = axis
    areLengths = !lengths.isEmpty
    var seen: Set<LayoutItem> = []
    views = (lengths.isEmpty ? ofViews.map(\.item) : lengths).filter { seen.insert($0).inserted }
      .map { ViewID($0.id) }
    let openContents = Set(open.map(\.item)).intersection(contents)
    self.contents = tree.views.filter { openContents.contains($0.guide(.contentLayoutGuide)) }
      .map { ViewID($0.id) }
    settledBy = try settled.settling(lengths, axis).map { ViewID($0.id) }
  }
}

/// Why a screen has no layout.
public enum LayoutError: Error, Hashable, Sendable {
  /// Many layouts are equally good.
  case ambiguous(OpenParts)
  /// What is required along some axes cannot hold together; the parties, unless they are too many to
  /// be found.
  case contradictory([Axis], Conflict?)
  /// A rule of a stack that cannot be written as constraints.
  case unwritten(UnwrittenRule)
  /// Insets and places of views change each other without an end; an inset that does, if one is found.
  case restless(RestlessInset?)
  /// The solver gave up.
  case solver(ConstraintLayoutError)

  /// The axes that it is about.
  package var axes: [Axis] {
    switch self {
    case .ambiguous(let parts): [parts.axis]
    case .contradictory(let axes, _): axes
    case .unwritten: [.vertical]
    case .restless, .solver: Axis.allCases
    }
  }
}

extension LayoutError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .ambiguous(let parts): "\(parts)"
    case .contradictory(let axes, let conflict):
      "The \(Self.words(for: conflict?.axes ?? axes)) layout contradicts itself"
        + (conflict.map { ": \($0.words) Drop or change one of them." }
          ?? ". Drop or change what is required.")
    case .unwritten(let rule): "The vertical layout cannot be told: \(rule)."
    case .restless(let inset):
      "Insets and places of views change each other without an end: after "
        + "\(ScreenLimits.passes) layouts they are not the same. "
        + (inset.map { "\($0)." }
          ?? "Take a view from the safe area or from margins that hang on where it stands.")
    case .solver(let error): "The solver gave up: \(error)."
    }
  }
}

/// An inset that is another one after each layout.
public struct RestlessInset: Hashable, Sendable {
  /// The view that has it.
  public let view: ViewID
  /// The innermost scroll view around it, whose content insets may take the safe area over; nil if there is none.
  public let scrollView: ViewID?
  /// The edge: `top`, `left`, `bottom` or `right`.
  public let edge: String
  /// How far the safe area reaches into the view there after two layouts in a row, in points.
  public let values: [Double]

  package init(view: ViewID, scrollView: ViewID?, edge: String, values: [Double]) {
    (self.view, self.scrollView, self.edge, self.values) = (view, scrollView, edge, values)
  }
}

extension RestlessInset: CustomStringConvertible {
  /// Which one it is, and what ends it, without a stop.
  public var description: String {
    let numbers = NumberStyle.rounded.texts(values).joined(separator: " and then ")
    return
      "The safe area reaches \(numbers) points into the \(edge) of \(ViewID.list([view])): set its "
      + "insetsLayoutMarginsFromSafeArea to false"
      + (scrollView.map {
        ", or contentInsetAdjustmentBehavior of \(ViewID.list([$0])) to .always or .never"
      } ?? ", or tie what is in it to its edges")
  }
}

extension LayoutError {
  fileprivate static func words(for axes: [Axis]) -> String {
    axes.map { "\($0)" }.joined(separator: " and ")
  }
}

extension OpenParts: CustomStringConvertible {
  /// What is open, and what to do.
  public var description: String {
    guard areLengths || contents.isEmpty else {
      return "The \(axis) size of the content of \(ViewID.list(contents)) is ambiguous: tie the "
        + "\(axis == .horizontal ? "leading and trailing" : "top and bottom") edges of what is in it to "
        + "its content, without a gap in between."
    }
    let what = areLengths ? axis.lengthName : "position"
    let advice =
      settledBy.isEmpty
      ? "Tie \(areLengths ? "that \(what)" : "their edges")."
      : "Give \(ViewID.list(settledBy)) a required \(axis.lengthName)."
    return "The \(axis) layout is ambiguous: nothing settles the \(what) of \(ViewID.list(views)). "
      + advice
  }
}

extension Conflict {
  /// The axes that the parties are on.
  fileprivate var axes: [Axis] {
    Axis.allCases.filter { axis in constraints.contains { $0.first.attribute.axis == axis } }
  }

  /// Why the parties cannot hold together.
  fileprivate var words: String {
    ConflictText(
      constraints, lengths: lengths, in: .rounded, naming: { ViewID.list([ViewID($0.id)]) },
      referring: { parties, _ in
        parties.map { $0.words(naming: \.description, number: NumberStyle.rounded.text) }
          .joined(separator: "; ")
      }
    ).words + "."
  }
}
