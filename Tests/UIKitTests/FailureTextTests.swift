import PropertyKit
import Testing
import UIKit
import ViewCodeTesting

/// What a failure says: which view, what was found and what was needed, and steps that can be pasted.
@MainActor @Suite struct FailureTextTests {
  private final class Card: UIViewController {
    let heading = UILabel()
    var onLayout: (Card) -> Void = { _ in }
    let build: (Card) -> Void

    init(_ build: @escaping (Card) -> Void) {
      self.build = build
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { build(self) }
    override func viewDidLayoutSubviews() { onLayout(self) }
  }

  private func message(
    _ build: @escaping (Card) -> Void, in window: WindowSettings = WindowSettings(),
    after steps: (ShownController<Card>) async throws -> Void = { _ in }
  ) async throws -> [String] {
    let shown = await ShownController(Card(build), in: window)
    try await steps(shown)
    let failure = try #require(throws: Failure.self) { try shown.require() }
    return failure.message.split(separator: "\n").map(String.init)
  }

  @Test func `views are named by the property, else by what they say, else by the class`()
    async throws
  {
    let shown = await ShownController(
      Card { card in
        for (number, title) in ["Send  it", "Send it", ""].enumerated() {
          let button = UIButton(type: .system)
          button.setTitle(title, for: .normal)
          button.frame = CGRect(x: 0, y: 60 * CGFloat(number), width: 90, height: 44)
          card.view.addSubview(button)
        }
        let label = UILabel()
        label.text = "A text that says more than a name has room for"
        let field = UITextField()
        field.placeholder = "Name"
        for view in [label, field, card.heading] { card.view.addSubview(view) }
      })
    #expect(
      shown.controller.view.subviews.map(shown.name) == [
        "Send it", "Send it (2)", "UIButton 3", "A text that says more t…", "Name", "heading",
      ])
    try await shown.tap("Send it (2)")
    #expect(
      shown.steps == [
        "let shown = await ShownController(controller, in: WindowSettings(width: 390, height: 844))",
        "try await shown.tap(\"Send it (2)\")",
      ])
  }

  @Test func `a text that is cut is told with what it has and needs`() async throws {
    let lines = try await message { card in
      card.heading.text = "Departure"
      card.view.addSubview(card.heading)
      card.heading.frame = CGRect(x: 0, y: 60, width: 30.1234567, height: 30)
    }
    #expect(
      lines[0].contains("the text of heading is cut: 30.12 points wide, and needs 72"),
      "\(lines[0])")
  }

  @Test func `what does not come to rest is told with the view and where it goes`() async throws {
    let moving = try await message { card in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      box.accessibilityIdentifier = "box"
      card.view.addSubview(box)
      card.onLayout = {
        box.frame.size.width += 1
        $0.view.setNeedsLayout()
      }
    }
    #expect(moving[0].contains("box is (0, 0) "), "\(moving[0])")
    #expect(moving[0].contains("after one and (0, 0) "), "\(moving[0])")
    let asking = try await message { card in card.onLayout = { $0.view.setNeedsLayout() } }
    #expect(asking[0].contains("view asks for one whenever it is laid out"), "\(asking[0])")
  }

  /// The margins of the stack follow the safe area, which the scroll view takes over once the content is longer
  /// than it, and the content is longer because of the margins.
  @Test func `insets that change without an end are told with the view and what ends that`()
    async throws
  {
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let build: (Card) -> Void = { card in
      let (scroll, stack, box) = (UIScrollView(), UIStackView(), UIView())
      for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
      stack.isLayoutMarginsRelativeArrangement = true
      scroll.accessibilityIdentifier = "scroll"
      stack.accessibilityIdentifier = "stack"
      stack.axis = .vertical
      stack.addArrangedSubview(box)
      card.view.addSubview(scroll)
      scroll.addSubview(stack)
      let guide = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        box.heightAnchor.constraint(equalToConstant: 800),
        scroll.topAnchor.constraint(equalTo: card.view.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: card.view.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: card.view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: card.view.trailingAnchor),
        stack.topAnchor.constraint(equalTo: guide.topAnchor),
        stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
    }
    let lines = try await message(build, in: WindowSettings(safeAreaInsets: insets))
    #expect(lines[0].contains("points into the top of \"stack\""), "\(lines[0])")
    #expect(lines[0].contains("insetsLayoutMarginsFromSafeArea to false"), "\(lines[0])")
    #expect(lines[0].contains("contentInsetAdjustmentBehavior of \"scroll\""), "\(lines[0])")
  }
}
