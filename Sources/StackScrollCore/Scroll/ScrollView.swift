/// The window through which the content is seen.
public struct ScrollView: Hashable, Sendable {
  /// The size of the window in points, known before the layout.
  public var size: Size
  /// Room added around the content, which the offset may reach into.
  public var contentInset: EdgeInsets
  /// The point of the content at the window's top left corner.
  ///
  /// It is kept as given: setting an offset in code is not clamped.
  ///
  /// Source: observed on the class.
  public var contentOffset: Point
  /// How far bars and the like cover the window, from each edge.
  public var safeAreaInsets: EdgeInsets
  /// When the safe area is added to the content insets.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
  /// Whether the scroll view belongs to a navigation or tab bar controller.
  public var controllerEmbedding: ControllerEmbedding
  /// Whether content bounces sideways even if it fits.
  public var alwaysBounceHorizontal: Bool
  /// Whether content bounces up and down even if it fits.
  public var alwaysBounceVertical: Bool
  /// Whether a drag ends at a multiple of the window's size.
  public var isPagingEnabled: Bool

  /// Makes a scroll view; what is left out is as UIKit makes it, outside of any controller.
  public init(
    size: Size, contentInset: EdgeInsets = .zero, contentOffset: Point = .zero,
    safeAreaInsets: EdgeInsets = .zero,
    contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic,
    controllerEmbedding: ControllerEmbedding = .standalone, alwaysBounceHorizontal: Bool = false,
    alwaysBounceVertical: Bool = false, isPagingEnabled: Bool = false
  ) {
    self.size = size
    self.contentInset = contentInset
    self.contentOffset = contentOffset
    self.safeAreaInsets = safeAreaInsets
    self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    self.controllerEmbedding = controllerEmbedding
    self.alwaysBounceHorizontal = alwaysBounceHorizontal
    self.alwaysBounceVertical = alwaysBounceVertical
    self.isPagingEnabled = isPagingEnabled
  }

  /// Whether content bounces along an axis even if it fits.
  public func alwaysBounces(_ axis: Axis) -> Bool {
    switch axis {
    case .horizontal: alwaysBounceHorizontal
    case .vertical: alwaysBounceVertical
    }
  }
}
