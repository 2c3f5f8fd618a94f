import Foundation

/// The kinds of input of which some command once took time with the square of its size.
extension Workload {
  static let kinds = screenKinds + documentKinds + logKinds + sourceKinds

  private static let screenKinds = [
    file("check, plain views", "json", usual: 2, ["check"]) { window((0..<$0).map(bare), []) },
    file("check, views at one place", "json", usual: 8, few) { count in
      window(
        (0..<count).map(bare),
        (0..<count).flatMap { view in
          [
            tie("v\(view).leading", "root.leading", 10), tie("v\(view).top", "root.top", 20),
            tie("v\(view).width", nil, 50), tie("v\(view).height", nil, 44),
          ]
        })
    },
    file("check, a list", "json", usual: 8, few, column),
    file("layout, widths at many priorities", "json", usual: 4, ["layout"]) { count in
      let views = (0..<count).map {
        #"""
        {"id": "v\#($0)", "intrinsic": {"width": 40, "height": 20},
         "hugging": {"horizontal": \#(1 + $0 * 7 % 900)}}
        """#
      }
      return window(
        views,
        [tie("v0.leading", "root.leading", 8), tie("v\(count - 1).trailing", "root.trailing", -8)]
          + (1..<count).map { tie("v\($0).leading", "v\($0 - 1).trailing", 8) }
          + (0..<count).flatMap { view in
            [
              tie("v\(view).top", "root.top", 8),
              tie("v\(view).width", nil, 30 + view % 11, priority: 50 + view * 13 % 900),
            ]
          })
    },
    file("layout, a chain that contradicts itself", "json", usual: 4, ["layout"]) { count in
      window(
        (0..<count).map(bare),
        [tie("v0.top", "root.top", 8), tie("v\(count - 1).bottom", "root.bottom", -8)]
          + (1..<count).map { tie("v\($0).top", "v\($0 - 1).bottom", 8) }
          + (0..<count).flatMap { view in
            [
              tie("v\(view).height", nil, 100), tie("v\(view).leading", "root.leading", 8),
              tie("v\(view).width", nil, 8),
            ]
          })
    },
  ]

  private static let few = ["check", "--cases", "1", "--views", "20"]

  private static let documentKinds = ["lint", "verify"].flatMap { command in
    [
      file("\(command), open views in a scroll view", "storyboard", usual: 2, [command]) { count in
        let edges = ["top", "leading", "trailing", "bottom"].map {
          condition("e\($0)", "sv", $0, "root", $0)
        }
        return document(
          """
          <scrollView id="sv" translatesAutoresizingMaskIntoConstraints="NO">\(rect(0, 0, 375, 667))
          <subviews>\((0..<count).map { view($0) }.joined(separator: "\n"))</subviews></scrollView>
          """, edges)
      },
      file("\(command), free views", "storyboard", usual: 8, [command]) { count in
        document((0..<count).map { view($0) }.joined(separator: "\n"), [])
      },
      file("\(command), one id", "storyboard", usual: 8, [command]) { count in
        document((0..<count).map { view($0, id: "same") }.joined(separator: "\n"), [])
      },
      file("\(command), views at one place", "storyboard", usual: 2, [command]) { count in
        document(
          (0..<count).map { view($0, y: 20) }.joined(separator: "\n"),
          (0..<count).flatMap { view in
            [
              condition("l\(view)", "v\(view)", "leading", "root", "leading", 10),
              condition("t\(view)", "v\(view)", "top", "root", "top", 20),
              condition("w\(view)", "v\(view)", "width", nil, "", 50),
              condition("h\(view)", "v\(view)", "height", nil, "", 44),
            ]
          })
      },
      file("\(command), labels in a chain", "storyboard", usual: 4, [command]) { count in
        document(
          (0..<count).map { view($0, "label", #" text="some words""#) }.joined(separator: "\n"),
          [condition("t0", "v0", "top", "root", "top", 8)]
            + (1..<count).map { condition("t\($0)", "v\($0)", "top", "v\($0 - 1)", "bottom", 8) }
            + (0..<count).map { condition("l\($0)", "v\($0)", "leading", "root", "leading", 8) })
      },
    ]
  }

  private static let logKinds = [
    file("explain, one line of visual format", "txt", usual: 64, ["explain"]) { count in
      let chain = (0..<count).map { "[UIView:0x7\(six($0))]" }.joined(separator: "-")
      return list([
        "H:|-\(chain)-|   (active, names: '|':UIView:0x9 )", "UIView:0x9.width == 1   (active)",
      ])
    },
    file("explain, one width of many lengths", "txt", usual: 5, ["explain"]) { count in
      list((0..<count).map { "UIView:0x7.width == \($0)   (active)" })
    },
    file("explain, lines of all kinds", "txt", usual: 5, ["explain"]) { count in
      list(
        (0..<count).map { line in
          let view = "UIView:0x7\(six(line / 4))"
          return switch line % 4 {
          case 0: "\(view).width == \(50 + line / 4 % 9)   (active)"
          case 1: "H:[\(view)]-(8)-[UIView:0x7\(six(line / 4 + 1))]   (active)"
          case 2: "V:|-(8)-[\(view)]   (active, names: '|':UIView:0x9 )"
          default: "\(view).leading == UIView:0x9.leading + \(line / 4)   (active)"
          }
        })
    },
  ]

  private static let sourceKinds = [
    file("port, a run of #", "swift", usual: 500, ["port"]) {
      "let x = \(String(repeating: "#", count: $0))\n"
    },
    file("port, a chain of classes", "swift", usual: 30, ["port"]) { count in
      "import UIKit\nclass V0: UIView {}\n"
        + (1..<count).map { "class V\($0): V\($0 - 1) { @objc func t\($0)() {} }\n" }.joined()
    },
    file("port, extensions", "swift", usual: 30, ["port"]) { count in
      "import UIKit\nclass V: UIView {}\n"
        + (0..<count).map { "extension V { @objc func t\($0)() {} }\n" }.joined()
    },
    file("port, actions", "swift", usual: 60, ["port"]) { count in
      "import UIKit\nclass V: UIView {\n"
        + (0..<count).map { "  @objc func t\($0)() {}\n" }.joined() + "}\n"
    },
  ]
}

// MARK: Parts of inputs

private func bare(_ number: Int) -> String { #"{"id": "v\#(number)"}"# }

private func window(_ views: [String], _ constraints: [String]) -> String {
  #"""
  {"window": {"size": {"width": 390, "height": 844},
   "root": {"id": "root", "subviews": [\#(views.joined(separator: ",\n"))]},
   "constraints": [\#(constraints.joined(separator: ",\n"))]}}
  """#
}

private func tie(
  _ first: String, _ second: String?, _ constant: Int, priority: Int = 1000
) -> String {
  #"{"first": "\#(first)", "constant": \#(constant), "priority": \#(priority)"#
    + (second.map { #", "second": "\#($0)"}"# } ?? "}")
}

private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
  #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
}

private func view(
  _ number: Int, _ kind: String = "view", _ more: String = "", y: Int? = nil, id: String? = nil
) -> String {
  """
  <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="\(id ?? "v\(number)")"\(more)>\
  \(rect(10, y ?? number * 44, 50, 44))</\(kind)>
  """
}

private func condition(
  _ id: String, _ first: String, _ attribute: String, _ second: String?, _ other: String,
  _ constant: Int = 0
) -> String {
  let end = second.map { #"secondItem="\#($0)" secondAttribute="\#(other)" "# } ?? ""
  return #"<constraint id="\#(id)" firstItem="\#(first)" firstAttribute="\#(attribute)" \#(end)"#
    + #"constant="\#(constant)"/>"#
}

private func document(_ views: String, _ constraints: [String]) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s"><objects>
  <viewController id="c"><view key="view" id="root">\(rect(0, 0, 375, 667))
  <subviews>\(views)</subviews>
  <constraints>\(constraints.joined(separator: "\n"))</constraints>
  </view></viewController></objects></scene></scenes></document>
  """
}

/// A number of six digits as part of an address.
private func six(_ number: Int) -> String { String(1_000_000 + number).dropFirst().description }

private func list(_ lines: [String]) -> String {
  let rows = lines.enumerated().map { "    \"<NSLayoutConstraint:0x6\(six($0)) \($1)>\",\n" }
  return "Unable to simultaneously satisfy constraints.\n(\n\(rows.joined()))\n"
}
