import Foundation
import SourcePorting
import Testing
import UIKit
import ViewCodeTesting

@MainActor @Suite struct PortedSourceTests {
  private static func text(_ name: String) throws -> String {
    try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Ported/\(name)"), encoding: .utf8)
  }

  @Test func `a file of Apple's platforms becomes the one that is compiled here`() throws {
    let ported = PortedSource(try Self.text("SignUp.swift.txt"))
    #expect(ported.text == (try Self.text("SignUp.swift")))
    #expect(
      ported.obstacles.map { "\($0.line):\($0.column)" } == ["12:3", "13:3"],
      "outlets are named, since nothing connects them")
    #expect(ported.changes.count == 19)
    #expect(PortedSource(ported.text).text == ported.text)
  }

  @Test func `what was rewritten does what it did`() async throws {
    let form = NamedFormViewController()
    let shown = await ShownController(form, in: WindowSettings(width: 320, height: 480))
    let buttons = try #require(form.stack?.arrangedSubviews as? [UIButton])
    for button in buttons { button.sendActions(for: .touchUpInside) }
    #expect(form.taps == ["tap", "send", "none"])
    try await shown.tap("view")
    #expect(form.taps.last == "named", "the method of the subclass is called")
  }
}
