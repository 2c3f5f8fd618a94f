public import Foundation
package import StackScrollCore

/// A view that shows a part of what is in it.
@MainActor open class UIScrollView: UIView {
  /// Who is told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero { didSet { insetsChanged(contentInset, oldValue) } }
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
  /// Whether a finger scrolls.
  open var isScrollEnabled = true
  /// The size that it was given, if it was given one.
  private(set) var givenContentSize: CGSize?
  private var laidOutContentSize: CGSize?

  /// Makes a scroll view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The size of what is in it: what the last layout came to, or what it was given since.
  open var contentSize: CGSize {
    get { laidOutContentSize ?? givenContentSize ?? .zero }
    set {
      (givenContentSize, laidOutContentSize) = (newValue, nil)
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
    guard offset.x.isFinite, offset.y.isFinite else { return }
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

  /// The room around the content with the part of the safe area that counts.
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(scrollView.adjustedContentInset(contentSize: Size(contentSize)))
  }

  /// What its content hangs in.
  public var contentLayoutGuide: UILayoutGuide { guide(.contentLayoutGuide) }
  /// Its frame, as what is in it can name it.
  public var frameLayoutGuide: UILayoutGuide { guide(.frameLayoutGuide) }

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

  /// Whether a layout has another size for the content.
  func hasNewContent(in engine: LayoutEngine) -> Bool {
    engine.contentSizes[ObjectIdentifier(self)].map { $0 != laidOutContentSize } ?? false
  }

  /// Takes the size of the content, too.
  ///
  /// Where that has become shorter, or the scroll view longer, the
  /// offset is brought back in range.
  ///
  /// Source: observed on the class: an offset beyond smaller content does not stay there.
  override func applyLayout() {
    super.applyLayout()
    let old = (content: contentSize, size: lastSize)
    if let content = engine.contentSizes[ObjectIdentifier(self)] { laidOutContentSize = content }
    lastSize = size
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
  }

  private var lastSize = CGSize.zero

  /// Where the content rested at its start it stays there.
  private func insetsChanged(_ new: UIEdgeInsets, _ old: UIEdgeInsets) {
    guard new != old else { return }
    var offset = boundsOrigin
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    invalidate()
    setContentOffset(offset, animated: false)
  }

  // Fingers.

  /// Whether a finger moves the content along an axis.
  package func isScrollable(_ axis: Axis) -> Bool {
    isScrollEnabled && (geometry.scrolls(axis) || scrollView.alwaysBounces(axis))
  }

  /// Moves a finger by a distance and lets go.
  package func drag(by translation: CGPoint) {
    delegate?.scrollViewWillBeginDragging(self)
    let end = geometry.offset(from: Point(contentOffset), draggedBy: Point(translation))
    setContentOffset(CGPoint(end), animated: false)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }
}

extension UIScrollView {
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
@MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger has let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Scrolling that was animated is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
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
}
