import Testing
@testable import UIKit

/// What views, windows and controllers are like before they are told anything.
@MainActor @Suite struct DefaultsTests {
  @Test func `a scroll view clips what is in it`() {
    #expect(UIScrollView().clipsToBounds)
    #expect(UITextView().clipsToBounds)
    #expect(!UIView().clipsToBounds)
  }

  @Test func `a window is as large as its screen, and hidden until it is shown`() {
    let window = UIWindow()
    #expect(window.frame == UIScreen.main.bounds)
    #expect(window.isHidden)
    let controller = UIViewController()
    window.rootViewController = controller
    #expect(controller.viewIfLoaded == nil)
    window.isHidden = false
    #expect(controller.view.superview === window)
    let other = UIWindow()
    other.rootViewController = UIViewController()
    other.makeKeyAndVisible()
    #expect(!other.isHidden)
  }

  @Test func `switches and steppers have their sizes, whatever their frames`() {
    #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
    #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
    let frame = CGRect(x: 3, y: 4, width: 1, height: 1)
    #expect(UISwitch(frame: frame).frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    #expect(UIStepper(frame: frame).frame == CGRect(x: 3, y: 4, width: 94, height: 32))
  }

  @Test(arguments: [
    (393.0, 852.0, 16.0), (812, 375, 16), (844, 390, 16), (320, 1024, 16), (428, 926, 20),
    (926, 428, 20), (430, 932, 20), (1024, 768, 20),
  ])
  func `side margins are 20 where both sides of the window have 400`(
    _ width: Double, _ height: Double, _ margin: Double
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let controller = UIViewController()
    window.rootViewController = controller
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(inner)
    let margins = controller.view.layoutMarginsGuide
    inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
    inner.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(Double(controller.systemMinimumLayoutMargins.leading) == margin)
    #expect(inner.frame.minX == margin && inner.frame.maxX == width - margin)
  }

  @Test func `a label is read out`() {
    #expect(UILabel().isAccessibilityElement)
    #expect(!UIView().isAccessibilityElement)
  }

  @Test func `the view of a controller is as large as the screen, and grows with what it is in`() {
    let controller = UIViewController()
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    final class Own: UIViewController {
      override func loadView() { view = UIStackView() }
    }
    #expect(Own().view.frame == .zero)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 400))
    window.rootViewController = controller
    controller.view.layoutIfNeeded()
    window.makeKeyAndVisible()
    #expect(controller.view.frame == window.bounds)
  }
}
