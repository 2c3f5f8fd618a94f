import StackScrollCore
import Testing

/// Hand-checked widths of texts of several lines in a filled row; most are recorded ones.
struct TextRowTests {
  private func text(
    _ id: ViewID, _ width: Double, hugging: LayoutPriority = LayoutPriority(251),
    resistance: LayoutPriority = .defaultHigh, wide: Length = .intrinsic, isHidden: Bool = false
  ) -> View {
    View(
      id, width: wide, height: .constant(1), intrinsic: IntrinsicSize(width: width),
      hugging: AxisPriorities(hugging), compressionResistance: AxisPriorities(resistance),
      isMultilineText: true, isHidden: isHidden)
  }

  private func line(_ id: ViewID, _ width: Double, hugging: LayoutPriority = .defaultLow) -> View {
    View(
      id, height: .constant(1), intrinsic: IntrinsicSize(width: width),
      hugging: AxisPriorities(hugging))
  }

  private func shared(
    _ views: [View], spacing: Double, in width: Double
  ) throws -> [Double] {
    widths(try row(views, spacing: spacing, width: .constant(width)).layout())
  }

  @Test func `texts of several lines share a row equally, whatever their widths`() throws {
    #expect(try shared([text("a", 60), text("b", 200)], spacing: 5, in: 375) == [185, 185])
    let four = [140, 60, 50, 110].enumerated().map { text(ViewID("v\($0)"), $1) }
    #expect(try shared(four, spacing: 0, in: 414) == [103.5, 103.5, 103.5, 103.5])
  }

  @Test func `a hugging of 750 and a low resistance change nothing, a hugging of 1000 does`() throws
  {
    let name = text("name", 120, hugging: .defaultHigh, resistance: .defaultLow)
    let value = text("value", 60, hugging: .defaultLow)
    #expect(try shared([name, value], spacing: 4, in: 374) == [185, 185])
    let amount = text("amount", 41.5, hugging: .required)
    #expect(try shared([text("name", 41.5), amount], spacing: 4, in: 374) == [328.5, 41.5])
  }

  @Test func `the part is asked for 10 more strongly than the text resists being squeezed`() throws
  {
    let at = { (hugging: Double) in
      try self.shared(
        [text("a", 100, hugging: LayoutPriority(hugging)), text("b", 20)], spacing: 0, in: 300)
    }
    #expect(try at(759) == [150, 150])
    #expect(try at(761) == [100, 200])
  }

  @Test func `no part is stronger than 999, so that a required hugging holds`() throws {
    let views = [
      text("a", 20, hugging: .required, resistance: .required),
      text("b", 90, resistance: .required),
    ]
    #expect(try shared(views, spacing: 0, in: 300) == [20, 280])
  }

  @Test func `beside anything else texts have no part`() throws {
    let email = line("email", 43, hugging: LayoutPriority(251))
    let beside = [email, text("value", 60, hugging: .defaultLow)]
    #expect(try shared(beside, spacing: 4, in: 169) == [43, 122])
    let plain = [text("a", 41.5), text("b", 41.5), leaf("info")]
    #expect(try shared(plain, spacing: 0, in: 335) == [41.5, 41.5, 252])
    #expect(try shared([text("a", 41.5)], spacing: 0, in: 100) == [100])
    let wordless = View("c", height: .constant(1), isMultilineText: true)
    #expect(try shared([text("a", 41.5), wordless], spacing: 0, in: 100) == [41.5, 58.5])
  }

  @Test func `what is hidden does not count`() throws {
    let views = [text("a", 60), line("icon", 24).hidden(), text("b", 200)]
    #expect(try shared(views, spacing: 5, in: 375) == [185, 0, 185])
  }

  @Test func `a required width holds, and the others ask for parts of the whole`() throws {
    let views = [text("a", 60, wide: .constant(50)), text("b", 60), text("c", 60)]
    // 100 each is asked for; of the 50 that are left over the lowest index takes all.
    #expect(try shared(views, spacing: 0, in: 300) == [50, 150, 100])
  }

  @Test func `in a free row all are as wide as the widest`() throws {
    let screen = try row([text("a", 60), text("b", 200), text("c", 10)], spacing: 5)
    #expect(widths(try screen.layout()) == [200, 200, 200])
    #expect(try screen.layout().contentSize.width == 610)
  }

  @Test func `a text keeps its number of lines where it is given a size`() {
    var leaf = Leaf()
    leaf.text = LabelText(words: [10], space: 1, lineHeight: 20)
    leaf.intrinsic = IntrinsicSize(width: 10, height: 20)
    #expect(leaf.isMultilineText)
    leaf.text = LabelText(words: [10], space: 1, lineHeight: 20, numberOfLines: 1)
    leaf.intrinsic = IntrinsicSize(width: 10, height: 20)
    #expect(!leaf.isMultilineText)
  }

  @Test func `why says which part a text takes`() throws {
    let screen = try row(
      [text("a", 60), text("b", 200)], spacing: 5, width: .constant(375))
    let reason = try screen.why("b").first { $0.axis == .horizontal }
    #expect(reason?.length.rule == .equalTexts)
    #expect(reason?.length.formula.value == 185)
  }
}
