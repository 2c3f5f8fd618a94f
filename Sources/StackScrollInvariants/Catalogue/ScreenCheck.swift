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
  private let check: @Sendable (VariedScreen, LawContext) throws -> Void

  init(
    _ id: String, _ sentence: String,
    exempting exemption: @escaping @Sendable (Screen) -> String? =
      { _ in nil },
    check: @escaping @Sendable (VariedScreen, LawContext) throws -> Void
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
    check: @escaping @Sendable (ShownScreen) throws -> Void
  ) {
    self.init(id, sentence, exempting: exemption) { varied, law in
      try check(try law.shown(varied))
    }
  }

  /// The law as an invariant of some variations.
  func invariant(over variations: Gen<VariedScreen>) -> Invariant {
    Invariant(id, sentence, for: variations) { [check] varied, law in
      try check(varied, LawContext(law.model.askingConstraints))
    }
  }
}

extension TypedExperiment {
  /// The law over variations of one screen; nil if it is not about screens.
  func around(_ variations: Gen<VariedScreen>, as law: Invariant) -> Invariant? {
    let value: @Sendable (VariedScreen, LawContext) throws -> Value?
    switch Value.self {
    case is Screen.Type: value = { try $1.shown($0).screen as? Value }
    case is EditSession<Screen>.Type: value = { varied, _ in try varied.session() as? Value }
    default: return nil
    }
    let standard = LawContext(.standard)
    return Invariant(
      law.id, law.sentence, role: law.role, assuming: law.assumptions, for: variations
    ) { [check] varied, context in
      let screen = try varied.screen()
      if let broken = law.assumptions.first(where: { $0.isSatisfied(by: screen) == false }) {
        throw Discard.precondition("it is not so that \(broken.sentence)")
      }
      guard let value = try value(varied, standard) else { return }
      do { try check(value, context) } catch EditError.noLayout(let error) {
        throw Discard.noLayout(error)
      }
    }
  }
}

extension LawContext {
  /// Lays a varied screen out after its gestures; one that has no layout is discarded, since another
  /// law says so.
  func shown(_ varied: VariedScreen) throws -> ShownScreen {
    do {
      return try layout(try model.editing.apply(try varied.screen(), varied.gestures))
    } catch EditError.noLayout(let error) {
      throw Discard.noLayout(error)
    } catch let error as EditError {
      throw Discard.precondition("\(error)")
    }
  }
}

extension ShownScreen {
  /// The leaves that are shown and have an area, each with its frame, and with the stack that
  /// arranges it.
  var leaves: [(view: View, frame: Rect, axis: Axis)] {
    stacks.flatMap { row in
      row.visible.filter { view, frame in
        view.stack == nil && frame.size.width > 0 && frame.size.height > 0
      }.map { ($0.view, $0.frame, row.axis) }
    }
  }

  /// Holds if every leaf can be scrolled to where nothing covers it.
  ///
  /// - Parameters:
  ///   - cover: what is covered at each side of the window.
  ///   - part: what part of a leaf stays out of reach, in words.
  func expectReachability(clearOf cover: EdgeInsets, _ part: String) throws {
    for (view, frame, _) in leaves {
      for axis in Axis.allCases {
        let range = layout.offsetRange(axis)
        let first = frame.max(axis) - screen.scrollView.size[axis] + cover.far(axis)
        let last = frame.min(axis) - cover.near(axis)
        let (missing, side) =
          range.lowerBound > last
          ? (range.lowerBound - last, axis.nearSide) : (first - range.upperBound, axis.farSide)
        try expect(
          "\(side) part", of: [view.id], along: axis, missing, .atMost(0, within: .pile),
          Circumstance(part))
      }
    }
  }
}
