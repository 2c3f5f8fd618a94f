import Foundation
import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// Everything that can be asked of what nobody would write: there must be an answer of finite numbers,
/// or a typed error.
package struct HostileTrial: Sendable {
  /// Passed, or what is wrong with the answer.
  package let outcome: Outcome
  /// What came of it: "laid out", or the case of the error that refused it.
  package let answer: String

  /// Asks for what the rules of stacks say, a layout and all that follows from it.
  package init(_ parts: ScrollViewScreen) {
    self.init {
      let screen = try Screen(parts)
      if let stack = screen.scrolledStack {
        for axis in Axis.allCases { _ = stack.isSettled(axis) }
        if let layout = try? stack.layout(), layout.frames.contains(where: \.hasNegativeLength) {
          return .holds(if: false, otherwise: "a length is negative in \(layout.frames)")
        }
      }
      return try Self.outcome(of: screen)
    }
  }

  /// Asks for a layout, its picture and all that can be done with what scroll views hold.
  package init(_ description: HostileScreen) {
    self.init { try Self.outcome(of: description.window()) }
  }

  /// Reads a file of a screen, and asks for its layout; an error says where in the file it is.
  package init(file data: Data) {
    self.init {
      let file = try ScreenFile(parsing: data)
      let outcome = try Self.outcome(of: file.screen)
      _ = file.differences()
      return outcome
    }
  }

  private init(_ trial: () throws -> Outcome) {
    do {
      outcome = try trial()
      answer = "laid out"
    } catch {
      let text = "\(error)"
      let isPlaced =
        (error as? FixtureError).map { _ in text.contains("line ") } ?? text.hasSuffix(".")
      outcome = .holds(if: isPlaced && text.count > 20, otherwise: "an error says: \(text)")
      answer = Self.name(of: error)
    }
  }

  /// The type of an error and its case.
  private static func name(of error: Any) -> String {
    if let error = error as? FixtureError { return name(of: error.problem) }
    let label = Mirror(reflecting: error).children.first?.label
    return String(reflecting: type(of: error)).split(separator: ".").dropFirst().joined(
      separator: ".")
      + (label.map { ".\($0)" } ?? "")
  }

  private static func outcome(of window: Screen) throws -> Outcome {
    let layout = try window.layout()
    for (id, frame) in zip(layout.ids, layout.frames) where !isFinite(frame) {
      return .holds(if: false, otherwise: "\(id) is at \(frame)")
    }
    _ = layout.drawing()
    for id in layout.scrollViews {
      guard let content = layout.content(of: id) else { continue }
      let asked = questions(content) + [Rect(origin: .zero, size: content.contentSize)]
      guard asked.allSatisfy(isFinite) else {
        return .holds(if: false, otherwise: "one of \(asked) in \(id) is not finite")
      }
    }
    return .passed
  }

  /// Scrolls and rounds a layout in every way there is.
  private static func questions(_ layout: ContentLayout) -> [Rect] {
    let last = layout.frames.last ?? .zero
    let (x, y) = (layout.offsetRange(.horizontal), layout.offsetRange(.vertical))
    let points = [
      layout.offsetToEnd, layout.settled().contentOffset,
      layout.dragged(by: Point(x: 1e9, y: -1e9)).contentOffset,
      layout.dragged(by: Point(x: .nan, y: .infinity)).contentOffset,
      layout.scrolled(toVisible: last).contentOffset, Point(x: x.lowerBound, y: y.lowerBound),
      Point(x: x.upperBound, y: y.upperBound), layout.avoidingKeyboard(overlap: 300).offsetToEnd,
    ]
    _ = layout.visibleViews(at: layout.offsetToEnd)
    _ = layout.drawing()
    let rounded = (try? PixelGrid(scale: 3))?.round(layout).frames.last ?? .zero
    return points.map { Rect(origin: $0, size: .zero) } + [rounded]
  }

  private static func isFinite(_ rect: Rect) -> Bool {
    rect.minX.isFinite && rect.minY.isFinite && rect.size.width.isFinite
      && rect.size.height.isFinite
  }
}

extension Rect {
  fileprivate var hasNegativeLength: Bool { size.width < 0 || size.height < 0 }
}
