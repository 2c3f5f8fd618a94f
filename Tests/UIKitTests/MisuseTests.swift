import Foundation
import PropertyKit
import PropertyTesting
import Testing
import UIKit
import ViewCodeTesting

/// What UIKit answers with an exception is a failure here, and what is close to it and allowed is none.
@MainActor @Suite struct MisuseTests {
  final class Card: UIViewController {
    let heading = UILabel()
    let box = UIView()
    let build: (Card) -> Void

    init(_ build: @escaping (Card) -> Void) {
      self.build = build
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { build(self) }
  }

  /// What a controller with two views is told first; nil if all is well.
  static func told(_ build: @escaping (Card) -> Void) async -> String? {
    let shown = await ShownController(
      Card { card in
        for view in [card.heading, card.box] { card.view.addSubview(view) }
        build(card)
      })
    return shown.layoutProblem?.message
  }

  private func told(_ build: @escaping (Card) -> Void) async -> String? {
    await Self.told(build)
  }

  /// A controller whose button presents something.
  final class Presenter: UIViewController {
    let button = UIButton(type: .system)
    let made: () -> UIViewController

    init(_ made: @escaping () -> UIViewController) {
      self.made = made
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      button.frame = CGRect(x: 0, y: 100, width: 90, height: 44)
      button.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          present(made(), animated: true)
        }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  // Constraints between trees.

  @Test func `a constraint is activated before its first view is in the tree`() async throws {
    let message = try #require(
      await told { card in
        let later = UIView()
        later.topAnchor.constraint(equalTo: card.box.bottomAnchor).isActive = true
        card.view.addSubview(later)
        later.accessibilityIdentifier = "later"
      })
    #expect(message.hasPrefix("A constraint of top of later and bottom of box is activated while"))
    #expect(message.contains("UIKit raises NSGenericException"))
  }

  @Test func `a constraint is activated with a second view that alone is in the tree`() async {
    let message = await told { card in
      let elsewhere = UIView()
      let stray = elsewhere.topAnchor.constraint(equalTo: card.box.bottomAnchor)
      stray.identifier = "gap"
      stray.isActive = true
    }
    #expect(message?.hasPrefix("The constraint \"gap\" of top of UIView and bottom of box") == true)
  }

  @Test func `a constraint is activated with a guide that no view has`() async {
    let message = await told { card in
      card.box.topAnchor.constraint(equalTo: UILayoutGuide().bottomAnchor).isActive = true
      let guide = UILayoutGuide()
      card.heading.topAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
      withExtendedLifetime(guide) {}
    }
    #expect(message?.contains("of heading and bottom of a guide of no view") == true)
  }

  @Test func `a constraint of a view that has left the tree is activated again`() async {
    let message = await told { card in
      let gap = card.heading.topAnchor.constraint(equalTo: card.box.bottomAnchor)
      gap.isActive = true
      card.heading.removeFromSuperview()
      gap.isActive = true
    }
    #expect(message?.contains("no common ancestor") == true)
  }

  @Test func `constraints are activated once both views are in one tree, and go with one of them`()
    async
  {
    let message = await told { card in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      let gap = inner.topAnchor.constraint(equalTo: outer.topAnchor)
      gap.isActive = true
      card.view.addSubview(outer)
      inner.removeFromSuperview()
      outer.addSubview(inner)
      gap.isActive = true
    }
    #expect(message == nil)
  }

  // Views in themselves.

  @Test func `a view is added to itself`() async {
    let message = await told { $0.box.addSubview($0.box) }
    #expect(message?.hasPrefix("box is added to itself: UIKit raises NSInvalid") == true)
  }

  @Test func `a view is added to what is in it`() async {
    let message = await told { card in
      let stack = UIStackView()
      card.box.addSubview(stack)
      stack.addArrangedSubview(card.box)
    }
    #expect(message?.hasPrefix("box is added to UIStackView 1, which is in it: UIKit") == true)
  }

  @Test func `a view is added again to its superview, and to another one`() async {
    let message = await told { card in
      card.view.addSubview(card.box)
      card.heading.addSubview(card.box)
      card.view.addSubview(card.box)
      card.box.addSubview(card.heading)
    }
    #expect(message == nil)
  }

