import Foundation
import PropertyKit
import PropertyTesting
import Testing
import UIKit
@testable import ViewCodeTesting

/// A controller that traps is a failure of its test, and ends nothing.
@MainActor @Suite struct TrappingControllerTests {
  /// The first of the devices, which a failure keeps that any window shows.
  private static let phone = WindowSettings(
    width: 320, height: 568, safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

  @Test func `an index out of range is found with its fewest taps`() async throws {
    let found = try await failure { TrappingController(.index) }
    #expect(found.failure.kind == "crashed: Index out of range")
    #expect(
      found.value == ControllerCase(window: Self.phone, gestures: [.tap(0), .tap(0)]))
    #expect(
      found.failure.message.contains(
        """
        UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)))
        try await shown.perform(.tap(0))
        try await shown.perform(.tap(0))
        """))
  }

  @Test func `a forced unwrap of nothing is found when the screen is turned`() async throws {
    let found = try await failure { TrappingController(.unwrap) }
    #expect(found.failure.kind.hasPrefix("crashed: Unexpectedly found nil"))
    #expect(found.value == ControllerCase(window: Self.phone, gestures: [.rotate]))
  }

  @Test func `a loop without end is found with its tap`() async throws {
    let limits = Isolation(processorTime: .seconds(1))
    let found = try await failure(limits) { TrappingController(.loop) }
    #expect(found.failure.kind == "hang")
    #expect(found.value.gestures == [.tap(0)])
  }

  @Test func `what is thrown in the other process comes back as it is`() async throws {
    let found = try await failure { TrappingController(.claim) }
    #expect(found.failure.kind == "nothing is tapped")
    #expect(found.value.gestures == [.tap(0)])
    #expect(found.failure.message.contains("try await shown.tap(\"button\")"))
  }

  @Test func `cases keep what they are on their way`() async throws {
    try await forAll(.cases(in: CaseRange())) { value in
      ControllerCase(numbers: value.numbers) == value
    }
    #expect(ControllerCase(numbers: [320, 320]) == nil)
    #expect(ControllerCase(numbers: ControllerCase().numbers + [9]) == nil)
  }

  private func failure(
    _ limits: Isolation? = nil, _ make: @escaping @MainActor @Sendable () -> TrappingController
  ) async throws -> Counterexample<ControllerCase> {
    let slot = Slot()
    await withKnownIssue {
      slot.report = try await checkController(
        make, range: CaseRange(gestureCount: 4),
        settings: Settings(seed: 5, cases: 60, isolation: limits)
      ) { shown in
        let isTapped = shown.controller.fault == .claim && shown.controller.count > 0
        try shown.require(!isTapped, "nothing is tapped")
      }
    }
    return try #require(slot.report?.counterexample)
  }

  private final class Slot { var report: Report<ControllerCase>? }
}

/// A button in the middle, and something that goes wrong.
private final class TrappingController: UIViewController {
  enum Fault { case index, unwrap, loop, claim }

  let fault: Fault
  let button = UIButton(type: .system)
  private(set) var count = 0
  private var names = ["none", "one"]
  private var last: String?

  init(_ fault: Fault) {
    self.fault = fault
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("More", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.more() }, for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func more() {
    count += 1
    while fault == .loop { count += 0 }
    if fault == .index { button.setTitle(names[count], for: .normal) }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    // swift-format-ignore: NeverForceUnwrap
    if fault == .unwrap { button.setTitle(last!, for: .normal) }
  }
}
