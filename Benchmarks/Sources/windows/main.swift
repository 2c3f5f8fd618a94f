import Foundation
import Measuring
import Peers
import StackScrollConstraints
import StackScrollCore

let usage = """
  usage: windows [--count]

  Measures what laying a window out costs a view: a feed of posts of four views, with a text in each
  or a box in its place. Every frame is read. Beside it what its constraints take when they are
  written, solved and asked for what they leave open, as often as the window is laid out: with texts
  twice. Kiwi solves them once, without saying what is open, if its headers are found: in
  KIWI_INCLUDE, or where the compiler looks anyway (pip download --no-binary :all: kiwisolver has
  them). Its strengths are weights, so its frames may differ where priorities do.

  A resize lays a window out that was prepared, in one of seven other widths after the other; kiwi
  is told another width of the window, and its texts stay as they are.

    --count   instructions a view instead of time; needs valgrind (Linux)
  """

/// What is measured.
enum Way: String, CaseIterable {
  /// The window is given; it is laid out and its frames are read.
  case layout
  /// The window was prepared; it is laid out in other widths, and its frames are read.
  case resize
  /// As often as the window is laid out, the constraints behind it are written and given to a new
  /// solver, and every value is read, and what is open.
  case constraints

  func work(_ window: Screen, layouts: Int) -> (Int) throws -> Double {
    switch self {
    case .layout:
      return { times in
        var sum = 0.0
        for _ in 0..<times { sum += try window.layout().frames.reduce(0) { $0 + $1.maxY } }
        return sum
      }
    case .resize:
      let prepared = PreparedScreen(window)
      return { times in
        var sum = 0.0
        for place in 0..<times {
          let size = Size(width: 384 + Double(place % 7), height: window.size.height)
          sum += try prepared.layout(of: window.with(size: size)).frames.reduce(0) { $0 + $1.maxY }
        }
        return sum
      }
    case .constraints:
      return { times in
        var sum = 0.0
        for _ in 0..<layouts * times {
          let system = window.installedConstraints
          var layout = try ConstraintLayout(system)
          guard try layout.solve() == .solved, try layout.ambiguousAnchors().isEmpty else {
            continue
          }
          for constraint in system.constraints {
            sum += try layout.value(of: constraint.first) ?? 0
          }
        }
        return sum
      }
    }
  }
}

/// A feed of posts: a text or a box over a button and a caption.
func feed(views: Int, hasTexts: Bool) throws -> Screen {
  let text = LabelText(
    words: [90, 60, 120, 80, 100, 40, 70, 110], space: 5, lineHeight: 20)
  var posts: [View] = []
  let scroll = ScrollViewItem("feed"), column = LayoutItem("posts")
  var constraints =
    scroll.edges(equalTo: LayoutItem("root"))
    + column.edges(equalTo: scroll.contentLayoutGuide)
    + [column.widthAnchor == scroll.frameLayoutGuide.widthAnchor]
  for place in 0..<(views / 4) {
    let (post, body) = (LayoutItem("post\(place)"), LayoutItem("body\(place)"))
    let (button, caption) = (LayoutItem("button\(place)"), LayoutItem("caption\(place)"))
    let inside = post.layoutMarginsGuide
    posts.append(
      View(
        ViewID(post.id),
        subviews: [
          hasTexts
            ? View(ViewID(body.id), text: text)
            : View(ViewID(body.id), intrinsic: IntrinsicSize(width: 300, height: 40)),
          View(ViewID(button.id), width: .constant(44), height: .constant(44)),
          View(ViewID(caption.id), intrinsic: IntrinsicSize(width: 60, height: 20)),
        ]))
    constraints += [
      body.topAnchor == inside.topAnchor, body.leadingAnchor == inside.leadingAnchor,
      body.trailingAnchor == inside.trailingAnchor, button.topAnchor == body.bottomAnchor + 8,
      button.leadingAnchor == body.leadingAnchor, button.bottomAnchor == inside.bottomAnchor,
      caption.centerYAnchor == button.centerYAnchor,
      caption.leadingAnchor == button.trailingAnchor + 8,
    ]
  }
  let stack = View("posts", stack: StackView(axis: .vertical, spacing: 8, arrangedViews: posts))
  return try Screen(
    size: Size(width: 390, height: 844),
    root: View("root", subviews: [View("feed", scrollView: ScrollView(), subviews: [stack])]),
    constraints: constraints)
}

let sizes = [48, 200, 800, 3_200]

/// Prints a table; the cost of a view is asked for each kind, size and way.
func printTable(
  _ unit: String, _ cost: (Bool, Int, Way) throws -> Double,
  kiwi: ((Screen, Kiwi.Task) throws -> Double)? = nil
) throws {
  print(
    row(
      "", "views", "\(unit) a view", "constraints", "ratio", "growth", "kiwi", "resize", "ratio",
      "kiwi"))
  for hasTexts in [false, true] {
    var last: Double?
    for views in sizes {
      let (layout, resize, constraints) = (
        try cost(hasTexts, views, .layout), try cost(hasTexts, views, .resize),
        try cost(hasTexts, views, .constraints)
      )
      let growth = last.map { number(1 + log(layout / $0) / log(4)) } ?? "-"
      last = layout
      func peer(_ task: Kiwi.Task) throws -> String {
        try kiwi.map {
          number(try $0(feed(views: views, hasTexts: hasTexts), task) / Double(views))
        } ?? "-"
      }
      print(
        row(
          hasTexts ? "posts with texts" : "posts of boxes", "\(views)", number(layout),
          number(constraints), number(layout / constraints), growth, try peer(.build),
          number(resize), number(resize / layout), try peer(.resize)))
    }
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch (arguments.first, arguments.count) {
  case (nil, _):
    try printTable("µs") { hasTexts, views, way in
      let work = way.work(
        try feed(views: views, hasTexts: hasTexts), layouts: hasTexts ? 2 : 1)
      let times = max(1, 3_200 / views)
      return try Timing.nanoseconds(of: times, rounds: 3) { _ = try work($0) } / Double(views)
        / 1000
    }
  case ("--count", 1):
    let kiwi = Kiwi()
    defer { kiwi?.remove() }
    if kiwi == nil { print("kiwi not installed: see --help\n") }
    try printTable("instructions") { hasTexts, views, way in
      try Counting.instructions(repetitions: way == .resize ? 7 : max(1, 400 / views)) {
        ["--run", "\(hasTexts)", "\(views)", way.rawValue, "\($0)"]
      } / Double(views)
    } kiwi: { window, task in
      let installed = window.installedConstraints
      let width = installed.constraints.first {
        $0.first == Anchor("root", .width) && $0.second == nil && $0.relation == .equal
      }
      let system = LinearSystem(installed, edited: width)
      return try kiwi?.instructions(system, task, repetitions: task == .build ? 1 : 7) ?? .nan
    }
  case ("--run", 5):
    guard let hasTexts = Bool(arguments[1]), let views = Int(arguments[2]), views > 0,
      let way = Way(rawValue: arguments[3]), let times = Int(arguments[4]), times > 0
    else { endWith("there is nothing to run: \(arguments.joined(separator: " "))", status: 64) }
    print(
      try way.work(try feed(views: views, hasTexts: hasTexts), layouts: hasTexts ? 2 : 1)(times))
  case ("--help", _), ("-h", _): print(usage)
  default: endWith("cannot read: \(arguments.joined(separator: " "))\n\n\(usage)", status: 64)
  }
} catch {
  endWith("\(error)", status: 1)
}
