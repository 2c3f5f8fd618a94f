import Testing
@testable import UIKit

/// Lines of letters draw the conditions that anchors say.
@MainActor @Suite struct VisualFormatTests {
  private func shown(
    _ formats: [String], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any] = [:]
  ) -> (first: UIView, second: UIView) {
    let controller = UIViewController()
    let (first, second) = (UIView(), UIView())
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics,
          views: ["first": first, "second": second]))
    }
    let window = controller.show(width: 300, height: 400)
    #expect(window.fault == nil)
    return (first, second)
  }

  @Test func `gaps, lengths, metrics and priorities`() {
    let (first, second) = shown(
      [
        "H:|-side-[first(100)]-[second(>=20, ==first@200)]-10-|", "V:|[first(second)]-12-|",
        "V:|-(0)-[second]-(12)-|",
      ], metrics: ["side": 30])
    #expect(first.frame == CGRect(x: 30, y: 0, width: 100, height: 388))
    #expect(second.frame == CGRect(x: 138, y: 0, width: 152, height: 388))
  }

  @Test func `edges without a gap touch, and options align`() {
    let (first, second) = shown(
      ["H:|-[first(50)][second(60)]", "V:|-5-[first(40)]", "V:[second(20)]"],
      options: .alignAllCenterY)
    #expect(first.frame == CGRect(x: 20, y: 5, width: 50, height: 40))
    #expect(second.frame == CGRect(x: 70, y: 15, width: 60, height: 20))
  }

  @Test(arguments: [
    "H:|-[first", "H:|-side-[first]", "H:[nobody]", "H:[first]-]", "H:|-9-9-[first]",
  ])
  func `what cannot be read makes nothing`(_ format: String) {
    let (superview, view) = (UIView(), UIView())
    superview.addSubview(view)
    #expect(
      NSLayoutConstraint.constraints(withVisualFormat: format, views: ["first": view]).isEmpty)
  }
}
