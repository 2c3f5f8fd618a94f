import PublishedScreens
import StackScrollCore

/// How a screen is changed, and what is shown then: the core's way, or a wrong one in its place.
public struct EditModel: Sendable {
  /// The screen after some edits, one after the other.
  ///
  /// A list, not one edit: a wrong way may remember what went before.
  public var apply: @Sendable (Screen, [Edit]) throws -> Screen
  /// What is shown after a change: given the layout before it and the one that is due.
  public var refresh: @Sendable (Layout, Layout) -> Layout
  /// The strip after a tap.
  public var tap: @Sendable (TabStrip) -> TabStrip
  /// The column after an action.
  public var perform: @Sendable (ImageColumn, ImageColumn.Action) throws -> ImageColumn

  /// The core's way.
  public static let standard = EditModel(
    apply: { try $0.applying($1) }, refresh: { $1 }, tap: { $0.tapped() },
    perform: { try $0.performing($1) })
}
