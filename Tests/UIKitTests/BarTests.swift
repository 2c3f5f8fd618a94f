import Testing
@testable import UIKit

/// Bars change the safe area, not the frame.
@MainActor @Suite struct BarTests {
  /// A scroll view that fills the view, with content of a height.
  private final class Feed: UIViewController {
    let scroll = UIScrollView()
    let content: UIView
    var lines: [String] = []

    init(height: CGFloat) {
      content = SizedView(100, height)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      scroll.pin(content)
      view.pin(scroll)
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    }
    override func viewDidAppear(_ animated: Bool) { lines.append("appeared") }
    override func viewDidDisappear(_ animated: Bool) { lines.append("disappeared") }
  }

  @Test func `a navigation bar in a tab bar leaves the frame and grows the safe area`() {
    let feed = Feed(height: 100)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: feed)]
    let window = tabs.show(top: 47)
    #expect(window.fault == nil)
    #expect(feed.view.frame == window.bounds)
    #expect(feed.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 49, right: 0))
    // Under bars the safe area counts above and below, however short the content is.
    #expect(feed.scroll.adjustedContentInset.top == 91)
    #expect(feed.scroll.adjustedContentInset.bottom == 49)
    #expect(feed.navigationController?.topViewController === feed)
    #expect(feed.tabBarController === tabs)
    window.resize(to: CGSize(width: 844, height: 390))
    window.runPass()
    #expect(feed.view.safeAreaInsets == UIEdgeInsets(top: 79, left: 0, bottom: 32, right: 0))
    feed.navigationController?.isNavigationBarHidden = true
    window.runPass()
    #expect(feed.view.safeAreaInsets.top == 47)
  }

  @Test func `controllers appear as they are pushed, popped and chosen`() {
    let (first, second, third) = (Feed(height: 10), Feed(height: 10), Feed(height: 10))
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, third]
    let window = tabs.show()
    navigation.pushViewController(second, animated: true)
    window.runPass()
    #expect(second.view.frame == window.bounds)
    #expect(navigation.popViewController(animated: true) === second)
    window.runPass()
    tabs.selectedViewController = third
    window.runPass()
    #expect(first.lines == ["appeared", "disappeared", "appeared", "disappeared"])
    #expect(second.lines == ["appeared", "disappeared"])
    #expect(third.lines == ["appeared"])
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test func `a switch is switched by a tap, and a sign of activity is hidden without any`() {
    let controller = UIViewController()
    let toggle = UISwitch()
    var values: [Bool] = []
    toggle.addAction(UIAction { _ in values.append(toggle.isOn) }, for: .valueChanged)
    let sign = UIActivityIndicatorView(style: .large)
    let row = UIStackView(arrangedSubviews: [toggle, sign])
    row.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: controller.view.topAnchor),
      row.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    let window = controller.show()
    // What is hidden takes no width, and still holds the row open across.
    #expect(row.frame.size == CGSize(width: 49, height: 37))
    window.tap(at: CGPoint(x: 5, y: 5))
    window.tap(at: CGPoint(x: 5, y: 5))
    #expect(values == [true, false])
    sign.startAnimating()
    window.runPass()
    #expect(row.frame.size == CGSize(width: 86, height: 37))
  }
}
