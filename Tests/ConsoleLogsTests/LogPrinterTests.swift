import ConsoleLogs
import PropertyKit
import PropertyTesting
import StackScrollConstraints
import StackScrollCore
import Testing

/// Printed constraints come back as they were.
@Suite struct LogPrinterTests {
  @Test("what is printed is read back as the same constraints")
  func identity() async throws {
    try await forAll(.array(of: .printableConstraints, count: 1...8)) { constraints in
      let text = LogPrinter().list(constraints)
      let log = try ConflictLog(parsing: text)
      let expected = constraints.enumerated().map { place, constraint in
        var constraint = constraint
        constraint.origin = .log(line: place + 2)
        return constraint
      }
      #expect(log.problems.isEmpty)
      let found = log.reports.flatMap(\.lines).flatMap(\.conditions).map(\.constraint)
      #expect(found == expected)
      #expect(found.map(Spelling.init) == expected.map(Spelling.init))
    }
  }

  @Test("names from which something else could be read are printed so that nothing is")
  func escapes() throws {
    let item = LayoutItem("0x1F", className: "A:b", text: "it's .top == 3")
    let constraint = Constraint(Anchor(item, .top), .equal, Anchor(LayoutItem("a.top"), .bottom))
    #expect(
      LogPrinter().line(constraint, label: "c1")
        == "<NSLayoutConstraint:c1 A\\U003ab:\\U0030x1F'it\\U0027s .top \\U003d\\U003d 3'.top"
        + " == UIView:a.top.bottom   (active)>")
  }
}

/// How the items of a constraint are written, which is no part of what they are.
private struct Spelling: Hashable {
  let words: [String?]

  init(_ constraint: Constraint) {
    let items = [constraint.first.item] + (constraint.second.map { [$0.item] } ?? [])
    words = items.flatMap { [$0.id, $0.className, $0.text] } + [constraint.identifier]
  }
}

extension Gen where Value == Constraint {
  /// Constraints that an engine takes: lengths with lengths, places with places of the same axis.
  static var printableConstraints: Gen {
    Gen { source throws(Discard) in
      let first = try source.draw(Gen<LayoutAttribute>.element(of: LayoutAttribute.allCases))
      let others = LayoutAttribute.allCases.filter {
        $0.isLength == first.isLength && (first.isLength || $0.axis == first.axis)
      }
      let hasSecond = first.isLength ? try source.draw(.bool) : true
      let second =
        hasSecond
        ? Anchor(
          try source.draw(.printableItems),
          try source.draw(Gen<LayoutAttribute>.element(of: others))) : nil
      return Constraint(
        Anchor(try source.draw(.printableItems), first),
        try source.draw(
          Gen<Constraint.Relation>.element(of: [.equal, .lessThanOrEqual, .greaterThanOrEqual])),
        second,
        multiplier: hasSecond ? try source.draw(.one(of: [.always(1), .double(in: -9...9)])) : 1,
        constant: try source.draw(.double(in: -1e6...1e6)),
        priority: LayoutPriority(Double(try source.draw(Gen<Int>.int(in: 1...1000, origin: 1000)))),
        identifier: try source.draw(.optional(.string(of: .unicode, count: 0...6))))
    }
  }
}

extension Gen where Value == LayoutItem {
  /// Views and guides by address and by name, with any text.
  fileprivate static var printableItems: Gen {
    Gen { source throws(Discard) in
      let address = Gen<Int>.int(in: 1...40).map { "0x" + String($0, radix: 16) }
      return LayoutItem(
        try source.draw(.one(of: [address, .string(of: .unicode, count: 1...6)])),
        className: try source.draw(
          .one(of: [.element(of: ["UIView", "App.Row"]), .string(of: .unicode, count: 1...6)])),
        text: try source.draw(.optional(.string(of: .unicode, count: 0...6))))
    }
  }
}
