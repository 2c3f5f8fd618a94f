import Testing
@testable import UIKit

/// Where scroll views are scrolled to, and what does not scroll with their content.
@MainActor @Suite struct OffsetTests {
  /// A scroll view that fills its window, with a box of a height.
  private final class Scrolling: UIViewController {
    let scroll = UIScrollView()
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 2000)

    override func viewDidLoad() {
      view.pin(scroll)
      scroll.pin(box)
      box.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
      height.isActive = true
    }
  }

  @Test(arguments: [2000.0, 100])
  func `content under a bar begins below it`(_ height: Double) {
    let controller = Scrolling()
    controller.scroll.contentInsetAdjustmentBehavior = .always
    controller.height.constant = height
    let window = controller.show(top: 47)
    #expect(controller.scroll.contentOffset == CGPoint(x: 0, y: -47))
    controller.scroll.contentInset.top = 20
    #expect(controller.scroll.contentOffset.y == -67)
    window.around.safeAreaInsets.top = 0
    window.runPass()
    #expect(controller.scroll.contentOffset.y == -20)
  }

  @Test func `what was scrolled stays when bars change`() {
    let controller = Scrolling()
    let window = controller.show(top: 47)
    controller.scroll.contentOffset.y = 300
    window.around.safeAreaInsets.top = 20
    window.runPass()
    #expect(controller.scroll.contentOffset.y == 300)
  }

  @Test func `what a keyboard had moved up comes down when its inset goes`() {
    let controller = Scrolling()
    let window = controller.show()
    controller.scroll.contentInset.bottom = 336
    controller.scroll.contentOffset.y = 2000 + 336 - 844
    window.runPass()
    #expect(controller.scroll.contentOffset.y == 1492)
    controller.scroll.contentInset.bottom = 0
    #expect(abs(controller.scroll.contentOffset.y - (2000 - 844)) < 1e-6)
  }

  @Test func `what is tied to something outside stays there while the content moves`() {
    let controller = Scrolling()
    let (header, inner) = (SizedView(30, 40), SizedView(10, 10))
    for view in [header, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    controller.scroll.addSubview(header)
    controller.box.addSubview(inner)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 5),
      header.leadingAnchor.constraint(equalTo: controller.scroll.leadingAnchor),
      inner.topAnchor.constraint(equalTo: controller.scroll.frameLayoutGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: controller.box.leadingAnchor),
    ])
    let window = controller.show()
    #expect(header.frame.minY == 5)
    controller.scroll.contentOffset.y = 300
    window.runPass()
    #expect(header.frame.minY == 305)
    #expect(inner.frame.minY == 300)
    #expect(header.convert(header.bounds, to: nil).minY == 5)
    #expect(controller.box.frame.minY == 0)
    // Below the content there is no room for both conditions.
    header.bottomAnchor.constraint(lessThanOrEqualTo: controller.box.bottomAnchor).isActive = true
    window.runPass()
    #expect(window.fault == nil)
    controller.scroll.contentOffset.y = 2010
    window.runPass()
    guard case .noLayout(.contradictory)? = window.fault else {
      Issue.record("\(String(describing: window.fault))")
      return
    }
  }

  @Test func `content that no constraint reaches on an axis has no length there`() {
    let controller = UIViewController()
    let (scroll, column) = (UIScrollView(), SizedView(100, 2000))
    controller.view.pin(scroll)
    column.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: scroll.topAnchor),
      column.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    let window = controller.show()
    #expect(window.fault == nil)
    #expect(scroll.contentSize == CGSize(width: 0, height: 2000))
    // One that reaches one edge alone leaves the length open.
    column.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
    window.runPass()
    guard case .noLayout(.ambiguous)? = window.fault else {
      Issue.record("\(String(describing: window.fault))")
      return
    }
  }
}