  @Test func `a view is arranged beyond the end of a stack`() async {
    let message = await told { card in
      let stack = UIStackView(arrangedSubviews: [card.heading])
      card.view.addSubview(stack)
      stack.insertArrangedSubview(card.box, at: 2)
    }
    #expect(
      message?.hasPrefix("box is inserted at 2 of UIStackView 1, which arranges 1 then: UIKit")
        == true)
  }

  @Test func `a view is arranged at the end, and added beyond the end of subviews`() async {
    let message = await told { card in
      let stack = UIStackView(arrangedSubviews: [card.heading])
      stack.insertArrangedSubview(SizedView(10, 10), at: 1)
      stack.insertArrangedSubview(card.heading, at: 2)
      card.view.insertSubview(stack, at: 9)
      card.view.pin(stack)
    }
    #expect(message == nil)
  }

  // Priorities.

  @Test(arguments: [(UILayoutPriority.required, UILayoutPriority(999)), (.defaultLow, .required)])
  func `an active constraint becomes required, or is that no longer`(
    _ before: UILayoutPriority, _ after: UILayoutPriority
  ) async {
    let message = await told { card in
      let width = card.box.widthAnchor.constraint(equalToConstant: 40)
      width.priority = before
      width.isActive = true
      width.priority = after
    }
    #expect(message?.hasPrefix("A constraint of width of box becomes required, or is") == true)
  }

  @Test func `a priority changes while the constraint is not active, or below required`() async {
    let message = await told { card in
      card.box.translatesAutoresizingMaskIntoConstraints = false
      let width = card.box.widthAnchor.constraint(equalToConstant: 40)
      card.box.frame = .zero
      for constraint in [
        width, card.box.heightAnchor.constraint(equalToConstant: 40),
        card.box.topAnchor.constraint(equalTo: card.view.topAnchor),
        card.box.leadingAnchor.constraint(equalTo: card.view.leadingAnchor),
      ] {
        constraint.isActive = true
        constraint.priority = .required
        constraint.isActive = false
        constraint.priority = .defaultHigh
        constraint.isActive = true
        constraint.priority = .defaultLow
      }
    }
    #expect(message == nil)
  }

  // Views that hold constraints.

