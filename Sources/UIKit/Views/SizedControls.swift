public import Foundation
internal import StackScrollCore

/// A control that is on or off: 51 x 31 points, of which constraints see 49 x 31, and 63 x 28 since iOS 26.
///
/// Source: frames in public Interface Builder documents, counted in `Documentation/Recorded.md`.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false

  /// Makes a switch of its own size in the standard version of the system, whatever that of the frame.
  ///
  /// Source: UISwitch documentation, `init(frame:)`.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(SystemVersion.standard.switchSize)))
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Switches it, and tells nobody.
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  open override var intrinsicContentSize: CGSize {
    CGRect(origin: .zero, size: CGSize(systemVersion.switchSize)).inset(by: alignmentRectInsets)
      .size
  }
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  override func touched() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // Kept or taken, and without effect.
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
}

/// A sign that something is going on: 20 x 20 points, or 37 x 37.
///
/// Source: frames in public Interface Builder documents, counted in `Documentation/Recorded.md`.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large it is.
  open var style = Style.medium { didSet { invalidate() } }
  /// Whether it is hidden while nothing goes on.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether something goes on.
  open private(set) var isAnimating = false

  /// Makes one that is hidden until something goes on.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes one of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Says that something goes on.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Says that nothing goes on any more.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  open override var intrinsicContentSize: CGSize {
    style == .large || style == .whiteLarge
      ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  /// How large it is.
  public enum Style: Int, Sendable {
    /// 20 x 20 points.
    case medium = 100
    /// 37 x 37 points.
    case large
    /// 37 x 37 points, in white.
    case whiteLarge = 0
    /// 20 x 20 points, in white.
    case white
    /// 20 x 20 points, in grey.
    case gray
  }

  // Kept or taken, and without effect.
  open var color: UIColor?
}
