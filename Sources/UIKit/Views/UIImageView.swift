public import Foundation

/// A picture that is looked at.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet {
      guard
        image?.size != oldValue?.size
          || image?.alignmentRectInsets != oldValue?.alignmentRectInsets
      else { return }
      invalidate()
    }
  }

  /// Makes an image view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    hugging = [.horizontal: UILayoutPriority(251), .vertical: UILayoutPriority(251)]
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Makes an image view of the size of a picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    hugging = [.horizontal: UILayoutPriority(251), .vertical: UILayoutPriority(251)]
    self.image = image
  }

  /// Makes an image view of the size of a picture.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    hugging = [.horizontal: UILayoutPriority(251), .vertical: UILayoutPriority(251)]
    (self.image, self.highlightedImage) = (image, highlightedImage)
  }

  /// The size of the picture less its alignment insets, if there is one.
  open override var intrinsicContentSize: CGSize {
    image.map { CGRect(origin: .zero, size: $0.size).inset(by: $0.alignmentRectInsets).size }
      ?? super.intrinsicContentSize
  }
  /// Those of the picture.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  // Kept or taken, and without effect.
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open func startAnimating() {}
  open func stopAnimating() {}
}
