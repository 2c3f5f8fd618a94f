import Foundation
import StackScrollExplorer

/// A command with input of any size.
struct Workload: Sendable {
  let name: String
  /// How much is usual: what is made ten, a hundred and a thousand times as large.
  let usual: Int
  /// Writes input of a size into a folder; the arguments of the command that takes it.
  let arguments: @Sendable (_ size: Int, _ folder: URL) throws -> [String]

  init(
    _ name: String, usual: Int = 10, _ arguments: @escaping @Sendable (Int, URL) throws -> [String]
  ) {
    (self.name, self.usual, self.arguments) = (name, usual, arguments)
  }

  /// Takes one file.
  static func file(
    _ name: String, _ ending: String, usual: Int = 10, _ command: [String],
    _ text: @escaping @Sendable (Int) -> String
  ) -> Workload {
    Workload(name, usual: usual) { size, folder in
      let file = folder.appending(path: "input.\(ending)")
      try Data(text(size).utf8).write(to: file)
      return [command[0], file.path] + command.dropFirst()
    }
  }

  static let all: [Workload] = screens + windows + cases + logs + documents + rest + kinds

  private static let screens = [
    file("layout", "json", ["layout"], column),
    file("layout, rows in a column", "json", ["layout"], rows),
    file("layout --why", "json", ["layout", "--why", "v0"], column),
    file("layout --json", "json", ["layout", "--json"], column),
    file("layout --verdicts", "json", ["layout", "--verdicts"], rows),
    file(
      "layout --edits", "json", ["layout", "--verdicts", "--edits", #"[{"hide": "v0"}]"#], rows),
    file("layout, nothing settles it", "json", ["layout"], openColumn),
    file("check", "json", ["check", "--cases", "5"], rows),
    Workload("check --cases") { size, folder in
      let file = folder.appending(path: "input.json")
      try Data(rows(10).utf8).write(to: file)
      return ["check", file.path, "--cases", "\(size)"]
    },
  ]

  private static let windows = [
    file("layout of a window", "json", ["layout"], feed),
    file("layout of a window --json", "json", ["layout", "--json"], feed),
    file("layout of a window --why", "json", ["layout", "--why", "b0"], feed),
    file("check of a window", "json", usual: 1, ["check"], feed),
  ]

  private static let cases = [
    Workload("explore --cases", usual: 100) { size, _ in
      ["explore", "tabs-content-is-n-thirds", "claim-rounded-tabs-fit", "--cases", "\(size)"]
    },
    Workload("merge", usual: 2) { size, folder in
      let explore = [
        "explore", "tabs-content-is-n-thirds", "--cases", "\(size)", "--results", folder.path,
      ]
      for shard in 0..<size {
        _ = Explorer.transcript(of: explore + ["--shard", "\(shard)/\(size)"])
      }
      return ["merge", folder.path]
    },
    Workload("replay of files", usual: 5) { size, folder in
      try copies(of: fixture, size, in: folder)
      return ["replay", folder.path]
    },
    Workload("retire", usual: 5) { size, folder in
      ["retire", "--reason", "gone"] + (try copies(of: fixture, size, in: folder))
    },
    file("replay of text", "txt", ["replay"]) { lines(of: "nothing to see", $0) + token },
    file("keep", "txt", ["keep", "--write", NSTemporaryDirectory() + "growth-kept"]) {
      lines(of: "nothing to see", $0) + token
    },
  ]

  private static let logs = [
    file("explain, lists alike", "txt", usual: 1, ["explain"]) { lines(of: log(4, at: 0), $0) },
    file("explain, lists", "txt", usual: 1, ["explain"]) { size in
      (0..<size).map { log(4 + $0 % 37, at: $0) }.joined()
    },
    file("explain, a long list", "txt", usual: 5, ["explain", "--max-list", "20000"]) {
      log($0, at: 0)
    },
    file("explain, other lines", "txt", usual: 100, ["explain"]) {
      lines(of: "2026-01-01 12:00:00 app[1:2] something else", $0) + log(4, at: 0)
    },
  ]

  private static let documents = ["lint", "lint --views 0", "verify", "import"]
    .flatMap { command -> [Workload] in
      let words = command.split(separator: " ").map(String.init)
      return [
        file("\(command), views", "storyboard", usual: command == "lint" ? 1 : 4, words) {
          storyboard(scenes: 1, views: $0)
        },
        file("\(command), scenes", "storyboard", usual: 1, words) {
          storyboard(scenes: $0, views: 4)
        },
      ]
    }

  private static let rest = [
    file("port", "swift", ["port"]) { size in
      (0..<size).map { "class V\($0): UIView {\n  @objc func tap() {}\n}\n" }.joined()
    },
    Workload("port, files", usual: 5) { size, folder in
      for file in 0..<size {
        let text = "class V\(file): UIView {\n  @objc func tap() {}\n}\n"
        try Data(text.utf8).write(to: folder.appending(path: "V\(file).swift"))
      }
      return ["port", folder.path]
    },
    Workload("lint, files", usual: 1) { size, folder in
      for file in 0..<size {
        let text = storyboard(scenes: 1, views: 2)
        try Data(text.utf8).write(to: folder.appending(path: "\(file).storyboard"))
      }
      return ["lint", "--views", "0", folder.path]
    },
  ]
}

// MARK: Inputs

private let token = "claim-rounded-tabs-fit:p1-sj401pxddvn0\n"

private func lines(of line: String, _ count: Int) -> String {
  String(repeating: line.hasSuffix("\n") ? line : line + "\n", count: count)
}

/// A fixture, once for each of some files; their paths.
@discardableResult
private func copies(of text: String, _ count: Int, in folder: URL) throws -> [String] {
  try (0..<count).map { number in
    let file = folder.appending(path: "\(number).json")
    try Data(text.utf8).write(to: file)
    return file.path
  }
}

private let fixture = """
  {"format": 1, "invariant": "tabs-content-is-n-thirds", "expect": "holds", "message": "", "token": "",
   "subject": {"frameWidth": 3, "tabCount": 2}}
  """

private func screen(_ content: String) -> String {
  #"{"scrollView": {"size": {"width": 390, "height": 800}}, "content": "# + content + "}"
}

private func stack(_ id: String, _ axis: String, _ views: [String]) -> String {
  #"{"id": "\#(id)", "stack": {"axis": "\#(axis)", "spacing": 8, "arrangedViews": ["#
    + views.joined(separator: ",\n") + "]}}"
}

private func leaf(_ number: Int) -> String {
  #"{"id": "v\#(number)", "intrinsic": {"width": 40, "height": 20}}"#
}

func column(_ count: Int) -> String {
  screen(stack("column", "vertical", (0..<count).map(leaf)))
}

private func rows(_ count: Int) -> String {
  screen(
    stack(
      "column", "vertical",
      (0..<(count / 5)).map { row in
        stack("r\(row)", "horizontal", (0..<4).map { leaf(row * 4 + $0) })
      }))
}

private func openColumn(_ count: Int) -> String {
  screen(stack("column", "vertical", (0..<count).map { #"{"id": "v\#($0)"}"# }))
}

/// A feed of posts: a plain view around a box and a caption, in a stack in a scroll view.
private func feed(_ count: Int) -> String {
  let posts = (0..<max(1, count / 3)).map { post in
    #"""
    {"id": "p\#(post)", "subviews": [
      {"id": "b\#(post)", "height": 40}, {"id": "c\#(post)", "intrinsic": {"width": 99, "height": 17}}]}
    """#
  }
  let ties = (0..<max(1, count / 3)).flatMap { post in
    [
      ("b\(post).top", "p\(post).top", 8), ("b\(post).leading", "p\(post).leading", 8),
      ("b\(post).trailing", "p\(post).trailing", -8), ("c\(post).top", "b\(post).bottom", 4),
      ("c\(post).leading", "p\(post).leading", 8), ("c\(post).bottom", "p\(post).bottom", -8),
    ]
  }
  let guides = [
    ("scroll.top", "root.top", 0), ("scroll.leading", "root.leading", 0),
    ("scroll.trailing", "root.trailing", 0), ("scroll.bottom", "root.bottom", 0),
    ("feed.top", "scroll.contentLayoutGuide.top", 0),
    ("feed.leading", "scroll.contentLayoutGuide.leading", 0),
    ("feed.trailing", "scroll.contentLayoutGuide.trailing", 0),
    ("feed.bottom", "scroll.contentLayoutGuide.bottom", 0),
    ("feed.width", "scroll.frameLayoutGuide.width", 0),
  ]
  let constraints = (guides + ties).map {
    #"{"first": "\#($0)", "second": "\#($1)", "constant": \#($2)}"#
  }
  return
    #"{"window": {"size": {"width": 390, "height": 800}, "root": {"id": "root", "subviews": [{"id": "scroll", "scrollView": {}, "subviews": ["#
    + stack("feed", "vertical", posts) + "]}]}, \"constraints\": ["
    + constraints.joined(separator: ",\n") + "]}}"
}

/// A list of constraints that contradict each other: views in a column that is too low.
private func log(_ count: Int, at number: Int) -> String {
  func line(_ place: Int, _ text: String) -> String {
    "    \"<NSLayoutConstraint:0x6\(String(number, radix: 16))a\(String(place, radix: 16)) \(text)>\",\n"
  }
  let base = number * 100_000
  let chain = (0..<count).map { view in
    line(
      view, "V:[UIView:0x7\(base + view)]-(8)-[UIView:0x7\(base + view + 1)]   (active)")
  }
  let ends = [
    line(count, "UIView:0x7\(base).top == UIView:0x9\(number).top   (active)"),
    line(count + 1, "UIView:0x7\(base + count).bottom == UIView:0x9\(number).bottom   (active)"),
    line(count + 2, "UIView:0x9\(number).height == 1   (active)"),
  ]
  return "Unable to simultaneously satisfy constraints.\n(\n" + (chain + ends).joined() + ")\n\n"
}

/// A storyboard of scenes with a column of labels in a scroll view.
private func storyboard(scenes: Int, views: Int) -> String {
  let scene = { (scene: Int) in
    let labels = (0..<views).map { view in
      """
      <label text="some words" id="l\(scene)-\(view)"><rect key="frame" x="0" y="\(view * 20)" width="375" height="20"/></label>
      """
    }
    return """
      <scene sceneID="s\(scene)"><objects><viewController id="c\(scene)"><view key="view" id="root\(scene)">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <scrollView id="scroll\(scene)" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <stackView axis="vertical" id="column\(scene)" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="375" height="\(views * 20)"/><subviews>
      \(labels.joined(separator: "\n"))
      </subviews></stackView></subviews><constraints>
      <constraint firstItem="column\(scene)" firstAttribute="top" secondItem="scroll\(scene)" secondAttribute="top" id="a\(scene)"/>
      <constraint firstItem="column\(scene)" firstAttribute="leading" secondItem="scroll\(scene)" secondAttribute="leading" id="b\(scene)"/>
      <constraint firstAttribute="trailing" secondItem="column\(scene)" secondAttribute="trailing" id="d\(scene)"/>
      <constraint firstAttribute="bottom" secondItem="column\(scene)" secondAttribute="bottom" id="e\(scene)"/>
      <constraint firstItem="column\(scene)" firstAttribute="width" secondItem="scroll\(scene)" secondAttribute="width" id="f\(scene)"/>
      </constraints></scrollView></subviews><constraints>
      <constraint firstItem="scroll\(scene)" firstAttribute="top" secondItem="root\(scene)" secondAttribute="top" id="g\(scene)"/>
      <constraint firstItem="scroll\(scene)" firstAttribute="leading" secondItem="root\(scene)" secondAttribute="leading" id="h\(scene)"/>
      <constraint firstAttribute="trailing" secondItem="scroll\(scene)" secondAttribute="trailing" id="i\(scene)"/>
      <constraint firstAttribute="bottom" secondItem="scroll\(scene)" secondAttribute="bottom" id="j\(scene)"/>
      </constraints></view></viewController></objects></scene>
      """
  }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/><scenes>
    \((0..<scenes).map(scene).joined(separator: "\n"))
    </scenes></document>
    """
}
