import InterfaceBuilder
import StackScrollConstraints
import StackScrollCore
import Testing

@Suite struct DocumentReadingTests {
  /// The only constraint of a document whose root holds it.
  private func constraint(_ attributes: String) throws -> DocumentConstraint {
    let text = DocumentFixtures.storyboard("<constraints><constraint \(attributes)/></constraints>")
    return try #require(try DocumentFixtures.read(text).constraints.first)
  }

  @Test(
    "a factor is written in five ways",
    arguments: [
      ("4:3", 4.0 / 3), ("0.25:1", 0.25), ("2/3", 2.0 / 3), ("0.5", 0.5), ("75%", 0.75),
      ("-1", -1), (" 3 : 4 ", 0.75),
    ])
  func multiplier(_ text: String, _ value: Double) throws {
    let found = try constraint(
      "firstAttribute='width' secondItem='root' secondAttribute='height' multiplier='\(text)'")
    #expect(found.multiplier == value)
  }

  @Test(
    "a factor that is none is refused",
    arguments: ["1:0", "a", "1:2:3", "", "nan", "1/0", "inf:1", ":", "%"])
  func badMultiplier(_ text: String) {
    #expect(throws: DocumentError.self) {
      try constraint(
        "firstAttribute='width' secondItem='root' secondAttribute='height' multiplier='\(text)'")
    }
  }

  @Test("what is not written is what Interface Builder leaves out")
  func defaults() throws {
    let found = try constraint("firstAttribute='height' constant='12'")
    #expect(found.relation == .equal)
    #expect(found.priority == .required)
    #expect(found.multiplier == 1)
    #expect(found.second == nil)
    #expect(found.first.item == .view(0))
  }

  @Test(
    "every attribute that can be tied is read",
    arguments: LayoutAttribute.allCases)
  func attributes(_ attribute: LayoutAttribute) throws {
    let found = try constraint(
      "firstAttribute='\(attribute)' secondItem='root' secondAttribute='\(attribute)'")
    #expect(found.first.attribute == attribute)
  }

  @Test("a length is compared with a length, a place with a place of its axis; the rest is noted")
  func meaningless() throws {
    for (first, second) in [("width", "left"), ("left", "top"), ("top", "height")] {
      let document = try DocumentFixtures.read(
        DocumentFixtures.storyboard(
          """
          <constraints><constraint firstAttribute='\(first)' secondItem='root'
          secondAttribute='\(second)'/></constraints>
          """))
      #expect(document.constraints.isEmpty)
      #expect(document.notes.count == 1)
    }
  }

  @Test("priorities are brought to where priorities are")
  func priorities() throws {
    for (text, value) in [("0", 1.0), ("-5", 1), ("250", 250), ("999.5", 999.5), ("4000", 1000)] {
      let found = try constraint("firstAttribute='height' constant='1' priority='\(text)'")
      #expect(found.priority == LayoutPriority(value))
    }
  }

  @Test("bars are over what their controllers hold and over what is pushed on it")
  func bars() throws {
    let controller = { (id: String, target: String) in
      """
      <scene><objects><viewController id="\(id)"><view key="view" id="v\(id)">
      <rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <connections><segue destination="\(target)" kind="show"/></connections>
      </viewController></objects></scene>
      """
    }
    for (attributes, hasBar) in [("", true), ("navigationBarHidden=\"YES\"", false)] {
      let document = try DocumentFixtures.read(
        """
        <document useAutolayout="YES"><scenes>\(controller("a", "b"))\(controller("b", "a"))
        \(controller("c", "c"))<scene><objects><navigationController \(attributes) id="n"><connections>
        <segue destination="a" kind="relationship"/></connections></navigationController>
        </objects></scene></scenes></document>
        """)
      #expect(document.scenes.map(\.bars.hasNavigationBar) == [hasBar, hasBar, false])
    }
  }

  @Test("errors and notes name the element, its identifier and its line, and what to do")
  func sentences() throws {
    let error = DocumentError(
      .notANumber(attribute: "constant", text: "x"),
      element: DocumentPlace(element: "constraint", id: "a1", line: 7))
    #expect(
      error.description
        == "constraint \"a1\" on line 7: the attribute \"constant\" is \"x\"; give it a finite number"
    )
    let note = DocumentNote(
      .unknownView, at: DocumentPlace(element: "odd", id: nil, line: 3))
    #expect(
      note.description
        == "odd on line 3: a view of this element is not known; it is read as a plain view")
  }
}
