public import Foundation
internal import StackScrollCore

/// A rectangle on the screen.
///
/// Its frame comes of what it is given or of the layout of the whole tree that it is in.
@preconcurrency @MainActor open class UIView: UIResponder {
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
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

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
  /// The first call about it that UIKit answers with an exception.
  var misuse: Misuse?
  /// Whether it was given constraints of what was not in it.
  var hasUnpreparedConstraints = false
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:] { didSet { invalidate() } }
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:] { didSet { invalidate() } }
  var ownMargins: NSDirectionalEdgeInsets? { didSet { marginsChanged() } }
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
    (origin, size) = (frame.standing.origin, frame.standing.size)
    super.init()
    _ = takes("frame", frame)
  }

  /// Makes a view of no size.
  public override convenience init() { self.init(frame: .zero) }
  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }
  /// The class.
  open nonisolated override var description: String { "<\(type(of: self))>" }
  /// The controller whose view it is, or the view that it is in.
  open override var next: UIResponder? { owner ?? superview }

  /// The rectangle in the coordinates of its superview: under a ``transform``, the one around what is drawn.
  open var frame: CGRect {
    get { drawnFrame }
    set { if takes("frame", newValue) { place(laidOut(newValue)) } }
  }

  /// The rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: size) }
    set { if takes("bounds", newValue) { changeBounds(newValue) } }
  }

  /// The middle in the coordinates of its superview, or whichever point ``anchorPoint`` says.
  open var center: CGPoint {
    get { layoutFrame.point(at: anchorPoint) }
    set { if takes("center", newValue) { place(CGRect(size, with: anchorPoint, at: newValue)) } }
  }

  /// The point that ``center`` tells and ``transform`` leaves where it is; another one moves the view.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { place(CGRect(size, with: anchorPoint, at: layoutFrame.point(at: oldValue))) }
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
  open func setNeedsLayout() { askForLayout() }
  /// Lays out what is pending, in the whole tree that it is in.
  open func layoutIfNeeded() { engine.layOut(root, for: self) }
  /// Has ``updateConstraints()`` called before the next layout.
  open func setNeedsUpdateConstraints() { askForConstraints() }
  /// Calls ``updateConstraints()`` where it is pending, the innermost views first.
  open func updateConstraintsIfNeeded() { updateConstraintsInTree() }
  /// Whether ``updateConstraints()`` is pending.
  open func needsUpdateConstraints() -> Bool { needsConstraints }
  /// Whether constraints leave open where it stands or how large it is.
  open var hasAmbiguousLayout: Bool { isAmbiguous }
  /// The side on which leading edges of what is in it are.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
  }

  /// What constraints see of a frame: what is inside of ``alignmentRectInsets``.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame of which constraints see a rectangle.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    rect.inset(by: alignmentRectInsets.negated)
  }
  /// How far the rectangle that constraints see is inside of the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Where the lines of its text stand in a view of its own size; nil where it shows no text.
  var ownBaselines: Baselines? { nil }
  /// Says that the size of its own has changed.
  open func invalidateIntrinsicContentSize() { invalidate() }
  /// Takes the size that suits it best.
  open func sizeToFit() { fit(sizeThatFits(size)) }

  /// How strongly it resists being stretched.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }
  /// Says how strongly it resists being stretched.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { hugging[axis] = priority }
  /// How strongly it resists being squeezed.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistance[axis] ?? .defaultHigh }
  /// Says how strongly it resists being squeezed.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistance[axis] = priority }

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

  /// The margins that it has by itself, the part of the safe area not counted.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { givenMargins }
    set { ownMargins = newValue }
  }

  /// The margins as the last layout had them, with their part of the safe area; setting them sets its own.
  open var layoutMargins: UIEdgeInsets {
    get { laidOutMargins }
    set { directionalLayoutMargins = .init(newValue, effectiveUserInterfaceLayoutDirection) }
  }

  /// The size that suits it best: that of its own, and otherwise the one it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    intrinsicContentSize.filled(from: self.size)
  }

  // What constraints are made of.

  /// Makes a constraint count.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(in: self) }
  /// Makes constraints count.
  open func addConstraints(_ added: [NSLayoutConstraint]) {
    for one in added { addConstraint(one) }
  }
  /// Makes a constraint count no longer.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Makes constraints count no longer.
  open func removeConstraints(_ old: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(old) }
  /// Adds a guide.
  open func addLayoutGuide(_ guide: UILayoutGuide) { take(guide) }
  /// Removes a guide, and with it the constraints that name it.
  open func removeLayoutGuide(_ guide: UILayoutGuide) { forget(guide) }
  /// The part of the view that bars leave free.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeAreaLayoutGuide) }
  /// The part of the view inside its margins.
  open var layoutMarginsGuide: UILayoutGuide { guide(.layoutMarginsGuide) }
  /// The part of the view inside its margins in which lines of text are not too long to be read.
  open var readableContentGuide: UILayoutGuide { guide(.readableContentGuide) }
  /// The part of the view that the keyboard covers.
  open var keyboardLayoutGuide: UILayoutGuide { guide(.keyboardLayoutGuide) }

  // Its edges, middles, baselines and lengths.

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  // Changes of the hierarchy.

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Adds a view at a place; beyond the last one in front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Adds a view just behind another; in front of all if that is not here.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
  }

  /// Adds a view just in front of another; in front of all if that is not here.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
  }
  /// Moves a view in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }
  /// Moves a view behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Exchanges two views; does nothing if there is no view at one of the places.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }
  /// Takes the view out of its superview, and out of a stack that arranges it, with the constraints that
  /// reach from it to what is around it.
  open func removeFromSuperview() { leaveSuperview() }
  /// The window that it is in.
  open var window: UIWindow? { root as? UIWindow }

  /// Whether the view is another, or in it.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// The first view of a tag, among itself and what is in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.firstResult { $0.viewWithTag(tag) }
  }

  /// A point of its own coordinates in those of another view, or of its window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? root).ownPoint(at: point, of: self)
  }

  /// A point in the coordinates of another view, or of its window, in its own.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// A rectangle of its own coordinates in those of another view, or of its window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle in the coordinates of another view, or of its window, in its own.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The front-most view in it, or itself, that takes touches at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmost(point, event) }
  /// Whether a point of its own coordinates is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Has whatever is typed into in it give that up; tells whether it has.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { dismissKeyboard() }
  /// Adds a gesture recogniser.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { take(recognizer) }
  /// Removes a gesture recogniser.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { forget(recognizer) }
  /// Whether a recogniser of it recognises what it could.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched, without effect.
  open var tintColor: UIColor! = .systemBlue { didSet { tintColorDidChange() } }
  /// What it is drawn with.
  open var layer: CALayer { ownLayer }
  private lazy var ownLayer = makeLayer()
  /// Which class ``layer`` is of; one that is not of this module is made as `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }
  /// How it is turned and scaled when it is drawn, which changes its ``frame`` and no layout.
  open var transform = CGAffineTransform.identity
  /// What the view is to the layout, where it holds no others.
  func leaf() -> OwnContent { .size(intrinsicContentSize) }
  /// Puts the subviews where the last layout has them.
  func applyLayout() { placeSubviews() }
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

  // Called before and after changes, for subclasses to override.
  open func willMove(toSuperview superview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow window: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func tintColorDidChange() {}

  // Kept or taken, and without effect.
  open var backgroundColor: UIColor?
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  open var isOpaque = true
  open var mask: UIView?
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var contentScaleFactor: CGFloat = 1
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var clearsContextBeforeDrawing = true
  open var minimumContentSizeCategory: UIContentSizeCategory?
  open var maximumContentSizeCategory: UIContentSizeCategory?
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var appliedContentSizeCategoryLimitsDescription: String { "" }
  open var cornerConfiguration: UICornerConfiguration?
  open var motionEffects: [UIMotionEffect] = []
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open class var requiresConstraintBasedLayout: Bool { false }
  open func addInteraction(_ interaction: any UIInteraction) {}
  open func removeInteraction(_ interaction: any UIInteraction) {}
  open func draw(_ rect: CGRect) {}
  open func draw(_ layer: CALayer, in context: CGContext) {}
  open func display(_ layer: CALayer) {}
  open func layoutSublayers(of layer: CALayer) {}
  open func action(for layer: CALayer, forKey key: String) -> (any CAAction)? { nil }
  open var isFocused: Bool { false }
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }
  @discardableResult open func drawHierarchy(
    in rect: CGRect, afterScreenUpdates: Bool
  ) -> Bool { false }
}
