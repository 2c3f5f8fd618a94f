import ConsoleLogs
import StackScrollConstraints
import StackScrollCore
import Testing

/// Every form in which constraints are printed, with what it means.
@Suite struct LogFormTests {
  /// A constraint as the console prints it, and its conditions in words.
  struct Form: Sendable, CustomTestStringConvertible {
    let line: String
    let meanings: [String]

    init(_ line: String, _ meanings: String...) {
      self.line = line
      self.meanings = meanings
    }

    var testDescription: String { line }
  }

  static let sizes = [
    Form(
      "<NSLayoutConstraint:0x1a UIView:0x10.height == 100   (active)>", "UIView:0x10.height == 100"),
    Form("<NSLayoutConstraint:0x1a H:[UILabel:0x10'One'(120)]>", "UILabel:0x10'One'.width == 120"),
    Form("<NSLayoutConstraint:0x1a V:[UILabel:0x10(>=44)]>", "UILabel:0x10.height >= 44"),
    Form("<NSLayoutConstraint:0x1a V:[UILabel:0x10(<=44@750)]>", "UILabel:0x10.height <= 44 @750"),
    Form("<NSLayoutConstraint:0x1a [UILabel:0x10(44)]>", "UILabel:0x10.width == 44"),
    Form(
      "<NSLayoutConstraint:0x1a UIView:0x10.width == 2.22507e-308   (active)>",
      "UIView:0x10.width == 2.22507e-308"),
    Form(
      "<NSLayoutConstraint:0x1a UIView:0x10.width == -2.5   (active)>", "UIView:0x10.width == -2.5"),
    Form("<NSLayoutConstraint:0x1a UIView:0x10.width == + 160>", "UIView:0x10.width == 160"),
    Form(
      "<NSLayoutConstraint:0x1a UIView:0x10.height == UIView:0x20.height   (active)>",
      "UIView:0x10.height == UIView:0x20.height"),
    Form(
      "<NSLayoutConstraint:0x1a UIView:0x10.height == 0.99*UIScrollView:0x20.height   (active)>",
      "UIView:0x10.height == 0.99*UIScrollView:0x20.height"),
    Form(
      "<SnapKit.LayoutConstraint:0x1a@Row.swift#85 UIView:0x10.width == UIView:0x20.height * 0.5>",
      "UIView:0x10.width == 0.5*UIView:0x20.height"),
    Form(
      "<NSContentSizeLayoutConstraint:0x1a H:[UILabel:0x10(42)] Hug:251 CompressionResistance:750   (active)>",
      "UILabel:0x10.width <= 42 @251", "UILabel:0x10.width >= 42 @750"),
    Form(
      "<NSLayoutConstraint:0x1a UIView:0x10.width == 100 @999   (active)>",
      "UIView:0x10.width == 100 @999"),
    Form(
      "<NSLayoutConstraint:0x1a UIView:0x10.width == 100 priority:999   (active)>",
      "UIView:0x10.width == 100 @999"),
    Form(
      "<MASLayoutConstraint:key UIView:first.width == UIView:second.width * 2 + 3 ^500>",
      "UIView:first.width == 2*UIView:second.width + 3 @500"),
  ]

