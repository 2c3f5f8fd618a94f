import StackScrollCore
import Testing
import UIKit

/// What code of before the safe area names, and constraints that are made of items of any type.
@MainActor @Suite struct LayoutSupportTests {
  private let controller = UIViewController()

  private func added() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    return view
  }

  @Test func `between the two guides there is the part that bars leave free`() {
    let view = added()
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
        attribute: .bottom, multiplier: 1, constant: 8),
      controller.bottomLayoutGuide.topAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let window = controller.show(top: 47)
    window.around.safeAreaInsets.bottom = 34
    window.runPass()
    #expect(window.fault == nil)
    #expect(view.frame == CGRect(x: 0, y: 55, width: 390, height: 844 - 55 - 34))
    #expect(controller.topLayoutGuide.length == 47 && controller.bottomLayoutGuide.length == 34)
    #expect(controller.view.layoutGuides.isEmpty)
    #expect(controller.view.constraints.count == 8, "four of the guides")
  }

  @Test func `a view may be as high as a guide, or end at the far edge of one`() {
    let view = added()
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.bottomAnchor),
    ])
    let window = controller.show(top: 20)
    #expect(window.fault == nil)
    #expect(view.frame == CGRect(x: 0, y: 824, width: 390, height: 20))
  }

  @Test func `a constraint that names nothing never counts`() {
    let empty = NSLayoutConstraint()
    empty.isActive = true
    #expect(!empty.isActive && empty.firstItem == nil && empty.secondItem == nil)
    #expect(empty.firstAttribute == .notAnAttribute && empty.multiplier == 1)
    let view: Any = added()
    let width = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
      multiplier: 1, constant: 50)
    width.isActive = true
    #expect(width.isActive)
  }

  @Test func `which way content reads is told without a view`() {
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
  }
}
