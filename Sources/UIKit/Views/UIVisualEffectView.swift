public import Foundation

/// A view that changes what is behind it; what is in it is in ``contentView``.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// What is in it, as large as it is.
  public let contentView = UIView()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    hold(contentView)
  }

  /// Makes a view with a frame.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  // Kept or taken, and without effect.
  open var effect: UIVisualEffect?
}

extension UIView {
  /// Puts a view in it that is always as large.
  func hold(_ content: UIView) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}

/// A blur, without effect.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// Makes one.
  public init(style: Style) {}
}

/// A surface of glass, without effect.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  /// Makes one.
  public init(style: Style = .regular) {}

  /// How clear it is.
  public enum Style: Int, Sendable {
    /// As usual, or clearer.
    case regular, clear
  }

  // Kept or taken, and without effect.
  open var isInteractive = false
  open var tintColor: UIColor?
}

/// Surfaces of glass that flow together, without effect.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  // Kept or taken, and without effect.
  open var spacing: CGFloat = 0
}
