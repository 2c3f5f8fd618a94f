import InterfaceBuilder
import StackScrollCore
import Testing

@Suite struct DocumentCauseTests {
  /// A view of the root.
  private func view(_ id: String, _ frame: String, attributes: String = "") -> String {
    let numbers = frame.split(separator: " ")
    return """
      <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
      <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/>
      </view>
      """
  }

  /// Constraints that give a view a place and a size in points.
  private func placed(_ id: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="left" secondItem="root" secondAttribute="left" constant="\(x)"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" constant="\(y)"/>
    <constraint firstItem="\(id)" firstAttribute="width" constant="\(width)" id="width-\(id)"/>
    <constraint firstItem="\(id)" firstAttribute="height" constant="\(height)"/>
    """
  }

  private func differences(
    _ views: String, _ constraints: String
  ) throws -> [FrameDifference] {
    let text = DocumentFixtures.storyboard(
      "<subviews>\(views)</subviews><constraints>\(constraints)</constraints>")
    return try DocumentFixtures.read(text).verify().differences
  }

  @Test("a record that misses its own constraint is out of date")
  func stale() throws {
    let found = try differences(view("a", "1 2 30 40"), placed("a", 1, 2, 35, 40))
    #expect(found.count == 1)
    #expect(found.first?.parts == [.width])
    guard case .staleRecord(let constraint)? = found.first?.cause else {
      Issue.record("another cause")
      return
    }
    #expect(constraint.id == "width-a")
  }

  @Test("half a point is no difference")
  func tolerance() throws {
    #expect(try differences(view("a", "1 2 30.5 40"), placed("a", 1, 2, 30, 40)).isEmpty)
    #expect(try differences(view("a", "1 2 30.6 40"), placed("a", 1, 2, 30, 40)).count == 1)
  }

  @Test("a view that nothing settles is ambiguous")
  func ambiguous() throws {
    let tie = """
      <constraint firstItem="a" firstAttribute="left" secondItem="root" secondAttribute="left"/>
      """
    let found = try differences(view("a", "1 2 30 40"), tie)
    #expect(found.map(\.cause) == [.ambiguity])
  }

  @Test("a view that no constraint names stays where it was drawn")
  func unconstrained() throws {
    #expect(try differences(view("a", "1 2 30 40"), "").isEmpty)
  }

  @Test("a view that is marked as misplaced is left out, and takes others along")
  func misplaced() throws {
    let tie = """
      <constraint firstItem="b" firstAttribute="left" secondItem="a" secondAttribute="right"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      <constraint firstItem="b" firstAttribute="width" constant="5"/>
      <constraint firstItem="b" firstAttribute="height" constant="5"/>
      """
    let views = view("a", "0 0 30 40", attributes: "misplaced=\"YES\"") + view("b", "30 0 5 5")
    let found = try differences(views, placed("a", 0, 0, 35, 40) + tie)
    #expect(found.map(\.place.id) == ["b"])
  }

  @Test("a scene that contradicts itself is laid out with as little missed as possible")
  func contradictory() throws {
    let contradiction =
      placed("a", 1, 2, 30, 40)
      + "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"50\"/>"
    let text = DocumentFixtures.storyboard(
      "<subviews>\(view("a", "1 2 30 40"))\(view("b", "0 0 9 9"))</subviews>"
        + "<constraints>\(contradiction)\(placed("b", 0, 0, 9, 9))</constraints>")
    let verification = try DocumentFixtures.read(text).verify()
    guard case .contradictory(let conflict)? = verification.scenes.first?.outcome else {
      Issue.record("no contradiction")
      return
    }
    #expect(conflict.constraints.count == 2)
    #expect(verification.compared == 8)
    #expect(verification.reproduced >= 7)
  }

  @Test("numbers as large as are read are laid out without a trap")
  func huge() throws {
    let text = DocumentFixtures.storyboard(
      "<subviews>\(view("a", "-999999 999999 1000000 1000000"))</subviews><constraints>"
        + placed("a", -999_999, 999_999, 1_000_000, 1_000_000)
        + "<constraint firstItem='a' firstAttribute='width' secondItem='a' secondAttribute='height'"
        + " multiplier='1e-300' priority='500'/></constraints>")
    let verification = try DocumentFixtures.read(text).verify()
    #expect(verification.scenes.count == 1)
  }
}
