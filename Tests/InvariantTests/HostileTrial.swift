import PropertyKit
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// Everything that can be asked of a described screen.
enum HostileTrial {
  /// Fails if a number in an answer is not finite; what is refused with an error passes.
  static func outcome(of description: HostileScreen) throws -> Outcome {
    let screen: Screen
    do { screen = try description.screen() } catch { return worded("\(error)") }
    for axis in Axis.allCases { _ = screen.verdict(axis) }
    let layout: Layout
    do { layout = try screen.layout() } catch { return worded("\(error)") }
    for (id, frame) in zip(layout.ids, layout.frames) {
      let isGood = isFinite(frame) && frame.size.width >= 0 && frame.size.height >= 0
      guard isGood else { return .holds(if: false, otherwise: "\(id) is at \(frame)") }
    }
    let asked = questions(layout) + [Rect(origin: .zero, size: layout.contentSize)]
    return .holds(if: asked.allSatisfy(isFinite), otherwise: "one of \(asked) is not finite")
  }

  /// Fails if a number in the layout of a window is not finite; what is refused with an error passes.
  static func outcome(of description: HostileWindow) throws -> Outcome {
    let window: Window
    do { window = try description.window() } catch { return worded("\(error)") }
    let layout: WindowLayout
    do { layout = try window.layout() } catch { return worded("\(error)") }
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
  private static func questions(_ layout: Layout) -> [Rect] {
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

  private static func worded(_ text: String) -> Outcome {
    .holds(if: text.hasSuffix(".") && text.count > 20, otherwise: "an error says: \(text)")
  }

  private static func isFinite(_ rect: Rect) -> Bool {
    rect.minX.isFinite && rect.minY.isFinite && rect.size.width.isFinite
      && rect.size.height.isFinite
  }
}
