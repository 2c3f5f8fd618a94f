import Foundation
import InterfaceBuilder
import StackScrollConstraints
import StackScrollCore
import Testing

/// Documents with one fault each, and their mended twins.
@Suite struct DocumentLintTests {
  /// The fault, the law that finds it, the element to look at, and words that say what to do.
  static let faults: [(name: String, law: ScreenLaw, id: String, words: String)] = [
    ("bottom-pin", .openContentSize, "page", "pin the bottom of the stackView \"column\""),
    ("side-pin", .openContentSize, "page", "pin the trailing of the stackView \"column\""),
    ("sheet-height", .openContentSize, "page", "give the view \"sheet\" on line 15 a height"),
    ("width-tie", .scrollsAcross, "page", "make the width of the stackView \"column\""),
    ("row-order", .sharedByOrder, "line", "\"name\""),
    ("plain-views", .sharedByOrder, "panes", "\"upper\""),
    ("two-heights", .conflictingConstraints, "badge-tall", "the height of badge is 60 (line 17)"),
    ("hidden-row", .hiddenRowConflict, "banner-height", "the hidden view \"banner\""),
    ("hidden-content", .hiddenRowConflict, "icon-height", "line 27 (icon.height == 80)"),
    ("tied-to-frame", .neverScrolls, "page", "line 33 (column.height == page.height)"),
    ("open-frame", .openFrame, "line", "nothing settles its y"),
    ("open-view", .openFrame, "card", "nothing settles its height, and so not where"),
    ("filling-view", .openFrame, "chart", "nothing settles its y, height"),
    ("empty-image", .openFrame, "photo", "nothing settles its width"),
    (
      "open-row", .openFrame, "panel",
      "and so not where stackView \"form\" on line 12, view \"field\" on line 18 are"
    ),
    ("two-labels", .sharedByNone, "name", "nothing decides which of label \"name\""),
    ("weak-pin", .weakPin, "name-trailing", "label \"name\" on line 12 leaves view \"root\""),
    ("long-texts", .cutByNone, "name", "and label \"valueLabel\" on line 16 is cut"),
    ("endless-text", .textRunsOn, "name", "before the button \"More\" on line 16"),
    ("centred-text", .textCannotGrow, "text", "\"cell\" on line 11 does not grow with them"),
    ("row-of-code", .hiddenByCode, "note", "if code hides the view \"noteView\""),
    ("mixed-edges", .mixedEdges, "card", "(card.left == root.left + 20)"),
    ("said-twice", .idleConstraint, "name-again", "the layout is the same without line"),
    ("drawn-row", .openAsDrawn, "name", "its height, and so not where label \"note\""),
  ]

  static func lint(_ text: String) throws -> DocumentLint {
    try DocumentFixtures.read(text).lint()
  }

  @Test("a document with one fault has one finding, at its line, that says what to do")
  func faults() throws {
    for fault in Self.faults {
      let text = try FixtureDocumentTests.text("Faults/\(fault.name).storyboard")
      let lint = try Self.lint(text)
      #expect(lint.findings.map(\.law) == [fault.law], "\(fault.name)")
      #expect(lint.failures.isEmpty, "\(fault.name)")
      guard let finding = lint.findings.first else { continue }
      #expect(finding.place.id == fault.id, "\(fault.name): \(finding)")
      #expect(finding.message.contains(fault.words), "\(fault.name): \(finding)")
      let line = text.split(separator: "\n", omittingEmptySubsequences: false)[
        finding.place.line - 1]
      #expect(line.contains("id=\"\(fault.id)\""), "\(fault.name)")
    }
  }

  @Test("a mended twin has no finding, and its frames follow from its constraints")
  func twins() throws {
    for fault in Self.faults {
      let text = try FixtureDocumentTests.text("Faults/\(fault.name)-mended.storyboard")
      let document = try DocumentFixtures.read(text)
      #expect(document.lint().findings.isEmpty, "\(fault.name)")
      let verification = document.verify()
      #expect(verification.compared > 0 && verification.differences.isEmpty, "\(fault.name)")
      #expect(verification.scrollViews.filter { !$0.agrees }.isEmpty, "\(fault.name)")
    }
  }

