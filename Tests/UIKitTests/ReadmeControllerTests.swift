import Foundation
import PropertyKit
import TestSupport
import Testing
import UIKit
import ViewCodeTesting

final class SignUpViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let fields = ["Name", "E-mail", "Phone", "Password"].map { name in
      let field = UITextField()
      field.placeholder = name
      return field
    }
    let send = UIButton(type: .system)
    send.setTitle("Sign up", for: .normal)
    let form = UIStackView(arrangedSubviews: fields + [send])
    (form.axis, form.distribution, form.spacing) = (.vertical, .fillEqually, 20)
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      form.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      form.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      form.heightAnchor.constraint(equalToConstant: 300),
    ])
  }
}

/// The view code that the README shows, run.
@Suite struct ReadmeControllerTests {
  @Test func `the sign-up form works on every phone`() async throws {
    await withKnownIssue("the keyboard covers the button, as the README tells") {
      try await checkController({ SignUpViewController() })
    }
  }

  @MainActor @Test func `the README shows this code, and what comes of it`() async throws {
    let here = URL(filePath: #filePath)
    let readme = try String(
      contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let parts = readme.split(separator: "```")
    let place = try #require(parts.firstIndex { $0.hasPrefix("swift") && $0.contains("UIKit") })
    let own = Self.lines(try String(contentsOf: here, encoding: .utf8))
    for line in Self.lines(String(parts[place].dropFirst("swift".count))) {
      #expect(own.contains(line), "the README shows \"\(line)\", which no test runs")
    }
    // The test above fails by what the page shows: the case that it is shrunk to, taken again.
    let shown = await ShownController(
      SignUpViewController(),
      in: WindowSettings(
        width: 320, height: 568,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)))
    try await shown.tap("Name")
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
