import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// Laws of which screens have a layout, and of why others have none.
enum VerdictInvariants {
  static let all: [Invariant] = [
    rowsAreDetermined, openRowIsAmbiguous, untiedWidthIsAmbiguous, emptyIsAmbiguous, emptyFitsZero,
    contradictionIsNoLayout, verdictIsTheLayout, tiesMayBeAmbiguous, adviceSettles,
  ]

  static let rowsAreDetermined = Invariant(
    "rows-with-lengths-are-determined", "Any list of views with required sizes has a layout.",
    assuming: [.requiredSizes], drawing: ScreenDraw.requiredRows
  ) { screen, model in
    let failure = try model.failure(of: screen)
    return Outcome.all(
      Axis.allCases.map { axis in
        let verdict = model.verdict(screen, axis)
        return .holds(
          if: verdict == .determined, otherwise: "the \(axis) axis is \(verdict)")
      }
    ).and(.holds(if: failure == nil, otherwise: "there is no layout"))
  }

  static let openRowIsAmbiguous = Invariant(
    "row-without-length-is-ambiguous",
    "A view that loses the one condition on its length makes the layout ambiguous.",
    assuming: [.requiredSizes], drawing: ScreenDraw.requiredRows
  ) { screen, model in
    try .all(
      screen.content.arrangedInside.prefix(3).map { view in
        let axis = screen.contentAxis
        let open = try model.editing.apply(screen, [.setLength(.intrinsic, axis, of: view.id)])
        return try isAmbiguous(open, axis, [view.id], model)
      })
  }

  static let untiedWidthIsAmbiguous = Invariant(
    "untied-thickness-is-ambiguous",
    "Views without a thickness need a tied stack; untied, the layout is ambiguous.",
    assuming: [.requiredSizes], drawing: ScreenDraw.requiredRows
  ) { screen, model in
    let axis = screen.contentAxis.perpendicular
    let filled = try screen.changingStack { $0.alignment = .fill }
    let edits = filled.content.arrangedInside.map { Edit.setLength(.intrinsic, axis, of: $0.id) }
    let tie = Edit.setLength(.equal(to: .frameLayoutGuide), axis, of: screen.content.id)
    let tied = try model.editing.apply(filled, edits + [tie])
    let failure = try model.failure(of: tied)
    let untied = try model.editing.apply(filled, edits)
    return try Outcome.holds(if: failure == nil, otherwise: "the tied stack has no layout")
      .and(try isAmbiguous(untied, axis, nil, model))
  }

  static let emptyIsAmbiguous = Invariant(
    "empty-stack-is-ambiguous", "A free stack without views is ambiguous along its axis.",
    assuming: [.emptyAmbiguous, .freeLength], drawing: ScreenDraw.requiredRows
  ) { screen, model in
    let screen = try screen.with(policy: LayoutPolicy(emptyStack: .ambiguous))
    let edits = screen.content.arrangedInside.map { Edit.remove($0.id) }
    let empty = try model.editing.apply(screen, edits)
    let verdict = model.verdict(empty, screen.contentAxis)
    return .holds(
      if: try model.failure(of: empty) != nil
        && verdict == .ambiguous(OpenLengths([screen.content.id])),
      otherwise: "the empty stack is \(verdict)")
  }

  static let emptyFitsZero = Invariant(
    "empty-stack-fits-zero", "Emptied, a free stack has no length, and can be laid out.",
    assuming: [.freeLength], drawing: ScreenDraw.requiredRows
  ) { screen, model in
    let edits = screen.content.arrangedInside.map { Edit.remove($0.id) }
    let empty = try model.editing.apply(screen, edits)
    if let failure = try model.failure(of: empty) {
      return .holds(if: false, otherwise: "the empty stack has no layout: \(failure)")
    }
    let row = try StackLengthInvariants.row(of: empty, model)
    return .equal(row.frame.length(row.axis), 0, "the length of the empty stack")
  }

  static let contradictionIsNoLayout = Invariant(
    "contradiction-is-no-layout", "Two different required lengths of one view leave no layout.",
    assuming: [.requiredSizes], drawing: ScreenDraw.requiredRows
  ) { screen, model in
    try .all(
      screen.content.arrangedInside.prefix(3).flatMap { view in
        try Axis.allCases.map { axis in
          let both: Length = [.constant(10), .constant(11)]
          let torn = try model.editing.apply(screen, [.setLength(both, axis, of: view.id)])
          let failure = try model.failure(of: torn)
          guard case .unsatisfiable(axis, _) = failure else {
            return .holds(if: false, otherwise: "\(view.id) is 10 and 11 long at a time")
          }
          return .passed
        }
      })
  }

