import UIKit

/// The size of a text that somebody has recorded; a length that was not recorded is estimated.
struct MeasuredSize: Hashable, Sendable {
  var width: CGFloat?
  var height: CGFloat?

  func replacing(_ estimate: CGSize) -> CGSize {
    CGSize(width: width ?? estimate.width, height: height ?? estimate.height)
  }
}

/// A label whose text has a recorded size.
final class MeasuredLabel: UILabel {
  private let own: MeasuredSize

  init(_ own: MeasuredSize) {
    self.own = own
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { own.replacing(super.intrinsicContentSize) }
}

/// A button whose title has a recorded size.
final class MeasuredButton: UIButton {
  var own = MeasuredSize()

  override var intrinsicContentSize: CGSize { own.replacing(super.intrinsicContentSize) }
}
