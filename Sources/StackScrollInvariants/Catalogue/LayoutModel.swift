import PropertyKit
import StackScrollConstraints
import StackScrollCore

/// The layout that invariants are checked against: the real one, or a wrong-on-purpose twin.
///
/// Invariants ask a model instead of the core, so that the catalogue can be tried on layouts with
/// known bugs. A catalogue that does not notice those would not notice real ones.
public struct LayoutModel: Sendable {
  /// What the model is called.
  public let name: String
  /// Lays a screen out.
  public var layout: @Sendable (Screen) throws -> Layout
  /// Whether an axis of a layout scrolls.
  public var scrolls: @Sendable (Layout, Axis) -> Bool
  /// The offset that shows the end of a layout.
  public var offsetToEnd: @Sendable (Layout) -> Point
  /// Whether an axis of a screen is settled.
  public var verdict: @Sendable (Screen, Axis) -> LayoutVerdict
  /// Why the views of a screen stand where they stand.
  public var reasons: @Sendable (Screen) throws -> LayoutReasons
  /// What moves a layout's content, and what is seen of it.
  public var scrolling: ScrollModel
  /// What changes a screen, and what is shown after it.
  public var editing: EditModel
  /// What changes the constraints behind a screen.
  public var solving: SolvingModel

  /// The layout of the core.
  public static let standard = LayoutModel(
    name: "standard", layout: { try $0.layout() }, scrolls: { $0.scrolls($1) },
    offsetToEnd: { $0.offsetToEnd }, verdict: { $0.verdict($1) },
    reasons: { try $0.reasons() }, scrolling: .standard, editing: .standard, solving: .standard)

  /// Makes a twin of the standard model; whoever calls it changes one of its functions.
  public static func twin(_ name: String, change: (inout LayoutModel) -> Void) -> LayoutModel {
    var twin = LayoutModel(
      name: name, layout: standard.layout, scrolls: standard.scrolls,
      offsetToEnd: standard.offsetToEnd, verdict: standard.verdict, reasons: standard.reasons,
      scrolling: standard.scrolling, editing: standard.editing, solving: standard.solving)
    change(&twin)
    return twin
  }

  /// The same model, with the word of the constraints where it cannot tell.
  ///
  /// For screens of somebody's own; laws about closed forms leave such screens out.
  var askingConstraints: LayoutModel {
    var model = self
    model.layout = { [layout] screen in
      do { return try layout(screen) } catch let error as LayoutError {
        return try screen.layoutByConstraints(insteadOf: error)
      }
    }
    model.verdict = { [verdict] screen, axis in
      let own = verdict(screen, axis)
      guard case .unsupported = own else { return own }
      return screen.solvedVerdict(axis)
    }
    return model
  }
}

extension LayoutModel {
  /// Holds if the right-to-left layout is the mirror image of the left-to-right one.
  package func mirrors(_ screen: Screen) throws -> Outcome {
    let layout = try frames(of: screen)
    let mirrored = try frames(of: try screen.mirrored())
    let width = layout.contentSize.width
    return .equal(
      mirrored, layout.mapping(frame: { $0.mirrored(in: width) }, size: { $0 }),
      ignoring: screen.content.insideHidden)
  }
}

extension Screen {
  /// The screen with its layout direction turned round.
  public func mirrored() throws(ScreenError) -> Screen {
    try with(layoutDirection: layoutDirection == .leftToRight ? .rightToLeft : .leftToRight)
  }
}

extension Rect {
  /// The frame seen in a mirror, inside a width.
  package func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: minY, width: size.width, height: size.height)
  }
}
