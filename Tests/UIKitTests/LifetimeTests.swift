import StackScrollCore
import Testing
import UIKit
import ViewCodeTesting

/// What is left of a controller that nobody holds.
@MainActor @Suite struct LifetimeTests {
  private final class Witness { weak var object: AnyObject? }

  @Test func `controllers that were shown, tapped and turned are gone when they are dropped`()
    async throws
  {
    let made: [@MainActor () -> UIViewController] = [
      { TabStripViewController() }, { ImageColumnViewController() },
      { LabelColumnViewController(.stack) }, { KeyboardFormController() },
    ]
    for make in made {
      var witnesses: [Witness] = []
      for _ in 0..<20 { witnesses += try await witnessesOfUse(make) }
      #expect(witnesses.filter { $0.object != nil }.isEmpty)
    }
  }

  /// Shows a controller, uses it and drops it.
  private func witnessesOfUse(
    _ make: @MainActor () -> UIViewController
  ) async throws -> [Witness] {
    let shown = await ShownController(make())
    for gesture in [DrawnGesture.tap(0), .rotate, .setKeyboardHeight(336), .drag(0, by: 40)] {
      try await shown.perform(gesture)
    }
    #expect(shown.window.rootViewController === shown.controller)
    return [shown.controller, shown.window, shown.controller.view].map {
      let witness = Witness()
      witness.object = $0
      return witness
    }
  }
}
