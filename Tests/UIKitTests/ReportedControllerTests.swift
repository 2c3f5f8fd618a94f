import PropertyKit
import StackScrollCore
import Testing
import UIKit
import ViewCodeTesting

/// Screens as apps have them, in the kinds of public reports: as they should be they keep every law, and with
/// the fault of their report they break the law that is about it.
@MainActor @Suite struct ReportedControllerTests {
  /// GrfxGuru/CodeNotesForiOS#2: the scroll view of a form ends at the safe area and not at the keyboard's guide.
  @Test func `a form that is not tied to the keyboard's guide`() async throws {
    try await expect("a keyboard covers a control", laws: .anyScreen) {
      AddressFormController(faulty: $0)
    }
  }

  /// dotnet/maui#29469: tabs are mirrored from right to left, and the offset is not.
  @Test func `tabs that open at their end`() async throws {
    try await expect("a strip opens at its end") { MagazineController(faulty: $0) }
  }

  /// GitHawkApp/GitHawk#902: a button to close something is as large as its picture.
  @Test func `a close button of 24 points`() async throws {
    try await expect("touch-targets-reach-44") { TipsController(faulty: $0) }
  }

  /// rechsteiner/Parchment#575: halves of two pages after a turn.
  @Test func `pages that stay where they were when they change their width`() async throws {
    try await expect("pages rest in between", laws: .anyScreen) { BookController(faulty: $0) }
  }

  /// stackoverflow.com/questions/32428210: required distances inside of what a stack hides.
  @Test func `padding in a hidden section`() async throws {
    try await expect("hidden-views-hold-no-length", laws: .anyScreen) {
      QuestionsController(faulty: $0)
    }
  }

  /// Expects that the sound screen keeps all laws, and that some of them find the fault of the other.
  private func expect<Controller: UIViewController>(
    _ kind: String, laws: Set<ScreenLaw> = .all,
    _ make: @escaping @MainActor @Sendable (_ isFaulty: Bool) -> Controller
  ) async throws {
    try await checkController({ make(false) }, settings: Settings(seed: 3, cases: 25), laws: .all)
    var found: Failure?
    await withKnownIssue {
      let report = try await checkController(
        { make(true) }, settings: Settings(seed: 3, cases: 200), laws: laws)
      found = report.counterexample?.failure
    }
    #expect(found?.kind == kind, "\(found?.message ?? "")")
  }
}
