import PropertyKit
import PublishedScreens
import StackScrollConstraints
import StackScrollCore

/// The layout that invariants are checked against: the real one, or a wrong-on-purpose twin.
///
/// Invariants ask a model instead of the core, so that the catalogue can be tried on layouts with
/// known bugs. A catalogue that does not notice those would not notice real ones.
public struct LayoutModel: Sendable {
  /// What the model is called.
  public let name: String
  /// Lays a scroll view around stacks out by their rules.
  package var stackLayout: @Sendable (ScrolledStack) throws -> ContentLayout
  /// Lays a screen out, with the rules of stacks that it is given, and from a screen that was prepared.
  package var screenLayout: @Sendable (Screen, StackRules, PreparedScreen?) throws -> Layout
  /// Prepares a screen to be laid out in other sizes.
  package var prepare: @Sendable (Screen) -> PreparedScreen
  /// The view of a screen that a touch at a point is for.
  package var hitTest: @Sendable (Layout, Point) -> ViewID?
  /// Whether an axis of a layout scrolls.
  public var scrolls: @Sendable (ContentLayout, Axis) -> Bool
  /// The offset that shows the end of a layout.
  public var offsetToEnd: @Sendable (ContentLayout) -> Point
  /// What an axis of a screen comes to.
  package var verdict: @Sendable (Screen, Axis) -> AxisVerdict
  /// Why the views in a scroll view around stacks stand where they stand.
  package var reasons: @Sendable (ScrolledStack) throws -> LayoutReasons
  /// What moves a layout's content, and what is seen of it.
  public var scrolling: ScrollModel
  /// What changes a screen, and what is shown after it.
  public var editing: EditModel
  /// What changes the constraints behind a screen.
  package var solving: SolvingModel

  /// The layout of the core.
  public static let standard = LayoutModel(
    name: "standard", stackLayout: { try $0.layout() },
    screenLayout: { try $0.layout(by: $1, from: $2) },
    prepare: { PreparedScreen($0) }, hitTest: { $0.hitTest($1) },
    scrolls: { $0.scrolls($1) }, offsetToEnd: { $0.offsetToEnd },
    verdict: { AxisVerdict($0.problem(along: $1)) }, reasons: { try $0.reasons() },
    scrolling: .standard, editing: .standard, solving: .standard)

  /// Makes a twin of the standard model; whoever calls it changes one of its functions.
  public static func twin(_ name: String, change: (inout LayoutModel) -> Void) -> LayoutModel {
    var twin = LayoutModel(
      name: name, stackLayout: standard.stackLayout, screenLayout: standard.screenLayout,
      prepare: standard.prepare, hitTest: standard.hitTest,
      scrolls: standard.scrolls,
      offsetToEnd: standard.offsetToEnd, verdict: standard.verdict,
      reasons: standard.reasons,
      scrolling: standard.scrolling, editing: standard.editing, solving: standard.solving)
    change(&twin)
    return twin
  }
}

extension LayoutModel {
  /// Lays a screen out, what stacks arrange in a scroll view by the rules of the model.
  public func layout(_ screen: Screen) throws -> Layout { try layout(screen, from: nil) }

  /// Lays a screen out that may have the constraints of another one but for constants.
  package func layout(_ screen: Screen, from prepared: PreparedScreen?) throws -> Layout {
    try screenLayout(screen, stackLayout, prepared)
  }

  /// Lays a screen out; one without a determined layout is discarded, since most laws are about
  /// layouts.
  package func frames(of screen: Screen) throws -> Layout {
    do {
      return try layout(screen)
    } catch let error as LayoutError { throw Discard.noLayout(error) }
  }
}

extension Discard {
  /// A case without a layout: most laws are about layouts, and that there is one is a law by itself.
  package static func noLayout(_ error: any Error) -> Discard {
    .precondition("the screen has no determined layout", because: "\(error)")
  }
}

