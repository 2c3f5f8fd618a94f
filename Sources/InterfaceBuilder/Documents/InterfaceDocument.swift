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
  /// The version of the tools that saved it, such as 17701; nil if it does not say.
  public let toolsVersion: Double?
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
  /// The insets that the frames of each scene show, for the other scenes.
  var recordedInsets = RecordedInsets()
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
  /// What its outermost view is to the rest of the document.
  public let role: Role
  /// Whether somebody chose its size: it need not be that of a screen.
  public let isFreeform: Bool

  /// What the outermost view of a scene is to the rest of the document.
  public enum Role: Hashable, Sendable {
    /// The view of a controller.
    case controllerView
    /// A view of a xib, whoever loads it.
    case freeStanding
    /// A cell of a table or a collection, or another view in one, such as a header.
    case partOfList
  }
}

/// The bars over a screen.
public struct DocumentBars: Hashable, Sendable {
  /// What can be at the bottom of a screen.
  public enum BottomBar: Hashable, Sendable {
    /// The bar of a tab bar controller.
    case tabBar
    /// A toolbar.
    case toolbar
  }

  /// Whether there is a navigation bar at the top.
  public var hasNavigationBar: Bool
  /// The bar at the bottom, if there is one.
  public var bottomBar: BottomBar?

  /// Makes bars.
  public init(hasNavigationBar: Bool = false, bottomBar: BottomBar? = nil) {
    self.hasNavigationBar = hasNavigationBar
    self.bottomBar = bottomBar
  }
}
