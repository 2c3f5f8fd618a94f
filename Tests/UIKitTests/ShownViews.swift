import StackScrollCore
@testable import UIKit

/// A view of a size of its own.
final class SizedView: UIView {
  private let own: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    own = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { own }
}

extension UIViewController {
  /// Shows the controller in a window, by itself without pixels, and lays it out.
  func show(
    width: CGFloat = 390, height: CGFloat = 844, top: Double = 0, pixels: PixelGrid? = nil
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.screen.pixels = pixels
    window.around.safeAreaInsets.top = top
    window.rootViewController = self
    window.makeKeyAndVisible()
    window.runPass()
    return window
  }
}

extension UIView {
  /// Pins a subview to the four edges.
  func pin(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
