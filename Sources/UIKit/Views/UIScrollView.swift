public import Foundation
package import StackScrollCore

/// A view that shows a part of what is in it.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// Who is told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      invalidate()
      followInsets()
    }
  }
  /// When the safe area is added to that.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { invalidate() }
  }
  /// Whether content bounces sideways even if it fits.
  open var alwaysBounceHorizontal = false { didSet { invalidate() } }
  /// Whether content bounces up and down even if it fits.
  open var alwaysBounceVertical = false { didSet { invalidate() } }
  /// Whether a drag ends at a multiple of the size.
  open var isPagingEnabled = false { didSet { invalidate() } }
  /// Whether a finger is on it: never between two steps.
  open var isTracking: Bool { false }
  /// Whether a finger drags it.
  open private(set) var isDragging = false
  /// Whether it goes on scrolling: never.
  open var isDecelerating: Bool { false }
  /// Whether it is being zoomed: never.
  open var isZooming: Bool { false }
  /// What recognises drags; adding targets to it has no effect.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// How a drag puts the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a finger scrolls.
  open var isScrollEnabled = true
  /// The size that it was given, if it was given one.
  private(set) var givenContentSize: CGSize?
  private var laidOutContentSize: CGSize?

  /// Makes a scroll view with a frame; what reaches out of it is not seen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The size of what is in it: what the last layout came to, or what it was given since.
  open var contentSize: CGSize {
    get { laidOutContentSize ?? givenContentSize ?? .zero }
    set {
      (givenContentSize, laidOutContentSize) = (newValue, nil)
      engine.forgetContentSize(of: self)
      invalidate()
    }
  }

  /// The point of the content at its top left corner; what is set is not brought into range.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Scrolls to a point, which is not brought into range; what is animated is there at once, too.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    guard takes("contentOffset", offset), offset.x.isFinite, offset.y.isFinite else { return }
    let changes = offset != boundsOrigin
    boundsOrigin = offset
    guard changes else { return }
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as shows a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let rect = Rect(
      x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    let offset = geometry.offset(from: Point(contentOffset), toVisible: rect)
    setContentOffset(CGPoint(offset), animated: animated)
  }

  /// After the insets with the part of the safe area have changed, for subclasses to override; without
  /// effect: nobody calls it.
  open func adjustedContentInsetDidChange() {}

  /// The room around the content with the part of the safe area that counts.
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(scrollView.adjustedContentInset(contentSize: Size(contentSize)))
  }

  /// What its content hangs in.
  open var contentLayoutGuide: UILayoutGuide { guide(.contentLayoutGuide) }
  /// Its frame, as what is in it can name it.
  open var frameLayoutGuide: UILayoutGuide { guide(.frameLayoutGuide) }

  /// What a layout has to know of it.
  var value: ScrollView {
    ScrollView(
      contentInset: contentInset.edges,
      contentInsetAdjustmentBehavior: contentInsetAdjustmentBehavior.known,
      controllerEmbedding: isUnderBars ? .navigationOrTabBarController : .standalone,
      alwaysBounceHorizontal: alwaysBounceHorizontal, alwaysBounceVertical: alwaysBounceVertical,
      isPagingEnabled: isPagingEnabled)
  }

  /// What is known of it after a layout.
  private var scrollView: ScrollView {
    var value = value
    value.size = Size(size)
    value.safeAreaInsets = safeAreaInsets.edges
    value.contentOffset = Point(contentOffset)
    return value
  }

  /// How far it scrolls.
  package var geometry: ScrollGeometry {
    ScrollGeometry(scrollView, contentSize: Size(contentSize))
  }

  private var isUnderBars: Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if (current as? UIViewController)?.hasBars ?? false { return true }
      responder = current.next
    }
    return false
  }

  // Layout.

  /// Whether a layout has another size for the content, or other insets.
  func hasNewContent(in engine: LayoutEngine) -> Bool {
    engine.contentSizes[ObjectIdentifier(self)].map { $0 != laidOutContentSize } ?? false
      || adjustedContentInset != lastInset
  }

  /// Takes the size of the content, too.
  ///
  /// Where that has become shorter, or the scroll view longer, the
  /// offset is brought back in range.
  ///
  /// Source: observed on the class: an offset beyond smaller content does not stay there.
  override func applyLayout() {
    super.applyLayout()
    if let content = engine.contentSizes[ObjectIdentifier(self)] { laidOutContentSize = content }
    let old = (content: lastContentSize, size: lastSize)
    (lastContentSize, lastSize) = (contentSize, size)
    var offset = Point(boundsOrigin)
    for axis in Axis.allCases {
      let shrinks = Size(contentSize)[axis] < Size(old.content)[axis]
      let grows = Size(size)[axis] > Size(old.size)[axis]
      if shrinks || grows { offset[axis] = geometry.clamp(offset[axis], along: axis) }
    }
    if CGPoint(offset) != boundsOrigin {
      boundsOrigin = CGPoint(offset)
      delegate?.scrollViewDidScroll(self)
    }
    followInsets()
  }

  // What the last layout had.
  private var lastSize = CGSize.zero
  private var lastContentSize = CGSize.zero
  private var lastInset = UIEdgeInsets.zero

  /// Where the content rested at its start it stays there when the insets change, which a bar that covers it
  /// does as well; an offset that is out of range then is brought back.
  ///
  /// Source: observed on the class: content under a bar begins below it, and what a keyboard had moved up comes
  /// down when its inset goes.
  private func followInsets() {
    let (old, new) = (lastInset, adjustedContentInset)
    guard new != old else { return }
    lastInset = new
    var offset = Point(boundsOrigin)
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    if lastSize != .zero {
      for axis in Axis.allCases { offset[axis] = geometry.clamp(offset[axis], along: axis) }
    }
    setContentOffset(CGPoint(offset), animated: false)
  }

  // Fingers.

  /// Whether a finger moves the content along an axis.
  package func isScrollable(_ axis: Axis) -> Bool {
    isScrollEnabled && (geometry.scrolls(axis) || scrollView.alwaysBounces(axis))
  }

  /// Moves a finger by a distance and lets go.
  package func drag(by translation: CGPoint) {
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    let end = geometry.offset(from: Point(contentOffset), draggedBy: Point(translation))
    setContentOffset(CGPoint(end), animated: false)
    isDragging = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    delegate?.scrollViewDidEndDecelerating(self)
    if keyboardDismissMode != .none, let window, window.firstResponder?.wantsKeyboard ?? false {
      _ = window.firstResponder?.resignFirstResponder()
    }
  }

  // Kept or taken, and without effect.
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var indicatorStyle = IndicatorStyle.default
  open var bounces = true
  open var isDirectionalLockEnabled = false
  open var scrollsToTop = true
  open var refreshControl: UIRefreshControl?
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var decelerationRate = DecelerationRate.normal
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func zoom(to rect: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
}

extension UIScrollView {
  /// How a drag puts a keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none
    /// When it begins.
    case onDrag
    /// When it reaches the keyboard; here any drag does.
    case interactive
    /// When it begins, with what is above the keyboard.
    case onDragWithAccessory
    /// When it reaches the keyboard, with what is above it; here any drag does.
    case interactiveWithAccessory
  }

  /// When the safe area is added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As in ``scrollableAxes``, and under bars always at the top and the bottom.
    case automatic
    /// On axes on which it scrolls.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always

    var known: StackScrollCore.ContentInsetAdjustmentBehavior {
      switch self {
      case .automatic: .automatic
      case .scrollableAxes: .scrollableAxes
      case .never: .never
      case .always: .always
      }
    }
  }
}

/// Who is told of scrolling.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger has let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Scrolling that was animated is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Scrolling has ended after a drag.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  // Not asked or told, without effect.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// It does.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale: CGFloat
  ) {}
}
