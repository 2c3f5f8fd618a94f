import Foundation
import PropertyKit
import StackScrollConstraints
import StackScrollCore
import TestSupport
import Testing

@testable import StackScrollInvariants

/// Bugs of public trackers, kept as files: each shows its fault, and its mended twin does not.
@Suite struct TrackedBugTests {
  /// A pair of files of `Examples/Bugs`.
  struct Bug: Sendable, CustomTestStringConvertible {
    let name: String
    /// Where it was told.
    let tracker: String
    /// The law of `check` that finds it; nil where none does.
    let law: String?
    /// What of the screen goes wrong, asked of its layout alone.
    let isAtFault: @Sendable (Screen) throws -> Bool

    var testDescription: String { name }

    func window(_ kind: String) throws -> Screen {
      try Screen(parsing: try Data(contentsOf: place(kind)))
    }

    func place(_ kind: String) -> URL {
      TrackedBugTests.folder.appending(path: "\(name).\(kind).json")
    }
  }

  static let folder = Repository.root.appending(path: "Examples/Bugs")

  private static func isOpen(_ window: Screen, _ axis: Axis) -> Bool {
    if case .ambiguous = window.problem(along: axis) { true } else { false }
  }

  private static func isContradictory(_ window: Screen) -> Bool {
    if case .contradictory = window.problem(along: .vertical) { true } else { false }
  }

  static let bugs = [
    Bug(name: "layout-105", tracker: "nicklockwood/layout#105", law: "layout-is-determined") {
      isOpen($0, .vertical)
    },
    // The content is as high as the frame, and the keyboard adds to it.
    Bug(
      name: "iqkeyboardmanager-2058", tracker: "hackiftekhar/IQKeyboardManager#2058",
      law: "content-fits-across"
    ) {
      window in
      let layout = try window.layout()
      let content = try #require(layout.scrollViews.first.flatMap(layout.content))
      return content.scrolls(.vertical)
    },
    Bug(
      name: "material-components-ios-7760",
      tracker: "material-components/material-components-ios#7760", law: "layout-is-determined"
    ) { isOpen($0, .horizontal) && isOpen($0, .vertical) },
    // Once the view is hidden, its stack gives it no width, and two points of it are required.
    Bug(
      name: "braintree_ios-237", tracker: "braintree/braintree_ios#237",
      law: "hiding-keeps-the-layout"
    ) { window in
      let hiding = Constraint(LayoutItem("hint")[.width])
      let shown = try window.applying(.setHidden(false, "hint")).applying(.addConstraint(hiding))
      return shown.problem(along: .horizontal) != nil
    },
    Bug(
      name: "signal-ios-3652", tracker: "signalapp/Signal-iOS#3652",
      law: "empty-stack-takes-no-room"
    ) { window in
      let policy = LayoutPolicy(emptyStack: .ambiguous)
      return isOpen(try window.with(policy: policy), .vertical)
    },
    Bug(
      name: "apple-browsers-4623", tracker: "duckduckgo/apple-browsers#4623",
      law: "layout-is-determined"
    ) {
      isContradictory($0)
    },
    Bug(name: "ios-oss-818", tracker: "kickstarter/ios-oss#818", law: "text-is-not-cut") { window in
      let window = try window.with(contentSizeCategory: .accessibilityLarge)
      return try window.layout().isTextCut("disclaimer") ?? false
    },
    Bug(
      name: "traceprivately-33", tracker: "CrunchyBagel/TracePrivately#33",
      law: "layout-is-determined"
    ) { window in
      let small = Size(width: 320, height: 568)
      return isContradictory(
        try window.with(size: small, safeAreaInsets: EdgeInsets(top: 64)))
    },
    Bug(name: "whatsnew-7", tracker: "BalestraPatrick/WhatsNew#7", law: "content-fits-across") {
      try $0.layout().content(of: "page")?.scrolls(.horizontal) ?? false
    },
  ]

  @Test(arguments: bugs)
  func `a kept screen has its fault, and the mended one has not`(bug: Bug) throws {
    #expect(try bug.isAtFault(try bug.window("broken")))
    #expect(try !bug.isAtFault(try bug.window("mended")))
  }

  /// The laws of `check` that a file breaks.
  private static func broken(_ place: URL) throws -> Set<String> {
    let file = try ScreenFile(parsing: try Data(contentsOf: place))
    let sweep = WindowSweep(of: file)
    return Set(sweep.findings(drawing: 100).map(\.law.rawValue))
  }

  @Test(arguments: bugs)
  func `the law that is named finds it, and not in the mended screen`(bug: Bug) throws {
    guard let law = bug.law else { return }
    #expect(try Self.broken(bug.place("broken")).contains(law))
    #expect(try !Self.broken(bug.place("mended")).contains(law))
  }

  @Test func `the page tells each bug, where it was told and which law finds it`() throws {
    let page = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(rows.map(\.first) == Self.bugs.map { "`\($0.name)`" })
    #expect(rows.map { $0[1] } == Self.bugs.map(\.tracker))
    #expect(rows.map(\.last) == Self.bugs.map { $0.law.map { "`\($0)`" } ?? "none" })
  }

  @Test func `every file of the folder is one of a pair`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let pairs = Self.bugs.flatMap { ["\($0.name).broken.json", "\($0.name).mended.json"] }
    #expect(files.filter { $0.hasSuffix(".json") }.sorted() == pairs.sorted())
  }
}
