import StackScrollCore

/// A storyboard or a xib: the views in it, what ties them, and the frames the engine gave them.
///
/// Everything stands in flat lists, each view after its superview, so that a document of any depth
/// can be gone through without recursion. Variations for the device are already applied.
public struct InterfaceDocument: Sendable {
  /// The device on whose screen it was laid out.
  public let device: DocumentDevice
  /// Whether it was saved with Auto Layout.
  public let usesAutoLayout: Bool
  /// Whether its views have safe areas.
  public let usesSafeAreas: Bool
  /// All views, each after its superview.
  public let views: [DocumentView]
  /// The layout guides that constraints name.
  public let guides: [DocumentGuide]
  /// The conditions that are in force on the device.
  public let constraints: [DocumentConstraint]
  /// The screens and the other trees of views that are laid out apart from each other.
  public let scenes: [DocumentScene]
  /// What was read otherwise than it may have been meant.
  public let notes: [DocumentNote]
}

/// A tree of views that is laid out on its own: the view of a controller, or a cell.
public struct DocumentScene: Hashable, Sendable {
  /// The number of its outermost view.
  public let root: Int
  /// The numbers of its views, the outermost first and each after its superview.
  public let views: [Int]
  /// The numbers of the guides of its views.
  public let guides: [Int]
  /// The numbers of the constraints on its views.
  public let constraints: [Int]
  /// What the document calls it.
  public let name: String
  /// The bars that take from its safe area, as far as the document tells.
  public let bars: DocumentBars
}

/// The bars over a screen.
public struct DocumentBars: Hashable, Sendable {
  /// Whether there is a navigation bar at the top.
  public var hasNavigationBar: Bool
  /// Whether there is a tab bar or a toolbar at the bottom.
  public var hasBottomBar: Bool

  /// Makes bars.
  public init(hasNavigationBar: Bool = false, hasBottomBar: Bool = false) {
    self.hasNavigationBar = hasNavigationBar
    self.hasBottomBar = hasBottomBar
  }
}
