import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

/// What mends a finding leaves texts, images and controls the room that they had.
@Suite struct SqueezedViewTests {
  private let root: LayoutItem = "root"
  private let title = View(
    "title", text: LabelText(words: [180], space: 5, lineHeight: 20),
    hugging: AxisPriorities(horizontal: 251, vertical: 250))
  private let image = View("image", intrinsic: IntrinsicSize(width: 200, height: 20))

  private func row(_ first: View, _ last: View) throws -> Screen {
    let (one, other) = (LayoutItem(first.id.name), LayoutItem(last.id.name))
    return try Screen(
      size: Size(width: 320, height: 568), root: View("root", subviews: [first, last]),
      constraints: [
        Constraint(one[.leading], .equal, root[.leading]),
        Constraint(other[.leading], .equal, one[.trailing], constant: 8),
        Constraint(other[.trailing], .equal, root[.trailing]),
        Constraint(one[.top], .equal, root[.top]), Constraint(other[.top], .equal, root[.top]),
      ])
  }

  @Test func `where a text and an image have no room, the text gives way`() throws {
    for screen in [try row(title, image), try row(image, title)] {
      let finding = try #require(
        WindowSweep(of: screen).findings().first { $0.law == .layoutIsDetermined })
      #expect(
        finding.remedy?.edits == [.setCompressionResistance(749, .horizontal, of: "title")],
        "\(finding.message(.rounded))")
    }
  }

  @Test
  func `a text that sticks out of a view of a fixed height is not squeezed into it: that grows`()
    throws
  {
    let text = LabelText(
      words: Array(repeating: 100, count: 9), space: 5, lineHeight: 20, numberOfLines: 0)
    let (hint, label): (LayoutItem, LayoutItem) = ("hint", "label")
    let screen = try Screen(
      size: Size(width: 320, height: 568),
      root: View(
        "root", subviews: [View("hint", subviews: [View("label", text: text)])]),
      constraints: [.top, .leading, .trailing].flatMap { edge in
        [
          Constraint(hint[edge], .equal, root[edge]), Constraint(label[edge], .equal, hint[edge]),
        ]
      } + [Constraint(hint[.height], .equal, constant: 45)])
    let finding = try #require(WindowSweep(of: screen).findings().first)
    #expect(finding.law == .viewsStayInside)
    #expect(
      finding.remedy?.edits == [
        .removeConstraint(.index(6)),
        .addConstraint(Constraint(hint[.height], .greaterThanOrEqual, constant: 45)),
        .addConstraint(Constraint(hint[.bottom], .equal, label[.bottom])),
      ], "\(finding.message(.rounded))")
  }
}
