import StackScrollCore

/// A kind of screen whose layout is counted: what apps have in scroll views, one trait at a time.
public struct Kind: Sendable {
  /// What it is called in tables.
  public let name: String
  /// The content of a screen of about so many views.
  public let content: @Sendable (Int) -> View
  private var direction = LayoutDirection.leftToRight

  /// A screen of some content.
  public func screen(_ content: View) throws -> Screen {
    try Screen(
      scrollView: Self.window(width: 390), content: content, layoutDirection: direction)
  }

  /// A window of a width.
  public static func window(width: Double) -> ScrollView {
    ScrollView(size: Size(width: width, height: 58))
  }

  private init(
    _ name: String, content: @escaping @Sendable (Int) -> View
  ) {
    (self.name, self.content) = (name, content)
  }

  /// A row of views, and its required length if that is not left to them.
  private static func row(
    _ name: String, _ distribution: Distribution = .fill, _ alignment: Alignment = .center,
    bounds share: Double? = nil, spacing: Double = 3,
    view: @escaping @Sendable (Int) -> View = { label($0) },
    change: @escaping @Sendable (inout StackView) -> Void = { _ in }
  ) -> Kind {
    Kind(
      name,
      content: { count in
        var row = StackView(
          axis: .horizontal, distribution: distribution, alignment: alignment, spacing: spacing,
          arrangedViews: (0..<count).map(view))
        change(&row)
        return View(
          "row", width: share.map { .constant(Double(count) * $0) } ?? .intrinsic, stack: row)
      })
  }

  /// The kinds whose layouts are counted.
  public static let all: [Kind] = [
    rows, priorities, conditions, distributions, [column, nested, nestedLabels], feeds,
  ].flatMap { $0 }

  /// The kinds whose constraints are counted: the last asks for ratios that not all rows can keep.
  public static let solved: [Kind] =
    all.filter { ["feed", "feed with everything"].contains($0.name) } + [
      nested, nestedLabels,
      row("ratio at 750", .fill, .fill, bounds: 40) {
        label($0, width: .ratio(1.5, priority: 750))
      },
    ]

  private static let rows: [Kind] = [
    row("tabs of a third", .fill, .fill) { index in
      View(
        ViewID("tab\(index)"), width: .fraction(1.0 / 3.0, of: .frameLayoutGuide),
        height: .equal(to: .frameLayoutGuide))
    },
    row("natural sizes"), rightToLeft,
    row("longer than its views", bounds: 60), row("shorter than its views", bounds: 40),
    row("one hidden") { label($0, isHidden: $0 == 7) },
    row("one in ten hidden") { label($0, isHidden: $0 % 10 == 7) },
    row("one custom gap", change: { $0.setCustomSpacing(9, after: "label7") }),
    row(
      "custom gap after one in five",
      change: { row in
        for index in stride(from: 0, to: row.arrangedViews.count, by: 5) {
          row.setCustomSpacing(9, after: row.arrangedViews[index].id)
        }
      }),
    row("first baselines", .fill, .firstBaseline) { index in
      View(
        ViewID("label\(index)"), intrinsic: IntrinsicSize(size(index)),
        baselines: Baselines(first: 12, last: 4))
    },
  ]

  private static let priorities: [Kind] = [
    row("one of hugging 251") { label($0, hugging: $0 == 7 ? 251 : 250) },
    row("hugging 251") { label($0, hugging: 251) },
    row("hugging 251, too short", bounds: 40) { label($0, hugging: 251) },
    row("7 hugging priorities") { label($0, hugging: LayoutPriority(Double(245 + $0 % 7))) },
    row("all priorities differ") { label($0, hugging: LayoutPriority(200 + Double($0) / 1000)) },
  ]

  private static let conditions: [Kind] = [
    row("width at least 44") { label($0, width: .atLeast(44)) },
    row("width 44 at 999") { label($0, width: .constant(44, priority: 999)) },
    row("width from height") { index in
      View(ViewID("label\(index)"), width: .ratio(1.5), height: .constant(Double(20 + index % 31)))
    },
    row("one width from height") { index in
      index == 7
        ? View("label7", width: .ratio(1.5), height: .constant(20)) : label(index)
    },
  ]

  private static let distributions: [Kind] = [
    row("fillEqually", .fillEqually), row("fillEqually, bounded", .fillEqually, bounds: 60),
    row("equalSpacing, bounded", .equalSpacing, bounds: 60),
    row("equalCentering", .equalCentering),
    row("equalCentering, bounded", .equalCentering, bounds: 90),
    row("fillProportionally", .fillProportionally),
    row("fillProportionally, bounded", .fillProportionally, bounds: 60),
  ]

  private static let rightToLeft: Kind = {
    var kind = row("right to left")
    kind.direction = .rightToLeft
    return kind
  }()

