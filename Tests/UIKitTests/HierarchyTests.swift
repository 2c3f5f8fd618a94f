import Testing
@testable import UIKit

/// What lives and dies with a view, and what stays.
@MainActor @Suite struct HierarchyTests {
  @Test func `constraints that reach out of a removed view are gone, those inside stay`() {
    let (root, box, inner) = (UIView(), UIView(), UIView())
    root.addSubview(box)
    box.addSubview(inner)
    let reaching = inner.topAnchor.constraint(equalTo: root.topAnchor)
    let inside = inner.leadingAnchor.constraint(equalTo: box.leadingAnchor)
    NSLayoutConstraint.activate([reaching, inside])
    #expect(root.constraints == [reaching])
    #expect(box.constraints == [inside])
    box.removeFromSuperview()
    #expect(!reaching.isActive)
    #expect(inside.isActive)
  }

  @Test func `a view that a stack arranges no longer stays in the hierarchy`() {
    let (first, second) = (SizedView(10, 10), SizedView(20, 10))
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second])
    #expect(stack.subviews == [first, second])
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func `a view moves in a stack to where it would be inserted`() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.insertArrangedSubview(views[0], at: 3)
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.arrangedSubviews == views)
    #expect(stack.subviews.count == 3)
  }

  @Test func `hidden twice and shown once, a view shows`() {
    let (first, second) = (SizedView(10, 10), SizedView(20, 10))
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.spacing = 5
    first.isHidden = true
    first.isHidden = true
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 20, height: 10))
    first.isHidden = false
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 35, height: 10))
  }

  @Test func `an image view has the size of its image from the start`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80)).image { _ in }
    #expect(UIImageView(image: image).bounds.size == CGSize(width: 120, height: 80))
    #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func `a view that holds another is not put into that`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(outer)
    #expect(inner.subviews.isEmpty)
    #expect(outer.superview == nil)
  }

  @Test func `a constraint between views that nothing is around is a fault`() {
    let controller = UIViewController()
    let inside = UIView()
    controller.view.addSubview(inside)
    let window = controller.show()
    #expect(window.fault == nil)
    let elsewhere = UIView()
    let stray = inside.topAnchor.constraint(equalTo: elsewhere.topAnchor)
    stray.isActive = true
    window.runPass()
    #expect(!stray.isActive)
    #expect(window.fault == .misuse(.strayConstraint))
  }

  @Test(arguments: [NSLayoutConstraint.Attribute.width, .height, .top, .notAnAttribute])
  func `a length without a second item is a constant, whatever attribute stands there`(
    attribute: NSLayoutConstraint.Attribute
  ) {
    let controller = UIViewController()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    for (length, points) in [(NSLayoutConstraint.Attribute.width, 100.0), (.height, 40)] {
      NSLayoutConstraint(
        item: view, attribute: length, relatedBy: .equal, toItem: nil, attribute: attribute,
        multiplier: 1, constant: points
      ).isActive = true
    }
    view.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    let window = controller.show()
    #expect(window.fault == nil)
    #expect(view.frame.size == CGSize(width: 100, height: 40))
  }

  @Test func `a place that is tied to nothing is a fault, and so is an item that is no view`() {
    for (item, other) in [(UIView(), nil), (UIView(), NSObject())] as [(UIView, NSObject?)] {
      let controller = UIViewController()
      controller.view.addSubview(item)
      let constraint = NSLayoutConstraint(
        item: item, attribute: .top, relatedBy: .equal, toItem: other, attribute: .bottom,
        multiplier: 1, constant: 8)
      constraint.isActive = true
      let window = controller.show()
      #expect(!constraint.isActive)
      #expect(window.fault == .misuse(.constraintWithoutItem))
    }
  }

  @Test func `what a constraint names may be gone`() {
    let controller = UIViewController()
    let constraint = controller.view.topAnchor.constraint(equalTo: UIView().topAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(controller.show().fault == nil)
  }

  @Test func `a controller that is shown no longer is let go of, with its views`() async {
    weak var view: UIView?
    weak var controller: UIViewController?
    do {
      let shown = TabStripViewController()
      let window = shown.show()
      window.tap(at: CGPoint(x: 10, y: 400))
      window.runPass()
      (view, controller) = (shown.tabs, shown)
    }
    // The text that is set later still needs them.
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    #expect(controller == nil)
    #expect(view == nil)
  }
}
