#if !canImport(ObjectiveC)
  internal import PropertyKit
  internal import StackScrollCore
  internal import UIKit

  /// What holds of any screen that is as somebody wants it, after each step.
  public enum ScreenLaw: String, Hashable, Sendable, CaseIterable {
    /// Constraints settle where each view stands, and do not contradict each other.
    case layoutIsDetermined
    /// A scroll view rests where a finger could have left it.
    case scrollViewsRestInRange
    /// Each text has room for all of its lines; one that is meant to be cut waives it.
    case textsAreNotCut
  }

  extension ShownController {
    /// Checks the laws of any screen.
    ///
    /// - Parameter waived: laws that need not hold.
    /// - Throws: `Failure` for the first that does not.
    public func requireLaws(waiving waived: Set<ScreenLaw> = []) throws {
      for law in ScreenLaw.allCases where !waived.contains(law) {
        if let failure = failure(of: law) { throw told(failure) }
      }
    }

    private func failure(of law: ScreenLaw) -> Failure? {
      switch law {
      case .layoutIsDetermined: layoutProblem
      case .scrollViewsRestInRange: offsetProblem
      case .textsAreNotCut: textProblem
      }
    }

    private var offsetProblem: Failure? {
      for view in views {
        guard let scrollView = view as? UIScrollView else { continue }
        for axis in Axis.allCases {
          let range = scrollView.geometry.offsetRange(axis)
          let offset = axis == .horizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
          // Far above what the solver loses, far below a pixel.
          guard offset < range.lowerBound - 1e-6 || offset > range.upperBound + 1e-6 else {
            continue
          }
          return Failure(
            kind: "a scroll view rests out of range",
            message: "\(name(of: scrollView)) is at \(NumberText(offset)), and its \(axis) offsets "
              + "end at \(NumberText(range.lowerBound)) and \(NumberText(range.upperBound))")
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
  }
#endif
