import Testing
@testable import UIKit

/// Members that an app's classes override or are told by.
@MainActor @Suite struct OverridingTests {
  /// Has methods that answer.
  private final class Answering: UIViewController {
    var calls: [String] = []

    func go() -> Bool {
      calls.append("go")
      return true
    }
    func send(_ button: UIButton) -> Int {
      calls.append("send \(button.tag)")
      return button.tag
    }
  }

  @Test func `a method that answers can be an action`() {
    let (controller, button) = (Answering(), UIButton())
    button.tag = 3
    button.addTarget(controller, action: Selector(Answering.go), for: .touchDown)
    button.addTarget(controller, action: Selector(Answering.send(_:)), for: .touchUpInside)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(controller.calls == ["go", "send 3"])
  }

  /// Says whether its recognisers recognise anything.
  private final class Gate: UIView {
    var isOpen = true
    var count = 0

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { isOpen }
    func tapped() { count += 1 }
  }

  @Test func `a view is asked whether its recognisers recognise`() {
    let controller = UIViewController()
    let gate = Gate(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    gate.addGestureRecognizer(UITapGestureRecognizer(target: gate, action: Selector(Gate.tapped)))
    controller.view.addSubview(gate)
    let window = controller.show()
    window.tap(at: CGPoint(x: 50, y: 50))
    gate.isOpen = false
    window.tap(at: CGPoint(x: 50, y: 50))
    #expect(gate.count == 1)
  }

  /// Goes along with changes of its size.
  private final class Turning: UIViewController {
    var steps: [String] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animateAlongsideTransition(
        in: view, animation: { _ in self.steps.append("with") },
        completion: { _ in self.steps.append("after") })
      #expect(!coordinator.isCancelled && !coordinator.isAnimated)
    }
  }

  @Test func `changes in a view go along with a change of size`() {
    let controller = Turning()
    let window = controller.show()
    window.resize(to: CGSize(width: 844, height: 390))
    #expect(controller.steps == ["with", "after"])
  }

  /// Its layer is of another class.
  private final class Shape: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    // swift-format-ignore: NeverForceUnwrap
    override var layer: CAShapeLayer { super.layer as! CAShapeLayer }
  }

  @Test func `a view can name its layer by its class`() {
    let shape = Shape()
    shape.layer.lineWidth = 4
    #expect((shape as UIView).layer === shape.layer && shape.layer.lineWidth == 4)
    #expect(shape.layer.animationKeys() == nil)
    shape.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    #expect(shape.layer.animationKeys() == ["fade"])
    shape.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(shape.layer.contains(.zero) && !shape.layer.contains(CGPoint(x: 12, y: 2)))
  }

  @Test func `views and children take the place of others`() {
    let (around, old, new) = (UIView(), UIView(), UIView())
    around.addSubview(old)
    var ends = 0
    UIView.transition(from: old, to: new, duration: 1) { _ in ends += 1 }
    #expect(around.subviews == [new])
    around.addSubview(old)
    UIView.transition(from: new, to: old, duration: 1, options: .showHideTransitionViews)
    #expect(around.subviews == [new, old] && new.isHidden && !old.isHidden)

    let parent = UIViewController()
    let (first, second) = (UIViewController(), UIViewController())
    for child in [first, second] { parent.addChild(child) }
    parent.view.addSubview(first.view)
    parent.transition(from: first, to: second, duration: 1, animations: nil) { _ in ends += 1 }
    #expect(parent.view.subviews == [second.view] && ends == 2)
  }

  @Test func `a split controller shows its first column`() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.viewControllers = [list, detail]
    let window = split.show()
    #expect(list.view.window === window && detail.viewIfLoaded?.window == nil)
    #expect(split.viewController(for: .secondary) === detail)
    #expect(list.splitViewController === split)
    split.setViewController(nil, for: .primary)
    #expect(detail.view.window === window && list.view.window == nil)
    #expect(split.viewControllers == [detail] && list.parent == nil)
  }

  @Test func `the edit button begins and ends editing`() {
    let controller = UIViewController()
    controller.editButtonItem.primaryAction?.run(from: nil)
    #expect(controller.isEditing)
    controller.editButtonItem.primaryAction?.run(from: nil)
    #expect(!controller.isEditing)
  }

  @Test func `an animator is active until its changes are made`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    var count = 0
    #expect(animator.state == .inactive)
    animator.addAnimations({ count += 1 }, delayFactor: 0.5)
    #expect(animator.state == .active && count == 0)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    #expect(animator.state == .inactive && count == 1)
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: { count += 1 }, completion: { _ in count += 1 })
    #expect(count == 3)
  }
}
