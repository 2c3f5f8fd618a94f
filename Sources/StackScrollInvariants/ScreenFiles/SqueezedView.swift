import StackScrollConstraints
import StackScrollCore

/// A view that has less room than it asks for, meant or not: no change may add one.
struct SqueezedView: Hashable, Sendable {
  let view: ViewID
  let axis: Axis
  /// Whether it is a text, which is told to be cut by a sign at its end.
  let isText: Bool
}

extension ShownWindow {
  /// The views that are shorter than their texts or than they are by themselves.
  var squeezed: Set<SqueezedView> {
    Set(
      places.flatMap { place -> [SqueezedView] in
        guard let leaf = place.view.leaf else { return [] }
        let text = layout.text(of: place.view.id)
        let whole = text?.leastSize(fitting: place.frame.size.width)
        return Axis.allCases.compactMap { axis in
          // A length that is only known as drawn is none that it asks for.
          let isDrawn = intent.drawing?.lengths[place.view.id]?.contains(axis) ?? false
          let least = whole?[axis] ?? (isDrawn ? nil : leaf.intrinsic[axis]) ?? 0
          guard place.frame.length(axis) < least - Self.clearlySqueezed else { return nil }
          return SqueezedView(view: place.view.id, axis: axis, isText: text != nil)
        }
      })
  }

  /// By how many points a view is too short before it counts.
  private static let clearlySqueezed = 1.0
}

extension Set<SqueezedView> {
  /// Whether a change may leave these views so: no view that was not before.
  ///
  /// Where there was no layout, those of the window as given count, and a text may be cut at its end.
  func isAllowed(after before: Set?, given: Set?) -> Bool {
    guard let base = before ?? given else { return true }
    return allSatisfy {
      base.contains($0) || before == nil && $0.isText && $0.axis == .horizontal
    }
  }
}
