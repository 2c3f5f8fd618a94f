public import Foundation

/// A view that changes what is behind it; what is in it is in ``contentView``.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// What is in it, as large as it is.
  public let contentView = UIView()
  /// How what is behind it changes, without effect.
  open var effect: UIVisualEffect?

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
}

extension UIView {
  /// Puts a view in it that is always as large.
  func hold(_ content: UIView) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}

/// How something changes what is behind it, without effect.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur, without effect.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// Makes one.
  public init(style: Style) {}

  /// How much is blurred.
  public enum Style: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case extraLight, light, dark, extraDark, regular, prominent, systemUltraThinMaterial
    /// As on Apple's platforms, without effect.
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// As on Apple's platforms, without effect.
    case systemMaterialDark, systemMaterialLight
  }
}

/// Letters before a blur, without effect.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Makes one.
  public init(blurEffect: UIBlurEffect) {}
  /// Makes one.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// How letters stand out before a blur, without effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  /// As on Apple's platforms, without effect.
  case separator
}
