import StackScrollCore
import StackScrollInvariants

/// Right layouts with wrong reasons.
enum ReasonBugs {
  static let all: [PlantedBug] = [cappedIsOwn, frameNamedToo, edgesExplainEachOther]

  static let cappedIsOwn = reasons(
    "capped-is-called-own", "A length that a condition caps is told as the view's own.",
    seen: "inspectors that show the intrinsic size beside every frame"
  ) { reason, _ in
    guard reason.rule == .longestAllowed || reason.rule == .shortestAllowed else { return nil }
    let own = ScreenInput.ownLength(reason.measure.view, reason.measure.axis)
    return (.ownLength, .part(.input(own), reason.formula.value))
  }

  static let frameNamedToo = reasons(
    "frame-is-named-too", "For a stack's length the frame of the scroll view is named and cancels.",
    seen: "explanations that list every constraint at hand"
  ) { reason, screen in
    guard reason.rule == .contentsInARow || reason.rule == .thickestView else { return nil }
    let axis = reason.measure.axis
    let frame = Formula.part(.input(.window(axis)), screen.scrollView.size[axis])
    return (reason.rule, .difference(.sum([reason.formula, frame]), frame))
  }

  static let edgesExplainEachOther = reasons(
    "edges-explain-each-other",
    "A view in the middle begins its length before its end, which is its length behind its start.",
    seen: "explanations that solve one equation for each of its numbers"
  ) { reason, screen in
    let (view, axis) = (reason.measure.view, reason.measure.axis)
    guard reason.rule == .middle, reason.measure.kind == .start,
      let frame = try? screen.layout().frame(of: view)
    else { return nil }
    let terms = [FrameMeasure.Kind.end, .length].map { kind in
      let measure = FrameMeasure(kind, of: view, axis)
      return Formula.part(.measure(measure), measure.value(in: frame))
    }
    return (reason.rule, .difference(terms[0], terms[1]))
  }

  /// A bug in reasons; nil leaves one as it is.
  private static func reasons(
    _ id: String, _ sentence: String, seen: String,
    _ change:
      @escaping @Sendable (FrameReason.Reason, ScrolledStack) -> (FrameReason.Rule, Formula)?
  ) -> PlantedBug {
    PlantedBug(id, sentence, seen: seen) { twin in
      twin.reasons = { screen in
        try screen.reasons().mapping { reason in
          guard let (rule, formula) = change(reason, screen) else { return reason }
          return FrameReason.Reason(reason.measure, rule, formula)
        }
      }
    }
  }
}
