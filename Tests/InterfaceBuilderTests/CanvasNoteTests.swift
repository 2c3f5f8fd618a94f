import InterfaceBuilder
import Testing

/// What is open in the size that a scene was drawn with, and what stands nearest to it.
@Suite struct CanvasNoteTests {
  private static func row() throws -> String {
    try FixtureDocumentTests.text("Faults/drawn-row.storyboard")
  }

  private static func notes(_ text: String) throws -> [LintFinding] {
    try DocumentLintTests.lint(text).findings.filter(\.isNote)
  }

  private static func settler(_ finding: LintFinding?) -> LintFinding.Settler? {
    guard case .openAsDrawn(_, _, let settler)? = finding?.fact else { return nil }
    return settler
  }

  @Test func `room in a row that two labels share alike is noted, and that it is the row's`() throws
  {
    let notes = try Self.notes(Self.row())
    #expect(notes.map(\.place.id) == ["name"] && notes.first?.related.map(\.id) == ["note"])
    #expect(Self.settler(notes.first) == .heightOfContent)
  }

  @Test func `a row that is as high as its texts has no such room, nor one within a pixel of it`()
    throws
  {
    // 12 + 20.5 + 8 + 20.5 + 11.5, and half a point more.
    for height in [72.5, 73] {
      let small = try Self.row().replacing("\"196\"", with: "\"\(height)\"")
        .replacing("height=\"144\"", with: "height=\"20.5\"")
      #expect(try Self.notes(small).isEmpty, "\(height)")
    }
    let higher = try Self.row().replacing("\"196\"", with: "\"80\"")
      .replacing("height=\"144\"", with: "height=\"28\"")
    #expect(try Self.notes(higher).count == 1)
  }

  @Test func `a flag of Interface Builder is noted where other lengths of texts are ambiguous too`()
    throws
  {
    let full = try Self.row().replacing("\"196\"", with: "\"72.5\"")
      .replacing("height=\"144\"", with: "height=\"20.5\"")
    func flagged(_ flags: String, in text: String = full) throws -> [LintFinding] {
      try Self.notes(text.replacing("id=\"name\"", with: "id=\"name\" \(flags)"))
    }
    let notes = try flagged("ambiguous=\"YES\"")
    #expect(notes.map(\.place.id) == ["name"], "\(notes)")
    #expect(Self.settler(notes.first) == .heightOfContent)
    // Out of date: the frame is too, or one of the two labels gives way.
    #expect(try flagged("ambiguous=\"YES\" misplaced=\"YES\"").isEmpty)
    let decided = full.replacing(
      "id=\"note\"", with: "verticalCompressionResistancePriority=\"740\" id=\"note\"")
    let first = try #require(decided.firstRange(of: "verticalHuggingPriority=\"251\""))
    let other = decided.replacingCharacters(
      in: first.lowerBound..<first.upperBound, with: "verticalHuggingPriority=\"252\"")
    #expect(try flagged("ambiguous=\"YES\"", in: other).isEmpty)
  }

  @Test func `a row that contradicts itself in the size that was drawn has no notes`() throws {
    let pin = "<constraint firstItem=\"note\" firstAttribute=\"top\""
    let both = try Self.row().replacing(
      pin,
      with: "<constraint firstItem=\"name\" firstAttribute=\"bottom\" secondItem=\"content\""
        + " secondAttribute=\"top\" constant=\"250\" id=\"low\"/>" + pin)
    #expect(try Self.notes(both).isEmpty)
  }

  /// An empty stack view below the top edge of the root, with constraints besides.
  private static func stack(_ more: String) -> String {
    func pin(_ attribute: String) -> String {
      "<constraint firstItem='filled' firstAttribute='\(attribute)' secondItem='root'"
        + " secondAttribute='\(attribute)' id='\(attribute)'/>"
    }
    return DocumentFixtures.storyboard(
      "<subviews><stackView id='filled' axis='vertical'"
        + " translatesAutoresizingMaskIntoConstraints='NO'>"
        + "<rect key='frame' x='0' y='0' width='375' height='667'/></stackView></subviews>"
        + "<constraints>\(pin("top"))\(pin("leading"))\(pin("trailing"))\(more)</constraints>")
  }

  @Test func `an empty stack view is left to code that fills it, unless edges settle its height`()
    throws
  {
    let notes = try Self.notes(Self.stack(""))
    #expect(notes.map(\.place.id) == ["filled"] && Self.settler(notes.first) == .code)
    let bottom =
      "<constraint firstItem='filled' firstAttribute='bottom' secondItem='root'"
      + " secondAttribute='bottom' id='bottom'/>"
    #expect(try Self.notes(Self.stack(bottom)).isEmpty)
  }

  @Test func `a scene with lengths for the canvas only is left to whoever wrote them`() throws {
    let text = try Self.row().replacing(
      "<constraint firstItem=\"note\" firstAttribute=\"top\"",
      with: "<constraint firstItem=\"note\" firstAttribute=\"width\" constant=\"343\""
        + " placeholder=\"YES\" id=\"width\"/>"
        + "<constraint firstItem=\"note\" firstAttribute=\"top\"")
    #expect(try Self.notes(text).isEmpty)
  }

  @Test func `what follows from another finding, or is shared in proportion, is not noted`() throws
  {
    let tied = try FixtureDocumentTests.text("Faults/tied-to-frame.storyboard")
    #expect(try Self.notes(tied).isEmpty)
    for (distribution, count) in [("fill", 1), ("fillProportionally", 0)] {
      let rows = (1...2).map { number in
        "<view id='row\(number)' translatesAutoresizingMaskIntoConstraints='NO'><rect key='frame'"
          + " x='0' y='\(number * 300 - 300)' width='375' height='300'/></view>"
      }
      let text = Self.stack(
        "<constraint firstAttribute='bottom' secondItem='filled' secondAttribute='bottom' id='b'/>"
      ).replacing("</stackView>", with: "<subviews>\(rows.joined())</subviews></stackView>")
        .replacing("axis='vertical'", with: "axis='vertical' distribution='\(distribution)'")
      let findings = try DocumentLintTests.lint(text).findings
      #expect(findings.count == count, "\(distribution): \(findings)")
    }
  }
}
