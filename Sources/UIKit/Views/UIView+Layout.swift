internal import Foundation
internal import StackScrollConstraints
internal import StackScrollCore

extension UIView {
  /// Has the tree laid out before the next pause.
  final func invalidate() { engine.isPending = true }

  final func askForLayout() {
    needsLayout = true
    invalidate()
  }

  final func askForConstraints() {
    needsConstraints = true
    invalidate()
  }

  final func updateConstraintsInTree() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard needsConstraints else { return }
    needsConstraints = false
    updateConstraints()
    owner?.updateViewConstraints()
  }

  final func placeSubviews() {
    for view in subviews {
      guard let frame = engine.frames[ObjectIdentifier(view)], frame != view.layoutFrame
      else { continue }
      if frame.size != view.size { view.needsLayout = true }
      (view.origin, view.size) = (frame.origin, frame.size)
    }
  }

  final func changeBounds(_ bounds: CGRect) {
    let center = center
    boundsOrigin = bounds.origin
    place(CGRect(bounds.size, with: anchorPoint, at: center))
  }

  /// Gives it a size, whatever it is turned and scaled by, and leaves the corner of its frame where it is.
  final func fit(_ size: CGSize) {
    let corner = frame.origin
    bounds.size = size
    let moved = frame.origin
    center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
  }

  final func marginsChanged() {
    invalidate()
    layoutMarginsDidChange()
  }

  /// The size that its constraints give it beside a size held at some priorities; zero if they
  /// contradict themselves.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let tree = ViewHierarchy(self)
    let window = try? tree.window(
      size: Size(target),
      fittingPriorities: AxisPriorities(horizontal: horizontal.known, vertical: vertical.known),
      surroundings)
    let frame = (try? window?.bestLayout())?.layout.frames.first
    return frame.map { CGSize($0.size) } ?? .zero
  }

  /// The side on which leading edges are of what is in a view with such content.
  public class func userInterfaceLayoutDirection(
    for content: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: content, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The same where the app reads in a direction.
  public class func userInterfaceLayoutDirection(
    for content: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    content.direction.map { $0 == .leftToRight ? .leftToRight : .rightToLeft } ?? direction
  }

  /// Whether constraints leave open where it stands or how large it is.
  final var isAmbiguous: Bool {
    let tree = ViewHierarchy(root)
    guard let name = tree.names[ObjectIdentifier(self)],
      let window = try? tree.window(size: Size(root.size), surroundings),
      let open = try? window.bestLayout().open()
    else { return false }
    return open.contains { $0.item.id == name }
  }

  final var layoutDirection: LayoutDirection {
    semanticContentAttribute.direction ?? surroundings.layoutDirection
  }

  /// The version of the system that its screen shows: the standard one before it is in a window.
  final var systemVersion: SystemVersion { window?.screen.systemVersion ?? .standard }

  /// The pixels of the screen that it is on, or before it is in a window of the one that was shown last.
  final var pixels: PixelGrid? { (window?.screen ?? .main).pixels }

  /// A text as large as it is in the window that the view is in, rounded up to the pixels of its screen.
  final func labelText(_ string: String, in font: UIFont, numberOfLines: Int = 1) -> LabelText {
    let category = surroundings.contentSizeCategory
    var text = LabelText(string, font: font.font(in: category), numberOfLines: numberOfLines)
      .measured(for: category)
    text.pixels = pixels
    return text
  }

  // Margins.

  /// The margins that it was given, or has from the beginning, with those of the system.
  var givenMargins: NSDirectionalEdgeInsets {
    guard let owner, owner.viewRespectsSystemMinimumLayoutMargins else {
      return ownMargins ?? standardMargins
    }
    let least = owner.systemMinimumLayoutMargins
    let own = ownMargins ?? least
    return NSDirectionalEdgeInsets(
      top: own.top, leading: max(own.leading, least.leading), bottom: own.bottom,
      trailing: max(own.trailing, least.trailing))
  }

  /// The margins as the last layout had them, the part of the safe area counted.
  var laidOutMargins: UIEdgeInsets {
    engine.margins[ObjectIdentifier(self)]
      ?? UIEdgeInsets(
        directionalLayoutMargins.edges.resolved(in: layoutDirection))
  }

  /// The frame after the superview has changed its size: what is flexible shares the difference as
  /// its lengths were, and equally if they were zero.
  ///
  /// Source: UIView documentation, `autoresizingMask`.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints else { return }
    let x = MaskedAxis(self, .horizontal, in: old.width)
    let y = MaskedAxis(self, .vertical, in: old.height)
    let rect = CGRect(
      x: x.near + x.nearShare * (new.width - old.width),
      y: y.near + y.nearShare * (new.height - old.height),
      width: x.length + x.lengthShare * (new.width - old.width),
      height: y.length + y.lengthShare * (new.height - old.height))
    if transform.isIdentity { frame = rect } else { place(rect) }
  }
}

