import StackScrollCore
import Testing
import UIKit
import ViewCodeTesting

/// Views that read in another direction than the window, and what constraints see of a frame.
@MainActor @Suite struct DirectionTests {
  private let controller = UIViewController()

  private func added(_ view: UIView, to superview: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? controller.view).addSubview(view)
    return view
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `in a view that reads from right to left, leading is the right`(
    _ direction: LayoutDirection
  ) {
    let root: UIView = controller.view
    let (first, second) = (added(SizedView(50, 20)), added(SizedView(30, 20)))
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let near = second.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    near.priority = .defaultLow
    near.isActive = true
    let window = controller.show()
    window.around.layoutDirection = direction
    root.semanticContentAttribute = .forceRightToLeft
    window.runPass()
    #expect(window.fault == nil)
    #expect(first.frame.minX == 330 && second.frame.minX == 292)
    #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    root.semanticContentAttribute = .playback
    window.runPass()
    #expect(first.frame.minX == 10 && second.frame.minX == 68)
    root.semanticContentAttribute = .unspecified
    window.runPass()
    #expect(first.frame.minX == (direction == .leftToRight ? 10 : 330))
  }

  @Test func `a row that reads from right to left begins at the right, margins and gaps too`() {
    let views = [SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)]
    let row = UIStackView(arrangedSubviews: views)
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 7, bottom: 0, trailing: 3)
    row.spacing = 1
    row.setCustomSpacing(5, after: views[0])
    row.semanticContentAttribute = .forceRightToLeft
    _ = added(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: controller.view.topAnchor),
      row.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    let window = controller.show()
    #expect(window.fault == nil)
    #expect(views.map(\.frame.minX) == [59, 34, 3])
    #expect(row.frame.width == 76)
  }

  @Test func `a column that reads from right to left has its leading edges at the right`() {
    let views = [SizedView(10, 10), SizedView(20, 10)]
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.alignment = .leading
    column.semanticContentAttribute = .forceRightToLeft
    _ = added(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: controller.view.topAnchor),
      column.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    _ = controller.show()
    #expect(views.map(\.frame.minX) == [10, 0])
  }

  @Test func `constraints see what is inside of a picture's alignment insets`() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let picture = try #require(UIImage(systemName: "circle")).withAlignmentRectInsets(insets)
    let (view, mark) = (UIImageView(image: picture), UIView())
    _ = added(view)
    _ = added(mark, to: view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 50),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 50),
      mark.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      mark.topAnchor.constraint(equalTo: view.topAnchor),
      mark.widthAnchor.constraint(equalToConstant: 5),
      mark.heightAnchor.constraint(equalToConstant: 5),
    ])
    let window = controller.show()
    #expect(view.intrinsicContentSize == CGSize(width: 14, height: 16))
    #expect(view.frame == CGRect(x: 48, y: 49, width: 20, height: 20))
    #expect(mark.frame == CGRect(x: 2, y: 1, width: 5, height: 5))
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: view.frame)) == view.frame)
    view.translatesAutoresizingMaskIntoConstraints = true
    window.runPass()
    #expect(window.fault == nil)
  }

  @Test(arguments: SystemVersion.allCases)
  func `controls are as large as in the version of the system`(_ version: SystemVersion) async {
    let (lever, slider) = (UISwitch(), UISlider())
    for view in [lever, slider] { _ = added(view) }
    NSLayoutConstraint.activate([
      lever.topAnchor.constraint(equalTo: controller.view.topAnchor),
      lever.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      slider.topAnchor.constraint(equalTo: lever.bottomAnchor),
      slider.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      slider.widthAnchor.constraint(equalToConstant: 100),
    ])
    let shown = await ShownController(controller, in: WindowSettings().on(version))
    #expect(shown.layoutProblem == nil)
    #expect(
      lever.frame.size
        == (version == .iOS18 ? CGSize(width: 51, height: 31) : CGSize(width: 63, height: 28)))
    #expect(slider.frame.height == (version == .iOS18 ? 31 : 34))
    #expect(UIDevice.current.systemVersion == "\(version.rawValue).0")
  }

  @Test func `baselines of a button and a field are those of their texts`() {
    let label = UILabel()
    let (button, field) = (UIButton(type: .system), UITextField())
    label.text = "Name"
    label.font = .systemFont(ofSize: 15)
    button.setTitle("Send", for: .normal)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 15)
    for view in [label, button, field] { _ = added(view) }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: controller.view.topAnchor),
      field.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
      label.firstBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      field.leadingAnchor.constraint(equalTo: button.trailingAnchor),
    ])
    let window = controller.show()
    #expect(window.fault == nil)
    // A title of 15 points has 6 points above it, and so has a label whose baseline is that of the title.
    #expect(abs(label.frame.minY - 6) < 1e-6)
    #expect(abs(field.frame.midY - label.frame.midY) < 1e-6)
  }

  @Test func `a length that nothing settles is 0, at the edge that is held`() {
    let root: UIView = controller.view
    let (far, low, narrow) = (added(UIView()), added(UIView()), added(UIView()))
    NSLayoutConstraint.activate([
      far.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      low.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -23),
      narrow.widthAnchor.constraint(lessThanOrEqualToConstant: 40),
      narrow.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
    ])
    let window = controller.show(width: 375, height: 667)
    guard case .noLayout? = window.fault else {
      Issue.record("an open layout is told of")
      return
    }
    #expect(far.frame.minX == 367 && far.frame.width == 0)
    #expect(low.frame.minY == 644 && low.frame.height == 0)
    #expect(narrow.frame.minX == 5 && narrow.frame.width == 0)
  }
}