/// How content is moved and seen: the core's way, or a wrong one put in its place.
public struct ScrollModel: Sendable {
  /// The offset in range that is nearest to a given one.
  public var clamp: @Sendable (ScrollGeometry, Point) -> Point
  /// The layout scrolled to an offset by code.
  public var set: @Sendable (ContentLayout, Point) -> ContentLayout
  /// The layout after a finger has moved by a distance.
  public var drag: @Sendable (ContentLayout, Point) -> ContentLayout
  /// The layout with its offset brought back in range.
  public var settle: @Sendable (ContentLayout) -> ContentLayout
  /// The layout scrolled by as little as shows a rectangle.
  public var toVisible: @Sendable (ContentLayout, Rect) -> ContentLayout
  /// The page stop nearest to an offset.
  public var pageStop: @Sendable (ScrollGeometry, Point) -> Point
  /// The offset that shows the same in the mirrored geometry.
  public var mirror: @Sendable (ScrollGeometry, Point) -> Point
  /// The layout of an app that avoids a keyboard.
  public var avoidKeyboard: @Sendable (ContentLayout, Double) -> ContentLayout
  /// The views seen at an offset.
  public var visibleViews: @Sendable (ContentLayout, Point) -> [ViewID]
  /// The layout on a grid of pixels.
  public var round: @Sendable (PixelGrid, ContentLayout) -> ContentLayout

  /// The core's way.
  package static let standard = ScrollModel(
    clamp: { $0.clamp($1) }, set: { $0.scrolled(to: $1) }, drag: { $0.dragged(by: $1) },
    settle: { $0.settled() }, toVisible: { $0.scrolled(toVisible: $1) },
    pageStop: { $0.pageStop(nearest: $1) }, mirror: { $0.mirroring($1) },
    avoidKeyboard: { $0.avoidingKeyboard(overlap: $1) },
    visibleViews: { $0.visibleViews(at: $1) }, round: { $0.round($1) })
}

/// How a screen is changed, and what is shown then: the core's way, or a wrong one in its place.
public struct EditModel: Sendable {
  /// The screen after some edits, one after the other.
  ///
  /// A list, not one edit: a wrong way may remember what went before.
  public var apply: @Sendable (Screen, [Edit]) throws -> Screen
  /// What is shown after a change: given the layout before it and the one that is due.
  public var refresh: @Sendable (ContentLayout, ContentLayout) -> ContentLayout
  /// The strip after a tap.
  package var tap: @Sendable (TabStrip) -> TabStrip
  /// The column after an action.
  package var perform: @Sendable (ImageColumn, ImageColumn.Action) throws -> ImageColumn

  /// The core's way.
  package static let standard = EditModel(
    apply: { try $0.applying($1) }, refresh: { $1 }, tap: { $0.tapped() },
    perform: { try $0.performing($1) })
}

/// How constraints are added, taken away and changed: the solver's way, or a wrong one in its place.
package struct SolvingModel: Sendable {
  /// Adds a constraint.
  package var add: @Sendable (inout ConstraintLayout, Constraint) throws -> ConstraintLayout.ID
  /// Takes a constraint away.
  package var remove: @Sendable (inout ConstraintLayout, ConstraintLayout.ID) throws -> Void
  /// Changes the constant of a constraint.
  package var setConstant:
    @Sendable (inout ConstraintLayout, Double, ConstraintLayout.ID) throws -> Void

  /// The solver's way.
  package static let standard = SolvingModel(
    add: { try $0.add($1) }, remove: { try $0.remove($1) },
    setConstant: { try $0.setConstant($1, of: $2) })
}

extension Screen {
  /// The screen with its layout direction turned round.
  package func mirrored() throws(ScreenError) -> Screen {
    try with(layoutDirection: layoutDirection == .leftToRight ? .rightToLeft : .leftToRight)
  }
}

extension Rect {
  /// The frame seen in a mirror, inside a width.
  package func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: minY, width: size.width, height: size.height)
  }
}
