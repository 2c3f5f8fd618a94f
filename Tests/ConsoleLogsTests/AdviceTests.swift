import Foundation
import PropertyKit
import PropertyTesting
import StackScrollConstraints
import StackScrollCore
import TestSupport
import Testing

@testable import ConsoleLogs

/// Advice on conflicts: what it changes, and that this ends them.
@Suite struct AdviceTests {
  @Test("advice done to the constraints ends the conflict, and in the end holds the whole list")
  func done() async throws {
    try await forAll(.array(of: .madeConstraints, count: 1...9)) { constraints in
      let text = LogPrinter().list(constraints)
      try Self.follow(try #require(try ConflictLog(parsing: text).reports.first))
    }
  }

  @Test("advice on each kept log ends its conflict", arguments: try logs().map(\.0))
  func kept(name: String) throws {
    let text = try #require(try Self.logs().first { $0.0 == name }?.1)
    for report in try ConflictLog(parsing: text).reports { try Self.follow(report) }
  }

  /// Does what is advised first, until nothing contradicts itself or there is nothing to do.
  private static func follow(_ start: LogReport) throws {
    var report = start
    for _ in 0...start.lines.count {
      guard case .unsatisfiable(let conflict) = try report.verdict() else { return }
      let advice = Advice.all(for: conflict, in: report)
      for advice in advice {
        let changed = report.doing(advice.fix)
        for line in report.lines.indices where changed.lines[line] != report.lines[line] {
          let kind = LineKind(report.lines[line])
          #expect(conflict.lines.contains(line), "\(advice)")
          #expect(advice.mayChange(kind), "\(kind) is not the author's: \(advice)")
        }
        guard advice.fix != .none else { continue }
        #expect(try canHold(conflict.lines, of: changed), "\(advice)")
        let isSettled = conflict.remedies?.contains { LineKind(report.lines[$0]) == .written }
        if case .written = advice.cause, isSettled == true, conflict.assumptions.isEmpty {
          #expect(try canHold(Array(changed.lines.indices), of: changed), "\(advice)")
        }
      }
      let first = try #require(advice.first, "there is always something to say")
      let isWritten = conflict.lines.contains { LineKind(report.lines[$0]) == .written }
      guard first.fix != .none else {
        #expect(!isWritten || first.cause == .systemOnly, "\(first)")
        return
      }
      report = report.doing(first.fix)
    }
    Issue.record("the advice never ends")
  }

  private static func canHold(_ lines: [Int], of report: LogReport) throws -> Bool {
    var part = report
    part.lines = lines.map { report.lines[$0] }
    if case .satisfiable = try part.verdict() { return true }
    return false
  }

  private static func logs() throws -> [(String, String)] {
    let folder = FixtureFolder.fixtures.appending(path: "Logs")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      let data = try Data(contentsOf: folder.appending(path: name))
      let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      return (name, (object?["log"] as? [String] ?? []).joined(separator: "\n"))
    }
  }
}

extension Advice {
  /// Whether it may change lines that are made so: those of the author, masks, and spacings.
  fileprivate func mayChange(_ kind: LineKind) -> Bool {
    switch cause {
    case .autoresizing: kind == .autoresizing
    case .hiddenSpacing: kind == .stackView
    default: kind == .written
    }
  }
}

extension Gen where Value == Constraint {
  /// Constraints in a row, some of them made by stack views, cells and guides.
  fileprivate static var madeConstraints: Gen {
    Gen { source throws(Discard) in
      var constraint = try source.draw(.rowConstraints)
      let names = [
        "UISV-hiding", "UISV-spacing", "UISV-canvas-connection", "UISV-alignment",
        "UISV-text-width-disambiguation", "fittingSizeVTarget",
        "UIView-Encapsulated-Layout-Height", "_UITemporaryLayoutHeight",
        "UIViewSafeAreaLayoutGuide-top",
      ]
      if try source.draw(.bool) { constraint.identifier = try source.draw(.element(of: names)) }
      if constraint.identifier == "UISV-hiding", constraint.first.attribute.isLength {
        constraint.second = nil
        constraint.constant = 0
      }
      return constraint
    }
  }
}
