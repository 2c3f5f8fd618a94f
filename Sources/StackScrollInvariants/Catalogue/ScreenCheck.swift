import PropertyKit
import StackScrollCore

/// A law about a screen of somebody's own: it can fail on a screen that is well formed, and says
/// then that the screen is not what its author wants.
///
/// The laws of the catalogue hold for every screen there is, so what breaks them is a wrong layout.
/// These are about the design. Each has few false alarms, and can be waived with a reason.
package struct ScreenCheck: Sendable {
  /// The name.
  package let id: String
  /// The law, as one sentence.
  package let sentence: String
  /// Why it says nothing about a screen; nil if it does.
  let exemption: @Sendable (Screen) -> String?
  private let check: @Sendable (VariedScreen, LayoutModel) throws -> Outcome

  init(
    _ id: String, _ sentence: String,
    exempting exemption: @escaping @Sendable (Screen) -> String? =
      { _ in nil },
    check: @escaping @Sendable (VariedScreen, LayoutModel) throws -> Outcome
  ) {
    self.id = id
    self.sentence = sentence
    self.exemption = exemption
    self.check = check
  }

  /// The law about the layout after the gestures.
  init(
    ofLayout id: String, _ sentence: String,
    exempting exemption: @escaping @Sendable (Screen) -> String? = { _ in nil },
    check: @escaping @Sendable (ShownScreen) -> Outcome
  ) {
    self.init(id, sentence, exempting: exemption) { varied, model in
      check(try ShownScreen(varied, model))
    }
  }

  /// The law as an invariant of some variations.
  func invariant(over variations: Gen<VariedScreen>) -> Invariant {
    Invariant(id, sentence, for: variations) { varied, model in
      try check(varied, model.askingConstraints)
    }
  }
}

/// A varied screen after its gestures, laid out.
struct ShownScreen {
  let screen: Screen
  let layout: Layout
  let model: LayoutModel

  /// Lays a varied screen out; one that has no layout is discarded, since another law says so.
  init(_ varied: VariedScreen, _ model: LayoutModel) throws {
    do {
      screen = try model.editing.apply(try varied.screen(), varied.gestures)
    } catch EditError.noLayout(let error) {
      throw Discard.noLayout(error)
    } catch let error as EditError {
      throw Discard.precondition("\(error)")
    }
    layout = try model.frames(of: screen)
    self.model = model
  }

  /// The leaves that are shown and have an area, each with its frame, and with the stack that
  /// arranges it.
  var leaves: [(view: View, frame: Rect, axis: Axis)] {
    layout.stacks(in: screen).flatMap { row in
      row.visible.filter { view, frame in
        view.stack == nil && frame.size.width > 0 && frame.size.height > 0
      }.map { ($0.view, $0.frame, row.axis) }
    }
  }

  /// Holds if every leaf can be scrolled to where nothing covers it.
  ///
  /// - Parameter cover: what is covered at each side of the window.
  func reachability(clearOf cover: EdgeInsets, _ complaint: String) -> Outcome {
    .all(
      leaves.lazy.flatMap { view, frame, _ in
        Axis.allCases.map { axis in
          let range = layout.offsetRange(axis)
          let first = frame.max(axis) - screen.scrollView.size[axis] + cover.far(axis)
          let last = frame.min(axis) - cover.near(axis)
          let (missing, side) =
            range.lowerBound > last
            ? (range.lowerBound - last, axis.nearSide) : (first - range.upperBound, axis.farSide)
          return .holds(
            if: !Tolerance.pile.isGreater(missing, than: 0),
            otherwise: "\(view.id) \(complaint): \(NumberText(missing)) points of it stay out"
              + " at the \(side), however far one scrolls")
        }
      })
  }
}

extension Axis {
  /// What the near side is called.
  fileprivate var nearSide: String { self == .horizontal ? "left" : "top" }
  /// What the far side is called.
  fileprivate var farSide: String { self == .horizontal ? "right" : "bottom" }
}
