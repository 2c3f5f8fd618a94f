internal import Foundation
internal import PropertyKit
internal import StackScrollConstraints
internal import StackScrollCore
internal import StackScrollInvariants
internal import UIKit

/// What holds of a screen that is as somebody wants it, after each step.
public enum ScreenLaw: String, Hashable, Sendable, CaseIterable {
  // What is wrong in any screen.

  /// Constraints settle where each view stands, and do not contradict each other.
  case layoutIsDetermined
  /// A scroll view rests where a finger could have left it.
  case scrollViewsRestInRange
  /// Each text has room for all of its lines; one that is meant to be cut waives it.
  case textsAreNotCut
  /// A scroll view that changes its bottom inset for the keyboard has just the room that is covered,
  /// and as much as before when the keyboard has gone.
  ///
  /// Source: UIScrollView documentation, `adjustedContentInset`; the safe area under a keyboard is
  /// covered once.
  case keyboardInsetsAreExact
  /// A view that a stack hides holds no required length along the stack: the stack gives it none.
  case hiddenViewsHoldNoLength
  // What is wrong in most screens.

  /// A stack without views that are shown has a length all the same.
  case emptyStacksTakeNoRoom
  /// No view that is shown keeps its distance from one that is hidden and takes room.
  case spacingIsToShownViews
  /// Content does not scroll across its direction.
  case contentFitsAcross
  /// Every view can be scrolled to where it is seen, also above a keyboard.
  case viewsCanBeShown
  /// Every view can be brought to where no bar covers it.
  case viewsClearTheBars
  /// No view is shorter than its own size.
  case viewsAreNotSqueezed
  /// Nothing sticks out of a window that does not scroll.
  case nothingIsCutOff
  /// Views beside each other do not overlap.
  case viewsDoNotOverlap
  /// What takes touches is 44 points wide and high.
  case touchTargetsReach44

  /// The law of windows that says it, if one does.
  fileprivate var windowLaw: String? {
    switch self {
    case .layoutIsDetermined, .scrollViewsRestInRange, .textsAreNotCut, .keyboardInsetsAreExact,
      .hiddenViewsHoldNoLength, .spacingIsToShownViews:
      nil
    case .emptyStacksTakeNoRoom: "empty-stack-takes-no-room"
    case .contentFitsAcross: "content-fits-across"
    case .viewsCanBeShown: "every-view-can-be-shown"
    case .viewsClearTheBars: "every-view-clears-the-bars"
    case .viewsAreNotSqueezed: "no-view-is-squeezed"
    case .nothingIsCutOff: "nothing-is-cut-off"
    case .viewsDoNotOverlap: "views-do-not-overlap"
    case .touchTargetsReach44: "touch-targets-reach-44"
    }
  }
}

extension Set<ScreenLaw> {
  /// The laws of any screen.
  public static let anyScreen: Set<ScreenLaw> = [
    .layoutIsDetermined, .scrollViewsRestInRange, .textsAreNotCut, .keyboardInsetsAreExact,
    .hiddenViewsHoldNoLength,
  ]
  /// All laws.
  public static let all = Set(ScreenLaw.allCases)
}

extension ShownController {
  /// Checks laws, in the order of their declaration.
  ///
  /// - Throws: `Failure` for the first that does not hold.
  public func require(laws: Set<ScreenLaw> = .anyScreen) throws {
    for law in ScreenLaw.allCases where laws.contains(law) {
      if let failure = try failure(of: law) { throw told(failure) }
    }
  }

  private func failure(of law: ScreenLaw) throws -> Failure? {
    switch law {
    case .layoutIsDetermined: layoutProblem
    case .scrollViewsRestInRange: offsetProblem
    case .textsAreNotCut: textProblem
    case .keyboardInsetsAreExact: keyboardProblem
    case .hiddenViewsHoldNoLength: hiddenLengthProblem
    case .spacingIsToShownViews: spacingProblem
    case .emptyStacksTakeNoRoom, .contentFitsAcross, .viewsCanBeShown, .viewsClearTheBars,
      .viewsAreNotSqueezed, .nothingIsCutOff, .viewsDoNotOverlap, .touchTargetsReach44:
      try problem(of: law.windowLaw)
    }
  }

  /// What a law of windows finds.
  private func problem(of id: String?) throws -> Failure? {
    guard let law = WindowLaw.all.first(where: { $0.id == id }), layoutProblem == nil else {
      return nil
    }
    let found = try law.findings(in: try value(), DesignIntent(), LawContext(.standard))
    return found.first.map { Failure(kind: law.id, message: "\(law.sentence) \($0)") }
  }

