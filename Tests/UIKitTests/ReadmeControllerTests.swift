import Foundation
import PropertyKit
import Testing
import UIKit
import ViewCodeTesting

/// A column of pictures; a button adds one and scrolls to where the content will end.
final class ColumnViewController: UIViewController {
  let scroll = UIScrollView()
  let column = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Add") { [unowned self] _ in add() })
    column.axis = .vertical
    column.spacing = 8
    scroll.addSubview(column)
    for child in [button, scroll] { view.addSubview(child) }
    for child in [button, scroll, column] {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    let safe = view.safeAreaLayoutGuide
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: safe.topAnchor),
      button.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      scroll.topAnchor.constraint(equalTo: button.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      column.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ])
  }

  func add() {
    let picture = UIImageView()
    picture.heightAnchor.constraint(equalToConstant: 320).isActive = true
    column.addArrangedSubview(picture)
    let end = scroll.contentSize.height + column.spacing + 320 - scroll.bounds.height
    if end > 0 { scroll.contentOffset.y = end }
  }
}

/// The view code that the README shows first, run.
@Suite struct ReadmeControllerTests {
  @Test func `the column scrolls to its end`() async throws {
    await withKnownIssue("the published way scrolls too far, as the README tells") {
      try await checkController({ ColumnViewController() })
    }
  }

  @MainActor @Test func `the README shows this code, and what comes of it`() async throws {
    let here = URL(filePath: #filePath)
    let readme = try String(
      contentsOf: here.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "README.md"), encoding: .utf8)
    let parts = readme.split(separator: "```")
    let place = try #require(parts.firstIndex { $0.hasPrefix("swift") && $0.contains("UIKit") })
    let own = Self.lines(try String(contentsOf: here, encoding: .utf8))
    for line in Self.lines(String(parts[place].dropFirst("swift".count))) {
      #expect(own.contains(line), "the README shows \"\(line)\", which no test runs")
    }
    // The test above fails by what the page shows: the case that it is shrunk to, taken again.
    let shown = await ShownController(
      ColumnViewController(), in: WindowSettings(width: 320, height: 320))
    try await shown.tap("Add")
    let failure = #expect(throws: Failure.self) { try shown.require(laws: .anyScreen) }
    let message = try #require(failure).message.replacing("(controller, in", with: "(make(), in")
    let told = Self.lines(ReportText.lines(ofSource: message).joined(separator: "\n"))
    for line in Self.lines(String(parts[place + 2].dropFirst("text".count))) {
      #expect(told.contains(line), "\(line)")
    }
  }

  private static func lines(_ text: String) -> Set<String> {
    Set(text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
  }
}
