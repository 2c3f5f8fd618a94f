import StackScrollConstraints
import StackScrollCore

/// A subject at one point of its story: before the first step, or after one of them.
///
/// Pictures of gestures are made of these, one after the other.
package struct Moment: Sendable {
  /// What was done to get here, in words; nil before the first step.
  package let step: String?
  /// The screen, or nil if the step led to none.
  package let screen: Screen?
  /// What is drawn of its layout: what is in the scroll view that fills the screen, or all views in the
  /// coordinates of the screen; nil if there is no layout.
  package let layout: ContentLayout?
  /// The layout of the whole screen; nil if there is none.
  package let wholeLayout: Layout?
  /// Why there is no screen or no layout; nil if there is.
  package let problem: String?

  /// Lays the screen of a moment out with a model.
  init(
    after step: String?, in model: LayoutModel, before: ContentLayout? = nil,
    _ makeScreen: () throws -> Screen
  ) {
    self.step = step
    var made: Screen?
    do {
      let screen = try makeScreen()
      made = screen
      let due = try model.layout(screen)
      wholeLayout = due
      layout = before.map { model.editing.refresh($0, due.seen) } ?? due.seen
      problem = nil
    } catch { (layout, wholeLayout, problem) = (nil, nil, "\(error)") }
    screen = made
  }

  /// A moment of a layout that was made already.
  package init(after step: String?, _ makeLayout: () throws -> Layout) {
    self.step = step
    screen = nil
    do { (wholeLayout, problem) = (try makeLayout(), nil) } catch {
      (wholeLayout, problem) = (nil, "\(error)")
    }
    layout = wholeLayout?.seen
  }

  /// What bars and a keyboard cover of a screen that is drawn as a whole.
  package var covers: [Cover] {
    guard let wholeLayout, !wholeLayout.isOneScrollView else { return [] }
    return wholeLayout.covers
  }

  /// An edit in words, with the view that a tap hits.
  fileprivate func words(for edit: Edit) -> String {
    let words = edit.words(.rounded)
    guard case .tap(let point) = edit, layout != nil else { return words }
    let hit = wholeLayout.map { $0.hitTest(point) } ?? layout?.hitTest(point)
    return words + (hit.map { " on \($0)" } ?? " on nothing")
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
    return [Moment(after: nil, in: model) { column.screen }]
      + actions.map { action in
        Moment(after: action.words(.rounded), in: model) {
          column = try model.editing.perform(column, action)
          return column.screen
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

extension EditSession: LaidOutSubject {
  /// What several are called.
  package static var pluralName: String { "edits of such screens" }

  /// The kind of the screen before the first edit.
  package var screenKind: ScreenKind? { start.screenKind }

  /// The screen before the first edit and after each.
  ///
  /// - Complexity: O(n²) for n edits: a wrong model may remember what went before, so each moment
  ///   is made from the start.
  package func moments(in model: LayoutModel) -> [Moment] {
    (0...edits.count).reduce(into: []) { moments, count in
      let before = moments.last
      moments.append(
        Moment(after: before?.words(for: edits[count - 1]), in: model, before: before?.layout) {
          try model.editing.apply(start, Array(edits.prefix(count)))
        })
    }
  }

  /// The session as it was after some of its edits.
  package func firstSteps(_ count: Int) -> EditSession {
    EditSession(start: start, edits: Array(edits.prefix(max(0, count))))
  }
}
