public import Foundation
internal import StackScrollCore

/// A rectangle on the screen.
///
/// Its frame comes of what it is given or of the layout of the whole tree that it is in.
@preconcurrency @MainActor open class UIView: UIResponder {
  // The hierarchy.
  /// The views in it, back to front.
  open internal(set) var subviews: [UIView] = []
  /// The view that it is in.
  open internal(set) weak var superview: UIView?
  /// The controller whose view it is.
  weak var owner: UIViewController?
  /// The guides that were added.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The constraints that it holds: those between it, what is in it, and their guides.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  /// What bars cover of it, as far as its controller was asked for that.
  var barGuides: [BarGuide] = []
  /// Guides that every view has, as far as they were asked for.
  var systemGuides: [SystemGuide: UILayoutGuide] = [:]
  /// The gesture recognisers that were added.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  // Where it stands.
  var origin: CGPoint
  var size: CGSize
  /// The point of its own coordinates at its top left corner: the content offset of a scroll view.
  var boundsOrigin = CGPoint.zero
  /// How far it reaches out of the safe area; zero before it is laid out in a window.
  open internal(set) var safeAreaInsets = UIEdgeInsets.zero {
    didSet { if safeAreaInsets != oldValue { safeAreaChanged() } }
  }

  // What is pending.
  var needsLayout = true
  var needsConstraints = true
  lazy var ownEngine = LayoutEngine()

