import StackScrollConstraints
import StackScrollCore

/// The views of a window whose frames are known only as they were drawn, with what is in them and what is
/// tied to them.
struct MaskedViews: Sendable {
  private var held: Set<ViewID>
  private var tied: Set<ViewID> = []

  /// Finds them.
  ///
  /// - Complexity: O(n) for n views and constraints; nothing is looked at if no frame is fixed.
  init(_ fixed: Set<ViewID>, in window: Screen) {
    held = fixed
    guard !fixed.isEmpty else { return }
    hold(inside: window.root, fixed)
    for constraint in window.constraints {
      guard let second = constraint.second else { continue }
      let pair = [constraint.first, second].map { ViewID($0.item.viewName) }
      if pair.contains(where: fixed.contains) { tied.formUnion(pair) }
    }
  }

  private mutating func hold(inside view: View, _ fixed: Set<ViewID>) {
    if fixed.contains(view.id) {
      held.formUnion(view.arrangedInside.map(\.id))
    } else {
      for inside in view.subviews { hold(inside: inside, fixed) }
    }
  }

  /// Whether such views are at fault: any that is fixed or in one that is, or the first if it is tied to one.
  func hold(_ evidence: Evidence) -> Bool {
    evidence.views.contains(where: held.contains)
      || evidence.views.first.map(tied.contains) ?? false
  }
}
