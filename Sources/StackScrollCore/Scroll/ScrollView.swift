/// The window through which the content is seen.
public struct ScrollView: Hashable, Sendable {
  /// The size of the window in points, known before the layout; zero for a scroll view in a
  /// ``Container``, which gets it from the layout.
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
    size: Size = .zero, contentInset: EdgeInsets = .zero, contentOffset: Point = .zero,
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
  package func alwaysBounces(_ axis: Axis) -> Bool {
    switch axis {
    case .horizontal: alwaysBounceHorizontal
    case .vertical: alwaysBounceVertical
    }
  }
}

/// When the safe area is added to a scroll view's content insets.
///
/// Source: UIScrollView documentation, `ContentInsetAdjustmentBehavior`.
public enum ContentInsetAdjustmentBehavior: Hashable, Sendable, CaseIterable {
  /// As ``scrollableAxes``, but inside a navigation or tab bar controller the top and the bottom
  /// always count.
  ///
  /// Which of the two applies is said by ``ScrollView/controllerEmbedding``.
  case automatic
  /// On an axis whose content is greater than the scroll view itself, or that always bounces.
  ///
  /// The comparison is with the whole scroll view, not with what the insets leave of it. So
  /// content that is just too long for the part inside the safe area, and not for the scroll view,
  /// gets no inset and is covered.
  case scrollableAxes
  /// On no edge.
  case never
  /// On every edge.
  case always
}

/// Whether a scroll view belongs to a view controller whose bars it scrolls under.
///
/// It matters to ``ContentInsetAdjustmentBehavior/automatic`` alone.
///
/// Source: UIScrollView documentation, `ContentInsetAdjustmentBehavior.automatic`.
public enum ControllerEmbedding: Hashable, Sendable, CaseIterable {
  /// It stands in no navigation and no tab bar controller.
  case standalone
  /// It stands in a navigation controller, a tab bar controller, or both.
  case navigationOrTabBarController
}

extension ScrollView {
  /// The insets that count for scrolling: the app's own and the applied part of the safe area.
  ///
  /// A pure function of the scroll view and the size of what is inside it, so it can be asked
  /// before and after a change of either.
  ///
  /// Source: UIScrollView documentation, `adjustedContentInset`.
  public func adjustedContentInset(contentSize: Size) -> EdgeInsets {
    contentInset + appliedSafeArea(contentSize: contentSize)
  }

  /// The part of the safe area that is added to the app's own insets.
  ///
  /// Content that exceeds the scroll view by a rounding error does not exceed it.
  ///
  /// Source: UIScrollView documentation, `ContentInsetAdjustmentBehavior`.
  package func appliedSafeArea(contentSize: Size) -> EdgeInsets {
    let horizontal = appliesSafeArea(along: .horizontal, contentSize: contentSize)
    let vertical = appliesSafeArea(along: .vertical, contentSize: contentSize)
    return EdgeInsets(
      top: vertical ? safeAreaInsets.top : 0, left: horizontal ? safeAreaInsets.left : 0,
      bottom: vertical ? safeAreaInsets.bottom : 0,
      right: horizontal ? safeAreaInsets.right : 0)
  }

  private func appliesSafeArea(along axis: Axis, contentSize: Size) -> Bool {
    switch (contentInsetAdjustmentBehavior, controllerEmbedding) {
    case (.always, _): true
    case (.never, _): false
    case (.automatic, .navigationOrTabBarController) where axis == .vertical: true
    case (.automatic, _), (.scrollableAxes, _):
      alwaysBounces(axis) || Tolerance.standard.isGreater(contentSize[axis], than: size[axis])
    }
  }
}

extension ScrollGeometry {
  /// Makes the geometry of a scroll view around content of a size.
  package init(_ scrollView: ScrollView, contentSize: Size) {
    self.init(
      contentSize: contentSize, bounds: scrollView.size, contentInset: scrollView.contentInset,
      appliedSafeArea: scrollView.appliedSafeArea(contentSize: contentSize),
      isPagingEnabled: scrollView.isPagingEnabled)
  }
}

extension Size {
  /// How high the keyboard of a phone is in a window of this size, with the row of words above its keys, in points.
  ///
  /// It is 209 in a window as low as that of a phone on its side, 253 up to 600 points, 260 up to 780, where phones
  /// have a home button, and 336 above.
  ///
  /// Source: observed on phones, which are 440 points wide at most.
  package var usualKeyboardHeight: Double {
    switch height {
    case ..<480: 209
    case ..<600: 253
    case ..<780: 260
    default: 336
    }
  }
}

extension ScrollView {
  /// The scroll view as an app should leave it while a keyboard covers its lower part.
  ///
  /// The keyboard covers the safe area too, so the bottom inset grows by the overlap less the part
  /// of the safe area that is really applied, and never shrinks. The adjusted bottom inset is then
  /// the app's own plus the larger of the two. A scroll view does none of this by itself.
  ///
  /// Total: an overlap that is not a number covers nothing.
  ///
  /// Source: UIScrollView documentation, `adjustedContentInset`; observed on the class.
  ///
  /// - Parameters:
  ///   - overlap: how much of the window's height the keyboard covers, in points.
  ///   - contentSize: the size of the content as laid out, which decides whether the safe area is
  ///     applied.
  public func avoidingKeyboard(overlap: Double, contentSize: Size) -> ScrollView {
    var result = self
    result.contentInset = contentInset.avoidingKeyboard(
      overlap: overlap, appliedSafeArea: appliedSafeArea(contentSize: contentSize))
    return result
  }
}

extension EdgeInsets {
  func avoidingKeyboard(overlap: Double, appliedSafeArea: EdgeInsets) -> EdgeInsets {
    var result = self
    result.bottom += max(0, overlap - appliedSafeArea.bottom)
    return result
  }
}