  static let gaps = [
    Form(
      "<NSLayoutConstraint:0x1a V:|-(8)-[UIView:0x10]   (active, names: '|':UITableView:0x20 )>",
      "UIView:0x10.top == UITableView:0x20.top + 8"),
    Form(
      "<NSLayoutConstraint:0x1a V:[UIView:0x10]-(>=8)-|   (Names: '|':UIView:0x20 )>",
      "UIView:0x20.bottom >= UIView:0x10.bottom + 8"),
    Form(
      "<NSLayoutConstraint:0x1a H:[UIView:0x10]-(-2)-[UIView:0x20]>",
      "UIView:0x20.leading == UIView:0x10.trailing - 2"),
    Form(
      "<NSLayoutConstraint:0x1a 'UISV-spacing' H:[UILabel:0x10'a]b']-(<=30)-[UILabel:0x20'(c)']   (active)>",
      "UILabel:0x20'\\U0028c\\U0029'.leading <= UILabel:0x10'a\\U005db'.trailing + 30"),
    Form(
      "<NSLayoutConstraint:0x1a H:[UIView:0x10][UIView:0x20]>",
      "UIView:0x20.leading == UIView:0x10.trailing"),
    Form(
      "<NSLayoutConstraint:0x1a H:|-(0)-[UIView:0x10](LTR)   (active, names: '|':UIView:0x20 )>",
      "UIView:0x10.left == UIView:0x20.left"),
    Form(
      "<NSLayoutConstraint:0x1a H:[UIView:0x10]-(5)-|(LTR)   (active, names: '|':UIView:0x20 )>",
      "UIView:0x20.right == UIView:0x10.right + 5"),
    Form(
      "<NSLayoutConstraint:0x1a H:[UIView:0x10]-(5)-[UIView:0x20](RTL)>",
      "UIView:0x10.left == UIView:0x20.right + 5"),
    Form(
      "<NSLayoutConstraint:0x1a H:[UIView:0x10(20)]-8-[UIView:0x20(>=30)]>",
      "UIView:0x10.width == 20", "UIView:0x20.width >= 30",
      "UIView:0x20.leading == UIView:0x10.trailing + 8"),
    Form(
      "<NSLayoutConstraint:0x1a H:[UIView:0x10]-(NSSpace(8))-[UIView:0x20]>",
      "UIView:0x20.leading == UIView:0x10.trailing + 8"),
    Form(
      "<NSLayoutConstraint:0x1a V:|-(>=NSSpace(20))-[UIView:0x10]   (Names: '|':UIView:0x20 )>",
      "UIView:0x10.top >= UIView:0x20.top + 20"),
    Form(
      "<NSLayoutConstraint:0x1a H:[UIView:0x10]-NSSpace(8)-[UIView:0x20]>",
      "UIView:0x20.leading == UIView:0x10.trailing + 8"),
    Form(
      "<NSLayoutConstraint:0x1a H:[UIView:0x10]-(NSLayoutAnchorConstraintSpace(16))-[UIView:0x20]   (active)>",
      "UIView:0x20.leading == UIView:0x10.trailing + 16"),
    Form(
      "<NSLayoutConstraint:0x1a UIView:0x10.bottom == UIView:0x20.bottom - 44   (active)>",
      "UIView:0x10.bottom == UIView:0x20.bottom - 44"),
    Form(
      "<NSLayoutConstraint:0x1a UIView:0x10.top == UIView:0x20.topMargin>",
      "UIView:0x10.top == UIView:0x20.topMargin"),
    Form(
      "<NSLayoutConstraint:0x1a UILabel:0x10.baseline == UILabel:0x20.firstBaseline>",
      "UILabel:0x10.lastBaseline == UILabel:0x20.firstBaseline"),
  ]

  static let names = [
    Form(
      "<NSLayoutConstraint:0x1a Row....top == Bar.top   (active, names: Row...:0x10, Bar:0x20 )>",
      "Row...:0x10.top == Bar:0x20.top"),
    Form(
      "<NSLayoutConstraint:0x1a H:|-(0)-[Row View...]   (active, names: Row View...:0x10, '|':Row:0x20 )>",
      "Row\\U0020View...:0x10.leading == Row:0x20.leading"),
    Form(
      "<NSLayoutConstraint:0x1a V:|-(0)-[A]   (active, names: A:UILabel:0x10, '|':A:0x20 )>",
      "UILabel:0x10.top == A:0x20.top"),
    Form(
      "<NSLayoutConstraint:0x1a 'Ben's <own> name' App.Row:0x10'DON'T.STOP'.top == App.Row:0x20.top>",
      "App.Row:0x10'DON\\U0027T.STOP'.top == App.Row:0x20.top"),
    Form(
      "<SnapKit.LayoutConstraint:My label@Row.swift#7 UIView:0x10.left == UILayoutGuide:0x20''.left - 30.0>",
      "UIView:0x10.left == UILayoutGuide:0x20''.left - 30"),
    Form("<App.Tie:0x1a UIView:0x10.width == 5   (active)>", "UIView:0x10.width == 5"),
  ]

  static let masks = [
    Form(
      "<NSAutoresizingMaskLayoutConstraint:0x1a h=--& v=--& UIView:0x10.height == 0   (active)>",
      "UIView:0x10.height == 0"),
    Form(
      "<NSAutoresizingMaskLayoutConstraint:0x1a h=--& v=--& UIView:0x10.minX == 7   (active, names: '|':UIView:0x20 )>",
      "UIView:0x10.left == UIView:0x20.left + 7"),
    Form(
      "<NSAutoresizingMaskLayoutConstraint:0x1a h=-&- v=&-- UIView:0x10.midY == + 22 (Names: '|':UIView:0x20 )>",
      "UIView:0x10.centerY == UIView:0x20.top + 22"),
    Form(
      "<NSAutoresizingMaskLayoutConstraint:0x1a h=--- v=--- 'UIView-Encapsulated-Layout-Top' V:[UIView:0x10]-(0)-| (Names: '|':UIView:0x20)>",
      "UIView:0x20.bottom == UIView:0x10.bottom"),
  ]