  @Test func `a constraint is added to a view that is not around all that it names`() async {
    let message = await told { card in
      card.box.addConstraint(card.box.topAnchor.constraint(equalTo: card.view.topAnchor))
    }
    #expect(
      message?.hasPrefix("A constraint of top of box and top of view is added to box, and not")
        == true)
    let shown = await ShownController(Card { $0.view.addSubview($0.box) })
    let (card, box) = (shown.controller, shown.controller.box)
    box.addConstraints([box.topAnchor.constraint(equalTo: card.view.topAnchor)])
    await shown.settle()
    #expect(shown.layoutProblem?.kind == "a constraint of what is elsewhere")
  }

  @Test func `a constraint is added to a view that is around its views by the first layout`() async
  {
    let message = await told { card in
      let late = UIView()
      late.translatesAutoresizingMaskIntoConstraints = false
      let gap = late.topAnchor.constraint(equalTo: card.box.bottomAnchor, constant: 7)
      card.view.addConstraint(gap)
      #expect(gap.isActive)
      card.view.addSubview(late)
      card.view.addConstraints([
        late.leadingAnchor.constraint(equalTo: card.view.leadingAnchor),
        late.widthAnchor.constraint(equalToConstant: 5),
        late.heightAnchor.constraint(equalToConstant: 5),
      ])
      card.view.layoutIfNeeded()
      #expect(late.frame == CGRect(x: 0, y: 7, width: 5, height: 5))
    }
    #expect(message == nil)
  }

  // Multipliers.

  @Test(arguments: [NSLayoutConstraint.Attribute.leading, .width])
  func `a place is 0 times another one, which a length may be`(
    _ attribute: NSLayoutConstraint.Attribute
  ) async {
    let message = await told { card in
      card.box.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: card.box, attribute: attribute, relatedBy: .equal, toItem: card.view,
          attribute: attribute, multiplier: 0, constant: 8),
        card.box.heightAnchor.constraint(equalToConstant: 40),
        card.box.topAnchor.constraint(equalTo: card.view.topAnchor),
        card.box.trailingAnchor.constraint(equalTo: card.view.trailingAnchor),
      ])
    }
    if attribute == .width {
      #expect(message == nil)
    } else {
      #expect(message?.hasPrefix("A constraint of leading of box and leading of view ties") == true)
      #expect(message?.contains("where it is made") == true)
    }
  }

  // Numbers.

  @Test(arguments: ["frame", "bounds", "center", "contentOffset"])
  func `a view is to stand where no number says`(_ property: String) async {
    let message = await told { card in
      let scroll = UIScrollView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
      card.view.addSubview(scroll)
      switch property {
      case "frame": scroll.frame.size.width = .nan
      case "bounds": scroll.bounds.origin.y = .nan
      case "center": scroll.center.x = .nan
      default: scroll.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
      }
      #expect(scroll.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }
    #expect(message?.hasPrefix("The \(property) of UIScrollView 1 is set to what is not") == true)
    #expect(message?.contains(property == "center" ? "position" : "bounds") == true)
  }

  // Visual formats.

  @Test func `a visual format names a view that is not in its dictionary`() async {
    let message = await told { card in
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[box]-[boxes]", views: ["heading": card.heading, "box": card.box])
    }
    #expect(message?.hasPrefix("The visual format \"H:|-[box]-[boxes]\" names boxes: UIK") == true)
    #expect(message?.contains("The dictionary has box, heading; add boxes, or") == true)
    let sound = await told { card in
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[box]", views: ["heading": card.heading, "box": card.box])
    }
    #expect(sound == nil)
  }

  // Controllers.

  @Test func `a controller is presented twice in one step`() async throws {
    let shown = await ShownController(
      Presenter { UIAlertController(title: "A", message: nil, preferredStyle: .alert) })
    #expect(shown.layoutProblem == nil)
    for _ in 0..<2 { try await shown.tap("button") }
    #expect(shown.layoutProblem == nil)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let twice = await ShownController(Presenter { alert })
    try await twice.tap("button")
    try await twice.tap("button")
    #expect(twice.layoutProblem == nil)
    twice.controller.dismiss(animated: false)
    twice.controller.present(alert, animated: true)
    twice.controller.dismiss(animated: false)
    twice.controller.present(alert, animated: true)
    #expect(twice.layoutProblem == nil)
    twice.controller.present(alert, animated: true)
    await twice.settle()
    #expect(twice.layoutProblem?.message.contains("a UIAlertController that") == true)
  }

  @Test func `a controller is pushed twice`() async {
    let navigation = UINavigationController(rootViewController: Card { _ in })
    let shown = await ShownController(navigation)
    let detail = Card { _ in }
    navigation.pushViewController(detail, animated: true)
    navigation.popViewController(animated: true)
    navigation.pushViewController(detail, animated: true)
    await shown.settle()
    #expect(shown.layoutProblem == nil)
    navigation.pushViewController(detail, animated: true)
    await shown.settle()
    #expect(shown.layoutProblem?.message.hasPrefix("UINavigationController pushes a Card") == true)
  }

  @Test func `a controller is pushed twice before the window is shown`() async {
    let detail = Card { _ in }
    let navigation = UINavigationController(rootViewController: detail)
    navigation.pushViewController(detail, animated: true)
    let shown = await ShownController(navigation)
    #expect(shown.layoutProblem?.kind == "pushed twice")
  }

  @Test func `a misuse is a failure of its case`() async throws {
    final class Slot { var report: Report<ControllerCase>? }
    let slot = Slot()
    await withKnownIssue {
      slot.report = try await checkController(
        {
          Card { card in
            card.box.topAnchor.constraint(equalTo: card.view.topAnchor).isActive = true
            card.view.addSubview(card.box)
          }
        }, settings: Settings(seed: 5, cases: 3))
    }
    let failure = try #require(slot.report?.counterexample?.failure)
    #expect(failure.kind == "stray constraint")
    #expect(failure.message.contains("law: layoutIsDetermined"))
  }
}
