import StackScrollCore

/// A subject at one point of its story: before the first step, or after one of them.
///
/// Pictures of gestures are made of these, one after the other.
package struct Moment: Sendable {
  /// What was done to get here, in words; nil before the first step.
  package let step: String?
  /// The screen, or nil if the step led to none.
  package let screen: Screen?
  /// The layout, or nil if the screen has none.
  package let layout: Layout?
  /// Why there is no screen or no layout; nil if there is.
  package let problem: String?

  /// Lays the screen of a moment out with a model.
  init(
    after step: String?, in model: LayoutModel, before: Layout? = nil,
    _ makeScreen: () throws -> Screen
  ) {
    self.step = step
    var screen: Screen?
    do {
      let made = try makeScreen()
      screen = made
      let due = try model.layout(made)
      layout = before.map { model.editing.refresh($0, due) } ?? due
      problem = nil
    } catch {
      layout = nil
      problem = "\(error)"
    }
    self.screen = screen
  }

  /// Makes the one moment of a window.
  init(_ makeLayout: () throws -> Layout) {
    (step, screen) = (nil, nil)
    do { (layout, problem) = (try makeLayout(), nil) } catch {
      (layout, problem) = (nil, "\(error)")
    }
  }
}

extension ScreenSubject {
  /// The one moment of a screen to which nothing is done.
  package func moments(in model: LayoutModel) -> [Moment] {
    [Moment(after: nil, in: model) { try screen }]
  }
}

extension ColumnSession {
  /// The column before the first action and after each.
  package func moments(in model: LayoutModel) -> [Moment] {
    var column = start
    return [Moment(after: nil, in: model) { try column.screen }]
      + actions.map { action in
        Moment(after: action.words, in: model) {
          column = try model.editing.perform(column, action)
          return try column.screen
        }
      }
  }

  /// The session as it was after some of its actions.
  package func firstSteps(_ count: Int) -> ColumnSession {
    ColumnSession(start: start, actions: Array(actions.prefix(max(0, count))))
  }
}

extension TabSession {
  /// The strip before the first tap and after each.
  package func moments(in model: LayoutModel) -> [Moment] {
    states(tapping: model.editing.tap).enumerated().map { index, strip in
      Moment(after: index == 0 ? nil : "tap", in: model) { try strip.screen }
    }
  }

  /// The session as it was after some of its taps.
  package func firstSteps(_ count: Int) -> TabSession { TabSession(start: start, taps: count) }
}

extension EditSession {
  /// The screen before the first edit and after each.
  ///
  /// - Complexity: O(n²) for n edits: a wrong model may remember what went before, so each moment
  ///   is made from the start.
  package func moments(in model: LayoutModel) -> [Moment] {
    var before: Layout?
    return (0...edits.count).map { count in
      let moment = Moment(
        after: count == 0 ? nil : edits[count - 1].words, in: model, before: before
      ) {
        try model.editing.apply(start, Array(edits.prefix(count)))
      }
      before = moment.layout
      return moment
    }
  }

  /// The session as it was after some of its edits.
  package func firstSteps(_ count: Int) -> EditSession {
    EditSession(start: start, edits: Array(edits.prefix(max(0, count))))
  }
}