  @Test("each form means what it says", arguments: sizes + gaps + names + masks)
  func meaning(form: Form) throws {
    let log = try ConflictLog(parsing: "(\n\"\(form.line)\"\n)")
    let line = try #require(log.reports.first?.lines.first)
    #expect(log.problems.isEmpty && log.reports.count == 1)
    #expect(line.conditions.map { LogPrinter().body($0.constraint) } == form.meanings)
    #expect(line.conditions.allSatisfy { $0.hidden == nil })
    #expect(line.conditions.allSatisfy { $0.constraint.origin == .log(line: 2) })
  }

  @Test("what a line has beside its condition is kept")
  func head() throws {
    let log = try ConflictLog(
      parsing: """
        "<NSAutoresizingMaskLayoutConstraint:0x1A h=--& v=&-- 'a b' UIView:0x10.minX == 0   (active, names: '|':UIView:0x20 )>",
        "<SnapKit.LayoutConstraint:0x1b@Row.swift#85 UIView:0x10.width == 2>"
        """)
    let lines = try #require(log.reports.first?.lines)
    #expect(lines.map(\.handle) == ["0x1a", "0x1b"])
    #expect(
      lines.map(\.className) == ["NSAutoresizingMaskLayoutConstraint", "SnapKit.LayoutConstraint"])
    #expect(lines.map(\.mask) == ["h=--& v=&--", nil])
    #expect(lines.map(\.identifier) == ["a b", nil])
    #expect(lines.map(\.place) == [nil, "Row.swift#85"])
    #expect(lines[0].containments == [.init(LayoutItem("0x10"), in: LayoutItem("0x20"))])
    #expect(lines[0].isAutoresizing && !lines[1].isAutoresizing)
  }

  static let hidden: [(String, LogCondition.Hidden)] = [
    (
      "<_UISystemBaselineConstraint:0x1a V:[UIView:0x10]-(NSLayoutAnchorConstraintSpace(8))-[UIView:0x20]   (active)>",
      .systemSpacing
    ),
    (
      "<_UISystemBaselineConstraint:0x1a V:|-(>=NSSpace(8))-[UIView:0x20]   (active, names: '|':UIView:0x10 )>",
      .systemSpacing
    ),
    (
      "<NSLayoutConstraint:0x1a UIView:0x10.bottom <= UIView:0x20.bottom NSSpace(0)   (active)>",
      .systemSpacing
    ),
    ("<NSLayoutConstraint:0x1a H:[UIView:0x10]-[UIView:0x20]>", .systemSpacing),
    ("<NSLayoutConstraint:0x1a H:[UIView:0x10]-NSSpace-[UIView:0x20]>", .systemSpacing),
    ("<NSLayoutConstraint:0x1a H:[UIView:0x10]-(NSSpace(0))-[UIView:0x20]>", .systemSpacing),
    ("<NSLayoutConstraint:0x1a H:|-(0)-[UIView:0x20]   (active)>", .superview),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x1a h=--& v=--& UIView:0x10.minX == 0   (active)>",
      .superview
    ),
  ]

  @Test("what a line does not print is marked", arguments: hidden)
  func unprinted(line: String, hidden: LogCondition.Hidden) throws {
    let log = try ConflictLog(parsing: line)
    #expect(log.reports.first?.lines.first?.conditions.map(\.hidden) == [hidden])
  }

  @Test("a number of at most six digits may be rounded, and no other")
  func rounding() throws {
    let text = ["27.3333", "896", "0.333333333", "0"]
      .map { "<NSLayoutConstraint:0x1a UIView:0x10.height == \($0)   (active)>" }
    let conditions = try text.map {
      try #require(try ConflictLog(parsing: $0).reports.first?.lines.first?.conditions.first)
    }
    let rooms = conditions.map(\.constantRounding)
    #expect(abs(rooms[0] - 0.00005) < 1e-12 && abs(rooms[1] - 0.0005) < 1e-12)
    #expect(rooms[2] == 0 && rooms[3] == 0)
  }
}
