import Testing
import UIKit

/// Sizes of buttons without a configuration, before they are in a window.
@MainActor @Suite struct ButtonSizeTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

  private func size(
    _ type: UIButton.ButtonType, _ title: String?, _ image: UIImage? = nil,
    _ insets: UIEdgeInsets? = nil
  ) -> CGSize {
    // The screen that was shown last may be that of another test.
    UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)).makeKey()
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    if let insets { button.contentEdgeInsets = insets }
    return button.intrinsicContentSize
  }

  @Test func `a button without a title is as high as with one`() {
    for title in [nil, "", "."] {
      #expect(size(.custom, title) == CGSize(width: 30, height: 34))
      #expect(size(.system, title) == CGSize(width: 30, height: 30))
    }
  }

  @Test func `insets of zero are those that a button has by itself`() {
    #expect(size(.system, "A", nil, .zero) == size(.system, "A"))
    let narrow = size(.system, "A", nil, UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    #expect(narrow.width < 30)
    #expect(narrow.height == 20)
  }

  @Test func `there is no room around an image, and a line beside it where there is a title`() {
    #expect(size(.custom, nil, picture) == CGSize(width: 20, height: 10))
    #expect(size(.custom, "", picture) == CGSize(width: 20, height: 22))
    #expect(size(.custom, "A", picture).height == 22)
  }

  @Test func `a sign keeps the font of the system`() {
    UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)).makeKey()
    let button = UIButton(type: .infoLight)
    button.setTitle("Info", for: .normal)
    let size = button.intrinsicContentSize
    button.titleLabel?.font = .systemFont(ofSize: 40)
    #expect(button.intrinsicContentSize == size)
    #expect(size.height == 24)
  }

  @Test func `a text view of no text has no width`() {
    let view = UITextView()
    (view.isScrollEnabled, view.textContainer.lineFragmentPadding) = (false, 0)
    #expect(view.intrinsicContentSize.width == 0)
  }
}