/// What an autoresizing mask makes of one axis of a frame.
struct MaskedAxis {
  /// The distance from the left or the top.
  let near: Double
  let length: Double
  /// Which share of what the superview grows by goes to the distance, and to the length.
  let nearShare: Double
  let lengthShare: Double

  private init(near: Double, length: Double, nearShare: Double, lengthShare: Double) {
    (self.near, self.length) = (near, length)
    (self.nearShare, self.lengthShare) = (nearShare, lengthShare)
  }

  /// The same of what is inside of two insets.
  func inset(by insets: (near: CGFloat, far: CGFloat)) -> MaskedAxis {
    MaskedAxis(
      near: near + insets.near, length: length - insets.near - insets.far, nearShare: nearShare,
      lengthShare: lengthShare)
  }

  @MainActor init(_ view: UIView, _ axis: Axis, in whole: Double) {
    let mask = view.autoresizingMask
    let isAcross = axis == .horizontal
    near = isAcross ? view.origin.x : view.origin.y
    length = isAcross ? view.size.width : view.size.height
    let flexible: (near: Bool, length: Bool, far: Bool) =
      isAcross
      ? (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
      : (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    var shares = [
      flexible.near ? max(near, 0) : 0, flexible.length ? max(length, 0) : 0,
      flexible.far ? max(whole - near - length, 0) : 0,
    ]
    if shares.allSatisfy({ $0 == 0 }) {
      shares = [flexible.near ? 1 : 0, flexible.length ? 1 : 0, flexible.far ? 1 : 0]
    }
    let sum = shares.reduce(0, +)
    nearShare = sum > 0 ? shares[0] / sum : 0
    lengthShare = sum > 0 ? shares[1] / sum : 0
  }
}

extension CGSize {
  /// Another size where this has no length.
  func filled(from other: CGSize) -> CGSize {
    CGSize(width: width < 0 ? other.width : width, height: height < 0 ? other.height : height)
  }
}

extension UIView {
  /// Gives it a frame.
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

  /// The rectangle around what is drawn of it.
  final var drawnFrame: CGRect {
    transform.isIdentity ? layoutFrame : layoutFrame.drawn(with: transform, about: anchorPoint)
  }

  /// Where it stands when this is the rectangle around what is drawn of it.
  final func laidOut(_ frame: CGRect) -> CGRect {
    transform.isIdentity ? frame : frame.laidOut(beneath: transform, about: anchorPoint)
  }

  /// The rectangle in the coordinates of its superview before it is turned and scaled.
  final var layoutFrame: CGRect { CGRect(origin: origin, size: size) }

  /// Stands for a length that a view does not have of its own.
  public static let noIntrinsicMetric: CGFloat = -1
  /// As small as can be.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As large as can be.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// What lays out the tree that it is in.
  final var engine: LayoutEngine { root.ownEngine }

  /// Tells the view and its controller that bars cover something else of it, and has it put its subviews in
  /// place again.
  ///
  /// Source: observed on the class: a change of the safe area alone calls `viewDidLayoutSubviews`.
  func safeAreaChanged() {
    needsLayout = true
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
  }
}

extension UIEdgeInsets {
  /// As far outwards as these are inwards.
  var negated: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}

extension UIView {
  /// What of a frame changes with the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The parts.
    public let rawValue: UInt

    /// Makes a mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
