public import Foundation

/// A picture that is looked at.
@MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { if image?.size != oldValue?.size { invalidate() } } }
  /// The picture while it is highlighted, without effect.
  open var highlightedImage: UIImage?

  /// Makes an image view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    hugging = [.horizontal: UILayoutPriority(251), .vertical: UILayoutPriority(251)]
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Makes an image view of the size of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The size of the picture, if there is one.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
