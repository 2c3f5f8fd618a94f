internal import Foundation
internal import PropertyKit
internal import StackScrollConstraints
internal import StackScrollCore
internal import StackScrollInvariants
internal import UIKit

extension ShownController {
  /// Checks laws, in the order of their declaration.
  ///
  /// - Throws: `Failure` for the first that does not hold.
  /// - Complexity: O(n) for n views and constraints: the layout that the screen has is read, not made again.
  public func require(laws: Set<ScreenLaw> = .anyScreen) throws {
    try laws.requireThisDoor()
    let laidOut = window.laidOut
    let isSame = laidOut?.window == checked?.window && laws == checked?.laws
    let shown = laidOut.flatMap {
      isSame ? nil : ShownWindow($0.window, $0.layout, DesignIntent())
    }
    for law in ScreenLaw.allCases where laws.contains(law) {
      if let failure = try failure(of: law, shown) { throw told(failure, of: law) }
    }
    checked = laidOut.map { ($0.window, laws) }
  }

  /// - Parameter shown: the window as it is laid out; nil if it has no layout, or was found to obey its laws.
  private func failure(of law: ScreenLaw, _ shown: ShownWindow?) throws -> Failure? {
    switch law {
    case .layoutIsDetermined: return layoutProblem
    case .scrollViewsRestInRange: return offsetProblem
    case .keyboardInsetsAreExact: return insetProblem
    case .controlsClearTheKeyboard: return keyboardProblem
    case .spacingIsToShownViews: return spacingProblem
    case .stripsOpenAtTheirBeginning: return beginningProblem
    default:
      guard let shown, let check = WindowLaw.all.first(where: { $0.law == law }) else { return nil }
      return try failure(of: check, shown)
    }
  }

  /// What a law of windows finds; views get the names that they have for people only then.
  private func failure(of check: WindowLaw, _ shown: ShownWindow) throws -> Failure? {
    let (law, context) = (check.law, LawContext(.standard))
    guard let found = try check.findings(in: shown, context).first else { return nil }
    let value = try value()
    guard let layout = try? value.layout() else {
      return Failure(kind: law.rawValue, message: "\(law.sentence) \(found)")
    }
    let fields = Set(views.filter { $0 is UITextField }.map { ViewID(name(of: $0)) })
    let named = try check.findings(in: ShownWindow(value, layout, DesignIntent()), context).first {
      // A field scrolls what is typed into it.
      $0.axis == .vertical || fields.isDisjoint(with: $0.views) || law != .noViewIsSqueezed
    }
    return named.map { Failure(kind: law.rawValue, message: "\(law.sentence) \($0)") }
  }

  private var scrollViews: [UIScrollView] { views.compactMap { $0 as? UIScrollView } }

  private var offsetProblem: Failure? {
    for scrollView in scrollViews {
      for axis in Axis.allCases {
        let range = scrollView.geometry.offsetRange(axis)
        let offset = axis == .horizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
        if offset < range.lowerBound - leastMiss || offset > range.upperBound + leastMiss {
          return Failure(
            kind: "a scroll view rests out of range",
            message: "\(name(of: scrollView)) is at \(number(offset)), and its \(axis) offsets "
              + "end at \(number(range.lowerBound)) and \(number(range.upperBound))")
        }
        let page = axis == .horizontal ? scrollView.bounds.width : scrollView.bounds.height
        guard scrollView.isPagingEnabled, page > 0, offset < range.upperBound - leastMiss else {
          continue
        }
        let turned = (offset - range.lowerBound) / page
        guard (turned - turned.rounded()).magnitude * page > leastMiss else { continue }
        return Failure(
          kind: "pages rest in between",
          message: "\(name(of: scrollView)) is at \(number(offset)), between two pages of "
            + "\(number(page)) points")
      }
    }
    return nil
  }

