#if canImport(ViewCodeTesting)
  import Feed
  import Foundation
  import PropertyKit
  import Testing
  import UIKit
  import ViewCodeTesting

  /// The feed as it is, and with a bug of each usual kind.
  @MainActor @Suite(.serialized) struct FeedTests {
    @Test func `the feed obeys every law`() async throws {
      try await checkController(
        { FeedViewController() }, settings: Settings(seed: 0, cases: 60), laws: Self.laws)
    }

    /// Those of any screen, and what this one wants.
    static let laws = Set<ScreenLaw>.anyScreen.union([.spacingIsToShownViews, .contentFitsAcross])

    @Test func `the bottom pin is missing`() async throws {
      final class Feed: FeedViewController {
        override func contentConstraints() -> [NSLayoutConstraint] {
          super.contentConstraints().filter { $0.firstAttribute != .bottom }
        }
      }
      let found = try await smallest(with: "ambiguous layout") { Feed(posts: []) }
      #expect(found.failure.message.contains("The vertical size of the content of \"scroll\""))
      // On the first of the devices.
      let phone = WindowSettings(
        width: 320, height: 568,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      #expect(found.value == ControllerCase(window: phone))
    }

    @Test func `a text keeps its distance from a view that is hidden`() async throws {
      final class Feed: FeedViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          // The line of news is taken out of its stack, where it would take no room.
          header.news.removeFromSuperview()
          header.news.translatesAutoresizingMaskIntoConstraints = false
          header.addSubview(header.news)
          let more = UILabel()
          more.text = "Newest first"
          more.translatesAutoresizingMaskIntoConstraints = false
          header.addSubview(more)
          NSLayoutConstraint.activate([
            header.news.topAnchor.constraint(equalTo: header.title.bottomAnchor, constant: 4),
            header.news.leadingAnchor.constraint(equalTo: header.leadingAnchor),
            header.news.trailingAnchor.constraint(equalTo: header.trailingAnchor),
            more.topAnchor.constraint(equalTo: header.news.bottomAnchor, constant: 4),
            more.leadingAnchor.constraint(equalTo: header.leadingAnchor),
          ])
        }
      }
      let found = try await smallest(with: "spacing to a hidden view") { Feed(posts: []) }
      #expect(found.failure.message.contains("\"header\""))
      #expect(found.value.gestures == [.tap(0)], "a tap hides the news")
    }

    @Test func `the keyboard is counted with the safe area that it covers`() async throws {
      final class Feed: FeedViewController {
        override func keyboardWillShow(_ notification: Notification) {
          let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          scroll.contentInset.bottom = value?.cgRectValue.height ?? 0
        }
      }
      let found = try await smallest(with: "the keyboard's inset is wrong") { Feed(posts: []) }
      #expect(found.value.gestures.count == 1)
      #expect(found.value.window.safeAreaInsets.bottom > 0)
    }

    @Test func `the keyboard is added each time that it changes`() async throws {
      final class Feed: FeedViewController {
        override func keyboardWillShow(_ notification: Notification) {
          let before = scroll.contentInset.bottom
          super.keyboardWillShow(notification)
          scroll.contentInset.bottom += before
        }
      }
      let found = try await smallest(with: "the keyboard's inset is wrong") { Feed(posts: []) }
      #expect(found.value.gestures.count == 2, "it comes, and changes")
    }

    @Test func `the offset is set before the layout`() async throws {
      final class Feed: FeedViewController {
        override func showNewest() {
          // Right if the row were all that changes, and if there were something to scroll.
          scroll.contentOffset.y = scroll.contentSize.height - scroll.bounds.height + 100
        }
      }
      let found = try await smallest(with: "a scroll view rests out of range") { Feed(posts: []) }
      #expect(found.value.gestures.count == 1, "a tap of the button adds a post")
    }

    @Test func `a text of fixed height is cut where text is large`() async throws {
      final class Feed: FeedViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          header.title.heightAnchor.constraint(equalToConstant: 41).isActive = true
        }
      }
      let found = try await smallest(with: "a text is cut") { Feed(posts: []) }
      #expect(found.failure.message.contains("header title"))
      #expect(found.value.gestures.isEmpty)
      #expect(found.value.window.contentSizeCategory > .large)
    }

    /// The smallest case with which a feed breaks a law in a way.
    private func smallest(
      with kind: String, _ make: @escaping @MainActor @Sendable () -> FeedViewController
    ) async throws -> Counterexample<ControllerCase> {
      let slot = Slot()
      await withKnownIssue {
        slot.report = try await checkController(
          make, range: CaseRange(gestureCount: 3), settings: Settings(seed: 7, cases: 300),
          laws: Self.laws)
      }
      return try #require(
        slot.report?.counterexamples.first { $0.failure.kind == kind },
        "\(slot.report?.counterexamples.map(\.failure.kind) ?? [])")
    }

    private final class Slot { var report: Report<ControllerCase>? }
  }
#endif
