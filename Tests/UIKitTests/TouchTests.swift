import Testing
@testable import UIKit

/// What touches do, and how far scroll views follow them.
@MainActor @Suite struct TouchTests {
  /// Counts what it is told.
  private final class Counter: UIViewController {
    var counts: [String: Int] = [:]
    let button = UIButton(type: .system)

    override func viewDidLoad() {
      button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
      button.addTarget(self, action: Selector(Self.pressed), for: .touchUpInside)
      button.addAction(UIAction { [weak self] _ in self?.count("action") }, for: .touchUpInside)
      view.addSubview(button)
      for fingers in 1...2 {
        let tap = UITapGestureRecognizer(target: self, action: Selector(Self.tapped))
        tap.numberOfTouchesRequired = fingers
        view.addGestureRecognizer(tap)
      }
    }

    private func count(_ what: String) { counts[what, default: 0] += 1 }
    private func pressed() { count("button") }
    func tapped(_ tap: UITapGestureRecognizer) {
      count("\(tap.numberOfTouchesRequired) at \(Int(tap.location(in: view).x))")
    }
  }

  @Test func `controls come before recognisers around them`() {
    let controller = Counter()
    let window = controller.show()
    #expect(window.tap(at: CGPoint(x: 20, y: 20)))
    #expect(controller.counts == ["button": 1, "action": 1])
    #expect(window.tap(at: CGPoint(x: 200, y: 20)))
    #expect(window.tap(at: CGPoint(x: 20, y: 20), touches: 2))
    #expect(!window.tap(at: CGPoint(x: 200, y: 20), touches: 3))
    #expect(
      controller.counts == ["button": 1, "action": 1, "1 at 200": 1, "2 at 20": 1])
    controller.button.isEnabled = false
    #expect(window.tap(at: CGPoint(x: 20, y: 20)))
    #expect(controller.counts["button"] == 1)
    controller.button.isHidden = true
    window.tap(at: CGPoint(x: 20, y: 20))
    #expect(controller.counts["1 at 20"] == 1)
  }

  /// A scroll view of 100 x 100 around content of 100 x 400.
  private func scrolling() -> (UIWindow, UIScrollView, UIView) {
    let controller = UIViewController()
    let (scrollView, content) = (UIScrollView(), SizedView(100, 400))
    scrollView.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scrollView.pin(content)
    controller.view.addSubview(scrollView)
    return (controller.show(), scrollView, content)
  }

  @Test func `a drag ends in range, and what is set need not`() throws {
    let (window, scrollView, _) = scrolling()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 400))
    let found = try #require(window.scrollView(at: CGPoint(x: 50, y: 50), along: .vertical))
    #expect(window.scrollView(at: CGPoint(x: 50, y: 50), along: .horizontal) == nil)
    found.drag(by: CGPoint(x: 0, y: -120))
    #expect(scrollView.contentOffset.y == 120)
    found.drag(by: CGPoint(x: 0, y: -1000))
    #expect(scrollView.contentOffset.y == 300)
    scrollView.contentOffset.y = 310
    window.runPass()
    #expect(scrollView.contentOffset.y == 310)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset.y == 50)
  }

  @Test
  func `an offset beyond content that shrinks is brought back, and scrolling lays out nothing`() {
    let (window, scrollView, content) = scrolling()
    scrollView.contentOffset.y = 300
    let count = window.layoutCount
    window.runPass()
    #expect(window.layoutCount == count)
    content.heightAnchor.constraint(equalToConstant: 250).isActive = true
    window.runPass()
    #expect(scrollView.contentOffset.y == 150)
  }

  @Test func `a content size that was given counts where no constraint reaches the content`() {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 500)))
    controller.view.addSubview(scrollView)
    let window = controller.show()
    #expect(window.fault == nil)
    #expect(scrollView.contentSize == .zero)
    scrollView.contentSize = CGSize(width: 100, height: 520)
    window.runPass()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 520))
    #expect(scrollView.subviews[0].frame == CGRect(x: 0, y: 20, width: 100, height: 500))
  }
}