  static let verdictIsTheLayout = Invariant(
    "verdict-is-that-of-the-layout", "A screen has a layout exactly when both axes are settled.",
    drawing: ScreenDraw(.all)
  ) { screen, model in
    let verdicts = Axis.allCases.map { model.verdict(screen, $0) }
    let failure = try model.failure(of: screen)
    return .holds(
      if: (failure == nil) == verdicts.allSatisfy { $0 == .determined },
      otherwise: "the verdicts are \(verdicts), and the layout is"
        + " \(failure.map { "\($0)" } ?? "there")")
  }

  static let tiesMayBeAmbiguous = Invariant(
    "ties-are-ambiguous-by-constraints",
    "Where no index decides, two views that hug alike are ambiguous in too long a stack.",
    assuming: [.givenLength, .ownLengths, .fillOnly], drawing: ScreenDraw.given(.rows([.fill]))
  ) { screen, model in
    let row = try StackLengthInvariants.row(of: screen, model)
    guard row.visible.count > 1, row.frame.length(row.axis) > row.naturalLength + 1 else {
      return .passed
    }
    let strict = try screen.with(policy: LayoutPolicy(ties: .ambiguous))
    return try isAmbiguous(strict, row.axis, nil, model)
  }

  static let adviceSettles = Invariant(
    "named-views-settle-an-open-layout",
    "Where lengths are open, the views that are to be given one settle all of them.",
    for: .openScreens
  ) { screen, model in
    try .all(
      Axis.allCases.map { axis in
        guard case .ambiguous(let open) = model.verdict(screen, axis) else { return .passed }
        guard let lengths = try someLengths(axis, in: screen) else { return .passed }
        let settled = try model.editing.apply(
          screen,
          open.settledBy.compactMap { id in
            guard
              let view = ([screen.content] + screen.content.arrangedInside)
                .first(where: { $0.id == id })
            else { return nil }
            // What no constraint names may have any length.
            let given = LengthConstraint(.equal, .constant(lengths[id] ?? 0))
            return .setLength(
              Length(view.length(along: axis).constraints + [given]), axis, of: id)
          })
        let verdict = model.verdict(settled, axis)
        return .holds(
          if: !verdict.isAboutLengths && Set(open.settledBy).isSubset(of: open.views),
          otherwise: "with a length for each of \(open.settledBy) the \(axis) axis is \(verdict)")
      })
  }

  /// Lengths that views have in one of the best layouts, by the constraints on an axis; nil if these
  /// depend on the other axis.
  private static func someLengths(_ axis: Axis, in screen: Screen) throws -> [ViewID: Double]? {
    let installed = InstalledScreen(screen)
    guard installed.axisGroups.contains([axis]) else { return nil }
    var solution = try ConstraintLayout(installed.system(along: [axis]))
    guard try solution.solve() == .solved else { return nil }
    var lengths: [ViewID: Double] = [:]
    for item in installed.views {
      lengths[ViewID(item.id)] = try solution.value(of: item[axis.length]).map { max(0, $0) }
    }
    return lengths
  }

  /// Holds if a screen has no layout since an axis is ambiguous, and the views that are open are
  /// named.
  private static func isAmbiguous(
    _ screen: Screen, _ axis: Axis, _ views: [ViewID]?, _ model: LayoutModel
  ) throws -> Outcome {
    let failure = try model.failure(of: screen)
    guard case .ambiguous(axis, let open) = failure else {
      return .holds(
        if: false,
        otherwise: "the layout is \(failure.map { "\($0)" } ?? "there") where \(axis) is open")
    }
    return .holds(
      if: views.map { Set($0).isSubset(of: open.views) } ?? true,
      otherwise: "\(open.views) are open, expected \(views ?? [])")
  }
}

extension LayoutModel {
  /// Why a screen has no layout; nil if it has one.
  func failure(of screen: Screen) throws -> LayoutError? {
    do {
      _ = try layout(screen)
      return nil
    } catch let error as LayoutError {
      return error
    }
  }
}

extension LayoutVerdict {
  /// Whether lengths of views are open, or contradict each other.
  fileprivate var isAboutLengths: Bool {
    switch self {
    case .ambiguous, .unsatisfiable: true
    case .determined, .openContent, .unsupported: false
    }
  }
}

extension Gen where Value == Screen {
  /// Screens most of whose views have lost their size.
  package static var openScreens: Gen {
    Gen { source throws(Discard) in
      var screen = try source.draw(.oracleScreens)
      for leaf in screen.content.arrangedInside
      where leaf.stack == nil {
        guard try source.draw(.int(in: 0...3)) > 0 else { continue }
        screen = try source.making {
          try screen.applying([.setIntrinsicSize(IntrinsicSize(), of: leaf.id)])
        }
      }
      return screen
    }
  }
}