  private static let column = Kind(
    "baseline to baseline",
    content: { count in
      var column = StackView(axis: .vertical, spacing: 30, isBaselineRelativeArrangement: true)
      for index in 0..<count {
        column.append(
          View(
            ViewID("label\(index)"), intrinsic: IntrinsicSize(size(index)),
            baselines: Baselines(first: 12, last: 4)))
      }
      return View("column", stack: column)
    })

  private static let nested = nested("nested 3 deep", hugging: 250)
  private static let nestedLabels = nested("nested 3 deep, hugging 251", hugging: 251)

  /// Columns of four rows of four labels.
  private static func nested(_ name: String, hugging: LayoutPriority) -> Kind {
    Kind(
      name,
      content: { count in
        var outer = StackView(axis: .horizontal, alignment: .top, spacing: 3)
        for group in 0..<max(1, count / 21) {
          var column = StackView(axis: .vertical, alignment: .leading, spacing: 2)
          for line in 0..<4 {
            var row = StackView(axis: .horizontal, alignment: .center, spacing: 1)
            for place in 0..<4 {
              row.append(label(group * 16 + line * 4 + place, hugging: hugging))
            }
            column.append(View(ViewID("row\(group).\(line)"), stack: row))
          }
          outer.append(View(ViewID("column\(group)"), stack: column))
        }
        return View("outer", stack: outer)
      })
  }

  private static let feeds: [Kind] = [
    feed("feed, header of one label") { $0.hasOneLabel = true },
    feed("feed") { _ in },
    feed("feed, hidden captions") { $0.hidesCaptions = true },
    feed("feed, custom gaps") { $0.hasCustomGaps = true },
    feed("feed, hugging 251") { $0.hugging = 251 },
    feed("feed, pictures 16:9") { $0.hasRatios = true },
    feed("feed with everything") {
      ($0.hidesCaptions, $0.hasCustomGaps, $0.hugging, $0.hasRatios) = (true, true, 251, true)
      $0.hasMargins = true
    },
  ]

  private static func feed(_ name: String, _ change: @escaping @Sendable (inout Card) -> Void)
    -> Kind
  {
    Kind(
      name,
      content: { count in
        var column = StackView(axis: .vertical, spacing: 12)
        for index in 0..<max(1, count / 8) {
          var card = Card()
          change(&card)
          column.append(card.view(index))
        }
        return View("feed", width: .equal(to: .frameLayoutGuide), stack: column)
      })
  }
}

/// A post: a header of a picture, two lines and a button, then a photo and a caption.
private struct Card {
  var hasOneLabel = false
  var hidesCaptions = false
  var hasCustomGaps = false
  var hugging: LayoutPriority = 250
  var hasRatios = false
  var hasMargins = false

  func view(_ index: Int) -> View {
    let avatar = View(ViewID("avatar\(index)"), width: .constant(40), height: .constant(40))
    let button = View(ViewID("button\(index)"), width: .constant(44), height: .constant(44))
    let name = label("name\(index)", Double(80 + index % 40))
    let lines = StackView(
      axis: .vertical, spacing: 2,
      arrangedViews: [name, label("place\(index)", Double(60 + index % 50))])
    let text = hasOneLabel ? name : View(ViewID("lines\(index)"), stack: lines)
    let header = View(
      ViewID("header\(index)"),
      stack: StackView(
        axis: .horizontal, alignment: .center, spacing: 8, arrangedViews: [avatar, text, button]))
    let photo = View(
      ViewID("photo\(index)"), height: hasRatios ? .ratio(9.0 / 16.0) : .constant(200))
    var caption = label("caption\(index)", Double(100 + index % 90))
    caption.isHidden = hidesCaptions && index % 3 == 0
    var card = StackView(axis: .vertical, spacing: 8, arrangedViews: [header, photo, caption])
    if hasCustomGaps { card.setCustomSpacing(16, after: header.id) }
    if hasMargins {
      card.layoutMargins = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      card.isLayoutMarginsRelativeArrangement = true
    }
    return View(ViewID("card\(index)"), stack: card)
  }

  private func label(_ name: String, _ width: Double) -> View {
    View(
      ViewID(name), intrinsic: IntrinsicSize(width: width, height: 20),
      hugging: AxisPriorities(hugging))
  }
}

private func label(
  _ index: Int, width: Length = .intrinsic, hugging: LayoutPriority = 250, isHidden: Bool = false
) -> View {
  View(
    ViewID("label\(index)"), width: width, intrinsic: IntrinsicSize(size(index)),
    hugging: AxisPriorities(hugging), isHidden: isHidden)
}

private func size(_ index: Int) -> Size {
  Size(width: Double(20 + index % 50), height: Double(20 + index % 31))
}