  private var insetProblem: Failure? {
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
      let covered = scrollView.heightUnderKeyboard
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

  /// A field is typed into while the keyboard is there; any other control can be used when it has been put away.
  private var keyboardProblem: Failure? {
    let top = window.bounds.height - window.around.keyboardHeight
    guard window.around.keyboardHeight > 0 else { return nil }
    let seen = views.filter(isSeen)
    guard seen.contains(where: \.takesText) else { return nil }
    let isPutAway = seen.contains { ($0 as? UIScrollView)?.keyboardDismissMode ?? .none != .none }
    for view in seen where view.takesText || view.isControl && !isPutAway {
      let frame = view.convert(view.bounds, to: nil)
      let around = sequence(first: view.superview) { $0?.superview }.prefix { $0 != nil }
        .compactMap { $0 as? UIScrollView }
      let rise = around.filter(\.isScrollEnabled).reduce(0) { rise, scrollView in
        rise
          + max(
            0, scrollView.geometry.offsetRange(.vertical).upperBound - scrollView.contentOffset.y)
      }
      // A text view scrolls its own lines clear of the room at its bottom.
      let room = (view as? UIScrollView)?.adjustedContentInset.bottom ?? 0
      let lowest = frame.maxY - rise - room
      let covered = lowest - top
      guard covered > ShownWindow.leastMiss, frame.height > 0,
        frame.minY - rise < window.bounds.height
      else { continue }
      return Failure(
        kind: "a keyboard covers a control",
        message: "the keyboard covers \(number(min(covered, frame.height))) of the "
          + "\(number(frame.height)) points of \(name(of: view))"
          + (around.isEmpty ? ", which no scroll view moves" : " wherever it is scrolled to"))
    }
    return nil
  }

  private func isSeen(_ view: UIView) -> Bool {
    sequence(first: view) { $0.superview }.allSatisfy { !$0.isHidden && $0.alpha >= 0.01 }
  }

  /// What stands in the order of reading begins at the right where that is from right to left.
  private var beginningProblem: Failure? {
    guard steps.count == 1, window.around.layoutDirection == .rightToLeft else { return nil }
    for scrollView in scrollViews {
      let range = scrollView.geometry.offsetRange(.horizontal)
      guard range.upperBound - scrollView.contentOffset.x > ShownWindow.leastMiss,
        range.upperBound - range.lowerBound > ShownWindow.leastMiss
      else { continue }
      let inside = views.filter {
        $0 !== scrollView && $0.isDescendant(of: scrollView) && $0.subviews.isEmpty && isSeen($0)
      }.map { $0.convert($0.bounds, to: nil) }
      guard let first = inside.first, let last = inside.last, first.minX >= last.maxX else {
        continue
      }
      return Failure(
        kind: "a strip opens at its end",
        message: "\(name(of: scrollView)) is read from right to left and opens at "
          + "\(number(scrollView.contentOffset.x)); its beginning is at \(number(range.upperBound))"
      )
    }
    return nil
  }

  /// A hidden view that hangs on a shown one leaves no gap; one that a shown view hangs on does.
  private var spacingProblem: Failure? {
    for view in views {
      for constraint in view.constraints where constraint.isActive {
        guard let (shown, hidden, axis) = constraint.viewBehind, hidden.isHidden, !shown.isHidden
        else { continue }
        let length = axis == .horizontal ? hidden.frame.width : hidden.frame.height
        guard length > leastMiss else { continue }
        return Failure(
          kind: "spacing to a hidden view",
          message:
            "\(name(of: shown)) keeps its distance from \(name(of: hidden)), which is hidden "
            + "and takes \(number(length)) points")
      }
    }
    return nil
  }

  /// A number as people read it.
  func number(_ value: Double) -> String { NumberStyle.rounded.text(value) }

  /// Half a pixel, by which rounded lengths may be off, and what the solver loses.
  private var leastMiss: Double {
    (window.screen.pixels.map { 0.5 / $0.scale } ?? 0) + 1e-6
  }
}

extension NSLayoutConstraint {
  /// The view whose start is tied to the end of another one, that one, and the axis; nil if it ties no such two.
  fileprivate var viewBehind: (behind: UIView, before: UIView, axis: Axis)? {
    guard let first = firstItem as? UIView, let second = secondItem as? UIView else { return nil }
    let sides: [(start: Attribute, end: Attribute, axis: Axis)] = [
      (.top, .bottom, .vertical), (.leading, .trailing, .horizontal), (.left, .right, .horizontal),
    ]
    for (start, end, axis) in sides {
      if (firstAttribute, secondAttribute) == (start, end) { return (first, second, axis) }
      if (firstAttribute, secondAttribute) == (end, start) { return (second, first, axis) }
    }
    return nil
  }
}