  /// Whether its frame is held by constraints that stand for its autoresizing mask.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { invalidate() } }
  /// What of its frame changes with its superview.
  open var autoresizingMask: AutoresizingMask = [] { didSet { invalidate() } }
  /// Whether its subviews are resized with it.
  open var autoresizesSubviews = true
  /// Whether it is left out: by a stack that arranges it of the layout, and from touches anywhere.
  open var isHidden = false { didSet { if isHidden != oldValue { invalidate() } } }
  /// How opaque it is; nothing is drawn, but what can hardly be seen takes no touches.
  open var alpha: CGFloat = 1
  /// Whether touches come to it.
  open var isUserInteractionEnabled = true
  /// A number to find it by.
  open var tag = 0
  /// A name to find it by, which reports about layouts use.
  open var accessibilityIdentifier: String?
  /// Constraints that were to count while nothing was around both of their sides.
  var strayConstraints: [NSLayoutConstraint] = []

  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var ownMargins: NSDirectionalEdgeInsets?
  /// Whether its margins are at least those of its superview.
  open var preservesSuperviewLayoutMargins = false { didSet { invalidate() } }
  /// Whether the safe area counts among its margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { invalidate() } }
  /// On which side its leading edge is for what is in it: where the window has it, unless this says a side.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { invalidate() }
  }

  /// Makes a view with a frame.
  public init(frame: CGRect) {
    let frame = frame.standardized
    (origin, size) = (frame.origin, frame.size)
    super.init()
  }

  /// Makes a view of no size.
  public override convenience init() { self.init(frame: .zero) }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The class.
  open nonisolated override var description: String { "<\(type(of: self))>" }

  /// The controller whose view it is, or the view that it is in.
  open override var next: UIResponder? { owner ?? superview }

  // Where it stands.

  /// The rectangle in the coordinates of its superview: under a ``transform``, the one around what is drawn.
  open var frame: CGRect {
    get { transform.isIdentity ? layoutFrame : layoutFrame.drawn(with: transform) }
    set { place(transform.isIdentity ? newValue : newValue.laidOut(beneath: transform)) }
  }

  /// The rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: size) }
    set {
      let center = center
      boundsOrigin = newValue.origin
      place(
        CGRect(
          x: center.x - newValue.width / 2, y: center.y - newValue.height / 2,
          width: newValue.width, height: newValue.height))
    }
  }

  /// The middle in the coordinates of its superview.
  open var center: CGPoint {
    get { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
    set {
      place(
        CGRect(
          x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width,
          height: size.height))
    }
  }

  final func place(_ frame: CGRect) {
    // A rectangle is the same one whichever of its corners it counts from.
    let frame = frame.standardized
    guard frame != layoutFrame else { return }
    let old = size
    (origin, size) = (frame.origin, frame.size)
    if size != old {
      if autoresizesSubviews { for view in subviews { view.autoresize(from: old, to: size) } }
      needsLayout = true
    }
    // Constraints stand for the frame of a view with a mask; any other gets its own back.
    if translatesAutoresizingMaskIntoConstraints { engine.forgetFrame(of: self) }
    invalidate()
  }

  /// The size that it has of its own.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Puts its subviews where the layout has them, to which subclasses add.
  open func layoutSubviews() { applyLayout() }

  /// Makes or changes constraints just before a layout, in subclasses.
  open func updateConstraints() {}

  /// Has its subviews put in their places again before the next pause.
  open func setNeedsLayout() {
    needsLayout = true
    invalidate()
  }

  /// Lays out what is pending, in the whole tree that it is in.
  open func layoutIfNeeded() {
    let root = root
    root.ownEngine.layOut(root, for: self)
  }

  /// Has ``updateConstraints()`` called before the next layout.
  open func setNeedsUpdateConstraints() {
    needsConstraints = true
    invalidate()
  }

  /// How far the rectangle that constraints see is inside of the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Where the lines of its text stand in a view of its own size; nil where it shows no text.
  var ownBaselines: Baselines? { nil }

  /// Says that the size of its own has changed.
  open func invalidateIntrinsicContentSize() { invalidate() }

  /// Takes the size that suits it best.
  open func sizeToFit() { frame.size = sizeThatFits(size) }

  /// How strongly it resists being stretched.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }

  /// Says how strongly it resists being stretched.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
    invalidate()
  }

  /// How strongly it resists being squeezed.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistance[axis] ?? .defaultHigh }

  /// Says how strongly it resists being squeezed.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
    invalidate()
  }

  /// The size that its constraints give it where nothing else does.
  open func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that its constraints give it beside a size held at some priorities; zero if they contradict.
  open func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(target, horizontal, vertical) }

  /// What it can know of its window.
  open var traitCollection: UITraitCollection {
    UITraitCollection(surroundings, size: Size(root.size), pixels)
  }

  /// The view whose baseline is that of its first line, without effect: sizes and texts say where lines stand.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose baseline is that of its last line, without effect as the first.
  open var forLastBaselineLayout: UIView { self }

  /// The margins that it has by itself, the part of the safe area not counted.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { givenMargins }
    set {
      ownMargins = newValue
      invalidate()
      layoutMarginsDidChange()
    }
  }

  /// The margins as the last layout had them, with their part of the safe area; setting them sets its own.
  open var layoutMargins: UIEdgeInsets {
    get { laidOutMargins }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        newValue, effectiveUserInterfaceLayoutDirection)
    }
  }

  /// The size that suits it best: that of its own, and otherwise the one it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width < 0 ? self.size.width : own.width,
      height: own.height < 0 ? self.size.height : own.height)
  }

  /// Whether layouts are to ask it for constraints rather than for frames; without effect.
  open class var requiresConstraintBasedLayout: Bool { false }

  // Changes of the hierarchy.

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Adds a view at a place; beyond the last one in front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Takes the view out of its superview, and out of a stack that arranges it, with the constraints that
  /// reach from it to what is around it.
  open func removeFromSuperview() { leaveSuperview() }

  /// The window that it is in.
  open var window: UIWindow? { root as? UIWindow }

  /// Before it changes its superview, for subclasses to override.
  open func willMove(toSuperview superview: UIView?) {}
  /// After it has changed its superview, for subclasses to override.
  open func didMoveToSuperview() {}
  /// Before it changes its window, for subclasses to override.
  open func willMove(toWindow window: UIWindow?) {}
  /// After it has changed its window, for subclasses to override.
  open func didMoveToWindow() {}
  /// After a view has been added, for subclasses to override.
  open func didAddSubview(_ subview: UIView) {}
  /// Before a view is removed, for subclasses to override.
  open func willRemoveSubview(_ subview: UIView) {}
  /// After the safe area has changed, for subclasses to override.
  open func safeAreaInsetsDidChange() {}
  /// After the margins have changed, for subclasses to override.
  open func layoutMarginsDidChange() {}
  /// After traits have changed, for subclasses to override.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  /// The front-most view in it, or itself, that takes touches at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point of its own coordinates is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Has whatever is typed into in it give that up; tells whether it has.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else {
      return false
    }
    return responder.resignFirstResponder()
  }

  /// Adds a gesture recogniser.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  /// Removes a gesture recogniser.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  // What it looks like.

  /// The colour behind it, without effect.
  open var backgroundColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched, without effect.
  open var tintColor: UIColor! {
    get { kept(.systemBlue) }
    set {
      keep(newValue)
      tintColorDidChange()
    }
  }
  /// After the tint has changed, for subclasses to override.
  open func tintColorDidChange() {}
  /// Whether what reaches out of it is not seen, without effect.
  open var clipsToBounds: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// How its content is drawn in its bounds, without effect.
  open var contentMode: ContentMode {
    get { kept(.scaleToFill) }
    set { keep(newValue) }
  }
  /// How it is turned and scaled when it is drawn, which changes its ``frame`` and no layout.
  open var transform = CGAffineTransform.identity
  /// Which class ``layer`` is of; one that is not of this module is made as `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }
  /// Draws it, without effect: nobody calls it.
  open func draw(_ rect: CGRect) {}
  /// Has it drawn anew, without effect.
  open func setNeedsDisplay() {}
  /// After it was loaded from an archive, without effect: there are none.
  open func awakeFromNib() {}
  /// Before Interface Builder shows it, without effect: it does not.
  open func prepareForInterfaceBuilder() {}
  /// After the focus has moved, for subclasses to override; without effect: there is none.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Whether it can have the focus, without effect: there is none.
  open var canBecomeFocused: Bool { false }
  /// What the view is to the layout, where it holds no others.
  func leaf() -> OwnContent { .size(intrinsicContentSize) }

  /// Puts the subviews where the last layout has them.
  func applyLayout() {
    for view in subviews {
      guard let frame = engine.frames[ObjectIdentifier(view)], frame != view.layoutFrame
      else { continue }
      if frame.size != view.size { view.needsLayout = true }
      (view.origin, view.size) = (frame.origin, frame.size)
    }
  }

  /// What is around the window that it is in.
  var surroundings: WindowSurroundings { window?.surroundings ?? WindowSurroundings() }

  /// Whether it acts on taps with a finger by itself.
  package var isControl: Bool { false }

  /// Acts on taps with a finger.
  func takeTap(_ taps: Int) {}

  /// The margins that a new view has: 8 points at each side.
  var standardMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }
}