  private var scrollViews: [UIScrollView] { views.compactMap { $0 as? UIScrollView } }

  private var offsetProblem: Failure? {
    for scrollView in scrollViews {
      for axis in Axis.allCases {
        let range = scrollView.geometry.offsetRange(axis)
        let offset = axis == .horizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
        guard offset < range.lowerBound - leastMiss || offset > range.upperBound + leastMiss
        else { continue }
        return Failure(
          kind: "a scroll view rests out of range",
          message: "\(name(of: scrollView)) is at \(number(offset)), and its \(axis) offsets "
            + "end at \(number(range.lowerBound)) and \(number(range.upperBound))")
      }
    }
    return nil
  }

  private var textProblem: Failure? {
    window.cutTexts.first.map {
      Failure(
        kind: "a text is cut", message: "\(name(of: $0)) has no room for all of its lines")
    }
  }

  private var keyboardProblem: Failure? {
    let keyboard = window.around.keyboardHeight
    for scrollView in scrollViews {
      guard let before = window.insetsWithoutKeyboard[ObjectIdentifier(scrollView)] else {
        continue
      }
      let own = scrollView.contentInset.bottom
      guard abs(own - before) > leastMiss else { continue }
      if keyboard == 0 {
        return Failure(
          kind: "the keyboard leaves an inset",
          message: "\(name(of: scrollView)) has \(number(own)) points at its bottom, and had "
            + "\(number(before)) before the keyboard came")
      }
      let frame = scrollView.convert(scrollView.bounds, to: nil)
      let covered = max(0, frame.maxY - max(frame.minY, window.bounds.height - keyboard))
      let found = scrollView.adjustedContentInset.bottom
      let wanted = before + max(found - own, covered)
      guard abs(found - wanted) > leastMiss else { continue }
      return Failure(
        kind: "the keyboard's inset is wrong",
        message: "\(name(of: scrollView)) has \(number(found)) points at its bottom, and "
          + "\(number(wanted)) are covered or were there before")
    }
    return nil
  }

  private var hiddenLengthProblem: Failure? {
    for case let stack as UIStackView in views {
      let length: NSLayoutConstraint.Attribute = stack.axis == .horizontal ? .width : .height
      for view in stack.arrangedSubviews where view.isHidden {
        let held = view.constraints.first {
          $0.firstItem === view && $0.firstAttribute == length && $0.secondItem == nil
            && $0.priority == .required && $0.relation != .lessThanOrEqual && $0.constant > 0
        }
        guard let held else { continue }
        return Failure(
          kind: "a hidden view holds a length",
          message:
            "\(name(of: stack)) gives \(name(of: view)) no \(length), since it is hidden, and "
            + "a required constraint asks for \(number(held.constant)) points")
      }
    }
    return nil
  }

  private var spacingProblem: Failure? {
    for view in views {
      for constraint in view.constraints where constraint.isActive && constraint.isDistance {
        guard let first = constraint.firstItem as? UIView,
          let second = constraint.secondItem as? UIView
        else { continue }
        let (shown, hidden) = first.isHidden ? (second, first) : (first, second)
        let isAcross = constraint.firstAttribute.isHorizontal
        let length = isAcross ? hidden.frame.width : hidden.frame.height
        guard hidden.isHidden, !shown.isHidden, length > leastMiss else { continue }
        return Failure(
          kind: "spacing to a hidden view",
          message:
            "\(name(of: shown)) keeps its distance from \(name(of: hidden)), which is hidden "
            + "and takes \(number(length)) points")
      }
    }
    return nil
  }

  /// A number as pictures show it.
  private func number(_ value: Double) -> NumberText { NumberText(value.inMillionths) }

  /// Far above what the solver loses, far below a pixel.
  private var leastMiss: Double { 1e-6 }
}

extension NSLayoutConstraint {
  /// Whether it holds views apart: the end of one and the start of the other.
  fileprivate var isDistance: Bool {
    let ends: [(Attribute, Attribute)] = [
      (.bottom, .top), (.trailing, .leading), (.right, .left),
    ]
    return ends.contains {
      (firstAttribute, secondAttribute) == $0 || (secondAttribute, firstAttribute) == $0
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isHorizontal: Bool { self != .top && self != .bottom }
}