  @Test("a set that cannot hold together holds without any one of its parties")
  func smallest() throws {
    let text = try FixtureDocumentTests.text("Faults/two-heights.storyboard")
    let lint = try Self.lint(text)
    guard case .conflict(let parties, _, let remedies)? = lint.findings.first?.fact else {
      Issue.record("no conflict")
      return
    }
    #expect(parties.count == 2 && remedies.count == 2)
    for party in parties {
      let place = try #require(party.place)
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      lines[place.line - 1] = ""
      #expect(try Self.lint(lines.joined(separator: "\n")).findings.isEmpty, "\(place)")
    }
  }

  @Test("what is left open is told with every view of which the frame is open because of it")
  func follows() throws {
    func box(_ id: String, _ y: Double, below: String?, height: Double?) -> String {
      let top =
        below.map { "secondItem='\($0)' secondAttribute='bottom'" }
        ?? "secondItem='root' secondAttribute='top'"
      let length =
        height.map { "<constraint firstAttribute='height' constant='\($0)' id='\(id)-height'/>" }
        ?? ""
      return """
        <view id='\(id)' translatesAutoresizingMaskIntoConstraints='NO'>
        <rect key='frame' x='0' y='\(y)' width='100' height='40'/>
        <constraints><constraint firstAttribute='width' constant='100' id='\(id)-width'/>\(length)
        </constraints></view>|\
        <constraint firstItem='\(id)' firstAttribute='top' \(top) id='\(id)-top'/>
        <constraint firstItem='\(id)' firstAttribute='leading' secondItem='root'
          secondAttribute='leading' id='\(id)-leading'/>
        """
    }
    let boxes = [
      box("first", 0, below: nil, height: 40), box("open", 40, below: "first", height: nil),
      box("third", 80, below: "open", height: 40), box("fourth", 120, below: "third", height: 40),
      box("fifth", 160, below: "fourth", height: 40), box("sixth", 200, below: "fifth", height: 40),
      box("alone", 0, below: nil, height: 40),
    ].map { $0.split(separator: "|") }
    let text = DocumentFixtures.storyboard(
      "<subviews>\(boxes.map { $0[0] }.joined())</subviews>"
        + "<constraints>\(boxes.map { $0[1] }.joined())</constraints>")
    let document = try DocumentFixtures.read(text)
    let finding = try #require(document.lint().findings.first)
    #expect(document.lint().findings.count == 1 && finding.place.id == "open")
    #expect(finding.related.map(\.id) == ["third", "fourth", "fifth", "sixth"])
    #expect(
      finding.message.contains("view \"fifth\"") && finding.message.contains("and 1 more are"))
    let open = document.verify().differences.filter { $0.cause == .ambiguity }.map(\.place.id)
    #expect(Set(open).isSubset(of: Set([finding.place.id] + finding.related.map(\.id))))
  }

  @Test("in every document with a fault, lint names what verify calls open")
  func openFrames() throws {
    for fault in Self.faults where [.openFrame, .openContentSize].contains(fault.law) {
      let document = try DocumentFixtures.read(
        FixtureDocumentTests.text("Faults/\(fault.name).storyboard"))
      let named = document.lint().findings.flatMap { [$0.place] + $0.related }
      let open = document.verify().differences.filter { $0.cause == .ambiguity }.map(\.place)
      #expect(Set(open).isSubset(of: Set(named)), "\(fault.name)")
    }
  }

  @Test("of parties that cannot hold together the one is named that was not drawn")
  func undrawn() throws {
    let text = try FixtureDocumentTests.text("Faults/two-heights.storyboard")
    for (height, id) in [("44", "badge-tall"), ("60", "badge-height")] {
      let drawn = text.replacing(
        /width="100" height="(44|60)"/, with: "width=\"100\" height=\"\(height)\"")
      #expect(try Self.lint(drawn).findings.map(\.place.id) == [id], "drawn \(height) high")
    }
  }

  @Test("a view of the app's own that fills nothing may have a size of its own")
  func ownSize() throws {
    let text = try FixtureDocumentTests.text("Faults/filling-view.storyboard")
    let frame = "y=\"20\" width=\"375\" height=\"647\""
    #expect(text.contains(frame))
    let small = text.replacingOccurrences(of: frame, with: "y=\"567\" width=\"375\" height=\"100\"")
    let findings = try Self.lint(small).findings
    #expect(findings.map(\.law) == [.openAsDrawn])
    guard case .openAsDrawn(_, _, .ownClass)? = findings.first?.fact else {
      Issue.record("not left to the class: \(findings)")
      return
    }
  }

  @Test("a weak pin is none beside a required one, against a weak one, and of what scrolls")
  func weakPins() throws {
    let text = try FixtureDocumentTests.text("Faults/weak-pin.storyboard")
    let pin = "<constraint firstItem=\"root\" firstAttribute=\"trailing\""
    let leading = "secondAttribute=\"leading\" constant=\"16\""
    #expect(text.contains(pin) && text.contains(leading))
    let sound = [
      text.replacingOccurrences(
        of: pin,
        with: pin + " relation=\"greaterThanOrEqual\" secondItem=\"name\""
          + " secondAttribute=\"trailing\" constant=\"16\" id=\"least\"/>" + pin),
      text.replacingOccurrences(of: leading, with: leading + " priority=\"250\""),
      text.replacingOccurrences(of: "label", with: "tableView"),
    ]
    for document in sound {
      #expect(try Self.lint(document).findings.filter { $0.law == .weakPin }.isEmpty)
    }
  }

  @Test("the constraint that is said to be missing settles the content")
  func remedy() throws {
    let pin =
      "<constraint firstItem=\"column\" firstAttribute=\"bottom\" secondItem=\"page\""
      + " secondAttribute=\"bottom\" id=\"added\"/>"
    let text = try FixtureDocumentTests.text("Faults/bottom-pin.storyboard")
    let first = try #require(text.range(of: "<constraint "))
    let mended = text.replacingCharacters(
      in: first.lowerBound..<first.lowerBound, with: pin)
    #expect(try Self.lint(mended).findings.isEmpty)
  }

  @Test("two contradictions are both found")
  func twoConflicts() throws {
    let lengths = ["width", "height"].flatMap { attribute in
      [10, 20].map { constant in
        "<constraint firstAttribute='\(attribute)' constant='\(constant)'"
          + " id='\(attribute)-\(constant)'/>\n"
      }
    }
    let text = DocumentFixtures.storyboard(
      "<subviews><view id='a' translatesAutoresizingMaskIntoConstraints='NO'>"
        + "<rect key='frame' x='0' y='0' width='10' height='10'/>"
        + "<constraints>\n\(lengths.joined())</constraints></view></subviews>")
    let rules = try Self.lint(text).findings.map(\.law)
    #expect(
      rules == [.openFrame, .conflictingConstraints, .conflictingConstraints],
      "nothing says where it is either")
  }

  @Test("documents that are sound have findings only where they are marked as ambiguous")
  func sound() throws {
    for name in FixtureDocumentTests.names {
      let document = try DocumentFixtures.read(FixtureDocumentTests.text(name))
      let lint = document.lint()
      let marked = document.views.filter {
        $0.flags.contains(.isAmbiguous) && $0.kind.isScrollView
      }
      let found = lint.findings.filter { $0.law == .openContentSize }
      #expect(Set(found.map(\.place)) == Set(marked.map(\.place)), "\(name)")
      #expect(lint.failures.isEmpty, "\(name)")
    }
  }

  @Test("what was read of a torn document is linted without a trap")
  func torn() throws {
    for fault in Self.faults {
      let lines = try FixtureDocumentTests.text("Faults/\(fault.name).storyboard")
        .split(separator: "\n", omittingEmptySubsequences: false)
      for index in lines.indices where lines[index].contains("<constraint ") {
        var rest = lines
        rest[index] = ""
        let lint = try Self.lint(rest.joined(separator: "\n"))
        #expect(lint.failures.isEmpty, "\(fault.name) without line \(index + 1)")
      }
    }
  }

  @Test("every law of constraints has a document that breaks it")
  func laws() {
    #expect(Set(Self.faults.map(\.law)) == Set(ScreenLaw.allCases.filter { $0.doors == [.lint] }))
  }

  @Test("what is open is the same whether it is asked for alone or with all others")
  func askedAlone() throws {
    for fault in Self.faults where fault.law != .conflictingConstraints {
      let text = try FixtureDocumentTests.text("Faults/\(fault.name).storyboard")
      let document = try DocumentFixtures.read(text)
      for scene in document.scenes {
        var layout = try ConstraintLayout(document.constraintSystem(of: scene))
        #expect(try layout.solve() == .solved)
        let open = try Set(layout.ambiguousAnchors())
        for item in layout.items {
          for attribute in [LayoutAttribute.left, .width, .top, .height] {
            let anchor = Anchor(item, attribute)
            #expect(
              try layout.ambiguous(among: [anchor]).isEmpty == !open.contains(anchor),
              "\(fault.name): \(anchor)")
          }
        }
      }
    }
  }
}
