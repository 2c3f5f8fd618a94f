import PropertyKit
import StackScrollConstraints
import StackScrollCore

/// A law about a window of somebody's own, and how it is checked: it can fail on a window that is well formed, and
/// says then that the window is not what its author wants.
///
/// The laws of the catalogue hold for every screen there is, so what breaks them is a wrong layout.
/// These are about the design. Each is silent about what it takes for intended, and can be waived with a reason.
package struct WindowLaw: Sendable {
  /// The law.
  package let law: ScreenLaw
  /// What it reads.
  package let check: Check

  /// What a law reads of a window.
  package enum Check: Sendable {
    /// The window itself, of which it asks for layouts.
    case window(@Sendable (Screen, DesignIntent, LawContext) throws -> [Evidence])
    /// Its layout.
    case layout(@Sendable (ShownWindow, LawContext) -> [Evidence])
    /// The window itself, and why it has no layout.
    case failure(@Sendable (Screen, LayoutError, DesignIntent, LawContext) throws -> [Evidence])
  }

  init(
    _ law: ScreenLaw,
    window check: @escaping @Sendable (Screen, DesignIntent, LawContext) throws -> [Evidence]
  ) {
    (self.law, self.check) = (law, .window(check))
  }

  init(
    _ law: ScreenLaw, layout check: @escaping @Sendable (ShownWindow, LawContext) -> [Evidence]
  ) {
    (self.law, self.check) = (law, .layout(check))
  }

  init(
    _ law: ScreenLaw,
    failure check:
      @escaping @Sendable (Screen, LayoutError, DesignIntent, LawContext) throws -> [Evidence]
  ) {
    (self.law, self.check) = (law, .failure(check))
  }

  /// The law as an invariant of a window and what is done to it.
  package func invariant(over sessions: Gen<EditSession>) -> Invariant {
    Invariant(law.rawValue, law.sentence, for: sessions) { session, law in
      let intent = DesignIntent(session.start, try? law.model.layout(session.start))
      let changed = try law.model.editing.apply(session.start, session.edits)
      if let evidence = try findings(in: changed, intent, law).first { throw evidence }
    }
  }

  /// All that the law finds wrong with a window; a window without a layout is discarded by a law that
  /// reads it.
  package func findings(
    in window: Screen, _ intent: DesignIntent, _ law: LawContext
  ) throws -> [Evidence] {
    switch check {
    case .window(let check): return try check(window, intent, law)
    case .layout(let check):
      return check(ShownWindow(window, try law.model.frames(of: window), intent), law)
    case .failure(let check):
      do {
        _ = try law.model.layout(window)
        return []
      } catch let error as LayoutError { return try check(window, error, intent, law) }
    }
  }

  /// All that the law finds wrong with a window whose layout is at hand.
  package func findings(in shown: ShownWindow, _ law: LawContext) throws -> [Evidence] {
    switch check {
    case .window(let check): try check(shown.window, shown.intent, law)
    case .layout(let check): check(shown, law)
    case .failure: []
    }
  }
}
